"""
How "done" does on plots it was not fitted on: ``python -m judge.embedded.training.leave_out``.

Plots, families and applications are left out of the fit and measured; by these figures signs, priors and what each
source weighs were chosen. Beside them the shipped weights: on other seeds of what was fitted, and on the families that
nobody who makes the judge looks at. Every figure comes with an interval over resampled stories' states.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

import numpy as np

from ...check.metrics import auc, brier, ece
from ..heads import Weights, shipped
from ..study import Study
from .corpus import FITTED, UNSEEN, Sample, recordings, told_stories, written_scenes
from .fit import PULL, done_prior, done_row, named_done, prior_weights, row_counts, weights_row
from .generate import FIT_SEED, TEST_SEED
from .regress import yes_no
from .report import BAR

STORIES: Final = 1_000
FOLDS: Final = 8
RESAMPLED: Final = 200
MIDDLE: Final = (2.5, 97.5)
"""Percentiles between which the interval lies."""


def left_out(samples: Sequence[Sample]) -> list[tuple[float, bool, bool]]:
    """
    Each state judged by weights that its plot, family or application had no part in, and by all rules: the estimate,
    the truth, whether anything was done. An eighth of them is left out at a time.
    """
    prior = prior_weights()
    rows = np.array([done_row(Study(sample.case.state, prior)) for sample in samples])
    labels = np.array([float(sample.case.done) for sample in samples])
    counts, wanted = row_counts(samples), weights_row(done_prior(prior))
    fold_of = {plot: n % FOLDS for n, plot in enumerate(sorted({sample.plot for sample in samples}))}
    folds = np.array([fold_of[sample.plot] for sample in samples])
    without: list[Weights] = []
    for fold in range(FOLDS):
        kept = folds != fold
        found = yes_no(rows[kept], labels[kept], wanted, PULL["done"], counts[kept])
        without.append(prior | {"done": named_done(found)})
    return [told for sample in samples for told in judged([sample], without[fold_of[sample.plot]])]


def judged(samples: Sequence[Sample], weights: Weights) -> list[tuple[float, bool, bool]]:
    """The same, by these weights and all rules."""
    return [(Study(s.case.state, weights).done, s.case.done, bool(s.case.state.last)) for s in samples]


def line(title: str, told: Sequence[tuple[float, bool, bool]]) -> str:
    """One row of the table."""
    draws = np.random.default_rng(FIT_SEED).integers(0, len(told), (RESAMPLED, len(told)))
    cells = []
    for measure, digits in ((_auc, 3), (_brier, 3), (_ece, 3), (false_done, 1), (seen, 1)):
        low, high = np.percentile([measure([told[i] for i in draw]) for draw in draws], MIDDLE)
        cells.append(f"{measure(told):.{digits}f} ({low:.{digits}f} to {high:.{digits}f})")
    over = [truth for p, truth, acted in told if p >= BAR["after" if acted else "before"]]
    return f"| {title} | {len(told)} | {' | '.join(cells)} | {len(over) - sum(over)} of {len(over)} |"


def _pairs(told: Sequence[tuple[float, bool, bool]]) -> list[tuple[float, bool]]:
    return [(p, truth) for p, truth, _ in told]


def _auc(told: Sequence[tuple[float, bool, bool]]) -> float:
    return auc(_pairs(told))


def _brier(told: Sequence[tuple[float, bool, bool]]) -> float:
    return brier(_pairs(told))


def _ece(told: Sequence[tuple[float, bool, bool]]) -> float:
    return ece(_pairs(told))


def false_done(told: Sequence[tuple[float, bool, bool]]) -> float:
    """Of a hundred states that are not done, how many are called so at the loop's bars."""
    wrong = [p >= BAR["after" if acted else "before"] for p, truth, acted in told if not truth]
    return 100 * sum(wrong) / max(1, len(wrong))


def seen(told: Sequence[tuple[float, bool, bool]]) -> float:
    """Of a hundred states that are done, how many are called so at the loop's bars."""
    right = [p >= BAR["after" if acted else "before"] for p, truth, acted in told if truth]
    return 100 * sum(right) / max(1, len(right))


def main() -> int:
    """Prints the table."""
    stories, weights = told_stories(STORIES, FIT_SEED), shipped()
    scenes, screens = written_scenes(FITTED, FIT_SEED, 1), recordings()
    out = left_out([*stories, *scenes, *screens])
    rows = [
        line("told stories, plot left out", out[: len(stories)]),
        line("written scenes, family left out", out[len(stories) : -len(screens)]),
        line("recorded, application left out", out[-len(screens) :]),
        line("told stories, other seed", judged(told_stories(STORIES, TEST_SEED), weights)),
        line("written scenes, other seed", judged(written_scenes(FITTED, TEST_SEED, 1), weights)),
        line("held back", judged(written_scenes(UNSEEN, TEST_SEED, 1), weights)),
    ]
    head = "| states | n | AUC | Brier | ECE | false done, % of not done | done seen, % | false of all over the bars |"
    sys.stdout.write("\n".join([head, "|---|---|---|---|---|---|---|---|", *rows]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
