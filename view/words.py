"""
Words as the safety rules compare them: runs of letters, whatever was done to dress them up.

Compatibility forms are folded, characters nobody sees are dropped, accents and case are ignored, and a run ends at
digits, ``_``, ``-`` and a camel-case hump. So "PayNow", "Pay_now", "ＰＡＹ" and "pa<soft hyphen>y" all hold the word
"pay", and "payment" and "resend" hold neither "pay" nor "send".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import category, normalize

UNSEEN: Final = frozenset("\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800")
"""Characters that draw nothing and are not of Unicode's format category (UAX 44, Default_Ignorable; Braille blank)."""

NUMBER_SIGNS: Final = frozenset({"No", "Nl"})
"""Unicode's categories of numbers that are no decimal digits: a regular expression takes them for letters."""

WIDEST_GAP: Final = 3
"""Small words that may stand between two words of a phrase: "cancel all of my bookings"."""

REMEMBERED: Final = 4096
"""Labels: what was found out about this many is kept, more than a large screen has."""

_HUMP = re.compile(r"(?<=[^\W\d_])(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])")
_WORD = re.compile(r"[^\W\d_]+")
_TOKEN = re.compile(r"[^\W\d_]+|\d+")


def seen(text: str) -> str:
    """
    What of a name can be read: nothing of it is unseen, a glyph of an icon font, or white space at its ends.

    >>> seen("\\u200b Pay\\u00ad \\ue872")
    'Pay'
    """
    return "".join(char for char in _drawn(text) if category(char) != "Co").strip()


@lru_cache(REMEMBERED)
def label_words(text: str) -> tuple[str, ...]:
    """
    The words of a label, in order, folded for comparison.

    >>> label_words("PayNow 2_Größe")
    ('pay', 'now', 'grosse')
    """
    return tuple(_WORD.findall(_folded(text)))


@lru_cache(REMEMBERED)
def label_tokens(text: str) -> tuple[str, ...]:
    """
    The words of a label with its numbers among them.

    >>> label_tokens("Pay ₹7,346")
    ('pay', '7', '346')
    """
    return tuple(_TOKEN.findall(_folded(text)))


def _drawn(text: str) -> str:
    """The text without the characters that draw nothing."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char for char in text if not _is_unseen(char))


def _is_unseen(char: str) -> bool:
    kind = category(char)
    return kind == "Cf" or char in UNSEEN or (kind == "Cc" and not char.isspace())


def _folded(text: str) -> str:
    plain = _without_marks(_drawn(text))
    return _without_marks(_HUMP.sub(" ", plain).casefold())


def _without_marks(text: str) -> str:
    """Compatibility forms replaced, then accents and unseen characters dropped; number signs end a run like digits."""
    if text.isascii():
        return text
    apart = normalize("NFKD", text)
    kept = (char for char in apart if not (category(char).startswith("M") or _is_unseen(char)))
    return normalize("NFKC", "".join(" " if category(char) in NUMBER_SIGNS else char for char in kept))


class Found(NamedTuple):
    """Where a phrase stands among words."""

    start: int
    end: int
    """One past its last word."""

    phrase: tuple[str, ...]


class PhraseBook:
    """
    Phrases with a meaning each, found among words. Small words may stand between the words of a phrase.

    >>> book = PhraseBook({("close", "account"): "close account"}, small={"my"})
    >>> [found.phrase for found in book.all_in(label_words("Close my account"))]
    [('close', 'account')]
    """

    __slots__ = ("_by_first", "_small")

    def __init__(self, phrases: Iterable[tuple[str, ...]], small: Iterable[str]) -> None:
        self._small = frozenset(small)
        by_first: dict[str, list[tuple[str, ...]]] = {}
        for phrase in phrases:
            by_first.setdefault(phrase[0], []).append(phrase)
        self._by_first = by_first

    def all_in(self, words: tuple[str, ...]) -> list[Found]:
        """Every phrase of the book that stands in `words`, by where it starts."""
        return [
            Found(start, end, phrase)
            for start, word in enumerate(words)
            for phrase in self._by_first.get(word, ())
            if (end := self._end(words, start, phrase))
        ]

    def _end(self, words: tuple[str, ...], start: int, phrase: tuple[str, ...]) -> int:
        """One past the phrase's last word when it begins at `start`; 0 when it does not."""
        place = start + 1
        for wanted in phrase[1:]:
            last = min(place + WIDEST_GAP, len(words) - 1)
            while place < last and words[place] != wanted and words[place] in self._small:
                place += 1
            if place > last or words[place] != wanted:
                return 0
            place += 1
        return place
