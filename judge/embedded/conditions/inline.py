"""Sentences that a link stands in: "The group Night shift was added" is read as three things and says one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from view import Box, Element

from ..language.lexicon import lexicon
from ..language.stem import stem
from .tables import tables

TEXTS: Final = frozenset({"text", "status", "alert", "paragraph", "log", "note", "cell", "listitem"})
OPENING: Final = ("“", "„", "«", '"', "'", "‘", "(", "[", "#")
CLOSING: Final = ("”", "»", '"', "'", "’", ")", "]", ".", ",", ";", "!", "?")
ENDING: Final = (".", "!", "?", ":", ";", "|", "·", "•", "—", ">", "/")
LONG: Final = 240
"""CSS pixels of a line that may go on in the next; a shorter one ends where it ends."""

CLOSE: Final = 0.7
"""Heights of a line between two lines of one paragraph, at most."""

GAP: Final = 12
"""CSS pixels between two runs of one line, at most: more than a space of large letters, less than a table's gutter."""


def lines(items: Sequence[Element]) -> dict[int, str]:
    """What each text says that links interrupt: all of it at the first of its parts, nothing at the others."""
    found: dict[int, str] = {}
    for chain in _chains(items):
        first, *others = (n for n in chain if items[n].role in TEXTS)
        found[first] = _joined([items[n].words for n in chain])
        found.update(dict.fromkeys(others, ""))
    return found


def _chains(items: Sequence[Element]) -> Iterator[list[int]]:
    chain: list[int] = []
    for n, (one, other) in enumerate(pairwise(items)):
        if _goes_on(one, other, is_begun=bool(chain)):
            chain = chain or [n]
            chain.append(n + 1)
        else:
            yield from _whole(items, chain)
            chain = []
    yield from _whole(items, chain)


def _whole(items: Sequence[Element], chain: list[int]) -> Iterator[list[int]]:
    """The chain, without a link at its end that no open word leads to."""
    if len(chain) > 1 and items[chain[-1]].role == "link" and not _is_open(items[chain[-2]].words):
        chain = chain[:-1]
    if len(chain) > 1:
        yield chain


def _goes_on(one: Element, other: Element, *, is_begun: bool) -> bool:
    if one.path != other.path or not one.words or not other.words or not _is_beside(one, other):
        return False
    if one.role in TEXTS and other.role == "link":
        return _is_open(one.words) if one.box is None else not one.words.endswith(ENDING)
    if one.role != "link" or other.role not in TEXTS:
        return False
    first = other.words.split(maxsplit=1)[0]
    return first.startswith(CLOSING) or first[0].islower() if is_begun else _tells(first)


def _is_open(words: str) -> bool:
    """It cannot end there: "Asked by", "The group “"."""
    last = words.rsplit(maxsplit=1)[-1].lower()
    return words.endswith(OPENING) or (last.isalpha() and stem(last) in lexicon().sets["stop"])


def _tells(word: str) -> bool:
    """A verb behind a link at the beginning: "Kim replied"."""
    return word in tables().words["auxiliaries"] or (word.endswith("ed") and word.islower())


def _is_beside(one: Element, other: Element) -> bool:
    """On one line, or at the beginning of the next; cells only where nothing lies between."""
    if one.box is None or other.box is None:
        return "cell" not in (one.role, other.role)
    return _touch(one.box, other.box) or ("cell" not in (one.role, other.role) and _wraps(one.box, other.box))


def _touch(one: Box, other: Box) -> bool:
    level = one.y < other.y + other.height and other.y < one.y + one.height
    return level and -GAP <= other.x - (one.x + one.width) <= GAP


def _wraps(one: Box, other: Box) -> bool:
    """The next line begins there, and the one above is long enough to have ended at an edge."""
    below = other.y - (one.y + one.height)
    return other.x <= one.x and one.width >= LONG and -other.height < below <= CLOSE * other.height


def _joined(parts: Sequence[str]) -> str:
    """
    One text of several, as it is read.

    >>> _joined(["The group “", "Night shift", "” was added."])
    'The group “Night shift” was added.'
    """
    said = parts[0]
    for one, other in pairwise(parts):
        close = one.endswith(OPENING) or other.startswith(CLOSING)
        said += other if close else f" {other}"
    return said
