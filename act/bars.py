"""What an answer has to reach: bars belong to a judge and its model, and the seed's are the default."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
