"""What a server tells in numbers, taken only where it is one that can be."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

MOST_TOKENS: Final = 1_000_000_000
"""No one request takes more; what says so is no count."""

MOST_USD: Final = 1_000_000.0
"""No one request costs more; what says so is no price."""


def number(said: object) -> float | None:
    """
    The finite number that was said; `None` for anything else.

    >>> number(1), number(True), number("1"), number(float("nan")), number(10**400)
    (1.0, None, None, None, None)
    """
    if isinstance(said, bool) or not isinstance(said, int | float):
        return None
    try:
        return float(said) if math.isfinite(said) else None
    except OverflowError:
        return None


def tokens(usage: Mapping[str, object], *names: str) -> int:
    """A count of tokens under the first of these names that holds one; 0 where none does."""
    found = (usage[name] for name in names if name in usage)
    return next((n for n in found if isinstance(n, int) and number(n) is not None and 0 <= n <= MOST_TOKENS), 0)


def usd(said: object) -> float | None:
    """A cost in US dollars; `None` where none is told that can be one: negative, endless, or no number."""
    cost = number(said)
    return cost if cost is not None and 0 <= cost <= MOST_USD else None
