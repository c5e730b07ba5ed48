"""Things of a list that are to be selected: each by the box of its own row, not by its name, which opens it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import folded, share
from ..levels import WHOLE
from ..screen.row_names import is_called, row_called
from ..screen.scene import Item, Scene
from ..step.goal import Clause
from .guide import Guide

BOXES: Final = frozenset({"checkbox", "switch"})
TICKING: Final = lexicon().sets["picking"]
_SELECTS: Final = lexicon().patterns["picked"]
_ARTICLE: Final = lexicon().patterns["article"]
_AND: Final = lexicon().patterns["listed"]


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The boxes that are still to be ticked; met where all are; nothing unless each thing has one."""
    if clause.verb not in TICKING or clause.ordinal or clause.many:
        return None
    names = clause.quotes or tuple(part for part in _AND.split(_SELECTS.sub("", clause.text.strip(" ."))) if part)
    found = boxes_for(names, scene)
    if not found:
        return None
    left = tuple(box for box in found if not box.has(Condition.CHECKED))
    return Guide(next=left) if left else Guide(is_met=True)


def is_ticked_already(clause: Clause, item: Item) -> bool:
    """
    A box that stands ticked as the clause wants it, by its name or because it wants all of them. Of the screens that
    are fitted on, 42 are such while something else is to be used: none is right.
    """
    if clause.intent != "turn_on" or item.role not in BOXES or not item.has(Condition.CHECKED):
        return False
    return clause.many or (bool(clause.things) and share(clause.things, item.words) >= WHOLE)


def boxes_for(names: Sequence[str], scene: Scene) -> tuple[Item, ...]:
    """The box of each of these things; nothing unless each has one."""
    boxes = [_box(_ARTICLE.sub("", name.strip()), scene) for name in names]
    found = tuple(box for box in boxes if box is not None)
    return found if len(found) == len(boxes) else ()


def _box(name: str, scene: Scene) -> Item | None:
    """The box that says it selects what is called so, else the only one of the row of that very name."""
    boxes = [item for item in scene.items if item.role == "checkbox" and item.is_control and not item.is_aside]
    own = [box for box in boxes if folded(_SELECTS.sub("", box.name)) == folded(name) and _SELECTS.match(box.name)]
    if not own:
        row = row_called(name, scene)
        exact = any(is_called(item, name) for item in row if item.role != "checkbox")
        own = [item for item in row if item in boxes] if exact else []
    return own[0] if len(own) == 1 else None
