"""
The stages that a page lists, of which it marks the one that one is at: "1. You, 2. Your room, 3. Dates". A step that
goes on to one of them, or back, is there once the page marks it (`aria-current`, WAI-ARIA 1.2). None of the screens
that are fitted on marks its stages.
"""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from .guide import Guide

FEWEST: Final = 3
"""So many stages are a course; two places are a choice."""

BACK: Final = lexicon().sets["going_back"]
WAYS: Final = frozenset({"go", "continue"})
_NUMBER: Final = lexicon().patterns["stage_number"]


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The way on, or back, to the stage that the step names; met where the page marks it as the one that one is at."""
    course = _course(scene) if clause.intent in WAYS and not clause.quotes else ()
    here = next((n for n, item in enumerate(course) if item.has(Condition.CURRENT)), None)
    there = [n for n, item in enumerate(course) if _is_named(clause, item)]
    if here is None or len(there) != 1:
        return None
    if here == there[0]:
        return Guide(is_met=True)
    words = lexicon().sets["onward"] if here < there[0] else BACK
    ways = [item for item in scene.items if _leads(item, words)]
    return Guide(next=(ways[0],)) if len(ways) == 1 else None


def _course(scene: Scene) -> tuple[Item, ...]:
    """The stages: texts that stand one right after the other, each in a row of its own, one of them marked."""
    marked = [i for i in scene.items if i.has(Condition.CURRENT) and not i.is_control and i.card]
    if len(marked) != 1:
        return ()
    first, last = marked[0].at, marked[0].at
    while first > 0 and _is_beside(marked[0], scene.items[first - 1]):
        first -= 1
    while last + 1 < len(scene.items) and _is_beside(marked[0], scene.items[last + 1]):
        last += 1
    course = scene.items[first : last + 1]
    return course if len(course) >= FEWEST and len({item.card for item in course}) == len(course) else ()


def _is_beside(one: Item, other: Item) -> bool:
    return not other.is_control and bool(other.card) and other.element.path[:-1] == one.element.path[:-1]


def _is_named(clause: Clause, item: Item) -> bool:
    """All it says but its number is what the step goes to."""
    words = content(_NUMBER.sub("", item.name))
    return bool(words) and set(words) <= {*clause.things, *clause.place}


def _leads(item: Item, words: frozenset[str]) -> bool:
    """It says that it leads so, and no more."""
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    return usable and not item.is_aside and bool(item.words) and set(item.words) <= words
