"""
A text that came as the answer to a deed and holds the name of a control that takes something away: it says what to
press, or warns of it; it does not tell what became of the step. Known in any language, as it has to call the control as
the screen does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...state import State
from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HALF
from .scene import FIELDS, label_of

LEAST: Final = 2
"""Words of a control's name: a single one stands in many a sentence by chance."""

LONGER: Final = 16
"""Letters that such a text has besides: two controls may be called alike."""


def points(state: State) -> bool:
    """
    Whether the title, or a text that came, holds the whole name of a control beside it which takes something away, and
    not as the step asks. Controls that do other things are spoken of by pages that tell of success: "print this page".
    """
    said = [folded(text) for text in (state.title, *(label_of(label).name for label in state.appeared)) if text]
    if not said:
        return False
    names = {folded(item.name) for item in state.items if item.is_control and item.role not in FIELDS}
    taking = [name for name in names if _takes(state.step, name)]
    return any(name in text and len(text) >= len(name) + LONGER for name in taking for text in said)


@lru_cache(maxsize=20_000)
def _takes(step: str, name: str) -> bool:
    words = content(name)
    if len(words) < LEAST or share(words[:1], content(step)) >= HALF:
        return False
    return lexicon().intent_of.get(words[0]) == "remove" or words[0] in lexicon().sets["opposing"]
