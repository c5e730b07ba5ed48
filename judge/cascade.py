"""Two judges: a quick one for everything, and another for what the quick one does not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .answer import Answer, Chosen, Scored, Yes
from .answers import Answers
from .judge import Judge
from .question import NONE, Kind, Question
from .state import State

DIGITS: Final = 12
"""Enough for any bar, and free of the last bit's noise."""


@dataclass(frozen=True, slots=True)
class Band:
    """Between `low` and `high` (both left out) a probability settles nothing."""

    low: float
    high: float
    why: str

    def holds(self, p: float) -> bool:
        return self.low < round(p, DIGITS) < self.high


YES: Final = Band(0.15, 0.85, "The seed's bar before acting, and its mirror image.")
CONDITION: Final = Band(0.25, 0.75, "Strictly between the two a condition is unsure.")
PICK: Final = Band(0.0, 0.70, "From here on an element is used without a second question.")
LEVEL: Final = Band(0.15, 0.85, "Of the highest level, which is averaged with the yes/no about the same.")

_CONDITIONS: Final = frozenset({Kind.HOLDS, Kind.NEGATED})
_ASKED_TOGETHER: Final = (
    frozenset({Kind.DONE, Kind.NOT_DONE, Kind.PROGRESS}),
    frozenset({Kind.HOLDS, Kind.NEGATED, Kind.COVERAGE}),
)
"""Averaged with one another: all of them are one judge's, or the mean is nobody's."""


_NONE_IS_USUAL: Final = frozenset({Kind.SHORTCUT})
"""No shortcut fits most screens. Of any other choice "none" is how a judge says that it does not know."""


def is_unsure(question: Question, answer: Answer) -> bool:
    """The answer lies where nothing is decided on it. "None" is looked at beside its like: `_none_found`."""
    match answer:
        case Yes(p):
            return (CONDITION if question.kind in _CONDITIONS else YES).holds(p)
        case Chosen():
            return answer.top != NONE and PICK.holds(answer.p(answer.top))
        case Scored():
            return LEVEL.holds(answer.top)


class Cascade:
    """
    Everything is asked of `first`; what it is unsure of, and a choice for which it finds nothing, goes to `second`, in
    one request. `Answers.by` says who answered. Questions that are averaged with one another go together.
    """

    def __init__(self, first: Judge, second: Judge) -> None:
        self._first = first
        self._second = second

    @property
    def name(self) -> str:
        return f"{self._first.name}, then {self._second.name}"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        answers = _whole(await self._first.ask(state, questions))
        by = {question.id: self._first.name for question in questions}
        left = _left(questions, answers)
        if not left:
            return replace(answers, by=by)
        later = _whole(await self._second.ask(state, left))
        return Answers(
            {**answers.given, **later.given},
            ballots={**answers.ballots, **later.ballots},
            by={**by, **{question.id: self._second.name for question in left}},
            accounts=(*answers.accounts, *later.accounts),
        )


def _left(questions: Sequence[Question], answers: Answers) -> list[Question]:
    unsure = {question.kind for question in questions if is_unsure(question, answers[question.id])}
    along = {kind for together in _ASKED_TOGETHER if together & unsure for kind in together} | _none_found(
        questions, answers
    )
    return [question for question in questions if question.kind in along or is_unsure(question, answers[question.id])]


def _none_found(questions: Sequence[Question], answers: Answers) -> set[Kind]:
    """
    Kinds of choice all of which are answered with "none". Of a long list that is asked about in groups most hold
    nothing: where one of them was answered, "none" of the others is no want of knowledge.
    """
    chosen = {(question.kind, said.top) for question in questions if isinstance(said := answers[question.id], Chosen)}
    found = {kind for kind, top in chosen if top != NONE}
    return {kind for kind, _ in chosen} - found - _NONE_IS_USUAL


def _whole(came: Mapping[str, Answer]) -> Answers:
    return came if isinstance(came, Answers) else Answers(came)
