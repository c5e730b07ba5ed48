"""The screen as the judge reads it: every item with its words, its surroundings, and whether it is new."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple, TypeVar

from view import Element, FrontKind
from view import State as Condition

from ...state import State
from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..lazily import lazily
from .cards import cards_of
from .deeds import Deed, deeds_of
from .reads import more_of, place_of, read_of, words_before
from .under_way import is_loud, says_under_way

FIELDS: Final = frozenset({"textbox", "searchbox", "spinbutton", "textarea", "combobox", "slider"})
TOGGLES: Final = frozenset({"switch", "checkbox", "radio", "menuitemradio", "menuitemcheckbox"})
STATEFUL: Final = TOGGLES | FIELDS
"""What stands one way or another, whatever its states."""

LAYERS: Final = frozenset({"dialog", "alertdialog"})
PRESSABLE: Final = frozenset({
    "button", "link", "tab", "menuitem", "menuitemradio", "menuitemcheckbox", "option", "switch", "checkbox", "radio",
    "treeitem", "row", "gridcell", "columnheader", "combobox", "searchbox", "textbox", "spinbutton", "slider",
    "listitem", "cell",
})  # fmt: skip
READABLE: Final = frozenset(
    {"status", "alert", "heading", "text", "row", "listitem", "cell", "gridcell", "paragraph", "log", "article", "note"}
)
PRESSED: Final = PRESSABLE - READABLE
"""Roles of controls, whatever they support."""

T = TypeVar("T")
W = TypeVar("W", bound=Hashable)

_LABEL = re.compile(r'^(\S+)(?: "(.*)")?$', re.S)


@dataclass(frozen=True)
class Label:
    """A label that came or went: its role and words."""

    role: str
    name: str

    @lazily
    def words(self) -> tuple[str, ...]:
        return content(self.name)


@lru_cache(maxsize=20_000)
def label_of(text: str) -> Label:
    """
    The role and the words of a label.

    >>> label_of('button "Add "now""')
    Label(role='button', name='Add "now"')
    """
    found = _LABEL.match(text)
    return Label(found.group(1), found.group(2) or "") if found else Label("text", text)


class Item(NamedTuple):
    """One element with its words looked up. A named tuple: no other value is made so often."""

    element: Element
    role: str
    at: int
    name: str
    called: str
    """Its name, for comparing whole."""

    words: tuple[str, ...]
    """Of its name; of description, title or placeholder where it has none."""

    more: tuple[str, ...]
    """Of value, description, title, placeholder."""

    mates: tuple[tuple[str, ...], ...]
    """Of each item of the card or row that holds it, itself left out; else of what stands just before it."""

    where: tuple[str, ...]
    """Of its path and the heading above it."""

    card: str
    landmarks: frozenset[str]
    """The kinds of what holds it."""

    is_aside: bool
    """It lies in what stands around the page's own matter; a part of that matter set apart is none of it."""

    is_new: bool
    is_changed: bool
    """Its label was there before too: its state or value is what is new."""

    is_control: bool

    @property
    def around(self) -> tuple[str, ...]:
        """All words of its `mates`."""
        return tuple(chain.from_iterable(self.mates))

    def has(self, *states: Condition) -> bool:
        own = self.element.states
        return bool(own) and not own.isdisjoint(states)


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A state, read once for all its questions."""

    state: State
    items: tuple[Item, ...]
    came: tuple[Label, ...]
    went: tuple[Label, ...]
    busy: bool
    layer: tuple[Item, ...]
    """What lies in the thing in front; empty where the window is in front."""

    layer_words: frozenset[str]
    words: frozenset[str]
    aside: tuple[Item, ...] = ()
    """What lay in front and was taken out, as it is no part of the step (`stranger.without`)."""

    @lazily
    def known(self) -> dict[Any, Any]:
        """What was looked up on it (`once`, `once_for`)."""
        return {}

    @lazily
    def controls(self) -> tuple[Item, ...]:
        return tuple([item for item in self.items if item.is_control])

    @lazily
    def namesakes(self) -> tuple[tuple[int, ...], ...]:
        """The places among the controls of those that share role and words with another."""
        return namesakes_among(self.controls)

    @lazily
    def usable(self) -> tuple[Item, ...]:
        """The controls that are not out of use."""
        return tuple([item for item in self.controls if Condition.DISABLED not in item.element.states])

    @lazily
    def by_role(self) -> dict[str, tuple[Item, ...]]:
        """The items of each role, in the order of the screen."""
        found: dict[str, list[Item]] = {}
        for item in self.items:
            found.setdefault(item.role, []).append(item)
        return {role: tuple(group) for role, group in found.items()}

    @lazily
    def by_card(self) -> dict[str, tuple[Item, ...]]:
        """The items of each card or row; those outside of any under no name."""
        found: dict[str, list[Item]] = {}
        for item in self.items:
            found.setdefault(item.card, []).append(item)
        return {card: tuple(group) for card, group in found.items()}

    @lazily
    def fields(self) -> tuple[Item, ...]:
        """What is of a role that is written, chosen or moved in, out of use or not."""
        return tuple([item for item in self.items if item.role in FIELDS])

    @lazily
    def buttons(self) -> tuple[Item, ...]:
        return self.by_role.get("button", ())

    @lazily
    def headings(self) -> tuple[Item, ...]:
        """Those of the page's own matter that head no card."""
        return tuple(i for i in self.by_role.get("heading", ()) if not i.card and not i.is_aside)

    @lazily
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """The words of everything that is read on it, fields' values and title among them, each line once."""
        said = [item.words for item in self.items]
        said += [content(self.state.title), content(self.state.front_name)]
        said += [content(item.element.value) for item in self.items if item.element.value]
        return tuple(dict.fromkeys(map(plain, said)))

    @lazily
    def texts(self) -> tuple[str, ...]:
        """What is read and is no control's name."""
        return tuple(item.name for item in self.items if not item.is_control)

    @lazily
    def line_words(self) -> frozenset[str]:
        """The words of all lines."""
        return frozenset(chain.from_iterable(self.lines))

    @lazily
    def states(self) -> frozenset[Condition]:
        """How something on it stands."""
        return frozenset().union(*[item.element.states for item in self.items if item.element.states])

    @lazily
    def deeds(self) -> tuple[Deed, ...]:
        """What was done in the step."""
        return deeds_of(self.state)

    @lazily
    def went_words(self) -> frozenset[str]:
        """The words of what has gone since the step began."""
        return frozenset(word for label in self.went for word in label.words)

    @property
    def in_window(self) -> bool:
        return self.state.front in (FrontKind.WINDOW, FrontKind.NONE) and not self.layer

    @property
    def acted(self) -> bool:
        return bool(self.state.last)

    @property
    def changed(self) -> bool:
        return bool(self.came or self.went)

    def of(self, *roles: str) -> tuple[Item, ...]:
        """The items of these roles, in the order of the screen."""
        if len(roles) == 1:
            return self.by_role.get(roles[0], ())
        return tuple([item for item in self.items if item.role in roles])

    def item_of(self, element: Element) -> Item | None:
        """The item of that element, by what it is and says."""
        same = next((item for item in self.items if item.element is element), None)
        named = same or next((item for item in self.items if element.ref and item.element.ref == element.ref), None)
        return named or next((item for item in self.items if item.element == element), None)


def namesakes_among(items: Iterable[Item]) -> tuple[tuple[int, ...], ...]:
    """The places, among these items, of those that share role and words with another of them, group by group."""
    found: dict[tuple[str, tuple[str, ...]], list[int]] = {}
    for at, item in enumerate(items):
        found.setdefault((item.role, item.words), []).append(at)
    return tuple([tuple(group) for group in found.values() if len(group) > 1])


def once(scene: Scene, found_on: Callable[[Scene], T]) -> T:
    """What is found on a scene, looked up once for all who ask."""
    known: dict[Callable[[Scene], T], T] = scene.known
    if found_on not in known:
        known[found_on] = found_on(scene)
    return known[found_on]


def once_for(scene: Scene, what: W, found_for: Callable[[Scene, W], T]) -> T:
    """The same of what is found on a scene for one thing, such as a clause or a goal."""
    known: dict[tuple[Callable[[Scene, W], T], W], T] = scene.known
    key = (found_for, what)
    if key not in known:
        known[key] = found_for(scene, what)
    return known[key]


@lru_cache(maxsize=20_000)
def plain(words: tuple[str, ...]) -> tuple[str, ...]:
    """
    Words without what may be written before and after a number: a mark, a nought, an ending; numbers in figures.

    >>> plain(("#12", "3rd", "order", "08", "two"))
    ('12', '3', 'order', '8', '2')
    """
    return tuple(_figure(_bare(word.lstrip("#@"))) for word in words)


def _figure(word: str) -> str:
    if word.isdigit():
        return word.lstrip("0") or "0"
    numbers = lexicon().order["numbers"]
    return str(numbers.index(word)) if word in numbers else word


def _bare(word: str) -> str:
    found = _NTH.fullmatch(word)
    return found.group(1) if found else word


_NTH: Final = lexicon().patterns["nth"]


def scene_of(state: State) -> Scene:
    """Reads the state. Never raises for any state."""
    came, went = tuple(map(label_of, state.appeared)), tuple(map(label_of, state.gone))
    items = _items(state)
    layer = _layer(state, items)
    named = {word for item in layer for word in item.words} | set(content(state.front_name))
    return Scene(
        state=state,
        items=items,
        came=came,
        went=went,
        busy=_is_busy(items) or any(_is_at_work(item, state) for item in items),
        layer=layer,
        layer_words=frozenset(named),
        words=frozenset(chain.from_iterable([item.words for item in items])),
    )


def _items(state: State) -> tuple[Item, ...]:
    elements = state.items
    cards = cards_of([element.path for element in elements])
    read = [read_of(e.role, e.name, (e.description, e.title, e.placeholder), e.hints) for e in elements]
    words = [one.words for one in read]
    held: dict[str, list[int]] = defaultdict(list)
    for at, card in enumerate(cards):
        held[card].append(at)
    came, went = frozenset(state.appeared), frozenset(state.gone)
    heading: tuple[str, ...] = ()
    found = []
    for at, element in enumerate(elements):
        role, card, (label, name, called, own) = element.role, cards[at], read[at]
        above = heading
        if role == "heading":
            above, heading = (), own
        mates = tuple([words[i] for i in held[card] if i != at]) if card else words_before(elements, words, at)
        where, landmarks, is_aside = place_of(element.path, above)
        is_new = label in came
        found.append(
            Item(
                element,
                role,
                at,
                name,
                called,
                own,
                more_of(element),
                mates,
                where,
                card,
                landmarks,
                is_aside,
                is_new,
                is_new and label in went,
                bool(element.supports) or role in PRESSED,
            )
        )
    return tuple(found)


def _layer(state: State, items: tuple[Item, ...]) -> tuple[Item, ...]:
    if state.front in (FrontKind.WINDOW, FrontKind.NONE):
        heads = [item for item in items if item.role in LAYERS]
        return tuple(_after(items, heads[0])) if heads else ()
    inside = tuple(item for item in items if item.element.in_front)
    heads = [item for item in items if item.role in LAYERS]
    return inside or (tuple(_after(items, heads[0])) if heads else ())


LAYER_REACH: Final = 9
"""Items after a dialog's own line that are taken to lie in it, where nothing says what lies in it."""


def _after(items: tuple[Item, ...], head: Item) -> Iterable[Item]:
    inside = [item for item in items if item.element.in_front]
    if inside:
        return inside
    named = [item for item in items if any(part.startswith(head.role) for part in item.element.path)]
    return [head, *named] if named else items[head.at : head.at + LAYER_REACH]


def _is_busy(items: tuple[Item, ...]) -> bool:
    said = lexicon().sets["busy"]
    for item in items:
        if Condition.BUSY in item.element.states or (
            item.role == "progressbar" and not folded(item.element.value).startswith("100")
        ):
            return True
        if item.words and item.words[0] in said and item.role in ("status", "text", "alert", "heading"):
            loud = is_loud(item.name, item.words)
            if loud or (set(item.words) == LOADING and item.role != "heading"):
                return True
    return False


def _is_at_work(item: Item, state: State) -> bool:
    return item.is_control and item.role not in FIELDS and says_under_way(item.role, item.name, item.words, state)


LOADING: Final = lexicon().sets["loading"]
