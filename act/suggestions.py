"""What a field proposes while it is typed into, and which of its proposals means what was typed."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from judge import Chosen, Kind, Request, choice, elements
from judge import State as Shown
from view import Element, Screen, State, Support, change

from .ground import element_at
from .shortcuts import is_search_box
from .slots import Slot, plain_words
from .thresholds import MOST_SUGGESTIONS, SUGGESTION_FLOOR
from .wish import Ask, Wish
from .words import words

PLACES: Final = frozenset({
    "pickup", "pick", "drop", "dropoff", "from", "to", "where", "location", "address", "city", "destination", "origin",
    "area", "locality", "station", "airport", "place",
})  # fmt: skip
"""Words of a slot whose text stands for a place: there a proposal has to be taken, the text alone is none."""


def proposes(field: Element, slot: Slot) -> bool:
    """It may propose something to take. A search box only proposes searches; a secret is compared with nothing."""
    return field.offers(Support.TYPE) and not slot.is_private and not is_search_box(field)


def wants_one(field: Element, slot: Slot) -> bool:
    """The text alone is not enough."""
    return field.role == "combobox" or bool(PLACES & set(words(slot.name)))


def rows(before: Screen, now: Screen, slot: Slot) -> tuple[Element, ...]:
    """What appeared as it was typed, can be pressed, is no field, and holds every word of the text."""
    typed = set(words(slot.text.filled))
    appeared = change(before, now).appeared
    return tuple(
        item
        for item in appeared
        if typed
        and typed <= set(words(item.name))
        and item.offers(Support.CLICK)
        and not (item.offers(Support.TYPE) or item.offers(Support.SELECT))
        and not item.has(State.DISABLED)
    )[: MOST_SUGGESTIONS.count]


def meant(
    offered: tuple[Element, ...], field: Element, slot: Slot, shown: Shown
) -> Generator[Wish[Any], Any, Element | None]:
    """
    The row that says the same; for a place the only one that holds the text, or which of several the judge says.
    """
    same = [row for row in offered if plain_words(row.name) == plain_words(slot.text.filled)]
    if same:
        return same[0]
    if not offered or not wants_one(field, slot):
        return None
    if len(offered) == 1:
        return offered[0]
    question = choice(Kind.TARGET, elements(offered), f"take {slot.text.filled} as the {slot.name}")
    (answers,) = yield from Ask((Request(state=shown, questions=(question,)),))
    answer = answers.get(question.id)
    if not isinstance(answer, Chosen) or SUGGESTION_FLOOR.missed_by(answer.p(answer.top)):
        return None
    return element_at(offered, answer.top)
