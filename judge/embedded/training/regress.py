"""The fit itself: logistic regressions drawn toward given weights, by Newton's method. Deterministic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """
    Weights of a logistic regression; each drawn to its prior by `pull`; `counts` weighs rows. A step that would make
    it worse is halved: far from the best weights Newton's own steps run away.
    """

    def loss(weights: Array) -> float:
        z = np.where(labels > 0.5, 1.0, -1.0) * (rows @ weights)
        return float(counts @ np.logaddexp(0.0, -z)) + pull * float((weights - prior) @ (weights - prior)) / 2

    weights, least = prior.copy(), loss(prior)
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (counts * (p - labels)) + pull * (weights - prior)
        bend = (rows * (counts * p * (1 - p))[:, None]).T @ rows + pull * np.eye(len(weights))
        newton = np.asarray(np.linalg.solve(bend, slope), dtype=np.float64)
        better = _lower(loss, weights, newton, least)
        if better is None or least - better[1] < STILL * least:
            break
        weights, least = better
    return weights


def _lower(loss: Callable[[Array], float], weights: Array, step: Array, least: float) -> tuple[Array, float] | None:
    """The longest part of the step that makes the loss smaller, and that loss; nothing where none does."""
    tried = (weights - step / 2**halvings for halvings in range(HALVINGS))
    return next(((each, lower) for each in tried if (lower := loss(each)) < least), None)


@dataclass(frozen=True)
class Choices:
    """Many choices at once: the options' rows, which of them are right, and which are there at all."""

    rows: Array
    right: Mask
    there: Mask
    counts: Array
    """What each choice weighs."""

    prior: Array
    pull: float

    @classmethod
    def of(
        cls, options: Sequence[Array], right: Sequence[Array], counts: Sequence[float], prior: Array, pull: float
    ) -> Choices:
        """From one matrix of options a case, and a mark above 0 for each right one."""
        most = max(len(each) for each in options)
        rows = np.zeros((len(options), most, options[0].shape[1]))
        allowed = np.zeros((len(options), most), dtype=bool)
        there = np.zeros((len(options), most), dtype=bool)
        for n, (each, marks) in enumerate(zip(options, right, strict=True)):
            rows[n, : len(each)] = each
            allowed[n, : len(each)] = marks > 0
            there[n, : len(each)] = True
        return cls(rows, allowed, there, np.array(counts), prior, pull)

    def probabilities(self, weights: Array) -> Array:
        z = np.where(self.there, self.rows @ weights, OUT)
        raised: Array = np.exp(z - z.max(axis=1, keepdims=True))
        whole: Array = raised / raised.sum(axis=1, keepdims=True)
        return whole

    def loss(self, weights: Array) -> float:
        hit = np.where(self.right, self.probabilities(weights), 0.0).sum(axis=1) + TINY
        return float(-(self.counts @ np.log(hit)) + self.pull * ((weights - self.prior) ** 2).sum() / 2)

    def step(self, weights: Array) -> Array:
        """Newton's step. Where several options are right, the probability of any of them counts."""
        p = self.probabilities(weights)
        among = np.where(self.right, p, 0.0) + TINY * self.right
        wanted = among / among.sum(axis=1, keepdims=True)
        heavy = self.counts[:, None]
        slope = np.einsum("nk,nkd->d", heavy * (p - wanted), self.rows) + self.pull * (weights - self.prior)
        flat = self.rows.reshape(-1, self.rows.shape[-1])
        mean = np.einsum("nk,nkd->nd", p, self.rows)
        bend = (flat * (heavy * p).reshape(-1)[:, None]).T @ flat - (heavy * mean).T @ mean
        found: Array = np.linalg.solve(bend + self.pull * np.eye(len(weights)), slope)
        return found


def choice(choices: Choices) -> Array:
    """Weights of a conditional logit."""
    weights = choices.prior.copy()
    loss = choices.loss(weights)
    for _ in range(STEPS):
        better = _lower(choices.loss, weights, choices.step(weights), loss)
        if better is None or loss - better[1] < STILL * abs(loss):
            break
        weights, loss = better
    return weights
