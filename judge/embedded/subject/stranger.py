"""What lies in front and is no part of the step: a cookie notice, a survey; and the screen as it is without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from view import FrontKind

from ..language.lexicon import lexicon
from ..language.words import content, share, share_of
from ..levels import MOSTLY, RATHER
from ..screen.scene import Item, Label, Scene
from ..step.goal import Clause, Goal


def speaks_of(goal: Goal, scene: Scene) -> bool:
    """What is in front names in its own words what a clause is about, or holds a field or button that it needs."""
    return any(_names(clause, scene) or _serves(clause, scene) for clause in goal.clauses)


def _names(clause: Clause, scene: Scene) -> bool:
    said = scene.layer_words
    if clause.things and share_of(clause.things, said) >= RATHER:
        return True
    if clause.intent == "close" and share_of(clause.things or clause.words, said) > 0:
        return True
    return bool(clause.value) and share_of(clause.value_words, said) >= MOSTLY


def _serves(clause: Clause, scene: Scene) -> bool:
    buttons = (item.words for item in scene.layer if item.is_control)
    if any(words and clause.verb in words and share(words, clause.words) > MOSTLY for words in buttons):
        return True
    fields = any(item.role in ("textbox", "searchbox") for item in scene.layer)
    return clause.intent == "type" and fields and _head(scene).isdisjoint(lexicon().sets["distraction"])


def _head(scene: Scene) -> frozenset[str]:
    """The words that say what it is."""
    said = (i.words for i in scene.layer if i.role in ("dialog", "alertdialog", "heading", "text", "alert"))
    return frozenset((*content(scene.state.front_name), *(word for words in said for word in words)))


def is_stranger(goal: Goal, scene: Scene) -> bool:
    """Whether what lies in front is headed by something that distracts, and has nothing to do with the step."""
    if scene.in_window or not scene.layer or speaks_of(goal, scene):
        return False
    heads = {word for item in scene.layer if item.role in ("dialog", "alertdialog", "heading") for word in item.words}
    said = (heads | set(content(scene.state.front_name))) or scene.layer_words
    return bool(said & lexicon().sets["distraction"]) and share_of(goal.words, said) == 0


def without(goal: Goal, scene: Scene) -> Scene:
    """The scene without what lies in front, where that is a stranger."""
    if not is_stranger(goal, scene):
        return scene
    inside = {item.at for item in scene.layer}
    items = tuple(item for item in scene.items if item.at not in inside)
    return replace(
        scene,
        state=replace(scene.state, front=FrontKind.WINDOW, front_name=""),
        items=items,
        came=but(scene.came, scene.layer),
        layer=(),
        layer_words=frozenset(),
        words=frozenset(word for item in items for word in item.words),
        aside=scene.layer,
    )


def but(labels: Iterable[Label], items: Iterable[Item]) -> tuple[Label, ...]:
    """The labels without one for each of these items."""
    spare = Counter((item.role, item.element.name) for item in items)
    kept = []
    for label in labels:
        if spare[label.role, label.name]:
            spare[label.role, label.name] -= 1
        else:
            kept.append(label)
    return tuple(kept)
