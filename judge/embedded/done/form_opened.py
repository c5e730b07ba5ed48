"""A form that a step begins with and that is for a later step to fill in: "start a new request", "open the form"."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed
from ..evidence.arrivals import wall
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, tokens
from ..match.reading import Reading
from ..screen.deeds import WRITTEN, Deed, Did
from ..screen.scene import FIELDS
from . import named

_BEGINS: Final = lexicon().patterns["form_begun"]
BLANK: Final = lexicon().written["blank_form"]
"""What is opened is a form where the step says one of these; to start or begin something opens its form anyway."""

ANSWERS: Final = frozenset({"layer_form", "form_came", "opened_only"})
"""The signs that more is to be done, which such a step leaves to the next: that it is open is all that was asked."""


def is_open(r: Reading) -> bool:
    """
    A press brought fields to fill in, under a heading that speaks of the step's thing and says no more than it and what
    was pressed, and the step gives nothing to be written there. Of the screens that are fitted on, 7 of 7 are done;
    whatever the heading, 37 of 37.
    """
    begins = _BEGINS.match(r.goal.text)
    last = _last(r)
    if begins is None or last is None or len(r.goal.clauses) > 1 or r.clause.quotes or r.clause.value:
        return False
    if begins["verb"].casefold() == "open" and not BLANK & set(tokens(r.goal.text)):
        return False
    return _fields_came(r) and _is_headed(r, last) and named.are_all_met(r) and not failed(r) and not wall(r)


def _last(r: Reading) -> Deed | None:
    """The press that all was done by; nothing where something was written or chosen."""
    done = acts(r)
    if not done or any(deed.did in WRITTEN for deed in done):
        return None
    return done[-1] if done[-1].did is Did.PRESSED and done[-1].changed is not False else None


def _fields_came(r: Reading) -> bool:
    return any(i.role in FIELDS - {"searchbox"} and i.is_new and not i.is_aside for i in r.scene.items)


def _is_headed(r: Reading, last: Deed) -> bool:
    heads = [i.words for i in r.scene.layer or r.scene.items if i.role == "heading" and i.is_new and not i.is_aside]
    said = content(r.scene.state.front_name) or (heads[0] if heads else ())
    return bool(set(said) & set(r.goal.words)) and set(said) <= {*content(last.label), *r.goal.words}
