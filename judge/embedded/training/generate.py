"""Labelled screens by seed: the same seed, the same screens."""

from __future__ import annotations

from random import Random
from typing import Final

from .case import Case, cases_of
from .stage import dressed
from .stories import NEXT_PLOTS, PLOTS, Plots

FIT_SEED: Final = 20261130
TEST_SEED: Final = 4711
FIT_STORIES: Final = 2_000
TEST_STORIES: Final = 1_000


FIT_NEXT: Final = 750
"""Stories of what comes next alone, beside the others."""


def next_cases(stories: int, seed: int) -> list[Case]:
    """The cases of so many stories that tell only of what comes next."""
    return cases(stories, seed, NEXT_PLOTS)


def cases(stories: int, seed: int, plots: Plots = PLOTS) -> list[Case]:
    """The cases of so many stories."""
    return [case for _, case in plotted(stories, seed, plots)]


def plotted(stories: int, seed: int, plots: Plots = PLOTS) -> list[tuple[str, Case]]:
    """The same, each with the name of its plot."""
    r = Random(seed)
    weights = [weight for weight, _ in plots]
    found: list[tuple[str, Case]] = []
    for _ in range(stories):
        plot = r.choices(plots, weights)[0][1]
        found += [(plot.__name__, case) for case in cases_of(dressed(plot(r), r), r)]
    return found
