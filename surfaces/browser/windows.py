"""
The windows of one run: which one is looked at, and what opens beside it.

Nothing that opens may hold a run up. A JavaScript dialog is dismissed at once and its message kept for the next reply;
a new tab that our page opened is followed until it closes; a file chooser never reaches the desktop; a download is
kept in a folder of the run.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import BrowserContext, Dialog, Download, Error, FileChooser, Page

from ..diary import Diary, Noted
from . import limits
from .problems import PageCrashed

ACCEPTED = " (accepted)"
_LEAVING = "beforeunload"


@dataclass(slots=True)
class Happenings:
    """What opened since it was last asked."""

    dialogs: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class Windows:
    """The windows of one context. `current` is the one that is looked at and touched."""

    def __init__(self, context: BrowserContext, diary: Diary | None = None) -> None:
        self._context = context
        self._pages: list[Page] = []
        self._crashed: set[Page] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._happened = Happenings()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._armed = ""
        self._leaving = False
        self._diary = diary or Diary()

    @classmethod
    async def open(cls, context: BrowserContext, diary: Diary | None = None) -> Windows:
        """With one blank window."""
        windows = cls(context, diary)
        context.on("page", windows._follow)
        await context.new_page()
        return windows

    @property
    def current(self) -> Page:
        """Raises `PageCrashed` when there is none left."""
        if not self._pages:
            raise PageCrashed("every window is closed", hint="the page closed itself; start the flow again")
        if self._pages[-1] in self._crashed:
            raise PageCrashed(
                "the page crashed", hint="start the flow again; a page that crashes twice needs more memory"
            )
        return self._pages[-1]

    def arm(self, message: str) -> None:
        """The next JavaScript dialog that says exactly this is accepted."""
        self._armed = message

    @contextmanager
    def leaving(self) -> Iterator[None]:
        """While we ourselves leave the page, its plea to stay is answered with leaving."""
        self._leaving = True
        try:
            yield
        finally:
            self._leaving = False

    def take(self, *, keep_armed: bool = False) -> Happenings:
        """What opened since the last call. Disarms what was not used, unless told otherwise."""
        happened, self._happened = self._happened, Happenings()
        if not keep_armed:
            self._armed = ""
        return happened

    async def leave(self) -> bool:
        """Closes the current window, when one of ours opened it, and goes back to that one."""
        if len(self._pages) <= 1:
            return False
        await self._pages[-1].close()
        return True

    async def close(self) -> None:
        """Lets go of what is under way and removes what was downloaded."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._folder:
            self._folder.cleanup()

    def _follow(self, page: Page) -> None:
        beside = bool(self._pages)
        self._pages.append(page)
        self._diary.note(Noted.WINDOW_OPENED, windows=len(self._pages))
        page.on("dialog", lambda dialog: self._soon(self._answer(dialog)))
        page.on("filechooser", lambda chooser: self._soon(self._unanswered(chooser)))
        page.on("download", lambda download: self._soon(self._keep(download)))
        page.on("crash", self._note_crash)
        page.on("close", self._forget)
        if beside:
            self._soon(self._name(page))

    def _note_crash(self, page: Page) -> None:
        self._crashed.add(page)
        self._diary.note(Noted.PAGE_CRASHED)

    def _forget(self, page: Page) -> None:
        with suppress(ValueError):
            self._pages.remove(page)
        self._diary.note(Noted.WINDOW_CLOSED, windows=len(self._pages))
        if self._pages:
            self._soon(_to_front(self._pages[-1]))

    async def _name(self, page: Page) -> None:
        """Its address, once it has one."""
        place = len(self._happened.opened)
        self._happened.opened.append(page.url)
        happened = self._happened
        with suppress(Error):
            await page.wait_for_load_state("domcontentloaded", timeout=limits.NAVIGATION_S.ms)
        happened.opened[place] = page.url

    async def _answer(self, dialog: Dialog) -> None:
        expected = dialog.type != _LEAVING and dialog.message == self._armed and bool(self._armed)
        accepts = expected or (dialog.type == _LEAVING and self._leaving)
        if dialog.type != _LEAVING and len(self._happened.dialogs) < limits.DIALOGS_MOST.count:
            self._happened.dialogs.append(dialog.message + (ACCEPTED if accepts else ""))
        if expected:
            self._armed = ""
        with suppress(Error):
            await (dialog.accept(dialog.default_value) if accepts else dialog.dismiss())

    async def _unanswered(self, _chooser: FileChooser) -> None:
        """That somebody listens is what keeps the desktop's own window away."""
        self._happened.notes.append("a file chooser opened and was left unanswered")

    async def _keep(self, download: Download) -> None:
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="run-flow-downloads-", ignore_cleanup_errors=True)
        name = Path(download.suggested_filename).name or "download"
        self._happened.notes.append(f'downloads "{name}"')
        with suppress(Error):
            await download.save_as(Path(self._folder.name) / name)

    def _soon(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _to_front(page: Page) -> None:
    """Timers of a window at the back run once a second."""
    with suppress(Error):
        await page.bring_to_front()
