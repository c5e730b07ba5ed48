"""What a step means by "that shift": the thing dealt with just before it, told by the control pressed there."""

from __future__ import annotations

from typing import Final

from ...state import State
from ..language.lexicon import lexicon
from ..language.words import folded, tokens
from ..screen.deeds import STEP, Deed, Did, deed_of
from ..screen.scene import Item, Scene
from ..step.goal import Clause

_BACK: Final = lexicon().patterns["refers_back"]
"""The thing right behind the verb is told by "that": it is the one of the steps before."""

TELLS: Final = 3
"""From so many words on the label of one control of several says whose it is: "More for Sam Carter"."""


def refers_back(clause: Clause) -> bool:
    return bool(_BACK.match(clause.text)) and not clause.quotes


def own_control(clause: Clause, scene: Scene) -> Item | None:
    """Of several controls that begin alike, the one pressed last before this step."""
    if not refers_back(clause):
        return None
    for deed in reversed(_before(scene.state)):
        found = [item for item in scene.items if item.role == deed.role and folded(item.name) == folded(deed.label)]
        if len(found) == 1 and any(is_like(item.role, item.name, deed) for item in scene.items):
            return found[0]
    return None


def is_anothers(clause: Clause, scene: Scene, item: Item) -> bool:
    """It begins as the control of the thing dealt with before does, and is another's."""
    own = own_control(clause, scene)
    return own is not None and own.at != item.at and _alike(item.name, own.name) and item.role == own.role


def is_like(role: str, name: str, deed: Deed) -> bool:
    """A control of that name is to another thing what the deed's is to its own."""
    return role == deed.role and folded(name) != folded(deed.label) and _alike(name, deed.label)


def used_another(clause: Clause, scene: Scene) -> bool:
    """In this step the control of another thing was pressed, where the step means the one dealt with before."""
    if not refers_back(clause):
        return False
    before = _before(scene.state)
    for deed in (deed for deed in scene.deeds if deed.did is Did.PRESSED):
        own = next((told for told in reversed(before) if _alike(told.label, deed.label)), None)
        if own is not None and is_like(deed.role, deed.label, own):
            return True
    return False


def _before(state: State) -> list[Deed]:
    """What was pressed before this step began, where its label says whose it is."""
    starts = [n for n, line in enumerate(state.history) if line.startswith(STEP)]
    lines = state.history[: starts[-1]] if starts else ()
    found = (deed_of(line) for line in lines)
    return [deed for deed in found if deed and deed.did is Did.PRESSED and len(tokens(deed.label)) >= TELLS]


def _alike(one: str, other: str) -> bool:
    mine, theirs = tokens(one), tokens(other)
    return min(len(mine), len(theirs)) >= TELLS and mine[:1] == theirs[:1]
