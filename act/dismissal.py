"""A dismissal that ends its step: a closed overlay leaves nothing on screen for a judge to read."""

from __future__ import annotations

from typing import Final

from view import Screen, label_words

from .last import Deed, Last

_VERBS: Final = frozenset({"dismiss", "close", "accept", "decline", "reject", "skip"})
_THINGS: Final = frozenset(
    {"banner", "dialog", "popup", "cookie", "cookies", "consent", "modal", "overlay", "prompt", "notice"}
)
_SHORT: Final = 2
"""Words of a label up to this length say nothing ("OK", "to")."""


def closed_what_the_step_names(last: Last | None, now: Screen, goal: str) -> bool:
    """
    The last action pressed a control of the overlay and the screen has returned to the application's own window, and
    either the step names that control's own words, or the step asks to dismiss an overlay.

    A press behind an overlay, that only led away from it, dismissed nothing.
    """
    if last is None or last.deed is not Deed.PRESS or not last.delivered or last.element is None:
        return False
    if last.before.front.is_window or not now.front.is_window:
        return False
    if not (last.element.name and last.element.in_front):
        return False
    words = label_words(goal)
    return _named(last.element.name, words) or asks_to_dismiss(goal)


def asks_to_dismiss(goal: str) -> bool:
    """
    >>> asks_to_dismiss("accept the cookie notice"), asks_to_dismiss("accept the invitation")
    (True, False)
    """
    words = set(label_words(goal))
    pop_up = {"pop", "up"} <= words
    return bool(words & _VERBS) and (pop_up or bool(words & _THINGS))


def _named(label: str, words: tuple[str, ...]) -> bool:
    """Every longer word of the label begins some word of the step, and there is at least one."""
    telling = [word for word in label_words(label) if len(word) > _SHORT]
    return bool(telling) and all(any(word.startswith(part) for word in words) for part in telling)
