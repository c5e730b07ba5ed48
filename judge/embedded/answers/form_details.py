"""What a form says about a detail: that it is wrong, or that it is asked for."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ...question import Option
from ..language.lexicon import lexicon
from ..language.words import content, folded, share, telling
from ..levels import RATHER, SAYS
from ..screen.scene import FIELDS, Item
from ..study import Study
from .grounding import field_fit

MARKED: Final = 0.92
"""Probability of an error: the field is marked as wrong."""

NAMED: Final = 0.88
"""A complaint names the detail."""

BESIDE: Final = 0.75
"""A complaint stands beside the field, or describes it."""

SOMEWHERE: Final = 0.35
"""Something is complained of, and there is no field for the detail."""

NONE: Final = 0.06
"""Nothing is complained of."""

LEAST: Final = 0.05
MORE: Final = 0.9
"""Probability that the detail is asked for, where nothing answers to it; and what all of it adds."""

BY_TEXT: Final = 0.5
"""What a text counts that names the detail, where no field does."""


def field_error(study: Study, purpose: str) -> float:
    """Does the form say that something is wrong with this detail?"""
    wanted = telling(purpose)
    fields = [i for i in study.scene.fields if _fit(study, i, purpose) >= RATHER]
    if any(i.has(Condition.INVALID) for i in fields):
        return MARKED
    told = [i for i in study.scene.items if not i.is_control and _complains(i)]
    if any(share(wanted, i.words) > SAYS for i in told):
        return NAMED
    beside = [i for i in told for f in fields if 0 < i.at - f.at <= 2 or (i.card and i.card == f.card)]
    if beside or any(_complains_of(f) for f in fields):
        return BESIDE
    return SOMEWHERE if told and not fields else NONE


def _complains(item: Item) -> bool:
    plain = folded(item.name)
    said = any(phrase in plain for phrase in lexicon().wholes["demand"])
    return (said and plain != "required") or bool(set(item.words) & lexicon().sets["failure"])


def _complains_of(item: Item) -> bool:
    """Its own description is a complaint."""
    plain = folded(item.element.description)
    return bool(set(content(plain)) & lexicon().sets["failure"]) or any(p in plain for p in lexicon().wholes["demand"])


def asked_for(study: Study, purpose: str) -> float:
    """Does the screen ask for this detail anywhere, under any name?"""
    fields = [i for i in study.scene.items if i.role in FIELDS or i.role in ("radio", "checkbox", "listbox")]
    best = max((_fit(study, i, purpose) for i in fields), default=0.0)
    if best < RATHER:
        texts = [i for i in study.scene.items if not i.is_control]
        best = max(best, BY_TEXT * max((share(telling(purpose), i.words) for i in texts), default=0.0))
    return LEAST + MORE * min(1.0, best)


def _fit(study: Study, item: Item, purpose: str) -> float:
    return field_fit(study, telling(purpose), Option(key="", text="", element=item.element), purpose)
