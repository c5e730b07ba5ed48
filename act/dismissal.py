"""A dismissal that ends its step: a closed overlay leaves nothing on screen for a judge to read."""

from __future__ import annotations

import re
from typing import Final

from view import Screen, label_words

from . import thresholds as at
from .last import Deed, Last

_VERBS: Final = frozenset({"dismiss", "close", "accept", "decline", "reject", "skip"})
_THINGS: Final = frozenset(
    {"banner", "dialog", "popup", "cookie", "cookies", "consent", "modal", "overlay", "prompt", "notice"}
)
LINK: Final = "link"
_SHORT: Final = 2
"""Words up to this length say nothing ("OK", "to"), unless they are numbers."""

_WORD: Final = re.compile(r"[^\W\d_]+|\d+")
_AGREEING: Final = frozenset({"accept", "agree", "allow", "consent"})
_REFUSING: Final = frozenset({"decline", "deny", "refuse", "reject"})


def closed_what_the_step_names(last: Last | None, now: Screen, goal: str) -> bool:
    """
    The last action pressed a control of the overlay and the screen has returned to the application's own window, and
    either the step names that control's own words, or the step asks to dismiss an overlay.

    A press behind an overlay, that only led away from it, dismissed nothing. A link closes what the step asks to
    close; where the step only says its words, it leads to what it names and does nothing to it.
    """
    if last is None or last.deed is not Deed.PRESS or not last.delivered or last.element is None:
        return False
    if last.before.front.is_window or not now.front.is_window:
        return False
    if not (last.element.name and last.element.in_front):
        return False
    words, label = _words(goal), _words(last.element.name)
    answers = last.element.role != LINK and _named(label, words)
    return not _opposite(words, label) and (answers or asks_to_dismiss(goal))


def asks_to_dismiss(goal: str) -> bool:
    """
    >>> asks_to_dismiss("accept the cookie notice"), asks_to_dismiss("accept the invitation")
    (True, False)
    """
    words = set(label_words(goal))
    pop_up = {"pop", "up"} <= words
    return bool(words & _VERBS) and (pop_up or bool(words & _THINGS))


def _named(label: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """
    Every telling word of the label begins some word of the step, there is at least one, and the step asks for little
    else: a day that was picked for a search is not the search.
    """
    telling = [word for word in label if _tells(word)]
    if not telling or not all(any(word.startswith(part) for word in words) for part in telling):
        return False
    asked = [word for word in words if _tells(word)]
    rest = [word for word in asked if not any(word.startswith(part) for part in telling)]
    return not at.NAMES_THE_STEP.missed_by(1 - len(rest) / len(asked))


def _opposite(words: tuple[str, ...], label: tuple[str, ...]) -> bool:
    """The step wants one answer, and the label gives the other."""
    sides = ((_AGREEING, _REFUSING), (_REFUSING, _AGREEING))
    return any(wanted & set(words) and given & set(label) and not wanted & set(label) for wanted, given in sides)


def _words(text: str) -> tuple[str, ...]:
    """With the numbers, which the words of a label leave out."""
    return tuple(_WORD.findall(text.casefold()))


def _tells(word: str) -> bool:
    return len(word) > _SHORT or word.isdigit()
