"""What a thing is to be made: "make the page public" is a tick in the box that says so, whatever else it says."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import tokens
from ..screen.scene import Item, Scene
from ..step.goal import Clause

MAKING: Final = lexicon().sets["giving_trait"]
SWITCHING: Final = lexicon().traits
"""Verbs that say the box's own trait: what "deactivate it" wants is that "Active" is off."""

BESIDES: Final = lexicon().sets["trait_labels"]
"""Words that the name of such a box has beside the trait: "Staff status", "Is public"."""

NEGATIVE: Final = lexicon().written["negating"]
BOXES: Final = frozenset({"checkbox", "switch"})


def box_for(clause: Clause, scene: Scene) -> Item | None:
    """The one box of the page's own whose every telling word the clause says; nothing where it names no trait."""
    if clause.verb not in MAKING and clause.verb not in SWITCHING:
        return None
    if clause.quotes or clause.listed or clause.many:
        return None
    boxes = [item for item in scene.items if item.role in BOXES and item.is_control and not item.is_aside]
    found = [box for box in boxes if _says(clause, box) and not box.has(Condition.DISABLED)]
    return found[0] if len(found) == 1 else None


def stands(clause: Clause, scene: Scene) -> bool:
    """There is such a box, and it stands as the clause wants it."""
    box = box_for(clause, scene)
    _, wanted = SWITCHING.get(clause.verb, ("", not _denies(clause)))
    return box is not None and box.has(Condition.CHECKED, Condition.PRESSED) is wanted


def _says(clause: Clause, box: Item) -> bool:
    own = set(box.words) - BESIDES - lexicon().sets["generic"]
    trait, _ = SWITCHING.get(clause.verb, ("", True))
    said = {trait} if trait else set(clause.words)
    return bool(own) and not box.card and own <= said


def _denies(clause: Clause) -> bool:
    return not NEGATIVE.isdisjoint(tokens(clause.text))
