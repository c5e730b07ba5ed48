"""What is added to a list by writing it down there: "add "pay rent" to the list", where nothing of that name shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..screen.deeds import Did, deeds_of
from ..screen.scene import FIELDS, Scene
from ..step.duty import Duty, Sort
from ..step.goal import Clause, Goal
from ..subject.finding import fields_for
from .given_text import SAYS_WHERE

LISTS: Final = lexicon().sets["lists"]
"""What things are written down in; a cart, a group or a playlist takes what is there already."""


def written_anew(duties: tuple[Duty, ...], goal: Goal, scene: Scene) -> tuple[Duty, ...]:
    """The duties, with each thing that is to be added and can only be written down as a text to enter and send."""
    return tuple(_anew(duty, goal.clauses[duty.clause], scene) for duty in duties)


def _anew(duty: Duty, clause: Clause, scene: Scene) -> Duty:
    if duty.sort is not Sort.OTHER or clause.intent != "add" or len(clause.quotes) != 1:
        return duty
    if SAYS_WHERE.search(clause.text):
        return duty
    text = clause.quotes[0]
    entered = replace(duty, sort=Sort.ENTER, text=text, sends=True)
    return entered if _is_written_down(clause, text, scene) and fields_for(entered, scene) else duty


def _is_written_down(clause: Clause, text: str, scene: Scene) -> bool:
    """It goes into a list, and nothing of its name shows that this step did not write."""
    if LISTS.isdisjoint(content(clause.text.replace(text, " "))):
        return False
    wrote = any(deed.did is Did.WROTE and deed.text == text for deed in deeds_of(scene.state))
    return wrote or not any(folded(item.name) == folded(text) for item in scene.items if item.role not in FIELDS)
