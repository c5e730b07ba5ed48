"""What a step gives and its deeds have not used yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HARDLY, KINDRED, MOSTLY, WHOLE
from ..screen.deeds import Deed, Did
from ..screen.scene import FIELDS, LAYERS, Item, Scene
from ..step.gifts import Gift, Sort, gifts_of, takes
from ..step.goal import goal_of
from ..step.wishes import STANDS

Lines = Sequence[tuple[str, ...]]


@lru_cache(maxsize=500)
def nouns_of(step: str) -> tuple[str, ...]:
    """What a step says beside verbs, texts and filler."""
    goal = goal_of(step)
    known = {word for gift in gifts_of(step) for word in gift.words} | set(goal.verbs) | lexicon().sets["generic"]
    return tuple(word for word in dict.fromkeys(goal.words) if word not in known)


def left_of(gifts: Sequence[Gift], scene: Scene, deeds: Sequence[Deed]) -> tuple[Gift, ...]:
    """The texts, or the parts of them, that were not pressed, typed or chosen and do not stand on the screen anyway."""
    if not gifts:
        return ()
    lines = [*done_lines(deeds), *_standing_lines(scene)]
    rest = (gift if _is_misplaced(gift, scene, deeds) else _rest_of(gift, lines) for gift in gifts)
    return tuple(gift for gift in rest if gift is not None)


def done_lines(deeds: Sequence[Deed]) -> list[tuple[str, ...]]:
    """The words of what was pressed, typed or chosen; a press that changed nothing used nothing up."""
    told = (deed for deed in deeds if deed.did is not Did.PRESSED or deed.changed is not False)
    return [content(f"{deed.label} {deed.text}") for deed in told]


def _standing_lines(scene: Scene) -> Lines:
    """What fields hold, what is chosen, and what the page or the layer is called."""
    held = [content(i.element.value) for i in scene.fields if i.element.value]
    held += [i.words for i in scene.items if i.has(*STANDS) or i.role in LAYERS]
    heads = (i.words for i in scene.headings)
    return [*held, next(heads, ()), content(scene.state.front_name)]


def _rest_of(gift: Gift, lines: Lines) -> Gift | None:
    if any(share(gift.words, line) >= WHOLE for line in lines):
        return None
    pool = frozenset(word for line in lines for word in line)
    rest = tuple(word for word in gift.words if share((word,), pool) < KINDRED)
    if gift.sort is Sort.QUOTE:
        return gift if len(rest) >= HARDLY * len(gift.words) and rest else None
    figures = gift.sort is Sort.NAME and all(word[0].isdigit() for word in rest)
    return replace(gift, words=rest, sort=Sort.NUMBER if figures else gift.sort) if rest else None


def _is_misplaced(gift: Gift, scene: Scene, deeds: Sequence[Deed]) -> bool:
    """It stands where it was typed, in a field that does not ask for it, while an empty one does."""
    into = [d.label for d in deeds if d.did is Did.WROTE and share(gift.words, content(d.text)) >= MOSTLY]
    held = [i for i in scene.fields if share(gift.words, content(i.element.value)) >= MOSTLY]
    if not into or len(held) != 1 or folded(held[0].name) != folded(into[-1]) or takes(held[0], gift):
        return False
    return any(_is_empty(i) and takes(i, gift) for i in scene.items)


def _is_empty(item: Item) -> bool:
    return item.role in FIELDS and not item.element.value and not item.is_aside
