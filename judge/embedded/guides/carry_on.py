"""Going on with one of several things, each of which has what goes on with it: "Carry on with Ely to Ware"."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import folded
from ..screen.deeds import Did, deeds_of
from ..screen.row_names import row_called
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from .guide import Guide

AGAIN: Final = lexicon().sets["resuming"]
"""Words for going on with what was begun, beside those for going on."""


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """
    The one whose every word the step says, where others say other things; or that of the row of the name that the step
    quotes, where each row has one. Until it was pressed.
    """
    if clause.intent != "continue" or clause.ordinal:
        return None
    ways = [item for item in scene.items if _goes_on(item)]
    if clause.quotes:
        return _in_row(clause, scene, ways)
    found = [item for item in ways if _thing(item) and set(_thing(item)) <= set(clause.words)]
    if len(found) != 1 or not any(_thing(item) and item not in found for item in ways):
        return None
    pressed = {folded(deed.label) for deed in deeds_of(scene.state) if deed.did is Did.PRESSED}
    return None if folded(found[0].element.words) in pressed else Guide(next=(found[0],))


def _in_row(clause: Clause, scene: Scene, ways: list[Item]) -> Guide | None:
    row = row_called(clause.quotes[0], scene)
    own = [item for item in ways if item in row]
    if len(clause.quotes) > 1 or len(own) != 1 or len(ways) == len(own):
        return None
    pressed = any(deed.did is Did.PRESSED and folded(deed.label) == own[0].called for deed in deeds_of(scene.state))
    return None if pressed else Guide(next=(own[0],))


def _goes_on(item: Item) -> bool:
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED) and not item.is_aside
    return usable and bool(item.words) and item.words[0] in lexicon().sets["onward"] | AGAIN


def _thing(item: Item) -> tuple[str, ...]:
    """What it goes on with."""
    return item.words[1:]
