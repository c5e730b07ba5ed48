"""Texts that a step names to be opened or changed: they are targets too, and the boxes beside them are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from view import Element, Support, captioned, label_words

from .attempt import Attempt
from .slots import NO, YES
from .spans import spans

_REWORDS: Final = frozenset("edit rename change modify correct replace reword update alter amend revise".split())
_EDITS: Final = _REWORDS | {"open"}
"""Steps with one of these words may take a text that equals a span for a target."""


def span_targets(attempt: Attempt) -> tuple[Element, ...]:
    """For a step that edits, renames or opens: the texts on screen that equal one of its spans."""
    if not _EDITS & set(label_words(attempt.intent.goal.written)):
        return ()
    wanted = {_folded(span.text) for span in spans(attempt.intent.goal)}
    return tuple(item for item in attempt.screen.texts if _folded(item.name) in wanted)


def is_label_to_reword(attempt: Attempt, element: Element) -> bool:
    """A box's own label that is to read otherwise: one click might tick the box, two leave it as it was."""
    rewords = bool(_REWORDS & set(label_words(attempt.intent.goal.written)))
    return rewords and element in span_targets(attempt) and captioned(element, attempt.screen) is not None


def without_boxes(attempt: Attempt, pool: Sequence[Element], texts: Sequence[Element]) -> tuple[Element, ...]:
    """
    Where one text is to take the place of another, nothing is ticked: a box named after the text changes what is true
    of it, not its words. "Change "News" to "off"" is no such step.
    """
    if not texts or not _rewords(attempt, texts):
        return tuple(pool)
    return tuple(item for item in pool if not item.offers(Support.CHECK))


def _rewords(attempt: Attempt, texts: Sequence[Element]) -> bool:
    """It names a text that shows, and another one that is no yes and no no."""
    if not _REWORDS & set(label_words(attempt.intent.goal.written)):
        return False
    shown = {_folded(item.name) for item in texts}
    others = {_folded(span.text) for span in spans(attempt.intent.goal)} - shown
    return bool(others) and others.isdisjoint(YES | NO)


def _folded(text: str) -> str:
    return " ".join(text.lower().split())
