"""In what order a step wants a list, and what the screen says it is sorted by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.names_shown import acts, deeds
from ..language.lexicon import lexicon
from ..language.orders import Order, Way, order_of
from ..language.stem import stem
from ..language.words import share
from ..levels import CARRIED_OUT, KINDRED, UNDONE
from ..match.reading import Reading, kept
from ..screen.scene import FIELDS, Item, Label, Scene
from ..step.goal import Clause

SHOWN: Final = 0.88
"""How likely a step is done where the list says that it is sorted as wished. Set by hand: over every bar."""

SORTING: Final = lexicon().sets["sorting"]
CHOSEN: Final = (Condition.SELECTED, Condition.PRESSED, Condition.CHECKED, Condition.CURRENT)
COLUMN: Final = (Condition.ASCENDING, Condition.DESCENDING)
BY: Final = lexicon().patterns["sorted_by"]


@lru_cache(maxsize=500)
def wanted(clause: Clause) -> Order | None:
    """The order that a clause asks for; nothing where it asks for none."""
    if clause.intent != "sort" or clause.verb not in SORTING:
        return None
    order = order_of(clause.text)
    if order.is_by:
        return order if order.keys or order.way else None
    implied = frozenset(stem(key) for word in clause.words for key in lexicon().sort_keys.get(word, ()))
    return replace(order, keys=implied) if implied else None


def said_on(scene: Scene) -> Iterator[Order]:
    """What the screen says that a list is sorted by: a field, a choice that is on, a header, a text."""
    for item in scene.items:
        sorts = bool(SORTING & set(item.words))
        if item.role in FIELDS and item.element.value and sorts:
            yield order_of(item.element.value)
        elif item.has(*COLUMN):
            yield replace(order_of(item.name), way=Way.UP if item.has(Condition.ASCENDING) else Way.DOWN)
        elif (sorts and len(item.words) > 1 and item.role not in FIELDS) or _is_chosen(item):
            yield order_of(item.name)


def _is_chosen(item: Item) -> bool:
    order = order_of(item.name)
    return bool(order.keys) and (item.has(*CHOSEN) or (item.role == "columnheader" and bool(order.way)))


def _is_by(order: Order, wish: Order) -> bool:
    return share(tuple(wish.keys), tuple(order.keys)) >= KINDRED or _implies(order, wish)


def _implies(order: Order, wish: Order) -> bool:
    """ "Newest" for the date, "Cheapest" for the price: one of several keys that a word implies is enough."""
    return bool(wish.keys & order.keys) and not wish.keys - order.keys - _kindred(wish.keys)


def _kindred(keys: frozenset[str]) -> frozenset[str]:
    alike = (frozenset(map(stem, found)) for found in lexicon().sort_keys.values())
    return frozenset(key for group in alike if group & keys for key in group)


@kept
def _verdict(r: Reading) -> int:
    """1 where the screen says that the list is sorted so, -1 where it says it is sorted otherwise, 0 where neither."""
    wish = wanted(r.clause)
    if wish is None:
        return 0
    said = [order for order in said_on(r.scene) if order.keys or order.way]
    own = [order for order in said if _is_by(order, wish)]
    if any(not wish.way or order.way == wish.way for order in own):
        return 1
    return -1 if said and not any(not order.way for order in own) else 0


def reached(r: Reading) -> float:
    """
    At least so likely the list is sorted as the step wishes; 0 where this says nothing. Of the screens that are fitted
    on, 31 are done and 2 not: another list was sorted.
    """
    if failed(r):
        return 0.0
    if _verdict(r) > 0:
        return SHOWN
    return CARRIED_OUT if _was_chosen(r) and _verdict(r) == 0 and _rows_moved(r) else 0.0


def most(r: Reading) -> float:
    """
    At most so likely; 1 where the step asks for no order, or where this says nothing. Of the screens that are fitted
    on, 79 are sorted otherwise, or nothing was pressed for it: none is done.
    """
    wish = wanted(r.clause)
    if wish is None or _verdict(r) > 0:
        return 1.0
    return UNDONE if _verdict(r) < 0 or not _touched(r, wish) else 1.0


def claim(r: Reading) -> str:
    """
    The sentence that is true of the rows themselves once they are sorted so; empty where the step asks for no order, or
    where the screen says it.
    """
    by = BY.search(r.clause.text)
    return f"the list is sorted {by.group(0)}" if by and wanted(r.clause) and _verdict(r) == 0 else ""


def _touched(r: Reading, wish: Order) -> bool:
    """Something was pressed or chosen that says a word of what the list is to be sorted by."""
    said = (order_of(f"{deed.text} {deed.label}").keys for deed in deeds(r))
    return not r.scene.acted or any(keys & wish.keys for keys in said)


def _was_chosen(r: Reading) -> bool:
    """What says the wished order whole was pressed or chosen last."""
    wish = wanted(r.clause)
    done = acts(r)
    if wish is None or not done or done[-1].changed is False:
        return False
    order = order_of(done[-1].text or done[-1].label)
    return _is_by(order, wish) and (not wish.way or order.way == wish.way)


def _rows_moved(r: Reading) -> bool:
    """Rows came or went upon it, or stand elsewhere now."""
    return any(_is_row(label) for label in (*r.scene.came, *r.scene.went))


def _is_row(label: Label) -> bool:
    return label.role not in FIELDS and label.role not in {"dialog", "menu", "menuitem", "menuitemradio", "option"}
