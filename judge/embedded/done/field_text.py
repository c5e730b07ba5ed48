"""A text that a step gives for a field by name, and that stands in it whole or cut."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed
from ..evidence.names_shown import acts, deeds, is_last
from ..language.words import content, folded, share
from ..levels import DOUBTFUL, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Deed, Did
from ..screen.scene import FIELDS, Item

CUT: Final = DOUBTFUL
"""The most that a step is done whose text stands in its field only in part. Set by hand: under every bar."""


def stands(r: Reading) -> bool:
    """The step only writes one text into a field it names; that was typed last, and the field holds it."""
    done = acts(r)
    if r.clause.intent != "type" or len(r.goal.clauses) > 1 or len(r.clause.quotes) > 1 or not r.clause.value:
        return False
    if not is_last(r) or not done or done[-1].did is not Did.WROTE or failed(r):
        return False
    label = done[-1].label
    named = share(content(label), r.goal.words) >= WHOLE and folded(done[-1].text) == folded(r.clause.value)
    return named and any(_holds(item, label, r.clause.value) for item in r.scene.items)


def _holds(item: Item, label: str, text: str) -> bool:
    return (
        item.role in FIELDS and label in (item.name, item.element.words) and folded(item.element.value) == folded(text)
    )


def most(r: Reading) -> float:
    """At most so likely it is done; 1 but where a field that was written to holds only the beginning of it."""
    wrote = [deed for deed in deeds(r) if deed.did is Did.WROTE and deed.text]
    return CUT if any(_is_cut(item, wrote[-1]) for item in r.scene.items if wrote) else 1.0


def _is_cut(item: Item, deed: Deed) -> bool:
    if item.role not in FIELDS or deed.label not in (item.name, item.element.words):
        return False
    shown, text = ("".join(filter(str.isalnum, folded(said))) for said in (item.element.value, deed.text))
    return bool(shown) and shown != text and text.startswith(shown)
