"""What bounds "done" beside what is fitted, and what lifts it: tables of rules about the last clause of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..evidence import other_number, tally
from ..evidence.named_press import counted_up
from ..guides import exact_name, grid, relocation, table
from ..guides.quoted_choice import names_the_act
from ..match import entrance
from ..match.reading import Reading
from ..subject import neighbours
from ..ways import (
    bounds,
    checkout,
    filled_form,
    filter_choice,
    given_text,
    opening,
    option_filter,
    ordering,
    page_number,
    quantity,
    radio_groups,
    removal,
    stepper,
    transfer,
    typed_search,
)
from . import (
    agent_noun,
    amount,
    concluded,
    consent,
    field_text,
    form_opened,
    home_page,
    longer_name,
    mistaken,
    option_chosen,
    other_rows,
    own_page,
    pending,
    placement,
    refused,
    reverted,
    review,
    search_terms,
    subset,
    taken_back,
    ticked,
    told_state,
)
from .doubts import ANSWERED, KEPT, SHOWN

LIMITS: Final[tuple[Callable[[Reading], float], ...]] = (
    opening.told_of,
    lambda r: entrance.most(r.clause, r.scene),
    lambda r: 1.0 if grid.arrived(r) else neighbours.most(r.clause, r.scene),
    checkout.most,
    search_terms.most,
    filter_choice.most,
    subset.most,
    consent.most,
    field_text.most,
    transfer.most,
    filled_form.most,
    lambda r: given_text.most(r.goal.clauses, r.scene),
    table.most,
    relocation.most,
    exact_name.most,
    opening.most,
    page_number.most,
    option_filter.most,
    stepper.most,
    pending.most,
    ordering.most,
    mistaken.most,
    other_number.most,
    agent_noun.most,
    taken_back.most,
    refused.most,
    reverted.most,
    other_rows.most,
    longer_name.most,
    lambda r: tally.most(r.scene, r.goal.clauses),
    lambda r: bounds.most(r.goal.clauses, r.scene),
)
"""Each says how likely the step is done at most; 1 where it has nothing to say."""

BEARING_OUT: Final[tuple[Callable[[Reading], bool], ...]] = (
    counted_up,
    removal.taken_away,
    removal.cleared,
    filter_choice.filtered,
    given_text.sent_and_read,
    radio_groups.chosen,
    typed_search.narrowed,
    quantity.put_in,
    tally.made_up,
    filled_form.handed_in,
    filled_form.told_saved,
    opening.opened,
    opening.is_read,
    page_number.turned,
    placement.in_cart,
    placement.told_in,
    consent.answered,
    home_page.is_there,
    field_text.stands,
    amount.stands,
    table.met,
    grid.arrived,
    grid.taken,
    relocation.moved,
    exact_name.entered,
    concluded.was_kept,
    concluded.was_carried_out,
    typed_search.emptied,
    ticked.stands,
    form_opened.is_open,
    own_page.is_headed,
    own_page.is_marked,
    own_page.is_of_row,
    option_chosen.stands,
    option_filter.is_filtered,
    stepper.stands,
    told_state.is_as_wished,
)
"""What a step was carried out by where its clause is no row of plain duties."""

SHOWING: Final[tuple[Callable[[Reading], bool], ...]] = (
    table.met,
    grid.arrived,
    relocation.moved,
    exact_name.entered,
)
"""Those of them by which the screen itself shows what the step wants."""

ARRIVED: Final[tuple[Callable[[Reading], float], ...]] = (
    checkout.reached,
    review.reached,
    ordering.reached,
)
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
    if form_opened.is_open(r):
        return ANSWERED | form_opened.ANSWERS
    return ANSWERED if is_borne_out else frozenset()
