"""What events keep of a screen on which it is asked whether a step is done, for a person to judge by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from judge import Kind, Question, State

from .events import Shown

MOST: Final = 8
"""Texts, and what came or went: a person sees by these which screen it was, and the events stay small."""

LONGEST: Final = 100
"""Characters of one of them: a sentence, not a paragraph."""


def shown_of(state: State, questions: Iterable[Question]) -> Shown | None:
    """Nothing where it is not asked whether the step is done."""
    if not any(question.kind is Kind.DONE for question in questions):
        return None
    texts = (item.words for item in state.items if not item.is_control)
    return Shown(last=state.last, texts=_some(texts), appeared=_some(state.appeared), gone=_some(state.gone))


def _some(texts: Iterable[str]) -> tuple[str, ...]:
    said = [text for text in dict.fromkeys(texts) if text.strip()]
    return tuple(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…" for text in said[:MOST])
