"""
Where the pointer goes for an element, and whether a press there would reach it.

Two readings of the box a moment apart must agree; what lies at the point must be the element itself (or its label, the
parent that takes the pointer for it, its own card's click layer). Nothing is sent on anything less. Whichever way it
goes, the reply says what was measured on the way: the point, who holds it, and how sure that is.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from view import Aim, Delivery, Dispatched, Element, Receiver, Refusal, Reply

from . import limits
from .reader import Located
from .receiver import receiver_of
from .world import FrameGone, Json, World

PROVEN: Final = frozenset({"itself", "label", "host"})
"""Ways in which a press at the point is one of the element. Through a parent or a card's layer it is another's."""

EDGES: Final = {"outside": "the edge of the window", "unreachable": "the edge of what holds it"}
"""What keeps the pointer from an element that stands still, where nothing lies over it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one frame says of one of its nodes, in its own coordinates."""

    state: str
    """``clear``, ``covered``, ``unreachable``, ``outside``, ``hidden`` or ``gone``."""

    box: tuple[float, ...] = ()
    point: Aim | None = None
    off: bool = False
    cover: str = ""
    empty: bool = False
    way: str = ""
    """Why a press at the point is meant for it: ``itself``, ``label``, ``host``, ``taker`` or ``card``."""

    receiver: Receiver | None = None
    """Who holds the point, where that is not the element."""

    def agrees(self, other: Reading | None) -> bool:
        """The same place and point, but for rounding."""
        if other is None or self.state != other.state:
            return False
        mine, others = (*self.box, *(self.point or ())), (*other.box, *(other.point or ()))
        slack = limits.AIM_SLACK_PX.value
        return len(mine) == len(others) and all(abs(a - b) < slack for a, b in zip(mine, others, strict=True))


@dataclass(frozen=True, slots=True)
class Aimed:
    """A point in the window where a press reaches the element."""

    point: Aim
    reading: Reading

    def told(self, reply: Reply) -> Reply:
        """The reply of what was sent to that point, with what is known of it."""
        delivery = Delivery.TARGET_HIT if self.reading.way in PROVEN else Delivery.NOT_PROBED
        return replace(reply, delivery=delivery, receiver=self.reading.receiver, aim=self.point)


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
        point=Aim(_number(told["x"]), _number(told["y"])) if "x" in told else None,
        off=told.get("off") is True,
        cover=str(told.get("cover", "")),
        empty=told.get("empty") is True,
        way=str(told.get("way", "")),
        receiver=receiver_of(told.get("receiver"), place.seen),
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
    return replace(refused(Refusal.MOVING, "it does not stand still"), delivery=Delivery.NOT_SETTLED)


async def still_there(place: Located, aimed: Aimed) -> Aimed | Reply:
    """Aims again after the pointer has come: a hover may have moved or covered it."""
    reading = await read(place, "never")
    if reading.state == "clear" and reading.agrees(aimed.reading):
        return aimed
    return await take_aim(place)


async def is_under_pointer(place: Located, aimed: Aimed) -> bool:
    """Once the pointer has come: does the browser itself say that it is over what was aimed at?"""
    at = aimed.reading.point or aimed.point
    return await place.world.call("isUnderPointer", place.node, *at) is True


def out_of_reach(aimed: Aimed) -> Reply:
    """The pointer went where it should be, and is not over it."""
    why = "the pointer does not come to it in the frame that holds it"
    return replace(refused(Refusal.NOT_VISIBLE, why), delivery=Delivery.OFF_TARGET, aim=aimed.point)


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
    if reading.point is None:
        return refused(Refusal.NOT_VISIBLE, "it is not drawn")
    if reading.state in EDGES:
        point = Aim(*await place.world.outward(*reading.point))
        return replace(refused(Refusal.COVERED, cover=EDGES[reading.state]), delivery=Delivery.OFF_TARGET, aim=point)
    if reading.state != "clear":
        point = Aim(*await place.world.outward(*reading.point))
        return _covered(point, reading.receiver, reading.cover, empty=reading.empty)
    return await _outward(place, reading, reading.point)


async def _outward(place: Located, reading: Reading, point: Aim) -> Aimed | Reply:
    """From frame to frame: does each let a press at the point come as far as the one in it?"""
    world: World = place.world
    while world.parent is not None:
        point = Aim(*await world.in_parent(*point))
        if await world.parent.call("receives", world.owner, *point) is not True:
            told = await world.parent.call("receiver", world.owner, *point)
            holder = receiver_of(told, place.seen) or Receiver(tag="html")
            at = Aim(*await world.parent.outward(*point))
            return _covered(at, replace(holder, same_document=False), "something over the frame that holds it")
        world = world.parent
    return Aimed(point, reading)


def _covered(point: Aim, receiver: Receiver | None, cover: str, *, empty: bool = False) -> Reply:
    reply = refused(Refusal.COVERED, cover=cover, empty=empty)
    return replace(reply, delivery=Delivery.INTERCEPTED, receiver=receiver, aim=point)


def _number(value: Json) -> float:
    if isinstance(value, (int, float)):
        return float(value)
    raise FrameGone(f"a coordinate came back as {value!r}")
