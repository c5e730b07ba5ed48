"""What shows that something else was done than what was asked for: another number, time, interval or thing, a copy."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, tokens
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import ACTED, Deed, Did
from ..screen.outcome import upon_of
from ..subject import dealt_with

ELSE: Final = UNDONE
"""The most that a step is done by which something else was done. Set by hand: under every bar."""

DIGITS: Final = 3
"""From so many digits on a number names one thing: an order, a ticket, an account."""

TELLING: Final = frozenset({"status", "alert"})
ASKING: Final = frozenset({"dialog", "alertdialog"})
SPEAKING: Final = TELLING | ASKING
COMMANDS: Final = frozenset({"button", "link", "menuitem"})

EVERYTHING: Final = lexicon().written["everything"]
APART: Final = lexicon().written["apart"]
LEAVING: Final = lexicon().sets["calling_off"]

_NUMBER = re.compile(r"(?<![/.$€£])\b(?=[\w-]*\d)[\w-]+\b(?!/)")
"""No part of a date, no price."""

_YEAR = re.compile(r"(?:19|20)\d\d")
_CLOCK = re.compile(r"\b([01]?\d|2[0-3])[:.]([0-5]\d)\b")


def most(r: Reading) -> float:
    """At most so likely it is done. Of the screens that are fitted on, 42 are not done and 1 is."""
    return ELSE if r.scene.acted and any(rule(r) for rule in RULES) else 1.0


def of_another_number(r: Reading) -> bool:
    """The step names one number, and what was pressed, was asked or is told names others only."""
    own = _numbers(r.goal.text)
    if len(own) != 1:
        return False
    said = [deed.label for deed in _pressed(r)]
    said += [label.name for deed in r.scene.deeds for label in upon_of(deed.note).told if label.role in SPEAKING]
    said += [label.name for label in r.scene.came if label.role in TELLING]
    found = [_numbers(text) for text in said]
    return any(found) and not any(numbers & own for numbers in found)


def at_another_time(r: Reading) -> bool:
    """What is told of the step's thing names a time of day, and none that the step names."""
    own = set(_CLOCK.findall(r.goal.text))
    if not own:
        return False
    about = [label for label in r.scene.came if label.role in TELLING and set(r.clause.things) & set(label.words)]
    told = [set(_CLOCK.findall(label.name)) for label in about]
    return any(told) and not any(times & own for times in told)


def at_another_interval(r: Reading) -> bool:
    """ "Sent daily", where the step says every week."""
    own = _intervals(r.goal.text)
    if len(own) != 1:
        return False
    told = [_intervals(label.name) for label in r.scene.came if label.role in TELLING or label.role == "text"]
    return any(told) and not any(found & own for found in told)


def too_much(r: Reading) -> bool:
    """ "Sign out of all devices" was pressed, for a step that speaks of one; refusing all cookies is no such thing."""
    if r.clause.many or r.clause.intent == "close" or not EVERYTHING.isdisjoint(tokens(r.goal.text)):
        return False
    return any(EVERYTHING & set(tokens(deed.label)) and _does_it(r, deed) for deed in _pressed(r))


def to_a_copy(r: Reading) -> bool:
    """ "Save as copy" was pressed last, where the step says nothing of a copy."""
    done = _pressed(r)
    own = set(tokens(r.goal.text))
    return bool(done) and not own & APART and bool(APART & set(tokens(done[-1].label))) and _does_it(r, done[-1])


def withdrawn(r: Reading) -> bool:
    """What was begun was left by "Cancel" or "Discard", with nothing done after it."""
    if r.clause.intent in ("close", "go", "continue", "press") or not r.scene.deeds:
        return False
    last = r.scene.deeds[-1]
    said = content(last.label)
    return last.did is Did.PRESSED and last.role == "button" and bool(said) and set(said) <= LEAVING - {r.clause.verb}


def to_another_thing(r: Reading) -> bool:
    """
    "Copy that shift", and the menu of another shift was opened than the one that the steps before dealt with. None of
    the screens that are fitted on is caught.
    """
    return dealt_with.used_another(r.clause, r.scene)


RULES: Final[tuple[Callable[[Reading], bool], ...]] = (
    of_another_number,
    at_another_time,
    at_another_interval,
    too_much,
    to_a_copy,
    withdrawn,
    to_another_thing,
)


def _pressed(r: Reading) -> list[Deed]:
    return [deed for deed in r.scene.deeds if deed.did in ACTED and deed.changed is not False and deed.role in COMMANDS]


def _does_it(r: Reading, deed: Deed) -> bool:
    """It says the step's verb; a notice about cookies is answered for all of them."""
    return r.clause.verb in content(deed.label) and not lexicon().sets["consent"] & set(r.goal.words)


@lru_cache(maxsize=5_000)
def _numbers(text: str) -> frozenset[str]:
    """
    The long numbers of a text but for dates, years and prices; one that is nothing but a number is a result or a
    count, and names nothing.
    """
    found = [number.casefold() for number in _NUMBER.findall(text)]
    named = (number for number in found if not _YEAR.fullmatch(number))
    long = frozenset(number for number in named if sum(letter.isdigit() for letter in number) >= DIGITS)
    return long if len(tokens(text)) > len(found) else frozenset()


@lru_cache(maxsize=5_000)
def _intervals(text: str) -> frozenset[str]:
    """How often something is to happen, each by the span between."""
    said = set(tokens(text))
    return frozenset(span for span, words in lexicon().intervals.items() if span in said or words & said)
