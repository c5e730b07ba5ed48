"""Whether every duty of a step was done by its own deeds, for all that the screen shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..language.words import folded
from ..screen.deeds import Did
from ..screen.scene import FIELDS, TOGGLES
from ..step.duty import Duty, Sort
from ..subject.finding import fields
from ..subject.rows import all_marked
from .ledger import Ledger, is_proven, stands

BORNE_OUT: Final = frozenset({Sort.ENTER, Sort.CHOOSE, Sort.PRESS, Sort.RUN, Sort.KEY, Sort.UNFOLD, Sort.OPEN})
"""Duties that the step's own deeds bear out."""

LIKELY: Final = 0.1
"""Under it the screen speaks against the step being done, whatever was pressed: an error, a field asked for."""


def is_borne_out(ledger: Ledger, unowed: Callable[[], float]) -> bool:
    """
    Every duty is one that deeds bear out, a press or key ends them, and it changed the screen for all one knows; or all
    are texts that were sent one by one, and each came into view; or all there was to do is to tick a row's own box.
    """
    if _are_sent(ledger) or _is_ticked(ledger) or _is_reworded(ledger):
        return True
    if not ledger.duties or not ledger.deeds or ledger.duties[-1].sort is Sort.ENTER:
        return False
    told = all(_is_plain(ledger, duty) or is_proven(ledger, duty) for duty in ledger.duties)
    shows = stands(ledger.goal.last, ledger.scene) or unowed() >= LIKELY
    return told and ledger.deeds[-1].changed is not False and shows


def _is_plain(ledger: Ledger, duty: Duty) -> bool:
    """Its deeds or the screen bear it out: it is of a plain sort, or a box says so, or a field holds what it gives."""
    clause = ledger.goal.clauses[duty.clause]
    if duty.sort in BORNE_OUT or stands(clause, ledger.scene):
        return True
    written = any(deed.did is Did.WROTE and folded(deed.text) == folded(clause.value) for deed in ledger.deeds)
    return written and any(folded(i.element.value) == folded(clause.value) for i in fields(ledger.scene))


def _are_sent(ledger: Ledger) -> bool:
    """Several things were to be made one after the other: each stands there by its very name, and is new."""
    came = {folded(label.name) for label in ledger.scene.came if label.role not in FIELDS}
    return all(duty.sends and folded(duty.text) in came for duty in ledger.duties)


def _is_reworded(ledger: Ledger) -> bool:
    """All there was to do is to put one text in another's place: it was handed in, and is read where that was."""
    if len(ledger.duties) != 1 or not ledger.duties[0].was or not ledger.deeds:
        return False
    if ledger.deeds[-1].did not in (Did.KEY, Did.PRESSED):
        return False
    duty = ledger.duties[0]
    read = {folded(item.name) for item in ledger.scene.items if item.role not in FIELDS}
    return folded(duty.text) in read and folded(duty.was) not in read


def _is_ticked(ledger: Ledger) -> bool:
    """A box was pressed last, and the one in the row that the step's only duty speaks of, or each, stands as wished."""
    clause, last = ledger.goal.clauses[-1], ledger.deeds[-1] if ledger.deeds else None
    if len(ledger.duties) != 1 or last is None or last.role not in TOGGLES:
        return False
    return all_marked(clause, ledger.scene)
