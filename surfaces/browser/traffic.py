"""
Which of a page's requests may change what it shows, and which are its background hum.

Plain bookkeeping: times come in as values, so that every rule is tested without a browser.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, field, replace

from . import limits

PARTS = frozenset({"document", "script", "stylesheet"})
"""What a document is made of: each may fetch more as soon as it has ended."""

DATA = frozenset({"xhr", "fetch"})
CHANGING = PARTS | DATA
"""Kinds that change the page. Images, fonts, media, pings, sockets and event streams do not."""

READING = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods by which a page only asks. Whatever is sent by another may be refused, and then the page takes it back."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request that may change the page."""

    kind: str
    path: str
    began: float
    first: float
    """When the first began of the row it belongs to, each of which began as soon as the one before it had ended."""

    answered: bool = False
    """The server has begun to answer. A request never ends whose answer the page does not read, as many do not."""

    @property
    def writes(self) -> bool:
        """It may change what the server holds. What is asked for by POST looks the same, and counts."""
        return self.kind in DATA and self.path.partition(" ")[0] not in READING


@dataclass(frozen=True, slots=True)
class Ended:
    """A request that has been answered, or has ended."""

    request: Request
    at: float


@dataclass(slots=True)
class Traffic:
    """The requests of one window."""

    running: dict[Hashable, Request] = field(default_factory=dict)
    begins: dict[str, deque[float]] = field(default_factory=dict)
    """When data requests to each path began, the latest last."""

    ended: dict[str, Ended] = field(default_factory=dict)
    """The last to each path that wrote and has been answered, or has ended."""

    last_part: float = float("-inf")
    """When the last part of a document ended."""

    def begin(self, key: Hashable, kind: str, path: str, at: float) -> None:
        """A request began. `path` is its method and address, without the values of its parameters."""
        if kind not in CHANGING:
            return
        self.running[key] = Request(kind, path, at, self._first(path, at))
        if kind in DATA:
            self.begins.setdefault(path, deque(maxlen=limits.HUM_MEMORY.count)).append(at)

    def answer(self, key: Hashable, at: float) -> None:
        """The server began to answer it."""
        request = self.running.get(key)
        if request and request.writes:
            self.running[key] = replace(request, answered=True)
            self.ended[request.path] = Ended(request, at)

    def end(self, key: Hashable, at: float) -> None:
        """It ended, whichever way."""
        request = self.running.pop(key, None)
        if request and request.kind in PARTS:
            self.last_part = at
        if request and request.writes:
            self.ended[request.path] = Ended(request, at)

    def forget(self) -> None:
        """A new document stands: what the old one asked for no longer matters, nor how often it did."""
        self.running.clear()
        self.begins.clear()
        self.ended.clear()

    def awaited(self, since: float) -> bool:
        """Does one still run that an action at `since` may have caused?"""
        oldest = since - limits.RECENT_S.value
        return any(one.began >= oldest and not self.hums(one.path, since) for one in self.running.values())

    def writing(self, since: float) -> float | None:
        """When the oldest began of the unanswered ones by which an action at `since` may be writing."""
        own = (one.began for one in self.running.values() if not one.answered and self._wrote(one, since))
        return min(own, default=None)

    def written(self, since: float) -> float:
        """When the last was answered by which an action at `since` may have written."""
        return max((one.at for one in self.ended.values() if self._wrote(one.request, since)), default=float("-inf"))

    def is_quiet(self, now: float, since: float) -> bool:
        """Has it been long enough since the last that matters to an action at `since` began, or ended?"""
        data = limits.QUIET_DATA_S.reached_by(now - self._last_data(since))
        return data and limits.QUIET_PARTS_S.reached_by(now - max(self.last_part, self.written(since)))

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

    def _wrote(self, one: Request, since: float) -> bool:
        """Such as begin by themselves, again and again or as soon as the last has ended, are not the action's."""
        own = one.began >= since and one.first >= since - limits.RECENT_S.value
        return one.writes and own and not self.hums(one.path, since)

    def _first(self, path: str, at: float) -> float:
        before = self.ended.pop(path, None)
        return before.request.first if before and at - before.at < limits.NOTICED_S.value else at
