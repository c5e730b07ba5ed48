"""Figures of probabilities held against the truth."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np

Pair = tuple[float, bool]
"""A probability of yes, and whether it was one."""

BINS: Final = 10
RESAMPLES: Final = 500
SEED: Final = 20261130
WITHIN: Final = (2.5, 97.5)
"""An interval's ends, in per cent of the resamples."""

T = TypeVar("T")


def auc(pairs: Sequence[Pair]) -> float:
    """The chance that a true one is rated above an untrue one; not a number where there is only one kind."""
    yes = np.array([p for p, truth in pairs if truth])
    no = np.array([p for p, truth in pairs if not truth])
    if not yes.size or not no.size:
        return math.nan
    return float((yes[:, None] > no[None, :]).mean() + 0.5 * (yes[:, None] == no[None, :]).mean())


def brier(pairs: Sequence[Pair]) -> float:
    """The mean squared distance of probability and truth: 0 is perfect, 0.25 is always saying a half."""
    return float(np.mean([(p - truth) ** 2 for p, truth in pairs])) if pairs else math.nan


@dataclass(frozen=True, slots=True)
class Bin:
    """The answers of one tenth of the scale."""

    said: float
    """Their mean probability."""

    came: float
    """The share of them that was true."""

    count: int


def bins(pairs: Sequence[Pair]) -> tuple[Bin, ...]:
    """
    A reliability diagram's points: the answers in ten equal bins, empty ones left out.

    >>> bins([(0.92, True), (0.98, False), (0.1, False)])
    (Bin(said=0.1, came=0.0, count=1), Bin(said=0.95, came=0.5, count=2))
    """
    held: dict[int, list[Pair]] = defaultdict(list)
    for p, truth in pairs:
        held[min(BINS - 1, int(p * BINS))].append((p, truth))
    return tuple(
        Bin(
            round(math.fsum(p for p, _ in some) / len(some), 12),
            sum(truth for _, truth in some) / len(some),
            len(some),
        )
        for _, some in sorted(held.items())
    )


def ece(pairs: Sequence[Pair]) -> float:
    """How far probabilities lie from frequencies (expected calibration error), over ten equal bins."""
    if not pairs:
        return math.nan
    return math.fsum(one.count * abs(one.said - one.came) for one in bins(pairs)) / len(pairs)


def rate(hits: Sequence[bool]) -> float:
    """The share of hits; not a number where there is nothing to share."""
    return sum(hits) / len(hits) if hits else math.nan


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


def measured(
    sample: Sequence[T], figure: Callable[[Sequence[T]], float], *, by: Callable[[T], str], resamples: int = RESAMPLES
) -> Measured:
    """
    The figure of the whole sample, and where 95 % of its values lie when groups of it (`by`) are drawn anew, with
    repeats: what is alike within a group is one witness, not many.
    """
    held: dict[str, list[T]] = defaultdict(list)
    for one in sample:
        held[by(one)].append(one)
    groups = [held[name] for name in sorted(held)]
    draw = np.random.default_rng(SEED)
    drawn = (draw.integers(len(groups), size=len(groups)) for _ in range(resamples))
    values = [figure([one for n in some for one in groups[n]]) for some in drawn]
    finite = [value for value in values if math.isfinite(value)]
    low, high = np.percentile(finite, WITHIN) if finite else (math.nan, math.nan)
    return Measured(figure(sample), float(low), float(high))
