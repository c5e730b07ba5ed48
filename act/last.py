"""The last action of a step, and what may be said of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from view import Dispatched, Element, Operation, Refusal, Screen


class Deed(StrEnum):
    """What kind of action the last one was."""

    PRESS = "press"
    TYPE = "type"
    SELECT = "select"
    SCROLL = "scroll"
    KEY = "key"
    WAIT = "wait"
    NOTHING = "nothing"
    """The turn found nothing to do it with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Last:
    """The last action, and the screen it was done on."""

    deed: Deed
    words: str
    """In the past tense: ``pressed button "Save"``."""

    element: Element | None = None
    operation: Operation | None = None
    """What was sent, as it was first aimed."""

    chord: str = ""
    before: Screen
    progress: float | None = None
    """How far the step had come before it, as a share of the scale."""

    housekeeping: bool = False
    """It cleared something out of the way or undid something: it is no part of the step."""

    refusal: Refusal = Refusal.NONE
    """Why it was not delivered."""

    dispatched: Dispatched = Dispatched.YES
    """Did anything of it reach the application?"""

    kept: bool = False
    """A typed text was read back and is there: a change, even where the screen hides it (a password)."""

    @property
    def delivered(self) -> bool:
        """It reached the application, proven."""
        return self.refusal is Refusal.NONE

    @property
    def may_have_reached(self) -> bool:
        """It was delivered, or nobody can say that it was not: it is never repeated blindly."""
        return self.delivered or self.dispatched is not Dispatched.NO

    @property
    def activates(self) -> bool:
        """It may have made something happen: bans, repeat limits and "something has been done" count these."""
        return self.may_have_reached and self.deed in {Deed.PRESS, Deed.TYPE, Deed.SELECT, Deed.KEY}
