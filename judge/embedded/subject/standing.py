"""Whether a control stands as a clause wishes: on or off, chosen, open, holding a text."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.parting import commits
from ..language.words import content, folded, share
from ..levels import WHOLE
from ..screen.scene import FIELDS, STATEFUL, TOGGLES, Item, Scene
from ..step.goal import Clause

STANDS: Final = 0.88
"""
How likely a step is done whose one switch, called just what the step calls it, stands as wished with nothing on the
page to save it by. Set by hand: over every bar.
"""

SWITCHING: Final = frozenset({"turn_on", "turn_off"})


def stands_as_wished(clause: Clause, item: Item) -> int:
    """1 when its state is what the clause wants of it, -1 when it is the contrary, 0 when it says nothing."""
    if not item.element.states and item.role not in STATEFUL:
        return 0
    on = item.has(Condition.CHECKED, Condition.SELECTED, Condition.PRESSED)
    off = item.has(Condition.UNCHECKED) or (item.role in TOGGLES and not on)
    match clause.intent:
        case "turn_on":
            return 1 if on else -1 if off else 0
        case "turn_off":
            return 1 if off else -1 if on else 0
        case "expand":
            return 1 if item.has(Condition.EXPANDED) else -1 if item.has(Condition.COLLAPSED) else 0
        case "set" | "sort" | "press" if on or item.role in TOGGLES:
            return 1 if on else -1
        case "go" if item.has(Condition.CURRENT, Condition.SELECTED, Condition.EXPANDED):
            return 1
        case "go":
            return -1 if item.has(Condition.COLLAPSED) else 0
        case "set" | "sort" | "type" | "rename" | "search" if item.role in FIELDS and clause.value:
            return _holds(clause, item)
    return 0


def reached(clause: Clause, scene: Scene) -> float:
    """`STANDS` where the step's one switch stands as wished, 0 elsewhere."""
    if clause.intent not in SWITCHING or clause.listed or scene.layer:
        return 0.0
    named = [item for item in scene.items if item.role in TOGGLES and _is_called(clause, item)]
    saved = any(item.role == "button" and commits(item.name) for item in scene.items)
    return STANDS * float(len(named) == 1 and not saved and stands_as_wished(clause, named[0]) > 0)


def _is_called(clause: Clause, item: Item) -> bool:
    return bool(item.words) and share(item.words, clause.words) >= WHOLE and share(clause.things, item.words) >= WHOLE


def _holds(clause: Clause, item: Item) -> int:
    shown = folded(item.element.value)
    if not shown:
        return -1
    if folded(clause.value) in shown:
        return 1
    return 1 if item.role in ("combobox", "spinbutton") and share(content(shown), clause.value_words) == 1 else -1
