"""
Which hosts' documents may be opened: pages, redirects, pop-ups and frames, whoever asks for them.

The browser itself holds every document's request until it is judged, a redirect's next one too, and one that is not
allowed is dropped: the page that asked for it stays as it is. Other requests (pictures, scripts, data) are not held, so
that the browser's cache stays in use. Whoever does not hear in time opens nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import Browser, CDPSession, Error

from .targets import without_query

OWN: Final = frozenset({"about", "chrome-error"})
"""Pages of the browser itself: a blank one, and what it shows for one that did not load."""

DOCUMENTS: Final = {"patterns": [{"urlPattern": "*", "resourceType": "Document", "requestStage": "Request"}]}


class Fence:
    """A list of hosts, kept by the browser. Without hosts it is open."""

    def __init__(self, hosts: tuple[str, ...] = ()) -> None:
        self._hosts = frozenset(canonical(host) for host in hosts)
        self._blocked: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def stands(self) -> bool:
        return bool(self._hosts)

    def allows(self, address: str) -> bool:
        """
        May a document of that address be opened? One without a host (`data:`) may not.

        >>> fence = Fence(("shop.example", "127.0.0.1:3000"))
        >>> [fence.allows(each) for each in ("https://SHOP.example/cart", "http://127.0.0.1:4000", "data:,x")]
        [True, False, False]
        >>> fence.allows("blob:https://shop.example/5d"), fence.allows("https://shop.example.evil.example")
        (True, False)
        """
        if not self._hosts:
            return True
        try:
            parts = urlsplit(address.removeprefix("blob:"))
            if parts.scheme in OWN:
                return True
            port = f":{parts.port}" if parts.port else ""
        except ValueError:
            return False
        host = parts.hostname or ""
        if parts.scheme not in {"http", "https"} or not host or parts.username is not None:
            return False
        return host in self._hosts or f"{host}{port}" in self._hosts

    async def guard(self, browser: Browser) -> None:
        """From now on the browser asks. Nothing is asked where the fence is open."""
        if not self._hosts:
            return
        session = await browser.new_browser_cdp_session()
        session.on("Fetch.requestPaused", lambda paused: self._soon(self._judge(session, paused)))
        await session.send("Fetch.enable", DOCUMENTS)

    def take(self) -> tuple[str, ...]:
        """What was not opened since the last call."""
        blocked = tuple(dict.fromkeys(self._blocked))
        self._blocked.clear()
        return blocked

    async def _judge(self, session: CDPSession, paused: Mapping[str, Any]) -> None:
        address = paused["request"]["url"]
        request = {"requestId": paused["requestId"]}
        with suppress(Error):
            if self.allows(address):
                await session.send("Fetch.continueRequest", request)
            else:
                self._blocked.append(without_query(address))
                await session.send("Fetch.failRequest", {**request, "errorReason": "Aborted"})

    def _soon(self, judging: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(judging)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def canonical(host: str) -> str:
    """
    A host as browsers write it.

    >>> canonical(" Shop.EXAMPLE "), canonical("bücher.example"), canonical("[::1]:3000")
    ('shop.example', 'xn--bcher-kva.example', '::1:3000')
    """
    plain = host.strip().lower().replace("[", "").replace("]", "")
    return plain if plain.isascii() else plain.encode("idna").decode()
