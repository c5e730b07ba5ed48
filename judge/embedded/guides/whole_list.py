"""A filter that is to be lifted: "list all of them again, not just the urgent ones", where "Urgent" is pressed."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..screen.deeds import Did
from ..screen.scene import Item, Scene
from ..step.goal import Clause
from .guide import Guide

_ALL: Final = lexicon().patterns["not_just_some"]
ONES: Final = lexicon().sets["ones"]
ROLES: Final = frozenset({"button", "checkbox", "switch", "radio", "tab", "link", "menuitemcheckbox"})
ON: Final = (Condition.PRESSED, Condition.CHECKED)


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """What is pressed and says what is shown alone; met once it was pressed and is so no longer."""
    found = _ALL.search(clause.text)
    some = set(content(found["some"])) - ONES if found is not None else set()
    filters = [item for item in scene.items if some and item.role in ROLES and _says(item, some)]
    on = [item for item in filters if item.has(*ON)]
    if on:
        return Guide(next=(on[0],)) if len(on) == 1 else None
    return Guide(is_met=True) if any(_was_pressed(item, scene) for item in filters) else None


def _says(item: Item, some: set[str]) -> bool:
    return item.is_control and bool(item.words) and set(item.words) <= some


def _was_pressed(item: Item, scene: Scene) -> bool:
    return any(folded(deed.label) == folded(item.name) and deed.did is Did.PRESSED for deed in scene.deeds)
