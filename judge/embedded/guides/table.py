"""
What a step is carried out by where the screen itself says how it stands: the next thing to press, or that it stands as
wished. Computed, not fitted. The first guide that knows a clause speaks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import levels
from ..evidence.account import failed, owed
from ..evidence.names_shown import is_last
from ..levels import HALF
from ..match.reading import Reading
from ..screen.scene import Scene, once_for
from ..step.goal import Clause
from . import (
    carry_on,
    denial,
    exact_name,
    grid,
    marking,
    open_menu,
    overflow_menu,
    pulldown,
    quoted_choice,
    relocation,
    row_counter,
    row_ticks,
    stages,
    star,
    whole_list,
)
from .guide import Guide

GUIDES: Final[tuple[Callable[[Clause, Scene], Guide | None], ...]] = (
    denial.guide,
    quoted_choice.guide,
    pulldown.guide,
    row_ticks.guide,
    star.guide,
    grid.guide,
    relocation.guide,
    overflow_menu.guide,
    exact_name.guide,
    row_counter.guide,
    stages.guide,
    carry_on.guide,
    marking.guide,
    whole_list.guide,
    open_menu.guide,
)

UNGUIDED: Final = Guide()
UNDONE: Final = levels.UNDONE
"""The most that a step is done whose guide says that it does not stand as wished. Set by hand: under every bar."""


def guide_of(clause: Clause, scene: Scene) -> Guide | None:
    """What guides a clause here; nothing where none knows it."""
    return once_for(scene, clause, _guide_of)


def _guide_of(scene: Scene, clause: Clause) -> Guide | None:
    return next((found for guide in GUIDES if (found := guide(clause, scene)) is not None), None)


def most(r: Reading) -> float:
    """At most so likely the clause is done; 1 where nothing guides it or it stands as wished."""
    found = guide_of(r.clause, r.scene)
    return UNDONE if found is not None and not found.is_met else 1.0


def met(r: Reading) -> bool:
    """Something was done, and the screen says that what the step's last clause wants stands."""
    if not r.scene.acted or not is_last(r) or failed(r) or owed(r) > HALF:
        return False
    found = guide_of(r.clause, r.scene)
    return found is not None and found.is_met
