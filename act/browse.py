"""`browse` and `open`: going to an address, and bringing an application forward, until there is something to read."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any, Final

from view import Kind, Operation, Screen, plain

from .ending import Ending, Outcome
from .gate import Refused
from .intent import BrowseIntent, Limits, OpenIntent
from .memory import Memory, Owner
from .seen import last_seen, pause
from .state import place_of
from .thresholds import WINDOW_CHECKS
from .touch import Hand
from .wish import Look, Machine, Wish

BROWSER: Final = "browser"


def browse(intent: BrowseIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Goes to the address and waits until the page can be read. A dialog of the task's own is forgotten."""
    hand = Hand(limits.guards)
    operation = Operation(kind=Kind.NAVIGATE, text=intent.address.text)
    came = yield from hand.touch(operation, None, memory.screen or Screen())
    if isinstance(came, Refused):
        return _failed(Outcome.REFUSED, came.because, memory)
    place = place_of(plain(operation.text))
    if not came.ok:
        reason = came.note or str(came.refusal)
        return _failed(Outcome.UNREACHABLE, f"{place} could not be opened: {reason}", memory)
    screen = yield from readable(hand)
    return _arrived(screen, f"went to {place}", memory)


def open_app(intent: OpenIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Waits until the browser can be read. Other applications come with the desktop."""
    app = intent.app.filled.strip()
    if app.casefold() != BROWSER:
        return _failed(Outcome.UNREACHABLE, f"{app} cannot be opened: so far only `{BROWSER}` can", memory)
    screen = yield from readable(Hand(limits.guards))
    return _arrived(screen, f"brought {BROWSER} forward", memory)


def readable(hand: Hand) -> Generator[Wish[Any], Any, Screen]:
    """The first of up to `WINDOW_CHECKS` looks that shows something, or the last of them."""
    screen = yield from Look()
    for _ in range(WINDOW_CHECKS.count - 1):
        if screen.items:
            break
        yield from pause(hand, screen)
        screen = yield from Look()
    return screen


def _arrived(screen: Screen, done: str, memory: Memory) -> Ending:
    """An empty page is a place one has come to; one that cannot be read is none."""
    outcome = Outcome.BLIND if screen.is_blind else Outcome.DONE
    empty = "" if screen.items or screen.is_blind else "; it shows nothing yet"
    history = (*memory.history, done)
    after = replace(memory, screen=screen, history=history, owner=Owner.NOBODY, last_typed="")
    return Ending(outcome=outcome, note=f"{done}{empty} ({last_seen(screen)})", memory=after)


def _failed(outcome: Outcome, why: str, memory: Memory) -> Ending:
    return Ending(outcome=outcome, note=why, memory=replace(memory, history=(*memory.history, why)))
