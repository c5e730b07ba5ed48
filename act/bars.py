"""What an answer has to reach: bars belong to a judge and its model, and the seed's are the default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from judge import Kind

from . import thresholds as at
from .thresholds import Limit


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """The bars of one judge. Those of the seed unless a calibration says otherwise."""

    done: Limit = at.DONE
    """After acting: the completion estimate that ends a step."""

    already_done: Limit = at.ALREADY_DONE
    """Before acting."""

    blocked: Limit = at.BLOCKED
    target: Limit = at.ACT
    """An element is used from here on without a second question."""

    finished_stands_alone: bool = True
    """`finished` ends a step on an estimate that leans to it. Otherwise only where the estimate would end it too."""


SEEDS: Final = Bars()

UNCALIBRATED: Final = Bars(
    done=at.UNCALIBRATED_DONE,
    already_done=at.UNCALIBRATED_ALREADY_DONE,
    blocked=at.UNCALIBRATED_BLOCKED,
    target=at.UNCALIBRATED_TARGET,
    finished_stands_alone=False,
)
"""For a judge outside whose probabilities nobody has held against what happened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BarsBy:
    """The bars of a run whose questions may go to several judges: an answer is held against those of who gave it."""

    own: Bars = SEEDS
    """Of the judge that is asked, and of every judge that has none of its own."""

    others: Mapping[str, Bars] = field(default_factory=dict)
    """By `Judge.name`."""

    def of(self, question: str, by: Mapping[str, str]) -> Bars:
        """The bars for the answer to that question, `by` being `Answers.by`."""
        return self.others.get(by.get(question, ""), self.own)

    def of_turn(self, by: Mapping[str, str]) -> Bars:
        """A turn's bars, each that of who answered what is held against it."""
        done, move = self.of(Kind.DONE, by), self.of(Kind.MOVE, by)
        return Bars(
            done=done.done,
            already_done=done.already_done,
            blocked=self.of(Kind.BLOCKED, by).blocked,
            target=self.own.target,
            finished_stands_alone=done.finished_stands_alone and move.finished_stands_alone,
        )
