"""Words: how a text is cut into them, and how alike two of them are."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Set
from functools import lru_cache
from typing import Final

from ..levels import HALF, KINDRED, WHOLE
from .lexicon import lexicon
from .stem import stem

_TOKEN = re.compile(r"[#@]?\w+(?:[.'’]\w+)*|[=×÷+*−]|(?<!\w)[-/](?!\w)", re.UNICODE)
_QUOTED = re.compile(r"[\"“”„«»]([^\"“”„«»]+)[\"“”„«»]|(?<!\w)['‘]([^'‘’]+)['’](?!\w)")

SAME: Final = 1.0
"""The likeness of a word to itself; see `levels.KINDRED` and `levels.HALF` for that of others."""
ALIKE_FROM: Final = 5
"""Letters two words must share at the beginning to be alike."""

Pool = tuple[str, ...] | frozenset[str]

LONGEST: Final = 600
"""Characters of one text that are read; what follows says nothing a judge needs."""


@lru_cache(maxsize=20_000)
def tokens(text: str) -> tuple[str, ...]:
    """Every word of the text in lower case, fixed expressions joined, camel case left alone."""
    plain = unicodedata.normalize("NFKC", text[:LONGEST]).casefold().replace("’", "'")
    for said, joined in lexicon().phrases.items():
        if said in plain:
            plain = re.sub(rf"\b{re.escape(said)}\b", joined, plain)
    return tuple(_TOKEN.findall(plain))


@lru_cache(maxsize=20_000)
def content(text: str) -> tuple[str, ...]:
    """The stems of the words that carry meaning."""
    stop = lexicon().sets["stop"]
    return tuple(root for word in tokens(text) if (root := stem(word)) not in stop)


@lru_cache(maxsize=4_000)
def telling(text: str) -> tuple[str, ...]:
    """The stems that name a thing: neither filler nor the kind of control. All of them, if nothing else is left."""
    generic = lexicon().sets["generic"]
    return tuple(root for root in content(text) if root not in generic) or content(text)


def quoted(text: str) -> tuple[str, ...]:
    """What stands in quotation marks, in order."""
    return tuple((double or single).strip() for double, single in _QUOTED.findall(text))


@lru_cache(maxsize=100_000)
def likeness(one: str, other: str) -> float:
    """0 to 1: how far two stems mean the same on a screen."""
    if one == other:
        return SAME
    if other in lexicon().kin.get(one, frozenset()):
        return KINDRED
    return HALF if len(one) >= ALIKE_FROM and len(other) >= ALIKE_FROM and one[:ALIKE_FROM] == other[:ALIKE_FROM] else 0


def share_of(wanted: tuple[str, ...], given: Set[str] | tuple[str, ...]) -> float:
    """How much of the wanted stems the given ones hold, 0 to 1; 0 for nothing wanted."""
    total = 0.0
    for word in wanted:
        total += SAME if word in given else _nearest(word, given)
    return total / len(wanted) if wanted else 0.0


share: Final[Callable[[tuple[str, ...], Pool], float]] = lru_cache(maxsize=50_000)(share_of)
"""The same, kept: the lines of one screen are asked about for every sign, and again on the next turn."""


def says_whole(wanted: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> bool:
    """Whether one of the lines has as good as all of the wanted stems. Of few each has to stand there itself."""
    if 0 < len(wanted) <= LITERAL:
        lines = [line for line in lines if wanted[0] in line]
    return any(share(wanted, line) >= WHOLE for line in lines)


LITERAL: Final = 24
"""Of so many stems none may be only `KINDRED` to one that stands there: that takes a quarter of one off the share."""


def _nearest(word: str, pool: Set[str] | tuple[str, ...]) -> float:
    """The best `likeness` of a word to those of a pool that does not hold it; without a look at each pair."""
    kin = lexicon().kin.get(word)
    if kin and not kin.isdisjoint(pool):
        return KINDRED
    if len(word) >= ALIKE_FROM:
        beginning = word[:ALIKE_FROM]
        for other in pool:
            if other.startswith(beginning):
                return HALF
    return 0.0


@lru_cache(maxsize=20_000)
def folded(text: str) -> str:
    """For comparing whole names: case, width and white space do not count."""
    return " ".join(unicodedata.normalize("NFKC", text[:LONGEST]).casefold().split())
