"""A line that tells how a thing stands turned from on to off, or from off to on: "Text reminders: off"."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed
from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import HALF
from ..match.reading import Reading
from ..screen.scene import TOGGLES, Label

_LINE: Final = lexicon().patterns["state_told"]
ON: Final = lexicon().written["stands_on"]
OFF: Final = lexicon().written["stands_off"]
WISHES: Final = {"turn_on": ON, "turn_off": OFF}


def is_as_wished(r: Reading) -> bool:
    """
    The line that says so came in the place of the one that said the contrary of the same thing, which the step names.
    No screen that is fitted on has such a line.
    """
    wished = WISHES.get(r.clause.intent)
    if wished is None or not r.scene.acted or len(r.goal.clauses) > 1 or failed(r):
        return False
    came, went = _told(r.scene.came, wished), _told(r.scene.went, (ON | OFF) - wished)
    return any(share(content(thing), r.goal.words) >= HALF for thing in came & went)


def _told(labels: tuple[Label, ...], words: frozenset[str]) -> set[str]:
    """The things that one of the lines says to stand so."""
    lines = (_LINE.fullmatch(label.name.strip()) for label in labels if label.role not in TOGGLES)
    return {line["thing"].casefold() for line in lines if line is not None and line["how"].casefold() in words}
