"""`enter` by locator: each text into exactly the field that its key names. Nobody is asked which one is meant."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from view import Element, Found, State, Support

from .delivery import deliver
from .ending import Outcome
from .filling import Failed, Filling
from .locating import locate, not_one
from .slots import Match, Slot
from .wish import Wish


def fill_named(filling: Filling, slots: Iterable[Slot]) -> Generator[Wish[Any], Any, Failed | None]:
    """
    Fills in what has a locator. What is not on this page may be on the form's next: it is kept in `filling.missing`.
    """
    for slot in slots:
        chain = filling.locators.get(slot.name)
        if chain is None or slot in filling.entered_slots:
            continue
        screen, found = yield from locate(filling.hand, chain)
        filling.screen = filling.screen if screen.is_blind else screen
        if found.outcome is Found.NOT_FOUND:
            filling.missing[slot] = not_one(found)
            continue
        if found.element is None:
            return Failed(*not_one(found))
        if why := unfillable(found.element, slot):
            return Failed(Outcome.STUCK, f"{found.element.label} {why}")
        if failed := (yield from deliver(filling, Match(slot, found.element))):
            return failed
    return None


def unfillable(field: Element, slot: Slot) -> str:
    """Why that text does not go into that field, as the end of a sentence; empty where it does."""
    if field.has(State.DISABLED, State.READONLY):
        return "cannot be changed"
    if field.offers(Support.TYPE) or field.offers(Support.SELECT):
        return ""
    if not field.offers(Support.CHECK):
        return "takes no text"
    if field.role.endswith("radio"):
        return "" if slot.wanted_state else 'is chosen with "yes"'
    return 'is ticked with "yes" or "no"' if slot.wanted_state is None else ""
