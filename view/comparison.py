"""What may be said of a page by comparing two looks at it, node by node: before an action, and after."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .element import State

LISTED: Final = 10
"""So many lost values are named; a form that emptied thirty fields is told by its first ones and their number."""

_ASIDE: Final = frozenset({State.FOCUSED, State.OFFSCREEN, State.COVERED})
"""States that say where it lies or where the keyboard is: no change of the element."""


class Unread(StrEnum):
    """There is nothing to compare, and why."""

    REPORTING_DISABLED = "reporting_disabled"
    """Nobody asked for a look afterwards."""

    READ_FAILED = "read_failed"
    """The look afterwards saw nothing."""

    NO_BASELINE = "no_baseline"
    """Nothing had been seen before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost:
    """A field that held something before, and holds nothing now."""

    field: str
    """Its label."""

    was: str | None
    """What it held; `None` of a secret."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """Two looks held against each other. The counts speak only where both saw the same document."""

    document_changed: bool = False
    identity_known: bool = True
    """Both looks say which document they saw."""

    edits: int = 0
    """Nodes that came, went or read differently."""

    moved: int = 0
    """Places at which the order of those that stayed differs."""

    focus_moved: bool = False
    values_lost: int = 0
    """Fields that were emptied, those that `lost` has no room for included."""

    lost: tuple[Lost, ...] = ()


Observation = Unread | Compared
