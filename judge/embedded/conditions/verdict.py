"""What all facts of a condition come to: one probability, as careful as the weakest of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from ..language.stem import stem
from ..levels import UNKNOWN
from .attribute import as_toggle, attributed, of_rows
from .board import Board, board_of
from .claim import claim_of
from .clause import AT_WORK, CONTAINING, IN_LIST, LISTING, QUOTE, QUOTED, SPEAKING
from .contrary import says_bare, told_plainly
from .emptiness import empty
from .every import of_all, of_some
from .fact import Fact, Join, Relation, Tree
from .ground import Ground, likelihood
from .happening import happened
from .held import Held, held_by
from .noun import Noun, noun_of
from .ordering import in_order, is_sorted
from .parted import without_loose, without_loud, without_notices, without_reports
from .places import is_page
from .presence import alone, shown
from .results import being
from .saying import says
from .standing import alone_in_state, signed_in, stands, ticked
from .tables import tables
from .tokens import Sort
from .trouble import trouble
from .wording import words_said

__all__ = ["Board", "belief", "board_of", "ground_of"]

FALSE: Final = 0.25
"""A condition this likely, or less, is false: the lower bar of `act.thresholds`."""

HOLDS: Final = 0.75
"""One this likely, or more, holds: the upper bar."""

LOOSE: Final = frozenset({Ground.VALUE_LOOSE, Ground.NO_SUCH_NAME})
UNKEPT: Final = frozenset({Ground.UNTOLD, Ground.NO_SUCH_NAME, Ground.VALUE_LOOSE})
"""Nothing was found by the names in the sentence: it may be said otherwise."""

WRITTEN: Final = frozenset({Ground.VALUE_IS, Ground.VALUE_OTHER, Ground.WORDS_SAID})
"""A text has the word for the state, or another where it should be."""

NAMED: Final = frozenset({Ground.TOLD, Ground.TOGETHER, Ground.COUNT_LISTED, Ground.COUNT_TOLD, Ground.VALUE_IS})
"""It stands there by its name."""

VAGUE: Final = tables().words["vague"] | tables().stems["compared"]
"""What may be said of a value whatever it is, or only of two values, one after the other."""

BRIEF: Final = 2
"""Words beside the subject in a text that says one thing of it."""

LEFT: Final = tables().words["left"]
"""Said of what is still there."""

VALUES: Final = tables().words["values"]
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
    Relation.ORDER: in_order,
    Relation.SORTED: is_sorted,
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
    match tree.how:
        case Join.ALL:
            return min(parts)
        case Join.ANY:
            return max(parts)
        case Join.EITHER:
            return parts[-1] if FALSE < parts[0] < HOLDS else max(parts)
    return 1 - parts[0]


def ground_of(board: Board, fact: Fact) -> Ground:
    """On what ground the fact is judged."""
    if _is_of_things(fact):
        board = without_notices(board, fact.object)
    ground = of_all(board, fact) or _JUDGES[fact.relation](board, fact)
    if _is_of_things(fact) and ground in NAMED:
        ground = _unless_told(board, fact, ground)
    ground = _said_otherwise(board, fact, ground)
    if _is_yes(fact, ground) and of_some(board, fact):
        ground = Ground.STATE_DIVIDED
    if not fact.only:
        return ground
    if fact.relation is Relation.STATE:
        return alone_in_state(board, fact, ground)
    return alone(board, (fact.object, *fact.beside), ground)


def _is_yes(fact: Fact, ground: Ground) -> bool:
    return likelihood(fact, ground) >= HOLDS


def _said_otherwise(board: Board, fact: Fact, ground: Ground) -> Ground:
    """Where nothing was found by the names in the sentence: by a row, a label, a box, a report."""
    if ground is Ground.UNTOLD and fact.link in LEFT:
        ground = shown(board, fact.subject)
    if ground is Ground.STATE_UNKNOWN and not fact.subject.kind and not fact.object.whole:
        ground = of_rows(board, fact) or ground
    if ground in UNKEPT:
        ground = attributed(board, fact) or as_toggle(board, fact) or ticked(board, fact) or ground
    if ground is Ground.UNTOLD or (ground is Ground.STATE_UNKNOWN and fact.word in VALUES and not fact.subject.kind):
        ground = _by_value(board, fact) or ground
    if fact.relation is Relation.SHOWN and ground is Ground.UNPLACED and fact.object.place and not fact.object.quotes:
        ground = _by_place(board, fact) or ground
    if fact.relation is Relation.SAYS and " " in fact.link and ground in LOOSE:
        ground = _by_report(board, fact) or ground
    return ground


def _is_of_things(fact: Fact) -> bool:
    """It says that a thing is there, or what a place holds, not what is written."""
    if fact.relation is Relation.SHOWN:
        return fact.word != QUOTED
    texts = tables().words["texts"]
    holds = fact.relation is Relation.SAYS and not (fact.exact or fact.subject.kind) and fact.word not in SPEAKING
    return holds and not {token.text for token in fact.subject.whole} & texts


def _unless_told(board: Board, fact: Fact, ground: Ground) -> Ground:
    """It is only mentioned where it stands in nothing but a report that it has gone, or a notice beside the list."""
    in_list = board.units and (fact.word == IN_LIST or fact.object.place or fact.relation is Relation.SAYS)
    rest = [without_reports(board, fact.object), *([without_loud(board)] if in_list else [])]
    rest += [without_loose(board, fact.object, fact.subject.whole)] if in_list and _is_of_list(fact) else []
    judge = _JUDGES[fact.relation]
    if fact.relation is Relation.SAYS and says_bare(board, fact.subject.whole):
        return Ground.UNPLACED
    lost = any(other is not board and judge(other, fact) not in NAMED for other in rest)
    return Ground.MENTIONED if lost else ground


def _is_of_list(fact: Fact) -> bool:
    """It says what a list holds, or a page that is one: "the crew contains"."""
    words = {token.text for token in (*fact.subject.whole, *fact.object.place)}
    return fact.word in CONTAINING | {IN_LIST} or bool(words & LISTING)


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


def _tells_state(board: Board, fact: Fact) -> bool:
    """What the subject's name holds is a word for a state, not an address, a sum or somebody's name."""
    held = [one for one in held_by(board, fact.subject, "") if one.value and not _is_typed(one)]
    own = {token.text for token in fact.subject.whole}
    return any(all(token.sort is Sort.WORD or token.text in own for token in one.value) for one in held)


def _is_typed(one: Held) -> bool:
    return one.thing is not None and one.thing.is_field and one.thing.role != "combobox"


def _is_brief(one: Held, subject: Noun) -> bool:
    """A text that says little else: "Changes saved"."""
    if one.thing is None or one.thing.is_field:
        return False
    return len(one.thing.name) <= len(subject.whole) + BRIEF and all(t.sort is Sort.WORD for t in one.thing.name)


def _value(fact: Fact) -> Noun:
    """The words for a state or a happening, as a value: the state exactly."""
    return noun_of(QUOTE, (fact.link,)) if fact.relation is Relation.STATE else noun_of(fact.link, ())


def _unless_contrary(board: Board, fact: Fact, ground: Ground) -> Ground:
    """What texts say of the state: "X is off" beside "Turn on X"; or "X is active" where a value stands behind it."""
    told = told_plainly(board, fact)
    if ground is Ground.VALUE_OTHER:
        return Ground.STATE_DIVIDED if told is Ground.WORDS_SAID else ground
    return ground if told in (None, Ground.WORDS_SAID) else told


def _by_value(board: Board, fact: Fact) -> Ground | None:
    """ "the status is shipped" is told by what goes by that name as well."""
    said = replace(fact, relation=Relation.SAYS, object=_value(fact), exact=True, link="")
    ground = says(board, said)
    if fact.relation is Relation.HAPPENED and (fact.denied or fact.word in VAGUE):
        return ground if ground is Ground.VALUE_IS else None
    if fact.relation is Relation.STATE and ground in WRITTEN:
        ground = _unless_contrary(board, fact, ground)
    if fact.relation is Relation.STATE and ground is Ground.WORDS_SAID:
        return ground
    if fact.relation is Relation.HAPPENED and ground is Ground.VALUE_OTHER and not _is_label(board, fact):
        return None
    if fact.relation is Relation.HAPPENED and ground is Ground.VALUE_OTHER and not _tells_state(board, fact):
        return None
    of_page = is_page(board, fact.subject.tokens) and not fact.subject.place
    return ground if ground is Ground.VALUE_IS or (ground is Ground.VALUE_OTHER and not of_page) else None
