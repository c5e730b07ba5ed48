"""What pages say on their console, and which of their requests failed: the last of it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from time import monotonic

from playwright.async_api import ConsoleMessage, Page, Request, Response
from playwright.async_api import Error as PageError

from view import shortened

from . import limits
from .targets import without_query

FAILED_STATUS = 400


class Source(StrEnum):
    """Where an entry comes from."""

    CONSOLE = "console"
    SCRIPT = "script"
    REQUEST = "request"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One thing that was said. Never what a script passed along, nor what stood in a query."""

    source: Source
    level: str
    words: str
    address: str = ""
    at: float


class Listening:
    """Keeps what the windows of a run say."""

    def __init__(self) -> None:
        self._entries: deque[Entry] = deque(maxlen=limits.DIAGNOSTICS_MOST.count)
        self._running: dict[Page, set[Request]] = {}
        self._ended_at: dict[Page, float] = {}

    def listen(self, page: Page) -> None:
        """From now on that window too is heard."""
        page.on("console", self._said)
        page.on("pageerror", self._threw)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("request", lambda request: self._begins(page, request))
        page.on("requestfinished", lambda request: self._ends(page, request))
        page.on("requestfailed", lambda request: self._ends(page, request))
        page.on("close", lambda _page: self._forget(page))

    def quiet_s(self, page: Page) -> float:
        """For how long nothing has been under way for that window; 0 while something is."""
        return 0.0 if self._running.get(page) else monotonic() - self._ended_at.get(page, float("-inf"))

    def recent(self, now: float | None = None) -> tuple[Entry, ...]:
        """What was said within the limit, oldest first."""
        since = (monotonic() if now is None else now) - limits.DIAGNOSTICS_S.value
        return tuple(entry for entry in self._entries if entry.at >= since)

    def _begins(self, page: Page, request: Request) -> None:
        self._running.setdefault(page, set()).add(request)

    def _ends(self, page: Page, request: Request) -> None:
        self._running.get(page, set()).discard(request)
        self._ended_at[page] = monotonic()

    def _forget(self, page: Page) -> None:
        self._running.pop(page, None)
        self._ended_at.pop(page, None)

    def _said(self, message: ConsoleMessage) -> None:
        """Only that something was said, how grave it is, and where: its words may hold anything."""
        where = message.location
        words = f"{message.type} in line {where.get('lineNumber', 0) + 1}"
        self._keep(Source.CONSOLE, message.type, words, str(where.get("url", "")))

    def _threw(self, error: PageError) -> None:
        name = shortened(error.name or "Error", limits.DIAGNOSTIC_LENGTH.count)
        self._keep(Source.SCRIPT, "error", f"{name} was not caught", "")

    def _failed(self, request: Request) -> None:
        self._keep(Source.REQUEST, "error", f"{request.method}: {request.failure or 'failed'}", request.url)

    def _answered(self, response: Response) -> None:
        if response.status >= FAILED_STATUS:
            self._keep(Source.REQUEST, "error", f"{response.request.method}: HTTP {response.status}", response.url)

    def _keep(self, source: Source, level: str, words: str, address: str) -> None:
        cut = shortened(words, limits.DIAGNOSTIC_LENGTH.count)
        self._entries.append(
            Entry(
                source=source, level=level, words=cut, address=without_query(address) if address else "", at=monotonic()
            )
        )
