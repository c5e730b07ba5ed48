"""
A press that something else lies over. What covers it is closed once, and the very same target is tried again; nothing
that this exposes is pressed without going through grounding and the gate on a later turn.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from view import Element, Operation, Refusal, Reply, State, Support, is_closer, is_destructive
from view import Kind as Act

from .assess import at_once
from .attempt import Attempt
from .front import is_calendar
from .gate import Refused
from .ground import same_on
from .memory import Owner
from .recover import press_escape, press_housekeeping
from .verdict import Next
from .wish import Wish

Touched = Reply | Refused


def press(attempt: Attempt, operation: Operation, element: Element) -> Generator[Wish[Any], Any, Touched]:
    """
    One touch of an element: once more where it was on the move and nothing was sent, and with what covers it cleared
    away once where that is allowed.

    `attempt.trouble` says what was in the way when it stayed covered.
    """
    reply = yield from attempt.hand.touch(operation, element, attempt.screen)
    if isinstance(reply, Reply) and at_once(reply) is Next.RETRY:
        reply = yield from _same_again(attempt, operation, element, reply)
    if isinstance(reply, Refused) or reply.refusal is not Refusal.COVERED:
        return reply
    if at_once(reply) is not Next.DISMISS:
        return _in_trouble(attempt, element, reply)
    if _belongs_in_front(attempt):
        attempt.note(f"{element.label} lies behind the {attempt.screen.front.kind} in front: act inside that first")
        return reply
    reply = yield from _retried(attempt, operation, element, reply)
    if isinstance(reply, Reply) and reply.refusal is Refusal.COVERED:
        _in_trouble(attempt, element, reply)
    return reply


def _in_trouble(attempt: Attempt, element: Element, reply: Reply) -> Reply:
    """It stays covered: the history says so, and the failure's note will."""
    attempt.trouble = f"press of {element.label} was refused because {reply.cover or 'something'} lies over it"
    attempt.note(attempt.trouble)
    return reply


def _retried(
    attempt: Attempt, operation: Operation, element: Element, reply: Reply
) -> Generator[Wish[Any], Any, Touched]:
    """Close or Escape, look, the same target; an empty layer that stays is pressed where nothing lies beneath it."""
    attempt.screen = yield from attempt.hand.look(attempt.memory.restless)
    yield from _close_cover(attempt, element)
    again = yield from _same_again(attempt, operation, element, reply)
    if isinstance(again, Refused) or not (again.refusal is Refusal.COVERED and again.empty_layer):
        return again
    found = same_on(attempt.screen, element)
    if found is None:
        return again
    cover = Operation(kind=Act.DISMISS_COVER, target=found.ref)
    dismissed = yield from attempt.hand.touch(cover, found, attempt.screen, purpose="uncover")
    if isinstance(dismissed, Refused) or not dismissed.ok:
        return again
    return (yield from _same_again(attempt, operation, element, again))


def _close_cover(attempt: Attempt, element: Element) -> Generator[Wish[Any], Any, None]:
    """The front layer's own least committal closer, or Escape."""
    screen = attempt.screen
    closer = next(
        (
            item
            for item in screen.controls
            if item.in_front
            and not element.in_front
            and item.offers(Support.CLICK)
            and is_closer(item)
            and not item.has(State.COVERED, State.DISABLED)
            and not is_destructive(item, screen, attempt.hand.guards)
        ),
        None,
    )
    kept = attempt.last
    if closer:
        yield from press_housekeeping(attempt, closer, "uncover")
    else:
        yield from press_escape(attempt, "uncover")
    attempt.last = kept


def _same_again(
    attempt: Attempt, operation: Operation, element: Element, before: Reply
) -> Generator[Wish[Any], Any, Touched]:
    """Looks, and presses the very same target; the earlier reply stands when it is gone."""
    attempt.screen = yield from attempt.hand.look(attempt.memory.restless)
    found = same_on(attempt.screen, element)
    if found is None:
        return before
    return (yield from attempt.hand.touch(_aimed_at(operation, found), found, attempt.screen))


def _aimed_at(operation: Operation, element: Element) -> Operation:
    return Operation(kind=operation.kind, target=element.ref, text=operation.text, checked=operation.checked)


def _belongs_in_front(attempt: Attempt) -> bool:
    """The task's own dialog is in front, and is no calendar that has already been answered."""
    own = attempt.memory.owner is Owner.TASK and not attempt.screen.front.is_window
    return own and not (is_calendar(attempt.screen) and attempt.served)
