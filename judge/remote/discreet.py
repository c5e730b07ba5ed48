"""What a judge outside is not shown: the contents of fields."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from view import Element

from ..answer import Answer
from ..judge import Judge
from ..question import Choice, Kind, Option, Question, Score, YesNo
from ..state import State, line_of

_WRITTEN: Final = re.compile(r'\b((?:typed|selected) )".*"( (?:into|in) \w+)', re.S)
"""
What quotes what was written or chosen, up to the last field's role. Of several deeds in one line all are hidden: rather
too much than a text that holds what looks like the end of its quote.
"""

HIDDEN: Final = "(not shown)"


class Discreet:
    """
    The judge, shown no field's content: every value is blank, in the screen, the options and the history.

    What the step itself says is shown: it is the question.
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    @property
    def name(self) -> str:
        return self._judge.name

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        return await self._judge.ask(hidden(state), [blank(question) for question in questions])


def hidden(state: State) -> State:
    """The same state without any field's content."""
    return replace(
        state,
        items=tuple(replace(item, value="") for item in state.items),
        history=tuple(_unwritten(line) for line in state.history),
        last=_unwritten(state.last),
    )


def _unwritten(words: str) -> str:
    """
    >>> _unwritten('typed "Ada" into textbox "Name": refused, stale')
    'typed (not shown) into textbox "Name": refused, stale'
    """
    return _WRITTEN.sub(rf"\1{HIDDEN}\2", words)


def blank(question: Question) -> Question:
    """The same question, its elements without their contents, its deeds without what they wrote."""
    match question:
        case YesNo(element=Element() as element):
            bare = replace(element, value="")
            return replace(question, element=bare, wording=question.wording.replace(line_of(element), line_of(bare)))
        case YesNo(kind=Kind.INTENDED | Kind.UNINTENDED):
            return replace(question, wording=_unwritten(question.wording), purpose=_unwritten(question.purpose))
        case Choice():
            return replace(question, options=tuple(_blank(option) for option in question.options))
        case YesNo() | Score():
            return question


def _blank(option: Option) -> Option:
    element = option.element
    if element is None or not element.value:
        return option
    bare = replace(element, value="")
    return replace(option, element=bare, text=option.text.replace(line_of(element), line_of(bare)))
