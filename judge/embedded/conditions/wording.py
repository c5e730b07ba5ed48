"""Sentences of no known form, and greetings: only a text with all their words proves them."""

from __future__ import annotations

from typing import Final

from ..levels import RATHER, SAYS
from .board import Board
from .clause import GREET
from .fact import Fact
from .ground import Ground
from .matching import covers, denies, place
from .presence import shown
from .quoting import quoted
from .tables import tables
from .tokens import Sort, tokens

ALL: Final = 1 - 1e-9


def words_said(board: Board, fact: Fact) -> Ground:
    """On what ground a text says the sentence."""
    wanted = (*fact.object.whole, *fact.object.place)
    if fact.word == GREET:
        return _greets(board, fact)
    if fact.object.quotes:
        return quoted(board, fact.object, ())
    if not wanted:
        return Ground.UNKNOWN
    sentences = [(covers(wanted, sentence), sentence) for thing in board.texts for sentence in thing.sentences]
    if any(held >= SAYS and denies(said, place(wanted, said), wanted) for held, said in sentences):
        return Ground.NEGATED_TEXT
    best = max((held for held, _ in sentences), default=0.0)
    figures = any(token.sort is not Sort.WORD for token in wanted)
    return (
        Ground.WORDS_SAID if best >= ALL else Ground.WORDS_PARTLY if best >= RATHER and not figures else Ground.UNKNOWN
    )


def _greets(board: Board, fact: Fact) -> Ground:
    """Somebody's name stands in a greeting or just behind one."""
    ground = shown(board, fact.object)
    if ground is not Ground.TOLD:
        return ground
    wanted = (*fact.object.tokens, *(t for quote in fact.object.quotes for t in tokens(quote)))
    for thing in board.texts:
        before = board.things[thing.at - 1].name if thing.at else ()
        words = {token.text for token in (*before, *thing.name)}
        if place(wanted, thing.name).fit and words & tables().words["greetings"]:
            return Ground.WORDS_SAID
    return Ground.UNPLACED
