"""The fit itself: logistic regressions drawn toward given weights, by Newton's method. Deterministic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Mask = NDArray[np.bool_]

STEPS: Final = 40
STILL: Final = 1e-9
"""A step, or a share of the loss, smaller than this ends the fit."""

HALVINGS: Final = 12
OUT: Final = -1e9
"""The logit of an option that is not there."""

TINY: Final = 1e-12


def yes_no(rows: Array, labels: Array, prior: Array, pull: float, counts: Array) -> Array:
    """Weights of a logistic regression; each drawn to its prior by `pull`; `counts` weighs rows."""
    weights = prior.copy()
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (counts * (p - labels)) + pull * (weights - prior)
        bend = (rows * (counts * p * (1 - p))[:, None]).T @ rows + pull * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.max(np.abs(step))) < STILL:
            break
    return weights


@dataclass(frozen=True)
class Choices:
    """Many choices at once: the options' rows, which of them are right, and which are there at all."""

    rows: Array
    right: Mask
    there: Mask
    prior: Array
    pull: float

    @classmethod
    def of(cls, options: Sequence[Array], right: Sequence[Array], prior: Array, pull: float) -> Choices:
        """From one matrix of options a case, and a mark above 0 for each right one."""
        most = max(len(each) for each in options)
        rows = np.zeros((len(options), most, options[0].shape[1]))
        allowed = np.zeros((len(options), most), dtype=bool)
        there = np.zeros((len(options), most), dtype=bool)
        for n, (each, marks) in enumerate(zip(options, right, strict=True)):
            rows[n, : len(each)] = each
            allowed[n, : len(each)] = marks > 0
            there[n, : len(each)] = True
        return cls(rows, allowed, there, prior, pull)

    def probabilities(self, weights: Array) -> Array:
        z = np.where(self.there, self.rows @ weights, OUT)
        raised: Array = np.exp(z - z.max(axis=1, keepdims=True))
        whole: Array = raised / raised.sum(axis=1, keepdims=True)
        return whole

    def loss(self, weights: Array) -> float:
        hit = np.where(self.right, self.probabilities(weights), 0.0).sum(axis=1) + TINY
        return float(-np.log(hit).sum() + self.pull * ((weights - self.prior) ** 2).sum() / 2)

    def step(self, weights: Array) -> Array:
        """Newton's step. Where several options are right, the probability of any of them counts."""
        p = self.probabilities(weights)
        among = np.where(self.right, p, 0.0) + TINY * self.right
        wanted = among / among.sum(axis=1, keepdims=True)
        slope = np.einsum("nk,nkd->d", p - wanted, self.rows) + self.pull * (weights - self.prior)
        flat = self.rows.reshape(-1, self.rows.shape[-1])
        mean = np.einsum("nk,nkd->nd", p, self.rows)
        bend = (flat * p.reshape(-1)[:, None]).T @ flat - mean.T @ mean
        found: Array = np.linalg.solve(bend + self.pull * np.eye(len(weights)), slope)
        return found


def choice(choices: Choices) -> Array:
    """Weights of a conditional logit."""
    weights = choices.prior.copy()
    loss = choices.loss(weights)
    for _ in range(STEPS):
        step = choices.step(weights)
        tried = (weights - step / 2**halvings for halvings in range(HALVINGS))
        better = next(((w, lower) for w in tried if (lower := choices.loss(w)) < loss), None)
        if better is None or loss - better[1] < STILL * abs(loss):
            break
        weights, loss = better
    return weights
