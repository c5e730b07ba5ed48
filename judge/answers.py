"""The answers to one request, with what is known of how they came about."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from view import Problem

from .answer import Answer, Chosen, Scored, Yes
from .question import Choice, Question, Score, YesNo

SUM_SLACK: Final = 0.06
"""Hosted judges round each probability to two decimals; a sum may be off by about 0.05 (reference: judges.md 1.1)."""

SUMMED: Final = 1e-12
"""A sum as near to 1 as this is left alone: what was made to add up once is the same when it is read again."""


class InvalidAnswer(Problem):
    """A judge answered something it was not offered, or nothing where it had to."""

    kind = "invalid_answer"
    recoverable = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """One request to a judge outside this process: who answered it, and what it took."""

    judge: str
    """Which judge, as `Judge.name` gives it."""

    model: str = ""
    """The model as the server resolved it; empty where it does not say."""

    input_tokens: int = 0
    output_tokens: int = 0
    usd: float | None = None
    """US dollars; `None` where neither the server nor a price list tells."""

    attempts: int = 1
    """How often it was sent, the last time included."""


@dataclass(frozen=True, slots=True, eq=False)
class Answers(Mapping[str, Answer]):
    """
    Every question's answer by the question's id. Reads like a dict, and equals one with the same answers.

    A judge that answers once, by itself and for nothing may give a plain dict instead; `validated` makes this of it.
    """

    given: Mapping[str, Answer]
    ballots: Mapping[str, tuple[Answer, ...]] = field(default_factory=dict)
    """For a question that was asked in several framings: each framing's answer, under the question's own keys."""

    by: Mapping[str, str] = field(default_factory=dict)
    """Who answered a question, where it was not the judge that was asked: a cascade passes questions on."""

    accounts: tuple[Account, ...] = ()

    def __getitem__(self, id_: str) -> Answer:
        return self.given[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self.given)

    def __len__(self) -> int:
        return len(self.given)

    def ballot(self, id_: str) -> tuple[Answer, ...]:
        """Each framing's answer; the one answer where it was asked once."""
        return self.ballots.get(id_) or (self.given[id_],)


def validated(questions: Iterable[Question], answers: Mapping[str, Answer]) -> Answers:
    """
    The answers, each proven to be a distribution over what was offered and scaled to a sum of one.

    Raises `InvalidAnswer` when one is missing, of another shape, names an option that was not offered,
    or is no probability. Answers nobody asked for are left out.
    """
    came = answers if isinstance(answers, Answers) else Answers(answers)
    asked = tuple(questions)
    return replace(
        came,
        given={question.id: _checked(question, came.get(question.id)) for question in asked},
        ballots={
            question.id: tuple(_checked(question, answer) for answer in came.ballots[question.id])
            for question in asked
            if question.id in came.ballots
        },
    )


def _checked(question: Question, answer: Answer | None) -> Answer:
    match question, answer:
        case YesNo(), Yes(p) if _is_probability(p):
            return answer
        case Choice(), Chosen(pairs):
            given, keys = dict(pairs), question.keys
            if len(pairs) == len(keys) and given.keys() == set(keys):
                return Chosen(tuple(zip(keys, _scaled(question, [given[key] for key in keys]), strict=True)))
        case Score(), Scored(levels) if len(levels) == len(question.levels):
            return Scored(tuple(_scaled(question, list(levels))))
    raise _invalid(question, answer)


def _scaled(question: Question, ps: list[float]) -> list[float]:
    total = math.fsum(ps)  # the same in whatever order the options were listed
    if not all(map(_is_probability, ps)) or abs(total - 1) > SUM_SLACK:
        raise _invalid(question, ps)
    return list(ps) if abs(total - 1) <= SUMMED else [p / total for p in ps]


def _is_probability(p: float) -> bool:
    return 0 <= p <= 1


def _invalid(question: Question, got: object) -> InvalidAnswer:
    return InvalidAnswer(
        f'the judge answered "{question.id}" with {got!r}, which is no distribution over what was offered',
        hint="see what the judge answered with `run-flow explain`; nothing was pressed on this answer",
    )
