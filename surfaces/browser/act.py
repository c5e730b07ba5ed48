"""One operation under way: the window it is done in, what it is done to, and how the page comes to rest after it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field, replace
from time import monotonic

from playwright.async_api import Page

from view import Kind, Operation, Ref, Screen

from . import limits
from .reader import Located, Reader
from .settle import Patience, Pulse, Settle
from .world import FrameGone, Json, World

_MS = 1_000


@dataclass(slots=True)
class View:
    """One window with all that watches it."""

    page: Page
    reader: Reader
    settle: Settle
    dialogs: Json = None
    """What dialogs showed at the last look."""

    focused: Ref | None = None
    """What had the focus at the last look."""

    @classmethod
    async def of(cls, page: Page) -> View:
        """Begins to watch a window."""
        return cls(page, Reader(page), await Settle.watch(page))

    async def look(self, css: tuple[str, ...], *, whole: bool) -> Screen:
        """What is there now, and what the next aim will be held against."""
        await self._note_dialogs()
        before = self.settle.document
        screen = await self.reader.read(css, whole)
        self.focused = screen.focused.ref if screen.focused else None
        after = self.settle.document
        sure = not screen.is_blind and (before == after or self.reader.repeated)
        return replace(screen, document=after if sure else "")

    async def has_other_focus(self) -> bool:
        """Has the focus gone elsewhere since the last look?"""
        if self.focused is None:
            return False
        place = self.reader.located(self.focused)
        return await place.world.call("isFocused", place.node) is not True

    async def _note_dialogs(self) -> None:
        """Remembers which dialogs show, for the next aim."""
        with suppress(FrameGone):
            self.dialogs = await (await self.reader.top()).call("dialogs")

    async def has_other_dialogs(self) -> bool:
        """Do other dialogs show than at the last look?"""
        return self.dialogs is not None and await (await self.reader.top()).call("dialogs") != self.dialogs


@dataclass(slots=True)
class Act:
    """What the hands need to know to do one operation."""

    view: View
    operation: Operation
    platform: str
    locale: str
    since: float = field(default_factory=monotonic)
    sent_at: float | None = None
    """When something that may change the page was last sent; `None` while nothing was."""

    worlds: list[World] = field(default_factory=list)
    """Whose pulse tells when it is over: the page's and, of a node in a frame, that frame's."""

    @property
    def page(self) -> Page:
        return self.view.page

    def place(self, ref: Ref | None = None) -> Located:
        """Where the target is. Raises `StaleRef` when it is not of the last screen."""
        return self.view.reader.located(ref or self.operation.target or Ref(""))

    def sends(self) -> None:
        """From here on something may have reached the page, whatever goes wrong. Called before each thing sent."""
        self.sent_at = monotonic()

    def observed_ms(self) -> int | None:
        """How long ago something was last sent; `None` when nothing was."""
        return None if self.sent_at is None else round((monotonic() - self.sent_at) * _MS)

    async def let_it_react(self) -> None:
        """Returns no sooner than what the page takes back at once has been taken back."""
        ago = monotonic() - (self.sent_at or self.since)
        await asyncio.sleep(max(0.0, limits.READ_BACK_S.value - ago))

    async def watch(self) -> None:
        """Lets the document's changes be noticed from here on."""
        target = self.place() if self.operation.target else None
        top = await self.view.reader.top()
        self.worlds = [top] if target is None or target.world is top else [top, target.world]
        self.view.settle.of_all_frames = len(self.worlds) > 1
        if self.operation.kind is not Kind.WAIT:
            self.view.settle.acted_at = self.since
        for world in self.worlds:
            inside = target.node if target and target.world is world else 0
            await world.call("watch", inside)

    async def rest(self, patience: Patience = Patience.ACTIVATION) -> None:
        """Returns once the page has come to rest."""
        await self.view.settle.rest(self.since, patience, self._pulse)
        await self.let_go()

    async def let_go(self) -> None:
        """What changes from here on changes by itself."""
        for world in self.worlds:
            with suppress(FrameGone):
                await world.call("rested")

    async def _pulse(self) -> Pulse | None:
        pulses = [pulse for world in self.worlds if (pulse := await _pulse_of(world))]
        if not pulses:
            return None
        return Pulse(
            still_s=min(pulse.still_s for pulse in pulses),
            answered=any(pulse.answered for pulse in pulses),
            animates=any(pulse.animates for pulse in pulses),
        )


async def _pulse_of(world: World) -> Pulse | None:
    try:
        told = await world.call("pulse")
    except FrameGone:
        return None
    match told:
        case [int() | float() as still_ms, bool() as answered, bool() as animates]:
            return Pulse(still_ms / 1000, answered, animates)
    return None
