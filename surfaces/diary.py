"""What a surface notes of its own troubles, for whoever looks into them. It never writes anywhere itself."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Protocol, runtime_checkable

Fact = str | int | float | bool

MOST_NOTES: Final = 500
"""Notes that are kept until somebody takes them; the oldest go first."""


class Noted(StrEnum):
    """Everything that a surface may note."""

    BROWSER_LAUNCHED = "browser.launched"
    LOOK_REPEATED = "look.repeated"
    LOOK_FAILED = "look.failed"
    OPERATION_FAILED = "operation.failed"
    REST_CUT = "rest.cut"
    WINDOW_OPENED = "window.opened"
    WINDOW_CLOSED = "window.closed"
    PAGE_CRASHED = "page.crashed"


TROUBLES: Final = frozenset({Noted.LOOK_FAILED, Noted.OPERATION_FAILED, Noted.PAGE_CRASHED})
"""What should not happen; the rest is how things went."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that happened, with its facts: never what a page shows."""

    event: Noted
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(slots=True)
class Diary:
    """Keeps notes until they are taken."""

    _notes: deque[Note] = field(default_factory=lambda: deque(maxlen=MOST_NOTES))

    def note(self, event: Noted, **facts: Fact) -> None:
        self._notes.append(Note(event, tuple(facts.items())))

    def take(self) -> tuple[Note, ...]:
        """What was noted since the last time, oldest first."""
        taken = tuple(self._notes)
        self._notes.clear()
        return taken


@runtime_checkable
class KeepsDiary(Protocol):
    """A surface that notes its troubles."""

    @property
    def diary(self) -> Diary: ...
