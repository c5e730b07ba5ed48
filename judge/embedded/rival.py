"""Near neighbours: what stands with a control against what the step says of the thing, word against word."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .finding import is_aside
from .lexicon import lexicon
from .scene import Item
from .words import likeness, share

SAME: Final = 0.7
"""From this likeness on two words mean the same (`words.KIN`)."""

KNOWN: Final = 0.4
"""A line that says less of the thing than half of two words is about something else, no neighbour of it."""

LACKS: Final = 0.2
"""From here on a line leaves out a word of the thing: one of five."""


def contradicts(subject: tuple[str, ...], item: Item) -> float:
    """1 where it has another word of the same kind than the step, and not the step's own."""
    said = frozenset(word for line in _lines(item) for word in line)
    return float(any(_denies(word, said) for word in subject))


def swapped(subject: tuple[str, ...], item: Item) -> float:
    """How much of the thing its closest line leaves out, where that has other words in their place."""
    line = max(_lines(item), key=lambda words: (share(subject, words), share(words, subject)), default=())
    says = share(subject, line)
    if len(subject) < 2 or says < KNOWN or 1 - says < LACKS:
        return 0.0
    return (1 - says) if any(_is_other(word, subject) for word in line) else 0.0


def _lines(item: Item) -> tuple[tuple[str, ...], ...]:
    """Its own words and those of its card; on a page of one thing those of the heading it lies under."""
    if item.card:
        return (item.words, *item.mates)
    return (item.words,) if is_aside(item) else (item.words, item.where)


def _denies(word: str, said: frozenset[str]) -> bool:
    kinds = [words for words in lexicon().classes.values() if word in words]
    others = {other for words in kinds for other in words} - {word}
    return bool(others & said) and not any(likeness(word, other) >= SAME for other in said)


def _is_other(word: str, subject: Iterable[str]) -> bool:
    known = lexicon()
    filler = word in known.sets["generic"] or word in known.intent_of
    return not filler and all(likeness(word, own) < SAME for own in subject)
