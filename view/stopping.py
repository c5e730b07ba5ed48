"""What a `stop_before` phrase names: the control that would do what the flow stops before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from .element import Element
from .lexicon import LEXICONS
from .phrases import SMALL, listed
from .words import REMEMBERED, label_tokens, label_words

LEAST_NAME: Final = 3
"""Letters. Shorter names begin too many words (seed: "The destructive check")."""

LEAST_STEM: Final = 3
"""Letters that have to be left of a verb for its stem to say anything."""

TAB: Final = "tab"

NO_ENDING: Final = " -"
"""What is left out of an entry of endings: the blank after a comma, and the sign for a form without ending."""

_DOUBLED = re.compile(r"(.)\1")

SIGNING_IN: Final = frozenset({"logging", "log", "login", "signing", "sign", "signin", "in"})
NEXT_TO_SIGNING_IN: Final = frozenset(
    {
        "the", "a", "an", "to", "your", "my", "or", "and", "with", "using", "via",
        "account", "page", "screen", "button", "form", "before", "otp",
    }
)  # fmt: skip
"""A phrase made of these two alone is about signing in, which is nothing to stop before (do-loop 8.1)."""


def names(phrase: str, element: Element) -> bool:
    """
    A `stop_before` phrase means this control. A tab is never meant: it only shows another panel.

    >>> names("sending the email", Element(role="button", name="Send"))
    True
    >>> names("the current bill", Element(role="link", name="Rent"))
    False
    """
    if element.role == TAB or _is_about_signing_in(phrase):
        return False
    said = element.name or element.description or element.title
    return _begins_a_word(said, phrase) or _shares_its_verb(said, phrase)


@cache
def _is_about_signing_in(phrase: str) -> bool:
    words = set(label_words(phrase))
    says_so = bool(words & {"login", "signin"}) or (
        "in" in words and bool(words & {"log", "logging", "sign", "signing"})
    )
    return says_so and words <= SIGNING_IN | NEXT_TO_SIGNING_IN


def _begins_a_word(name: str, phrase: str) -> bool:
    """The whole name stands in the phrase, from the start of a word on."""
    wanted = " ".join(label_tokens(name))
    return len(wanted) >= LEAST_NAME and f" {wanted}" in f" {' '.join(label_tokens(phrase))}"


def _shares_its_verb(name: str, phrase: str) -> bool:
    """The label is a command with the verb of the phrase: "paying" names "Pay now", not "Payment history"."""
    wanted = _verbs(phrase)
    return wanted.isdisjoint(OPENING) and not wanted.isdisjoint(_verbs(name))


@lru_cache(REMEMBERED)
def _verbs(command: str) -> frozenset[tuple[str, str]]:
    """The stems of what may be a command's verb, by language: its first word and, where verbs stand there, its last."""
    words = [word for word in label_tokens(command) if word not in SMALL]
    return frozenset(
        (lexicon.language, stem)
        for lexicon in LEXICONS
        for at, endings in ((slice(1), lexicon.endings), (slice(-1, None), lexicon.last_endings))
        for word in words[at]
        for stem in _stems(word, endings)
    )


def _stems(word: str, endings: str) -> Iterator[str]:
    """What is left of a verb without each ending it may have; nothing of a word that is no verb form."""
    for ending in _split(endings):
        stem = word.removesuffix(ending)
        if len(stem) >= LEAST_STEM and stem + ending == word:
            yield _key(stem)


@cache
def _split(endings: str) -> tuple[str, ...]:
    return tuple(ending.strip(NO_ENDING) for ending in endings.split(",") if ending)


def _key(stem: str) -> str:
    """
    Spelled the same whatever the ending did to it: no final e, no doubled letter.

    >>> _key("submitt"), _key("submit"), _key("delete"), _key("betaal")
    ('submit', 'submit', 'delet', 'betal')
    """
    return _DOUBLED.sub(r"\1", stem.removesuffix("e"))


OPENING: Final = frozenset(
    stem for lexicon in LEXICONS for words in listed(lexicon.opening) for stem in _verbs(words[0])
)
"""Stems of verbs that only open, show or go: who stops before opening one page does not stop before every opening."""
