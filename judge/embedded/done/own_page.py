"""Where a step goes to is what shows: the page, part or record is headed by what was pressed, or marked."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.arrivals import wall
from ..evidence.names_shown import acts
from ..language.words import content, folded, share
from ..levels import HALF, SEVERAL, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Deed, Did
from ..screen.scene import Item
from . import named

HEADS: Final = frozenset({"heading", "dialog"})
ROW: Final = 3
"""From so many words on a label tells of a thing and not only its name."""


def is_headed(r: Reading) -> bool:
    """
    The step says all of what was pressed, which heads what came, and its names are met. Of the screens that are fitted
    on, 46 of 46 are done where no limit bounds them.
    """
    last, head = _last(r), _head(r)
    if last is None or head is None or not named.are_all_met(r):
        return False
    words = content(last.label)
    return bool(words) and set(words) == set(head.words) and share(words, r.clause.words) >= WHOLE


def is_marked(r: Reading) -> bool:
    """
    What was pressed is half or more of what the step goes to, is marked now as where one is, and a heading came that
    has its words. Counted so, 22 of 22.
    """
    last, head = _last(r), _head(r)
    if last is None or head is None:
        return False
    words = tuple(word for word in content(last.label) if not word.isdigit())
    said = bool(words) and set(words) <= set(r.goal.words) and share(r.clause.things, words) >= HALF
    shows = [item for item in r.scene.items if folded(item.name) == folded(last.label)]
    marked = any(item.has(Condition.CURRENT, Condition.SELECTED) for item in shows)
    return said and marked and not set(words).isdisjoint(head.words)


def is_of_row(r: Reading) -> bool:
    """
    A row was pressed that says half or more of what the step names, and more than any other, and what came is headed
    by words of it. Counted so, 6 of 6.
    """
    last, head = _last(r), _head(r)
    if last is None or head is None or r.clause.ordinal or not named.are_all_met(r):
        return False
    row, things = content(last.label), (*r.clause.things, *r.clause.place)
    if len(row) < ROW or len(set(things)) < SEVERAL or len(head.words) < SEVERAL or not set(head.words) <= set(row):
        return False
    others = [item.words for item in r.scene.items if item.is_control and folded(item.name) != folded(last.label)]
    others += [label.words for label in r.scene.went if folded(label.name) != folded(last.label)]
    mine = share(things, row)
    return mine >= HALF and all(share(things, words) < mine for words in others)


def _last(r: Reading) -> Deed | None:
    """The press that the step, which only goes somewhere, was done by."""
    done = acts(r)
    if r.clause.intent != "go" or len(r.goal.clauses) > 1 or not done or failed(r) or wall(r):
        return None
    return done[-1] if done[-1].did is Did.PRESSED and done[-1].changed is not False else None


def _head(r: Reading) -> Item | None:
    """The first new heading of what came."""
    return next((i for i in r.scene.items if i.role in HEADS and i.is_new and not i.is_aside), None)
