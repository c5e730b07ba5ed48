"""What a judge may answer: a distribution over what was offered, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from view import Problem

from .question import Choice, Question, Score, YesNo

SUM_SLACK = 0.06
"""Hosted judges round each probability to two decimals; a sum may be off by about 0.05 (reference: judges.md 1.1)."""


class InvalidAnswer(Problem):
    """A judge answered something it was not offered, or nothing where it had to."""

    kind = "invalid_answer"
    recoverable = True


@dataclass(frozen=True, slots=True)
class Yes:
    """The probability of yes, 0 to 1."""

    p: float


@dataclass(frozen=True, slots=True)
class Chosen:
    """A probability for every option offered, in the order offered."""

    probabilities: tuple[tuple[str, float], ...]

    @property
    def top(self) -> str:
        """The likeliest key; the first of several equals."""
        return max(self.probabilities, key=lambda pair: pair[1])[0]

    def p(self, key: str) -> float:
        return dict(self.probabilities).get(key, 0.0)

    def ranked(self) -> tuple[tuple[str, float], ...]:
        return tuple(sorted(self.probabilities, key=lambda pair: -pair[1]))


@dataclass(frozen=True, slots=True)
class Scored:
    """A probability for every level, lowest first."""

    levels: tuple[float, ...]

    @property
    def top(self) -> float:
        """The probability of the highest level."""
        return self.levels[-1]

    @property
    def expected(self) -> float:
        """The expected level as a share of the scale, 0 to 1."""
        return sum(i * p for i, p in enumerate(self.levels)) / (len(self.levels) - 1)


Answer = Yes | Chosen | Scored
Answers = Mapping[str, Answer]
"""By question id."""


def validated(questions: Iterable[Question], answers: Mapping[str, Answer]) -> dict[str, Answer]:
    """
    The answers, each proven to be a distribution over what was offered and scaled to a sum of one.

    Raises `InvalidAnswer` when one is missing, of another shape, names an option that was not offered,
    or is no probability. Answers nobody asked for are left out.
    """
    return {question.id: _checked(question, answers.get(question.id)) for question in questions}


def _checked(question: Question, answer: Answer | None) -> Answer:
    match question, answer:
        case YesNo(), Yes(p) if _is_probability(p):
            return answer
        case Choice(), Chosen(pairs) if dict(pairs).keys() == set(question.keys) and len(pairs) == len(question.keys):
            given = dict(pairs)
            return Chosen(
                tuple(zip(question.keys, _scaled(question, [given[key] for key in question.keys]), strict=True))
            )
        case Score(), Scored(levels) if len(levels) == len(question.levels):
            return Scored(tuple(_scaled(question, list(levels))))
    raise _invalid(question, answer)


def _scaled(question: Question, ps: list[float]) -> list[float]:
    total = math.fsum(ps)  # the same in whatever order the options were listed
    if not all(_is_probability(p) for p in ps) or abs(total - 1) > SUM_SLACK:
        raise _invalid(question, ps)
    return [p / total for p in ps]


def _is_probability(p: float) -> bool:
    return math.isfinite(p) and 0 <= p <= 1


def _invalid(question: Question, got: object) -> InvalidAnswer:
    return InvalidAnswer(
        f'the judge answered "{question.id}" with {got!r}, which is no distribution over what was offered',
        hint="see what the judge answered with `run-flow explain`; nothing was pressed on this answer",
    )
