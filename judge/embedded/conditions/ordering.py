"""Which of two stands before the other, and whether a list is sorted: by a field, and by what is listed."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Final

from ..language.lexicon import lexicon
from ..language.orders import Order, Way, order_of
from ..levels import SAYS
from .board import Board, Thing
from .columns import cell
from .fact import Fact
from .ground import Ground
from .held import Held, held_by, holds
from .matching import Fit, calls, fit
from .noun import Noun, noun_of
from .quoting import within
from .tables import tables
from .tokens import Sort, Tokens, plain, telling, tokens

SORTED_BY: Final = tables().phrases["sorting"][0]
FEW: Final = 2
SEVERAL: Final = 3
"""Different values, from which on an order is hardly chance."""

Key = tuple[float, ...] | str


_EXTREMES: Final = tuple(
    (re.compile(rf"^(?:{lexicon().orders[name]})\b", re.I), pick)
    for name, pick in ((f"{Way.UP}_price", min), (f"{Way.DOWN}_price", max))
)


def in_order(board: Board, fact: Fact) -> Ground:
    """Whether the one stands before the other in one list."""
    one, other = _stand(board, fact.subject), _stand(board, fact.object)
    lists = {around for around, _ in one} & {around for around, _ in other}
    if len(lists) != 1:
        return Ground.UNKNOWN
    (around,) = lists
    first = {at for list_, at in one if list_ == around}
    second = {at for list_, at in other if list_ == around}
    if first & second:
        return Ground.UNKNOWN
    if max(first) < min(second):
        return Ground.IN_ORDER
    return Ground.OUT_OF_ORDER if min(first) > max(second) else Ground.UNKNOWN


def _stand(board: Board, noun: Noun) -> set[tuple[str, int]]:
    """The list and the place in it of each row or card that goes by the name."""
    return {(unit[0].around, unit[0].at) for unit in board.units if _goes_by(unit, noun)}


def _goes_by(unit: tuple[Thing, ...], noun: Noun) -> bool:
    if noun.quotes:
        return any(within(quote, thing.said) for quote in noun.quotes for thing in unit)
    sorts = tables().words["sorts"]
    bare = tuple(token for token in noun.whole if token.text not in sorts)
    named = any(fit(name, s) is Fit.WHOLE for name in {noun.whole, bare} if name for t in unit for s in t.sentences)
    return bool(noun.whole) and named


def is_sorted(board: Board, fact: Fact) -> Ground:
    """By the field that says so, held against what is listed."""
    order = order_of(fact.link)
    told = _told(board, fact, order)
    values = _values(board, order.by)
    if len(set(values)) < FEW:
        return told
    if not _runs(values, order.way):
        return Ground.VALUE_LONGER if told is Ground.VALUE_IS else Ground.OUT_OF_ORDER
    if told is Ground.VALUE_IS:
        return Ground.IN_ORDER
    chance = len(set(values)) < SEVERAL or told is Ground.VALUE_OTHER
    turned = order.way is None and isinstance(values[0], str) and not _runs(values, Way.UP)
    return Ground.VALUE_LONGER if chance or turned else Ground.IN_ORDER


def _told(board: Board, fact: Fact, order: Order) -> Ground:
    """By a field: whether it says this order, another, or nothing."""
    by = noun_of(order.by, ())
    held = held_by(board, fact.subject, SORTED_BY) or [
        Held(t.value, t.element.value, 0, t)
        for t in board.fields
        if t.role == "combobox" and fit(by.whole, t.value) and order_of(t.element.value).way
    ]
    asked = replace(fact, object=by, link=SORTED_BY)
    grounds = [_says(one, asked, order) for one in held if one.value]
    for ground in (Ground.VALUE_IS, Ground.VALUE_LONGER, Ground.VALUE_OTHER):
        if ground in grounds:
            return ground
    return Ground.REST_UNSEEN if board.is_cut else Ground.NO_SUCH_NAME


def _says(one: Held, asked: Fact, order: Order) -> Ground:
    said = order_of(one.text)
    if tokens(said.by) and calls(tokens(order.by), tokens(said.by)) >= SAYS:
        is_by = Ground.VALUE_IS
    else:
        is_by = holds(one, asked)
    offers = one.thing.element.choices if one.thing else ()
    if is_by is Ground.NO_SUCH_NAME and any(order_of(choice).by == order.by for choice in offers):
        return Ground.VALUE_OTHER
    if is_by is not Ground.VALUE_IS or order.way is None:
        return is_by
    return Ground.VALUE_LONGER if said.way is None else is_by if said.way is order.way else Ground.VALUE_OTHER


def _runs(values: list[Key], way: Way | None) -> bool:
    up = all(one <= other for one, other in pairwise(values))  # type: ignore[operator]
    down = all(one >= other for one, other in pairwise(values))  # type: ignore[operator]
    return up if way is Way.UP else down if way is Way.DOWN else up or down


def longest(board: Board) -> list[tuple[Thing, ...]]:
    """What is listed where the most is; controls alone are no list."""
    lists: dict[tuple[str, str], list[tuple[Thing, ...]]] = {}
    for unit in board.units:
        if not all(thing.is_way for thing in unit) or len(unit) == 1:
            kind = unit[0].card.rpartition(" > ")[2].partition(" ")[0]
            lists.setdefault((unit[0].around, kind), []).append(unit)
    return max(lists.values(), key=len, default=[])


def _values(board: Board, by: str) -> list[Key]:
    """What is listed has these values, in its order; none where one of them cannot be read."""
    label, units = telling(tokens(by)), longest(board)
    if not label or not units:
        return []
    found = [_value(board, unit, label) for unit in units]
    values = [value for value in found if value is not None]
    is_one_sort = len({type(value) for value in values}) == 1
    return values if len(values) == len(found) and is_one_sort else []


def _value(board: Board, unit: tuple[Thing, ...], label: Tokens) -> Key | None:
    under = cell(board, list(unit), label)
    if under is not None:
        return _key(under.value or under.name) or (plain(under.said).lower() or None)
    words = {token.text for token in label}
    if words & tables().words["prices"]:
        return price_of(unit)
    if words & tables().words["names"]:
        return next((plain(thing.said).lower() for thing in unit if thing.name and not thing.is_toggle), None)
    if words & tables().words["dates"]:
        dates = {_key((token,)) for thing in unit for token in thing.name if token.sort is Sort.DATE}
        return dates.pop() if len(dates) == 1 else None
    return None


def price_of(unit: tuple[Thing, ...]) -> Key | None:
    """The one sum of money in it."""
    found = {_key((t,)) for thing in unit if not thing.is_way for t in thing.name if t.sort is Sort.NUMBER and t.unit}
    return found.pop() if len(found) == 1 else None


def _key(words: Tokens) -> Key | None:
    """The one figure, date or time among them."""
    figures = [token for token in words if token.sort is not Sort.WORD]
    if len(figures) != 1:
        return None
    (token,) = figures
    if token.days:
        return tuple(map(float, min(token.days))) if len(token.days) == 1 else None
    if token.minutes >= 0:
        return (float(token.minutes),)
    return (float(next(iter(token.amounts))),) if len(token.amounts) == 1 else None


def extreme(board: Board, subject: Noun, value: Noun) -> Ground | None:
    """ "the cheapest lamp is Paper lamp": by the prices of what is listed; nothing where it is no such sentence."""
    pick = next((pick for pattern, pick in _EXTREMES if pattern.match(subject.text)), None)
    if pick is None:
        return None
    units = longest(board)
    prices = [price_of(unit) for unit in units]
    known = [price for price in prices if price is not None]
    if len(units) < FEW or len(known) < len(prices) or board.is_cut:
        return Ground.UNKNOWN
    ends = [unit for unit, price in zip(units, prices, strict=True) if price == pick(known)]
    if len(ends) > 1:
        return Ground.UNKNOWN
    if _goes_by(ends[0], value):
        return Ground.VALUE_IS
    return Ground.VALUE_OTHER if any(_goes_by(unit, value) for unit in units) else Ground.NO_SUCH_NAME
