"""
What a press, an expansion or a scroll is expected to do, and whether that came: read off the element and two screens,
nothing asked. See docs/decisions/undo.md.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

from view import Element, Kind, Screen, State, change, is_closer


class Effect(StrEnum):
    """What is expected, as the end of "it was to ..."."""

    SCROLLS = "scroll"
    OPENS = "open something"
    SELECTED = "become the selected one"
    FLIPS = "be switched to its other state"
    NAVIGATES = "lead to another page"
    CLOSES = "close what is in front"
    UNKNOWN = "do something that nothing says beforehand"


class Came(StrEnum):
    """Whether it came."""

    MET = "it did"
    MISSED = "it did not"
    UNCLEAR = "the screen does not tell"


class Handled(NamedTuple):
    """What was done to which element."""

    act: Kind
    element: Element

    @property
    def is_press(self) -> bool:
        return self.act in {Kind.CLICK, Kind.CHECK}


class Foreseen(NamedTuple):
    """One row of what is expected."""

    when: str
    holds: Callable[[Handled], bool]
    effect: Effect


SELECTABLE: Final = frozenset({"radio", "tab", "option", "menuitemradio", "listitem"})
SWITCHED: Final = frozenset({"checkbox", "switch", "menuitemcheckbox"})

FORESEEN: Final[tuple[Foreseen, ...]] = (
    Foreseen("it was scrolled", lambda h: h.act is Kind.SCROLL, Effect.SCROLLS),
    Foreseen("it was expanded", lambda h: h.act is Kind.EXPAND, Effect.OPENS),
    Foreseen("it was not pressed", lambda h: not h.is_press, Effect.UNKNOWN),
    Foreseen("one of several to choose from", lambda h: h.element.role in SELECTABLE, Effect.SELECTED),
    Foreseen("something to switch", lambda h: h.element.role in SWITCHED, Effect.FLIPS),
    Foreseen("a button that is held down", lambda h: h.element.has(State.PRESSED), Effect.FLIPS),
    Foreseen("collapsed", lambda h: h.element.has(State.COLLAPSED), Effect.OPENS),
    Foreseen("a list that drops down", lambda h: h.element.role == "combobox", Effect.OPENS),
    Foreseen("it says that it closes", lambda h: is_closer(h.element), Effect.CLOSES),
    Foreseen("a link", lambda h: h.element.role == "link", Effect.NAVIGATES),
    Foreseen("nothing says beforehand", lambda _: True, Effect.UNKNOWN),
)
"""The first row that holds."""


def expected(act: Kind, element: Element) -> Effect:
    """
    What doing that to the element is expected to do.

    >>> expected(Kind.CLICK, Element(role="tab", name="Details")).name
    'SELECTED'
    """
    handled = Handled(act, element)
    return next(row.effect for row in FORESEEN if row.holds(handled))


class Sight(NamedTuple):
    """An effect that was expected of an element, and the screens before and after."""

    effect: Effect
    element: Element
    before: Screen
    now: Screen

    @property
    def later(self) -> Element | None:
        """The same element as it stands now; nothing where it is gone or cannot be told from another."""
        return same_kind(self.now, self.element)

    @property
    def stands_as_wanted(self) -> bool:
        wanted = self.effect is Effect.SELECTED or not is_on(self.element)
        return self.later is not None and is_on(self.later) is wanted

    @property
    def is_elsewhere(self) -> bool:
        """On another page. A mark in the same page's address (``#details``) is no other page."""
        return self.before.address.partition("#")[0] != self.now.address.partition("#")[0]

    @property
    def has_opened(self) -> bool:
        since = change(self.before, self.now)
        return bool(since.appeared or since.front)

    @property
    def has_navigated(self) -> bool:
        return (self.before.address, self.before.title) != (self.now.address, self.now.title)

    @property
    def has_closed(self) -> bool:
        return self.now.front.is_window and not self.before.front.is_window


class Found(NamedTuple):
    """One row of what came."""

    of: frozenset[Effect]
    when: str
    holds: Callable[[Sight], bool]
    came: Came


TOGGLES: Final = frozenset({Effect.SELECTED, Effect.FLIPS})
_OPENS, _NAVIGATES, _CLOSES = (frozenset({one}) for one in (Effect.OPENS, Effect.NAVIGATES, Effect.CLOSES))

FOUND: Final[tuple[Found, ...]] = (
    Found(TOGGLES, "it stands as it was to", lambda s: s.stands_as_wanted, Came.MET),
    Found(TOGGLES | _OPENS, "it led to another page", lambda s: s.is_elsewhere, Came.MISSED),
    Found(TOGGLES, "it does not show any more", lambda s: s.later is None, Came.UNCLEAR),
    Found(TOGGLES, "it stands otherwise", lambda _: True, Came.MISSED),
    Found(_OPENS, "something appeared", lambda s: s.has_opened, Came.MET),
    Found(_NAVIGATES, "address or title is another", lambda s: s.has_navigated, Came.MET),
    Found(_CLOSES, "the window is in front again", lambda s: s.has_closed, Came.MET),
    Found(frozenset(Effect), "nothing tells", lambda _: True, Came.UNCLEAR),
)
"""The first row of that effect that holds."""


def came(effect: Effect, element: Element, before: Screen, now: Screen) -> Came:
    """Whether the expected came, as far as two screens tell."""
    sight = Sight(effect, element, before, now)
    return next(row.came for row in FOUND if effect in row.of and row.holds(sight))


_ON: Final = (State.CHECKED, State.SELECTED, State.PRESSED, State.CURRENT)


def is_on(element: Element) -> bool:
    """Checked, selected, held down or the current one."""
    return element.has(*_ON)


def same_kind(screen: Screen, element: Element) -> Element | None:
    """The same thing in whatever state: the same node, or the only one of its role, name and place."""
    alike = [item for item in screen.items if item.kind_key == element.kind_key]
    by_node = [item for item in alike if element.node and item.node == element.node]
    return (by_node or alike)[0] if len(by_node or alike) == 1 else None
