"""The browser as a surface: one window at a time is looked at and touched, and all of it ends with the run."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from time import monotonic

from playwright.async_api import Error, Page

from view import Dispatched, Front, FrontKind, Kind, NoTargetSelected, Operation, Ref, Refusal, Reply, Screen, StaleRef

from ..diary import Diary, Noted
from . import addresses, limits, pointer, writing
from .act import Act, View
from .aim import refused
from .fence import Fence
from .keys import BACK, History, Press, translate
from .launch import GONE, Launched, first_line, launch, options_accepted
from .options import BrowserOptions
from .picker import Picker
from .problems import PageCrashed
from .reader import Located
from .settle import Patience, Rested
from .windows import Picking, Windows
from .world import FrameGone

Hand = Callable[[Act], Awaitable[Reply]]
PRESSING = frozenset(
    {
        Kind.CLICK,
        Kind.DOUBLE_CLICK,
        Kind.CLICK_AT,
        Kind.CHECK,
        Kind.SELECT,
        Kind.EXPAND,
        Kind.CHORD,
        Kind.DRAG,
        Kind.TYPE,
    }
)
"""What opens after one of these is of the run's own doing."""

NOT_LISTED = "not opened, its host is not on the list"
OUTSIDE = "the page is of a host that is not on the list"


class BrowserSurface:
    """A browser page. Made by `open` (ends by itself) or `start` (ended by `close`)."""

    def __init__(
        self, launched: Launched, windows: Windows, options: BrowserOptions, diary: Diary, fence: Fence
    ) -> None:
        self.diary = diary
        """Its own troubles, for diagnostics."""

        self._fence = fence
        self._launched = launched
        self._windows = windows
        self._options = options
        self._views: dict[Page, View] = {}
        self.picker = Picker(windows, self._views, self._view_of)
        """Its windows and frames, for whoever picks among them by hand."""

        self._masked: set[Located] = set()
        self._hands: Mapping[Kind, Hand] = {
            Kind.CLICK: pointer.click,
            Kind.DOUBLE_CLICK: pointer.double_click,
            Kind.CLICK_AT: pointer.click_at,
            Kind.HOVER: pointer.hover,
            Kind.CHECK: pointer.check,
            Kind.EXPAND: pointer.expand,
            Kind.SCROLL: pointer.scroll,
            Kind.DRAG: pointer.drag,
            Kind.DISMISS_COVER: pointer.dismiss_cover,
            Kind.TYPE: self._type,
            Kind.SELECT: writing.select,
            Kind.UPLOAD: writing.upload,
            Kind.CHORD: self._chord,
            Kind.WAIT: self._wait,
            Kind.NAVIGATE: self._navigate,
            Kind.BACK: self._back,
            Kind.ACCEPT_DIALOG: self._arm,
        }

    @classmethod
    async def start(cls, options: BrowserOptions | None = None) -> BrowserSurface:
        """A browser with one blank window. Raises `NoBrowser`, `BrowserUnreachable` or `BadOption`."""
        said = options or BrowserOptions()
        launched = await launch(said)
        try:
            diary = Diary()
            diary.note(
                Noted.BROWSER_LAUNCHED,
                command=launched.command or said.cdp,
                version=launched.browser.version,
                attached=launched.attached,
                headed=said.headed,
                process=launched.process or 0,
            )
            fence = Fence(said.hosts)
            await fence.guard(launched.browser)
            picking = Picking.BY_HAND if said.picked_by_hand else Picking.BY_PRESS
            with options_accepted():
                windows = await Windows.open(launched.context, diary, picking, downloads=said.downloads)
            return cls(launched, windows, said, diary, fence)
        except BaseException:
            await launched.end()
            raise

    @classmethod
    @asynccontextmanager
    async def open(cls, options: BrowserOptions | None = None) -> AsyncIterator[BrowserSurface]:
        """For as long as the block runs, however it ends."""
        surface = await cls.start(options)
        try:
            yield surface
        finally:
            await surface.close()

    @property
    def notes(self) -> tuple[str, ...]:
        """What a person should be told once: that the browser runs without its sandbox."""
        return self._launched.notes

    @property
    def attached(self) -> bool:
        """The browser is somebody else's: closing only disconnects."""
        return self._launched.attached

    @property
    def rested(self) -> Rested:
        """How the window's last wait for rest ended: for logs and measurements."""
        return self._views[self._windows.current].settle.rested

    async def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        """What is there now. Raises `PageCrashed` when there is no page any more."""
        self._windows.disarm()
        view = await self._view()
        if not self._fence.allows(view.page.url):
            return Screen(front=Front(kind=FrontKind.NONE), blind=OUTSIDE)
        screen = await view.look(css, whole=whole)
        for reason in view.reader.repeated:
            self.diary.note(Noted.LOOK_REPEATED, because=reason)
        if screen.is_blind:
            self.diary.note(Noted.LOOK_FAILED, because=screen.blind)
        return screen

    async def do(self, operation: Operation) -> Reply:
        """Does it, settling included. Expected failures are replies; raises `PageCrashed` when the page is gone."""
        began = monotonic()
        view = await self._view()
        act = Act(view, operation, sys.platform, self._options.locale)
        reply = self._outside(act) or _watched(act, await self._attempt(act))
        if reply.refusal is Refusal.FAILED or reply.dispatched is Dispatched.UNKNOWN:
            dispatched = str(reply.dispatched)
            self.diary.note(Noted.OPERATION_FAILED, kind=str(operation.kind), because=reply.note, dispatched=dispatched)
        elif view.settle.rested is not Rested.STILL:
            self.diary.note(Noted.REST_CUT, kind=str(operation.kind), because=str(view.settle.rested))
        selected = self._windows.selected
        if selected is None or selected.page is not view.page:
            await self._rest_elsewhere()
        happened = self._windows.take(keep_armed=operation.kind is Kind.ACCEPT_DIALOG)
        blocked = tuple(f"{address}: {NOT_LISTED}" for address in self._fence.take())
        notes = [note for note in (reply.note, *happened.notes, *blocked) if note]
        kept_out = bool(blocked) and operation.kind is Kind.NAVIGATE and not reply.ok
        return replace(
            reply,
            refusal=Refusal.NOT_ALLOWED if kept_out else reply.refusal,
            note="; ".join(notes),
            dialogs=tuple(happened.dialogs),
            opened=tuple(happened.opened),
            took_s=monotonic() - began,
        )

    def mask(self, ref: Ref) -> None:
        """From now on the element's place is covered in every picture. Raises `StaleRef`."""
        view = self._views[self._windows.current]
        self._masked.add(view.reader.located(ref))

    async def picture(self) -> bytes:
        """A PNG of the window, masked fields covered. Raises `PageCrashed` when none can be taken."""
        try:
            return await self._picture()
        except Error as error:
            raise _crashed(error) from error

    async def _picture(self) -> bytes:
        view = await self._view()
        worlds = {place.world for place in self._masked}
        try:
            for world in worlds:
                numbers: list[int] = [place.node for place in self._masked if place.world is world]
                with suppress(FrameGone):
                    await world.call("mask", [*numbers])
            return await view.page.screenshot(type="png", timeout=limits.OPERATION_S.ms)
        finally:
            for world in worlds:
                with suppress(FrameGone):
                    await world.call("unmask")

    async def close(self) -> None:
        """Ends everything it started; of a browser it was attached to, only its own windows. May be called twice."""
        try:
            await self._windows.close()
        finally:
            await self._launched.end()

    async def open_in(self, target: str, address: str) -> Reply:
        """Goes to an address in a window that need not be the selected one."""
        view = await self.picker.view(target)
        act = Act(view, Operation(kind=Kind.NAVIGATE, text=(address,)), sys.platform, self._options.locale)
        reply = await self._attempt(act)
        blocked = self._fence.take()
        if blocked and not reply.ok:
            return replace(reply, refusal=Refusal.NOT_ALLOWED, note=f"{blocked[0]}: {NOT_LISTED}")
        return reply

    async def _view(self) -> View:
        return await self._view_of(self._windows.current)

    async def _view_of(self, page: Page) -> View:
        if page not in self._views:
            self._views[page] = await View.of(page)
        return self._views[page]

    def _outside(self, act: Act) -> Reply | None:
        """Why nothing is touched there: the page, or the frame it lies in, is of a host that is not on the list."""
        operation = act.operation
        if operation.kind is Kind.NAVIGATE or not self._fence.stands:
            return None
        if not self._fence.allows(act.page.url):
            return refused(Refusal.NOT_ALLOWED, OUTSIDE)
        with suppress(StaleRef):
            touched = act.view.reader.at(*operation.at) if operation.at else ()
            touched += (act.place().element,) if operation.target else ()
            if any(item.origin and not self._fence.allows(item.origin) for item in touched):
                return refused(Refusal.NOT_ALLOWED, f"the frame it lies in: {NOT_LISTED}")
        return None

    async def _attempt(self, act: Act) -> Reply:
        hand = self._hands[act.operation.kind]
        if act.operation.kind in PRESSING:
            self._windows.pressed()
        try:
            async with asyncio.timeout(limits.NAVIGATION_S.value + limits.OPERATION_S.value):
                await act.watch()
                return await hand(act)
        except StaleRef as stale:
            return refused(Refusal.STALE, stale.message)
        except FrameGone as gone:
            if act.sent_at is None:
                return refused(Refusal.STALE, gone.message)
            return Reply(dispatched=Dispatched.UNKNOWN, note="the page was replaced meanwhile")
        except TimeoutError:
            return _cut_off(act, "the page did not answer")
        except Error as error:
            if not any(word in error.message for word in GONE):
                return _cut_off(act, first_line(error))
            await asyncio.sleep(limits.POLL_S.value)  # the news that a window closed may come after the error
            selected = self._windows.selected
            if selected is not None and self._windows.current is act.page:
                raise _crashed(error) from error
            return Reply(dispatched=Dispatched.UNKNOWN, note="the window closed meanwhile")

    async def _rest_elsewhere(self) -> None:
        """Another window is looked at now, if any: lets it load and come to rest."""
        try:
            view = await self._view()
        except NoTargetSelected:
            return
        with suppress(Error):
            await view.page.wait_for_load_state("domcontentloaded", timeout=limits.NAVIGATION_S.ms)
        act = Act(view, Operation(kind=Kind.WAIT), sys.platform, self._options.locale)
        with suppress(FrameGone):
            await act.watch()
            await act.rest()

    async def _type(self, act: Act) -> Reply:
        if act.operation.confidential:
            self._masked.add(act.place())
        reply = await writing.type_text(act)
        act.view.focused = act.operation.target if reply.ok else act.view.focused
        return reply

    async def _chord(self, act: Act) -> Reply:
        match translate(act.operation.chord, act.platform):
            case Press() as key:
                return await pointer.press_key(act, key)
            case History(step) if step == BACK:
                return await self._back(act)
        return refused(Refusal.NOT_SUPPORTED, f"{act.operation.chord} is no chord of a page")

    async def _wait(self, act: Act) -> Reply:
        await act.let_go()
        await asyncio.sleep(limits.WAIT_S.value)
        await act.rest(Patience.BRIEF)
        return Reply()

    async def _navigate(self, act: Act) -> Reply:
        with self._windows.leaving():
            return await addresses.navigate(act, files=self._options.files)

    async def _back(self, act: Act) -> Reply:
        with self._windows.leaving():
            if await addresses.has_history(act):
                return await addresses.back(act)
            if await self._windows.leave():
                return Reply(note="the window was closed")
        return refused(Refusal.FAILED, "there is no page before this one")

    async def _arm(self, act: Act) -> Reply:
        message = "".join(str(part) for part in act.operation.text)
        self._windows.arm(message)
        return Reply(dispatched=Dispatched.NO)


def _watched(act: Act, reply: Reply) -> Reply:
    """With how long the page was watched after the last thing sent, where no reading of the target says it already."""
    if reply.dispatched is Dispatched.NO or reply.observed_after_ms is not None:
        return reply
    return replace(reply, observed_after_ms=act.observed_ms())


def _cut_off(act: Act, why: str) -> Reply:
    dispatched = Dispatched.NO if act.sent_at is None else Dispatched.UNKNOWN
    return Reply(refusal=Refusal.FAILED, dispatched=dispatched, note=why, kept=False)


def _crashed(error: Error) -> PageCrashed:
    return PageCrashed(
        f"the page is gone: {first_line(error)}", hint="start the flow again", dispatched=Dispatched.UNKNOWN
    )
