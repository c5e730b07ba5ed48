"""The words of conditions, read once from their data file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from ..language.stem import stem

WORDS: Final = "words.toml"


@dataclass(frozen=True, slots=True)
class Standing:
    """What a word for a state asks of a control."""

    true: frozenset[str]
    without: frozenset[str]
    """Having none of these makes it true as well."""

    untrue: frozenset[str]
    else_untrue: bool
    """Having none of the true ones makes it untrue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """One language's words for conditions."""

    words: Mapping[str, frozenset[str]]
    """As they are written, in lower case."""

    stems: Mapping[str, frozenset[str]]
    """The same lists as stems."""

    phrases: Mapping[str, tuple[str, ...]]
    states: Mapping[str, Standing]
    roles: Mapping[str, frozenset[str]]
    currencies: Mapping[str, str]
    """A sign, a code or a word of money, or of a share: what it stands for."""

    labels: Mapping[str, frozenset[str]]
    """A connecting word, and the stems of what fields for it are called."""

    presents: Mapping[str, tuple[str, ...]]
    """The stem of a participle that no rule makes from its verb, and that verb."""

    contraries: Mapping[str, frozenset[str]]
    """A word for a state, and the words that deny it."""

    happenings: Mapping[str, frozenset[str]]
    """The stem of what happened, and the stems that tell of it."""


@lru_cache(maxsize=1)
def tables() -> Tables:
    """The tables in the package."""
    read = tomllib.loads(files(__package__).joinpath(WORDS).read_text(encoding="utf-8"))
    words = {name: frozenset(text.split()) for name, text in read["words"].items()}
    return Tables(
        words=words,
        stems={name: frozenset(map(stem, held)) for name, held in words.items()},
        phrases={name: tuple(part.strip() for part in text.split("|")) for name, text in read["phrases"].items()},
        states={word: _standing(text) for word, text in read["states"].items()},
        roles={noun: frozenset(text.split()) for noun, text in read["roles"].items()},
        currencies={said: code for code, text in read["currencies"].items() for said in text.split()},
        labels={said: _stems(text) for said, text in read["labels"].items()},
        contraries={word: frozenset(text.split()) for word, text in read["contraries"].items()},
        presents={stem(word): tuple(text.split()) for word, text in read["presents"].items()},
        happenings={stem(word): _stems(text) for word, text in read["happenings"].items()},
    )


def _stems(text: str) -> frozenset[str]:
    return frozenset(map(stem, text.split()))


def _standing(text: str) -> Standing:
    true, untrue = (part.split() for part in text.split("|"))
    return Standing(
        frozenset(word for word in true if word[0] != "-"),
        frozenset(word[1:] for word in true if word[0] == "-" and word != "-"),
        frozenset(word for word in untrue if word != "-"),
        "-" in untrue,
    )
