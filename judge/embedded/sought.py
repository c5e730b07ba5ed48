"""A search is for the whole of what is sought: a near neighbour that shares most of its words is something else."""

from __future__ import annotations

from typing import Final

from .deeds import deeds_of
from .reading import Reading
from .words import content, folded, share

WHOLLY: Final = 0.99
"""From this share on all the words of what is sought are there."""

ELSEWHERE: Final = 0.4
"""The most that a search can be done of which neither text nor result is to be seen. Set by hand: under every bar."""


def most(r: Reading) -> float:
    """At most so likely a search is done; 1 for any other step, and where what was sought was typed or shows."""
    if r.clause.intent != "search" or not r.clause.value:
        return 1.0
    return 1.0 if _was_typed(r) or _shows(r) else ELSEWHERE


def _was_typed(r: Reading) -> bool:
    value = folded(r.clause.value)
    typed = any(value in folded(deed.text) for deed in deeds_of(r.scene.state) if deed.text)
    return typed or any(value in folded(item.element.value) for item in r.scene.items if item.element.value)


def _shows(r: Reading) -> bool:
    wanted = content(r.clause.value)
    return any(share(wanted, item.words) >= WHOLLY for item in r.scene.items) or (
        share(wanted, content(r.scene.state.title)) >= WHOLLY
    )
