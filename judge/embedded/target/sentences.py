"""A button that is called by a sentence: it tells or asks for something, and is none that a step means by a word."""

from __future__ import annotations

from typing import Final

from ..language.words import tokens
from ..levels import SCARCELY
from ..match.match import Match
from ..step.goal import Clause

SENTENCE: Final = 7
"""So many words are no name of a button."""

CODED: Final = 30
"""Nor is a word of so many letters."""


def is_talk(clause: Clause, match: Match) -> bool:
    """A button outside of all rows, called by a sentence or a code, of which the step says next to nothing."""
    item = match.item
    if item.role != "button" or item.card or match["said"] > SCARCELY or clause.ordinal:
        return False
    said = tokens(item.name)
    return len(said) >= SENTENCE or any(len(word) >= CODED for word in said)
