"""A form that the step itself brought to the front, with nothing in it yet: what sends it off is not for this step."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..match.progress import progress_of
from ..screen.deeds import WRITTEN, Did
from ..screen.scene import Item, Scene
from ..step.goal import goal_of

TEXTS: Final = frozenset({"textbox", "spinbutton"})
FREE: Final = lexicon().sets["optional"]
"""What a field says that may well stay empty."""


def sends_blank(scene: Scene, item: Item) -> bool:
    """
    It would send off a form in front whose text fields are empty, upon a press of a step that gives them no text:
    "record a payment" opens the form, and what goes into it is for the next step to say.
    """
    step, front = scene.state.step, scene.layer and item.element.in_front
    if not front or item.role != "button" or leaves(item.name) or not _sends(step, item):
        return False
    done = [deed.did for deed in scene.deeds]
    if Did.PRESSED not in done or not WRITTEN.isdisjoint(done) or progress_of(scene).taker >= 0:
        return False
    return any(_is_empty(other) for other in scene.layer)


def _sends(step: str, item: Item) -> bool:
    """It says so, or begins with a verb of the step."""
    return commits(item.name) or not set(item.words[:1]).isdisjoint(goal_of(step).verbs)


def _is_empty(field: Item) -> bool:
    return field.role in TEXTS and not field.element.value and FREE.isdisjoint(field.words)
