"""
A screen before an action, as far as it takes to tell later whether it is there again, and whether bringing it back may
be tried at all. See docs/decisions/undo.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from view import Guards, Screen, is_destructive

from . import thresholds as at
from .expect import TOGGLES, Effect, expected
from .gate import Refused, activated
from .last import Last


class Reversibility(StrEnum):
    """How far an action can be taken back."""

    IRREVERSIBLE = "irreversible"
    """It was hard to undo: nothing is tried."""

    RESTORABLE = "restorable"
    """A page that can be gone back to, a switch that can be switched back."""

    REVERSIBLE = "reversible"
    """Nothing but Escape is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkpoint:
    """What the screen held, and where it was."""

    address: str
    marks: frozenset[str]
    """Signatures of its elements and texts, those that change by themselves left out."""

    own: str = ""
    """Signature of what was switched: it has to be among the marks that are back."""

    def present(self, screen: Screen) -> float:
        """The share of the marks that the screen shows; all of none."""
        shown = {item.signature for item in screen.items}
        return len(self.marks & shown) / len(self.marks) if self.marks else 1.0


def checkpoint(last: Last, restless: frozenset[str] = frozenset()) -> Checkpoint:
    """The screen that the action was done on."""
    before = last.before
    marks = frozenset(item.signature for item in before.items if item.node not in restless)
    toggled = last.element if last.element and effect_of(last) in TOGGLES else None
    return Checkpoint(address=before.address, marks=marks, own=toggled.signature if toggled else "")


def restored(point: Checkpoint, screen: Screen) -> bool:
    """The same address, enough of the marks, and what was switched stands as it did."""
    if screen.is_blind or point.address != screen.address:
        return False
    stands = not point.own or any(item.signature == point.own for item in screen.items)
    return stands and at.RESTORED.reached_by(point.present(screen))


def effect_of(last: Last) -> Effect:
    """What the action was expected to do."""
    if last.element is None or last.operation is None:
        return Effect.UNKNOWN
    return expected(last.operation.kind, last.element)


def reversibility(last: Last, guards: Guards) -> Reversibility:
    """How far the action can be taken back. What pressed something nobody knows counts as hard to undo."""
    if last.operation is None:
        return Reversibility.IRREVERSIBLE
    pressed = activated(last.operation, last.element or last.before.focused, last.before)
    if isinstance(pressed, Refused):
        return Reversibility.IRREVERSIBLE
    if any(is_destructive(item, last.before, guards) for item in (*pressed.pressed, *pressed.passed)):
        return Reversibility.IRREVERSIBLE
    restorable = effect_of(last) in TOGGLES | {Effect.NAVIGATES}
    return Reversibility.RESTORABLE if restorable else Reversibility.REVERSIBLE
