"""Texts as runs of words, so that phrases are found as words and not as letters inside others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from view import Screen

_WORD: Final = re.compile(r"[^\W\d_]+|\d+")


def words(text: str) -> tuple[str, ...]:
    """
    Its words in lower case: runs of letters, runs of digits.

    >>> words("Couldn't find E-Mail_2")
    ('couldn', 't', 'find', 'e', 'mail', '2')
    """
    return tuple(_WORD.findall(_plain(text)))


def says(text: str, phrase: str) -> bool:
    """
    The phrase stands in the text, word for word.

    >>> says("Sorry, no results.", "no results"), says("piano results", "no results")
    (True, False)
    """
    wanted = words(phrase)
    return bool(wanted) and f" {' '.join(wanted)} " in f" {' '.join(words(text))} "


def first_said(screen: Screen, phrases: Iterable[str]) -> str:
    """The first of the phrases that the title or a text of the screen says, never what a field holds; else empty."""
    texts = [screen.title, screen.front.message, *(item.name for item in screen.texts)]
    said = [f" {' '.join(words(text))} " for text in texts if text]
    return next((phrase for phrase in phrases if any(f" {phrase} " in text for text in said)), "")


def _plain(text: str) -> str:
    if text.isascii():
        return text.casefold()
    visible = (sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) != "Cf")
    return "".join(visible).casefold()
