"""How often: a step that presses something named so many times is not done with fewer presses."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import LARGELY, SEVERAL, UNLIKELY
from ..match.reading import Reading
from ..screen.change import PASSING
from ..screen.counts import numbers_in
from ..screen.deeds import Deed, Did
from ..screen.scene import Item, Scene
from ..step.goal import Clause
from .account import failed

SHORT: Final = UNLIKELY
"""The most that a step is done whose presses are too few. Set by hand: under every bar."""


_TIMES: Final = lexicon().patterns["times"]
_QUOTED = re.compile(r"[\"“”„«»][^\"“”„«»]+[\"“”„«»]")


def most(scene: Scene, clauses: tuple[Clause, ...]) -> float:
    """At most so likely the step is done; 1 where no clause counts, or its presses are enough."""
    return SHORT if any(_is_short(scene, clause) for clause in clauses) else 1.0


def _is_short(scene: Scene, clause: Clause) -> bool:
    if clause.intent == "add":
        return clause.count >= SEVERAL and bool(scene.state.last) and not _is_counted(scene, clause.count)
    if clause.intent != "press":
        often = times(clause.text)
        return often > 1 and bool(scene.state.last) and max(_pressed(scene, set()).values(), default=0) < often
    named = {folded(quote) for quote in clause.quotes}
    said = times(clause.text)
    if not named or said:
        return max(_pressed(scene, named).values(), default=0) < said
    if clause.count < 2 or str(clause.count) in named:
        return False
    return _pressed(scene, named).total() < clause.count


def again(clause: Clause, scene: Scene) -> Item | None:
    """The button that was pressed last, and took effect, where the clause says how often and it was not yet."""
    often, last = times(clause.text), _last(scene)
    if clause.intent == "press" or often < SEVERAL or last is None or last.changed is False:
        return None
    named = share(content(last.label), clause.words) >= LARGELY
    if not named or _pressed(scene, set())[folded(last.label)] >= often:
        return None
    found = [i for i in scene.items if i.role == last.role and i.element.words == last.label]
    return found[0] if len(found) == 1 and not found[0].has(Condition.DISABLED) else None


def made_up(r: Reading) -> bool:
    """The clause says how often, and the one control whose name it says was pressed just so often."""
    often, last = times(r.clause.text), _last(r.scene)
    if r.clause.intent == "press" or often < SEVERAL or last is None or last.changed is False or failed(r):
        return False
    said = share(content(last.label), r.clause.words) >= LARGELY
    return said and _pressed(r.scene, set()) == {folded(last.label): often}


def _last(scene: Scene) -> Deed | None:
    """What was pressed last, where nothing else was done since."""
    done = [deed for deed in scene.deeds if deed.did not in PASSING]
    return done[-1] if done and done[-1].did is Did.PRESSED and done[-1].role == "button" else None


def _is_counted(scene: Scene, count: int) -> bool:
    """So many were put in, for all that shows: a number says so, or one control was pressed as often."""
    if any(each >= count for each in _pressed(scene, set()).values()):
        return True
    said = [deed.text for deed in scene.deeds] + [label.name for label in scene.came]
    said += [item.element.value for item in scene.fields]
    return any(count in numbers_in(text) for text in said)


@lru_cache(maxsize=500)
def times(text: str) -> int:
    """
    How often, by the words "twice" or "three times" outside of quotation marks; 0 where the text says nothing.

    >>> times('press "One more" three times'), times("press it twice"), times("press it"), times("work out 3 times 4")
    (3, 2, 0, 0)
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
    for deed in scene.deeds:
        if deed.did is Did.PRESSED and (not named or folded(deed.label) in named):
            pressed[folded(deed.label)] += deed.times
    return pressed
