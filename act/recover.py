"""Before a move is made: clear what is in the way. And how anything is done that is no part of the step."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from judge import Chosen, Kind, Option, Request, choice, elements
from view import Element, Operation, Reply, State, Support, is_closer, is_destructive
from view import Kind as Act

from .attempt import Attempt
from .event import ElementBanned
from .ground import distinct, element_at
from .last import Deed, Last
from .shortcuts import ESCAPE
from .wish import Ask, Tell, Wish

_OFFERED: Final = 18
"""Elements offered as closers: beside Escape and "none" they make twenty options (DESIGN, judge)."""

WORSE: Final = "that made things worse; undid it"


def clear_obstacle(attempt: Attempt) -> Generator[Wish[Any], Any, None]:
    """Presses the non-destructive control that closes what is in the way, or Escape. Counts as one obstacle."""
    attempt.obstacles += 1
    attempt.futile.clear()
    attempt.idle_waits = 0
    offered = closers(attempt)
    question = choice(Kind.DISMISS, (*elements(offered), Option(key=ESCAPE, text="press Escape")))
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=(question,)),))
    answer = answers[question.id]
    chosen = element_at(offered, answer.top) if isinstance(answer, Chosen) else None
    if chosen is None:
        yield from press_escape(attempt, "obstacle")
        return
    yield from press_housekeeping(attempt, chosen, "obstacle")


def closers(attempt: Attempt) -> tuple[Element, ...]:
    """What may be offered as a closer: clickable, not destructive, not struck off; what is in front comes first."""
    screen = attempt.screen
    usable = [
        item
        for item in screen.controls
        if item.offers(Support.CLICK)
        and not item.has(State.COVERED, State.DISABLED)
        and not attempt.is_struck(item)
        and not is_destructive(item, screen, attempt.hand.guards)
    ]
    usable.sort(key=lambda item: (not item.in_front, not is_closer(item)))
    return distinct(tuple(usable))[:_OFFERED]


def ban(attempt: Attempt, element: Element, because: str) -> Generator[Wish[Any], Any, None]:
    """Not again in this step."""
    attempt.banned.add(element.signature)
    yield from Tell(ElementBanned(target=element.label, because=because))


def press_escape(attempt: Attempt, purpose: str) -> Generator[Wish[Any], Any, None]:
    """Escape, as the run's housekeeping."""
    operation = Operation(kind=Act.CHORD, chord=ESCAPE)
    reply = yield from attempt.hand.touch(operation, attempt.screen.focused, attempt.screen, purpose=purpose)
    last = Last(deed=Deed.KEY, words="pressed Escape", chord=ESCAPE, before=attempt.screen, housekeeping=True)
    _keep(attempt, last, reply)


def press_housekeeping(attempt: Attempt, element: Element, purpose: str) -> Generator[Wish[Any], Any, None]:
    """One press that is no part of the step."""
    operation = Operation(kind=Act.CLICK, target=element.ref)
    reply = yield from attempt.hand.touch(operation, element, attempt.screen, purpose=purpose)
    words = f"pressed {element.label}"
    last = Last(deed=Deed.PRESS, words=words, element=element, before=attempt.screen, housekeeping=True)
    _keep(attempt, last, reply)


def _keep(attempt: Attempt, last: Last, reply: object) -> None:
    if isinstance(reply, Reply):
        attempt.did(last, reply)
