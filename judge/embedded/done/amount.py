"""A number that a step gives for a thing, and that stands in the thing's own row."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed
from ..evidence.names_shown import deeds, is_last
from ..language.lexicon import lexicon
from ..language.words import share
from ..levels import WHOLE
from ..match.reading import Reading
from ..screen.change import PASSING
from ..screen.scene import Item
from ..step.facts import facts
from ..ways.filled_form import UPDATING

COUNTING: Final = lexicon().sets["amount_labels"]


def stands(r: Reading) -> bool:
    """The step only sets a number; something was done, the row of the thing holds it, and nothing is left to press."""
    if r.clause.intent not in ("set", "type") or len(r.goal.clauses) > 1 or not is_last(r) or failed(r):
        return False
    wanted = facts(r.clause.value)
    acted = any(deed.did not in PASSING and deed.changed is not False for deed in deeds(r))
    if len(wanted) != 1 or not wanted[0].isdigit() or not acted:
        return False
    # While a button stands there that makes a number count, one that stands may not count yet.
    pending = any(item.is_control and UPDATING & set(item.words[:1]) for item in r.scene.items)
    return not pending and any(_is_it(r, item) and item.element.value.strip() == wanted[0] for item in r.scene.items)


def _is_it(r: Reading, item: Item) -> bool:
    things = tuple(word for word in r.clause.things if word not in COUNTING)
    return item.role == "spinbutton" and bool(things) and share(things, (*item.words, *item.around)) >= WHOLE
