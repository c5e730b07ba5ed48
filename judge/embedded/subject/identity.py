"""The way on where a page first asks who one is: to sign in, to register, or to go on as a guest."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import folded, tokens
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause, Goal

MEMBER: Final = lexicon().sets["members"]
GOES_ON: Final = frozenset({"continue", "go", "commit", "other", "expand", "create", "type"})


def way_on(clause: Clause, goal: Goal, scene: Scene) -> Item | None:
    """The guest's way, for a step that goes on and says nothing of signing in."""
    said = set(tokens(goal.text))
    if clause.intent not in GOES_ON or said & MEMBER:
        return None
    guest = [i for i in scene.items if _is_guest(i.element.words) and _is_free(i)]
    if not guest:
        return None
    member = any(set(tokens(i.name)) & MEMBER for i in scene.items)
    chosen = any(i.has(Condition.CHECKED, Condition.SELECTED) for i in guest)
    return guest[0] if member and not chosen else None


def _is_free(item: Item) -> bool:
    return item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)


@lru_cache(maxsize=20_000)
def _is_guest(name: str) -> bool:
    plain = folded(name)
    return any(phrase in plain for phrase in lexicon().wholes["guest"])
