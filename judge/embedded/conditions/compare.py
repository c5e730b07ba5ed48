"""Comparisons with a figure, a date or a time: "more than €40", "before 15:00"."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .tokens import Sort, Token, telling, tokens

_BOUND: Final = re.compile(
    r"^(?:(?P<more>(?:more|greater|higher|larger|bigger|longer|later) than|over|above|after)"
    r"|(?P<less>(?:less|fewer|lower|smaller|cheaper|shorter|earlier) than|under|below|before)"
    r"|(?P<least>at least|no less than|no fewer than|a minimum of)"
    r"|(?P<most>at most|no more than|not more than|up to|a maximum of))\s+(?P<what>.+)$",
    re.I,
)
_THAN: Final = re.compile(
    r"^(?:more|less|greater|higher|larger|bigger|lower|smaller|cheaper|longer|shorter) than\s", re.I
)
Key = tuple[float, ...]


class Bound(NamedTuple):
    """One side of a comparison."""

    how: str
    """``more``, ``less``, ``least`` or ``most``."""

    than: Token

    def holds(self, token: Token) -> bool | None:
        """Whether the figure lies on that side; nothing where its readings disagree."""
        told = {_lies(self.how, one, other) for one in _keys(token) for other in _keys(self.than)}
        return told.pop() if len(told) == 1 else None

    def compares(self, token: Token) -> bool:
        """Whether it is a figure of the same sort."""
        alike = token.sort is self.than.sort
        return alike and (not token.unit or not self.than.unit or token.unit == self.than.unit)


def bounded(said: str) -> Bound | None:
    """
    The comparison, where the text is one with a single figure and nothing else.

    >>> bounded("more than 3 letters") is None, bounded("at least £40").than.text
    (True, '£40')
    """
    found = _BOUND.match(said)
    *before, figure = telling(tokens(found["what"])) or (None,) if found else (None,)
    if not found or not figure or figure.sort not in (Sort.NUMBER, Sort.DATE, Sort.TIME):
        return None
    return Bound(_how(found), figure) if all(token.sort is Sort.WORD for token in before if token) else None


def is_comparison(said: str, bound: Bound | None) -> bool:
    """A comparison with something else than a figure: "more than the other one". It is not judged."""
    return bound is None and bool(_THAN.match(said))


def _how(found: re.Match[str]) -> str:
    return next(name for name in ("more", "less", "least", "most") if found[name])


def _keys(token: Token) -> list[Key]:
    if token.days:
        return [tuple(map(float, day[1:])) for day in token.days]
    return [(float(token.minutes),)] if token.minutes >= 0 else [(float(amount),) for amount in token.amounts]


def _lies(how: str, one: Key, other: Key) -> bool:
    match how:
        case "more":
            return one > other
        case "less":
            return one < other
        case "least":
            return one >= other
    return one <= other
