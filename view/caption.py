"""The words beside a box: its label, which a person wrote. Pressing them ticks the box at most."""

from __future__ import annotations

from typing import Final

from .confirmation import card_of
from .element import Element, Support
from .screen import Screen
from .words import label_words

BOXES: Final = frozenset({"checkbox", "radio"})


def captioned(element: Element, screen: Screen) -> Element | None:
    """
    The one box of a text's own row or card, which bears its whole name or stands nameless beside no other text, and
    hands nothing in.

    >>> row = ("listitem #1",)
    >>> box = Element(role="checkbox", path=row, supports=frozenset({Support.CHECK}))
    >>> words = Element(role="text", name="pay rent", path=row)
    >>> captioned(words, Screen(items=(box, words))) is box, captioned(words, Screen(items=(words,)))
    (True, None)
    """
    card = card_of(element.path)
    if element.role != "text" or element.is_control or element.leads or not card:
        return None
    inside = [item for item in screen.items if item.path[: len(card)] == card]
    boxes = [item for item in inside if item.role in BOXES and item.offers(Support.CHECK)]
    if len(boxes) != 1 or boxes[0].submission.submits:
        return None
    alone = sum(not item.is_control for item in inside) == 1 and not boxes[0].name
    return boxes[0] if alone or label_words(boxes[0].name) == label_words(element.name) else None
