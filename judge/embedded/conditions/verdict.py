"""What all facts of a condition come to: one probability, as careful as the weakest of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from ..language.stem import stem
from ..levels import UNKNOWN
from .attribute import as_toggle, attributed
from .board import Board, board_of
from .claim import claim_of
from .clause import AT_WORK, QUOTE
from .emptiness import empty
from .fact import Fact, Join, Relation, Tree
from .ground import Ground, likelihood
from .happening import happened
from .held import Held, held_by
from .noun import Noun, noun_of
from .parted import without_notices
from .places import is_page
from .presence import alone, shown
from .results import being
from .saying import says
from .standing import signed_in, stands, ticked
from .tokens import Sort
from .trouble import trouble
from .wording import words_said

__all__ = ["Board", "belief", "board_of", "ground_of"]

LOOSE: Final = frozenset({Ground.VALUE_LOOSE, Ground.NO_SUCH_NAME})
UNKEPT: Final = frozenset({Ground.UNTOLD, Ground.NO_SUCH_NAME, Ground.VALUE_LOOSE})
"""Nothing was found by the names in the sentence: it may be said otherwise."""

VAGUE: Final = frozenset({"set", "made", "given", "enter", "fill", "chosen"})
"""What may be said of a value whatever it is."""

BRIEF: Final = 2
"""Words beside the subject in a text that says one thing of it."""

VALUES: Final = frozenset({"open", "closed", "active", "inactive", "on", "off", "available", "unavailable", "valid"})
"""States of controls that are also written as values: "Status: open"."""

_JUDGES: Final[Mapping[Relation, Callable[[Board, Fact], Ground]]] = {
    Relation.SHOWN: lambda board, fact: (
        being(board, fact.object) if fact.word == AT_WORK else shown(board, fact.object)
    ),
    Relation.SAYS: says,
    Relation.STATE: stands,
    Relation.EMPTY: empty,
    Relation.HAPPENED: happened,
    Relation.TROUBLE: lambda board, _: trouble(board),
    Relation.SIGNED_IN: signed_in,
    Relation.WORDS: words_said,
}


def belief(board: Board, condition: str) -> float:
    """How likely the condition holds on that screen."""
    if condition not in board.judged:
        board.judged[condition] = UNKNOWN if board.is_blank else _of(board, claim_of(condition))
    return board.judged[condition]


def _of(board: Board, tree: Tree) -> float:
    if isinstance(tree, Fact):
        return likelihood(tree, ground_of(board, tree))
    parts = [_of(board, part) for part in tree.parts]
    return min(parts) if tree.how is Join.ALL else max(parts)


def ground_of(board: Board, fact: Fact) -> Ground:
    """On what ground the fact is judged."""
    if fact.relation is Relation.SHOWN and fact.denied:
        board = without_notices(board, fact.object)
    ground = _JUDGES[fact.relation](board, fact)
    if ground in UNKEPT:
        ground = attributed(board, fact) or as_toggle(board, fact) or ticked(board, fact) or ground
    if ground is Ground.UNTOLD or (ground is Ground.STATE_UNKNOWN and fact.word in VALUES and not fact.subject.kind):
        ground = _by_value(board, fact) or ground
    if fact.relation is Relation.SHOWN and ground is Ground.UNPLACED and fact.object.place and not fact.object.quotes:
        ground = _by_place(board, fact) or ground
    if fact.relation is Relation.SAYS and " " in fact.link and ground in LOOSE:
        ground = _by_report(board, fact) or ground
    return alone(board, fact.object, ground) if fact.only else ground


def _by_place(board: Board, fact: Fact) -> Ground | None:
    """ "the check-out is on Monday": the place may be a value."""
    if all(token.sort is Sort.NUMBER for token in fact.object.place):
        return None
    thing = replace(fact.object, place=(), place_text="")
    said = replace(fact, relation=Relation.SAYS, subject=thing, object=noun_of(fact.object.place_text, ()))
    return Ground.VALUE_IS if says(board, said) is Ground.VALUE_IS else None


def _by_report(board: Board, fact: Fact) -> Ground | None:
    """ "the invitation was sent to Kim" is told by a report where no field holds it."""
    done = replace(fact, relation=Relation.HAPPENED, word=stem(fact.link.split()[0]))
    ground = happened(board, done)
    return ground if ground in (Ground.HAPPENED, Ground.FAILED) else None


def _is_label(board: Board, fact: Fact) -> bool:
    """Something goes by just the subject's name, and so may tell its state."""
    held = held_by(board, fact.subject, "")
    return " " not in fact.link and any(one.surplus == 0 or _is_brief(one, fact.subject) for one in held)


def _is_brief(one: Held, subject: Noun) -> bool:
    """A text that says little else: "Changes saved"."""
    if one.thing is None or one.thing.is_field:
        return False
    return len(one.thing.name) <= len(subject.whole) + BRIEF and all(t.sort is Sort.WORD for t in one.thing.name)


def _value(fact: Fact) -> Noun:
    """The words for a state or a happening, as a value: the state exactly."""
    return noun_of(QUOTE, (fact.link,)) if fact.relation is Relation.STATE else noun_of(fact.link, ())


def _by_value(board: Board, fact: Fact) -> Ground | None:
    """ "the status is shipped" is told by what goes by that name as well."""
    said = replace(fact, relation=Relation.SAYS, object=_value(fact), exact=True, link="")
    ground = says(board, said)
    if fact.relation is Relation.HAPPENED and (fact.denied or fact.word in VAGUE):
        return ground if ground is Ground.VALUE_IS else None
    if fact.relation is Relation.STATE and ground is Ground.WORDS_SAID:
        return ground
    if fact.relation is Relation.HAPPENED and ground is Ground.VALUE_OTHER and not _is_label(board, fact):
        return None
    of_page = is_page(board, fact.subject.tokens) and not fact.subject.place
    return ground if ground is Ground.VALUE_IS or (ground is Ground.VALUE_OTHER and not of_page) else None
