"""
The windows of one run: which one is looked at, and what opens beside it.

Nothing that opens may hold a run up. A JavaScript dialog is dismissed at once and its message kept for the next reply;
a file chooser never reaches the desktop; a download is kept in a folder of the run, or refused.

A window that the run's own press opened is looked at until it closes, and then its opener is again. What opens by
itself stays beside. Where windows are picked by hand nothing is followed, and nothing takes a closed one's place.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final

from playwright.async_api import BrowserContext, Dialog, Download, Error, FileChooser, Page

from view import ACCEPTED, NoTargetSelected

from ..diary import Diary, Noted
from . import limits
from .listening import Listening
from .problems import PageCrashed
from .targets import Change, Topology, Window

_LEAVING = "beforeunload"

FOLLOWED: Final = "goes on in the window that this opened"
BESIDE: Final = "a window opened beside the page; it is not looked at"
RETURNED: Final = "the window closed; goes on in the one that had opened it"


class Picking(StrEnum):
    """Who says which window is looked at."""

    BY_PRESS = "by_press"
    """The run's own presses: the window that one opens is followed."""

    BY_HAND = "by_hand"
    """Whoever drives, by `targets`."""


@dataclass(slots=True)
class Happenings:
    """What opened since it was last asked."""

    dialogs: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class Windows:
    """The windows of one context. `current` is the one that is looked at and touched."""

    def __init__(self, context: BrowserContext, diary: Diary, picking: Picking, *, downloads: bool) -> None:
        self.topology = Topology()
        self.listening = Listening()
        self._context = context
        self._picking = picking
        self._downloads = downloads
        self._windows: list[Window] = []
        self._selected: Window | None = None
        self._numbers = count(1)
        self._pressed_at = float("-inf")
        self._tasks: set[asyncio.Task[None]] = set()
        self._happened = Happenings()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._armed = ""
        self._leaving = False
        self._diary = diary

    @classmethod
    async def open(
        cls,
        context: BrowserContext,
        diary: Diary | None = None,
        picking: Picking = Picking.BY_PRESS,
        *,
        downloads: bool = True,
    ) -> Windows:
        """With one blank window, which is looked at."""
        windows = cls(context, diary or Diary(), picking, downloads=downloads)
        context.on("page", windows._list)
        page = await context.new_page()
        windows._selected = windows.of(page)
        return windows

    @property
    def current(self) -> Page:
        """Raises `NoTargetSelected` where windows are picked by hand, and `PageCrashed` when there is none left."""
        window = self._selected
        if window is None and self._picking is Picking.BY_HAND:
            raise NoTargetSelected
        if window is None:
            raise PageCrashed("every window is closed", hint="the page closed itself; start the flow again")
        if window.crashed:
            raise PageCrashed(
                "the page crashed", hint="start the flow again; a page that crashes twice needs more memory"
            )
        return window.page

    @property
    def all(self) -> tuple[Window, ...]:
        """Every window that is open, the oldest first."""
        return tuple(self._windows)

    @property
    def selected(self) -> Window | None:
        return self._selected

    def of(self, page: Page) -> Window | None:
        return next((window for window in self._windows if window.page is page), None)

    async def create(self) -> Window:
        """One more window, not selected."""
        page = await self._context.new_page()
        window = self.of(page)
        if window is None:
            raise PageCrashed("the new window closed at once", hint="create it again")
        if self._selected:
            await _to_front(self._selected.page)
        return window

    async def select(self, window: Window) -> None:
        """From now on that one is looked at and touched."""
        self._selected = window
        await _to_front(window.page)

    def arm(self, message: str) -> None:
        """The next JavaScript dialog that says exactly this is accepted."""
        self._armed = message

    def disarm(self) -> None:
        """What was allowed for a press that never came is allowed no longer."""
        self._armed = ""

    def pressed(self) -> None:
        """Something is being pressed, or was just now: what opens soon is of that press."""
        self._pressed_at = monotonic()

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
        if self._picking is Picking.BY_HAND or len(self._windows) <= 1 or self._selected is None:
            return False
        await self._selected.page.close()
        return True

    async def close(self) -> None:
        """Lets go of what is under way and removes what was downloaded."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._folder:
            self._folder.cleanup()

    def _list(self, page: Page) -> None:
        beside = bool(self._windows)
        window = Window(f"t{next(self._numbers)}", page)
        self._windows.append(window)
        self.topology.note(Change.CREATED, window)
        self._diary.note(Noted.WINDOW_OPENED, windows=len(self._windows))
        self.listening.listen(page)
        page.on("dialog", lambda dialog: self._soon(self._answer(dialog)))
        page.on("filechooser", lambda chooser: self._soon(self._unanswered(chooser)))
        page.on("download", lambda download: self._soon(self._keep(download)))
        page.on("popup", lambda opened: self._opened_by(window, opened))
        page.on("crash", lambda _page: self._note_crash(window))
        page.on("close", lambda _page: self._forget(window))
        if beside:
            self._soon(self._name(page))

    def _opened_by(self, opener: Window, page: Page) -> None:
        """A page of ours opened it. Playwright says so right after it listed it."""
        window = self.of(page)
        if window is None:
            return
        window.opener = opener
        own = not limits.OWN_WINDOW_S.reached_by(monotonic() - self._pressed_at)
        if self._picking is Picking.BY_PRESS and opener is self._selected and own:
            self._selected = window
            self._happened.notes.append(FOLLOWED)
        else:
            self._happened.notes.append(BESIDE)

    def _note_crash(self, window: Window) -> None:
        window.crashed = True
        self._diary.note(Noted.PAGE_CRASHED)

    def _forget(self, window: Window) -> None:
        with suppress(ValueError):
            self._windows.remove(window)
        self.topology.note(Change.CLOSED, window)
        self._diary.note(Noted.WINDOW_CLOSED, windows=len(self._windows))
        if window is not self._selected:
            return
        self._selected = None if self._picking is Picking.BY_HAND else self._before(window)
        if self._selected:
            self._happened.notes.append(RETURNED)
            self._soon(_to_front(self._selected.page))

    def _before(self, window: Window) -> Window | None:
        """What had opened it, or what opened that; where those are closed too, the latest that is left."""
        opener = window.opener
        while opener and opener not in self._windows:
            opener = opener.opener
        return opener or (self._windows[-1] if self._windows else None)

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
        if not self._downloads:
            self._happened.notes.append("a download was refused")
            return
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="run-flow-downloads-", ignore_cleanup_errors=True)
        name = Path(download.suggested_filename).name or "download"
        self._happened.notes.append(f'downloads "{name}"')
        with suppress(Error, TimeoutError):
            async with asyncio.timeout(limits.DOWNLOAD_S.value):
                await download.save_as(Path(self._folder.name) / name)

    def _soon(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _to_front(page: Page) -> None:
    """Timers of a window at the back run once a second."""
    with suppress(Error):
        await page.bring_to_front()
