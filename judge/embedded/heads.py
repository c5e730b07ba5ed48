"""The fitted heads: weighted sums of named measures, turned into probabilities."""

from __future__ import annotations

import json
import math
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

WEIGHTS: Final = "weights.json"
LEAST: Final = 0.004
"""No answer of this judge is surer than this: what it cannot see it cannot rule out."""

FINE: Final = 12
"""
Decimals of a logit that count: a sum may differ in the last ones with the place of a row. With nine, sums of weights of
three decimals and measures such as 1/128 fell on the very middle between two values.
"""

Weights = Mapping[str, Mapping[str, float]]


@dataclass(frozen=True, slots=True)
class Head:
    """One weighted sum. A measure it has no weight for does not count."""

    weights: NDArray[np.float64]
    bias: float

    def over(self, rows: Sequence[array[float]]) -> NDArray[np.float64]:
        """The sum for each row of measures. A row's is the same wherever it stands: no matrix product promises that."""
        if not rows:
            return np.zeros(0)
        wide = len(self.weights)
        table = np.frombuffer(b"".join(rows), np.float64).reshape(len(rows), wide)
        products: NDArray[np.float64] = table.round(FINE) * self.weights
        return np.asarray(products.sum(axis=1) + self.bias)

    def of(self, row: Sequence[float] | NDArray[np.float64]) -> float:
        held = row if isinstance(row, np.ndarray) else np.frombuffer(array("d", row))
        return float(held.dot(self.weights)) + self.bias


@lru_cache(maxsize=1)
def shipped() -> Weights:
    """The weights in the package, as `training.fit` wrote them."""
    read: Weights = json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return read


def head(weights: Weights, name: str, measures: Sequence[str]) -> Head:
    """The named head over these measures."""
    if weights is not shipped():
        return _head(weights, name, measures)
    known = _SHIPPED.get(name)
    if known is None or known[0] is not measures:
        known = _SHIPPED[name] = measures, _head(weights, name, measures)
    return known[1]


_SHIPPED: Final[dict[str, tuple[Sequence[str], Head]]] = {}
"""The heads of the shipped weights, each with the very measures it is over."""


def _head(weights: Weights, name: str, measures: Sequence[str]) -> Head:
    held = weights.get(name, {})
    return Head(np.array([held.get(measure, 0.0) for measure in measures], dtype=np.float64), held.get("bias", 0.0))


def sigmoid(z: float) -> float:
    """
    A logit as a probability, never quite 0 or 1.

    >>> sigmoid(0.0), sigmoid(1000.0)
    (0.5, 0.996)
    """
    p = 1 / (1 + float(np.exp(-min(60.0, max(-60.0, z)))))
    return min(1 - LEAST, max(LEAST, p))


def softmax(z: Sequence[float] | NDArray[np.float64]) -> tuple[float, ...]:
    """Logits as a distribution. The order of the logits makes no difference to any of them."""
    fine = np.asarray(z, dtype=np.float64).round(FINE)
    raised: list[float] = np.exp(fine - fine.max()).tolist()
    total = math.fsum(raised)
    return tuple([p / total for p in raised])
