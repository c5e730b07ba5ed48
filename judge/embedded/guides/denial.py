"""What a step says is not to be done: the switch that says it is to be off."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import WHOLE
from ..screen.scene import Item, Scene
from ..step.goal import Clause
from .guide import Guide

_DENIES: Final = lexicon().patterns["denial"]
SWITCHES: Final = frozenset({"switch", "checkbox"})


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The one switch of the page that says just what the step denies, while it is on; met where it is off."""
    denied = _DENIES.match(clause.text)
    if denied is None or clause.quotes or clause.listed:
        return None
    said = content(denied["rest"])
    found = [item for item in scene.items if _says(item, said)]
    if len(found) != 1:
        return None
    on = found[0].has(Condition.CHECKED, Condition.PRESSED)
    return Guide(next=(found[0],)) if on else Guide(is_met=True)


def _says(item: Item, said: tuple[str, ...]) -> bool:
    """All its words are the step's, and all the step's are its own; "not" in it would turn it round."""
    usable = item.is_control and item.role in SWITCHES and not item.has(Condition.DISABLED) and not item.is_aside
    return usable and bool(said) and share(said, item.words) >= WHOLE and share(item.words, said) >= WHOLE
