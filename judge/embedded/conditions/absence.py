"""Whether the screen says that there is none of a sort, or shows its list empty."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from .board import UNITS, Board, Thing
from .ground import Ground
from .matching import Fit, holds_phrase, place
from .noun import is_plural
from .places import Whereabouts, is_page, section, whereabouts
from .quest import Quest
from .tables import tables
from .tokens import Sort, Tokens, plain

BEFORE: Final = 3
"""Words between a "no" and what it is said of, at most, itself among them."""

_NO: Final = tables().words["zero"]
_DENIES: Final = tables().words["denying"]


def none_said(quest: Quest) -> Ground | None:
    """A text says that there is none, or that there is nothing on a page of just these."""
    for thing in quest.board.texts:
        if _is_elsewhere(quest, thing):
            continue
        for sentence in thing.sentences:
            if any(_is_denied(words, sentence, quest.board) for words in (quest.wanted, quest.head)):
                return Ground.NONE_SAID
    return Ground.NONE_SAID if _is_bare_page(quest) else None


def _is_elsewhere(quest: Quest, thing: Thing) -> bool:
    """It speaks of another part of the page than the one asked about."""
    if quest.where:
        return thing.at not in quest.there if quest.there else _is_out(quest, thing)
    units = quest.board.units
    return bool(thing.regions) and any(unit[0].regions and unit[0].regions != thing.regions for unit in units)


def _is_out(quest: Quest, thing: Thing) -> bool:
    return whereabouts(quest.board, quest.where, [thing]) is Whereabouts.OUT


def _is_denied(wanted: Tokens, sentence: Tokens, board: Board) -> bool:
    """ "no", "0" or "not any" stands just before."""
    found = place(wanted, sentence)
    if found.fit < Fit.LONGER:
        return False
    before = sentence[max(0, found.start - BEFORE) : found.start]
    if board.units and before and before[-1].text in tables().words["qualities"]:
        return False
    after = sentence[found.end].text if found.end < len(sentence) else ""
    if board.units and after in tables().words["subset"] and after not in {token.text for token in wanted}:
        return False
    words = {token.text for token in before}
    if any(token.amounts == frozenset({"0"}) for token in before) or words & _NO:
        return True
    return "any" in words and bool({token.text for token in sentence} & _DENIES)


def _is_bare_page(quest: Quest) -> bool:
    if quest.noun.is_name or not is_plural(quest.noun) or quest.board.units:
        return False
    is_about = is_page(quest.board, quest.head) or any(t.stem in lexicon().sets["results"] for t in quest.head)
    return is_about and any(says_nothing(thing) for thing in quest.board.texts)


def says_nothing(thing: Thing) -> bool:
    """A text that says that there is nothing, of whatever sort."""
    return not thing.is_control and holds_phrase(plain(thing.said).lower().strip(".!"), tables().phrases["nothing"])


def headed(quest: Quest) -> Ground | None:
    """It is the name of a part of the page: for a sort of things, what stands below decides."""
    if not quest.headings:
        return None
    if quest.noun.is_name or not is_plural(quest.noun):
        return quest.placed(quest.headings)
    below = [thing for head in quest.headings for thing in quest.board.below(head) if not thing.is_round]
    if any(map(says_nothing, {thing.at: thing for thing in below}.values())):
        return Ground.NONE_SAID
    texts = [thing for thing in below if not thing.is_control and thing.name and not thing.is_waiting]
    if any(thing.card or thing.role in UNITS for thing in below) or len(texts) > 1 or _has_figure(texts):
        return quest.placed(quest.headings)
    return Ground.MENTIONED if texts else Ground.REST_UNSEEN if quest.board.is_cut else Ground.NONE_LISTED


def _has_figure(texts: list[Thing]) -> bool:
    return any(token.sort is not Sort.WORD for thing in texts for token in thing.name)


def gone(quest: Quest) -> Ground | None:
    """Its place is there, and nothing is written in it."""
    if quest.noun.is_name or not quest.where:
        return None
    inside = section(quest.board, quest.where)
    is_bare = inside is not None and all(thing.is_control for thing in inside)
    return Ground.NONE_LISTED if is_bare else None
