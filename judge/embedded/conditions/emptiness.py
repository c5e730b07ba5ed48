"""Whether a list, a place or a field is empty."""

from __future__ import annotations

from typing import Final

from ..levels import SAYS
from .board import Board, Thing
from .columns import cell, crossing, is_blank, rows_of
from .counting import counter, told_count
from .fact import Fact
from .ground import Ground
from .matching import calls, holds_phrase
from .noun import Noun
from .places import is_page, readings, section
from .tables import tables
from .tokens import Tokens, plain, tokens

SHORT = 5
"""Words of a text that says no more than that there is nothing."""

LISTS: Final = tables().words["may_be_empty"]
NAUGHT: Final = tables().words["naught"]
BARE: Final = tables().words["bare"]


def empty(board: Board, fact: Fact) -> Ground:
    """On what ground it is empty or not."""
    subject = fact.subject
    if ground := _crossed(board, subject):
        return ground
    wanted = (*subject.tokens, *(t for quote in subject.quotes for t in tokens(quote)))
    fields = [t for t in board.fields if wanted and calls(wanted, t.name) >= SAYS]
    if fields and (subject.kind or len(fields) == 1):
        return (
            Ground.FULL
            if all(t.value for t in fields)
            else Ground.EMPTY_SAID
            if not any(t.value for t in fields)
            else Ground.STATE_DIVIDED
        )
    bare = tuple(t for t in wanted if t.text not in LISTS and t.text not in tables().words["places"])
    return _place(board, subject, readings(bare)[-1])


def _crossed(board: Board, subject: Noun) -> Ground | None:
    """ "the lunch on Monday": the cell of that row and column."""
    label, names = (subject, subject.place) if subject.place else crossing(board, subject) or (subject, ())
    for row in rows_of(board, names) if names and label.tokens else []:
        if cell(board, row, label.tokens):
            return Ground.FULL
        if is_blank(board, row, label.tokens):
            return Ground.EMPTY_SEEN
    return None


def _place(board: Board, subject: Noun, bare: Tokens) -> Ground:
    said = _said(board, bare)
    inside = _inside(board, bare)
    if said:
        return Ground.STATE_DIVIDED if inside else Ground.EMPTY_SAID
    counts = told_count(board, subject) + _counters(board, bare)
    if counts:
        return Ground.FULL if max(counts) > 0 else Ground.EMPTY_SAID
    if inside is None:
        return Ground.REST_UNSEEN if board.is_cut else Ground.STATE_UNKNOWN
    if inside:
        return Ground.FULL
    if board.is_cut:
        return Ground.REST_UNSEEN
    filled = any(
        t.value or (not t.is_control and t.role != "heading" and t.name) for t in board.things if not t.is_round
    )
    return (
        Ground.STATE_UNKNOWN
        if filled and section(board, bare) != [] and not _bare_section(board, bare)
        else Ground.EMPTY_SEEN
    )


def _bare_section(board: Board, bare: Tokens) -> bool:
    """The part of that name holds no text and no value."""
    within = section(board, bare) or []
    return bool(within) and not any(t.value or (not t.is_control and t.name) for t in within)


def _said(board: Board, bare: Tokens) -> bool:
    """A text says so, of this or of the page that is this."""
    page = not bare or is_page(board, bare)
    for thing in board.texts:
        low = plain(thing.said).lower().rstrip(".! ")
        words = {token.text for token in thing.name}
        if bool(words & BARE) and "not" not in words and (page or calls(bare, thing.name) >= SAYS):
            return True
        if holds_phrase(low, tables().phrases["nothing"]) and (
            page or calls(bare, thing.name) >= SAYS or _under(board, bare, thing)
        ):
            return True
        if _under(board, bare, thing) and words & NAUGHT and len(thing.name) <= SHORT and not thing.card:
            return True
        if not bare and not board.units and thing.name[0].text in NAUGHT and len(thing.name) <= SHORT:
            return True
        if bare and words & NAUGHT and calls(bare, thing.name) >= SAYS and len(thing.name) <= len(bare) + 4:
            return True
    return False


def _under(board: Board, bare: Tokens, thing: Thing) -> bool:
    return bool(bare) and thing.head >= 0 and calls(bare, board.things[thing.head].name) >= SAYS


def _inside(board: Board, bare: Tokens) -> list[Thing] | None:
    """What is listed there; nothing where the place is not to be made out."""
    within = section(board, bare) if bare else None
    if within is not None:
        held = [t for t in within if not t.is_round]
        return [t for t in held if t.card or t.role in ("row", "listitem", "option", "article")]
    if bare and not is_page(board, bare):
        return None
    units = [t for unit in board.units for t in unit]
    return units or (None if not bare else [])


def _counters(board: Board, bare: Tokens) -> list[float]:
    if not bare:
        return []
    return [n for thing in board.things if not thing.is_field for s in thing.sentences for n in counter(bare, s)]
