"""After an undo: what came next in the same choice is asked about before anything is chosen afresh."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from judge import Kind, Request, Yes, yes_no
from view import Element, is_destructive
from view import Kind as Act

from . import thresholds as at
from .attempt import Attempt
from .event import Noted
from .ground import Grounded
from .intent import Level
from .last import Last
from .wish import Ask, Tell, Wish

BUDGET: Final = {
    Level.OFF: 0,
    Level.STANDARD: at.MAX_BRANCHES_STANDARD.count,
    Level.DEEP: at.MAX_BRANCHES_DEEP.count,
}
"""Candidates a step."""

_PRESSES: Final = frozenset({Act.CLICK, Act.CHECK, Act.SELECT})


def plan(attempt: Attempt, undone: Last) -> None:
    """Keeps what came next to a press that was taken back. Only of the choice that this press was the outcome of."""
    candidates, attempt.runners = attempt.runners, ()
    pressed = undone.element.signature if undone.element and _is_press(undone) else ""
    attempt.second_best = candidates if pressed in {item.signature for item in candidates} else ()


def _is_press(last: Last) -> bool:
    return last.operation is not None and last.operation.kind in _PRESSES


def next_best(attempt: Attempt, pool: tuple[Element, ...], purpose: str) -> Generator[Wish[Any], Any, Grounded | None]:
    """The likeliest of what came next that can still be pressed, and on its own is held for the right one."""
    planned, attempt.second_best = attempt.second_best, ()
    room = BUDGET[attempt.limits.deliberation] - attempt.branches
    there = {item.signature: item for item in pool} if planned else {}
    found = (there[item.signature] for item in planned if item.signature in there)
    harmless = [item for item in found if not is_destructive(item, attempt.screen, attempt.hand.guards)]
    candidates = harmless[: max(0, room)]
    if not candidates:
        return None
    attempt.branches += len(candidates)
    asked = tuple(
        yes_no(Kind.CONFIRM, purpose, element=item, id_=f"{Kind.CONFIRM}_{n}") for n, item in enumerate(candidates, 1)
    )
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=asked),))
    for question, item in zip(asked, candidates, strict=True):
        answer = answers[question.id]
        if isinstance(answer, Yes) and at.BRANCH_FLOOR.reached_by(answer.p):
            line = f"{item.label} came next to what was undone"
            attempt.note(line)
            yield from Tell(Noted(line=line))
            return Grounded(item, answer.p)
    return None
