"""Controls that dismiss: whatever else a dialog asks, these answer no."""

from __future__ import annotations

from typing import Final

from .element import Element
from .phrases import Phrase, hard_words, of_all, singles
from .words import label_words, seen

CLOSERS: Final = frozenset(of_all("closers"))
KEEPERS: Final = tuple(sorted(of_all("keepers")))
TAILS: Final = singles("closing_tails") | {word for phrase in CLOSERS for word in phrase}

CROSSES: Final = frozenset("×✕✖✗✘╳⨯❌❎")
"""Signs that stand for closing."""


def is_closer(element: Element) -> bool:
    """
    It says that it dismisses what it belongs to, and nothing else: "Cancel", "No, thanks", "Keep my plan", "×".

    >>> is_closer(Element(role="button", name="Not now")), is_closer(Element(role="button", name="Cancel booking"))
    (True, False)
    """
    return bool(closing_words(element))


def closing_words(element: Element) -> Phrase:
    """The words by which it dismisses; empty where it does not."""
    said = next((part for part in (element.name, element.description, element.title) if seen(part)), "")
    if seen(said) in CROSSES:
        return (seen(said),)
    words = label_words(said)
    if not words or hard_words(said, EVERY_LANGUAGE):
        return ()
    if any(words[: len(keeper)] == keeper for keeper in KEEPERS):
        return words
    return words if set(words) <= TAILS and _has_closer(words) else ()


def _has_closer(words: Phrase) -> bool:
    return any(words[start : start + len(closer)] == closer for closer in CLOSERS for start in range(len(words)))


EVERY_LANGUAGE: Final = ""
"""A closer is judged by the words of every language: none of them may be hard to undo."""
