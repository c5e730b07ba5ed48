"""The same question put in other ways, and one answer made of several."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from .answer import Answer, Chosen, Scored, Yes
from .answers import Answers
from .judge import Judge
from .question import Choice, Question, Score, YesNo
from .state import State

Q = TypeVar("Q", bound=Question)

MOST: Final = 9
"""Framings there are. Beyond nine votes the next one changes nothing worth its price (reference: do-loop.md 5.4)."""

PERSPECTIVES: Final[tuple[str, ...]] = (
    "",
    "Answer as somebody would who checks this for the person whose account it is.",
    "Count only what can be seen on the screen; leave out what is merely likely.",
    "Keep the whole of the step in mind, each of its parts.",
)
"""Added to the wording, in turn. The first framing is the question as it was made."""


def framed(question: Q, number: int) -> Q:
    """
    The question in its framing of that number; number 0 is the question itself.

    A choice is listed in another order; its options keep their keys. The id says which
    framing it is.
    """
    if number == 0:
        return question
    said = PERSPECTIVES[number % len(PERSPECTIVES)]
    put = replace(
        question,
        id=framed_id(question.id, number),
        wording=f"{question.wording} {said}".strip(),
        framing=number,
    )
    return replace(put, options=_turned(put.options, number)) if isinstance(put, Choice) else put


T = TypeVar("T")


def _turned(options: tuple[T, ...], number: int) -> tuple[T, ...]:
    """Every odd framing lists them backward; every second one begins one further on."""
    listed = options[::-1] if number % 2 else options
    shift = number // 2 % len(listed)
    return listed[shift:] + listed[:shift]


def framed_id(id_: str, number: int) -> str:
    """The id of a question's framing of that number."""
    return f"{id_}~{number}" if number else id_


class Framed:
    """
    The judge, asked every question in several framings at once. Its answer is their mean; each one is a ballot.

    A question that already is a framing is asked once.
    """

    def __init__(self, judge: Judge, votes: int) -> None:
        if not 1 <= votes <= MOST:
            raise ValueError(f"{votes} votes; 1 to {MOST}")
        self._judge = judge
        self._votes = votes

    @property
    def name(self) -> str:
        return self._judge.name

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        asked = [framed(question, n) for question in questions for n in self._numbers(question)]
        came = await self._judge.ask(state, asked)
        answers = came if isinstance(came, Answers) else Answers(came)
        ballots = {
            question.id: tuple(
                vote for n in self._numbers(question) for vote in answers.ballot(framed_id(question.id, n))
            )
            for question in questions
        }
        return replace(answers, given={q.id: merged(q, ballots[q.id]) for q in questions}, ballots=ballots)

    def _numbers(self, question: Question) -> range:
        return range(1) if question.framing else range(self._votes)


def merged(question: Question, ballot: Sequence[Answer]) -> Answer:
    """The mean of a ballot, under the question's own keys. An answer of another shape takes no part."""
    match question:
        case YesNo():
            return Yes(_mean([vote.p for vote in ballot if isinstance(vote, Yes)]))
        case Choice():
            votes = [vote for vote in ballot if isinstance(vote, Chosen)]
            return Chosen(tuple((key, _mean([vote.p(key) for vote in votes])) for key in question.keys))
        case Score():
            scored = [vote.levels for vote in ballot if isinstance(vote, Scored)]
            return Scored(tuple(_mean(level) for level in zip(*scored, strict=True)))


def _mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers) if numbers else 0.0
