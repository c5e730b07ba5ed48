"""A list that is turned page by page: the link of the page that a step counts to, and whether it was turned there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import folded, tokens
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import Item, Scene
from ..step.goal import Clause

_PAGES: Final = (lexicon().patterns["page_numbered"], lexicon().patterns["page_placed"])
_NTH: Final = lexicon().patterns["nth"]
MOST_FIGURES: Final = 4
"""A number of more figures is no page's."""

_LINK: Final = lexicon().patterns["page_link"]
TURNING: Final = frozenset({"go", "continue", "other", "press", "set"})
PAGING: Final = lexicon().sets["paging"]
"""Verbs that go to a page where a page is what they are said of."""

LINKS: Final = frozenset({"link", "button", "tab"})
NEAR: Final = 2
"""So many items from a page's link stands that of the page before or after it."""

ELSEWHERE: Final = UNDONE
"""The most that a step is done while another page's link was pressed. Set by hand: under every bar."""


@lru_cache(maxsize=500)
def place_of(clause: Clause) -> int:
    """
    The number of the page that a clause goes to; 0 where it counts no pages.

    >>> from ..step.goal import goal_of
    >>> [place_of(goal_of(step).last) for step in ("turn to the second page", "flip to page 4", "go to the home page")]
    [2, 4, 0]
    """
    found = next((hit for page in _PAGES if (hit := page.search(clause.text))), None)
    goes = clause.intent in TURNING or clause.verb in PAGING
    if found is None or not goes or clause.quotes:
        return 0
    said = folded(found["place"])
    order = lexicon().order
    for words in (order["ordinals"], order["numbers"][1:]):
        if said in words:
            return words.index(said) + 1
    figure = _NTH.fullmatch(said)
    said = figure.group(1) if figure else said
    return int(said) if said.isdecimal() and len(said) <= MOST_FIGURES else 0


def link(clause: Clause, scene: Scene) -> Item | None:
    """The page's link, in a row of such; nothing where the list stands there already."""
    place = place_of(clause)
    numbered = [(item, number) for item in scene.items if (number := _number(item))] if place else []
    found = [item for item, number in numbered if number == place and _has_neighbour(item, number, numbered)]
    return found[0] if found and not found[0].has(Condition.CURRENT, Condition.SELECTED) else None


def turned(r: Reading) -> bool:
    """
    Its link was pressed last, and is marked as the one that shows, or is no link any more. No screen that is fitted on
    has such a list.
    """
    last = _last(r)
    if last != place_of(r.clause) or not last or failed(r):
        return False
    shown = [item for item in r.scene.items if _number(item) == last]
    return all(item.has(Condition.CURRENT, Condition.SELECTED) for item in shown) and len(r.goal.clauses) == 1


def most(r: Reading) -> float:
    """At most so likely it is done; 1 but where the link of another page was pressed last."""
    place, last = place_of(r.clause), _last(r)
    return ELSEWHERE if place and last and last != place else 1.0


def _last(r: Reading) -> int:
    """The page whose link was pressed last; 0 where something else was."""
    done = acts(r)
    if not done or done[-1].did is not Did.PRESSED or done[-1].changed is False or done[-1].role not in LINKS:
        return 0
    found = _LINK.fullmatch(done[-1].label.strip())
    return int(found["number"]) if found else 0


def _number(item: Item) -> int:
    if not item.is_control or item.role not in LINKS or item.has(Condition.DISABLED) or len(tokens(item.name)) > 4:
        return 0
    found = _LINK.fullmatch(item.name.strip())
    return int(found["number"]) if found else 0


def _has_neighbour(item: Item, number: int, numbered: list[tuple[Item, int]]) -> bool:
    return any(abs(other.at - item.at) <= NEAR and abs(n - number) == 1 for other, n in numbered)
