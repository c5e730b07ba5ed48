"""What is left to say of a thing that stands nowhere as it is named: scattered, longer, denied, in part, or absent."""

from __future__ import annotations

from typing import Final

from ..levels import RATHER, SAYS
from .absence import gone
from .board import Board, Thing
from .ground import Ground
from .matching import Fit, calls, covers, denies, fit, place
from .places import Whereabouts, whereabouts
from .quest import Quest, standing, surroundings
from .tables import tables
from .tokens import Sort, Tokens, is_named, same


def otherwise(quest: Quest) -> Ground:
    """The first of these that says anything."""
    return next(ground for rule in RULES if (ground := rule(quest)))


def _longer(quest: Quest) -> Ground | None:
    texts = (text for thing in quest.board.things for text in (*thing.sentences, thing.value))
    return Ground.OTHER_NAME if any(fit(quest.wanted, text) is Fit.LONGER for text in texts) else None


def sorted_name(quest: Quest) -> Ground | None:
    """ "order 10443", "the message Flat viewing": a word for the sort, then the name."""
    split = next((n for n, token in enumerate(quest.wanted) if is_named(token)), 0)
    sort, name = quest.wanted[:split], quest.wanted[split:]
    holders = [thing for thing in standing(quest.board, name) if not thing.is_field] if sort and name else []
    if not holders:
        return None
    if any(token.sort is Sort.NUMBER for token in name):
        alone = [thing for thing in holders if len(thing.name) == len(name) or thing.value]
        near = [thing for thing in alone if calls(sort, surroundings(quest.board, thing)) >= SAYS]
        return quest.placed(near, Ground.TOGETHER) if near else Ground.UNPLACED
    is_time = any(token.sort in (Sort.DATE, Sort.TIME) for token in name)
    is_sort = _is_near(quest.board, sort, holders) if is_time else _is_sort(quest.board, sort, holders)
    return quest.placed(holders, Ground.TOGETHER) if is_sort else Ground.UNPLACED


def _is_sort(board: Board, sort: Tokens, holders: list[Thing]) -> bool:
    """A plain word for a sort of thing, or one that the page has."""
    return _is_near(board, sort, holders) or any(calls(sort, thing.name) >= SAYS for thing in board.texts)


def _is_near(board: Board, sort: Tokens, holders: list[Thing]) -> bool:
    """A plain word for a sort of thing, or one that stands near: a day is that of what stands beside it."""
    if {token.text for token in sort} <= tables().words["sorts"] | tables().words["counted"]:
        return True
    return any(calls(sort, surroundings(board, thing)) >= SAYS for thing in holders)


def _in_card(quest: Quest) -> Ground | None:
    """All of it in one card or row, names in their order."""
    if len(quest.wanted) < 2:
        return None
    for things in quest.board.cards.values():
        whole = tuple(token for thing in things for token in (*thing.name, *thing.value))
        held = fit(quest.wanted, whole) in (Fit.SCATTERED, Fit.WHOLE) and in_order(quest.wanted, whole)
        if held and not _any_denied(things, quest.wanted):
            return quest.placed(things, Ground.TOGETHER)
    return None


def _any_denied(things: list[Thing], wanted: Tokens) -> bool:
    return any(denies(s, place(wanted, s), wanted) for thing in things if not thing.is_control for s in thing.sentences)


def _scattered(quest: Quest) -> Ground | None:
    """All words in one text, or only where something is denied."""
    ground = None
    for thing in quest.board.things:
        if quest.where and whereabouts(quest.board, quest.where, [thing]) is Whereabouts.OUT:
            continue
        for text in (*thing.sentences, thing.value):
            found = place(quest.wanted, text)
            if not found.fit or (thing.is_way and not quest.noun.is_name):
                continue
            if denies(text, found, quest.wanted):
                ground = ground or Ground.NEGATED_TEXT
            elif found.fit is Fit.SCATTERED:
                if not thing.is_way and in_order(quest.wanted, text):
                    return Ground.TOGETHER
                ground = Ground.PARTLY
    return ground


def in_order(wanted: Tokens, text: Tokens) -> bool:
    """Words written as names stand in the order of the condition; the rest may stand anywhere."""
    named = [word for word in wanted if word.capital and word.sort is Sort.WORD]
    starts = [next((i for i, other in enumerate(text) if same(word, other)), -1) for word in named]
    return -1 not in starts and starts == sorted(starts)


def _unseen(quest: Quest) -> Ground | None:
    return Ground.REST_UNSEEN if quest.board.is_cut else None


def _most_of_it(quest: Quest) -> Ground | None:
    """Most of its words, and no figure of it missing."""
    held = [(*thing.name, *thing.value) for thing in quest.board.things]
    if len(quest.wanted) < 2 or max((covers(quest.wanted, words) for words in held), default=0.0) < RATHER:
        return None
    figures = [word for word in quest.wanted if word.sort is not Sort.WORD]
    is_other = any(not any(same(word, other) for words in held for other in words) for word in figures)
    return None if is_other else Ground.PARTLY


def _absent(quest: Quest) -> Ground:
    return Ground.ABSENT_NAME if quest.noun.is_name else Ground.ABSENT_SORT


RULES: Final = (_longer, sorted_name, _in_card, _scattered, _unseen, gone, _most_of_it, _absent)
"""The first that says anything wins; the last always does."""
