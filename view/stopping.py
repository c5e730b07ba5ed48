"""What a `stop_before` phrase names: the control that would do what the flow stops before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from .element import Element
from .lexicon import LEXICONS, Lexicon
from .phrases import SMALL, Phrase, singles
from .words import label_tokens, label_words

LEAST_NAME: Final = 3
"""Letters. Shorter names begin too many words (seed: "The destructive check")."""

LEAST_STEM: Final = 3
"""Letters that have to be left of a verb for its stem to say anything."""

TAB: Final = "tab"

NO_ENDING: Final = "-"
ENDINGS: Final = {
    lexicon.language: tuple(ending.strip().removeprefix(NO_ENDING) for ending in lexicon.endings.split(","))
    for lexicon in LEXICONS
}
_DOUBLED = re.compile(r"(.)\1")

OPENING: Final = singles("opening")
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
    return any(_same_verb(label_words(name), label_words(phrase), lexicon) for lexicon in LEXICONS)


def _same_verb(name: Phrase, phrase: Phrase, lexicon: Lexicon) -> bool:
    wanted = {stem for verb in _verbs(phrase, lexicon) if verb not in OPENING for stem in _stems(verb, lexicon)}
    return any(stem in wanted for verb in _verbs(name, lexicon) for stem in _stems(verb, lexicon))


def _verbs(words: Phrase, lexicon: Lexicon) -> tuple[str, ...]:
    """Where a command's verb may stand: its first word and, in languages that put it there, its last."""
    plain = tuple(word for word in words if word not in SMALL)
    return (*plain[:1], *plain[-1:]) if lexicon.verb_last else plain[:1]


def _stems(word: str, lexicon: Lexicon) -> Iterator[str]:
    """What is left of a verb without each ending it may have; nothing of a word that is no verb form."""
    for ending in ENDINGS[lexicon.language]:
        stem = word.removesuffix(ending)
        if len(stem) >= LEAST_STEM and stem + ending == word:
            yield _key(stem)


def _key(stem: str) -> str:
    """
    Spelled the same whatever the ending did to it: no final e, no doubled letter.

    >>> _key("submitt"), _key("submit"), _key("delete"), _key("betaal")
    ('submit', 'submit', 'delet', 'betal')
    """
    return _DOUBLED.sub(r"\1", stem.removesuffix("e"))
