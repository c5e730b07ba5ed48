"""
Figures for conditions: ``python -m judge.embedded.training.conditions`` prints how often the judge is wrong or unsure,
family by family, on those that the scale was fitted on and on those it was not; with ``grounds`` the share that held
on each ground, which the scale is set by (docs/decisions/conditions-judged.md).
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from ..conditions import board_of
from ..conditions.claim import claim_of
from ..conditions.fact import Fact
from ..conditions.verdict import belief, ground_of
from . import condition_forms, condition_lists, condition_words
from .condition_kit import Family, Sample
from .condition_unseen import UNSEEN

SEED: Final = 8128
SCREENS: Final = 60
"""Screens of each family."""

FAMILIES: Final[tuple[Family, ...]] = (
    condition_lists.listing, condition_lists.basket, condition_forms.details, condition_forms.entry,
    condition_forms.switches, condition_words.messages, condition_forms.display, condition_lists.journeys,
    condition_lists.near_misses, condition_lists.table, condition_words.quotes, condition_words.beside_the_point,
    condition_forms.dialogs,
)  # fmt: skip
"""Those that the scale was fitted on."""

HOLDS: Final = 0.75
FALSE: Final = 0.25


def made(families: Iterable[Family], screens: int = SCREENS, seed: int = SEED) -> list[Sample]:
    """The samples of so many screens of each family: the same seed, the same samples."""
    r = Random(seed)
    return [sample for family in families for _ in range(screens) for sample in family(r)]


def outcome(sample: Sample) -> str:
    """What the judge's answer comes to, against the truth."""
    p = belief(board_of(sample.state), sample.condition)
    said = "holds" if p >= HOLDS else "false" if p <= FALSE else "unsure"
    if said == "unsure":
        return said
    return "right" if sample.holds is (said == "holds") else f"wrong {said}"


def lines(samples: Sequence[Sample], name: str) -> list[str]:
    """One line for each family and one for all."""
    tallies: dict[str, Counter[str]] = defaultdict(Counter)
    for sample in samples:
        if sample.holds is None:
            tallies["no truth"][outcome(sample)] += 1
        else:
            for key in (sample.family, name):
                tallies[key][outcome(sample)] += 1
    return [f"{key:22}" + _shares(tally) for key, tally in sorted(tallies.items())]


def _shares(tally: Counter[str]) -> str:
    total = tally.total()
    kinds = ("right", "unsure", "wrong holds", "wrong false")
    return f"{total:6}" + "".join(f"  {kind} {tally[kind] / total:6.1%}" for kind in kinds)


def grounds(samples: Iterable[Sample]) -> list[str]:
    """How often a sentence of a single fact held, by the ground it was judged on."""
    tallies: dict[str, Counter[bool]] = defaultdict(Counter)
    for sample in samples:
        claim = claim_of(sample.condition)
        if isinstance(claim, Fact) and sample.holds is not None:
            ground = ground_of(board_of(sample.state), claim)
            tallies[f"{ground.name}{' denied' if claim.denied else ''}"][sample.holds] += 1
    return [f"{name:28}{t.total():6}  {t[True] / t.total():6.1%}" for name, t in sorted(tallies.items())]


def main(wanted: Sequence[str]) -> int:
    """Prints the figures."""
    fitted, unseen = made(FAMILIES), made(UNSEEN)
    out = [*lines(fitted, "= fitted"), "", *lines(unseen, "= unseen")]
    if "grounds" in wanted:
        out += ["", *grounds(fitted)]
    if "wrong" in wanted:
        for sample in (*fitted, *unseen):
            if outcome(sample).startswith("wrong"):
                out.append(f"{sample.family}: {outcome(sample)}: {sample.condition}")
    sys.stdout.write("\n".join(out) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
