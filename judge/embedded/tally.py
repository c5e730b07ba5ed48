"""How often: a step that presses something named so many times is not done with fewer presses."""

from __future__ import annotations

from typing import Final

from .deeds import Did, deeds_of
from .goal import Clause
from .scene import Scene
from .words import folded

SHORT: Final = 0.45
"""The most that a step is done whose presses are too few. Set by hand: under every bar."""


def most(scene: Scene, clauses: tuple[Clause, ...]) -> float:
    """At most so likely the step is done; 1 where no clause counts, or its presses are enough."""
    return SHORT if any(_is_short(scene, clause) for clause in clauses) else 1.0


def _is_short(scene: Scene, clause: Clause) -> bool:
    named = {folded(quote) for quote in clause.quotes}
    if clause.count < 2 or clause.intent != "press" or not named or str(clause.count) in named:
        return False
    pressed = (d.times for d in deeds_of(scene.state) if d.did is Did.PRESSED and folded(d.label) in named)
    return sum(pressed) < clause.count
