"""
Sentences that ask to confirm something hard to undo, or warn of it: "Are you sure you want to delete it?", "You are
about to permanently remove 3 files." What else was weighed: docs/decisions/page-asks.md.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from .phrases import SMALL, Phrase, hard_words, of_all
from .words import REMEMBERED, PhraseBook, label_words

SURE: Final = PhraseBook(of_all("sure"), SMALL)
ASKING: Final = PhraseBook(of_all("asking"), SMALL)
WISHING: Final = PhraseBook(of_all("wishing"), SMALL)
DOUBTING: Final = PhraseBook(of_all("doubting"), ())
DEEDS: Final = PhraseBook(of_all("deeds"), ())
FINAL: Final = PhraseBook(of_all("final"), SMALL)
_FIRST: Final = frozenset(
    phrase[0] for part in ("sure", "asking", "wishing", "final") for phrase in of_all(part)
)  # fmt: skip

QUESTION_MARKS: Final = "?？؟"

OFFERED: Final = frozenset({"buy", "pay", "purchase", "send", "submit", "confirm", "publish", "donate", "transfer"})
"""
What an offer asks about ("Would you like to buy insurance?"), by gloss: of these a mere wish is no confirmation.
"""

_SENTENCE = re.compile(
    r"(?:[^.!?…。！？؟\n]|\.(?=[^\s.])|(?<=\b[A-Z])\.|(?<=\b[A-Z]\w)\.|(?<=\b[A-Z]\w\w)\.)+[.!?…。！？؟]?"
)
"""Up to a stop: a full stop inside a word ("holiday.jpg") and one after a short capitalised word ("Mr.") is none."""


class Asked(NamedTuple):
    """A sentence that asks about, or warns of, something hard to undo."""

    quoted: str
    """What in it made it so."""

    words: Phrase
    """All its words: what it asks about answers nothing ("Cancel" to "Do you want to cancel?")."""

    by_wish: bool = False
    """It may as well be an offer, or a heading: it asks only where a no is offered with it."""


def sentences(text: str) -> tuple[str, ...]:
    """
    Its sentences, with the mark that ends each.

    >>> sentences("It is old. Delete Mr. Lee's holiday.jpg? You have others")
    ('It is old.', "Delete Mr. Lee's holiday.jpg?", 'You have others')
    """
    return tuple(found.strip() for found in _SENTENCE.findall(text))


def is_question(sentence: str) -> bool:
    """It ends in a question mark."""
    return sentence.rstrip().endswith(tuple(QUESTION_MARKS))


@lru_cache(REMEMBERED)
def asked_in(text: str, language: str, *, headline: bool = False) -> tuple[Asked, ...]:
    """
    Every sentence of a text that asks to confirm something hard to undo.

    >>> [asked.quoted for asked in asked_in("Are you sure? You are about to remove 2 files.", "en")]
    ['"are you sure"', '"remove"']
    >>> asked_in("How do I delete my account?", "en"), asked_in("You can delete it later.", "en")
    ((), ())
    """
    found = (_asked(sentence, language, headline=headline) for sentence in sentences(text))
    return tuple(asked for asked in found if asked)


def warns(text: str) -> Asked | None:
    """It says outright that there is no way back: "This cannot be undone."."""
    words = label_words(text)
    found = FINAL.all_in(words) if not _FIRST.isdisjoint(words) else ()
    return Asked(f'"{" ".join(found[0].phrase)}"', words) if found else None


def _asked(sentence: str, language: str, *, headline: bool) -> Asked | None:
    words = label_words(sentence)
    if sure := SURE.all_in(words):
        return Asked(_about(sentence, words, language) or _quoted(sure[0].phrase), words)
    if asking := ASKING.all_in(words):
        about = _about(sentence, words, language)
        alone = asking[0].phrase if len(words) == len(asking[0].phrase) > 1 else ()
        said = about or (_quoted(alone) if alone else "")
        return Asked(said, words) if said else None
    return _wished(sentence, words, language, headline=headline) if is_question(sentence) else None


def _about(sentence: str, words: Phrase, language: str) -> str:
    """The hard-to-undo word, deed or warning in it."""
    if hard := hard_words(sentence, language):
        return hard[0].quoted
    found = DEEDS.all_in(words) or FINAL.all_in(words)
    return _quoted(found[0].phrase) if found else ""


def _wished(sentence: str, words: Phrase, language: str, *, headline: bool) -> Asked | None:
    """A question of the form of an offer, or a headline that begins with the deed: "Delete this file?"."""
    wishes, doubts = bool(WISHING.all_in(words)), bool(DOUBTING.all_in(words))
    if not (wishes or doubts or headline):
        return None
    hard = [word for word in hard_words(sentence, language) if word.meaning.gloss not in OFFERED]
    if wishes or doubts:
        said = [word.quoted for word in hard] + [_quoted(found.phrase) for found in DEEDS.all_in(words)]
    else:
        first = next((word for word in words if word not in SMALL), "")
        said = [word.quoted for word in hard if word.phrase[0] == first]
    return Asked(said[0], words, by_wish=not (wishes and doubts)) if said else None


def _quoted(phrase: Phrase) -> str:
    return f'"{" ".join(phrase)}"'
