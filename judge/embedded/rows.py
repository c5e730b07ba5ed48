"""The one row or card that a clause speaks of, and the box in it that is ticked for it."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .finding import is_aside
from .goal import Clause
from .scene import FIELDS, Item, Scene
from .words import folded, share

ALL: Final = 0.99
BOXES: Final = frozenset({"checkbox", "switch"})


def row_of(clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """All that stands in the one row or card that bears the thing's name; nothing where none does, or several do."""
    if not clause.things or clause.many or clause.listed or clause.ordinal:
        return ()
    cards = {item.card for item in _named(clause, scene)}
    if len(cards) != 1 or "" in cards:
        return ()
    return tuple(item for item in scene.items if item.card in cards)


def box_of(clause: Clause, scene: Scene) -> Item | None:
    """The row's only box, for a step that marks the thing or takes its mark off."""
    if clause.intent not in ("turn_on", "turn_off"):
        return None
    boxes = [i for i in row_of(clause, scene) if i.role in BOXES and i.is_control and not i.has(Condition.DISABLED)]
    return boxes[0] if len(boxes) == 1 else None


def is_marked(clause: Clause, box: Item) -> bool:
    """It stands as the clause wants it."""
    return box.has(Condition.CHECKED, Condition.PRESSED) is (clause.intent == "turn_on")


def is_it(clause: Clause, item: Item) -> bool:
    """It bears a name that the clause quotes."""
    return folded(item.name) in {folded(quote) for quote in clause.quotes}


def _named(clause: Clause, scene: Scene) -> list[Item]:
    """What bears the thing's whole name; where nothing does, what says all of its words."""
    pool = [item for item in scene.items if item.role not in FIELDS and not is_aside(item)]
    whole = [item for item in pool if is_it(clause, item)]
    return whole or [item for item in pool if share(clause.things, item.words) >= ALL]
