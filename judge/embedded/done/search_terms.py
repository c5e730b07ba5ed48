"""A search is for the whole of what is sought: a near neighbour that shares most of its words is something else."""

from __future__ import annotations

from typing import Final

from ..language.words import content, folded, share
from ..levels import DOUBTFUL, UNDONE, WHOLE
from ..match.reading import Reading
from ..screen.change import PASSING
from ..screen.deeds import Did, deeds_of
from ..step.criteria import traits_in

ELSEWHERE: Final = UNDONE
"""The most that a search can be done of which neither text nor result is to be seen. Set by hand: under every bar."""


def most(r: Reading) -> float:
    """At most so likely a search is done; 1 for any other step, and where what was sought was typed or shows."""
    if r.clause.intent != "search":
        return 1.0
    if _is_only_proposed(r):
        return PROPOSED
    if not r.clause.value:
        return 1.0
    if _was_entered(r):
        return ELSEWHERE
    return 1.0 if _was_typed(r) or _shows(r) else ELSEWHERE


def _was_entered(r: Reading) -> bool:
    """What bears its name was pressed last, and another page came that is no list of what was found: it was opened."""
    done = [deed for deed in deeds_of(r.scene.state) if deed.did not in PASSING]
    if not done or done[-1].did is not Did.PRESSED or done[-1].role not in OPENED:
        return False
    named = folded(done[-1].label) == folded(r.clause.value)
    held = any(folded(r.clause.value) in folded(item.element.value) for item in r.scene.items if item.element.value)
    return named and not held and any(label.role == "heading" for label in r.scene.came)


PROPOSED: Final = DOUBTFUL
"""
The most that a search is done upon which only proposals for it came. Set by hand: under every bar. Of the screens that
are fitted on, none of 24 is done.
"""

FIELD: Final = frozenset({"searchbox", "textbox", "combobox", "listbox"})


def _is_only_proposed(r: Reading) -> bool:
    """All that came since it was typed are options for the field."""
    came = [label for label in r.scene.came if label.role not in FIELD]
    return bool(r.scene.state.last and came) and all(label.role == "option" for label in came)


OPENED: Final = frozenset({"link", "row", "button", "gridcell", "cell"})
"""What opens a thing; what a field proposes is an option."""


def _was_typed(r: Reading) -> bool:
    value = folded(r.clause.value)
    texts = {folded(deed.text) for deed in deeds_of(r.scene.state) if deed.did is Did.WROTE}
    if (traits := traits_in(r.clause.text)) and all(folded(trait.text) in texts for trait in traits):
        return True
    typed = any(value in folded(deed.text) for deed in deeds_of(r.scene.state) if deed.text)
    return typed or any(value in folded(item.element.value) for item in r.scene.items if item.element.value)


def _shows(r: Reading) -> bool:
    wanted = content(r.clause.value)
    return any(share(wanted, item.words) >= WHOLE for item in r.scene.items) or (
        share(wanted, content(r.scene.state.title)) >= WHOLE
    )
