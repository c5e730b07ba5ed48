"""The namesake of a control in the row of another thing: "Add to queue" beside the episode that is not meant."""

from __future__ import annotations

from ..guides import overflow_menu
from ..language.words import folded, share
from ..levels import HALF, SEVERAL, WHOLE
from ..match.match import Match
from ..match.reading import Reading, kept
from ..screen.deeds import Did, deeds_of
from ..screen.scene import Item
from ..step.goal import Clause
from ..ways import superlative


def is_anothers(reading: Reading, match: Match) -> bool:
    """
    It stands in a row that says nothing of the one thing that the step names, and another row says all of it and has a
    control of that name; or that row has gone upon a press of such a control. Of the screens that are fitted on, 1,240
    controls are such, and one is right to be used.
    """
    item = match.item
    if not item.is_control or not item.card or not item.words or not _names_one(reading.clause):
        return False
    says, own = _rows_that_say_it(reading), reading.clause.things
    if item.card in says or share(own, item.words) > 0:
        return False
    if says:
        return any(other.is_control and other.words == item.words for row in says.values() for other in row)
    return _has_gone(reading) and _was_pressed(reading, item)


def _names_one(clause: Clause) -> bool:
    several = clause.many or clause.ordinal or clause.listed or clause.count >= SEVERAL or len(clause.quotes) > 1
    return bool(clause.things) and not several


@kept
def _rows_that_say_it(reading: Reading) -> dict[str, list[Item]]:
    """The rows and cards that say all of what the clause is about."""
    rows: dict[str, list[Item]] = {}
    for item in reading.scene.items:
        if item.card:
            rows.setdefault(item.card, []).append(item)
    things = reading.clause.things
    said = {card: tuple(dict.fromkeys(word for item in row for word in item.words)) for card, row in rows.items()}
    return {card: row for card, row in rows.items() if share(things, said[card]) >= WHOLE}


@kept
def _has_gone(reading: Reading) -> bool:
    return any(share(reading.clause.things, label.words) >= WHOLE for label in reading.scene.went)


def _was_pressed(reading: Reading, item: Item) -> bool:
    pressed = [deed for deed in deeds_of(reading.scene.state) if deed.did is Did.PRESSED]
    return bool(pressed) and folded(pressed[-1].label) == folded(item.name)


def is_strange_menu(reading: Reading, match: Match) -> bool:
    """
    One of several menus of rows ("More", "⋮") on a screen that says nothing of the one thing that the step names: that
    thing is further on, or not there. Of the screens that are fitted on, 30 controls are such, and none is to be used.
    """
    item, clause, scene = match.item, reading.clause, reading.scene
    if not item.card or not overflow_menu.opens(item) or not _names_one(clause) or superlative.compares(clause):
        return False
    if overflow_menu.is_of_picked(clause) or scene.layer or _is_shown(reading):
        return False
    cards = {other.card for other in scene.items if other.words == item.words and other.role == item.role}
    return len(cards) >= SEVERAL


@kept
def _is_shown(reading: Reading) -> bool:
    """Something on the screen says most of what the step names; one word of two is another of its sort."""
    return any(share(reading.clause.things, item.words) > HALF for item in reading.scene.items)
