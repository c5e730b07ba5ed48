"""
How much of a text the embedded judge reads. Dozens of patterns look for words from every letter on; on a row of
letters, figures or spaces without a break each costs the square of its length, or the cube. No step that a person
wrote holds one, so what is longer is read as if it were shorter.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ...question import Question
from ...state import State

LONGEST: Final = 2_000
"""Characters of a step, or of what a question is about: as many as a flow file may hold in one (docs/flow-files.md)."""

WORD: Final = 400
"""Characters without a space between them. The longest addresses that people paste are shorter."""

GAP: Final = 16
"""Spaces and line ends in a row. An indented text of a flow file has fewer."""

_TOO_MUCH: Final = re.compile(rf"\S{{{WORD + 1},}}|\s{{{GAP + 1},}}")


def as_read(text: str) -> str:
    """
    The text, without what is too long to be read; the very same one where nothing is.

    >>> len(as_read("x" * 5_000)), len(as_read(" " * 5_000)), as_read("open the settings")
    (400, 16, 'open the settings')
    """
    short = text if len(text) <= LONGEST else text[:LONGEST]
    return _TOO_MUCH.sub(_cut, short) if len(short) > GAP else short


def _cut(found: re.Match[str]) -> str:
    run = found.group()
    return run[:GAP] if run.isspace() else run[:WORD]


def state_read(state: State) -> State:
    """The state with its step, and what was done, as they are read; the very same one where nothing is too long."""
    step, last, title, history = as_read(state.step), as_read(state.last), as_read(state.title), state.history
    read = tuple(as_read(line) for line in history)
    if (step, last, title, read) == (state.step, state.last, state.title, history):
        return state
    return replace(state, step=step, last=last, title=title, history=read)


def question_read(question: Question) -> Question:
    """The question with what it is about as it is read."""
    purpose = as_read(question.purpose)
    return question if purpose == question.purpose else replace(question, purpose=purpose)
