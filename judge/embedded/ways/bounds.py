"""A number that the screen is to show, under or over another: "generate a number less than 5"."""

from __future__ import annotations

import re
from typing import Final

from ..language.lexicon import lexicon
from ..levels import UNDONE
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause

UNMET: Final = UNDONE
"""The most that a step is done while the number it asks for does not show. Set by hand: under every bar."""

_BOUND: Final = lexicon().patterns["number_bound"]
_FIGURE: Final = re.compile(r"-?\d+(?:\.\d+)?")


def holds(clause: Clause, scene: Scene) -> bool | None:
    """Whether the only number that shows is as the clause wants; `None` where it bounds none, or nothing makes one."""
    found = _BOUND.search(clause.text)
    if not found or maker(clause, scene) is None:
        return None
    shown = [i.name for i in scene.items if not i.is_control and _FIGURE.fullmatch(i.name.strip())]
    if len(shown) != 1:
        return False
    figure, bound = float(shown[0]), float(found.group("figure"))
    return figure < bound if found.group("under") else figure > bound


def maker(clause: Clause, scene: Scene) -> Item | None:
    """What makes the next number: the control that says the clause's verb."""
    usable = (i for i in scene.usable if i.role not in FIELDS)
    return next((item for item in usable if clause.verb in item.words), None)


def maker_of_bound(clause: Clause, scene: Scene) -> Item | None:
    """The same, of a clause that bounds a number."""
    return maker(clause, scene) if _BOUND.search(clause.text) else None


def most(clauses: tuple[Clause, ...], scene: Scene) -> float:
    """At most so likely the step is done; 1 where no clause bounds a number, or the one that shows is within."""
    return UNMET if any(holds(clause, scene) is False for clause in clauses) else 1.0
