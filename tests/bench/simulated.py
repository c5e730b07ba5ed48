"""A judge of stated unreliability: the embedded one's answers, with noise and a liking for yes and for firsts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from zlib import crc32

import numpy as np

from judge import Answer, Answers, Choice, Chosen, Question, Scored, State, Yes, framed_id, validated
from judge.calibration.scale import logit
from judge.embedded import EmbeddedJudge

FIRM = 0.02
"""The embedded judge's own probabilities are kept this far from 0 and 1: a model is never as sure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreliability:
    """In log-odds."""

    noise: float = 0.0
    """Standard deviation, drawn anew for every option of every framing."""

    position: float = 0.0
    """What the first of a list gains over the last."""

    yes: float = 0.0
    """What every yes gains."""


@dataclass(slots=True, kw_only=True)
class Simulated:
    """Answers as a model of that unreliability would. The same question in the same framing gets the same answer."""

    by: Unreliability
    seed: int = 0
    questions: int = 0
    """How many it was asked."""

    requests: int = 0
    _embedded: EmbeddedJudge = field(default_factory=EmbeddedJudge)

    @property
    def name(self) -> str:
        return "simulated 1"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        return self.answers(state, questions)

    def answers(self, state: State, questions: Sequence[Question]) -> Answers:
        """The same, without waiting."""
        self.questions += len(questions)
        self.requests += 1
        true = self._embedded.answers(state, questions)
        return validated(questions, {q.id: self._blurred(state, q, true[q.id]) for q in questions})

    def _blurred(self, state: State, question: Question, answer: Answer) -> Answer:
        key = f"{self.seed}|{state.step}|{state.last}|{len(state.items)}|{framed_id(question.id, question.framing)}"
        draw = np.random.default_rng(crc32(key.encode()))
        match answer:
            case Yes(p):
                return Yes(_sigmoid(_firm(p) + self.by.yes + self.by.noise * draw.normal()))
            case Scored(levels):
                return Scored(self._spread(levels, range(len(levels)), draw, biased=False))
            case Chosen():
                assert isinstance(question, Choice)
                places = [question.keys.index(key) for key, _ in answer.probabilities]
                spread = self._spread([p for _, p in answer.probabilities], places, draw, biased=True)
                return Chosen(tuple(zip([key for key, _ in answer.probabilities], spread, strict=True)))

    def _spread(
        self, ps: Sequence[float], places: Sequence[int], draw: np.random.Generator, *, biased: bool
    ) -> tuple[float, ...]:
        last = max(1, len(ps) - 1)
        liking = [self.by.position * (1 - place / last) if biased else 0.0 for place in places]
        floor = FIRM / len(ps)
        odds = [
            math.log(max(p, floor)) + like + self.by.noise * draw.normal() for p, like in zip(ps, liking, strict=True)
        ]
        powers = [math.exp(z - max(odds)) for z in odds]
        return tuple(power / math.fsum(powers) for power in powers)


def _firm(p: float) -> float:
    return logit(min(1 - FIRM, max(FIRM, p)))


def _sigmoid(z: float) -> float:
    return 1 / (1 + math.exp(-z))
