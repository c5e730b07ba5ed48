"""Whether a condition holds on the screen, as the questions ask it."""

from __future__ import annotations

from ...answer import Scored
from ..conditions import belief
from ..study import Study

LEAST_LEVEL = 0.02
"""What a level of the scale gets that is far from the judged one."""


REACH = 1.5
"""Levels on either side of the judged one that get some of it."""

STAGES = 3.2
"""The level, of four below the highest, that goes with certainty."""


def holds(study: Study, text: str) -> float:
    """How likely the condition holds."""
    return belief(study.board, text)


def coverage(study: Study, text: str) -> Scored:
    """Five levels; the highest has exactly the probability that the condition holds."""
    p = holds(study, text)
    stage = STAGES * p
    rest = [max(LEAST_LEVEL, 1 - abs(level - stage) / REACH) for level in range(4)]
    return Scored((*((1 - p) * part / sum(rest) for part in rest), p))
