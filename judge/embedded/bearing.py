"""What bounds "done" beside what is fitted, and what lifts it: tables of rules about the last clause of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import (
    amount,
    bounded,
    concluded,
    consent,
    entering,
    entrance,
    filtering,
    giving,
    grid,
    grouped,
    guides,
    handing,
    home,
    mistaken,
    narrowed,
    only,
    opening,
    pending,
    placed,
    quantity,
    relocating,
    removal,
    review,
    rival,
    sought,
    station,
    tally,
    transfer,
    written,
)
from .carried import counted_up
from .doubts import ANSWERED, KEPT, SHOWN
from .picking import names_the_act
from .reading import Reading

LIMITS: Final[tuple[Callable[[Reading], float], ...]] = (
    opening.told_of,
    lambda r: entrance.most(r.clause, r.scene),
    lambda r: 1.0 if grid.arrived(r) else rival.most(r.clause, r.scene),
    station.most,
    sought.most,
    filtering.most,
    only.most,
    consent.most,
    written.most,
    transfer.most,
    handing.most,
    lambda r: giving.most(r.goal.clauses, r.scene),
    guides.most,
    relocating.most,
    entering.most,
    opening.most,
    pending.most,
    mistaken.most,
    lambda r: tally.most(r.scene, r.goal.clauses),
    lambda r: bounded.most(r.goal.clauses, r.scene),
)
"""Each says how likely the step is done at most; 1 where it has nothing to say."""

BEARING_OUT: Final[tuple[Callable[[Reading], bool], ...]] = (
    counted_up,
    removal.taken_away,
    removal.cleared,
    filtering.filtered,
    giving.sent_and_read,
    grouped.chosen,
    narrowed.narrowed,
    quantity.put_in,
    tally.made_up,
    handing.handed_in,
    handing.told_saved,
    opening.opened,
    opening.is_read,
    placed.in_cart,
    placed.told_in,
    consent.answered,
    home.is_there,
    written.stands,
    amount.stands,
    guides.met,
    grid.arrived,
    grid.taken,
    relocating.moved,
    entering.entered,
    concluded.was_kept,
    concluded.was_carried_out,
)
"""What a step was carried out by where its clause is no row of plain duties."""

SHOWING: Final[tuple[Callable[[Reading], bool], ...]] = (
    guides.met,
    grid.arrived,
    relocating.moved,
    entering.entered,
)
"""Those of them by which the screen itself shows what the step wants."""

ARRIVED: Final[tuple[Callable[[Reading], float], ...]] = (station.reached, review.reached)
"""Each says how likely the step is done at least; 0 where it has nothing to say."""


def limit(r: Reading) -> float:
    """The least of the limits."""
    return min(rule(r) for rule in LIMITS)


def bears_out(r: Reading) -> bool:
    return any(rule(r) for rule in BEARING_OUT)


def reached(r: Reading) -> float:
    return max(rule(r) for rule in ARRIVED)


def answered(r: Reading, *, is_borne_out: bool) -> frozenset[str]:
    """The signs, read off words, that what was done or what the screen shows answers for."""
    if any(rule(r) for rule in SHOWING):
        return ANSWERED | (SHOWN if names_the_act(r.clause) else SHOWN - KEPT)
    return ANSWERED if is_borne_out else frozenset()
