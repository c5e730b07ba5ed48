"""What is said of all that is listed, or of none of it: "every ticket is open", "all tickets have an assignee"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..levels import SAYS
from .board import Board, Thing
from .columns import cell, is_blank
from .counting import listed, told_count
from .fact import Fact, Relation
from .ground import Ground
from .matching import Fit, calls, fit
from .noun import Noun, is_plural
from .tables import tables
from .tokens import Sort, Tokens, number_of, tokens

Unit = tuple[Thing, ...]
"""One card, row or list item."""

OF_STATE: Final = frozenset({Relation.STATE, Relation.HAPPENED})
PART: Final = 3
"""Tokens of "1 of 4"."""


def of_all(board: Board, fact: Fact) -> Ground | None:
    """Each that is listed has to say it; nothing where no list says anything of the kind."""
    if not fact.subject.every or fact.object.bound or fact.object.quotes or fact.subject.kind:
        return None
    units = listed(board, fact.subject)
    said = [_says(board, fact, unit) for unit in units]
    if len(units) <= 1:
        return None
    if True not in said:
        return Ground.VALUE_OTHER if _is_column(board, fact, units) or _are_contrary(fact, units) else None
    if all(said):
        return _of_whole(board, fact, len(units))
    whole = min(len(unit) for unit, so in zip(units, said, strict=True) if so)
    lacks = any(so is False and len(unit) >= whole for unit, so in zip(units, said, strict=True))
    return Ground.VALUE_OTHER if lacks or fact.relation is Relation.SAYS else Ground.STATE_DIVIDED


def of_some(board: Board, fact: Fact) -> bool:
    """ "no ticket is closed", "the ticket is open": whether some that are listed are said to be so, and others not."""
    noun = fact.subject
    if fact.relation not in OF_STATE or noun.every or noun.is_name or noun.kind or noun.counted or noun.place:
        return False
    said = [_says(board, fact, unit) for unit in listed(board, noun)]
    return True in said and (False in said or not is_plural(noun))


def _of_whole(board: Board, fact: Fact, number: int) -> Ground:
    """All that is shown says it; there may be more of them."""
    if board.is_cut:
        return Ground.REST_UNSEEN
    is_more = max(told_count(board, fact.subject), default=0) > number or any(map(_tells_part, board.texts))
    return Ground.COUNT_UNKNOWN if is_more else Ground.COUNT_LISTED


def _tells_part(thing: Thing) -> bool:
    """ "Page 1 of 4", "Showing 3 of 48"."""
    runs = (s[at : at + PART] for s in thing.sentences for at in range(len(s) - PART + 1)) if not thing.card else ()
    return any(
        one.sort is Sort.NUMBER and of.text == "of" and all_.sort is Sort.NUMBER
        and (number_of(one) or 0) < (number_of(all_) or 0) for one, of, all_ in runs
    )  # fmt: skip


def _says(board: Board, fact: Fact, unit: Unit) -> bool | None:
    """Whether that one says it; nothing where its cell cannot be made out."""
    if fact.relation in OF_STATE:
        words = tokens(fact.link)
        return any(_ends_with(thing, words) for thing in unit)
    value = fact.object
    if value.kind and value.roles:
        return any(t.role in value.roles and calls(value.tokens, t.name) >= SAYS for t in unit if value.tokens) or (
            not value.tokens and any(thing.role in value.roles for thing in unit)
        )
    if fact.link and (labels := _labels(board, fact, unit)):
        return _in_cells(board, unit, labels, lambda thing: fit(value.whole, thing.value or thing.name) is Fit.WHOLE)
    if not fact.exact and (labels := _heads(board, value, unit)):
        return _in_cells(board, unit, labels, _is_filled)
    return any(fit(value.whole, text) is Fit.WHOLE for thing in unit for text in (*thing.sentences, thing.value))


def _ends_with(thing: Thing, words: Tokens) -> bool:
    """It says just that, or that behind a name: "Ann Lee Active"."""
    end = thing.name[-len(words) :]
    same = [token.text for token in end] == [token.text for token in words]
    return same and not thing.is_control and (len(end) == len(thing.name) or end[0].capital or not end[0].glued)


def _labels(board: Board, fact: Fact, unit: Unit) -> list[Tokens]:
    """The headers that the connecting words mean: "assigned to"."""
    meant = tables().labels.get(fact.link, frozenset())
    return [head.name for head in _headers(board, unit) if meant & {token.stem for token in head.name}]


def _heads(board: Board, value: Noun, unit: Unit) -> list[Tokens]:
    return [head.name for head in _headers(board, unit) if value.tokens and calls(value.tokens, head.name) >= SAYS]


def _headers(board: Board, unit: Unit) -> list[Thing]:
    return [head for things in board.headers if things[0].around == unit[0].around for head in things]


def _is_column(board: Board, fact: Fact, units: list[Unit]) -> bool:
    return fact.relation is Relation.SAYS and bool(
        _heads(board, fact.object, units[0]) or _labels(board, fact, units[0])
    )


def _are_contrary(fact: Fact, units: list[Unit]) -> bool:
    """Each says the contrary: "Closed", where all are to be open."""
    others = [tokens(word) for word in tables().contraries.get(fact.word, ())]
    return bool(others) and all(any(_ends_with(t, words) for t in unit for words in others) for unit in units)


def _in_cells(board: Board, unit: Unit, labels: list[Tokens], is_so: Callable[[Thing], bool]) -> bool | None:
    row = list(unit)
    if any(is_blank(board, row, label) for label in labels):
        return False
    found = [under for label in labels if (under := cell(board, row, label))]
    return any(map(is_so, found)) if found else None


def _is_filled(thing: Thing) -> bool:
    """It names somebody or something: not "Nobody", no dash."""
    words = {token.text for token in thing.value or thing.name}
    return bool(words) and not words <= tables().words["nobody"]
