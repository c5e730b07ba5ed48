"""A judge asked about labelled screens: each screen in one request, with what shows whether it contradicts itself."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..answer import Chosen, Scored, Yes
from ..answers import Answers, InvalidAnswer, validated
from ..framing import framed, framed_id
from ..judge import Judge
from ..question import NONE, Choice, Kind, Question
from ..state import line_of
from ..wording import MOST_OPTIONS, choice, elements, moves, score, yes_no
from .labelled import Labelled

MS: Final = 1000.0
ANOTHER_ORDER: Final = 1
"""The framing that lists the options backward."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One screen, as the judge answered it. `None`: no such label, or no such answer."""

    screen: Labelled
    done: float | None = None
    """Of the question and its negation, averaged."""

    incoherence: float | None = None
    """By how much the two miss a sum of one."""

    progress: float | None = None
    """The probability of its highest level."""

    move: bool | None = None
    first: bool | None = None
    """The likeliest control is right, "none" left out."""

    abstains: bool | None = None
    """Where a control is right: "none" is likelier than any."""

    spread: float | None = None
    """The largest difference of an option's probability between two orders of the same list."""

    by: str = ""
    """Who answered whether the step is done, where several judges answer; else the judge that was asked."""

    model: str = ""
    """That judge's model, as its server names it."""

    ms: float = 0.0
    failed: str = ""
    """Why it was no answer."""


async def ask_all(judge: Judge, screens: Sequence[Labelled]) -> AsyncIterator[Asked]:
    """One after another. An answer that cannot be taken is counted; a judge that is not there is raised."""
    for screen in screens:
        yield await ask_about(judge, screen)


async def ask_about(judge: Judge, screen: Labelled) -> Asked:
    """One screen."""
    questions = questions_about(screen)
    began = time.perf_counter()
    try:
        answers = validated(questions, await judge.ask(screen.state, questions))
    except InvalidAnswer as problem:
        return Asked(screen=screen, failed=problem.message, ms=_since(began))
    return _read(screen, questions, answers, judge.name, _since(began))


def questions_about(screen: Labelled) -> tuple[Question, ...]:
    """The turn's own questions, and the target in two orders where a control is right."""
    typing = "type" in screen.offered_moves
    without = frozenset(option.key for option in moves(typing=True)) - set(screen.offered_moves)
    asked: list[Question] = [
        yes_no(Kind.DONE),
        yes_no(Kind.NOT_DONE),
        score(Kind.PROGRESS),
        choice(Kind.MOVE, moves(typing=typing, without=without)),
    ]
    if target := _target(screen):
        asked += [target, framed(target, ANOTHER_ORDER)]
    return tuple(asked)


def _target(screen: Labelled) -> Choice | None:
    """One choice's worth of the controls that were offered, all right ones among them, in the screen's order."""
    pool = [place for place in screen.pool or () if place < len(screen.state.items)]
    right = [place for place in pool if line_of(screen.state.items[place]) in screen.target_lines]
    if not right:
        return None
    others = [place for place in pool if place not in right]
    kept = sorted([*right, *others][: MOST_OPTIONS - 1])
    offered = tuple(screen.state.items[place] for place in kept)
    return choice(Kind.TARGET, elements(offered), f"press it to accomplish: {screen.state.step}")


def _read(screen: Labelled, questions: Sequence[Question], answers: Answers, judge: str, ms: float) -> Asked:
    yes, no, progress = answers[Kind.DONE], answers[Kind.NOT_DONE], answers[Kind.PROGRESS]
    move = answers[Kind.MOVE]
    assert isinstance(yes, Yes)
    assert isinstance(no, Yes)
    first, abstains, spread = _read_target(screen, questions, answers)
    by = answers.by.get(Kind.DONE, judge)
    models = dict.fromkeys(one.model for one in answers.accounts if one.judge == by and one.model)
    return Asked(
        screen=screen,
        done=(yes.p + 1 - no.p) / 2,
        incoherence=abs(yes.p + no.p - 1),
        progress=progress.top if isinstance(progress, Scored) else None,
        move=move.top in screen.moves if isinstance(move, Chosen) and screen.moves is not None else None,
        first=first,
        abstains=abstains,
        spread=spread,
        by=by,
        model=", ".join(models),
        ms=ms,
    )


def _read_target(
    screen: Labelled, questions: Sequence[Question], answers: Answers
) -> tuple[bool | None, bool | None, float | None]:
    question = next((q for q in questions if isinstance(q, Choice) and q.kind is Kind.TARGET), None)
    if question is None:
        return None, None, None
    said, again = answers[question.id], answers[framed_id(question.id, ANOTHER_ORDER)]
    assert isinstance(said, Chosen)
    assert isinstance(again, Chosen)
    texts = {option.key: option.text for option in question.options}
    best = next(key for key, _ in said.ranked() if key != NONE)
    spread = max(abs(said.p(key) - again.p(key)) for key in question.keys)
    return texts[best] in screen.target_lines, said.top == NONE, spread


def _since(began: float) -> float:
    return (time.perf_counter() - began) * MS
