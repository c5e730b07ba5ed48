"""A look at a page: all its frames read, and what was read made into one `Screen`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias, cast

from playwright.async_api import Page

from view import Element, Front, FrontKind, Ref, Screen, StaleRef, no_selector

from . import limits
from .assemble import Branch, Reading, elements_of, screen_of
from .frames import Frames, Listed
from .world import FrameGone, Json, ScriptFailed, World, block_of


@dataclass(frozen=True, slots=True)
class Located:
    """Where an element of the last screen is to be found: in which world, under which number there."""

    world: World
    node: int
    element: Element
    seen: Callable[[int], Ref | None] = field(default=lambda _node: None, compare=False)
    """Under which ref the same look listed another node."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What one look asks of every frame."""

    css: tuple[str, ...]
    whole: bool


class Reader:
    """Reads one page, look after look. Its refs hold for the last screen only."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._frames = Frames(page)
        self._revision = 0
        self._seen: tuple[object, ...] = ()
        self._located: dict[Ref, Located] = {}
        self._blocks: dict[str, int] = {}
        """The block of node numbers of each frame of the last screen, the top one first."""

        self.repeated: list[str] = []
        """Why the last look had to begin again, each time that it had to."""

    async def top(self) -> World:
        """The world of the page itself. Raises `FrameGone` when there is no page any more."""
        return await self._frames.top()

    async def read(self, css: tuple[str, ...] = (), whole: bool = False) -> Screen:
        """
        What is there now. A look that failed is a blank screen with its reason in `blind`.

        Raises `BadLocator` for what the browser takes for no CSS selector.
        """
        reason = ""
        self.repeated.clear()
        limit = limits.WHOLE_LOOK_S if whole else limits.LOOK_S
        for _ in range(limits.LOOK_TRIES.count):
            try:
                async with asyncio.timeout(limit.value):
                    return await self._read(Wanted(css, whole))
            except TimeoutError:
                reason = f"the page did not answer within {limit.value:g} s"
                break
            except FrameGone as gone:
                reason = gone.message
                self.repeated.append(reason)
                self._frames.forget()
            except ScriptFailed as failed:
                reason = failed.message
                break
        self._located = {}
        return Screen(address=self.page.url, front=Front(kind=FrontKind.NONE), blind=reason)

    def at(self, x: float, y: float) -> tuple[Element, ...]:
        """What of the last screen has a place that holds that point of the window."""
        items = (place.element for place in self._located.values())
        return tuple(item for item in items if item.box and item.box.holds(x, y))

    async def frames(self) -> tuple[Listed, ...]:
        """Every frame of the page, each after its parent."""
        return await self._frames.listed()

    def has_frame(self, frame: str) -> bool:
        """Was that frame read with the last screen?"""
        return frame in self._blocks

    def within(self, screen: Screen, frame: str = "") -> Screen:
        """The last screen without what lies in other frames than that one, or than the top one."""
        block = self._blocks.get(frame, next(iter(self._blocks.values()), -1) if not frame else -1)
        items = tuple(item for item in screen.items if block_of(int(item.node[1:])) == block)
        refs = {item.ref for item in items}
        matches = {css: tuple(ref for ref in found if ref in refs) for css, found in screen.matches.items()}
        alone = {css: why for css, why in screen.unlisted.items() if refs.issuperset(why.about)}
        return replace(screen, items=items, matches=matches, unlisted=alone)

    def located(self, ref: Ref) -> Located:
        """Where that element is. Raises `StaleRef` for a ref of any other screen than the last."""
        found = self._located.get(ref)
        if found is None:
            raise StaleRef(ref)
        return found

    def listed(self, node: int) -> Ref | None:
        """The ref of that node on the last screen; `None` where that does not list it."""
        ref = Ref(f"r{self._revision}:b{node}")
        return ref if ref in self._located else None

    async def _read(self, wanted: Wanted) -> Screen:
        worlds = await self._frames.worlds()
        top = worlds[0]
        inner: dict[World, list[World]] = {}
        for world in worlds[1:]:
            if world.parent is not None:
                inner.setdefault(world.parent, []).append(world)
        reading = await _reading(top, wanted, None, focused=True)
        _refuse_bad_selectors(reading)
        branch = await Round(wanted, inner).branch(_topmost(top, reading), reading)
        return self._screen(branch, worlds)

    def _screen(self, branch: Branch, worlds: tuple[World, ...]) -> Screen:
        bare = tuple(elements_of(branch))
        documents = tuple((world.frame, world.generation) for world in worlds)
        seen = (documents, tuple((item.ref, item.signature) for item in bare if item.is_control))
        if seen != self._seen:
            self._revision += 1
            self._seen = seen
        elements = tuple(self._stamped(item) for item in bare)
        self._located = {}
        blocks = {world.block: world for world in worlds}
        self._blocks = {world.frame: world.block for world in worlds}
        for item in elements:
            self._remember(item, blocks)
        return screen_of(branch, elements, self._revision)

    def _stamped(self, item: Element) -> Element:
        reveal = Ref(f"r{self._revision}:{item.reveal}") if item.reveal else None
        return replace(item, ref=Ref(f"r{self._revision}:{item.ref}"), reveal=reveal)

    def _remember(self, item: Element, blocks: Mapping[int, World]) -> None:
        node = int(item.node[1:])
        world = blocks.get(block_of(node))
        if world is None:
            raise FrameGone("it was replaced while it was being read")
        self._located.setdefault(item.ref, Located(world, node, item, self.listed))
        if item.reveal is not None:
            over = Element(ref=item.reveal, role="generic", path=item.path, box=item.box)
            self._located.setdefault(item.reveal, Located(world, int(over.node[1:]), over, self.listed))


Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in a frame's own pixels."""


@dataclass(frozen=True, slots=True)
class Window:
    """A world as the top page's viewport shows it."""

    world: World
    corner: tuple[int, int]
    """Where its content begins, in the top page's pixels."""

    view: Area
    """What of it can be seen; may be empty."""

    near: Area
    """What of it is read in full."""


@dataclass(frozen=True, slots=True)
class Round:
    """One look under way: what is asked, and which worlds lie in which."""

    wanted: Wanted
    inner: Mapping[World, list[World]]

    async def branch(self, window: Window, reading: Reading) -> Branch:
        """The frames of one reading, read in their turn: each must know what of it can be seen."""
        shown = {item["frame"]: item["b"] for item in reading["items"] if "frame" in item}
        focus = next((item["frame"] for item in reading["items"] if item.get("fo")), 0)
        worlds = [world for world in self.inner.get(window.world, ()) if shown.get(world.owner)]
        windows = [_within(window, world, shown[world.owner]) for world in worlds]
        branches = await asyncio.gather(*(self._child(one, focused=one.world.owner == focus) for one in windows))
        children = {world.owner: branch for world, branch in zip(worlds, branches, strict=True) if branch}
        return Branch(reading, window.corner, children, raced=len(children) < len(worlds))

    async def _child(self, window: Window, *, focused: bool) -> Branch | None:
        """One frame's branch; nothing for a frame that left meanwhile."""
        try:
            reading = await _reading(window.world, self.wanted, window, focused=focused)
        except FrameGone:
            return None
        return await self.branch(window, reading)


def _refuse_bad_selectors(reading: Reading) -> None:
    """One that the browser cannot read is told as what it is, not as one that matches nothing."""
    wrong = next((selector for selector, found in reading["matches"].items() if found is None), None)
    if wrong is not None:
        raise no_selector(wrong)


def _within(outer: Window, world: World, box: Area | None) -> Window:
    """The window of a frame that lies at that box of another."""
    x, y, width, height = box or (0, 0, 0, 0)
    left, top, right, bottom = outer.view
    view = (max(0, left - x), max(0, top - y), min(width, right - x), min(height, bottom - y))
    near = (outer.near[0] - x, outer.near[1] - y, outer.near[2] - x, outer.near[3] - y)
    return Window(world, (outer.corner[0] + x, outer.corner[1] + y), view, near)


def _topmost(world: World, reading: Reading) -> Window:
    width, height = reading["view"]
    times = limits.SCREENS.count
    near = (-width * times, -height * times, width * (1 + times), height * (1 + times))
    return Window(world, (0, 0), (0, 0, width, height), near)


async def _reading(world: World, wanted: Wanted, window: Window | None, *, focused: bool) -> Reading:
    options: dict[str, Json] = {
        "css": list(wanted.css),
        "whole": wanted.whole,
        "view": list(window.view) if window else None,
        "near": list(window.near) if window else None,
        "focused": focused,
    }
    return cast(Reading, await world.call("read", options))
