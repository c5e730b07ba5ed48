"""The way on where a page first asks who one is: to sign in, to register, or to go on as a guest."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .goal import Clause, Goal
from .lexicon import lexicon
from .scene import FIELDS, Item, Scene
from .words import folded, tokens

MEMBER: Final = frozenset({"signin", "login", "register", "signup", "account", "member"})
GOES_ON: Final = frozenset({"continue", "go", "commit", "other", "expand", "create", "type"})


def way_on(clause: Clause, goal: Goal, scene: Scene) -> Item | None:
    """The guest's way, for a step that goes on and says nothing of signing in."""
    said = set(tokens(goal.text))
    if clause.intent not in GOES_ON or said & MEMBER:
        return None
    open_ = [i for i in scene.items if i.is_control and i.role not in FIELDS and not i.has(Condition.DISABLED)]
    guest = [i for i in open_ if _is_guest(i)]
    member = any(set(tokens(i.name)) & MEMBER for i in scene.items)
    chosen = any(i.has(Condition.CHECKED, Condition.SELECTED) for i in guest)
    return guest[0] if guest and member and not chosen else None


def _is_guest(item: Item) -> bool:
    plain = folded(item.element.words)
    return any(phrase in plain for phrase in lexicon().wholes["guest"])
