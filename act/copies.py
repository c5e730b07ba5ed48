"""A pressed control's copies on the other items of its list: "Add" on every product card."""

from __future__ import annotations

import re
from typing import Final

from view import Element, Screen

from .counted import counts_presses

_ALL: Final = frozenset({"all", "every", "each", "both"})
_CHOOSES: Final = frozenset({"choose", "select", "pick", "tick", "check", "mark"})
_SEVERAL: Final = frozenset("two three four five six seven eight nine ten several multiple pair couple".split())
_CHOOSING_WORDS: Final = 2
"""A choosing verb counts among the first so many words (reference: do-loop.md 2.10a)."""

_REACH: Final = 3
"""Words between a count and its plural (reference: do-loop.md 2.10a)."""

_FEWEST: Final = 2
_MOST: Final = 20
_CARD: Final = re.compile(r" #\d+")


def copies_of(pressed: Element, screen: Screen) -> frozenset[str]:
    """Press keys of the controls with the same label in the same list, on another card."""
    if not pressed.name:
        return frozenset()
    home = _list_of(pressed)
    return frozenset(
        item.press_key
        for item in screen.controls
        if item.label == pressed.label and item.path != pressed.path and home and _list_of(item) == home
    )


def wants_several(goal: str) -> bool:
    """
    The step asks for all of something, chooses several, or presses a control on several.

    >>> wants_several("choose 2 adjacent seats"), wants_several("add 2 packets of milk")
    (True, False)
    >>> wants_several('press "Like" on 3 posts'), wants_several('press "Like" on the post')
    (True, False)
    """
    if counts_presses(goal):
        return True
    words = re.findall(r"[\w']+", goal.lower())
    if _ALL & set(words):
        return True
    if not _CHOOSES & set(words[:_CHOOSING_WORDS]):
        return False
    return any(
        _is_count(word) and any(later.endswith("s") for later in words[at + 1 : at + 1 + _REACH])
        for at, word in enumerate(words)
    )


def _is_count(word: str) -> bool:
    return word in _SEVERAL or (word.isdigit() and _FEWEST <= int(word) <= _MOST)


def _list_of(element: Element) -> tuple[str, ...]:
    """The path with the cards' numbers taken off; nothing for a control that stands on no card."""
    if not any(_CARD.search(part) for part in element.path):
        return ()
    return tuple(_CARD.sub("", part) for part in element.path)
