"""The windows and frames of one browser, for whoever picks among them by hand: another program, through MCP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from itertools import count
from weakref import WeakKeyDictionary

from playwright.async_api import Error, Page

from view import NoSuchFrame, Screen, StaleFrame, StaleTarget, TooManyTargets, shortened

from . import limits
from .act import View
from .listening import Entry
from .targets import Changed, Frame, Target, Window, without_query
from .windows import Windows


class Picker:
    """Lists, creates, selects and closes windows, and selects a frame of the one that is selected."""

    def __init__(
        self, windows: Windows, views: Mapping[Page, View], view_of: Callable[[Page], Awaitable[View]]
    ) -> None:
        self._windows = windows
        self._views = views
        self._view_of = view_of
        self._numbers = count(1)
        self._names: dict[str, str] = {}
        """Our id of every frame by Chromium's."""

        self._frame: WeakKeyDictionary[Page, str] = WeakKeyDictionary()
        """Chromium's id of the frame that was selected in a window; none: its top one."""

    async def targets(self) -> tuple[Target, ...]:
        """Every open window, the oldest first."""
        listed = self._windows.all[: limits.TARGETS_MOST.count]
        return tuple([await self._target(window) for window in listed])

    async def create(self) -> Target:
        """One more blank window. It is not selected."""
        if len(self._windows.all) >= limits.TARGETS_MOST.count:
            raise TooManyTargets
        return await self._target(await self._windows.create())

    async def select(self, id_: str) -> Target:
        """From now on that window is looked at and touched, in the frame that was selected in it last."""
        window = self._window(id_)
        await self._windows.select(window)
        return await self._target(window)

    async def view(self, id_: str) -> View:
        """What watches that window."""
        return await self._view_of(self._window(id_).page)

    async def close(self, id_: str) -> None:
        """Closes it. When it was the selected one, none is."""
        await self._window(id_).page.close()

    async def frames(self) -> tuple[Frame, ...]:
        """The frames of the selected window, each after its parent."""
        page = self._windows.current
        listed = (await (await self._view_of(page)).reader.frames())[: limits.FRAMES_MOST.count]
        chosen = self._frame.get(page, listed[0].frame if listed else "")
        return tuple(
            Frame(
                id=self._name(one.frame),
                parent=self._name(one.parent) if one.parent else "",
                origin=one.origin,
                address=without_query(one.address),
                active=one.frame == chosen,
            )
            for one in listed
        )

    async def select_frame(self, id_: str) -> Frame:
        """From now on what is shown of that window is what that frame shows. Without an id: the top one."""
        page = self._windows.current
        listed = await self.frames()
        chosen = next((one for one in listed if one.id == (id_ or listed[0].id)), None)
        if chosen is None:
            raise NoSuchFrame(id_)
        own = {name: frame for frame, name in self._names.items()}
        self._frame[page] = own[chosen.id]
        return next(one for one in await self.frames() if one.id == chosen.id)

    def shown(self, screen: Screen) -> Screen:
        """What of the last screen the selected frame shows. Raises `StaleFrame` when that frame has gone."""
        page = self._windows.current
        view, frame = self._views.get(page), self._frame.get(page, "")
        if screen.is_blind or view is None:
            return screen
        reader = view.reader
        if frame and not reader.has_frame(frame):
            raise StaleFrame(self._name(frame))
        return reader.within(screen, frame)

    def changes(self) -> tuple[Changed, ...]:
        """Windows that came and went since the last call."""
        return self._windows.topology.take()

    def quiet_s(self) -> float:
        """For how long the selected window has asked the network for nothing."""
        return self._windows.listening.quiet_s(self._windows.current)

    async def ready_state(self) -> str:
        """How far the selected window's document is: ``loading``, ``interactive`` or ``complete``."""
        state: str = await self._windows.current.evaluate("document.readyState")
        return state

    def diagnostics(self) -> tuple[Entry, ...]:
        """What pages and requests complained of lately."""
        return self._windows.listening.recent()

    async def _target(self, window: Window) -> Target:
        title = ""
        with suppress(Error, TimeoutError):
            async with asyncio.timeout(limits.DIALOG_S.value):
                title = await window.page.title()
        return Target(
            id=window.id,
            address=without_query(window.page.url),
            title=shortened(title, limits.NAME_LENGTH.count),
            opener=window.opener.id if window.opener else "",
            active=window is self._windows.selected,
        )

    def _window(self, id_: str) -> Window:
        found = next((window for window in self._windows.all if window.id == id_), None)
        if found is None:
            raise StaleTarget(id_)
        return found

    def _name(self, frame: str) -> str:
        if frame not in self._names:
            self._names[frame] = f"f{next(self._numbers)}"
        return self._names[frame]
