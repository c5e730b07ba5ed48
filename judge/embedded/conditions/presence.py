"""Whether a thing is on the screen, in the place that is named, and so many of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ..levels import HALF
from .absence import headed, none_said, says_nothing
from .board import UNITS, Board, Thing
from .columns import rows_of
from .counting import counted, detailed, is_general, told_count
from .ground import Ground
from .kinds import of_kind
from .matching import Fit, calls, fit
from .noun import Noun, in_one_unit, is_plural
from .partly import otherwise
from .places import Whereabouts, heads_part, is_page, section, whereabouts
from .quest import Quest, standing
from .quoting import quoted
from .results import in_results
from .tables import tables
from .tokens import Sort, Tokens, telling, tokens

_LAST: Final = re.compile(r"^(?P<head>.+)\s(?:on|in|at|under|within)\s+(?:the\s+)?(?P<place>.+?)$", re.I)
NOT_THERE: Final = frozenset({Ground.ABSENT_SORT, Ground.PARTLY, Ground.LINKED})
THERE: Final = frozenset({Ground.TOLD, Ground.TOGETHER, Ground.VALUE_IS})


def shown(board: Board, noun: Noun, here: Tokens = ()) -> Ground:
    """On what ground it is there or not; `here` is the place, where the sentence's subject is one."""
    if noun.bound:
        return Ground.UNKNOWN
    noun = located(board, noun)
    where = noun.place or here
    if noun.is_nothing:
        return _page(board, where) if where else Ground.UNKNOWN
    if noun.quotes:
        return quoted(board, noun, where)
    if in_one_unit(noun):
        return _unit(board, noun.tokens[1:])
    if noun.kind and not _goes_by(board, noun.whole):
        return of_kind(board, noun, where)
    if noun.ordinal:
        return Ground.UNKNOWN
    return _named(Quest(board, replace(noun, tokens=noun.whole) if noun.kind else noun, where))


def located(board: Board, noun: Noun) -> Noun:
    """ "events on Monday": what stands last is a place, if a part of the page is called so."""
    found = _LAST.match(noun.text) if not (noun.place or noun.quotes) else None
    place = telling(tokens(found["place"])) if found else ()
    if not found or not place or not heads_part(board, place) or standing(board, noun.whole):
        return noun
    head = telling(tokens(found["head"]))
    return replace(
        noun, text=found["head"], tokens=head, whole=head, tails=(), place=place, place_text=found["place"]
    ) if head else noun  # fmt: skip


def alone(board: Board, nouns: tuple[Noun, ...], ground: Ground) -> Ground:
    """The ground for "only": what is there beside these counts too."""
    if ground not in THERE:
        return Ground.COUNT_UNKNOWN if ground is Ground.IN_RESULTS else ground
    names = [noun.tokens or tuple(token for quote in noun.quotes for token in tokens(quote)) for noun in nouns]
    named = [
        unit for unit in board.units if any(fit(one, thing.name) is Fit.WHOLE for thing in unit for one in names if one)
    ]
    lists = {unit[0].around for unit in named}
    if any(unit not in named for unit in board.units if not lists or unit[0].around in lists):
        return Ground.COUNT_LISTED_OTHER
    return Ground.COUNT_LISTED if named and not board.is_cut else Ground.COUNT_UNKNOWN


def _page(board: Board, where: Tokens) -> Ground:
    return Ground.TOLD if is_page(board, where) else Ground.ABSENT_SORT


def _unit(board: Board, wanted: Tokens) -> Ground:
    """All of it in one row or card."""
    units = [tuple(token for thing in unit for token in (*thing.name, *thing.value)) for unit in board.units]
    if any(fit(wanted, whole) for whole in units):
        return Ground.TOLD
    return Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME if units else Ground.UNKNOWN


def _goes_by(board: Board, whole: Tokens) -> bool:
    """Something has just that name, kind and all: "Wrong icon" is no icon."""
    names = (whole, unsorted(whole))
    return any(len(t.name) == len(name) and fit(name, t.name) is Fit.WHOLE for t in board.things for name in names)


def unsorted(names: Tokens) -> Tokens:
    """The name without a word for its sort before or behind it: "the confirm step"."""
    sorts = tables().words["sorts"]
    if len(names) > 1 and names[-1].text in sorts:
        return names[:-1]
    return names[1:] if len(names) > 1 and names[0].text in sorts and not names[0].capital else names


def _named(quest: Quest) -> Ground:
    """A thing by its name, or a sort of things: the first rule that says anything."""
    ground = next((ground for rule in RULES if (ground := rule(quest))), None) or otherwise(quest)
    bare = unsorted(quest.wanted)
    is_its_page = len(bare) < len(quest.wanted) and not quest.noun.place and is_page(quest.board, bare)
    return Ground.TOLD if ground in NOT_THERE and is_its_page else ground


def _literally(quest: Quest) -> Ground | None:
    """Name and place stand there as one: "Lunch on Friday"."""
    noun, board = quest.noun, quest.board
    if not noun.place:
        return None
    whole = (*noun.whole, *quest.where)
    if fit(whole, board.title) is Fit.WHOLE or standing(board, whole):
        return Ground.TOLD
    if noun.tokens and noun.tokens[-1].text in tables().words["places"]:
        return Ground.TOLD if is_page(board, quest.where) else Ground.UNPLACED
    return None


def _number(quest: Quest) -> Ground | None:
    """So many of it."""
    noun = quest.noun
    if not noun.counted:
        return None
    said = not noun.is_name and noun.least == noun.most and standing(quest.board, noun.whole)
    said = [t for t in said or () if whereabouts(quest.board, quest.where, [t]) is not Whereabouts.UNKNOWN]
    is_told = len(set(told_count(quest.board, noun))) <= 1
    if is_told and any(thing.role != "searchbox" and not thing.is_way for thing in said):
        return Ground.COUNT_TOLD
    return counted(quest.board, noun, [thing for thing in quest.standing if not thing.is_round], quest.where)


def _told_number(quest: Quest) -> Ground | None:
    """A text or a counter gives a number of them."""
    board, noun = quest.board, quest.noun
    told = told_count(board, noun)
    if not told or noun.place or len(noun.tails) > 1:
        return None
    written = told_count(board, noun, ways=False)
    if max(written or told) == 0:
        return Ground.NONE_SAID
    if written:
        return Ground.TOLD
    has_list = any(calls(noun.tokens, head.name) >= 1 for head in board.headings)
    listed = has_list or any(thing.card and not thing.is_round for thing in quest.standing)
    return None if listed else Ground.COUNTER_ONLY


def _units(quest: Quest) -> Ground | None:
    """ "items", "rows": anything that is listed."""
    if (found := detailed(quest.board, quest.noun, quest.where)) is not None:
        return Ground.TOGETHER if found else None
    if quest.where and len(quest.wanted) == 1 and is_general(quest.wanted):
        return _in_part(quest)
    is_any = len(quest.wanted) == 1 and quest.wanted[0].text in tables().words["counted"]
    return Ground.COUNT_LISTED if is_any and quest.board.units and not quest.where else None


def _in_part(quest: Quest) -> Ground | None:
    """Whatever is listed in that part of the page."""
    inside = section(quest.board, quest.where)
    if inside is None:
        named = any(token.sort is Sort.WORD for token in quest.where)
        return Ground.TOGETHER if named and rows_of(quest.board, quest.where) else None
    if any(thing.card or thing.role in UNITS for thing in inside):
        return Ground.COUNT_LISTED
    return Ground.NONE_SAID if any(map(says_nothing, inside)) else None


def _stands(quest: Quest) -> Ground | None:
    """It stands there by name; typed in a field beside a list, or inside a long text, it is only mentioned."""
    things, noun = quest.things, quest.noun
    if not things:
        return None
    if is_plural(noun) and not noun.is_name and all(_is_its_field(t, noun) and not t.value for t in things):
        return Ground.NONE_LISTED
    ground = quest.placed(things)
    typed = bool(quest.board.units) and all(t.is_field and t.role != "combobox" and not t.card for t in things)
    loose = not noun.is_name and is_plural(noun) and not any(_is_instance(thing, noun) for thing in things)
    return Ground.MENTIONED if ground is Ground.TOLD and (typed or loose) else ground


def _is_its_field(thing: Thing, noun: Noun) -> bool:
    """A field of just that name: "Guests"."""
    return thing.is_field and len(telling(thing.name)) == len(noun.tokens)


def _is_instance(thing: Thing, noun: Noun) -> bool:
    """A card or row of it, or a text that is about little else."""
    return bool(thing.card) or len(noun.tokens) >= HALF * len(thing.name) or thing.is_field


def _detailed(quest: Quest) -> Ground | None:
    return in_results(quest.board, quest.noun, quest.where)


def _is_the_page(quest: Quest) -> Ground | None:
    """The page, or what is in front, is just that, and not bare."""
    if quest.noun.place or not is_page(quest.board, quest.wanted):
        return None
    body = any(not thing.is_round and thing.role != "heading" for thing in quest.board.things)
    return Ground.TOLD if body else None


def _way(quest: Quest) -> Ground | None:
    return Ground.LINKED if quest.ways else None


RULES: Final = (
    _literally, none_said, _number, _told_number, _units, _stands, _detailed, headed, _is_the_page, _way,
)  # fmt: skip
"""The first that says anything wins; where none does, `partly.otherwise` decides."""
