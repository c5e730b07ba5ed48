"""How a sentence or a field says by what a list is sorted, and from which end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Way(StrEnum):
    """From which end a list is sorted."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Order:
    """By what a list is sorted, and from which end; empty or nothing where that is not said."""

    by: str
    way: Way | None


_ORDERS: Final = (
    (r"(?:the )?(?:cheapest|least expensive|lowest[- ]priced?)(?: \w+)? first", "price", Way.UP),
    (r"(?:the )?(?:most expensive|dearest|priciest|highest[- ]priced?)(?: \w+)? first", "price", Way.DOWN),
    (r"(?:the )?(?:newest|latest|most recent)(?: \w+)?(?: first)?", "date", Way.DOWN),
    (r"(?:the )?oldest(?: \w+)?(?: first)?", "date", Way.UP),
    (r"(?:the )?(?:lowest|smallest|earliest|shortest|fewest|least)(?: \w+)? first", "", Way.UP),
    (r"(?:the )?(?:highest|largest|biggest|greatest|longest|most)(?: \w+)? first", "", Way.DOWN),
    (r"(?:in )?ascending(?: order)?|(?:from )?(?:the )?low(?:est)? to (?:the )?high(?:est)?", "", Way.UP),
    (r"small(?:est)? to larg(?:e|est)", "", Way.UP),
    (r"(?:in )?descending(?: order)?|(?:from )?(?:the )?high(?:est)? to (?:the )?low(?:est)?", "", Way.DOWN),
    (r"larg(?:e|est) to small(?:est)?", "", Way.DOWN),
    (r"alphabetically|(?:in )?alphabetical(?: order)?", "name", Way.UP),
    (r"(?:from )?a(?: to |\s?[-–]\s?)z", "", Way.UP),
    (r"(?:from )?z(?: to |\s?[-–]\s?)a", "", Way.DOWN),
)  # fmt: skip
"""How an order is worded: what it is by, where that is said, and from which end."""

_WAYS: Final = tuple((re.compile(rf"[\s,:(–-]*\b(?:{said})\b[\s)]*", re.I), by, way) for said, by, way in _ORDERS)


def order_of(said: str) -> Order:
    """
    >>> order_of("price, cheapest first"), order_of("Newest"), order_of("name")
    (Order(by='price', way=<Way.UP: 'up'>), Order(by='date', way=<Way.DOWN: 'down'>), Order(by='name', way=None))
    """
    for pattern, by, way in _WAYS:
        if found := pattern.search(said):
            rest = f"{said[: found.start()]} {said[found.end() :]}".strip(" ,:()")
            return Order(rest or by or "name", way)
    return Order(said.strip(), None)
