"""Clearing what lies over a form before anything is typed: the do loop's own way of doing it, and its limits."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judge import Kind, Request, Yes, yes_no

from .attempt import Attempt
from .bars import BarsBy
from .filling import Filling
from .intent import DoIntent, Limits, Loop
from .memory import Owner
from .phrase import Phrase
from .recover import clear_obstacle
from .slots import covered_fields, fields
from .thresholds import MAX_OBSTACLES
from .wish import Ask, Wish


def clear_form(filling: Filling, limits: Limits) -> Generator[Wish[Any], Any, None]:
    """As long as fields lie behind something that has none of its own: ask whether it is in the way, and close it."""
    for _ in range(MAX_OBSTACLES.count):
        if (
            not lies_behind(filling)
            or Loop.OBSTACLES in limits.off
            or not (yield from _is_in_the_way(filling, limits.bars))
        ):
            break
        yield from clear_front(filling, limits)


def lies_behind(filling: Filling) -> bool:
    """Fields are covered by what is in front, which is not the run's own and takes no text itself."""
    front, own = filling.screen.front, filling.memory.owner is Owner.TASK
    has_fields = any(field.in_front for field in fields(filling.screen))
    return not front.is_window and not own and not has_fields and bool(covered_fields(filling.screen))


def _is_in_the_way(filling: Filling, bars: BarsBy) -> Generator[Wish[Any], Any, bool]:
    (answers,) = yield from Ask((Request(state=filling.shown(), questions=(yes_no(Kind.BLOCKED),)),))
    answer = answers.get(Kind.BLOCKED)
    return isinstance(answer, Yes) and bars.of(Kind.BLOCKED, answers.by).blocked.reached_by(answer.p)


def clear_front(filling: Filling, limits: Limits) -> Generator[Wish[Any], Any, None]:
    """One non-destructive closer, or Escape; then a new look."""
    attempt = Attempt(
        intent=DoIntent(goal=Phrase.of(filling.step)),
        memory=filling.memory,
        limits=limits,
        hand=filling.hand,
        screen=filling.screen,
        began=filling.began,
    )
    yield from clear_obstacle(attempt)
    filling.memory = attempt.memory
    yield from filling.look()
