"""Things told by their kind and place alone: "the 2nd textbox", "the first radio button", or the only one there is."""

from __future__ import annotations

import re
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, folded, quoted
from ..screen.scene import Item, Scene

_NTH: Final = lexicon().patterns["nth"]
LAST: Final = -1
"""The place of the last."""

_LAST: Final = lexicon().written["last"]
_ROLES: Final = lexicon().kinds
_WHOLE: Final = lexicon().kinds_in_two
"""Kinds that are written as two words."""


def place_in(words: tuple[str, ...]) -> int:
    """
    The place that one of the words says; 0 for none.

    >>> place_in(("2nd",)), place_in(("third", "field")), place_in(("last",)), place_in(("name",))
    (2, 3, -1, 0)
    """
    ordinals = lexicon().order["ordinals"]
    for word in words:
        if found := _NTH.fullmatch(word):
            return int(found.group(1))
        if word in ordinals:
            return ordinals.index(word) + 1
        if word in _LAST:
            return LAST
    return 0


def kind_in(text: str) -> str:
    """
    The kind of control that a text speaks of last, outside of quotation marks; empty for none.

    >>> kind_in("Focus into the 2nd input textbox"), kind_in("Check the 1st radio button"), kind_in("press Save")
    ('textbox', 'radio', '')
    """
    plain = folded(text)
    for quote in quoted(text):
        plain = plain.replace(folded(quote), " ")
    for two, one in _WHOLE.items():
        plain = plain.replace(two, one)
    return next((w.rstrip("s") for w in reversed(re.findall(r"\w+", plain)) if w.rstrip("s") in _ROLES), "")


def is_bare(name: str) -> bool:
    """
    Whether a name says nothing but kind and place.

    >>> is_bare("into the 2nd input textbox"), is_bare("the button"), is_bare("Save"), is_bare("button ONE")
    (True, True, False, False)
    """
    said = [word for word in re.findall(r"\w+", folded(name)) if word not in _FILLER]
    generic = lexicon().sets["generic"]
    return bool(said) and all(place_in((w,)) or w.rstrip("s") in _ROLES or set(content(w)) <= generic for w in said)


_FILLER: Final = lexicon().written["between_kinds"]


def by_place(scene: Scene, name: str, text: str) -> Item | None:
    """The control counted to among all of its kind, or the only one of it; nothing where a name says more."""
    kind = kind_in(name) or kind_in(text)
    if not kind or not is_bare(name):
        return None
    listed = [item for item in scene.controls if item.role in _ROLES[kind]]
    place = place_in(tuple(re.findall(r"\w+", folded(name))))
    if not place:
        return listed[0] if len(listed) == 1 else None
    at = place - 1 if place > 0 else len(listed) - 1
    return listed[at] if 0 <= at < len(listed) else None
