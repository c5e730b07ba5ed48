"""
Does a condition hold on a screen? Asked three ways in one request and read into one number.

The question, its negation (a judge that says yes to everything lands near a half), and how much of it the screen shows.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from judge import Answers, Kind, Question, Request, Scored, Yes, score, yes_no
from view import Screen

from .ask import is_incoherent
from .event import ConditionJudged
from .evidence import calibrated
from .intent import Level
from .memory import Memory
from .settle import settled
from .state import state_of
from .thresholds import CRISP_TOP, FALSE, HEDGED, HOLDS
from .wish import Ask, Tell, Wish

UNKNOWN = 0.5
"""What a question counts as that was not answered."""


class Verdict(StrEnum):
    """What a number comes to."""

    TRUE = "true"
    UNSURE = "unsure"
    """Strictly between the two bars. Never a pass."""

    FALSE = "false"


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What a judge made of one condition on one screen."""

    yes: float
    no: float
    top: float
    """The probability that the screen shows all of it."""

    @property
    def holds(self) -> float:
        """
        The mean of the calibrated pair and the top level; the top level alone where the pair has no opinion and the
        screen plainly shows it all.

        >>> Judged(yes=0.52, no=0.48, top=0.88).holds, Judged(yes=0.52, no=0.48, top=0.84).holds
        (0.88, 0.68)
        """
        paired = calibrated(self.yes, self.no) or 0.0
        hedged = round(abs(paired - UNKNOWN), 12) <= HEDGED.value
        return self.top if hedged and CRISP_TOP.reached_by(self.top) else round((paired + self.top) / 2, 12)

    @property
    def is_incoherent(self) -> bool:
        return is_incoherent(self.yes, self.no)

    @property
    def verdict(self) -> Verdict:
        if HOLDS.reached_by(self.holds):
            return Verdict.TRUE
        return Verdict.UNSURE if self.holds > FALSE.value else Verdict.FALSE

    @property
    def in_words(self) -> str:
        """The numbers it was decided on, for a note."""
        doubt = ", which do not add up" if self.is_incoherent else ""
        parts = f"true {self.yes:.2f}, untrue {self.no:.2f}{doubt}, all of it shown {self.top:.2f}"
        return f"{self.holds:.2f}, where {HOLDS.value} holds and {FALSE.value} is false ({parts})"


def questions(condition: str) -> tuple[Question, ...]:
    """The three questions about a condition."""
    return (yes_no(Kind.HOLDS, condition), yes_no(Kind.NEGATED, condition), score(Kind.COVERAGE, condition))


def read(answers: Answers) -> Judged:
    """One value of the three answers."""
    coverage = answers.get(Kind.COVERAGE)
    return Judged(
        yes=_yes(answers, Kind.HOLDS),
        no=_yes(answers, Kind.NEGATED),
        top=coverage.top if isinstance(coverage, Scored) else UNKNOWN,
    )


def judge_condition(
    screen: Screen, condition: str, memory: Memory, level: Level = Level.OFF
) -> Generator[Wish[Any], Any, Judged]:
    """Asks about that screen, in more framings where the answer is near its bar, and tells what came of it."""
    state, asked = state_of(screen, condition, memory), questions(condition)
    (answers,) = yield from Ask((Request(state=state, questions=asked),))
    answers = yield from settled(
        state, asked, answers, estimate=lambda given: read(given).holds, bar=HOLDS, level=level
    )
    judged = read(answers)
    yield from Tell(ConditionJudged(condition=condition, holds=judged.holds, incoherent=judged.is_incoherent))
    return judged


def _yes(answers: Answers, kind: Kind) -> float:
    answer = answers.get(kind)
    return answer.p if isinstance(answer, Yes) else UNKNOWN
