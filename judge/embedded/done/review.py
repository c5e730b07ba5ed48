"""Where a step that goes on to a review has arrived: at the page that shows the order and asks no more of who buys."""

from __future__ import annotations

import re
from typing import Final

from ..evidence.account import failed
from ..evidence.names_shown import acts, is_last
from ..language.lexicon import lexicon
from ..levels import CARRIED_OUT
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import FIELDS, Item
from ..ways.checkout import details_of

REVIEW: Final = lexicon().sets["reviews"]
"""The words for a review that a step goes on to."""

ORDERS: Final = lexicon().sets["order_ends"]
"""What the control says that the order ends with."""

LOOKING_OVER: Final = lexicon().sets["looking_over"]
ENTERED: Final = lexicon().sets["looked_over"]
"""What a heading may say is looked over."""

TOTAL: Final = lexicon().sets["totals"]
BUYER: Final = lexicon().sets["buyer"]
"""What a text speaks of that shows who buys and where it goes."""

_MAIL: Final = re.compile(r"\S@\S+\.\w")
_AMOUNT: Final = re.compile(r"\d[.,]\d\d\b")

REACHED: Final = CARRIED_OUT
"""How likely the review is reached where the order is shown whole. Set by hand: over the loop's bar after acting."""


def reached(r: Reading) -> float:
    """
    At least so likely a step that goes on to a review is done: upon a press came texts that show who buys, a total and
    what the order ends with, and nothing asks who buys any more. 0 where this says nothing.
    """
    if r.clause.intent not in ("go", "continue") or not REVIEW & set(r.clause.things) or not is_last(r):
        return 0.0
    done = acts(r)
    if not done or done[-1].did is not Did.PRESSED or failed(r):
        return 0.0
    own = [item for item in r.scene.items if not item.is_aside]
    asked = details_of(item for item in own if item.is_new)
    told = _shows_buyer(own) and _shows_total(own)
    shown = not asked and (told or _is_headed(r, own)) and any(_ends(item) for item in own)
    return REACHED if shown and not _goes_further(own) else 0.0


def _is_headed(r: Reading, items: list[Item]) -> bool:
    """A heading came that asks to look over what was entered: "Check your booking"."""
    heads = [item for item in items if item.role == "heading" and item.is_new and item.words]
    return any(
        item.words[0] in LOOKING_OVER and set(item.words[1:]) <= ENTERED | set(r.clause.things) for item in heads
    )


def _shows_buyer(items: list[Item]) -> bool:
    said = (item for item in items if not item.is_control and item.is_new)
    return any(_MAIL.search(item.name) or not BUYER.isdisjoint(item.words) for item in said)


def _shows_total(items: list[Item]) -> bool:
    total = any(item.is_new and not TOTAL.isdisjoint(item.words) for item in items)
    return total and any(_AMOUNT.search(item.name) for item in items)


def _ends(item: Item) -> bool:
    return item.is_control and item.role not in FIELDS and item.is_new and not ORDERS.isdisjoint(item.words)


def _goes_further(items: list[Item]) -> bool:
    """Something leads on to a review, or just on: the review is still to come."""
    onward = lexicon().sets["onward"]
    controls = [item for item in items if item.is_control and item.role not in FIELDS and item.words]
    return any(REVIEW & set(item.words) or onward.issuperset(item.words) for item in controls)
