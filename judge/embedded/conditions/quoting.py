"""Exact words: what stands in quotation marks has to stand on the screen as it is."""

from __future__ import annotations

import re
from typing import Final

from ..levels import SAYS
from .board import Board, Thing
from .counting import counted
from .ground import Ground
from .matching import calls
from .noun import Noun
from .quest import placed, surroundings
from .tables import tables
from .tokens import Tokens, plain, tokens

_COUNTER = re.compile(r"\s*\([0-9]+\)$")
_LOOSE: Final = frozenset().union(
    *(tables().words[name] for name in ("texts", "sorts", "places", "lists", "counted", "units", "parts"))
)
"""Words beside a quotation that say nothing of where it stands."""


def within(quote: str, text: str) -> bool:
    """
    Whether it stands there as a run of whole words; case and white space do not count.

    >>> within("Points: 250", "points:  250!"), within("Points: 25", "Points: 250")
    (True, False)
    """
    low, shown = plain(quote).lower(), plain(text).lower()
    at = shown.find(low) if low else -1
    while at >= 0:
        before, after = shown[at - 1 : at], shown[at + len(low) : at + len(low) + 1]
        if not ((before.isalnum() and low[0].isalnum()) or (after.isalnum() and low[-1].isalnum())):
            return True
        at = shown.find(low, at + 1)
    return False


def holds(thing: Thing, quote: str) -> bool:
    """Whether its name or value holds it."""
    return within(quote, thing.said) or within(quote, thing.element.value)


def quoted(board: Board, noun: Noun, where: Tokens) -> Ground:
    """Every quotation has to stand there, in what is of the kind that is named."""
    found: list[Thing] = []
    for quote in noun.quotes:
        holders = [thing for thing in board.things if _is_meant(thing, quote, noun)]
        if not holders:
            return _missing(board, quote, noun)
        found += holders
    extra = tuple(token for token in noun.tokens if token.text not in _LOOSE)
    if extra and not any(calls(extra, surroundings(board, thing)) >= SAYS for thing in found):
        return Ground.UNPLACED
    return counted(board, noun, found) if noun.counted else placed(board, where, found)


def _missing(board: Board, quote: str, noun: Noun) -> Ground:
    if within(quote, board.state.title) and not noun.roles:
        return Ground.TOLD
    if not noun.roles and not board.is_busy and _counts_otherwise(board, quote):
        return Ground.VALUE_OTHER
    return Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME


_FIGURE: Final = re.compile(r"[0-9]+")


def _counts_otherwise(board: Board, quote: str) -> bool:
    """
    One text reads just so but for its figures: "1 of 3 done" where "2 of 3 done" is asked for. Where several do, they
    are a list, of which the rest may not be read.
    """
    shape = _FIGURE.sub("0", plain(quote).lower())
    if "0" not in shape or sum(map(str.isalpha, shape)) < LETTERS:
        return False
    alike = [thing for thing in board.things if _FIGURE.sub("0", plain(thing.said).lower()) == shape]
    return len(alike) == 1 and not alike[0].is_control


LETTERS: Final = 3
"""So many letters at least tell what is counted: of bare figures with a sign there are many."""


def _is_meant(thing: Thing, quote: str, noun: Noun) -> bool:
    """A control has to be called just that."""
    if noun.roles and thing.role not in noun.roles:
        return False
    if noun.roles and thing.is_control:
        return tokens(quote) == tokens(_COUNTER.sub("", thing.said))
    return holds(thing, quote)
