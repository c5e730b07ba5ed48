"""
When a page has come to rest after something was done to it.

Requests that change the page have ended and stay quiet; then the document stands still and no finite animation runs.
Both are bounded, so that a page that never rests costs a second and not a run. Where nothing has begun after a moment,
nothing is waited for.

What the action itself writes to the server is waited for longer: until the server has answered, a page may show what it
takes back when it is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, StrEnum
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Error, Page, Request, Response

from ..limit import Limit
from . import limits
from .traffic import Traffic


@dataclass(frozen=True, slots=True)
class Pulse:
    """How a document moves, as it tells when asked."""

    still_s: float
    """Since its last change, restless nodes left out."""

    answered: bool
    """Something a person sees has changed since the action, outside of what was touched."""

    animates: bool
    """An animation that will end is running."""


AskPulse = Callable[[], Awaitable[Pulse | None]]
"""`None` when the document cannot be asked: it is being replaced."""


class Patience(Enum):
    """How long a sign of a reaction is waited for. The value is a row of the limits."""

    ACTIVATION = limits.REACTION_S
    """After a press, or whatever may start a request."""

    COMPLETION = limits.COMPLETION_S
    """After typing into a field that completes: waited for in full, whatever else the keys changed."""

    BRIEF = limits.NOTICED_S
    """After what fetches nothing: Escape, a hover, a scroll."""

    @property
    def seconds(self) -> float:
        return self.value.value


class Rested(StrEnum):
    """Why a wait for rest ended."""

    STILL = "still"
    NETWORK_LIMIT = "requests went on to the limit"
    WRITTEN_LIMIT = "what was sent was not answered within the limit"
    STILL_LIMIT = "it moved on to the limit"
    NAVIGATION_LIMIT = "the new document did not come within the limit"


class Settle:
    """Watches one window from its opening on."""

    def __init__(self, page: Page, written: Limit = limits.WRITTEN_S) -> None:
        self._page = page
        self._written = written
        self._main = ""
        self.document = ""
        """Which document the window shows: its frame and the load that filled it. Kept up by Chromium's own news."""

        self.traffic = Traffic()
        self._navigating: Request | None = None
        self._announced_until = float("-inf")
        self._loading = False
        self._stood_at = float("-inf")
        self.rested = Rested.STILL
        """How the last wait for rest ended."""

        self.of_all_frames = False
        """What is pressed lies in a frame: what any frame asks for may be its doing."""

        self.acted_at = float("inf")
        """
        When the last action began that was more than a wait: what this document has written since may be its doing.
        What a new document sends as it opens is nobody's.
        """

    @classmethod
    async def watch(cls, page: Page, written: Limit = limits.WRITTEN_S) -> Settle:
        """Begins to watch it. `written` bounds the wait for an answer to what an action writes."""
        settle = cls(page, written)
        page.on("request", settle._began)
        page.on("response", settle._answered)
        page.on("requestfinished", settle._ended)
        page.on("requestfailed", settle._ended)
        session = await page.context.new_cdp_session(page)
        session.on("Page.frameScheduledNavigation", settle._announced)
        session.on("Page.frameNavigated", settle._committed)
        session.on("Page.domContentEventFired", settle._stands)
        await session.send("Page.enable")
        top = (await session.send("Page.getFrameTree"))["frameTree"]["frame"]
        settle._main, settle.document = top["id"], settle.document or _document(top)
        return settle

    async def rest(self, since: float, patience: Patience, ask: AskPulse) -> None:
        """Returns once the page has come to rest after an action that began at `since`, or at its limit."""
        done = monotonic()
        self.rested = Rested.STILL
        await self._networked(since, done, patience, ask)
        await self._still(ask)

    async def _networked(self, since: float, done: float, patience: Patience, ask: AskPulse) -> None:
        while not self._may_look(since, done, patience, await self._pulse(ask)):
            await asyncio.sleep(limits.POLL_S.value)

    def _may_look(self, since: float, done: float, patience: Patience, pulse: Pulse | None) -> bool:
        now = monotonic()
        if self.is_navigating(now):
            return self._is_over(limits.NAVIGATION_S, now - done, Rested.NAVIGATION_LIMIT)
        stands = max(done, self._stood_at)
        if (wrote := self.traffic.writing(self.acted_at)) is not None:
            return self._is_over(self._written, now - min(wrote, stands), Rested.WRITTEN_LIMIT)
        answered = min(self.traffic.written(self.acted_at), stands + self._written.value)
        if self._is_over(limits.NETWORK_S, now - max(stands, answered), Rested.NETWORK_LIMIT):
            return True
        if self.traffic.awaited(since) or not self.traffic.is_quiet(now, since) or pulse is None:
            return False
        reacted = self._stood_at >= since or self.traffic.began_after(since)
        reacted = reacted or (pulse.answered and patience is not Patience.COMPLETION)
        return now - done >= (limits.NOTICED_S.value if reacted else patience.seconds)

    async def _still(self, ask: AskPulse) -> None:
        until = monotonic() + limits.STILL_MOST_S.value
        while monotonic() < until:
            pulse = await self._pulse(ask)
            if pulse and limits.STILL_S.reached_by(pulse.still_s) and not pulse.animates:
                return
            await asyncio.sleep(limits.POLL_S.value)
        self.rested = Rested.STILL_LIMIT

    def _is_over(self, limit: Limit, waited: float, why: Rested) -> bool:
        if limit.reached_by(waited):
            self.rested = why
            return True
        return False

    async def _pulse(self, ask: AskPulse) -> Pulse | None:
        with suppress(Error, TimeoutError):
            return await asyncio.wait_for(ask(), limits.NETWORK_S.value)
        return None

    def is_navigating(self, now: float) -> bool:
        """Is a new document on its way, or announced, or not yet standing?"""
        return self._navigating is not None or self._loading or now < self._announced_until

    def _began(self, request: Request) -> None:
        now = monotonic()
        if self._leads_away(request):
            self._navigating = request
        elif self._concerns(request):
            self.traffic.begin(request, request.resource_type, f"{request.method} {_path(request.url)}", now)

    def _answered(self, response: Response) -> None:
        self.traffic.answer(response.request, monotonic())

    def _ended(self, request: Request) -> None:
        now = monotonic()
        self.traffic.end(request, now)
        if request is self._navigating:
            self._navigating = None
            self._announced_until = now + limits.NOTICED_S.value  # it was redirected, or commits at once, or never

    def _leads_away(self, request: Request) -> bool:
        with suppress(Error):
            return request.is_navigation_request() and request.frame == self._page.main_frame
        return False

    def _concerns(self, request: Request) -> bool:
        """Of the document itself or a frame of the same site: what advertisements load changes nothing."""
        with suppress(Error):
            own = request.frame == self._page.main_frame or _site(request.url) == _site(self._page.url)
            return own or self.of_all_frames
        return False

    def _announced(self, event: dict[str, Any]) -> None:
        if event["frameId"] == self._main and limits.REFRESH_S.value >= event["delay"]:
            self._announced_until = monotonic() + event["delay"] + limits.NOTICED_S.value

    def _committed(self, event: dict[str, Any]) -> None:
        if "parentId" not in event["frame"]:
            self.document = _document(event["frame"])
            self._navigating = None
            self._announced_until = float("-inf")
            self._loading = True
            self.acted_at = float("inf")
            self.traffic.forget()

    def _stands(self, _event: dict[str, Any]) -> None:
        self._loading = False
        self._stood_at = monotonic()


def _document(frame: dict[str, Any]) -> str:
    """
    Of a frame as Chromium describes it.

    >>> _document({"id": "F1", "loaderId": "L7"}), _document({"id": "F1"})
    ('F1 L7', '')
    """
    return f"{frame['id']} {frame['loaderId']}" if frame.get("loaderId") else ""


def _path(address: str) -> str:
    """The address with the names of its parameters, not their values: a counter makes it no other path."""
    parts = urlsplit(address)
    names = sorted(piece.partition("=")[0] for piece in parts.query.split("&"))
    return f"{parts.netloc}{parts.path}?{'&'.join(names)}"


def _site(address: str) -> str:
    return urlsplit(address).netloc
