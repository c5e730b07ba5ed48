"""Near neighbours: what stands with a control against what the step says of the thing, word against word."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from ..language.lexicon import lexicon
from ..language.words import content, likeness, share
from ..levels import FAINTLY, SAYS, SCARCELY, UNDONE, WHOLE
from ..screen.scene import Item, Scene
from ..step.goal import Clause

Lines = tuple[tuple[str, ...], ...]

LONG: Final = 3
"""Words of a name from which on it says all there is to say: another word among them makes another thing of it."""

NEIGHBOURS: Final = UNDONE
"""The most a step can be done that was done to a near neighbour. Set by hand: under every bar."""


class Against(NamedTuple):
    """What stands with a control, held against the thing."""

    contradicts: float
    """1 where it has another word of the same kind than the step and not the step's own, or one among its words."""

    swapped: float
    """How much of the thing its closest line leaves out, where that has other words in their place."""


def held_against(subject: tuple[str, ...], item: Item) -> Against:
    return _against(subject, _lines(item))


@lru_cache(maxsize=5_000)
def _against(subject: tuple[str, ...], lines: Lines) -> Against:
    return Against(_contradicts(subject, lines), _swapped(subject, lines))


def _contradicts(subject: tuple[str, ...], lines: Lines) -> float:
    if _are_neighbours(subject, lines):
        return 1.0
    kinds = [word for word in subject if others_of(word)]
    if not kinds:
        return 0.0
    said = frozenset(word for line in lines for word in line)
    return float(any(_denies(word, said) for word in kinds))


def is_neighbour(subject: tuple[str, ...], item: Item) -> bool:
    """Some line says the whole name with another word in it, and none says it without."""
    return _are_neighbours(subject, _lines(item))


def _are_neighbours(subject: tuple[str, ...], lines: Lines) -> bool:
    if len(subject) < LONG:
        return False
    said = [line for line in lines if share(subject, line) >= WHOLE]
    return bool(said) and all(interrupted(subject, line) for line in said)


def interrupted(subject: tuple[str, ...], line: tuple[str, ...]) -> bool:
    """
    All words of a long name stand in the line, in their order, with another one among them.

    >>> interrupted(("oak", "table", "2", "m"), ("oak", "table", "round", "2", "m", "sale"))
    True
    >>> interrupted(("oak", "table", "2", "m"), ("solid", "oak", "table", "2", "m", "sale"))
    False
    """
    places = _places(subject, line) if len(subject) >= LONG else ()
    return bool(places) and any(_is_other(word, subject) for word in line[places[0] : places[-1]])


def _places(subject: tuple[str, ...], line: tuple[str, ...]) -> tuple[int, ...]:
    """Where the subject's words stand, one after the other; nothing where they do not."""
    found: list[int] = []
    for word in subject:
        start = found[-1] + 1 if found else 0
        at = next((n for n in range(start, len(line)) if likeness(word, line[n]) >= SAYS), -1)
        if at < 0:
            return ()
        found.append(at)
    return tuple(found)


def most(clause: Clause, scene: Scene) -> float:
    """At most so likely a step is done whose last deed by name, or whose page, was of a near neighbour."""
    if clause.intent in ("search", "go", "continue", "type") or len(clause.things) < LONG:
        return 1.0
    labels = [content(deed.label) for deed in scene.deeds]
    named = [words for words in labels if share(clause.things, words) >= WHOLE]
    heads = [item.words for item in scene.headings]
    said = [*named[-1:], *heads[:1]]
    return NEIGHBOURS if any(interrupted(clause.things, words) for words in said) else 1.0


def _swapped(subject: tuple[str, ...], lines: Lines) -> float:
    if len(subject) < 2:
        return 0.0
    line = max(lines, key=lambda words: (share(subject, words), share(words, subject)))
    says = share(subject, line)
    if says < FAINTLY or 1 - says < SCARCELY:
        return 0.0
    return (1 - says) if any(_is_other(word, subject) for word in line) else 0.0


def _lines(item: Item) -> Lines:
    """Its own words and those of its card; on a page of one thing those of the heading it lies under."""
    if item.card:
        return (item.words, *item.mates)
    return (item.words,) if item.is_aside else (item.words, item.where)


def _denies(word: str, said: frozenset[str]) -> bool:
    return bool(others_of(word) & said) and not any(likeness(word, other) >= SAYS for other in said)


@lru_cache(maxsize=5_000)
def others_of(word: str) -> frozenset[str]:
    """The other words of its kinds, not those that mean the same ("grey", "gray"); none for a word of no kind."""
    kinds = (words for words in lexicon().classes.values() if word in words)
    return frozenset(other for words in kinds for other in words) - {word} - lexicon().kin.get(word, frozenset())


def _is_other(word: str, subject: Iterable[str]) -> bool:
    known = lexicon()
    filler = word in known.sets["generic"] or word in known.intent_of
    return not filler and all(likeness(word, own) < SAYS for own in subject)
