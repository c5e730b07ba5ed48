"""Whether a control stands as a clause wishes: on or off, chosen, open, holding a text."""

from __future__ import annotations

from view import State as Condition

from .goal import Clause
from .scene import FIELDS, TOGGLES, Item
from .words import content, folded, share


def stands_as_wished(clause: Clause, item: Item) -> int:
    """1 when its state is what the clause wants of it, -1 when it is the contrary, 0 when it says nothing."""
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


def _holds(clause: Clause, item: Item) -> int:
    shown = folded(item.element.value)
    if not shown:
        return -1
    if folded(clause.value) in shown:
        return 1
    return 1 if item.role in ("combobox", "spinbutton") and share(content(shown), clause.value_words) == 1 else -1
