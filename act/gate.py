"""
The one door: every touching wish is made here, and only here.

The gate guards every *activation*, not every click: a double click, Return, Space, a line break in typed text, a check
or select that submits all press something, and what they press is judged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from view import Allowance, Element, Guards, Operation, Screen

from .wish import Do


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """Nothing was sent: what the operation would have activated, which rule says no, and why in words."""

    target: str
    """Label of what would have been activated (for Return: the focused control or its form's default button)."""

    rule: str
    because: str


def permit(
    operation: Operation, element: Element | None, screen: Screen, guards: Guards, used: Mapping[Allowance, int]
) -> Do | Refused:
    """The wish to do it, or why not. `used` counts what each allowance has already been charged in this step."""
    raise NotImplementedError
