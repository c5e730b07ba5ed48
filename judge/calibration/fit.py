"""A scale read off labelled answers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from view import Problem

from .file import FARTHEST, STEEPEST
from .scale import Scale, logit

ENOUGH: Final = 30
"""Labelled answers of one kind: under it chance says more than the judge (reference: judges.md, calibration)."""

EACH: Final = 5
"""Of either truth: with fewer the line's place is a guess."""

RIDGE: Final = 1.0
"""Pseudo-observations that draw the line toward the identity: thirty labels do not bend it far."""

ROUNDS: Final = 50
STEADY: Final = 1e-10


class TooFewLabels(Problem):
    """There is not enough to read a scale off."""

    kind = "too_few_labels"


def fitted(pairs: Sequence[tuple[float, bool]]) -> Scale:
    """
    The scale that makes these labelled probabilities likeliest, drawn a little toward leaving them as they are.

    Raises `TooFewLabels` under `ENOUGH` pairs, or `EACH` of either truth.
    """
    true = sum(truth for _, truth in pairs)
    if len(pairs) < ENOUGH or min(true, len(pairs) - true) < EACH:
        raise TooFewLabels(
            f"{len(pairs)} labelled answers, {true} of them true; it takes {ENOUGH} with {EACH} of either kind",
            hint="label more turns: `run-flow judge label RUN`",
        )
    return _newton([(logit(p), float(truth)) for p, truth in pairs])


def _newton(points: Sequence[tuple[float, float]]) -> Scale:
    slope, offset = 0.0, 0.0  # from the flat line Newton's method does not overshoot
    for _ in range(ROUNDS):
        rise, shift = _step(points, slope, offset)
        slope, offset = slope - rise, offset - shift
        if abs(rise) + abs(shift) < STEADY:
            break
    return Scale(slope=round(min(STEEPEST, max(0.0, slope)), 6), offset=round(min(FARTHEST, max(-FARTHEST, offset)), 6))


def _step(points: Sequence[tuple[float, float]], slope: float, offset: float) -> tuple[float, float]:
    """Newton's step on the ridged log-likelihood of slope and offset."""
    g0, g1 = RIDGE * (slope - 1), RIDGE * offset
    h00, h01, h11 = RIDGE, 0.0, RIDGE
    for z, truth in points:
        p = 1 / (1 + math.exp(-(slope * z + offset)))
        weight = p * (1 - p)
        g0, g1 = g0 + (p - truth) * z, g1 + (p - truth)
        h00, h01, h11 = h00 + weight * z * z, h01 + weight * z, h11 + weight
    det = h00 * h11 - h01 * h01
    return (h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det
