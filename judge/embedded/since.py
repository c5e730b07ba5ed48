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

from .deeds import deeds_of
from .scene import Item, Label, Scene, label_of

ALL_NEW: Final = 0.9
"""From this share of the items on, listed as new, everything counts as listed."""

FEWEST: Final = 3
"""Items below which "everything is new" says nothing about the one who asks."""


def is_blind(scene: Scene) -> bool:
    """Whether something was done and nobody says what changed upon it."""
    if not scene.acted or (scene.state.appeared and scene.state.gone):
        return False
    if scene.came or scene.went:
        return not scene.went and _lists_everything(scene)
    deeds = deeds_of(scene.state)
    return not deeds or deeds[-1].changed is None


def _lists_everything(scene: Scene) -> bool:
    listed, shown = Counter(scene.state.appeared), Counter(item.element.label for item in scene.items)
    known = min(len(scene.items), len(scene.state.appeared))
    return len(scene.items) >= FEWEST and sum((listed & shown).values()) >= ALL_NEW * max(known, _most(scene))


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
        replace(item, is_new=new[item.element.label] > 0 or not stays[item.element.label], is_changed=False)
        for item in scene.items
    )
    return replace(scene, items=items, came=tuple(map(label_of, came)), went=tuple(map(label_of, went)))


def all_new(scene: Scene) -> Scene:
    """The scene as if everything on it had come: for what a screen says by itself."""
    items = tuple(replace(item, is_new=True, is_changed=False) for item in scene.items)
    return replace(scene, items=items, came=tuple(_label(item) for item in scene.items), went=())


def nothing_new(scene: Scene) -> Scene:
    """The scene as if nothing had come: for what only a change can say."""
    return replace(
        scene, came=(), went=(), items=tuple(replace(i, is_new=False, is_changed=False) for i in scene.items)
    )


def _label(item: Item) -> Label:
    return Label(item.role, item.name)
