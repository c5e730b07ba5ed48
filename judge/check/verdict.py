"""What the figures of a judge come to, in words: an ordered table, the first row that holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .figures import SURE, Worth

NO_ANSWERS: Final = 0.2
"""From this share of answers on that cannot be taken, the rest says little."""

FEW: Final = 20
"""Screens: under it chance makes any AUC. A model that is noise had 1.0 on four (docs/measured/model-judges.md)."""

NOISE: Final = 0.65
"""AUC: every model that was measured as noise lay under it, the first with real signal at 0.69 (reference: 4.2)."""

WEAK: Final = 0.75
"""AUC: under it a judge is not to be used (reference: judges.md, calibration)."""

FALSE_DONE: Final = 0.05
"""Of what is not done: one in twenty called done is more than a smoke test may have."""

WANDERING: Final = 0.25
"""Mean order spread: the order of a list moves the answer more than most screens do."""

CONTRADICTING: Final = 0.25
"""The share of screens on which question and negation contradict each other."""

SKEWED: Final = 0.10
"""ECE: from here on bars mean something else than they say."""


class Rule(NamedTuple):
    """One row."""

    holds: Callable[[Worth], bool]
    verdict: str
    so: str
    """What to do about it."""


RULES: Final[tuple[Rule, ...]] = (
    Rule(
        lambda w: not w.figures or w.failures > NO_ANSWERS * w.screens,
        "no judge: too many of its answers cannot be taken",
        "see what came back; the server may speak another protocol",
    ),
    Rule(
        lambda w: w.screens < FEW,
        f"no verdict: fewer than {FEW} screens tell nothing",
        "ask about more: `--screens`",
    ),
    Rule(
        lambda w: w["done: AUC"] < NOISE,
        "noise: whether a step is done, it does not tell",
        "use another model, or the judge that comes with run-flow",
    ),
    Rule(
        lambda w: w["done: AUC"] < WEAK,
        "weak: there is signal in its answers, and too little to act on",
        "use another model, or the judge that comes with run-flow",
    ),
    Rule(
        lambda w: w[f"false done at {SURE}"] > FALSE_DONE,
        "a judge that says done too easily",
        "calibrate it (`run-flow judge calibrate`), or use it behind the embedded one (`cascade: on`)",
    ),
    Rule(
        lambda w: w["contradicts itself"] > CONTRADICTING or w["order spread"] > WANDERING,
        "a judge whose answers hang on how they are asked",
        "use it with `votes: 3` and `deliberation: standard` or more",
    ),
    Rule(
        lambda w: w["done: calibration error (ECE)"] > SKEWED,
        "a judge, whose probabilities are not what they say",
        "calibrate it: `run-flow judge calibrate`",
    ),
    Rule(lambda _: True, "a judge", "use it"),
)


def verdict(worth: Worth) -> Rule:
    """The first row that holds."""
    return next(rule for rule in RULES if rule.holds(worth))
