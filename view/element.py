"""One thing a person could point at or read: a control or a text."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, NewType

Ref = NewType("Ref", str)
"""Names one element within one `Screen`: ``r<revision>:b<node>``. Never carry it over to the next screen."""

NOWHERE = Ref("")


class Support(StrEnum):
    """What an element offers to be done with it."""

    CLICK = "click"
    TYPE = "type"
    SELECT = "select"
    CHECK = "check"
    EXPAND = "expand"
    SCROLL = "scroll"
    DRAG = "drag"
    UPLOAD = "upload"


class State(StrEnum):
    """What a person sees of an element's condition. The words are WAI-ARIA 1.2's where it has one."""

    FOCUSED = "focused"
    DISABLED = "disabled"
    READONLY = "readonly"
    REQUIRED = "required"
    INVALID = "invalid"
    CHECKED = "checked"
    UNCHECKED = "unchecked"
    MIXED = "mixed"
    SELECTED = "selected"
    PRESSED = "pressed"
    CURRENT = "current"
    EXPANDED = "expanded"
    COLLAPSED = "collapsed"
    ASCENDING = "ascending"
    """Its column is what the rows are sorted by, the least first (WAI-ARIA's `aria-sort`)."""

    DESCENDING = "descending"
    BUSY = "busy"
    MULTILINE = "multiline"
    """A line break typed here is text: it presses nothing."""

    OFFSCREEN = "offscreen"
    """Drawn, but out of the viewport: scrolling reveals it."""

    COVERED = "covered"
    """Something else lies over its middle; `Element.cover` says what."""


PASSING_STATES: frozenset[State] = frozenset({State.FOCUSED, State.OFFSCREEN})
"""States that change without anything having happened to the element itself: no part of its signature."""


class Box(NamedTuple):
    """Where it is drawn, in CSS pixels of the viewport."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: float, y: float) -> bool:
        """
        The point lies in it, its edges among it.

        >>> Box(10, 10, 20, 5).holds(30, 15), Box(10, 10, 20, 5).holds(31, 12)
        (True, False)
        """
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


@dataclass(frozen=True, slots=True, kw_only=True)
class Submission:
    """Which form an activation belongs to. No part of equality: form keys are minted by the surface."""

    form: str = ""
    """Key of the owning form, the same for all its members within one screen. Empty: no form."""

    submits: bool = False
    """Activating (or, for a check or select, changing) it submits that form."""

    default: bool = False
    """
    It is the form's default button: Return in any field of the form presses it. Of a form without a button, its only
    field: Return submits the form from there.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """
    One control or text, as a person meets it. Two elements that look and read the same are equal:
    `ref`, `box` and the other surface-minted facts take no part in equality.
    """

    ref: Ref = field(default=NOWHERE, compare=False)
    role: str
    """A WAI-ARIA role, whatever the platform calls it; ``text`` for plain text."""

    name: str = ""
    """The accessible name, white space collapsed. For a text: what it says."""

    value: str = ""
    """What a field holds or shows; empty for a password field."""

    filled: bool = field(default=False, compare=False)
    """A password field holds something. What and how much is never read."""

    description: str = ""
    title: str = ""
    """A tooltip that is not already the name or the description."""

    hints: tuple[str, ...] = ()
    """
    Only where no name says a word (none, or "×"): icon class words, the last path segment of a link or form action.
    """

    leads: tuple[str, ...] = field(default=(), compare=False)
    """
    What its address, form or handler says it does, one word each with where it stands: ``link:logout``,
    ``form:delete``, ``call:deleteUser``. For the safety rules alone.
    """

    rest: str = field(default="", compare=False)
    """
    Of a text that is cut short: the questions in what was cut. Of a button: its
    further words. For the safety rules alone.
    """

    autocomplete: str = ""
    placeholder: str = ""
    states: frozenset[State] = frozenset()
    supports: frozenset[Support] = frozenset()
    """Empty for a text."""

    choices: tuple[str, ...] = ()
    """The options of a native select or datalist, in order."""

    path: tuple[str, ...] = ()
    """Ancestor labels, outermost first: dialogs, landmarks, numbered cards: ``listitem #3``."""

    in_front: bool = False
    """It lies inside what is in front of the window (`Screen.front`)."""

    box: Box | None = field(default=None, compare=False)
    cover: str = field(default="", compare=False)
    """Label of what lies over it, when `State.COVERED`."""

    reveal: Ref | None = field(default=None, compare=False)
    """What to hover first, for a control that is drawn only while the pointer is there."""

    submission: Submission = field(default=Submission(), compare=False)
    origin: str = field(default="", compare=False)
    """Of the frame it lies in (``https://pay.example``, ``null`` for one of no host); empty in the page itself."""

    _known: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Its signature, once somebody asked for it: a turn asks many times."""

    @property
    def is_control(self) -> bool:
        return bool(self.supports)

    @property
    def words(self) -> str:
        """
        What it goes by: its name, else its description, its tooltip, or what its icon's class words say. Before a name
        that is nothing but a sign stands the tooltip that says what it means.

        >>> Element(role="button", name="✎", title="Edit").words, Element(role="button", name="Edit", title="E").words
        ('Edit ✎', 'Edit')
        """
        if self.title and self.name and not any(map(str.isalnum, self.name)):
            return f"{self.title} {self.name}"
        return self.name or self.description or self.title or " ".join(self.hints)

    @property
    def label(self) -> str:
        """
        How a person would call it; the bare role where nothing names it.

        >>> Element(role="button", name="Save").label, Element(role="img", hints=("reply",)).label
        ('button "Save"', 'img "reply"')
        """
        return f'{self.role} "{self.words}"' if self.words else self.role

    @property
    def signature(self) -> str:
        """
        What it is and how it stands, the same from look to look. Used for "the same element", bans and fingerprints.

        >>> Element(role="checkbox", name="News", states=frozenset({State.CHECKED, State.FOCUSED})).signature
        'checkbox:News::checked:'
        """
        if "signature" not in self._known:
            self._known["signature"] = self._signed()
        return self._known["signature"]

    def _signed(self) -> str:
        states = " ".join(sorted(self.states - PASSING_STATES))
        return f"{self.role}:{self.words}:{self.value}:{states}:{' > '.join(self.path)}"

    @property
    def press_key(self) -> str:
        """Its label and place, without value and states: a toggle stays one key through all its states."""
        return f"{self.label} @ {' > '.join(self.path)}"

    @property
    def kind_key(self) -> str:
        """Role, name and place: strikes every row of a refused list at once."""
        return f"{self.role}:{self.name} @ {' > '.join(self.path)}"

    @property
    def node(self) -> str:
        """The node half of the `ref` (``b12``): the same from look to look while the surface keeps the node."""
        return self.ref.rpartition(":")[2]

    def has(self, *states: State) -> bool:
        return not self.states.isdisjoint(states)

    def offers(self, support: Support) -> bool:
        return support in self.supports
