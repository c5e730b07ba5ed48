"""
All frames of a page as worlds, each under the element that shows it.

Frames of the page's own process share its CDP session; a cross-origin frame (another process) has one of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from playwright.async_api import BrowserContext, CDPSession, Page
from playwright.async_api import Error as PlaywrightError

from .world import FrameGone, World, number_blocks


@dataclass(frozen=True, slots=True)
class Listed:
    """A frame as Chromium lists it."""

    frame: str
    parent: str
    session: CDPSession
    address: str = ""
    origin: str = ""


class Frames:
    """The worlds of one page. A world is kept as long as its frame is."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._blocks = _blocks_of(page.context)
        self._session: CDPSession | None = None
        self._own_process: dict[object, CDPSession] = {}
        self._worlds: dict[str, World] = {}
        self._top: World | None = None

    async def top(self) -> World:
        """The world of the page itself."""
        if self._top is None:
            session = await self._page_session()
            listed = next(iter(await _tree(session)), None)
            if listed is None:
                raise FrameGone("the page lists no frames")
            self._top = World(session, listed.frame, self._blocks)
        return self._top

    async def worlds(self) -> tuple[World, ...]:
        """The top world first, then every other, each after its parent."""
        top = await self.top()
        if len(self._page.frames) == 1:
            self._worlds.clear()
            return (top,)
        known = {top.frame: top}
        for listed in await self._listed():
            await self._adopt(listed, known)
        self._worlds = {frame: world for frame, world in known.items() if world is not top}
        return tuple(known.values())

    async def listed(self) -> tuple[Listed, ...]:
        """Every frame as Chromium lists it, each after its parent, those too that cannot be looked into."""
        await self.top()
        return tuple(_parents_first(await self._listed()))

    def forget(self) -> None:
        """Begins anew: what was known of sessions and frames no longer holds."""
        self._session = None
        self._own_process.clear()
        self._worlds.clear()
        self._top = None

    async def _adopt(self, listed: Listed, known: dict[str, World]) -> None:
        parent = known.get(listed.parent)
        if listed.frame in known or parent is None:
            return
        world = self._worlds.get(listed.frame)
        if world is None or world.session is not listed.session:
            world = World(listed.session, listed.frame, self._blocks)
        if _is_placed(world, parent) or await _find_owner(world, parent):
            known[listed.frame] = world

    async def _page_session(self) -> CDPSession:
        if self._session is None:
            try:
                self._session = await self._page.context.new_cdp_session(self._page)
            except PlaywrightError as error:
                raise FrameGone(error.message) from error
        return self._session

    async def _listed(self) -> list[Listed]:
        """Every frame, parents first."""
        listed = await _tree(await self._page_session())
        if len(listed) >= len(self._page.frames):
            return listed
        for session in await self._other_sessions():
            listed.extend(await _tree(session))
        return _parents_first(listed)

    async def _other_sessions(self) -> list[CDPSession]:
        frames = self._page.frames[1:]
        self._own_process = {frame: session for frame, session in self._own_process.items() if frame in frames}
        for frame in frames:
            if frame not in self._own_process:
                try:
                    self._own_process[frame] = await self._page.context.new_cdp_session(frame)
                except PlaywrightError:
                    continue  # it lives in its parent's process and shares the parent's session
        return list(self._own_process.values())


_RUNS: WeakKeyDictionary[BrowserContext, Iterator[int]] = WeakKeyDictionary()
"""The number blocks of each run, a fresh context each: no ref of one window ever names a node of another."""


def _blocks_of(context: BrowserContext) -> Iterator[int]:
    return _RUNS.setdefault(context, number_blocks())


async def _tree(session: CDPSession) -> list[Listed]:
    try:
        answer = await session.send("Page.getFrameTree")
    except PlaywrightError:
        return []
    return [
        Listed(
            frame["frame"]["id"],
            frame["frame"].get("parentId", ""),
            session,
            frame["frame"].get("url", ""),
            frame["frame"].get("securityOrigin", ""),
        )
        for frame in _flat(answer["frameTree"])
    ]


def _flat(tree: dict[str, list[object]]) -> Iterator[dict[str, dict[str, str]]]:
    waiting: list[object] = [tree]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, dict):
            yield node
            waiting.extend(node.get("childFrames", []))


def _parents_first(listed: list[Listed]) -> list[Listed]:
    placed: list[Listed] = []
    names: set[str] = set()
    waiting = listed
    while waiting:
        ready = [one for one in waiting if not one.parent or one.parent in names]
        if not ready:
            break
        placed.extend(ready)
        names.update(one.frame for one in ready)
        waiting = [one for one in waiting if one.frame not in names]
    return placed


def _is_placed(world: World, parent: World) -> bool:
    return world.parent is parent and world.owner_generation == parent.generation


async def _find_owner(world: World, parent: World) -> bool:
    """Which element of the parent's world shows the frame. False when none does any longer."""
    try:
        context = await parent.make()
        owner = await parent.session.send("DOM.getFrameOwner", {"frameId": world.frame})
        node = {"backendNodeId": owner["backendNodeId"], "executionContextId": context}
        found = await parent.session.send("DOM.resolveNode", node)
        asked = {
            "objectId": found["object"]["objectId"],
            "functionDeclaration": "function () { return runflow.numberOf(this); }",
            "returnByValue": True,
        }
        answer = await parent.session.send("Runtime.callFunctionOn", asked)
        world.owner = answer["result"]["value"]
    except PlaywrightError:
        return False
    world.parent = parent
    world.owner_generation = parent.generation
    return True
