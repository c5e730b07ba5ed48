"""The screen as conditions are held against it: every text, name and value in tokens, its card, its heading."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from view import Element, FrontKind, Support
from view import State as Condition

from ...state import State
from ..language.lexicon import lexicon
from ..screen.scene import FIELDS, LAYERS, READABLE, TOGGLES
from .inline import lines
from .layout import Layout, blocks_of, layout_of
from .tables import tables
from .tokens import Tokens, sentences, telling, tokens

PRESSED: Final = frozenset({"button", "link", "tab", "menuitem", "menuitemradio", "menuitemcheckbox", "treeitem"})
UNITS: Final = frozenset({"row", "listitem", "option", "article", "treeitem"})
ROW: Final = "row #"
HEADERS: Final = frozenset({"columnheader", "rowheader"})
ROUND: Final = ("banner", "navigation", "contentinfo", "search", "menubar")
"""Landmarks that hold the way to other things, not what a page is about."""

ASIDE: Final = "complementary"
"""A landmark that holds such ways, or what the page comes to: an order's lines and their sum."""

UNSEEN_SHARE: Final = 0.1
"""From this share of the page left unread on, what is not found may lie there."""

_CARD = re.compile(r"#\d+$")
_LABEL = re.compile(r'"(.*)"')


@dataclass(frozen=True)
class Thing:
    """One element of the screen."""

    element: Element
    at: int
    card: str
    """The path down to the innermost numbered part; empty outside of any."""

    around: str
    """The list that the card is one of."""

    head: int
    """Where the nearest heading above stands; -1 where none does."""

    line: str | None = None
    """What it says together with the links in its line, where there are some."""

    is_aside: bool = False
    """It lies in a part beside the page's own that gives no sum of it."""

    @property
    def role(self) -> str:
        return self.element.role

    @cached_property
    def said(self) -> str:
        return (self.element.words or self.element.placeholder) if self.line is None else self.line

    @cached_property
    def name(self) -> Tokens:
        return tokens(self.said)

    @cached_property
    def value(self) -> Tokens:
        return tokens(self.element.value)

    @cached_property
    def sentences(self) -> tuple[Tokens, ...]:
        return sentences(self.said)

    @cached_property
    def regions(self) -> Tokens:
        """The words of the labels that it lies in."""
        return tuple(t for part in self.element.path if (hit := _LABEL.search(part)) for t in tokens(hit[1]))

    @property
    def is_field(self) -> bool:
        return self.role in FIELDS or self.element.offers(Support.TYPE)

    @property
    def is_toggle(self) -> bool:
        return self.role in TOGGLES

    @cached_property
    def is_control(self) -> bool:
        pressed = self.role in PRESSED or self.is_field or self.is_toggle
        return pressed or (self.element.is_control and self.role not in READABLE)

    @cached_property
    def is_waiting(self) -> bool:
        """It says that something is being loaded."""
        if self.has(Condition.BUSY) or (self.role == "progressbar" and not self.element.value.startswith("100")):
            return True
        loud = self.said.rstrip().endswith(("…", "..."))
        return loud and not self.is_control and bool(self.name) and self.name[0].stem in lexicon().sets["busy"]

    @property
    def is_way(self) -> bool:
        """A control that leads to something or does something."""
        return self.is_control and not self.is_field and not self.is_toggle

    @cached_property
    def is_round(self) -> bool:
        """It belongs to what surrounds the page."""
        return self.role == "searchbox" or self.is_aside or any(part.startswith(ROUND) for part in self.element.path)

    def has(self, *states: Condition) -> bool:
        return self.element.has(*states)


@dataclass(frozen=True)
class Board:
    """One state, read for conditions."""

    state: State
    things: tuple[Thing, ...]
    judged: dict[str, float] = field(default_factory=dict, compare=False, hash=False)
    """What was made of each condition, for the three times it is asked."""

    pages: dict[Tokens, bool] = field(default_factory=dict, compare=False, hash=False)
    """Whether the page goes by a name, for every thing that is asked about (`places.is_page`)."""

    parts: dict[Tokens, bool] = field(default_factory=dict, compare=False, hash=False)
    """Whether a part of it does (`places.is_section`)."""

    named: dict[Tokens, frozenset[Tokens]] = field(default_factory=dict, compare=False, hash=False)
    """The names of parts that a place means (`places.meant`)."""

    spans: dict[str, list[tuple[int, int]]] = field(default_factory=dict, compare=False, hash=False)
    """Where the columns of each table lie (`columns.cell`)."""

    @cached_property
    def layout(self) -> Layout:
        return layout_of(self.things)

    @cached_property
    def title(self) -> Tokens:
        return tokens(self.state.title)

    @cached_property
    def address(self) -> Tokens:
        return tokens(re.sub(r"[/_.\-?=&:]+", " ", self.state.address.partition("/")[2]))

    @cached_property
    def cards(self) -> dict[str, list[Thing]]:
        """The things of each card, row or list item."""
        found: dict[str, list[Thing]] = defaultdict(list)
        for thing in self.things:
            if thing.card:
                found[thing.card].append(thing)
        return dict(found)

    @cached_property
    def headers(self) -> list[list[Thing]]:
        """The cards that are a table's first row."""
        return [things for things in self.cards.values() if is_header(things)]

    @cached_property
    def bodies(self) -> list[list[Thing]]:
        """The other cards."""
        return [things for things in self.cards.values() if not is_header(things)]

    @cached_property
    def texts(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self.things if not thing.is_control and thing.name)

    @cached_property
    def headings(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self.things if thing.role == "heading")

    @cached_property
    def fields(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self.things if thing.is_field)

    @cached_property
    def is_cut(self) -> bool:
        """A share of the page that matters was not read."""
        left = sum(omitted.count for omitted in self.state.omitted)
        return left > UNSEEN_SHARE * (left + len(self.things)) or self.is_busy

    @cached_property
    def is_busy(self) -> bool:
        """Something is still to come."""
        return any(thing.is_waiting for thing in self.things)

    @property
    def is_blank(self) -> bool:
        return not self.things and not self.state.title

    @cached_property
    def layer(self) -> tuple[Thing, ...]:
        """The dialogs and what lies in front."""
        return tuple(t for t in self.things if t.role in LAYERS or t.element.in_front)

    @property
    def has_front(self) -> bool:
        return self.state.front not in (FrontKind.WINDOW, FrontKind.NONE) or bool(self.layer)

    @cached_property
    def units(self) -> tuple[tuple[Thing, ...], ...]:
        """What is listed, one by one: cards, rows, items; headers and what surrounds the page are none."""
        cards = [tuple(things) for things in self.cards.values()]
        lone = [(thing,) for thing in self.things if thing.role in UNITS and not thing.card]
        held = [unit for unit in (*cards, *lone) if self._is_unit(unit)]
        return tuple(sorted(held, key=lambda unit: unit[0].at))

    @cached_property
    def rows(self) -> tuple[tuple[Thing, ...], ...]:
        """The rows of tables among what is listed; all of it where there are none."""
        rows = [unit for unit in self.units if ROW in unit[0].card.rpartition(" > ")[2]]
        return tuple(rows) or self.units

    def _is_unit(self, unit: tuple[Thing, ...]) -> bool:
        if is_header(unit) or all(thing.is_round for thing in unit):
            return False
        return any(thing.name or thing.value for thing in unit)

    def mates(self, thing: Thing) -> list[Thing]:
        """What shares its card or row, itself left out."""
        return [mate for mate in self.cards.get(thing.card, ()) if mate is not thing] if thing.card else []

    def below(self, head: Thing) -> list[Thing]:
        """What stands under a heading, up to the next that is of no card."""
        if head.card:
            return [thing for thing in self.things[head.at + 1 :] if self._is_under(thing, head)]
        later = (other.at for other in self.headings if other.at > head.at and not other.card)
        return list(self.things[head.at + 1 : next(later, len(self.things))])

    def _is_under(self, thing: Thing, head: Thing) -> bool:
        """It lies in the card of that heading, or in a part of it."""
        own = self.layout.keys[head.at][-1:]
        return thing.card == head.card or bool(own and own[0] in self.layout.keys[thing.at])


def is_header(things: Sequence[Thing]) -> bool:
    """A table's first row: column headers, some of which may be pressed to sort by them."""
    own = [thing for thing in things if not thing.is_toggle]
    return any(t.role in HEADERS for t in own) and all(t.role in HEADERS or t.is_way for t in own)


def board_of(state: State) -> Board:
    """Reads the state. Never raises for any state."""
    head, things = -1, []
    said, asides = lines(state.items), _asides(state.items)
    runs = Runs()
    blocks = blocks_of(state.items)
    for at, element in enumerate(state.items):
        card, around = runs.card(*_card(element.path), " > ".join(element.path))
        card, around = blocks.get(at, (card, around))
        things.append(Thing(element, at, card, around, head, said.get(at), _aside(element) in asides))
        if element.role == "heading":
            head = at
    return Board(state, tuple(things))


@dataclass
class Runs:
    """
    Tells lists apart that have one path: where the numbers begin again, another list begins, and where a number comes
    again after something that lies outside of it.
    """

    began: dict[str, int] = field(default_factory=dict)
    seen: dict[str, set[str]] = field(default_factory=dict)
    last: dict[str, str] = field(default_factory=dict)
    before: str = ""
    """The path of what came before."""

    def card(self, card: str, around: str, path: str) -> tuple[str, str]:
        """The card and its list, with the number of the list where it is not the first."""
        before, self.before = self.before, path
        if not card:
            return "", ""
        seen = self.seen.setdefault(around, set())
        goes_on = before == card or before.startswith(f"{card} > ")
        if card in seen and not (goes_on and self.last[around] == card):
            self.began[around] = self.began.get(around, 0) + 1
            seen.clear()
        seen.add(card)
        self.last[around] = card
        run = self.began.get(around, 0)
        return (f"{card} ({run})", f"{around} ({run})") if run else (card, around)


def _aside(element: Element) -> str:
    return next((part for part in element.path if part.startswith(ASIDE)), "")


def _asides(items: tuple[Element, ...]) -> frozenset[str]:
    """The asides by their labels that give no sum."""
    sums = tables().stems["sums"]
    within = [(aside, item) for item in items if (aside := _aside(item))]
    told = {aside for aside, item in within if not item.is_control and {t.stem for t in tokens(item.words)} & sums}
    return frozenset({aside for aside, _ in within} - told)


def _card(path: tuple[str, ...]) -> tuple[str, str]:
    ends = [i for i, part in enumerate(path) if _CARD.search(part)]
    if not ends:
        return "", ""
    return " > ".join(path[: ends[-1] + 1]), " > ".join(path[: ends[-1]])


def names(found: Tokens) -> Tokens:
    """Those of a label that name something."""
    return telling(found)
