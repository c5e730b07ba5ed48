"""
Texts that speak to whoever carries out the step, or about the step itself: no report of what became of the page's
things, whatever they claim. A page does not know that there is a step.

They are left out before the screen is read for what was reached. What tells of a failure stays: it can only hold a
step back. Controls stay, for they are there to be seen; a control that goes by such a text is not what is meant.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from ...state import State
from ..language.failures import fails
from ..language.lexicon import lexicon
from ..language.words import content, folded, tokens
from ..levels import UNLIKELY
from . import warning
from .deeds import CHANGE, NO_CHANGE
from .outcome import without_labels
from .scene import label_of

WHOLE_STEP: Final = 2
"""Words with a meaning that a step needs before a text that holds its sentence is known to quote it."""

MORE: Final = 2
"""Words with a meaning beside the step's: a page may head a form with what the step asks for, and hardly adds to it."""

DISTRUST: Final = 40.0
"""What a control loses that goes by such a text: more than any fit gives to all that speaks for a control."""

_STAGE: Final = lexicon().patterns["stage"]
"""A stage of the page's own: "Step 2 of 4"."""

_NOTATION = re.compile(
    r'"\w+"\s*:|<\||<!--|\$\{|\b[a-z]+_[a-z_]+\s*:'
    r'|\b(?:button|link|textbox|checkbox|switch|tab|option|menuitem) "[^"]*" (?:\[|\(|@ |= ")'
    r'|\b(?:pressed|typed|selected|checked|scrolled) (?:button|link|textbox|checkbox|switch|tab|option|menuitem) "'
    r"|\b(?:done|success|result|completed|finished|passed|progress)\s*=\s*\S"
    r"|\bnone of these\b|(?:^|[;,.] )[a-z]\) ",
    re.IGNORECASE,
)
"""How states, histories and answers are written down, by us and by others who drive models."""


@lru_cache(maxsize=20_000)
def is_hearsay(step: str, text: str) -> bool:
    """
    Whether the text is about the doing of the step, where the step itself is not about such things.

    >>> step = "book a room for Friday"
    >>> [is_hearsay(step, text) for text in ("Task finished", "Room booked", "Step 2 of 3: completed", "Press Enter")]
    [True, False, False, False]
    """
    return _is_hearsay(step, text) and not fails(text)


@lru_cache(maxsize=20_000)
def _is_hearsay(step: str, text: str) -> bool:
    plain = folded(_seen(text))
    if _NOTATION.search(plain):
        return not _NOTATION.search(folded(step))
    words, sets, own = content(_STAGE.sub(" ", plain)), lexicon().sets, content(step)
    more = [word for word in words if word not in own]
    judges = any(word in sets["verdicts"] | sets["orders"] for word in more)
    return (judges and any(word in sets["undertaking"] for word in more)) or _quotes(own, more, step, plain)


def _quotes(own: tuple[str, ...], more: list[str], step: str, plain: str) -> bool:
    """Whether it holds the step's whole sentence and says more: pages do not speak in the flow's sentences."""
    if len(own) < WHOLE_STEP or len(more) < MORE:
        return False
    return f" {' '.join(tokens(step))} " in f" {' '.join(tokens(plain))} "


def _seen(text: str) -> str:
    """Without characters that nobody sees."""
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cf")


def without_hearsay(state: State) -> State:
    """The state as far as it speaks of the page's own things."""
    heard = partial(is_hearsay, state.step)
    title = "" if heard(state.title) else state.title
    items = tuple([item for item in state.items if item.supports or not heard(item.name)])
    appeared, gone = _reports(heard, state.appeared), _reports(heard, state.gone)
    history = tuple([_told(state.step, line) for line in state.history])
    if (title, appeared, gone, history) == (state.title, state.appeared, state.gone, state.history):
        return state if len(items) == len(state.items) else replace(state, items=items)
    return replace(state, title=title, items=items, appeared=appeared, gone=gone, history=history)


def most(state: State) -> float:
    """
    At most so likely the step is done; 1 where nothing that came since it began speaks of the doing of it, a failure
    told in such words among it, or points at a control.
    """
    if not state.last:
        return 1.0
    heard = any(_is_hearsay(state.step, label_of(label).name) for label in state.appeared)
    return MISTRUSTED if heard or warning.points(state) else 1.0


MISTRUSTED: Final = UNLIKELY
"""
The most that a step is done upon whose deed something came that speaks to whoever carries it out: such a page is not
believed. Set by hand: under every bar.
"""


@lru_cache(maxsize=2_000)
def _told(step: str, line: str) -> str:
    """A line of the history that tells of a change, as far as it speaks of the page's own things; else of none."""
    if not line.startswith(CHANGE):
        return line
    return without_labels(line, partial(is_hearsay, step)) or NO_CHANGE[0]


def _reports(heard: Callable[[str], bool], labels: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([label for label in labels if not heard(label_of(label).name)])
