"""Slots that are one of several radio buttons: which button a slot's text names, and where it names none of a group."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from view import Element, Screen

from .slots import Slot, is_of_group, plain_words
from .words import words

TELLING: Final = 2
"""Words of a text from which on a radio button may say more than it: "Collect it" and "Collect it at the shop"."""


def chosen(slot: Slot, offered: Iterable[Element]) -> Element | None:
    """
    The only radio button whose label the slot's text is, or begins: in the group that the slot names, else wherever
    one is called so.
    """
    if slot.is_private or slot.wanted_state is not None:
        return None
    radios = [field for field in offered if field.role.endswith("radio")]
    grouped = [field for field in radios if is_of_group(field, slot)]
    found = _called(slot.text.filled, grouped) or _called(slot.text.filled, radios if not grouped else [])
    return found[0] if len(found) == 1 else None


def _called(text: str, radios: list[Element]) -> list[Element]:
    said = words(text)
    longer = [field for field in radios if words(field.name)[: len(said)] == said] if len(said) >= TELLING else []
    return [field for field in radios if plain_words(field.name) == plain_words(text)] or longer


def unmet(slots: Iterable[Slot], screen: Screen) -> str:
    """
    Why the form must not be left: it has a choice for a slot, and none of its buttons, or more than one, is what the
    slot says. Empty where there is no such slot.
    """
    radios = [item for item in screen.controls if item.role.endswith("radio")]
    for slot in slots:
        shown = [field for field in radios if is_of_group(field, slot)]
        if not slot.is_private and (shown or len(_called(slot.text.filled, radios)) > 1):
            offers = ", ".join(f'"{field.name}"' for field in shown or _called(slot.text.filled, radios))
            return f"the {slot.name} could not be chosen; the form offers {offers}"
    return ""
