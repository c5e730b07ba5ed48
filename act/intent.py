"""What a step of a flow asks for, after loading: one value a kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from view import Allowance, Chain, Guards

from .bars import BarsBy
from .phrase import Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """What all kinds of step share."""

    allow: tuple[Allowance, ...] = ()
    """The step's own `allow:` entries, beside the flow's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DoIntent(Intent):
    """A plain step: an outcome in words."""

    goal: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class PressIntent(Intent):
    """One press, of the control that a locator names."""

    locator: Chain


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterIntent(Intent):
    """Text into fields, in the order written. A slot's name says which field is meant."""

    slots: tuple[tuple[str, Phrase], ...]
    locators: tuple[tuple[str, Chain], ...] = ()
    """Of slots whose name is a locator: what it names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BrowseIntent(Intent):
    """Go to an address."""

    address: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenIntent(Intent):
    """Launch an application or bring it forward."""

    app: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyIntent(Intent):
    """A condition that has to hold now."""

    condition: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitForIntent(Intent):
    """A condition that has to come to hold."""

    condition: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class StopBeforeIntent(Intent):
    """Find the control that would do it, and stop in front of it."""

    phrase: Phrase


AnyIntent = (
    DoIntent | PressIntent | EnterIntent | BrowseIntent | OpenIntent | VerifyIntent | WaitForIntent | StopBeforeIntent
)


class Loop(StrEnum):
    """Parts of the do loop that can be switched off for a comparison (`limits.loops`)."""

    COMPLETION = "completion"
    PROGRESS = "progress"
    MOVES = "moves"
    OBSTACLES = "obstacles"
    UNDO = "undo"


class Level(StrEnum):
    """How much is asked about an answer that is not clear."""

    OFF = "off"
    """Single bars. For a judge that says the same however it is asked."""

    STANDARD = "standard"
    """More framings, then duels among finalists."""

    DEEP = "deep"
    """And a contrast of the two best where no duel settles it; what is about to be called done is looked at twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What bounds every step of a run."""

    turns: int = 8
    """May be lowered, never raised: `thresholds.DO_TURNS`."""

    off: frozenset[Loop] = frozenset()
    guards: Guards = field(default_factory=Guards)
    bars: BarsBy = field(default_factory=BarsBy)
    """What answers have to reach, by who gave them."""

    deliberation: Level = Level.OFF
