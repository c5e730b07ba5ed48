"""
The root of every exception we raise.

* Problem
  + TypedError       what other programs are told by family and kind: `view.errors`
  (the rest live where they are raised: `surfaces`, `judge`, `flows`)

Only `flows` maps a problem's kind to an exit code.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from .budgets import HINT, MESSAGE
from .cut import told


class Dispatched(StrEnum):
    """Did anything reach the application?"""

    NO = "no"
    YES = "yes"
    UNKNOWN = "unknown"
    """It was on its way when it was cut off. Never repeat it blindly."""


class Problem(Exception):
    """Something went wrong that a person can act on: every instance says what to try next."""

    kind: ClassVar[str] = "problem"
    recoverable: ClassVar[bool] = False
    """Repeating can work once its cause is treated."""

    suggested: ClassVar[str] = ""
    """The tool of our MCP server that treats the cause, where there is one: ``observe``, ``act``."""

    family: ClassVar[str] = "Problem"
    """What other programs sort it under."""

    def __init__(self, message: str, *, hint: str, dispatched: Dispatched = Dispatched.NO) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.dispatched = dispatched

    def payload(self) -> dict[str, object]:
        """What another program is told of it: bounded, and free of anything but these facts (docs/errors.md)."""
        return {
            "family": self.family,
            "kind": self.kind,
            "recoverable": self.recoverable,
            "suggested_tool": self.suggested or None,
            "dispatched": str(self.dispatched),
            "message": told(self.message, MESSAGE.value),
            "hint": told(self.hint, HINT.value),
            **self.facts(),
        }

    def facts(self) -> dict[str, object]:
        """What its payload says beside what all say."""
        return {}
