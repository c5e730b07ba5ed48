"""Whether the screen tells of an error: an alert, a text, a field that is marked as wrong."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .board import Board, Thing
from .ground import Ground
from .matching import holds_phrase
from .tables import tables
from .tokens import Tokens

LOUD: Final = frozenset({"alert", "status"})
NAMES: Final = frozenset({"heading", "cell", "columnheader", "rowheader", "row"})
"""Roles whose words name things: "Error log" is no error."""

BRIEF: Final = 12
"""Words of a text that complains; a longer one explains something."""

NONE: Final = tables().words["zero"]


def trouble(board: Board) -> Ground:
    """Whether an alert, a text or a field tells of an error."""
    if any(thing.has(Condition.INVALID) for thing in board.things) or any(map(tells_trouble, board.texts)):
        return Ground.TROUBLE_TOLD
    sentences = (sentence for thing in board.texts if not thing.is_round for sentence in thing.sentences)
    undone = any(holds_phrase(_said(sentence), tables().phrases["undone"]) for sentence in sentences)
    return Ground.TROUBLE_LIKELY if undone else Ground.NO_TROUBLE


def tells_trouble(thing: Thing) -> bool:
    """Whether that text complains."""
    return not thing.is_round and any(_complains(sentence, thing.role) for sentence in thing.sentences)


def _complains(sentence: Tokens, role: str) -> bool:
    words, said = {token.text for token in sentence}, _said(sentence)
    if words & NONE and words & tables().words["trouble"]:
        return False
    fails, loud = holds_phrase(said, tables().phrases["failing"]), role in LOUD
    if words & tables().words["failing"] and (loud or (len(sentence) <= BRIEF and (fails or role not in NAMES))):
        return True
    return fails and (loud or holds_phrase(said, tables().phrases["complaint"]))


def _said(sentence: Tokens) -> str:
    return " ".join(token.text for token in sentence)
