"""A screen that is about another thing of the same sort: "Ticket 12" at its head, for a step about ticket 13."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.scene import FIELDS, Item, Scene, once_for
from ..step.goal import Goal

_NUMBERED: Final = re.compile(r"\b([a-z]{3,})(?:\s+(?:no\.?|number))?\s+#?(\d+)\b(?![.:/-]\d)", re.I)
"""A noun and its number: "ticket 12", "order no. 118"; no date, time or amount."""

TRAVELS: Final = frozenset({"go", "continue", "search", "expand", "scroll", "sort"})
"""Intents of what leads to a thing, or away from it."""

WAYS: Final = frozenset({"link", "tab", "treeitem", "row", "searchbox"})
"""Roles that lead there, whatever else is on the screen."""


def is_of_another(reading: Reading, item: Item) -> bool:
    """It does something on the page of another thing of the step's sort, and neither it nor its row says the number."""
    if reading.clause.intent in TRAVELS or not item.is_control or item.role in WAYS or item.is_aside:
        return False
    wanted = _other(reading)
    return bool(wanted) and not wanted & _said_by(item)


def most(r: Reading) -> float:
    """At most so likely it is done, where something was done on such a page. No screen that is fitted on is caught."""
    acted = r.scene.acted and any(deed.role not in WAYS | FIELDS for deed in r.scene.deeds if deed.label)
    return UNDONE if acted and r.clause.intent not in TRAVELS and _other(r) else 1.0


def _other(r: Reading) -> frozenset[str]:
    """The numbers of the step's things, where the head of the page names another of the same sort; else nothing."""
    return once_for(r.scene, r.goal, _found)


def _found(scene: Scene, goal: Goal) -> frozenset[str]:
    wanted = numbered(goal.text)
    if not wanted:
        return frozenset()
    heads = [numbered(item.name) for item in scene.headings[:1] if not item.is_new]
    said = {sort: number for head in heads for sort, number in head}
    other = {number for sort, number in wanted if sort in said and (sort, said[sort]) not in wanted}
    return frozenset(other)


def _said_by(item: Item) -> set[str]:
    return set(re.findall(r"\d+", item.name)) | {word for word in item.around if word.isdigit()}


@lru_cache(maxsize=2_000)
def numbered(text: str) -> frozenset[tuple[str, str]]:
    """
    The numbered things that a text names; what is counted or stands in a row of its like, as pages do, is none.

    >>> sorted(numbered("Ticket 12: printer jams on page 3"))
    [('ticket', '12')]
    """
    found = ((stem(sort.casefold()), number) for sort, number in _NUMBERED.findall(text))
    return frozenset(pair for pair in found if pair[0] not in lexicon().sets["counted_off"])
