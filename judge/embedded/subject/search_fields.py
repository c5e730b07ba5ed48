"""Fields that only search: no text of a step goes there but of one that searches, or that says to type it there."""

from __future__ import annotations

from typing import Final

from view import Element

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, tokens
from ..screen.scene import FIELDS, Scene
from ..step.goal import Goal

SEARCHING: Final = lexicon().sets["searching"]
"""What a search field, or a step that means one, says."""

WRITING: Final = frozenset({"search", "type"})


def is_for_searching(element: Element) -> bool:
    """By its role, or by what its label and hints say."""
    if element.role == "searchbox":
        return True
    said = " ".join((element.name, element.placeholder, element.title, element.description))
    return element.role in FIELDS and not SEARCHING.isdisjoint(content(said)[:1])


def is_meant(goal: Goal) -> bool:
    """The step searches, or says in so many words that something is to be typed."""
    said = frozenset(map(stem, tokens(goal.text)))
    writes = any(clause.intent in WRITING for clause in goal.clauses)
    return writes or not SEARCHING.isdisjoint(said) or not lexicon().sets["seeking"].isdisjoint(said)


def is_all_there_is(scene: Scene) -> bool:
    """Every field that a text might go into only searches."""
    fields = [i.element for i in scene.fields if i.role not in ("combobox", "slider")]
    return bool(fields) and all(map(is_for_searching, fields))
