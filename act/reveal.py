"""
What a step names is there, and nothing to do it with: the pointer goes to it, in case its controls only show then.

A move of the pointer presses nothing. What it brings into view is pressed, if at all, through grounding and the gate.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from view import Element, Operation, Reply, State, Support
from view import Kind as Act

from . import thresholds as at
from .attempt import Attempt
from .event import Noted
from .front import is_reachable
from .state import spelled_out
from .wish import Tell, Wish

PURPOSE: Final = "reveal"
FIELDS: Final = frozenset({Support.TYPE, Support.SELECT, Support.CHECK})
"""What offers one of these is filled in: it hides no control of its own."""


def reveal(attempt: Attempt) -> Generator[Wish[Any], Any, bool]:
    """Hovers what the step names, each thing once a step, until a control comes into view. Whether one did."""
    for _ in range(at.MAX_HOVERS.count):
        thing = next(iter(_to_hover(attempt)), None)
        if thing is None:
            return False
        came = yield from _hovered(attempt, thing)
        if came:
            labels = ", ".join(item.label for item in came[: at.NOTE_LABELS.count])
            line = f"the pointer over {thing.label} brought into view: {labels}"
            attempt.note(line)
            yield from Tell(Noted(line=line))
            return True
    return False


def _hovered(attempt: Attempt, thing: Element) -> Generator[Wish[Any], Any, tuple[Element, ...]]:
    """The controls that were not there before."""
    attempt.hovered.add(thing.press_key)
    before = {item.press_key for item in attempt.screen.controls}
    operation = Operation(kind=Act.HOVER, target=thing.ref)
    reply = yield from attempt.hand.touch(operation, thing, attempt.screen, purpose=PURPOSE)
    if not isinstance(reply, Reply) or not reply.ok:
        return ()
    screen = yield from attempt.hand.look(attempt.memory.restless)
    if screen.is_blind:
        return ()
    attempt.screen = screen
    return tuple(item for item in screen.controls if item.press_key not in before and item.offers(Support.CLICK))


def _to_hover(attempt: Attempt) -> list[Element]:
    """What bears a name that stands in the step, the longest name first. Where it was pressed the pointer was."""
    items = attempt.screen.items
    named = (items[n] for n in spelled_out(attempt.goal, items))
    usable = [item for item in named if is_reachable(item, attempt.screen) and not item.has(State.DISABLED)]
    been = attempt.hovered | attempt.presses.keys()
    fresh = [item for item in usable if item.press_key not in been and item.supports.isdisjoint(FIELDS)]
    return sorted(fresh, key=lambda item: (-len(item.name), item.is_control))
