"""The stem of a word: what is left of it when number and tense are taken off."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

SHORT: Final = 3
"""Words up to this length are their own stems."""

SIBILANT: Final = ("ses", "xes", "zes", "ches", "shes")


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """
    Crude and consistent: it serves to tell that two words are forms of one, never to be read.

    >>> stem("deleted") == stem("delete") == stem("deleting")
    True
    >>> stem("ida's"), stem("there's")
    ('ida', 'there')
    >>> stem("copies") == stem("copy"), stem("cancelled") == stem("cancel"), stem("mugs") == stem("mug")
    (True, True, True)
    """
    word = word.removesuffix("'s")
    if len(word) <= SHORT or not word.isalpha():
        return word
    root = _without_ending(word)
    if len(root) > SHORT and root[-1] == root[-2] and root[-1] not in "aeiou":
        root = root[:-1]
    if len(root) > SHORT and root.endswith("e"):
        root = root[:-1]
    return root[:-1] + "i" if len(root) > SHORT and root.endswith("y") else root


def _without_ending(word: str) -> str:
    if word.endswith(("ies", "ied")) and len(word) > 4:
        return word[:-3] + "i"
    if word.endswith("ing") and len(word) > 5:
        return word[:-3]
    if word.endswith("ed") and len(word) > 4:
        return word[:-2]
    if word.endswith(SIBILANT):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word
