"""Which row or card of a list a step names: by the whole name before a part of it, the ending of a file left out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ..language.words import content, folded
from .scene import STATEFUL, Item, Scene

_ENDING: Final = re.compile(r"\.[a-z0-9]{2,4}$", re.I)
_JOINTS: Final = re.compile(r"[._()\[\]–-]+")

Row = tuple[Item, ...]


@lru_cache(maxsize=5_000)
def bare(name: str) -> tuple[str, ...]:
    """
    The words of a name, as it is said: without the ending of a file.

    >>> bare("Choir evening.jpg") == bare("choir evening")
    True
    """
    return content(_JOINTS.sub(" ", _ENDING.sub("", name.strip())))


def is_called(item: Item, name: str) -> bool:
    """It bears just that name, with or without an ending."""
    said = folded(name)
    return bool(said) and said in {folded(item.name), folded(_ENDING.sub("", item.name.strip()))}


def row_called(name: str, scene: Scene) -> Row:
    """
    All that stands in the one row that bears the name: the whole name, else just its words, else the most of them that
    one row's name is made of, else those that hold all of them; nothing where two rows do alike.
    """
    wanted = bare(name)
    named = [item for item in scene.items if _names_row(item)]
    tests: tuple[Callable[[Item], bool], ...] = (
        lambda item: is_called(item, name),
        lambda item: bare(item.name) == wanted,
        lambda item: set(bare(item.name)) <= set(wanted),
        lambda item: set(wanted) <= set(bare(item.name)),
    )
    for test in tests:
        found = [item for item in named if test(item)]
        longest = max((len(bare(item.name)) for item in found), default=0)
        cards = {item.card for item in found if len(bare(item.name)) == longest}
        if cards:
            return tuple(i for i in scene.items if i.card in cards) if len(cards) == 1 else ()
    return ()


def _names_row(item: Item) -> bool:
    """It stands in a row or card and says what that is: no box, no field, nothing that speaks of more."""
    plain = item.role not in STATEFUL and not item.is_aside
    return bool(item.card) and plain and bool(bare(item.name))
