"""The lexicons of all languages, folded and indexed for the safety rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from .lexicon import LEXICONS
from .lookalikes import readings
from .words import REMEMBERED, PhraseBook, label_words

Phrase = tuple[str, ...]


class Meaning(NamedTuple):
    """What a hard-to-undo phrase says, and where it counts."""

    gloss: str
    language: str
    at_home: bool
    """It counts on a page in its own language only (and where the page names none)."""


def listed(entries: str) -> Iterator[Phrase]:
    """
    The phrases of one lexicon entry, folded.

    >>> list(listed("sign out, PayPal"))
    [('sign', 'out'), ('pay', 'pal')]
    """
    return (words for entry in entries.split(",") if (words := label_words(entry)))


def of_all(part: str) -> frozenset[Phrase]:
    """One part of every lexicon, put together."""
    return frozenset(phrase for lexicon in LEXICONS for phrase in listed(getattr(lexicon, part)))


def singles(part: str) -> frozenset[str]:
    """The same for a part that holds single words."""
    return frozenset(word for phrase in of_all(part) for word in phrase)


def _meanings() -> dict[Phrase, tuple[Meaning, ...]]:
    found: dict[Phrase, tuple[Meaning, ...]] = {}
    for lexicon in LEXICONS:
        for at_home, table in ((False, lexicon.hard), (True, lexicon.at_home)):
            for gloss, entries in table.items():
                for phrase in listed(entries):
                    found[phrase] = (*found.get(phrase, ()), Meaning(gloss, lexicon.language, at_home))
    return found


MEANINGS: Final = _meanings()
ALONE: Final = {
    phrase: tuple(lexicon.language for lexicon in LEXICONS if phrase in set(listed(lexicon.alone)))
    for phrase in of_all("alone")
}
SMALL: Final = singles("small")
HARD: Final = PhraseBook(MEANINGS, SMALL)
HARD_FIRST: Final = frozenset(phrase[0] for phrase in MEANINGS)
ICONS: Final = PhraseBook(of_all("icons"), ())
HARMLESS: Final = PhraseBook(of_all("harmless"), ())
LANGUAGES: Final = frozenset(lexicon.language for lexicon in LEXICONS)
LETTERS: Final = frozenset("".join(lexicon.letters for lexicon in LEXICONS)) | frozenset("abcdefghijklmnopqrstuvwxyz")


class HardWord(NamedTuple):
    """A hard-to-undo phrase that was found."""

    phrase: Phrase
    meaning: Meaning

    @property
    def quoted(self) -> str:
        """
        The words, with their English where they are not English.

        >>> HardWord(("loschen",), Meaning("delete", "de", at_home=False)).quoted
        '"loschen" (delete)'
        """
        words = f'"{" ".join(self.phrase)}"'
        return (
            words
            if self.meaning.language == GLOSSES or self.meaning.gloss == " ".join(self.phrase)
            else f"{words} ({self.meaning.gloss})"
        )


GLOSSES: Final = "en"
"""The language of the glosses."""


@lru_cache(REMEMBERED)
def hard_words(text: str, language: str) -> tuple[HardWord, ...]:
    """
    Every hard-to-undo phrase in a text of a page in that language; empty: the page names none.

    >>> [word.quoted for word in hard_words("Pay now", "en")], hard_words("Payment history", "en")
    (['"pay"'], ())
    >>> [word.quoted for word in hard_words("Рау now", "en")], "in Cyrillic letters"
    (['"pay"'], 'in Cyrillic letters')
    """
    read = dict.fromkeys(label_words(reading) for reading in readings(text))
    return tuple(dict.fromkeys(word for words in read for word in _hard_words(words, language)))


def _hard_words(words: Phrase, language: str) -> Iterator[HardWord]:
    if HARD_FIRST.isdisjoint(words):
        return
    for found in HARD.all_in(without_harmless(words)):
        for meaning in MEANINGS[found.phrase]:
            if not meaning.at_home or language in {"", meaning.language}:
                yield HardWord(found.phrase, meaning)


@lru_cache(REMEMBERED)
def lone_words(text: str, language: str) -> tuple[HardWord, ...]:
    """
    What publishes, pays or binds where it is all that a button says.

    >>> [word.quoted for word in lone_words("Post", "en")], lone_words("Post code", "en"), lone_words("Post", "de")
    (['"post"'], (), ())
    """
    read = dict.fromkeys(label_words(reading) for reading in readings(text))
    return tuple(
        HardWord(words, Meaning(" ".join(words), spoken, at_home=True))
        for words in read
        for spoken in ALONE.get(words, ())
        if language in {"", spoken}
    )


def without_harmless(words: Phrase) -> Phrase:
    """The words with everything blanked that is part of a compound in which a hard word is no command."""
    blank = {place for found in HARMLESS.all_in(words) for place in range(found.start, found.end)} | _counters(words)
    return tuple("" if place in blank else word for place, word in enumerate(words))


MINUS: Final = singles("minus")
COUNTED: Final = singles("counted")
DETAILS: Final = singles("details")


def _counters(words: Phrase) -> set[int]:
    """Places of a counter's minus and what it counts, side by side: "Remove adult", but not "Remove guest details"."""
    return {
        place
        for first in range(len(words) - 1)
        if _is_minus(words[first], words[first + 1]) and words[first + 2 : first + 3] not in DETAIL_TAILS
        for place in (first, first + 1)
    }


def _is_minus(first: str, second: str) -> bool:
    return (first in MINUS and second in COUNTED) or (first in COUNTED and second in MINUS)


DETAIL_TAILS: Final = frozenset((word,) for word in DETAILS)
