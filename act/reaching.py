"""One touch of a field of the form, past what is no fault of its own: a redrawing, a move, other proposals."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from view import Element, Operation, Refusal, Reply
from view import Kind as Act

from .assess import at_once
from .ending import Outcome
from .filling import Failed, Filling
from .gate import Refused
from .shortcuts import ESCAPE
from .slots import Slot
from .verdict import Next
from .wish import Wish

Came = Reply | Refused


def reached(filling: Filling, field: Element, operation: Operation) -> Generator[Wish[Any], Any, Came]:
    """
    One touch. A reference that went stale, a field on the move or proposals that lie over it are dealt with once; in
    none of these cases anything was sent.
    """
    found = filling.found(field) or field
    came = yield from filling.hand.touch(replace(operation, target=found.ref), found, filling.screen)
    if isinstance(came, Refused) or not (came.refusal is Refusal.STALE or at_once(came) in {Next.RETRY, Next.DISMISS}):
        return came
    if at_once(came) is Next.DISMISS:
        if not filling.proposed:
            return came
        yield from close_proposals(filling)
    yield from filling.look()
    again = filling.found(field)
    if again is None:
        return came
    return (yield from filling.hand.touch(replace(operation, target=again.ref), again, filling.screen))


def close_proposals(filling: Filling) -> Generator[Wish[Any], Any, None]:
    """Escape, for what this step itself has opened."""
    yield from filling.hand.touch(Operation(kind=Act.CHORD, chord=ESCAPE), None, filling.screen, purpose="uncover")


def not_reached(came: Came, field: Element, slot: Slot) -> Failed | None:
    """Why the touch came to nothing, if it did."""
    if isinstance(came, Refused):
        return Failed(Outcome.REFUSED, f"the {slot.name} was not entered: {came.because}")
    if came.ok:
        return None
    why = f"{came.cover} lies over it" if came.cover else came.note or str(came.refusal)
    return Failed(Outcome.STUCK, f"{field.label} does not take the {slot.name}: {why}")
