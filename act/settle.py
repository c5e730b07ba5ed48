"""A yes/no near its bar is put in more framings before anything is decided on it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from statistics import median
from typing import Any, Final

from judge import Answers, Kind, Question, Request, State, Yes, yes_no

from .deliberate import remade, widened_all
from .evidence import is_settled
from .intent import Level
from .thresholds import Limit
from .wish import Ask, Wish

Estimate = Callable[[Answers], float | None]
"""What several answers come to together, as a probability; `None` where they say nothing."""

VIEWS: Final = (Kind.SHOWS_RESULT, Kind.HOLDS)
"""Two other ways to ask whether a step is done. They guard a pass, and only that."""


def settled(
    state: State, asked: Sequence[Question], answers: Answers, *, estimate: Estimate, bar: Limit, level: Level
) -> Generator[Wish[Any], Any, Answers]:
    """The answers as they are where they are clear, else those of all framings together."""
    p = estimate(answers)
    if level is Level.OFF or p is None or is_settled(p, bar, answers.ballot(asked[0].id)):
        return answers
    ballots = yield from widened_all(state, asked, {q.id: answers.ballot(q.id) for q in asked})
    return remade(asked, ballots)


def viewed(state: State, p: float, *, bar: Limit, level: Level) -> Generator[Wish[Any], Any, float]:
    """
    What is about to pass, looked at in two other ways at the deepest level: the median of the three. What does not
    pass is left as it was read.
    """
    if level is not Level.DEEP or not bar.reached_by(p):
        return p
    asked = tuple(yes_no(kind, state.step) for kind in VIEWS)
    (came,) = yield from Ask((Request(state=state, questions=asked),))
    views = [answer.p for answer in came.values() if isinstance(answer, Yes)]
    return float(median([p, *views]))
