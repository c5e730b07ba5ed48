"""Labels for options, the orders they are listed in, and what the probabilities of labels say of the options."""

from __future__ import annotations

import math
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

LABELS: Final = string.ascii_uppercase
"""One letter an option: past Z labels would share tokens."""

FEW: Final = 0.05
"""Labels that together take less than this of the probability are no answer: the model writes something else."""

_WRAPPING: Final = " \t\n*`'\"()[].:"
"""What a model may put round a letter."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one listing was answered with."""

    shares: tuple[float, ...]
    """For every option in its own order: its part of the answer, 1 together."""

    mass: float
    """How much of the probability fell on any label, 0 to 1."""


def orders(options: int, count: int) -> tuple[tuple[int, ...], ...]:
    """
    So many listings of the options, in which none keeps its place throughout: as given, reversed, rotated, and so on.

    >>> orders(3, 2), len(orders(4, 4))
    (((0, 1, 2), (2, 1, 0)), 4)
    """
    made = []
    for n in range(count):
        shift = (n // 2) * max(1, options // 2)
        turned = tuple((at + shift) % options for at in range(options))
        made.append(turned if n % 2 == 0 else turned[::-1])
    return tuple(made)


def read(order: Sequence[int], alternatives: Mapping[str, float]) -> Reading:
    """
    The options' shares, from the log-probabilities of what the model might have answered.

    What fell on no label is spread over all options alike: a model that answers half in prose is half sure of nothing.

    >>> read((1, 0), {"A": math.log(0.6), " B": math.log(0.2), "The": math.log(0.2)})
    Reading(shares=(0.3, 0.7), mass=0.8)
    """
    said = [0.0] * len(order)
    for token, logprob in alternatives.items():
        letter = token.strip(_WRAPPING)
        at = LABELS.find(letter) if len(letter) == 1 else -1
        if 0 <= at < len(order):
            said[order[at]] += math.exp(min(0.0, logprob))
    mass = min(1.0, math.fsum(said))
    rest = (1 - mass) / len(order)
    total = math.fsum(said) or 1.0
    return Reading(tuple(round(p / total * mass + rest, 12) for p in said), round(mass, 12))


def mean(readings: Sequence[Reading]) -> tuple[float, ...]:
    """The shares of all listings together."""
    return tuple(math.fsum(shares) / len(readings) for shares in zip(*(r.shares for r in readings), strict=True))
