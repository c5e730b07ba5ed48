"""
What is done with the mouse (press, hover, check, expand, scroll, drag, a press beside a popup to close it), and keys.

The pointer moves first; a frame later it is aimed again; only then it presses. A hover may swap or move what is there.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from view import Aim, Delivery, Dispatched, Refusal, Reply, plain

from . import limits
from .act import Act
from .aim import Aimed, differs, is_under_pointer, out_of_reach, refused, still_there, take_aim
from .evidence import ask, comparison
from .keys import Press
from .reader import Located
from .settle import Patience
from .world import FrameGone, Json

UP = "up"
"""The text of a scroll that goes back up."""


async def come_to(act: Act, place: Located) -> Aimed | Reply:
    """Brings the pointer to it. What then is there is still what was judged, or nothing is pressed."""
    if place.element.reveal:
        over = await take_aim(act.place(place.element.reveal))
        if isinstance(over, Reply):
            return over
        await _move(act, over.point)
    aimed = await take_aim(place)
    if isinstance(aimed, Reply):
        return aimed
    await _move(act, aimed.point)
    now = await still_there(place, aimed)
    if isinstance(now, Reply):
        return now
    if now.point != aimed.point:
        await _move(act, now.point)
    return await _out_of_reach(act, place, now) or await _as_judged(act, place) or now


async def _out_of_reach(act: Act, place: Located, aimed: Aimed) -> Reply | None:
    """In a frame the browser's own pointer has the last word: a frame that is drawn turned is aimed at in vain."""
    if place.world.parent is None:
        return None
    for _ in range(limits.POINTER_TRIES.count):
        if await is_under_pointer(place, aimed):
            return None
        await _move(act, aimed.point)
    return out_of_reach(aimed)


async def press(act: Act, place: Located, *, twice: bool = False) -> Reply:
    """Aims and clicks."""
    aimed = await come_to(act, place)
    if isinstance(aimed, Reply):
        return aimed
    act.sends()
    await act.page.mouse.click(*aimed.point)
    return aimed.told(await _second(act, place, aimed) if twice else Reply())


async def _second(act: Act, place: Located, aimed: Aimed) -> Reply:
    """The other half of a double click: only where what the first one opened does not lie under the pointer."""
    try:
        at = aimed.reading.point or aimed.point
        there = await place.world.call("receives", place.node, at.x, at.y)
        lost = there is not True or await act.view.has_other_dialogs()
    except FrameGone:
        lost = True
    if lost:
        return Reply(note="pressed once: after that something else was there")
    act.sends()
    await act.page.mouse.down(click_count=2)
    await asyncio.shield(act.page.mouse.up(click_count=2))
    return Reply()


async def click(act: Act) -> Reply:
    """A click. A tab, radio button or option that it left as it was is pressed once more, by the page's own means."""
    place = act.place()
    reply = await press(act, place)
    if reply.ok:
        await act.rest()
        return await _again_if_ignored(act, place, reply)
    return reply


async def click_at(act: Act) -> Reply:
    """A click at a point, where the same controls lie that lay there when it was judged."""
    at, reader = act.operation.at, act.view.reader
    if at is None:
        return refused(Refusal.NOT_SUPPORTED, "no point was named")
    size = act.page.viewport_size
    if size and not (0 <= at[0] < size["width"] and 0 <= at[1] < size["height"]):
        return refused(Refusal.NOT_VISIBLE, "the point lies outside the window")
    judged = [item.press_key for item in reader.at(*at) if item.is_control]
    differs_in_front = await act.view.has_other_dialogs()
    await act.view.look((), whole=True)
    if differs_in_front or judged != [item.press_key for item in reader.at(*at) if item.is_control]:
        return refused(Refusal.DIFFERS, "something else lies at that point now")
    await act.page.mouse.click(*at)
    await act.rest()
    return Reply(aim=(float(at[0]), float(at[1])))


async def double_click(act: Act) -> Reply:
    """Two clicks in a row."""
    reply = await press(act, act.place(), twice=True)
    if reply.ok:
        await act.rest()
    return reply


async def hover(act: Act) -> Reply:
    """Only the pointer goes there."""
    act.sends()
    aimed = await come_to(act, act.place())
    if isinstance(aimed, Reply):
        return aimed
    await act.rest(Patience.BRIEF)
    return aimed.told(Reply())


async def check(act: Act) -> Reply:
    """Presses it once, unless it already is as wanted. Held against its state afterwards."""
    words = ("checked", "unchecked")
    reply = await _into_state(act, "checked", words)
    if not reply.ok or reply.dispatched is Dispatched.NO:
        return reply
    wanted = words[0] if act.operation.checked else words[1]
    return replace(reply, requested=wanted, postcondition=comparison(reply.read_back, wanted))


async def expand(act: Act) -> Reply:
    """
    Opens or closes it, unless it already is as wanted. Many a page forgets to say that it did: what it says is read,
    and is proof of nothing.
    """
    return await _into_state(act, "expanded", ("expanded", "collapsed"))


async def scroll(act: Act) -> Reply:
    """Turns the wheel over it, or over the page."""
    place = act.place() if act.operation.target else None
    world = place.world if place else await act.view.reader.top()
    match await world.call("wheelAt", place.node if place else 0):
        case [int() | float() as x, int() | float() as y, int() | float() as height]:
            await act.page.mouse.move(*await world.outward(x, y))
        case _:
            return refused(Refusal.STALE, "it is no longer on the page")
    act.sends()
    way = -1 if plain(act.operation.text) == UP else 1
    await act.page.mouse.wheel(0, way * height * limits.SCROLL_SHARE.value)
    await act.rest(Patience.BRIEF)
    return Reply()


async def drag(act: Act) -> Reply:
    """Takes it and drops it on another. Let go in any case."""
    end = await take_aim(act.place(act.operation.to))
    if isinstance(end, Reply):
        return end
    if why := await differs(act.place(act.operation.to)):
        return refused(Refusal.DIFFERS, why)
    start = await come_to(act, act.place())
    if isinstance(start, Reply):
        return start
    mouse = act.page.mouse
    act.sends()
    await mouse.down()
    try:
        target = await take_aim(act.place(act.operation.to))
        aimed = target.point if isinstance(target, Aimed) else end.point
        await mouse.move(*aimed, steps=limits.DRAG_STEPS.count)
    finally:
        act.sends()
        await asyncio.shield(mouse.up())
    await act.rest()
    return start.told(Reply())


async def dismiss_cover(act: Act) -> Reply:
    """Presses a free spot of the empty layer over it, as a person clicks beside a popup."""
    place = act.place()
    match await place.world.call("emptySpot", place.node):
        case [int() | float() as x, int() | float() as y]:
            spot = Aim(*await place.world.outward(x, y))
            act.sends()
            await act.page.mouse.click(*spot)
        case _:
            return refused(Refusal.NOT_SUPPORTED, "no empty layer covers it, or none of it is free")
    await act.rest()
    return Reply(aim=spot)


async def press_key(act: Act, key: Press) -> Reply:
    """A key or chord. One that presses what has the focus goes only to what had it at the last look."""
    if key.activates:
        if await act.view.has_other_dialogs():
            return refused(Refusal.DIFFERS, "another dialog is in front")
        if await act.view.has_other_focus():
            return refused(Refusal.DIFFERS, "the focus is elsewhere")
    act.sends()
    await act.page.keyboard.press(key.spelling)
    await act.rest(Patience.BRIEF if key.fetches_nothing else Patience.ACTIVATION)
    return Reply()


async def _into_state(act: Act, asks: str, words: tuple[str, str]) -> Reply:
    place, wanted = act.place(), act.operation.checked
    if await place.world.call(asks, place.node) is wanted:
        return Reply(dispatched=Dispatched.NO, read_back=_word(wanted, words), note="it already was")
    reply = await press(act, place)
    if not reply.ok:
        return reply
    await act.rest()
    if wanted:
        reply = await _again_if_ignored(act, place, reply)
    await act.let_it_react()
    now = await ask(place, asks)
    return replace(reply, read_back=_word(now, words), kept=now is None or now is wanted)


async def _again_if_ignored(act: Act, place: Located, reply: Reply) -> Reply:
    if await ask(place, "isIgnoring") is not True:
        return reply
    act.sends()
    await ask(place, "pressAgain")
    await act.rest()
    return replace(reply, delivery=Delivery.JS)


async def _as_judged(act: Act, place: Located) -> Reply | None:
    if why := await differs(place):
        return refused(Refusal.DIFFERS, why)
    if await act.view.has_other_dialogs():
        return refused(Refusal.DIFFERS, "another dialog is in front")
    return None


async def _move(act: Act, point: Aim) -> None:
    """Moves the pointer and gives the page a frame to answer."""
    await act.page.mouse.move(*point)
    await asyncio.sleep(limits.AIM_APART_S.value)


def _word(state: Json, words: tuple[str, str]) -> str | None:
    match state:
        case True | False:
            return words[0] if state else words[1]
        case str():
            return state
    return None
