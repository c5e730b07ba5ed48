"""
Where the pointer goes for an element, and whether a press there would reach it.

Two readings of the box a moment apart must agree; what lies at the point must be the element itself (or its label, the
parent that takes the pointer for it, its own card's click layer). Nothing is sent on anything less.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import NamedTuple

from view import Dispatched, Element, Refusal, Reply

from . import limits
from .reader import Located
from .world import FrameGone, Json, World


class Point(NamedTuple):
    """CSS pixels of the window."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Reading:
    """What one frame says of one of its nodes, in its own coordinates."""

    state: str
    """``clear``, ``covered``, ``outside``, ``hidden`` or ``gone``."""

    box: tuple[float, ...] = ()
    point: Point | None = None
    off: bool = False
    cover: str = ""
    empty: bool = False

    def agrees(self, other: Reading | None) -> bool:
        """The same place, but for rounding."""
        if other is None or self.state != other.state:
            return False
        slack = limits.AIM_SLACK_PX.value
        return all(abs(a - b) <= slack for a, b in zip(self.box, other.box, strict=True))


@dataclass(frozen=True, slots=True)
class Aimed:
    """A point in the window where a press reaches the element."""

    point: Point
    reading: Reading


def refused(refusal: Refusal, note: str = "", *, cover: str = "", empty: bool = False) -> Reply:
    """A reply for something that was not done, nothing sent."""
    return Reply(refusal=refusal, dispatched=Dispatched.NO, note=note, cover=cover, empty_layer=empty, kept=False)


async def read(place: Located, scroll: str) -> Reading:
    """One reading. `scroll`: ``never``, ``outside`` (when its middle is out of the frame) or ``always``."""
    told = await place.world.call("aim", place.node, scroll)
    if not isinstance(told, dict):
        return Reading("gone")
    box = told.get("box")
    return Reading(
        state=str(told["state"]),
        box=tuple(_number(side) for side in box) if isinstance(box, list) else (),
        point=Point(_number(told["x"]), _number(told["y"])) if "x" in told else None,
        off=told.get("off") is True,
        cover=str(told.get("cover", "")),
        empty=told.get("empty") is True,
    )


async def take_aim(place: Located) -> Aimed | Reply:
    """A point for it, brought into view and at rest; or why there is none."""
    before: Reading | None = None
    centred = False
    reading = Reading("gone")
    for _ in range(limits.AIM_TRIES.count):
        reading = await read(place, "outside")
        if reading.state == "gone":
            return refused(Refusal.STALE, "it is no longer on the page")
        if reading.agrees(before) and reading.state != "hidden":
            aimed = await _through_frames(place, reading)
            if isinstance(aimed, Aimed) or centred:
                return aimed
            await read(place, "always")
            centred, before = True, None
        else:
            before = reading
        await asyncio.sleep(limits.AIM_APART_S.value)
    if reading.state == "hidden":
        return refused(Refusal.NOT_VISIBLE, "it is not drawn")
    return refused(Refusal.MOVING, "it does not stand still")


async def still_there(place: Located, aimed: Aimed) -> Aimed | Reply:
    """Aims again after the pointer has come: a hover may have moved or covered it."""
    reading = await read(place, "never")
    if reading.state == "clear" and reading.agrees(aimed.reading) and reading.point == aimed.reading.point:
        return aimed
    return await take_aim(place)


async def differs(place: Located) -> str:
    """In which way it is no longer what the last screen showed; empty when it still is."""
    told = await place.world.call("identity", place.node)
    if not isinstance(told, dict):
        return "it is no longer on the page"
    role, name, words = str(told["role"]), str(told["name"]), str(told["words"])
    element = place.element
    if element.is_control and _kind(element.role) != _kind(role):
        return f"it is now a {role}"
    if _is_called(element, name, words):
        return ""
    return f'it is now called "{name}"'


DRAWN = frozenset({"generic", "img", "none", "presentation", "text", "listitem", "option"})
"""
Roles that mean no more than one another: how a thing is drawn (a hover may swap the picture), and a row of a list,
which is an option only while its field has the focus.
"""


def _kind(role: str) -> str:
    return "generic" if role in DRAWN else role


def _is_called(element: Element, name: str, words: str) -> bool:
    if element.is_control:
        return element.name == name
    return element.name.rstrip("…") in words


async def _through_frames(place: Located, reading: Reading) -> Aimed | Reply:
    if reading.off:
        return refused(Refusal.DISABLED, "it is disabled")
    if reading.state != "clear" or reading.point is None:
        cover = reading.cover or "the edge of the window"
        return refused(Refusal.COVERED, cover=cover, empty=reading.empty)
    origin = await place.world.origin()
    point = Point(origin[0] + reading.point.x, origin[1] + reading.point.y)
    if not await _reaches(place.world, point):
        return refused(Refusal.COVERED, cover="something over the frame that holds it")
    return Aimed(point, reading)


async def _reaches(world: World, point: Point) -> bool:
    """Does a press at this point of the window come as far as that frame?"""
    while world.parent is not None:
        left, top = await world.parent.origin()
        if await world.parent.call("receives", world.owner, point.x - left, point.y - top) is not True:
            return False
        world = world.parent
    return True


def _number(value: Json) -> float:
    if isinstance(value, (int, float)):
        return float(value)
    raise FrameGone(f"a coordinate came back as {value!r}")
