"""
What is played on an application to be recorded: steps in several wordings, and the ways in which each may go.

A script names controls by Playwright's selectors and says which deeds are right; whether a step is done is asked of the
application's own state, never read off its words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from playwright.async_api import Page

from view import Allowance

Check = str | Callable[[Page], Awaitable[bool]]
"""A JavaScript expression over the application's state, or a function that asks elsewhere (a database)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One move of the loop, as the scripted judge makes it come about."""

    move: str
    """As the judge answers it: ``activate``, ``expand``, ``scroll``, ``shortcut``, ``type``, ``wait``."""

    on: str = ""
    """The control, by a Playwright selector; of several matches the first that a look lists."""

    text: str = ""
    """What is typed: one of the step's own texts. Or the option of a list that is selected."""

    key: str = ""
    """The standard shortcut."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What is done on one screen, and what would be right there: `None` where the script does not know."""

    deed: Deed
    right: tuple[Deed, ...] | None


def press(on: str) -> Deed:
    return Deed(move="activate", on=on)


def select(on: str, option: str) -> Deed:
    """Pressing a native list is choosing one of its options."""
    return Deed(move="activate", on=on, text=option)


def expand(on: str) -> Deed:
    return Deed(move="expand", on=on)


def type_(text: str, on: str) -> Deed:
    return Deed(move="type", on=on, text=text)


def key(name: str) -> Deed:
    return Deed(move="shortcut", key=name)


WAIT = Deed(move="wait")
SCROLL = Deed(move="scroll")


def wrong(deed: Deed, *right: Deed) -> Turn:
    """This is done although one of the others were right; with none given what is right is not known."""
    return Turn(deed=deed, right=right or None)


def either(deed: Deed, *others: Deed) -> Turn:
    """This is done, and one of the others were as right."""
    return Turn(deed=deed, right=(deed, *others))


def halt(*right: Deed) -> Turn:
    """Nothing more is done, although one of these were right."""
    return Turn(deed=Deed(move="stuck"), right=right or None)


Way = tuple[Deed | Turn, ...]
"""The deeds of a step in order; a bare deed is the right one."""


def turns_of(way: Way) -> tuple[Turn, ...]:
    return tuple(turn if isinstance(turn, Turn) else Turn(deed=turn, right=(turn,)) for turn in way)


@dataclass(frozen=True, slots=True, kw_only=True)
class Leg:
    """One step of a flow."""

    steps: tuple[str, ...]
    """The same step in several wordings."""

    done: Check
    way: Way
    slips: tuple[Way, ...] = ()
    """Ways that go wrong or stop half way. The tale ends with one that does not get there after all."""

    lasting: bool = True
    """Asked for once more it is done already: a place one is at, a state of things; not "add one"."""

    allow: tuple[Allowance, ...] = ()
    before: str = ""
    """JavaScript run on the page before the step: what a person did there by hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tale:
    """A few steps on one application, from one address."""

    name: str
    legs: tuple[Leg, ...]
    start: str = "/"
    setup: str = ""
    """JavaScript run at `start`, before it is loaded once more: what the application remembers."""

    viewport: tuple[int, int] = (1280, 800)


@dataclass(frozen=True, slots=True, kw_only=True)
class App:
    """An application with its tales."""

    name: str
    family: str
    """Which kind of application: what a score is not to be averaged over blindly."""

    tales: tuple[Tale, ...]
    folder: str = ""
    """Of `flows/examples`, where it is one of them."""

    reset: Callable[[], None] = field(default=lambda: None)
    """Brings what a server remembers back to its beginning."""
