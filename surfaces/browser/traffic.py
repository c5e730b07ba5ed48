"""
Which of a page's requests may change what it shows, and which are its background hum.

Plain bookkeeping: times come in as values, so that every rule is tested without a browser.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from . import limits

PARTS = frozenset({"document", "script", "stylesheet"})
"""What a document is made of: each may fetch more as soon as it has ended."""

DATA = frozenset({"xhr", "fetch"})
CHANGING = PARTS | DATA
"""Kinds that change the page. Images, fonts, media, pings, sockets and event streams do not."""


@dataclass(slots=True)
class Cadence:
    """
    When requests of one kind to one path began. A quick and steady beat makes them background.

    Only a beat quicker than the quiet that is waited for disturbs at all; and as every action waits for that quiet,
    no beat as quick as this is made by actions one after another.
    """

    begins: deque[float] = field(default_factory=lambda: deque(maxlen=limits.STEADY_BEGINS.count + 1))

    def beat(self, at: float) -> bool:
        """Notes a begin. True when it falls into the beat of those before it."""
        self.begins.append(at)
        gaps = [later - earlier for earlier, later in pairwise(self.begins)]
        return len(gaps) >= limits.STEADY_BEGINS.count and _is_beat(gaps)


def _is_beat(gaps: list[float]) -> bool:
    quick = max(gaps) < limits.QUIET_DATA_S.value
    return quick and max(gaps) <= min(gaps) * limits.STEADY_RATIO.value


@dataclass(frozen=True, slots=True)
class Request:
    """One request that may change the page."""

    kind: str
    began: float
    background: bool


@dataclass(slots=True)
class Traffic:
    """The requests of one window."""

    running: dict[Hashable, Request] = field(default_factory=dict)
    cadences: dict[str, Cadence] = field(default_factory=dict)
    last_data: float = float("-inf")
    """When the last data request that is not background began."""

    last_part: float = float("-inf")
    """When the last part of a document ended."""

    def begin(self, key: Hashable, kind: str, path: str, at: float) -> None:
        """A request began. `path` is its method and address without the query."""
        if kind not in CHANGING:
            return
        hums = self.cadences.setdefault(path, Cadence()).beat(at) if kind in DATA else False
        self.running[key] = Request(kind, at, hums)
        if kind in DATA and not hums:
            self.last_data = at

    def end(self, key: Hashable, at: float) -> None:
        """It ended, whichever way."""
        request = self.running.pop(key, None)
        if request and request.kind in PARTS:
            self.last_part = at

    def forget(self) -> None:
        """A new document stands: what the old one still asked for no longer matters."""
        self.running.clear()
        self.cadences.clear()

    def awaited(self, since: float) -> bool:
        """Does one still run that an action at `since` may have caused?"""
        return any(self._of(since))

    def is_quiet(self, now: float) -> bool:
        """Has it been long enough since the last that began or ended?"""
        data = limits.QUIET_DATA_S.reached_by(now - self.last_data)
        return data and limits.QUIET_PARTS_S.reached_by(now - self.last_part)

    def began_after(self, since: float) -> bool:
        """Did the action cause any that matters, ended or not?"""
        return self.last_data >= since or any(request.began >= since for request in self._of(since))

    def _of(self, since: float) -> Iterator[Request]:
        oldest = since - limits.RECENT_S.value
        return (request for request in self.running.values() if request.began >= oldest and not request.background)
