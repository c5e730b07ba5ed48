"""How a sentence, a field or a step says by what a list is sorted, and from which end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from .lexicon import either, lexicon
from .stem import stem
from .words import content


class Way(StrEnum):
    """From which end a list is sorted: from the least on, or from the most on."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Order:
    """By what a list is sorted, and from which end."""

    by: str
    """As it is written, or as the words for the end imply it; empty where nothing says it."""

    way: Way | None
    keys: frozenset[str]
    """The stems by which it is known on a screen: what is said, and what is implied."""

    is_by: bool = False
    """The text says "by"."""


def _words_for(way: Way) -> re.Pattern[str]:
    said = lexicon().orders
    price, letters, more, first, signs = (said[way + kind] for kind in ("_price", "_letters", "", "_first", "_signs"))
    alone = f"{price}|{letters}|{more}"
    words = rf"(?:(?:{first}|{alone}){said['first']}|(?:{alone}))(?:{said['behind']})?"
    return re.compile(rf"[\s,:(–-]*(?:\b{said['before']}{words}\b|{either(signs.split())})[\s)]*", re.I)


_WAYS: Final = {way: _words_for(way) for way in Way}
_LETTERS: Final = re.compile("|".join(rf"\b{lexicon().orders[f'{way}_letters']}\b" for way in Way), re.I)
_BY: Final = lexicon().patterns["sorted_by"]
_BEHIND_BY: Final = lexicon().patterns["behind_sorted_by"]
_SORTING: Final = lexicon().sets["sorting"]
_KNOWN: Final = frozenset(stem(key) for keys in lexicon().sort_keys.values() for key in keys)


@lru_cache(maxsize=4_000)
def order_of(said: str) -> Order:
    """
    What a text says of an order.

    >>> order_of("price, cheapest first").by, order_of("sort the mugs by price, cheapest first").by
    ('price', 'price')
    >>> order_of("Newest").way, order_of("Newest").by, order_of("name").way
    (<Way.DOWN: 'down'>, 'date', None)
    """
    way, _ = _read(said)
    by = _BY.search(said)
    named = _read(_BEHIND_BY.split(by.group(1))[0] if by else said)[1]
    implied = _implied(said)
    said_of, guessed = content(named), frozenset(map(stem, implied))
    keys = frozenset(word for word in said_of if by or word not in _SORTING)
    if not keys or not (by or keys & guessed):
        keys |= guessed
    return Order(named or next(iter(implied), lexicon().orders["else_by"] if way else ""), way, keys, bool(by))


def _implied(said: str) -> tuple[str, ...]:
    """What the words themselves say that it is by: "cheapest", the price."""
    known = lexicon().sort_keys
    keys = [key for word in content(said) for key in known.get(word, ())]
    return (*keys, lexicon().orders["else_by"]) if _LETTERS.search(said) else tuple(keys)


def _read(said: str) -> tuple[Way | None, str]:
    """
    The end that the longest words for one say, and the text without them: what it is by, where it says so. "Newest
    messages first" names what is listed, and "highest rating first" what it is by.
    """
    hits = [(len(found.group().strip(" ,:()")), way, found) for way, found in _hits(said)]
    if not hits:
        return None, said.strip()
    _, way, found = max(hits, key=lambda hit: hit[0])
    before, behind = said[: found.start()], said[found.end() :]
    rest = f"{before} {behind}".strip(" ,:()")
    listed = found["noun"] if not rest else rest if not before.strip() and " " not in rest else None
    if listed is None:
        return way, rest
    is_by = not _implied(said) or stem(listed.casefold()) in _KNOWN
    return way, listed if is_by else ""


def _hits(said: str) -> Iterator[tuple[Way, re.Match[str]]]:
    return ((way, found) for way, pattern in _WAYS.items() for found in pattern.finditer(said))
