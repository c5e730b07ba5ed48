"""The screen model: everything seen in one look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import blake2b

from .element import Element, Ref, State
from .errors import StaleRef
from .incomplete import Incomplete
from .unlisted import Unlisted

TITLE = "title"
"""Stands for the window's title where nodes are named."""


class FrontKind(StrEnum):
    """What kind of thing is in front of the application's own window."""

    WINDOW = "window"
    """Nothing: the window itself."""

    SHEET = "sheet"
    DIALOG = "dialog"
    ALERT = "alert"
    POPOVER = "popover"
    LAYER = "layer"
    """Something drawn over the page, without a role of its own, that covers controls."""

    NONE = "none"
    """The look could not be read; `Screen.blind` says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Front:
    """What is in front, with its own words (not those of its controls)."""

    kind: FrontKind = FrontKind.WINDOW
    name: str = ""
    heading: str = ""
    message: str = ""
    """Its own text, for an alert or a confirm the message; at most 400 characters."""

    covers: int = field(default=0, compare=False)
    """How many controls of the page it covers."""

    @property
    def is_window(self) -> bool:
        return self.kind is FrontKind.WINDOW


@dataclass(frozen=True, slots=True, kw_only=True)
class Omitted:
    """What a look counted without listing: a role and how many of it lie further off."""

    role: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """
    Everything seen in one look: controls **and** texts in document order. Two looks that saw the same are equal.

    Raises nothing on construction. A look that failed is a `Screen` with `FrontKind.NONE` and its reason in `blind`.
    """

    app: str = "browser"
    title: str = ""
    address: str = ""
    language: str = ""
    """Primary language subtag of the document (``en``), lower case; empty where the page does not say."""

    front: Front = Front()
    items: tuple[Element, ...] = ()
    omitted: tuple[Omitted, ...] = ()
    blind: str = ""
    incomplete: tuple[Incomplete, ...] = field(default=(), compare=False)
    """What of the page the look could not read."""

    revision: int = field(default=0, compare=False)
    document: str = field(default="", compare=False)
    """
    Which document was seen: its frame and the load that filled it, minted by the surface. Empty where that is unknown.
    An address would be wrong both ways: it moves while every node stays, and stays while all are replaced.
    """

    matches: Mapping[str, tuple[Ref, ...]] = field(default_factory=dict, compare=False, hash=False)
    """
    For each CSS selector, and each ``text=`` of controls that show it, asked for with the look: what matched.
    `NOWHERE` stands for an element that is not among the items: it matches all the same.
    """

    unlisted: Mapping[str, Unlisted] = field(default_factory=dict, compare=False, hash=False)
    """For each selector that matched one element which is not among the items: why it is not."""

    def __getitem__(self, ref: Ref) -> Element:
        """The element of that `ref`. Raises `StaleRef` at once when this screen has none."""
        for item in self.items:
            if item.ref == ref:
                return item
        raise StaleRef(ref)

    @property
    def controls(self) -> tuple[Element, ...]:
        return tuple(item for item in self.items if item.is_control)

    @property
    def texts(self) -> tuple[Element, ...]:
        return tuple(item for item in self.items if not item.is_control)

    @property
    def focused(self) -> Element | None:
        return next((item for item in self.items if State.FOCUSED in item.states), None)

    def form_of(self, element: Element) -> Iterator[Element]:
        """All members of the element's form, itself among them; nothing where it belongs to none."""
        form = element.submission.form
        return (item for item in self.items if form and item.submission.form == form)

    def default_button(self, element: Element) -> Element | None:
        """What Return would press, from inside that element's form."""
        return next((item for item in self.form_of(element) if item.submission.default), None)

    @property
    def is_blind(self) -> bool:
        return self.front.kind is FrontKind.NONE

    def marks(self, restless: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """Every line of the fingerprint: title, front and each item's signature, but for the restless nodes'."""
        title = "" if TITLE in restless else self.title
        front = f"{self.front.kind}:{self.front.name}"
        lines = (item.signature for item in self.items if item.node not in restless)
        return (title, front, self.blind, *lines)

    def fingerprint(self, restless: frozenset[str] = frozenset()) -> str:
        """
        Equal for screens a person would call the same: refs, boxes, focus and restless nodes take no part.

        `restless` holds the nodes (`Element.node`, or `TITLE`) that change by themselves, such as a clock.
        """
        return blake2b("\n".join(self.marks(restless)).encode(), digest_size=12).hexdigest()
