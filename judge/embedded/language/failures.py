"""What a text tells of a failure, of something demanded, or of nothing found."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .lexicon import lexicon
from .words import content, folded

FAILING: Final = ("nothing_found", "demand", "trouble")
"""Tables of phrases that tell of a failure."""

FAILING_ELSEWHERE: Final = ("nothing_found", "trouble")
"""The same for a page that has just come: what it demands is what its own fields are for."""

_UNDONE: Final = lexicon().patterns["undone"]
"""Something that was to be done, and was not."""


NOTHING: Final[frozenset[str]] = frozenset()


@lru_cache(maxsize=20_000)
def fails(text: str, tables: tuple[str, ...] = FAILING, own: frozenset[str] = NOTHING) -> bool:
    """Whether the text tells of a failure, or of nothing found; the step's `own` words are none of that."""
    plain, words = folded(text), lexicon()
    if (set(content(text)) - own) & words.sets["failure"] or _UNDONE.search(plain):
        return True
    return any(said in plain for name in tables for said in words.wholes[name])
