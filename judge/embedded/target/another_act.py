"""A control that does something of its own and nobody asked for: "Merge with ticket 13", for a step that assigns."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HALF
from ..match.match import Match
from ..match.reading import Reading
from ..screen.scene import Item
from ..step.goal import Clause, Goal

COMMANDS: Final = frozenset({"button", "menuitem", "link"})
WAYS_OUT: Final = lexicon().sets["passing_out"]
"""Alone, and in what lies in front, they only leave, or blank a field."""

PLAIN: Final = frozenset({"commit", "set", "other", "press"})
"""Intents of verbs that do not mean the same."""


def is_unspoken(reading: Reading, match: Match) -> bool:
    """
    It begins with a verb that changes a thing for good or before others, and the step says neither that verb nor one
    that means the same.
    """
    item = match.item
    if item.role not in COMMANDS or not item.words or item.words[0] not in lexicon().sets["grave"]:
        return False
    return not (_only_leaves(reading, item) or _is_said(reading.goal, reading.clause, item))


def _only_leaves(reading: Reading, item: Item) -> bool:
    """It closes what lies in front or beside the page; or it answers what the page asks of everybody."""
    words = content(item.name)
    if folded(item.name) in lexicon().closers or reading.scene.layer:
        return not WAYS_OUT.isdisjoint(words[:1]) or folded(item.name) in lexicon().closers
    aside = len(words) == 1 or not lexicon().sets["passing"].isdisjoint(words)
    return aside and not WAYS_OUT.isdisjoint(words[:1])


def _is_said(goal: Goal, clause: Clause, item: Item) -> bool:
    verb = item.words[0]
    meant = lexicon().intent_of.get(verb)
    same = any(meant == each.intent and meant not in PLAIN for each in goal.clauses)
    led = any(verb in lexicon().leads.get(word, ()) for word in clause.words)
    return same or led or share((verb,), goal.words) >= HALF
