"""What is left to choose once the right control was used in vain: a longer name, the box of the thing's own row."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.parting import commits
from ..language.words import content, folded, share
from ..levels import HALF, SEVERAL
from ..match.match import Match
from ..match.reading import Reading, kept
from ..screen.deeds import ACTED, Did
from ..screen.scene import FIELDS, Item

BOXES: Final = frozenset({"checkbox", "switch"})
TICKING: Final = frozenset({"turn_on", "turn_off", "set", "press"})
"""Intents that a box may serve whatever was pressed before."""


def is_longer(reading: Reading, match: Match) -> bool:
    """
    A control of its role bears just the name that the step quotes, and it bears another: one with more to it ("Call the
    plumber again"), or, of boxes, any other.
    """
    quotes, name = [folded(quote) for quote in reading.clause.quotes], folded(match.item.name)
    if len(quotes) != 1 or name == quotes[0] or (match.item.role, quotes[0]) not in _names(reading):
        return False
    return quotes[0] in name or match.item.role in BOXES


@kept
def _names(reading: Reading) -> frozenset[tuple[str, str]]:
    return frozenset((item.role, folded(item.name)) for item in reading.scene.controls)


def ticks_besides(reading: Reading, match: Match) -> bool:
    """
    The box of the one thing that the step names, once a control that says its verb was pressed: boxes come before that.
    """
    item, clause = match.item, reading.clause
    several = clause.many or clause.ordinal or clause.listed or clause.count >= SEVERAL
    if item.role != "checkbox" or several or clause.intent in TICKING or item.element.in_front:
        return False
    return match["verb"] == 0 and share(clause.things, item.words) >= HALF and _verb_was_pressed(reading)


@kept
def _verb_was_pressed(reading: Reading) -> bool:
    return any(reading.clause.verb in content(deed.label) for deed in reading.scene.deeds if deed.did in ACTED)


def opens_again(reading: Reading, match: Match) -> bool:
    """What opened a form that was written into since, while the form's own button waits: opened again it is blank."""
    item = match.item
    if item.is_new or item.role in FIELDS or not reading.scene.deeds:
        return False
    return (item.role, folded(item.name)) in _opened_with(reading) and _sender_waits(reading, item)


@kept
def _opened_with(reading: Reading) -> frozenset[tuple[str, str]]:
    """What was pressed before the last text was written."""
    done = reading.scene.deeds
    wrote = max((n for n, deed in enumerate(done) if deed.did is Did.WROTE), default=0)
    return frozenset((deed.role, folded(deed.label)) for deed in done[:wrote] if deed.did in ACTED)


def _sender_waits(reading: Reading, opener: Item) -> bool:
    came = (i for i in reading.scene.buttons if i.is_new and not i.is_changed and not i.has(Condition.DISABLED))
    return any(commits(i.name) and folded(i.name) != folded(opener.name) for i in came)
