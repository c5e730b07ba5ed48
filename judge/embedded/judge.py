"""The judge that needs nothing but this package: features of step, screen and change under fitted heads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..answer import Answer, Chosen, Scored, Yes
from ..answers import Answers, validated
from ..question import NONE, Choice, Kind, Question, Score, YesNo
from ..state import State
from .answers.completion import helped, progress
from .answers.condition import coverage, holds
from .answers.form_details import asked_for, field_error
from .answers.grounding import confirm, option_of, slot, span, target
from .answers.move import move, shortcut
from .answers.overlay import blocked, dismissal
from .heads import Weights, shipped
from .language.bounded import question_read, state_read
from .levels import UNKNOWN
from .study import Study

VERSION: Final = "embedded 3"
_YES: Final[Mapping[Kind, Callable[[Study, YesNo], float]]] = {
    Kind.DONE: lambda study, _: study.done,
    Kind.NOT_DONE: lambda study, _: 1 - study.done,
    Kind.SHOWS_RESULT: lambda study, _: study.done,
    Kind.BLOCKED: lambda study, _: blocked(study),
    Kind.HELPED: lambda study, _: helped(study),
    Kind.INTENDED: lambda study, _: helped(study),
    Kind.UNINTENDED: lambda study, _: 1 - helped(study),
    Kind.CONFIRM: confirm,
    Kind.ONLY_NEAR: lambda study, question: 1 - confirm(study, question),
    Kind.HOLDS: lambda study, question: holds(study, question.purpose),
    Kind.NEGATED: lambda study, question: 1 - holds(study, question.purpose),
    Kind.FIELD_ERROR: lambda study, question: field_error(study, question.purpose),
    Kind.ASKED_FOR: lambda study, question: asked_for(study, question.purpose),
}

_CHOICE: Final[Mapping[Kind, Callable[[Study, Choice], Sequence[float]]]] = {
    Kind.MOVE: move,
    Kind.SHORTCUT: shortcut,
    Kind.DISMISS: dismissal,
    Kind.TARGET: target,
    Kind.AGAIN: target,
    Kind.DUEL: target,
    Kind.SPAN: span,
    Kind.SLOT: slot,
    Kind.OPTION: option_of,
}

_SCORE: Final[Mapping[Kind, Callable[[Study, Score], Scored]]] = {
    Kind.PROGRESS: lambda study, _: progress(study),
    Kind.COVERAGE: lambda study, question: coverage(study, question.purpose),
}


class EmbeddedJudge:
    """
    Answers by the kind of a question, never by its wording or id. Deterministic, offline, the same whatever the
    order of the options; a question and its negation add up to one.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = shipped() if weights is None else weights
        self._last: Study | None = None

    @property
    def name(self) -> str:
        return VERSION

    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        return self.answers(state, questions)

    def answers(self, state: State, questions: Sequence[Question]) -> Answers:
        """The same, without waiting: nothing here ever waits."""
        study = self._study_of(state_read(state))
        return validated(questions, {question.id: _answer(study, question_read(question)) for question in questions})

    def _study_of(self, state: State) -> Study:
        """The last one again, where it is of this state: a turn asks several times about one screen."""
        if self._last is None or not _is_same(self._last.state, state):
            self._last = Study(state, self._weights)
        return self._last


def _is_same(one: State, other: State) -> bool:
    """Whether they say the same of the very same elements: equal ones may be two that differ in place."""
    return one == other and all(mine is its for mine, its in zip(one.items, other.items, strict=True))


def _answer(study: Study, question: Question) -> Answer:
    match question:
        case YesNo(kind=kind):
            return Yes(_YES[kind](study, question)) if kind in _YES else Yes(UNKNOWN)
        case Choice(kind=kind, keys=keys):
            ps = _CHOICE[kind](study, question) if kind in _CHOICE else _nothing(keys)
            return Chosen(tuple(zip(keys, ps, strict=True)))
        case Score(kind=kind, levels=levels):
            scored = _SCORE[kind](study, question) if kind in _SCORE else None
            return scored if scored and len(scored.levels) == len(levels) else Scored((1 / len(levels),) * len(levels))


def _nothing(keys: Sequence[str]) -> tuple[float, ...]:
    """All of it on "none": a choice this judge knows nothing about."""
    return tuple(float(key == NONE) for key in keys) if NONE in keys else (1 / len(keys),) * len(keys)
