"""What an item is for by its kind rather than its name: to tick, to begin something new, to refuse or close."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import folded, share
from ..levels import AGREES, KINDRED, LARGELY
from ..screen.scene import TOGGLES, Item
from ..step.goal import Clause, refuses_consent

CLOSERS: Final = 4
"""Ranks of closing controls in the table."""

ROWS: Final = frozenset({"button", "link", "row", "option", "listitem", "treeitem"})
LISTING: Final = frozenset({"go", "remove"})
"""Intents that are about a row of a list."""

REFUSES: Final = 1.0
"""What refuses, for a step that says no to them."""

SETTLES: Final = 0.5
"""What only closes a question about cookies, for a step that says no to them."""


def ticks(clause: Clause, role: str) -> bool:
    """It is on or off, for a step that ticks, unticks or completes."""
    ticking = clause.intent in ("turn_on", "turn_off") or clause.verb in lexicon().sets["ticking"]
    return ticking and role in TOGGLES


def begins(clause: Clause, words: tuple[str, ...]) -> bool:
    """A name begins with making something new: "New message", for a step about a message that is there."""
    making = lexicon().sets["making"]
    if clause.intent in ("create", "add", "type") or share((clause.verb,), making) >= KINDRED:
        return False
    if not making.isdisjoint(clause.words):
        return False
    return len(words) > 1 and words[0] in lexicon().sets["anew"]


def is_row_of_it(clause: Clause, item: Item) -> bool:
    """It is a row that says what the step tells of the thing, whatever else it says: from whom, of when."""
    if clause.intent not in LISTING or not item.card or item.role not in ROWS or item.is_aside:
        return False
    if not item.words or item.words[0] in lexicon().intent_of:
        return False
    told = _told_of(clause)
    return bool(told) and len(item.words) > len(told) and share(told, item.words) >= LARGELY


@lru_cache(maxsize=500)
def _told_of(clause: Clause) -> tuple[str, ...]:
    """What it tells of the thing, but for the words of its kind."""
    kinds = lexicon().sets["posted"]
    return tuple(word for word in (*clause.things, *clause.place) if word not in kinds)


def closer(clause: Clause, name: str, words: tuple[str, ...]) -> float:
    """0 to 1: how fit it is to close what a step wants closed, the less it commits to the more."""
    if clause.intent != "close":
        return 0.0
    rank = lexicon().closers.get(folded(name).strip(" .!"))
    if refuses_consent(clause.text):
        if rank == 0 or not lexicon().sets["refusing"].isdisjoint(words):
            return REFUSES
        return SETTLES if rank is not None and rank < AGREES else 0.0
    return 1 - rank / CLOSERS if rank is not None else 0.0
