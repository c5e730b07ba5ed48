"""Plays the development set: the pages of `flows/examples`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from flows.serve import served
from flows.server import Folder

from . import flights, mail, shops, small
from .play import Keep, play_all
from .tale import App

EXAMPLES = Path(__file__).parents[3] / "flows" / "examples"
APPS = (mail.MAIL, flights.FLIGHTS, *small.APPS, *shops.APPS)
AT_ONCE = 8
"""Browsers: most of a recording is waiting for pages to rest."""


async def played(names: Sequence[str], part: str, keep: Keep) -> None:
    """Plays the tales of those applications; of all without a name."""
    at_once = asyncio.Semaphore(AT_ONCE)
    apps = [app for app in APPS if not names or app.name in names]
    await asyncio.gather(*(_play(app, at_once, part, keep) for app in apps))


async def _play(app: App, at_once: asyncio.Semaphore, part: str, keep: Keep) -> None:
    async with served(Folder(app.folder), EXAMPLES) as base:
        await play_all(app, base, keep, at_once=at_once, only=part)
