"""What windows and frames there are, as plain values: for whoever picks among them."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import StrEnum
from urllib.parse import urlsplit, urlunsplit

from playwright.async_api import Page

from view import shortened

from . import limits

REDACTED = "[redacted]"


class Change(StrEnum):
    """What may happen to a window."""

    CREATED = "created"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Changed:
    """A window came or went."""

    kind: Change
    id: str


@dataclass(slots=True, eq=False)
class Window:
    """One window of the run while it is open."""

    id: str
    """``t1``: never given twice in a run."""

    page: Page
    opener: Window | None = None
    crashed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A window as it is listed."""

    id: str
    address: str
    """Without the values of its query."""

    title: str = ""
    opener: str = ""
    active: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A frame as it is listed."""

    id: str
    parent: str = ""
    origin: str = ""
    address: str = ""
    active: bool = False


@dataclass(slots=True)
class Topology:
    """Which windows came and went since somebody last asked, the oldest forgotten first."""

    _changes: deque[Changed] = field(default_factory=lambda: deque(maxlen=limits.TOPOLOGY_MOST.count))

    def note(self, kind: Change, window: Window) -> None:
        self._changes.append(Changed(kind, window.id))

    def take(self) -> tuple[Changed, ...]:
        taken = tuple(self._changes)
        self._changes.clear()
        return taken


def without_query(address: str) -> str:
    """
    The address without what its query and fragment say, and without a password.

    >>> without_query("https://bob:x@shop.example/cart?token=1#top")
    'https://shop.example/cart?[redacted]'
    >>> without_query("data:text/html,secret")
    'data:[redacted]'
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return REDACTED
    if not parts.netloc:
        inner = parts.path if parts.scheme in {"about", ""} else REDACTED
        return f"{parts.scheme}:{inner}" if parts.scheme else inner
    place = urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))
    cut = shortened(place, limits.ADDRESS_LENGTH.count)
    return f"{cut}?{REDACTED}" if parts.query or parts.fragment else cut
