"""The form that every number has which bounds what goes to a judge on a server, or comes to our own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

N = TypeVar("N", int, float)

WIRE: Final = "docs/judges.md"


@dataclass(frozen=True, slots=True)
class Limit(Generic[N]):
    """One number, with its unit, why it is this one, and the page that says more."""

    value: N
    unit: str
    why: str
    source: str = WIRE
