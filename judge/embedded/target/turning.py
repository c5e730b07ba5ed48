"""What turns to the next or last week, day, month, of a step that speaks of another: "copy it to the next day"."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..language.words import tokens
from ..match.match import Match
from ..step.goal import Clause

TURNS: Final = lexicon().written["turning"]
SPANS: Final = lexicon().written["spans"]
"""What a calendar or a list is turned by."""

LONGEST: Final = 4
"""So many words at most has the label of what turns: "Go to next week"."""


def is_of_another_span(clause: Clause, match: Match) -> bool:
    """It says a span of time to turn by, and the step says another, and not its own."""
    said = tokens(match.item.name)
    if len(said) > LONGEST or not TURNS & set(said):
        return False
    mine, own = _spans(said), _spans(tokens(clause.text))
    return bool(mine) and bool(own) and not mine & own


def _spans(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word.rstrip("s") for word in words if word.rstrip("s") in SPANS)
