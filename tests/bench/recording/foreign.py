"""Plays the test set: the bench's applications and MiniWoB's public tasks, started afresh on ports that are free."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from ..apps import APPS, started
from ..miniwob import served
from . import djadmin, miniwob, oscar, todomvc
from .play import Keep, play_all
from .tale import App

AT_ONCE = 4
"""Browsers; one where a database is brought back to its beginning between courses."""


async def played(bench: Path, names: Sequence[str], part: str, keep: Keep) -> None:
    """Plays the tales of those applications; of all without a name. A name stands for all that begin with it."""

    def wanted(apps: Sequence[App]) -> list[App]:
        return [app for app in apps if not names or any(app.name.startswith(name) for name in names)]

    shared: tuple[tuple[str, Callable[[Path], Sequence[App]], int], ...] = (
        ("todomvc", lambda _: todomvc.apps(), AT_ONCE),
        ("djadmin", lambda folder: (djadmin.app_of(folder),), 1),
        ("oscar", lambda folder: (oscar.app_of(folder),), 1),
    )
    for name, tales, at_once in shared:
        if names and not any(one.startswith(name) or name.startswith(one) for one in names):
            continue
        folder = bench / "apps" / name
        with at_free_port(name, folder) as base:
            await _play(wanted(tales(folder)), base, at_once, part, keep)
    if not names or "miniwob" in names:
        with served(bench / "miniwob") as base:
            await _play(wanted(miniwob.apps(bench / "miniwob")), base, AT_ONCE, part, keep)


async def _play(apps: Sequence[App], base: str, at_once: int, part: str, keep: Keep) -> None:
    room = asyncio.Semaphore(at_once)
    await asyncio.gather(*(play_all(app, base, keep, at_once=room, only=part) for app in apps))


@contextmanager
def at_free_port(name: str, folder: Path) -> Iterator[str]:
    """That application of the bench, on a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    app = replace(next(app for app in APPS if app.name == name), port=port)
    os.environ["PORT"] = str(port)
    try:
        with started(app, folder):
            yield f"http://127.0.0.1:{port}"
    finally:
        del os.environ["PORT"]
