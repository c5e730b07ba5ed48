"""
`press`: the one control that a locator names is pressed, through the gate like every press. Nobody is asked.

The step is the press itself: it passes when the press was delivered and something on the screen changed, and says what.
Whether that is what was wanted, a `verify` after it says. A press of which nothing shows is no success and no failure.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any, Final

from view import (
    ACCEPTED,
    Delivery,
    Dispatched,
    Element,
    Kind,
    Operation,
    Refusal,
    Reply,
    Screen,
    State,
    Support,
    change,
)

from .ending import Ending, Outcome
from .front import owner_after
from .gate import Refused
from .intent import Limits, PressIntent
from .last import Deed, Last
from .locating import locate, not_one
from .memory import Memory
from .seen import last_seen, pause
from .thresholds import MAX_BLIND_LOOKS, NOTE_LABELS, PRESS_TRIES
from .touch import Hand
from .verify import could_not_see
from .wish import Machine, Wish

AGAIN: Final = frozenset({Refusal.STALE, Refusal.DIFFERS, Refusal.MOVING})
"""The page was still changing and nothing was sent: worth another look."""


def press(intent: PressIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Looks for it, presses it, and looks at what came of it."""
    hand, target, screen = Hand(limits.guards), Element(role=""), Screen()
    came: Reply | Refused = Reply()
    for _ in range(PRESS_TRIES.count):
        screen, found = yield from locate(hand, intent.locator)
        if screen.is_blind:
            return could_not_see(screen, memory)
        if found.element is None:
            return _ended(*not_one(found), screen, memory)
        target = found.element
        if why := unpressable(target):
            return _ended(Outcome.STUCK, f"{target.label} {why}", screen, memory)
        came = yield from hand.touch(Operation(kind=Kind.CLICK, target=target.ref), target, screen)
        if isinstance(came, Refused) or came.refusal not in AGAIN or came.dispatched is Dispatched.UNKNOWN:
            break
    if isinstance(came, Refused):
        return _ended(Outcome.REFUSED, f"{target.label} was not pressed: {came.because}", screen, memory)
    if not came.ok or came.delivery is Delivery.INTERCEPTED:
        return _ended(*_not_delivered(target, came), screen, memory)
    return (yield from _pressed(hand, target, came, screen, memory))


def unpressable(target: Element) -> str:
    """
    Why it cannot be pressed, as the end of a sentence; empty where it can.

    >>> unpressable(Element(role="heading", name="Cart"))
    'is no control: name what can be pressed'
    """
    if not target.supports & {Support.CLICK, Support.CHECK, Support.EXPAND}:
        return "is no control: name what can be pressed" if not target.is_control else "is not pressed but filled in"
    return "is disabled" if target.has(State.DISABLED) else ""


def _not_delivered(target: Element, came: Reply) -> tuple[Outcome, str]:
    """What was cut off under way may have arrived: nobody can say, and it is not repeated."""
    why = f"{came.cover} lies over it" if came.cover else came.note or str(came.refusal) or "something else received it"
    if came.dispatched is Dispatched.UNKNOWN:
        return Outcome.UNSURE, f"the press of {target.label} may or may not have reached the page: {why}"
    return Outcome.STUCK, f"{target.label} could not be pressed: {why}"


def _pressed(
    hand: Hand, target: Element, came: Reply, before: Screen, memory: Memory
) -> Generator[Wish[Any], Any, Ending]:
    last = Last(deed=Deed.PRESS, words=f"pressed {target.label}", element=target, before=before)
    screen = yield from _looked_after(hand, before, memory)
    memory = replace(memory, owner=owner_after(last, screen, memory.owner), last_typed="")
    if screen.is_blind:
        return _ended(Outcome.BLIND, last.words, screen, memory)
    if cancelled := [message for message in came.dialogs if not message.endswith(ACCEPTED)]:
        why = f'{last.words}; the page asked "{cancelled[0]}", which was answered with Cancel'
        return _ended(Outcome.REFUSED, why, screen, memory)
    seen = change(before, screen, memory.restless)
    outcome = Outcome.DONE if seen else Outcome.UNSURE
    return _ended(outcome, f"{last.words}; {seen.sentence(NOTE_LABELS.count)}", screen, memory, last.words)


def _looked_after(hand: Hand, before: Screen, memory: Memory) -> Generator[Wish[Any], Any, Screen]:
    """The page, read as far as it was before; what does not show at once, or cannot be read, is looked at again."""
    screen = yield from hand.look(memory.restless, whole=True)
    for _ in range(MAX_BLIND_LOOKS.count - 1):
        if not screen.is_blind and change(before, screen, memory.restless):
            break
        yield from pause(hand, screen)
        screen = yield from hand.look(memory.restless, whole=True)
    if screen.is_blind:
        yield from hand.saw_nothing()
    return screen


def _ended(outcome: Outcome, why: str, screen: Screen, memory: Memory, done: str = "") -> Ending:
    """With what was last seen, and the line that the run's history keeps."""
    after = replace(memory, screen=screen, history=(*memory.history, done or why))
    return Ending(outcome=outcome, note=f"{why} ({last_seen(screen)})", memory=after)
