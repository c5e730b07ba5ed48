"""How often: a step that presses something named so many times is not done with fewer presses."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from .deeds import Did, deeds_of
from .goal import Clause
from .lexicon import lexicon
from .scene import FIELDS, Scene, numbers_in
from .words import folded

SHORT: Final = 0.45
"""The most that a step is done whose presses are too few. Set by hand: under every bar."""


_TIMES = re.compile(r"\b(?:(twice)|(thrice)|(\w+)\s+times)\b", re.I)
_QUOTED = re.compile(r"[\"“”„«»][^\"“”„«»]+[\"“”„«»]")


def most(scene: Scene, clauses: tuple[Clause, ...]) -> float:
    """At most so likely the step is done; 1 where no clause counts, or its presses are enough."""
    return SHORT if any(_is_short(scene, clause) for clause in clauses) else 1.0


def _is_short(scene: Scene, clause: Clause) -> bool:
    if clause.intent == "add":
        return clause.count >= SEVERAL and bool(scene.state.last) and not _is_counted(scene, clause.count)
    if clause.intent != "press":
        return False
    named = {folded(quote) for quote in clause.quotes}
    said = times(clause.text)
    if not named or said:
        return max(_pressed(scene, named).values(), default=0) < said
    if clause.count < 2 or str(clause.count) in named:
        return False
    return _pressed(scene, named).total() < clause.count


SEVERAL: Final = 2


def _is_counted(scene: Scene, count: int) -> bool:
    """So many were put in, for all that shows: a number says so, or one control was pressed as often."""
    if any(each >= count for each in _pressed(scene, set()).values()):
        return True
    said = [deed.text for deed in deeds_of(scene.state)] + [label.name for label in scene.came]
    said += [item.element.value for item in scene.items if item.role in FIELDS]
    return any(count in numbers_in(text) for text in said)


def times(text: str) -> int:
    """
    How often, by the words "twice" or "three times" outside of quotation marks; 0 where the text says nothing.

    >>> times('press "One more" three times'), times("press it twice"), times("press it")
    (3, 2, 0)
    """
    found = _TIMES.search(_QUOTED.sub(" ", text))
    if found is None:
        return 0
    twice, thrice, said = found.groups()
    numbers = lexicon().order["numbers"]
    if twice or thrice:
        return 2 if twice else 3
    return int(said) if said.isdigit() else numbers.index(said.casefold()) if said.casefold() in numbers else 0


def without_times(text: str) -> str:
    """
    The text without how often.

    >>> without_times("press One more twice")
    'press One more '
    """
    return _TIMES.sub("", text) if times(text) else text


def _pressed(scene: Scene, named: set[str]) -> Counter[str]:
    """How often each control was pressed; of those that are named, where any are."""
    pressed: Counter[str] = Counter()
    for deed in deeds_of(scene.state):
        if deed.did is Did.PRESSED and (not named or folded(deed.label) in named):
            pressed[folded(deed.label)] += deed.times
    return pressed
