"""The language tables of the judge, read once from their data file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from .stem import stem

LANGUAGE: Final = "en"
WHOLES: Final = (
    *("nothing_found", "demand", "trouble", "guest", "openings", "endings", "unfinished"),
    *("refused", "lesser"),
)
"""Tables of phrases, each ended by a bar."""

ORDERED: Final = (
    *("ordinals", "numbers", "months", "years"),
    *("origin", "goal_end", "determiners", "particles", "standins", "agent_endings"),
    *("exclusive", "thanking"),
)
"""Tables of words that are read as they are written, or in their order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexicon:
    """One language's words. Sets hold stems but for the names that say otherwise."""

    phrases: Mapping[str, str]
    sets: Mapping[str, frozenset[str]]
    written: Mapping[str, frozenset[str]]
    """The same lists as they are written, for where the form of a word tells: "checked" is no "check"."""

    patterns: Mapping[str, re.Pattern[str]]
    """How a step or a label puts something; what is read of it are its named groups."""

    wholes: Mapping[str, tuple[str, ...]]
    """Phrases that count only as a whole, as they are written on screen."""

    rewordings: tuple[tuple[re.Pattern[str], str], ...]
    """What a clause says, and the same put plainly."""

    order: Mapping[str, tuple[str, ...]]
    """Words whose order is their meaning: ordinals, numbers."""

    closers: Mapping[str, int]
    """What a closing control says, and how much it commits to: 0 refuses, 1 closes, 2 acknowledges, 3 accepts."""

    intent_of: Mapping[str, str]
    """The stem of a verb, and what that verb asks for; on a screen, where a word that is a noun as often is none."""

    asked_by: Mapping[str, str]
    """The same in a step, with the words that are nouns as often."""

    kin: Mapping[str, frozenset[str]]
    """A word, and those that mean the same on a screen; itself left out."""

    past: Mapping[str, frozenset[str]]
    """The stem of a verb, and the words (not stems) that tell of it having been done."""

    reverse: Mapping[str, frozenset[str]]
    """The stem of a verb, and those that a control says once it is done; its own left out: "Follow", "Following"."""

    routes: Mapping[str, frozenset[str]]
    """A place, and the stations on the way to it."""

    ahead: Mapping[str, frozenset[str]]
    """A place, and the stations that are passed last: a control leads there only where it says that it goes on."""

    leads: Mapping[str, frozenset[str]]
    """A word of a step, and what a control is called that leads to it where none says it."""

    row_verbs: Mapping[str, frozenset[str]]
    """A verb, and what else the control of a row is called that does it: "change" moves a booking."""

    classes: Mapping[str, frozenset[str]]
    """Words of one kind, of which a thing has one: colours, sizes, stuffs."""

    units: Mapping[str, str]
    """A short form and the stem that it stands for: "min", a minute."""

    orders: Mapping[str, str]
    """From which end a list is sorted, as regular expressions."""

    sort_keys: Mapping[str, tuple[str, ...]]
    """A word that says how a list is sorted, and what it is sorted by then, as it is written; the likeliest first."""

    intervals: Mapping[str, frozenset[str]]
    """A span of time, and the words for what happens once in each; as they are written."""

    delivery: Mapping[str, frozenset[str]]
    """A detail that a delivery asks for, and what labels and `autocomplete` tokens call it."""

    traits: Mapping[str, tuple[str, bool]]
    """A verb that says a trait, which trait, and whether the thing is to have it."""

    superlatives: Mapping[str, tuple[int, str]]
    """A superlative, the end of the scale that it means (1: the most), and the name of what is measured, or "any"."""

    measures: Mapping[str, str]
    """A word behind such a superlative, and the name of what is measured."""

    signs: Mapping[str, tuple[str, ...]]
    """A sign of arithmetic, and what it is called between two numbers."""

    keys: Mapping[str, tuple[str, ...]]
    """A key of a calculator, and what it is called beside its sign."""

    kinds: Mapping[str, frozenset[str]]
    """A word for a kind of control, and the roles that it means where controls are counted."""

    kinds_in_two: Mapping[str, str]
    """The same in two words, and the one word for it; in the order in which they are put."""

    branches: Mapping[str, tuple[str, ...]]
    """Where a step speaks of these, the roles of each of them on a page."""

    shortcuts: Mapping[str, re.Pattern[str]]
    """A shortcut, and the words of a step that speak for it; the first that fits counts."""

    key_names: Mapping[str, str]
    """What a step calls a key of the keyboard, and that key."""

    contraries: Mapping[str, frozenset[str]]
    """A word of a choice, and those that would be another choice: "ascending" and "descending"."""


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    """The tables of `LANGUAGE`."""
    read = tomllib.loads(files(__package__).joinpath(f"{LANGUAGE}.toml").read_text(encoding="utf-8"))
    plain = {name: text for name, text in read["words"].items() if name not in WHOLES}
    sets = {name: frozenset(stem(word) for word in text.split()) for name, text in plain.items()}
    asked_by = _first_wins((stem(verb), name) for name, text in read["verbs"].items() for verb in text.split())
    return Lexicon(
        phrases=read["phrases"],
        sets=sets,
        written={name: frozenset(text.split()) for name, text in plain.items()},
        patterns={name: re.compile(said, re.I) for name, said in read["patterns"].items()},
        wholes={name: _wholes(read["words"][name]) for name in WHOLES},
        rewordings=tuple((re.compile(f"{said}$", re.I), plain) for said, plain in read["rewordings"]["rules"]),
        order={name: tuple(read["words"][name].split()) for name in ORDERED},
        closers={
            said: rank
            for rank, name in enumerate(("refuse", "close", "settle", "accept"))
            for said in _wholes(read["closers"][name])
        },
        intent_of={verb: intent for verb, intent in asked_by.items() if verb not in sets["either"]},
        asked_by=asked_by,
        kin=_kin(read["kin"]["groups"]),
        past={stem(verb): frozenset(text.split()) for verb, text in read["past"].items()},
        reverse={verb: words - {verb} for verb, words in _stems(read["reverse"]).items()},
        routes=_stems(read["routes"]),
        ahead=_stems(read["ahead"]),
        leads=_stems(read["leads"]),
        row_verbs=_stems(read["row_verbs"]),
        classes=_stems(read["classes"]),
        units={short: stem(whole) for whole, text in read["units"].items() for short in text.split()},
        orders=read["orders"],
        sort_keys={stem(key): tuple(text.split()) for key, text in read["sort_keys"].items()},
        intervals={span: frozenset((span, *text.split())) for span, text in read["intervals"].items()},
        delivery=_stems(read["delivery"]),
        traits=_traits(read["traits"]),
        superlatives=_superlatives(read["superlatives"]),
        measures={word: name for name, text in read["measures"].items() for word in text.split()},
        signs={sign: _wholes(text) for sign, text in read["signs"].items()},
        keys={key: _wholes(text) for key, text in read["keys"].items()},
        kinds={noun: frozenset(text.split()) for noun, text in read["kinds"].items()},
        kinds_in_two=read["kinds_in_two"],
        branches={noun: tuple(text.split()) for noun, text in read["branches"].items()},
        shortcuts={key: re.compile(said, re.I) for key, said in read["shortcuts"].items()},
        key_names={name: key for key, text in read["key_names"].items() for name in text.split()},
        contraries=_contraries((*read["contraries"]["groups"], _sides(read["intervals"]))),
    )


def either(words: Iterable[str]) -> str:
    """A regular expression of any of the words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))


def _wholes(text: str) -> tuple[str, ...]:
    return tuple(part for raw in text.split("|") if (part := raw.strip()))


def _stems(table: Mapping[str, str]) -> dict[str, frozenset[str]]:
    return {stem(key): frozenset(stem(word) for word in text.split()) for key, text in table.items()}


def _first_wins(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in pairs:
        found.setdefault(key, value)
    return found


def _kin(groups: list[str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for text in groups:
        words = {stem(word) for word in text.split()}
        for word in words:
            found.setdefault(word, set()).update(words)
    return {word: frozenset(others - {word}) for word, others in found.items()}


def _traits(table: Mapping[str, Mapping[str, str]]) -> dict[str, tuple[str, bool]]:
    return {
        stem(verb): (stem(trait), side == "on")
        for trait, sides in table.items()
        for side, text in sides.items()
        for verb in text.split()
    }


def _superlatives(table: Mapping[str, Mapping[str, str]]) -> dict[str, tuple[int, str]]:
    return {
        word: (1 if end == "most" else -1, name)
        for name, ends in table.items()
        for end, text in ends.items()
        for word in text.split()
    }


def _sides(intervals: Mapping[str, str]) -> str:
    """What happens every week does not happen every day."""
    return "|".join(intervals.values())


def _contraries(groups: Iterable[str]) -> dict[str, frozenset[str]]:
    """Of each group, whose sides are parted by a stroke, the words of the other sides."""
    found: dict[str, set[str]] = {}
    for text in groups:
        sides = [[stem(word) for word in side.split()] for side in text.split("|")]
        for side in sides:
            others = {word for other in sides if other is not side for word in other}
            for word in side:
                found.setdefault(word, set()).update(others - set(side))
    return {word: frozenset(others) for word, others in found.items()}
