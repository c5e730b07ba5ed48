"""Which controls are told of a page that has more of them than there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from .element import Element, State, Support


class Ranking(StrEnum):
    """By what the controls that are told are chosen."""

    ROLE = "role"
    DOCUMENT = "document-order"


SCORES: Final = (
    (frozenset({"button", "link"}), 36),
    (frozenset({"textbox", "combobox", "searchbox", "spinbutton"}), 34),
    (frozenset({"checkbox", "radio", "switch", "menuitem", "option"}), 30),
    (frozenset({"slider"}), 28),
    (frozenset({"listbox", "menu", "tab", "treeitem"}), 24),
)
"""By role group (seed: Observation budgets; the figures are those of the contract's first implementation)."""

OTHER: Final = 12
TYPED: Final = 8
"""It says what is to be typed into it."""

NAMED: Final = 6
REQUIRED: Final = 5
SET: Final = 3
"""It says whether it is ticked or chosen."""

_SET: Final = (State.CHECKED, State.UNCHECKED, State.MIXED, State.SELECTED)


def score(control: Element) -> int:
    """
    How likely a control is what somebody wants.

    >>> score(Element(role="button", name="Save")), score(Element(role="generic"))
    (42, 12)
    """
    base = next((points for roles, points in SCORES if control.role in roles), OTHER)
    typed = control.offers(Support.TYPE) and bool(control.autocomplete)
    return (
        base
        + TYPED * typed
        + NAMED * bool(control.words)
        + REQUIRED * control.has(State.REQUIRED)
        + SET * control.has(*_SET)
    )


def ranked(controls: Sequence[Element], most: int, ranking: Ranking = Ranking.ROLE) -> tuple[Element, ...]:
    """
    At most so many of *all* the controls, in document order: the likeliest, of equals the first. What is in front comes
    before what lies behind it.
    """
    if ranking is Ranking.DOCUMENT or len(controls) <= most:
        return tuple(controls[:most])
    best = sorted(range(len(controls)), key=lambda at: (not controls[at].in_front, -score(controls[at]), at))[:most]
    return tuple(controls[at] for at in sorted(best))
