"""The names in a step: what it quotes, writes with a capital or figures. They are what a screen must bear out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, quoted
from .goal import Clause, Goal

QUOTES = re.compile(r"[\"“”„«»][^\"“”„«»]+[\"“”„«»]|(?<!\w)['‘][^'‘’]+['’](?!\w)")
NAMED = re.compile(r"(?<![\w@.])(?:[A-Z][\w'’-]*|[\w.+-]*[\d@][\w@.:+-]*\w|\d)(?:\s+(?:[A-Z][\w'’-]*|\d[\w.]*))*")
_PURPOSE = re.compile(
    r",?\s+so that\s+(?!it\s+(?:now\s+|then\s+)?(?:reads?|says?|is\s+(?:called|named)|becomes)\s*[\"“„«'‘])(.+)$",
    re.I | re.S,
)

_CLOSING: Final = lexicon().patterns["closing_press"]
_ONWARD: Final = lexicon().patterns["goes_on"]

_TO = re.compile(r"\s(?:to|as|by|with)\s", re.I)

GOING: Final = frozenset({"remove", "close", "signout", "turn_off"})
"""Intents that want what they name to be gone or off."""

CALLED: Final = frozenset({"press", "commit", "continue", "signin"})
"""Intents that may name the control to press, and nothing that must show afterwards."""


@dataclass(frozen=True, slots=True)
class Name:
    """One name of a step."""

    text: str
    words: tuple[str, ...]


@lru_cache(maxsize=2_000)
def names_of(clause: Clause) -> tuple[Name, ...]:
    """
    The names a clause gives that are to show, be held or have been typed; of a renaming only the new one.

    >>> from .goal import goal_of
    >>> [name.text for name in names_of(goal_of('put the mug "Red one" into the list Gifts').last)]
    ['Red one', 'Gifts']
    """
    if clause.intent in GOING:
        return ()
    if clause.intent in CALLED and not clause.value:
        return _found(_after_preposition(clause.text))
    if clause.intent in ("rename", "set") and clause.value and _TO.search(clause.text):
        return _found(f'"{clause.value}"') if _found(clause.value) or clause.quotes else ()
    return _found(_PURPOSE.sub("", clause.text))


def _after_preposition(text: str) -> str:
    """What follows "as", "with", "from": a control's own name stands before it."""
    return " ".join(re.split(r"\s(?:as|with|from|using)\s", _PURPOSE.sub("", text))[1:])


def _found(text: str) -> tuple[Name, ...]:
    rest = QUOTES.sub(" , ", text)
    first = rest.split(" ", 1)[0] if rest.split() else ""
    plain = [m.group() for m in NAMED.finditer(rest) if m.group() != first or not first[:1].isupper()]
    found = [Name(said, content(said)) for said in (*quoted(text), *plain)]
    return tuple(name for name in found if name.words)


def purpose_of(goal: Goal) -> str:
    """
    What the step is done for, in its own words: "so that …"; empty where it says none, or that everything then shows,
    which no one line of a screen says.

    >>> from .goal import goal_of
    >>> purpose_of(goal_of("set the amount to 4, so that the total is 48"))
    'the total is 48'
    """
    found = _PURPOSE.search(goal.text)
    return found.group(1).strip(" .") if found and not _ALL_SHOWS.match(found.group(1)) else ""


_ALL_SHOWS: Final = lexicon().patterns["all_shows"]


@lru_cache(maxsize=2_000)
def closing_of(text: str) -> tuple[str, ...]:
    """
    The words of the press that a step of several parts ends with; none where it ends otherwise.

    >>> closing_of("change the name to Kim and save"), closing_of('enter "Kim", then press Go on')
    (('sav',), ('continu',))
    >>> closing_of("save the draft")
    ()
    """
    kept: list[str] = []

    def hide(found: re.Match[str]) -> str:
        kept.append(found.group())
        return f"⟦{len(kept) - 1}⟧"

    hidden = QUOTES.sub(hide, _PURPOSE.sub("", text.strip(" ."))).strip(" .")
    found = _CLOSING.search(hidden)
    if not found:
        return ()
    said = re.sub(r"⟦(\d+)⟧", lambda m: kept[int(m.group(1))], found.group(1) or found.group(2))
    return content("continue" if _ONWARD.match(said) else said)
