"""In what order a step wants a list, and what the screen says it is sorted by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.names_shown import acts, deeds
from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, folded, share
from ..levels import CARRIED_OUT, KINDRED, UNDONE
from ..match.reading import Reading, kept
from ..screen.scene import FIELDS, Item, Label, Scene
from ..step.goal import Clause

SHOWN: Final = 0.88
"""How likely a step is done where the list says that it is sorted as wished. Set by hand: over every bar."""

SORTING: Final = frozenset(stem(word) for word in "sort sorted order ordered arrange arranged".split())
CHOSEN: Final = (Condition.SELECTED, Condition.PRESSED, Condition.CHECKED, Condition.CURRENT)
COLUMN: Final = (Condition.ASCENDING, Condition.DESCENDING)
UP, DOWN = "up", "down"

_BY = re.compile(r"\bby\s+(?:the\s+|their\s+)?(.+)$", re.I)
_REST = re.compile(r",|\bfrom\b|\bwith\b|\bso\b|\(|\bin\s+(?:a|de)scending\b|\bin\s+alphabetical\b", re.I)


@dataclass(frozen=True, slots=True)
class Order:
    """What a list is sorted by, as stems, and which way; empty where it is not said."""

    keys: frozenset[str]
    way: str = ""


@lru_cache(maxsize=2_000)
def order_of(text: str) -> Order:
    """
    What a label or a step's text says of an order.

    >>> order_of("sort the products by price, cheapest first").way, order_of("Price: high to low").way
    ('up', 'down')
    """
    way, rest = _way_of(text)
    by = _BY.search(text)
    named = content(_REST.split(by.group(1))[0]) if by else tuple(w for w in content(rest) if w not in SORTING)
    implied = {key for word in content(text) for key in lexicon().sort_keys.get(word, ())}
    return Order(frozenset(named) if by else frozenset({*named, *implied}), way)


def _way_of(text: str) -> tuple[str, str]:
    """Up or down by the longest phrase that says so, and the text without it."""
    said = folded(text)
    found = max((hit for way in (UP, DOWN) for hit in _hits(way, said)), default=None)
    return (found[1], said.replace(found[2], " ")) if found else ("", said)


def _hits(way: str, said: str) -> Iterator[tuple[int, str, str]]:
    for phrase in lexicon().wholes["ascending" if way == UP else "descending"]:
        plain = re.escape(phrase)
        if re.search(rf"(?<!\w){plain}(?!\w)" if phrase[0].isalnum() else plain, said):
            yield len(phrase), way, phrase


@lru_cache(maxsize=500)
def wanted(clause: Clause) -> Order | None:
    """The order that a clause asks for; nothing where it asks for none."""
    if clause.intent != "sort" or clause.verb not in SORTING:
        return None
    order = order_of(clause.text)
    if _BY.search(clause.text):
        return order if order.keys else None
    implied = frozenset(key for word in clause.words for key in lexicon().sort_keys.get(word, ()))
    return Order(implied, order.way) if implied else None


def said_on(scene: Scene) -> Iterator[Order]:
    """What the screen says that a list is sorted by: a field, a choice that is on, a header, a text."""
    for item in scene.items:
        sorts = bool(SORTING & set(item.words))
        if item.role in FIELDS and item.element.value and sorts:
            yield order_of(item.element.value)
        elif item.has(*COLUMN):
            yield Order(order_of(item.name).keys, UP if item.has(Condition.ASCENDING) else DOWN)
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
    alike = (frozenset(found) for found in lexicon().sort_keys.values())
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
    by = _BY.search(r.clause.text)
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
