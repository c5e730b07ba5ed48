"""
A number that is only read, and goes up and down by the buttons beside it in its row: which comes next on the way to
the number that the step says, "set the number of pens to 6", "bring the ink up to 5". None of the screens that are
fitted on has such a row.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from .guide import Guide

UP: Final = lexicon().sets["counts_up"]
DOWN: Final = lexicon().sets["counts_down"]
_TO: Final = lexicon().patterns["brought_to"]
PAGES: Final = lexicon().sets["turned_to_number"]
"""What is turned to a number and is no count of a row's thing."""


class Counting(NamedTuple):
    """A row's number, the one that is wanted, and the two buttons beside it."""

    shown: int
    wanted: int
    up: Item
    down: Item


def counting(clause: Clause, scene: Scene) -> Counting | None:
    """The row that the clause names and its two buttons; nothing where none is named, or two are alike."""
    said = _TO.search(clause.text)
    if said is None or clause.quotes or not PAGES.isdisjoint(clause.words):
        return None
    rows: dict[str, list[Item]] = {}
    for item in scene.items:
        if item.card:
            rows.setdefault(item.card, []).append(item)
    found = [(name, row) for row in rows.values() if (name := _name(clause, row)) and _pair(row) is not None]
    longest = max((len(name) for name, _ in found), default=0)
    best = [row for name, row in found if len(name) == longest]
    if len(best) != 1 or (pair := _pair(best[0])) is None:
        return None
    return Counting(pair[0], int(said["number"]), pair[1], pair[2])


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The button in the right direction while the row shows another number; met once it shows the one wanted."""
    row = counting(clause, scene)
    if row is None:
        return None
    button = row.up if row.shown < row.wanted else row.down
    if row.shown == row.wanted:
        return Guide(is_met=True)
    return None if button.has(Condition.DISABLED) else Guide(next=(button,))


def _name(clause: Clause, row: Iterable[Item]) -> tuple[str, ...]:
    """The words of what names the row, where the step says all of them."""
    named = next((i for i in row if not i.is_control and i.role not in FIELDS and any(map(str.isalpha, i.words))), None)
    words = () if named is None else tuple(w for w in named.words if w not in lexicon().sets["generic"]) or named.words
    return words if set(words) <= set(clause.words) else ()


def _pair(row: list[Item]) -> tuple[int, Item, Item] | None:
    """The row's only number that stands alone, what counts it up and what counts it down."""
    figures = [int(i.name) for i in row if not i.is_control and i.role not in FIELDS and i.name.strip().isdecimal()]
    up, down = ([i for i in row if i.is_control and i.role not in FIELDS and _says(i, words)] for words in (UP, DOWN))
    return (figures[0], up[0], down[0]) if len(figures) == len(up) == len(down) == 1 else None


def _says(item: Item, words: frozenset[str]) -> bool:
    said = {*item.words, folded(item.name), *content(item.element.title)}
    other = DOWN if words is UP else UP
    return bool(said & words) and not said & other
