"""
What is known of the change since the step began, and a scene read without it.

A judge may be asked by somebody who keeps no earlier screen: then nothing is listed as new, or everything is. Both say
the same: nothing is known. A page that was drawn anew lists everything as new and everything as gone; what is the same
in both lists did not change.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from ...state import State
from .deeds import CHANGE, NO_CHANGE, STEP, Did, deed_of, deeds_of
from .scene import Item, Label, Scene, label_of

ALL_NEW: Final = 0.9
"""From this share of the items on, listed as new, everything counts as listed."""

FEWEST: Final = 3
"""Items below which "everything is new" says nothing about the one who asks."""


def without_waits(state: State) -> State:
    """The state as it was asked about before one only waited or scrolled: what was done last still stands."""
    lines = list(state.history)
    began = max((n for n, line in enumerate(lines) if line.startswith(STEP)), default=-1) + 1
    kept: list[str] = []
    passing = False
    for line in lines[began:]:
        deed = deed_of(line)
        passing = deed.did in PASSING if deed is not None else passing
        if deed is None and passing and line.startswith(CHANGE) and kept and kept[-1].startswith(NO_CHANGE):
            kept[-1] = line
        elif not passing:
            kept.append(line)
    done = [line for line in kept if deed_of(line) is not None]
    return replace(state, history=(*lines[:began], *kept), last=done[-1]) if done else state


PASSING: Final = frozenset({Did.WAITED, Did.SCROLLED})
"""Deeds that take nothing back from what was done before them."""


def is_blind(scene: Scene) -> bool:
    """Whether something was done and nobody says what changed upon it, the history included."""
    if not scene.acted or (scene.state.appeared and scene.state.gone):
        return False
    if not is_untold(scene):
        return False
    return not scene.went and (not scene.came or _lists_everything(scene))


def is_untold(scene: Scene) -> bool:
    """Whether something was done and the history does not say whether it changed the screen."""
    deeds = deeds_of(scene.state)
    return scene.acted and (not deeds or deeds[-1].changed is None)


def _lists_everything(scene: Scene) -> bool:
    appeared = scene.state.appeared
    fewest = ALL_NEW * max(min(len(scene.items), len(appeared)), _most(scene))
    if len(scene.items) < FEWEST or len(appeared) < fewest:
        return False
    listed, shown = Counter(appeared), Counter(item.element.label for item in scene.items)
    return sum((listed & shown).values()) >= fewest


def _most(scene: Scene) -> int:
    """As many as a list of changes would hold if all were new."""
    return min(len(scene.items), LISTED)


LISTED: Final = 24
"""Labels that a state lists as new at most (`act.thresholds`)."""


def mended(scene: Scene) -> Scene:
    """The scene with what stands in both lists taken out of them, where a page was drawn anew."""
    if not scene.went or not scene.came or not _lists_everything(scene):
        return scene
    came, went = Counter(scene.state.appeared), Counter(scene.state.gone)
    both = came & went
    if sum(both.values()) * 2 < min(len(scene.state.appeared), len(scene.state.gone)):
        return scene
    return _with(scene, tuple((came - both).elements()), tuple((went - both).elements()), both)


def _with(scene: Scene, came: tuple[str, ...], went: tuple[str, ...], stays: Counter[str]) -> Scene:
    new = Counter(came)
    items = tuple(
        item._replace(is_new=new[item.element.label] > 0 or not stays[item.element.label], is_changed=False)
        for item in scene.items
    )
    return replace(scene, items=items, came=tuple(map(label_of, came)), went=tuple(map(label_of, went)))


def all_new(scene: Scene) -> Scene:
    """The scene as if everything on it had come: for what a screen says by itself."""
    items = tuple(item._replace(is_new=True, is_changed=False) for item in scene.items)
    return replace(scene, items=items, came=tuple(_label(item) for item in scene.items), went=())


def nothing_new(scene: Scene) -> Scene:
    """The scene as if nothing had come: for what only a change can say."""
    return replace(
        scene, came=(), went=(), items=tuple(i._replace(is_new=False, is_changed=False) for i in scene.items)
    )


def _label(item: Item) -> Label:
    return Label(item.role, item.name)
