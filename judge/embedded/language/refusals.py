"""What a message refuses in plain words: "holds 4 people at most", "is already booked", "is on the waiting list"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from .lexicon import lexicon
from .words import folded, tokens

_PARTS: Final = re.compile(r"[.!?;:,]+(?:\s+|$)|\s[–—-]\s")
_YOURS: Final = re.compile(r"\byou(?:r|rs|'re|'ve)?\b")


@lru_cache(maxsize=5_000)
def parts_of(text: str) -> tuple[str, ...]:
    """
    What a message says, part by part.

    >>> parts_of("Your booking is confirmed. Only 2 rooms left")
    ('Your booking is confirmed', 'Only 2 rooms left')
    """
    return tuple(part for raw in _PARTS.split(text) if (part := raw.strip()))


@lru_cache(maxsize=5_000)
def refusing(part: str) -> tuple[str, ...]:
    """
    The phrases by which it refuses; none for what it does not.

    >>> refusing("Aspen holds 4 people at most"), refusing("Aspen is already booked"), refusing("Already saved")
    (('holds 4', 'at most'), ('already booked',), ())
    """
    plain = folded(part).replace("’", "'")
    found = _phrases("refused").findall(plain)
    return tuple(found if _YOURS.search(plain) else [*found, *_taken().findall(plain)])


@lru_cache(maxsize=5_000)
def lessening(part: str) -> tuple[str, ...]:
    """The phrases by which it gives less than was asked for: "put on the waiting list"."""
    return tuple(_phrases("lesser").findall(folded(part)))


@lru_cache(maxsize=5_000)
def is_thanks(part: str) -> bool:
    """It thanks or greets, and tells of nothing done."""
    words = tokens(part)
    return bool(words) and words[0] in lexicon().order["thanking"]


@lru_cache(maxsize=4)
def _phrases(table: str) -> re.Pattern[str]:
    said = "|".join(re.escape(phrase).replace(r"\#", r"\d+") for phrase in lexicon().wholes[table])
    return re.compile(rf"(?<!\w)(?:{said})(?!\w)")


@lru_cache(maxsize=1)
def _taken() -> re.Pattern[str]:
    """Had by somebody else: "already booked", "already been taken"."""
    return re.compile(rf"\balready (?:been )?(?:{'|'.join(lexicon().order['exclusive'])})\b")
