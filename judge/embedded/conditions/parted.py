"""Notices of what has gone: "Oak stool moved to the bin" names a thing, and is not that thing being shown."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from .board import Board, Thing, board_of
from .matching import Fit, fit
from .noun import Noun
from .tokens import Tokens, tokens

NOTICES: Final = frozenset({"status", "alert"})
"""Roles of a text that tells what has just happened."""

SHORT: Final = 16
"""Words of a notice; a longer text tells more than that."""


def without_notices(board: Board, noun: Noun) -> Board:
    """
    The board without its notices that the thing has gone: what is said not to be shown is looked for in the rest. They
    prove nothing either: where the thing stands elsewhere it is shown.
    """
    wanted = [quote for quote in map(tokens, noun.quotes) if quote] or ([noun.whole] if noun.whole else [])
    told = {thing.at for thing in board.things if any(_tells(thing, names) for names in wanted)}
    if not told:
        return board
    kept = tuple(thing.element for thing in board.things if thing.at not in told)
    return board_of(replace(board.state, items=kept))


def _tells(thing: Thing, names: Tokens) -> bool:
    said = {token.text for token in thing.name}
    if thing.role not in NOTICES or len(thing.name) > SHORT or fit(names, thing.name) < Fit.LONGER:
        return False
    denies = any(token.stem in lexicon().sets["negative"] | lexicon().sets["failure"] for token in thing.name)
    return not said.isdisjoint(_words_of_going()) and not denies


@lru_cache(maxsize=1)
def _words_of_going() -> frozenset[str]:
    """How a notice says that something was taken away, put away or left."""
    said = lexicon()
    verbs = [verb for verb, intent in said.asked_by.items() if intent == "remove"] + ["mov", "cancel"]
    return frozenset(word for verb in verbs for word in said.past.get(verb, ()))
