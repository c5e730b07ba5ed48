"""What a flow, or a person, may say about the browser."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from . import limits


class Viewport(NamedTuple):
    """The size of the window's inside, in CSS pixels."""

    width: int = limits.VIEWPORT_WIDTH.count
    height: int = limits.VIEWPORT_HEIGHT.count


@dataclass(frozen=True, slots=True)
class Credentials:
    """What HTTP authentication is answered with."""

    user: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Proxy:
    """The proxy that all requests go through."""

    server: str
    bypass: str = ""
    credentials: Credentials | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BrowserOptions:
    """One browser for one run. The defaults are what a flow without a `browser:` gets."""

    viewport: Viewport | None = None
    """`None`: the device's, or 1280 x 800."""

    locale: str = ""
    time_zone: str = ""
    device: str = ""
    """A name of Playwright's table of devices: ``iPhone 15``."""

    executable: str = ""
    channel: str = ""
    """An installed browser by Playwright's name for it: ``chrome``, ``msedge``, ``chrome-beta``."""

    cdp: str = ""
    """Attach to a running browser at this address instead of starting one. Closing only disconnects."""

    http_credentials: Credentials | None = None
    ignore_https_errors: bool = False
    proxy: Proxy | None = None
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    permissions: tuple[str, ...] = ()
    headed: bool = False
    files: bool = False
    """``file:`` addresses may be opened."""
    picked_by_hand: bool = False
    """Whoever drives says which window is looked at: none that opens is followed."""

    hosts: tuple[str, ...] = ()
    """Hosts (``shop.example``, ``127.0.0.1:3000``) whose documents may be opened; empty: any."""

    downloads: bool = True
    """Files that pages hand out are taken, into a folder that goes with the run."""
