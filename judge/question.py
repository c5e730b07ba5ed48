"""What a judge can be asked: three shapes of question, each of a known kind."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from view import Element

NONE = "none"
"""The option of every choice that says: none of these. An answer of it is never a default."""


class Kind(StrEnum):
    """What a question is about. A judge may answer by kind; a foreign one reads the wording."""

    DONE = "done"
    NOT_DONE = "not_done"
    PROGRESS = "progress"
    BLOCKED = "blocked"
    HELPED = "helped"
    INTENDED = "intended"
    """Did the last press do what it was meant to? Asked where the expected did not show."""

    UNINTENDED = "unintended"
    """The negation of `INTENDED`."""

    MOVE = "move"
    SHORTCUT = "shortcut"
    DISMISS = "dismiss"
    """Which control closes what is in the way (or Escape)."""

    TARGET = "target"
    """Which element serves the purpose."""

    AGAIN = "again"
    """The same as `TARGET`, in another order."""

    CONFIRM = "confirm"
    """Is this one element the right one for the purpose?"""

    DUEL = "duel"
    """Which of these two serves the purpose?"""

    ONLY_NEAR = "only_near"
    """Does this one element merely resemble what the purpose needs?"""

    SPAN = "span"
    """Which of the step's own spans goes into which field."""

    SLOT = "slot"
    """Which field is meant by this slot's name."""

    OPTION = "option"
    """Which option of a select serves the purpose."""

    SHOWS_RESULT = "shows_result"
    HOLDS = "holds"
    """Does this condition hold on the screen?"""

    NEGATED = "negated"
    """Does this condition NOT hold on the screen?"""

    COVERAGE = "coverage"
    """How much of this condition does the screen show?"""

    FIELD_ERROR = "field_error"
    ASKED_FOR = "asked_for"
    """Does the screen ask for this detail anywhere?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One thing that may be chosen."""

    key: str
    text: str
    """What the judge reads: for an element its line."""

    element: Element | None = None
    """The element it stands for, where it stands for one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class YesNo:
    """Answered by the probability of yes (``noul`` on the wire)."""

    id: str
    kind: Kind
    wording: str
    purpose: str = ""
    """The variable half of the wording: a condition, a slot's name, what the element is wanted for."""

    element: Element | None = None
    """For `Kind.CONFIRM` and the like: the element it is about."""

    framing: int = 0
    """Which way of putting the same question this is (`judge.framing`); 0 as it was made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Answered by a distribution over its options, `NONE` among them. At most 20 options with it."""

    id: str
    kind: Kind
    wording: str
    options: tuple[Option, ...]
    purpose: str = ""
    framing: int = 0

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple([option.key for option in self.options])


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Answered by a distribution over its levels, lowest first."""

    id: str
    kind: Kind
    wording: str
    levels: tuple[str, ...]
    purpose: str = ""
    framing: int = 0


Question = YesNo | Choice | Score
