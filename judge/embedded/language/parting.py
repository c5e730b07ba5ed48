"""What a control's name says of how one parts with a form or layer: it sends off, or it is a way out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..levels import AGREES
from .lexicon import lexicon
from .words import content, folded

FINISHING: Final = frozenset({"commit", "create", "continue", "add", "search", "signin", "rename"})
"""What a button asks for that sends off what was written."""
SETTLING: Final = lexicon().sets["sending_off"]
LEAVING: Final = lexicon().sets["leaving"]

LEADING: Final = 2
"""So many words at the beginning of a name say what it does."""


@lru_cache(maxsize=20_000)
def commits(name: str) -> bool:
    """
    Whether a control of that name is of the sort that sends off what was written or chosen.

    >>> commits("Save changes"), commits("OK"), commits("Bread")
    (True, True, False)
    """
    words = content(name)
    return any(word in SETTLING or lexicon().intent_of.get(word) in FINISHING for word in words[:LEADING])


@lru_cache(maxsize=20_000)
def leaves(name: str) -> bool:
    """
    Whether a control of that name is a way out that sends nothing off.

    >>> leaves("Cancel"), leaves("Keep my booking"), leaves("Save")
    (True, True, False)
    """
    words = content(name)
    rank = lexicon().closers.get(folded(name), AGREES)
    return bool(words) and (words[0] in LEAVING or rank < AGREES)
