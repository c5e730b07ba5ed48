"""A control that does something nobody asked for: no way to what a step opens, and none to close what it closes."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..language.words import share
from ..levels import HALF
from ..match.match import Match
from ..step.goal import Clause
from ..step.roles import ACTS

DOES: Final = ACTS - {"close"}
MOVING: Final = frozenset({"go", "continue", "close"})
"""Intents that change nothing but what shows."""


def is_unasked(clause: Clause, match: Match) -> bool:
    """
    For a step that only goes, goes on or closes: a control that takes something away and of which the step says
    nothing; one that begins with adding or taking away, which the step does not; and, where it closes, one that agrees
    to something.
    """
    words = match.item.words
    if clause.intent not in MOVING or not words or match.item.role == "heading" or leaves(match.item.name):
        return False
    acts = [word for word in words if lexicon().intent_of.get(word) in DOES]
    if match["said"] > 0:
        return clause.intent == "go" and _changes(words[0]) and not _says(clause, words[0])
    if commits(match.item.name):
        return clause.intent == "close" and bool(acts) and not (clause.value or clause.quotes)
    return bool(acts) or not lexicon().sets["opposing"].isdisjoint(words)


def _changes(word: str) -> bool:
    return lexicon().intent_of.get(word) in ("add", "remove") or word in lexicon().sets["opposing"]


def _says(clause: Clause, word: str) -> bool:
    return share((word,), (clause.verb, *clause.words)) >= HALF
