"""Whether a text holds what a condition names: as it is, as part of a longer name, scattered, or denied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from ..language.lexicon import lexicon
from ..language.words import likeness
from ..levels import SAYS
from .tables import tables
from .tokens import Sort, Token, Tokens, is_filler, same

NEAR: Final = 2
"""Words between "no" and what it denies, at most."""

TITLE: Final = 6
"""Words of a text that may be one name."""


class Fit(IntEnum):
    """How well a text holds some words; the higher the better."""

    NONE = 0
    SCATTERED = 1
    LONGER = 2
    """In one run, which is part of a longer name."""

    WHOLE = 3


class Place(NamedTuple):
    """Where the run of words stands in a text."""

    fit: Fit
    start: int
    end: int


NOWHERE: Final = Place(Fit.NONE, 0, 0)


@lru_cache(32768)
def place(wanted: Tokens, text: Tokens) -> Place:
    """The best run of the wanted words in a text."""
    if not wanted or len(text) < len(wanted):
        return NOWHERE
    best = NOWHERE
    for start in range(len(text) - len(wanted) + 1):
        end = _run(wanted, text, start)
        if end:
            found = Place(Fit.LONGER if _is_longer(wanted, text, start, end) else Fit.WHOLE, start, end)
            if found.fit is Fit.WHOLE:
                return found
            best = max(best, found, key=lambda p: p.fit)
    if not best.fit and all(any(same(word, other) for other in text) for word in wanted):
        return Place(Fit.SCATTERED, 0, len(text))
    return best


def fit(wanted: Tokens, text: Tokens) -> Fit:
    return place(wanted, text).fit


def _run(wanted: Tokens, text: Tokens, start: int) -> int:
    """One past the run that begins at `start`; 0 where none does. Filler may stand between."""
    at = start
    for n, word in enumerate(wanted):
        while n and at < len(text) and not same(word, text[at]) and is_filler(text[at]):
            at += 1
        if at >= len(text) or not same(word, text[at]):
            return 0
        at += 1
    return at


def _is_longer(wanted: Tokens, text: Tokens, start: int, end: int) -> bool:
    after = text[end] if end < len(text) else None
    if start == 0 and after and wanted[0].capital and _is_title(text, end):
        return True
    if after and after.glued and after.sort is Sort.WORD and _goes_on(after):
        return True
    before = text[start - 1] if start else None
    if not before or not text[start].glued or before.sort is not Sort.WORD:
        return False
    return before.capital and wanted[0].capital and not _opens(before)


def _is_title(text: Tokens, end: int) -> bool:
    """A short text that goes on with "of", "for" and the like is one name: "Harbour at night"."""
    tied = end + 1 < len(text) and text[end].glued and text[end].text in tables().words["ties"]
    words = {token.text for token in text[end:]}
    return tied and text[end + 1].sort is Sort.WORD and len(text) <= TITLE and not words & tables().words["auxiliaries"]


def _goes_on(token: Token) -> bool:
    """A word behind a name that makes another name of it."""
    words = tables().words
    if is_filler(token) or token.text in words["follows"] or token.stem in lexicon().sets["generic"]:
        return False
    return not token.text.endswith("ed") and token.text not in words["negations"] and token.text not in words["failing"]


def _opens(token: Token) -> bool:
    """A word before a name that is no part of it."""
    lex = lexicon()
    known = token.stem in lex.sets["generic"] or token.stem in lex.intent_of or token.stem in lex.sets["success"]
    return (
        known
        or is_filler(token)
        or token.text in tables().words["beginning"]
        or token.text in tables().words["negations"]
    )


def denies(text: Tokens, found: Place, wanted: Tokens) -> bool:
    """Whether the sentence denies what stands in it, or tells that it failed."""
    words = tables().words
    if any(token.text in words["negations"] for token in wanted):
        return False
    for at, token in enumerate(text):
        if found.start <= at < found.end:
            continue
        if token.text in tables().words["zero"] or token.amounts == frozenset({"0"}):
            if not token.unit and 0 <= found.start - at - 1 <= NEAR and not any(t.sort is Sort.NUMBER for t in wanted):
                return True
        elif token.text in words["negations"] or (token.text in words["failing"] and token.stem not in _stems(wanted)):
            return True
    return False


def _stems(found: Iterable[Token]) -> frozenset[str]:
    return frozenset(token.stem for token in found)


def calls(label: Sequence[Token], text: Sequence[Token]) -> float:
    """How well a text goes by a label, 0 to 1: every word has to be there, words of one meaning count."""
    return min((max((_alike(word, other) for other in text), default=0.0) for word in label), default=0.0)


def covers(label: Sequence[Token], text: Sequence[Token]) -> float:
    """How much of a label a text has, 0 to 1."""
    if not label:
        return 0.0
    return sum(max((_alike(word, other) for other in text), default=0.0) for word in label) / len(label)


def _alike(one: Token, other: Token) -> float:
    if same(one, other):
        return 1.0
    if one.sort is not Sort.WORD or other.sort is not Sort.WORD:
        return 0.0
    alike = likeness(one.stem, other.stem)
    return alike if alike >= SAYS else 0.0


def holds_phrase(text: str, phrases: Iterable[str]) -> bool:
    """Whether one of the phrases stands in a text as whole words."""
    padded = f" {text} "
    return any(f" {phrase} " in padded for phrase in phrases)
