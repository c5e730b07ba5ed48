"""Notices of what has gone: "Oak stool moved to the bin" names a thing, and is not that thing being shown."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..levels import SAYS
from .board import UNITS, Board, Thing, board_of
from .held import is_past
from .matching import Fit, calls, fit
from .noun import Noun
from .tables import tables
from .tokens import Sort, Tokens, tokens

NOTICES: Final = frozenset({"status", "alert"})
"""Roles of a text that tells what has just happened."""

SHORT: Final = 16
"""Words of a notice; a longer text tells more than that."""


UNDO: Final = tables().words["undo"]
"""What a button says beside a notice that something has gone."""


def without_notices(board: Board, noun: Noun) -> Board:
    """
    The board without its notices that the thing has gone: whether it is shown is looked up in the rest. They prove
    nothing either: where the thing stands elsewhere it is shown.
    """
    return _without(board, {at for at in _told(board, noun) if is_notice(board, board.things[at])})


def without_reports(board: Board, noun: Noun) -> Board:
    """The board without what tells that the thing has gone, be it a notice or any text outside of the lists."""
    return _without(board, _told(board, noun))


def without_loud(board: Board) -> Board:
    """The board without any notice."""
    return _without(board, {thing.at for thing in board.things if is_notice(board, thing)})


def without_loose(board: Board, noun: Noun, of: Tokens) -> Board:
    """
    The board without what names the thing outside of every list, in more words than its name or around the page: a
    contact in the foot, "Former members: Kim Lee", a way to invite somebody are no entries of the list; `of` names it.
    """
    wanted = noun.whole or tuple(token for quote in noun.quotes for token in tokens(quote))
    loose = [thing for thing in board.things if wanted and _is_loose(thing, wanted)]
    return _without(
        board, {thing.at for thing in loose if not of or calls(of, thing.name) < SAYS or is_past(thing.name, of)}
    )


def _is_loose(thing: Thing, wanted: Tokens) -> bool:
    if thing.card or thing.role in UNITS or thing.role == "heading":
        return False
    if thing.is_field:
        return fit(wanted, thing.value) >= Fit.LONGER
    is_longer = len([token for token in thing.name if token.sort is Sort.WORD]) > len(wanted)
    return (thing.is_round or is_longer) and fit(wanted, thing.name) >= Fit.LONGER


def _without(board: Board, told: set[int]) -> Board:
    if not told:
        return board
    kept = tuple(thing.element for thing in board.things if thing.at not in told)
    return board_of(replace(board.state, items=kept))


def _told(board: Board, noun: Noun) -> set[int]:
    """Where it is told that the thing has gone; not where the very words of that are what is looked for."""
    if noun.counted:
        return set()
    wanted = [quote for quote in map(tokens, noun.quotes) if quote] or ([noun.whole] if noun.whole else [])
    named = [names for names in wanted if _words_of_going().isdisjoint(token.text for token in names)]
    return {thing.at for thing in board.things if any(_tells(thing, names) for names in named)}


def is_notice(board: Board, thing: Thing) -> bool:
    """By its role; or a text with "Undo" right beside it."""
    after = board.things[thing.at + 1 : thing.at + 2]
    undo = bool(after) and after[0].is_way and len(after[0].name) == 1 and after[0].name[0].text in UNDO
    return thing.role in NOTICES or (not thing.is_control and thing.role != "heading" and undo)


def _tells(thing: Thing, names: Tokens) -> bool:
    said = {token.text for token in thing.name}
    if thing.is_control or (thing.card and thing.role not in NOTICES) or thing.role == "heading":
        return False
    if len(thing.name) > SHORT or fit(names, thing.name) < Fit.LONGER:
        return False
    denies = any(token.stem in lexicon().sets["negative"] | lexicon().sets["failure"] for token in thing.name)
    return not said.isdisjoint(_words_of_going()) and not denies


@lru_cache(maxsize=1)
def _words_of_going() -> frozenset[str]:
    """How a notice says that something was taken away, put away or left."""
    said = lexicon()
    verbs = {verb for verb, intent in said.asked_by.items() if intent == "remove"} | tables().stems["taking_away"]
    return frozenset(word for verb in verbs for word in said.past.get(verb, ())) | tables().words["put_away"]
