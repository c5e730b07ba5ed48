"""Making a state fit into what a server takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from view import Element, Omitted
from view import State as Condition

from ..state import State

KEPT: Final = 0.8
"""Each cut keeps this much of the items: a few cuts halve a page, and none takes more than it must by much."""


def fitted(state: State, most: int, measured: Callable[[State], int]) -> State:
    """
    The state with as many items as fit into `most` bytes, what is out of view cut first, then from the end.

    What was cut is counted among what was left out. A state that has no items left is given as it is.
    """
    while state.items and measured(state) > most:
        state = _cut(state)
    return state


def _cut(state: State) -> State:
    keep = min(int(len(state.items) * KEPT), len(state.items) - 1)
    far = [n for n, item in enumerate(state.items) if item.has(Condition.OFFSCREEN)]
    near = [n for n, item in enumerate(state.items) if not item.has(Condition.OFFSCREEN)]
    kept = frozenset((near + far)[:keep])
    dropped = [item for n, item in enumerate(state.items) if n not in kept]
    return replace(
        state,
        items=tuple(item for n, item in enumerate(state.items) if n in kept),
        omitted=_counted(state.omitted, dropped),
    )


def _counted(omitted: tuple[Omitted, ...], dropped: list[Element]) -> tuple[Omitted, ...]:
    counts = Counter({entry.role: entry.count for entry in omitted}) + Counter(item.role for item in dropped)
    return tuple(Omitted(role=role, count=count) for role, count in sorted(counts.items()))
