"""
Which of a page's requests may change what it shows, and which are its background hum.

Plain bookkeeping: times come in as values, so that every rule is tested without a browser.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, field

from . import limits

PARTS = frozenset({"document", "script", "stylesheet"})
"""What a document is made of: each may fetch more as soon as it has ended."""

DATA = frozenset({"xhr", "fetch"})
CHANGING = PARTS | DATA
"""Kinds that change the page. Images, fonts, media, pings, sockets and event streams do not."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request that may change the page."""

    kind: str
    path: str
    began: float


@dataclass(slots=True)
class Traffic:
    """The requests of one window."""

    running: dict[Hashable, Request] = field(default_factory=dict)
    begins: dict[str, deque[float]] = field(default_factory=dict)
    """When data requests to each path began, the latest last."""

    last_part: float = float("-inf")
    """When the last part of a document ended."""

    def begin(self, key: Hashable, kind: str, path: str, at: float) -> None:
        """A request began. `path` is its method and address, without the values of its parameters."""
        if kind not in CHANGING:
            return
        self.running[key] = Request(kind, path, at)
        if kind in DATA:
            self.begins.setdefault(path, deque(maxlen=limits.HUM_MEMORY.count)).append(at)

    def end(self, key: Hashable, at: float) -> None:
        """It ended, whichever way."""
        request = self.running.pop(key, None)
        if request and request.kind in PARTS:
            self.last_part = at

    def forget(self) -> None:
        """A new document stands: what the old one asked for no longer matters, nor how often it did."""
        self.running.clear()
        self.begins.clear()

    def awaited(self, since: float) -> bool:
        """Does one still run that an action at `since` may have caused?"""
        oldest = since - limits.RECENT_S.value
        return any(one.began >= oldest and not self.hums(one.path, since) for one in self.running.values())

    def is_quiet(self, now: float, since: float) -> bool:
        """Has it been long enough since the last that matters to an action at `since` began, or ended?"""
        data = limits.QUIET_DATA_S.reached_by(now - self._last_data(since))
        return data and limits.QUIET_PARTS_S.reached_by(now - self.last_part)

    def began_after(self, since: float) -> bool:
        """Did the action cause any that matters, ended or not?"""
        return self._last_data(since) >= since or any(one.began >= since for one in self.running.values())

    def hums(self, path: str, since: float) -> bool:
        """
        Was it being asked for again and again already when the action began?

        Only what is asked for more often than the quiet that is waited for disturbs at all. And as every action waits
        for that quiet, no action after another ever makes a hum.
        """
        before = [at for at in self.begins.get(path, ()) if at < since][-limits.HUM_BEGINS.count :]
        if len(before) < limits.HUM_BEGINS.count or since - before[-1] > limits.RECENT_S.value:
            return False
        return before[-1] - before[0] < limits.QUIET_DATA_S.value * (len(before) - 1)

    def _last_data(self, since: float) -> float:
        heard = (times[-1] for path, times in self.begins.items() if not self.hums(path, since))
        return max(heard, default=float("-inf"))
