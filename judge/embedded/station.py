"""Where a step that goes to a checkout has arrived: at the page that asks who and where, whatever it calls itself."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .reading import Reading
from .scene import FIELDS, Item
from .stem import stem
from .words import content

PLACES: Final = frozenset(stem(word) for word in ("checkout", "till", "cashier"))
"""The words for a checkout that mean nothing else."""

DETAILS: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(stem(word) for word in words.split())
    for words in (
        "name forename surname recipient addressee",
        "street address",
        "email mail",
        "postcode zip postal",
        "city town",
        "phone telephone mobile",
    )
)
"""What a delivery asks for: one row a detail, with the words that labels and `autocomplete` tokens have for it."""

ENOUGH: Final = 2
"""Of so many different details: a newsletter's field asks for one."""

REACHED: Final = 0.9
"""How likely the checkout is reached where it asks for them. Set by hand."""

AHEAD: Final = 0.4
"""The most that it can be where the page itself still offers the way there. Set by hand: under every bar."""

AROUND: Final = frozenset({"banner", "navigation", "contentinfo"})
"""WAI-ARIA landmarks that stand on every page: a link there says nothing about where one is."""


def reached(r: Reading) -> float:
    """At least so likely a step that goes to the checkout is done; 0 where this says nothing."""
    if not _goes_there(r) or not r.scene.acted:
        return 0.0
    return REACHED if len(asked_for(r)) >= ENOUGH else 0.0


def most(r: Reading) -> float:
    """At most so likely it is; 1 where this says nothing."""
    ahead = _goes_there(r) and len(asked_for(r)) < ENOUGH and any(_leads_there(item) for item in r.scene.items)
    return AHEAD if ahead else 1.0


def asked_for(r: Reading) -> frozenset[int]:
    """Which details the fields of the page's own matter ask for, by row of `DETAILS`."""
    fields = (i for i in r.scene.items if i.role in FIELDS and not i.has(Condition.DISABLED) and not _is_around(i))
    said = [set(i.words) | set(content(i.element.autocomplete.replace("-", " "))) for i in fields]
    return frozenset(n for n, words in enumerate(DETAILS) if any(words & own for own in said))


def _goes_there(r: Reading) -> bool:
    return r.clause.intent in ("go", "continue") and bool(PLACES & set(r.clause.things))


def _leads_there(item: Item) -> bool:
    """A control of the page's own matter that is called by the place, and is to be pressed."""
    pressed = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED, Condition.CURRENT)
    return pressed and bool(PLACES & set(item.words)) and not _is_around(item)


def _is_around(item: Item) -> bool:
    return not AROUND.isdisjoint(item.landmarks)
