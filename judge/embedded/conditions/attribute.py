"""Something said of a thing with its own label: "is due on 1 June", "was modified on 9 May", "is not all day"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from view import State as Condition

from ..levels import SAYS
from .board import Board, Thing
from .columns import cell, rows_of
from .fact import Fact, Relation
from .ground import Ground
from .held import Held, best, held_by, holds, is_comparable
from .matching import Fit, calls, fit
from .noun import Noun, noun_of
from .places import is_page
from .tables import tables
from .tokens import Sort, Tokens, tokens

_ATTRIBUTE: Final = re.compile(r"^(?P<label>[a-z]+) (?P<link>on|at|by|from|in|until|for) (?P<value>.+)$")
FIRST: Final = 2
"""Words of a text among which its label stands."""


def attributed(board: Board, fact: Fact) -> Ground | None:
    """By the label in the sentence: in the row or card of the subject, or on the subject's own page."""
    if (
        fact.relation is Relation.HAPPENED
        and fact.subject.whole
        and not fact.subject.place
        and (told := of_rows(board, fact))
    ):
        return told
    if fact.relation is Relation.SAYS and fact.exact and fact.word == "is" and _is_quality(fact):
        return of_rows(board, replace(fact, link=fact.object.text))
    found = _ATTRIBUTE.match(fact.link if fact.relation is Relation.HAPPENED else fact.object.text)
    if not found or fact.object.quotes or fact.subject.quotes:
        return None
    label = noun_of(found["label"], ())
    said = replace(fact, relation=Relation.SAYS, object=noun_of(found["value"], ()), exact=True, word="is", link="")
    if not label.tokens or not said.object.whole:
        return None
    rows = rows_of(board, fact.subject.whole) if fact.subject.whole else []
    held = [one for row in rows for one in _in_row(board, row, label)]
    if not held and not rows and _is_general(board, fact.subject):
        figures = any(token.sort is not Sort.WORD for token in said.object.whole)
        held = held_by(board, noun_of(f"{found['label']} {found['link']}", ()), "", figures=figures)
    grounds = [holds(one, said) for one in held if is_comparable(one, said.object)] if rows else []
    if rows:
        return Ground.VALUE_IS if Ground.VALUE_IS in grounds else Ground.VALUE_OTHER if grounds else None
    return best(held, said) if held else None


def of_rows(board: Board, fact: Fact) -> Ground | None:
    """ "order 7 is paid": its row says just that, or says another thing where another row says that."""
    rows, words = rows_of(board, fact.subject.whole), tokens(fact.link)
    if not rows or not 0 < len(words) <= FIRST or fact.subject.every:
        return None
    lists, own = {row[0].around for row in rows}, {row[0].card for row in rows}
    holders = [t for t in board.things if t.around in lists and _is_just(t, words)]
    if not holders:
        return None
    so = own & {t.card for t in holders}
    own |= _of_longer_names(board, fact.subject.whole, lists)
    return Ground.VALUE_IS if so == own else Ground.STATE_DIVIDED if so else Ground.VALUE_OTHER


def _of_longer_names(board: Board, name: Tokens, lists: set[str]) -> set[str]:
    """The rows that may be meant as well where none has just that name: "Boiler leaks" and "Boiler is cold"."""
    near = [t for t in board.things if t.around in lists and not t.is_way and fit(name, t.name) >= Fit.LONGER]
    return set() if any(len(thing.name) == len(name) for thing in near) else {thing.card for thing in near}


def _is_quality(fact: Fact) -> bool:
    """Words in small letters: "sold out"."""
    return not (fact.object.quotes or fact.subject.quotes or fact.subject.place) and fact.object.text.islower()


def _is_just(thing: Thing, words: Tokens) -> bool:
    """A text says just that, or a button that cannot be pressed."""
    dead = thing.is_way and thing.has(Condition.DISABLED)
    return (dead or not thing.is_way) and [token.stem for token in thing.name] == [token.stem for token in words]


def _in_row(board: Board, row: list[Thing], label: Noun) -> list[Held]:
    under = cell(board, row, label.tokens)
    texts = [under] if under else [t for t in row if not t.is_way and calls(label.tokens, t.name[:FIRST]) >= SAYS]
    return [Held(t.value or t.name, t.element.value or t.said, 0, t) for t in texts]


def _is_general(board: Board, subject: Noun) -> bool:
    """A word for what the page is about: "the card", on the page of one."""
    sorts = tables().words["sorts"] | tables().words["places"] | tables().words["counted"]
    return {token.text for token in subject.whole} <= sorts or is_page(board, subject.whole)


def as_toggle(board: Board, fact: Fact) -> Ground | None:
    """ "the event is all day": a box of just that name tells."""
    if not fact.exact or fact.word != "is" or fact.subject.is_name or not fact.object.whole:
        return None
    boxes = [t for t in board.things if t.is_toggle and _same_words(t, fact.object)]
    states = {t.has(Condition.CHECKED) for t in boxes if t.has(Condition.CHECKED, Condition.UNCHECKED)}
    return None if len(states) != 1 else Ground.STATE_IS if states.pop() else Ground.STATE_IS_NOT


def _same_words(thing: Thing, noun: Noun) -> bool:
    return [t.stem for t in noun_of(thing.said, ()).whole] == [t.stem for t in noun.whole]
