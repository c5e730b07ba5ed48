"""From what a judge says to what comes of it: a straight line between log-odds (Platt)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

EDGE: Final = 0.005
"""No calibrated probability is surer than that of 0 or 1: hosted judges round to hundredths, and labels are few."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """One kind of question's line. The identity where nothing is known."""

    slope: float = 1.0
    offset: float = 0.0

    def of(self, p: float) -> float:
        """
        The calibrated probability of a yes.

        >>> round(Scale(slope=0.5).of(0.9), 3), Scale().of(1.0)
        (0.75, 0.995)
        """
        return _clipped(_sigmoid(self.slope * logit(p) + self.offset))

    def over(self, ps: Sequence[float]) -> tuple[float, ...]:
        """
        A distribution made flatter or sharper by the slope, its order kept; the offset says nothing of options.

        >>> tuple(round(p, 2) for p in Scale(slope=0.5).over((0.9, 0.1)))
        (0.75, 0.25)
        """
        powers = [max(p, EDGE / len(ps)) ** self.slope for p in ps]
        return tuple(power / math.fsum(powers) for power in powers)


def logit(p: float) -> float:
    """Log-odds, those of 0 and 1 cut off."""
    clipped = _clipped(p)
    return math.log(clipped / (1 - clipped))


def _sigmoid(z: float) -> float:
    return 1 / (1 + math.exp(-z)) if z >= 0 else math.exp(z) / (1 + math.exp(z))


def _clipped(p: float) -> float:
    return min(1 - EDGE, max(EDGE, p))
