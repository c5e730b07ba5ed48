"""The facts in a text: its words with numbers and times written one way, and those of a step that say which and how."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, quoted, tokens
from .names import NAMED, QUOTES

NOON: Final = 12
"""Hours."""
_TIME = re.compile(
    r"(?<![\d:.])(\d{1,2}):([0-5]\d)(?:\s*([ap])\.?m\b)?(?!\d)|(?<![\d:.])(\d{1,2})\s*([ap])\.?m\b", re.I
)
_GLUED = re.compile(r"(?<=\d)(?=(?:h|hrs?|min|mins|d|kg|g|km|cm|mm|ml|l|pm|am|x|%)\b)", re.I)
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
_NOT = re.compile(
    r"(?:[,;.]\s*(?:but\s+|and\s+)?|\s(?:but|and)\s+)(?:please\s+)?(?:leave|keep|keeping|no|nobody|none)\b[^,;]*"
    r"|(?:[,;.]\s*)?(?<!\bas)(?<!\bis)(?<!\bare)(?<!\bwas)\s(?:but\s+|and\s+)?(?:do\s+)?"
    r"(?:not|never|without|with no|except|instead of|rather than)\b[^,;]*",
    re.I,
)
"""What the step does not want, or wants left as it is."""

_FROM = re.compile(r"\bfrom\s+(?:(?!\bto\b)[^\s,]+\s+){1,3}(?=to\b)", re.I)
"""Where a change begins: what is, not what is to be."""

_CHANGES: Final = lexicon().patterns["changes"]
"""How a step begins that has one thing become another; of a journey both ends count."""


@lru_cache(maxsize=20_000)
def facts(text: str) -> tuple[str, ...]:
    """
    The stems of a text, with numbers in figures and times by the 24-hour clock.

    >>> facts("two hours from 08:00"), facts("2 h, 8 am")
    (('2', 'hour', 'at8h00'), ('2', 'hour', 'at8h00'))
    """
    plain = _GLUED.sub(" ", _THOUSANDS.sub("", _TIME.sub(_clock, text)))
    return tuple(_plain(word) for word in content(plain))


def _clock(found: re.Match[str]) -> str:
    hour, minute, half, bare, half_bare = found.groups()
    half, hours = (half or half_bare or "").casefold(), int(hour or bare)
    if half:
        hours = hours % NOON + (NOON if half == "p" else 0)
    return f" at{hours}h{minute or '00'} "


def _plain(word: str) -> str:
    """A word as it stands for a fact: "two" is 2, "#12" is 12, "h" an hour."""
    known = lexicon()
    numbers = known.order["numbers"]
    bare = word.lstrip("#@")
    return str(numbers.index(bare)) if bare in numbers else known.units.get(bare, bare)


@lru_cache(maxsize=2_000)
def wanted_part(step: str) -> str:
    """
    The step without what it does not want.

    >>> wanted_part("put one in the basket, without olives")
    'put one in the basket'
    """
    hidden = QUOTES.sub(lambda found: "\0" * len(found.group()), step)
    kept, last = [], 0
    for found in _NOT.finditer(hidden):
        kept.append(step[last : found.start()])
        last = found.end()
    said = "".join((*kept, step[last:])).strip()
    return said if len(tokens(said)) > 1 else step


@lru_cache(maxsize=2_000)
def details(step: str) -> tuple[tuple[str, ...], ...]:
    """
    What the step says that tells one thing from another: what it quotes, names, counts and dates.

    >>> details('move "Haircut" from 8:00 to 28 May 9:30')
    (('haircut',), ('28', 'may'), ('at9h30',))
    """
    said = wanted_part(step)
    said = _FROM.sub(" ", said) if _CHANGES.match(said) else said
    rest = _TIME.sub(_clock, QUOTES.sub(" , ", said))
    first = rest.split(" ", 1)[0] if rest.split() else ""
    names = [found.group() for found in NAMED.finditer(rest) if found.group() != first or not first[:1].isupper()]
    numbers = [word for word in tokens(rest) if word in lexicon().order["numbers"][2:]]
    found = [facts(text) for text in (*quoted(said), *names, *numbers)]
    return tuple(dict.fromkeys(words for words in found if words))
