"""
One frame as our script sees it: an isolated world, reached through CDP.

The page's own script cannot see that world, nor can what it did to `document` or `Array` reach into it. A navigation
ends a world; the next call makes a new one, with a block of node numbers that no other world of the run has.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import TypeAlias

from playwright.async_api import CDPSession
from playwright.async_api import Error as PlaywrightError

from view import Problem

from .script import script

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"

NAME = "run-flow"
BLOCK = 1_000_000
"""Node numbers a world: more than the nodes that any page lists in a run."""


class FrameGone(Problem):
    """The frame, or the page it belonged to, is no longer there."""

    kind = "frame_gone"
    recoverable = True
    suggested = "observe"

    def __init__(self, why: str) -> None:
        super().__init__(f"the frame is gone: {why}", hint="look again: the page has changed")


class ScriptFailed(Problem):
    """Our own script threw: a fault of this program, or a page beyond all expectation."""

    kind = "script_failed"


def number_blocks() -> Iterator[int]:
    """The first node number of each world of a run, in turn."""
    return count(1, BLOCK)


def block_of(node: int) -> int:
    """Which world's block a node number lies in."""
    return node // BLOCK


class World:
    """The isolated world of one frame, made again after each navigation."""

    def __init__(self, session: CDPSession, frame: str, blocks: Iterator[int]) -> None:
        self.session = session
        self.frame = frame
        """Chromium's id of the frame."""

        self.parent: World | None = None
        self.owner = 0
        """Node number, in the parent's world, of the element that shows this frame."""

        self.generation = 0
        """Counts the worlds made here: it moves when the frame has another document."""

        self.owner_generation = 0
        """The parent's generation when the owner was looked up."""

        self.block = -1
        """Which block of numbers its nodes have; see `block_of`."""

        self._blocks = blocks
        self._context: int | None = None

    async def call(self, function: str, *args: Json) -> Json:
        """Runs `runflow.<function>(...args)` there. Raises `FrameGone` when the frame is gone."""
        expression = f"runflow.call({json.dumps(function)}, {json.dumps(json.dumps(args))})"
        try:
            try:
                return await self._evaluate(expression)
            except _WorldEnded:
                self._context = None
                return await self._evaluate(expression)
        except _WorldEnded as ended:
            raise FrameGone(str(ended)) from ended

    async def handle(self, node: int) -> str | None:
        """Chromium's own handle of a node, for what only the protocol does to it; `None` when it is gone."""
        asked = {"expression": f"runflow.node({node})", "contextId": await self.make()}
        try:
            answer = await self.session.send("Runtime.evaluate", asked)
        except PlaywrightError as error:
            raise FrameGone(error.message) from error
        handle: str | None = answer["result"].get("objectId")
        return handle

    async def outward(self, x: float, y: float) -> tuple[float, float]:
        """That point of this frame in CSS pixels of the top page's viewport, as it stands now."""
        if self.parent is None:
            return (x, y)
        return await self.parent.outward(*await self.in_parent(x, y))

    async def in_parent(self, x: float, y: float) -> tuple[float, float]:
        """That point of this frame in the frame around it, which may draw it larger or smaller."""
        if self.parent is not None:
            match await self.parent.call("contentCorner", self.owner):
                case [
                    int() | float() as left,
                    int() | float() as top,
                    int() | float() as wide,
                    int() | float() as high,
                ]:
                    return (left + x * wide, top + y * high)
        raise FrameGone("the element that showed it was removed")

    async def make(self) -> int:
        """The context of the world, made when there is none."""
        if self._context is None:
            self._context = await self._made()
        return self._context

    async def _made(self) -> int:
        asked = {"frameId": self.frame, "worldName": NAME}
        try:
            answer = await self.session.send("Page.createIsolatedWorld", asked)
            context: int = answer["executionContextId"]
            first = next(self._blocks)
            installed = {"expression": script(first), "contextId": context}
            told = await self.session.send("Runtime.evaluate", installed)
        except PlaywrightError as error:
            raise _WorldEnded(error.message) from error
        _refuse_faults(told)
        self.generation += 1
        self.block = block_of(first)
        return context

    async def _evaluate(self, expression: str) -> Json:
        asked = {"expression": expression, "contextId": await self.make(), "returnByValue": True}
        try:
            answer = await self.session.send("Runtime.evaluate", asked)
        except PlaywrightError as error:
            raise _WorldEnded(error.message) from error
        _refuse_faults(answer)
        value: Json = json.loads(answer["result"]["value"])
        return value


class _WorldEnded(Exception):
    """The world, the frame or the whole page went away under a call."""


def _refuse_faults(answer: dict[str, dict[str, object]]) -> None:
    fault = answer.get("exceptionDetails")
    if fault:
        thrown = fault.get("exception")
        words = thrown.get("description") if isinstance(thrown, dict) else fault.get("text")
        raise ScriptFailed(f"reading the page failed: {words}", hint="please report this page")
