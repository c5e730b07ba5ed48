"""What a `stop_before` phrase names: the control that would do what the flow stops before."""

from __future__ import annotations

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
    return any(
        first in _stems(second_word, lexicon)
        for lexicon in LEXICONS
        for verb in _verbs(label_words(phrase), lexicon)
        if verb not in OPENING
        for first in _stems(verb, lexicon)
        for second_word in _verbs(label_words(name), lexicon)
    )


def _verbs(words: Phrase, lexicon: Lexicon) -> Iterator[str]:
    """Where a command's verb stands: its first word and, in languages that put it there, its last."""
    plain = [word for word in words if word not in SMALL]
    yield from plain[:1]
    if lexicon.verb_last:
        yield from plain[1:][-1:]


def _stems(word: str, lexicon: Lexicon) -> Iterator[str]:
    """What may be left of a verb without its ending, e-less and undoubled: deleting, delete; submitting, submit."""
    for ending in (end for phrase in lexicon.endings.split(",") for end in [phrase.strip()]):
        suffix = "" if ending == "-" else ending
        if word.endswith(suffix):
            yield from _spelled(word[: len(word) - len(suffix)])


def _spelled(stem: str) -> Iterator[str]:
    if len(stem) < LEAST_STEM:
        return
    yield stem.removesuffix("e")
    if stem[-1] == stem[-2]:
        yield stem[:-1]
