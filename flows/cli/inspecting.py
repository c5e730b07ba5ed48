"""`run-flow inspect`: opens one page, says what is on it, and closes the browser."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from surfaces import Surface
from view import Ranking, Screen

from ..format import BrowserSettings
from ..inspection import NoAddress, Seen, as_json, lines, seen
from ..reports.terminal import terminal_of
from ..serve import served
from ..server import Folder
from ..values import fault_of

_OPENED: Final = re.compile(r"https?://[^\s/]|about:blank$", re.IGNORECASE)

Opening = Callable[[], Awaitable[Surface]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What was typed on the command line."""

    address: str
    serve: Path | None = None
    browser: str = ""
    headed: bool = False
    ranking: Ranking = Ranking.ROLE
    whole: bool = False
    as_json: bool = False


def inspect(wanted: Wanted, opening: Opening | None = None) -> int:
    """Tells what is on the page. Gives the exit code; raises a `Problem` where there is nothing to tell."""
    screen = asyncio.run(_screen(wanted, opening or _browser(wanted)))
    page = Seen(screen=screen, ranking=wanted.ranking, whole=wanted.whole)
    out = terminal_of(sys.stdout)
    for line in [as_json(page)] if wanted.as_json else lines(page):
        out.write(line + "\n")
    return 0


async def _screen(wanted: Wanted, opening: Opening) -> Screen:
    async with served(Folder(str(wanted.serve.resolve())) if wanted.serve else None, Path.cwd()) as base:
        address = f"{base}{wanted.address}" if base and wanted.address.startswith("/") else wanted.address
        fault = fault_of(address)
        if fault or not _OPENED.match(address):
            raise NoAddress(
                f"{wanted.address} is no address that is opened here{f': {fault}' if fault else ''}",
                hint="write http://… or https://…; a folder of pages is shown with --serve FOLDER, and / is its start",
            )
        surface = await opening()
        try:
            return await seen(surface, address)
        finally:
            await surface.close()


def _browser(wanted: Wanted) -> Opening:
    async def opened() -> Surface:
        from surfaces.browser import BrowserSurface

        from ..means import browser_options

        options = browser_options(BrowserSettings(), executable=wanted.browser, headed=wanted.headed)
        return await BrowserSurface.start(options)

    return opened
