"""
The root of every exception we raise.

* Problem
  + StaleRef         the loop itself recovers: it looks again
  (subclasses live where they are raised: `surfaces`, `judge`, `flows`)

Only `flows` maps a problem's kind to an exit code.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar


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
    """The operation that treats the cause, where there is one: ``look``, ``scroll``."""

    def __init__(self, message: str, *, hint: str, dispatched: Dispatched = Dispatched.NO) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.dispatched = dispatched


class StaleRef(Problem):
    """A reference that belongs to an earlier screen."""

    kind = "stale_reference"
    recoverable = True
    suggested = "look"

    def __init__(self, ref: str) -> None:
        super().__init__(f"{ref} is not on this screen", hint="look again and take the reference from there")
