"""Payment evidence: a screen that takes a card's data. While it shows, every button may be the one that pays."""

from __future__ import annotations

from typing import Final

from .element import Element, Support
from .phrases import SMALL, of_all, singles
from .remembered import Remembered
from .screen import Screen
from .words import PhraseBook, label_words

CARD: Final = PhraseBook(of_all("card"), SMALL)
NAMED_CARD: Final = PhraseBook(of_all("card") | of_all("payment"), SMALL)
NOT_CARD: Final = singles("not_card")

NEAR_ITEMS: Final = 5
"""A label lies no further from its field than this many items (reference: do-loop, 8.4)."""

LABEL_WORDS: Final = 8
"""What is longer is a sentence about cards, not the label of a field."""

CARD_AUTOCOMPLETE: Final = "cc-"
"""HTML, "Autofill": every token for a payment card begins so."""

_FIELD_ROLES: Final = frozenset({"textbox", "combobox", "spinbutton", "listbox"})


def _evidence(screen: Screen) -> str:
    return next((said for place in range(len(screen.items)) if (said := _at(screen, place))), "")


payment_evidence: Final = Remembered(_evidence)
"""What shows that this screen takes a card's data, in words; empty where nothing does."""


def has_payment_evidence(screen: Screen) -> bool:
    """The screen shows a field for a card's number, code or date. Text that only speaks of cards is none."""
    return bool(payment_evidence(screen))


def _at(screen: Screen, place: int) -> str:
    item = screen.items[place]
    if not _is_field(item):
        return ""
    if any(token.startswith(CARD_AUTOCOMPLETE) for token in item.autocomplete.lower().split()):
        return f"{item.label} is filled in with {item.autocomplete}"
    if any(_is_card(said, NAMED_CARD) for said in (item.name, item.description, item.title, item.placeholder)):
        return f"{item.label} is a field of a payment card"
    nearby = screen.items[max(0, place - NEAR_ITEMS) : place + NEAR_ITEMS + 1]
    label = next((near for near in nearby if _is_label(near)), None)
    return f'{item.label} stands near "{label.name}"' if label else ""


def _is_field(item: Element) -> bool:
    if item.offers(Support.TYPE) or item.offers(Support.SELECT):
        return item.role != "searchbox"
    return item.role in _FIELD_ROLES


def _is_label(item: Element) -> bool:
    return not item.is_control and len(label_words(item.name)) <= LABEL_WORDS and _is_card(item.name, CARD)


def _is_card(said: str, book: PhraseBook) -> bool:
    words = label_words(said)
    return bool(book.all_in(words)) and NOT_CARD.isdisjoint(words)
