"""Marking one of a list as what its own control says: "tick the tea off as sent" by its row's "Sent"."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..screen.deeds import Deed, Did, deeds_of
from ..screen.row_names import is_called
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from .guide import Guide

_MARKS: Final = lexicon().patterns["marked_as"]
FILLER: Final = lexicon().sets["marking"]
"""What a control may say beside the state that it marks."""


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """What says the state in the one row that is called so, until it was pressed; nothing where none says it."""
    wish = _MARKS.match(clause.text)
    if wish is None or clause.many or clause.ordinal or clause.listed:
        return None
    thing, state = (clause.quotes or (wish["thing"],))[0], content(wish["state"])
    rows = {item.card for item in scene.items if item.card and not item.is_control and is_called(item, thing)}
    found = [item for item in scene.items if item.card in rows and _says(item, state)]
    if len(found) != 1 or any(_was_it(deed.label, found[0]) for deed in _pressed(scene)):
        return None
    return Guide(next=(found[0],))


def _says(item: Item, state: tuple[str, ...]) -> bool:
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    own = set(item.words) - FILLER
    return usable and bool(own) and own == set(state) - FILLER


def _pressed(scene: Scene) -> list[Deed]:
    return [deed for deed in deeds_of(scene.state) if deed.did is Did.PRESSED]


def _was_it(label: str, item: Item) -> bool:
    return folded(label) == folded(item.element.words)
