"""Texts cut into what can be compared: words by their stems, figures, dates and times by what they mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import LONGEST
from .tables import tables
from .values import DATE, NUMBER, TIME, Day, amounts, days, minutes, same_day, unit

QUOTES: Final = 0xE000
"""Where the private letters begin that stand for what a condition has in quotation marks."""


class Sort(StrEnum):
    """What a token is."""

    WORD = "word"
    NUMBER = "number"
    DATE = "date"
    TIME = "time"
    MAIL = "mail"


class Token(NamedTuple):
    """One word, figure, date, time or address of a text."""

    stem: str
    """For a word its stem, else the text itself."""

    text: str
    """In lower case."""

    sort: Sort
    glued: bool
    """Nothing but white space stands between it and the token before it."""

    capital: bool
    amounts: frozenset[str] = frozenset()
    unit: str = ""
    days: frozenset[Day] = frozenset()
    minutes: int = -1


Tokens = tuple[Token, ...]

_WORD = r"\w+(?:[.'\-]\w+)*"
_MAIL = r"[\w.+%-]+@[\w-]+(?:\.[\w-]+)*"
_PLAIN = re.compile(r"\w+(?:[.'\-]\w+)*")
_ALL = re.compile(rf"(?P<mail>{_MAIL})|(?P<date>{DATE})|(?P<time>{TIME})|(?P<number>{NUMBER})|(?P<word>{_WORD})", re.I)
_THIN = re.compile(r"(?<=\d)[\u00a0\u202f\u2009](?=\d{3})")
_DIGIT = re.compile(r"[0-9@]")
_SENTENCE = re.compile(r"(?<=[.!?;])\s+")


@lru_cache(8192)
def plain(text: str) -> str:
    """The text for reading: width, kinds of quotation mark and white space do not count, unseen letters are out."""
    apart = _THIN.sub("'", text[:LONGEST])
    if not apart.isascii():
        apart = unicodedata.normalize("NFKC", apart).replace("’", "'").replace("‘", "'")
        apart = "".join(char for char in apart if unicodedata.category(char) not in ("Co", "Cf", "Cs"))
    return " ".join(apart.split())


@lru_cache(16384)
def tokens(text: str) -> Tokens:
    """The tokens of a text."""
    shown = plain(text)
    pattern = _ALL if _DIGIT.search(shown) else _PLAIN
    found: list[Token] = []
    end = 0
    for hit in pattern.finditer(shown):
        found.append(_token(hit, glued=bool(found) and not shown[end : hit.start()].strip()))
        end = hit.end()
    return tuple(found)


@lru_cache(16384)
def sentences(text: str) -> tuple[Tokens, ...]:
    """The tokens of each sentence of a text."""
    return tuple(found for part in _SENTENCE.split(plain(text)) if (found := tokens(part)))


def _token(hit: re.Match[str], *, glued: bool) -> Token:
    said = hit.group()
    low, capital = said.lower(), said[0].isupper()
    match hit.lastgroup:
        case "mail":
            return Token(low, low, Sort.MAIL, glued, capital)
        case "date" if days(low):
            return Token(low, low, Sort.DATE, glued, capital, days=days(low))
        case "time":
            return Token(low, low, Sort.TIME, glued, capital, minutes=minutes(low))
        case "number" | "date":
            return Token(low, low, Sort.NUMBER, glued, capital, amounts(low), unit(low))
    return Token(_root(low), low, Sort.WORD, glued, capital, _figure(low))


def _root(word: str) -> str:
    return stem(lexicon().phrases.get(word, word).replace(" ", ""))


def _figure(word: str) -> frozenset[str]:
    numbers = lexicon().order["numbers"]
    return frozenset({str(numbers.index(word))}) if word in numbers else frozenset()


def same(one: Token, other: Token) -> bool:
    """Whether both say the same, in whatever spelling."""
    if one.stem == other.stem and one.sort is other.sort:
        return True
    if one.days or other.days:
        return same_day(one.days, other.days)
    if one.minutes >= 0 or other.minutes >= 0:
        return one.minutes == other.minutes
    fits = not one.unit or not other.unit or one.unit == other.unit
    return fits and bool(one.amounts & other.amounts)


def is_filler(token: Token) -> bool:
    """A word that names nothing."""
    return token.sort is Sort.WORD and (token.stem in lexicon().sets["stop"] or token.text in _determiners())


def is_named(token: Token) -> bool:
    """Written as a name, a figure or a code: not a common word."""
    return token.capital or token.sort is not Sort.WORD or not token.text.replace("-", "").replace("'", "").isalpha()


def telling(found: Iterable[Token]) -> Tokens:
    """Those that name something."""
    return tuple(token for token in found if not is_filler(token))


def _determiners() -> frozenset[str]:
    return tables().words["determiners"]


def number_of(token: Token) -> float | None:
    """What a figure or a number word comes to; the smallest reading of several."""
    return min((float(amount) for amount in token.amounts), default=None)
