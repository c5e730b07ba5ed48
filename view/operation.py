"""What can be done on a surface, and what came back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .element import Ref
from .evidence import Delivery, Postcondition, Receiver
from .problem import Dispatched


class Kind(StrEnum):
    """The operations a surface may know. One that it does not know it refuses, nothing sent."""

    CLICK = "click"
    DOUBLE_CLICK = "double_click"
    CLICK_AT = "click_at"
    """A press of a point and of no element, for what is drawn: a map, a canvas. No step of a flow makes one."""

    HOVER = "hover"
    TYPE = "type"
    SELECT = "select"
    CHECK = "check"
    EXPAND = "expand"
    SCROLL = "scroll"
    DRAG = "drag"
    CHORD = "chord"
    WAIT = "wait"
    NAVIGATE = "navigate"
    BACK = "back"
    DISMISS_COVER = "dismiss_cover"
    UPLOAD = "upload"
    ACCEPT_DIALOG = "accept_dialog"
    """Lets the next JavaScript dialog with exactly this message be accepted. Every other one is dismissed."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret by name. Its value is known to the driver alone."""

    name: str

    def __str__(self) -> str:
        return f"[secret:{self.name}]"


Text = tuple[str | Secret, ...]
"""What is to be typed: literal pieces and secrets, in order."""


def plain(text: Text) -> str:
    """
    The text as it may be shown: secrets by name.

    >>> plain(("Bearer ", Secret("token")))
    'Bearer [secret:token]'
    """
    return "".join(str(part) for part in text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One thing to do. `target` is a ref of the last delivered screen."""

    kind: Kind
    target: Ref | None = None
    text: Text = ()
    """What to type, the option to select (its label), the address to open, the file to upload, a dialog's message."""

    chord: str = ""
    """In macOS spelling (``cmd+f``, ``return``); each surface translates it."""

    checked: bool = True
    """For `Kind.CHECK` and `Kind.EXPAND`: the state that is wanted."""

    to: Ref | None = None
    """Where a drag ends."""

    at: tuple[int, int] | None = None
    """For `Kind.CLICK_AT`: CSS pixels of the window's inside."""

    confidential: bool = False
    """
    Set by the driver alone: `text` holds an opened secret. The surface masks the field in every picture from now on
    and reports no `Reply.read_back`, only whether it was `kept`.
    """


ACCEPTED: Final = " (accepted)"
"""Stands after the message of a JavaScript dialog that was answered with OK."""


class Refusal(StrEnum):
    """Why nothing was done. Every one of these means that nothing was sent."""

    NONE = ""
    STALE = "stale_reference"
    COVERED = "covered"
    DISABLED = "disabled"
    NOT_VISIBLE = "not_visible"
    MOVING = "unstable_geometry"
    DIFFERS = "differs_from_what_was_judged"
    """At the aim its role, name or what is in front was no longer what the decision was about."""

    NOT_EDITABLE = "not_editable"
    NO_SUCH_OPTION = "no_such_option"
    NOT_SUPPORTED = "not_supported"
    NOT_ALLOWED = "not_allowed"
    """The surface's own last guard: an address outside the allowed schemes, a dialog nobody allowed."""

    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the surface measured. It never says whether the operation "worked"."""

    refusal: Refusal = Refusal.NONE
    dispatched: Dispatched = Dispatched.YES
    note: str = ""
    cover: str = ""
    """What lay over the target: ``button "Select location"``, ``an empty layer``."""

    empty_layer: bool = False
    """The cover holds nothing: `Kind.DISMISS_COVER` may press it."""

    read_back: str | None = None
    """What the field held afterwards; `None` where it cannot be read (a password, an editor)."""

    kept: bool = True
    """The field, option or check box holds what was asked for (or cannot be read)."""

    dialogs: tuple[str, ...] = ()
    """Messages of JavaScript dialogs that opened meanwhile, each dismissed unless it says so."""

    opened: tuple[str, ...] = ()
    """Addresses of windows that opened meanwhile."""

    took_s: float = 0.0
    delivery: Delivery = Delivery.NOT_PROBED
    receiver: Receiver | None = None
    """Who held the point, where that was not the target."""

    aim: tuple[float, float] | None = None
    """The point that was aimed at, in CSS pixels of the viewport."""

    requested: str | None = None
    """What the target was to hold; `None` for a secret, and for what writes nothing."""

    observed_after_ms: int | None = None
    """How long it was watched: until the target was read again, or until the page had come to rest."""

    postcondition: Postcondition = Postcondition.NOT_READ

    @property
    def ok(self) -> bool:
        return self.refusal is Refusal.NONE
