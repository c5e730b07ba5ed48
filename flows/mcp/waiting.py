"""The tool `wait`: looks again and again until something is so, or the time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from surfaces.browser import limits
from view import Found, Screen, State, WaitTimeout, parse_locator, resolve, selectors

from .arguments import Until, Wait
from .session import Session
from .told import BadArguments, Told

Holds = Callable[[], Awaitable[bool]]

MS: Final = 1000

LIFECYCLES: Final = {
    "domcontentloaded": frozenset({"interactive", "complete"}),
    "load": frozenset({"complete"}),
    "complete": frozenset({"complete"}),
}
"""The states of a document that satisfy each."""


async def wait(session: Session, asked: Wait) -> Told:
    """Returns once it is so. Raises `WaitTimeout`, or what the locator comes to that never can be waited for."""
    began = monotonic()
    holds = _holding(session, asked)
    while not await holds():
        if monotonic() - began >= asked.seconds:
            raise WaitTimeout(f"{asked.until}={asked.value}")
        await asyncio.sleep(limits.AWAITED_EVERY_S.value)
    return Told({"until": str(asked.until), "waited_ms": round((monotonic() - began) * MS)})


def _holding(session: Session, asked: Wait) -> Holds:
    match asked.until:
        case Until.TEXT:
            return _seen(session, lambda screen: any(asked.value in item.words for item in screen.items))
        case Until.URL:
            return _seen(session, lambda screen: screen.address == asked.value)
        case Until.URL_PREFIX:
            return _seen(session, lambda screen: screen.address.startswith(asked.value))
        case Until.LIFECYCLE:
            return _ready(session, asked.value)
        case Until.NETWORK_QUIET:
            return _quiet(session, asked.value)
    return _target(session, asked)


def _seen(session: Session, holds: Callable[[Screen], bool], css: tuple[str, ...] = ()) -> Holds:
    async def seen() -> bool:
        screen = await session.look(css)
        return not screen.is_blind and holds(screen)

    return seen


def _target(session: Session, asked: Wait) -> Holds:
    """Hidden holds for what is not there either; several are neither there nor not."""
    chain = parse_locator(asked.value)

    def holds(screen: Screen) -> bool:
        found = resolve(chain, screen, session.listing)
        if asked.until is Until.HIDDEN:
            return found.outcome is Found.NOT_FOUND
        element = found.element
        if found.outcome is not Found.UNIQUE or element is None:
            return False
        return asked.until is Until.VISIBLE or not element.has(State.DISABLED)

    return _seen(session, holds, selectors(chain))


def _ready(session: Session, wanted: str) -> Holds:
    if wanted not in LIFECYCLES:
        raise BadArguments(f"no lifecycle {wanted!r}", hint=f"write one of {', '.join(LIFECYCLES)}")

    async def ready() -> bool:
        return await (await session.surface()).picker.ready_state() in LIFECYCLES[wanted]

    return ready


def _quiet(session: Session, value: str) -> Holds:
    if not (value.isdecimal() and int(value) <= limits.AWAITED_MOST_S.ms):
        raise BadArguments(f"{value!r} are no milliseconds", hint="write 500")

    async def quiet() -> bool:
        return (await session.surface()).picker.quiet_s() * MS >= int(value)

    return quiet
