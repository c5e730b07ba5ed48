"""Which browser is started: a table of names and places, tried in order."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from .problems import NoBrowser

VARIABLE = "RUN_FLOW_BROWSER"
"""Environment variable with a browser's path or command."""


@dataclass(frozen=True, slots=True)
class BrowserFound:
    """What will be started. Without a path Playwright resolves the channel itself."""

    path: str | None
    how: str
    """``named by RUN_FLOW_BROWSER``, ``installed: Chromium``: for the log and for `doctor`."""


@dataclass(frozen=True, slots=True)
class Installed:
    """One browser of the family, and where it usually is."""

    name: str
    commands: tuple[str, ...]
    mac: tuple[str, ...] = ()


INSTALLED: tuple[Installed, ...] = (
    Installed(
        "Chrome",
        ("google-chrome", "google-chrome-stable", "/opt/google/chrome/chrome"),
        ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",),
    ),
    Installed(
        "Chromium",
        ("chromium", "chromium-browser", "/usr/lib/chromium/chromium", "/snap/bin/chromium"),
        ("/Applications/Chromium.app/Contents/MacOS/Chromium",),
    ),
    Installed(
        "Edge",
        ("microsoft-edge", "microsoft-edge-stable", "/opt/microsoft/msedge/msedge"),
        ("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",),
    ),
)
"""First that exists wins."""

OWN_FOLDERS: Mapping[str, str] = {"linux": ".cache/ms-playwright", "darwin": "Library/Caches/ms-playwright"}
"""Where Playwright keeps its downloads, under the home folder, by platform."""

OWN_PATTERNS: tuple[str, ...] = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium_headless_shell-*/*/*headless*shell",
)


@dataclass(frozen=True, slots=True)
class Machine:
    """What the search depends on, so that it can be tried on a machine that does not exist."""

    platform: str
    environment: Mapping[str, str]
    home: Path

    @classmethod
    def here(cls) -> Machine:
        return cls(sys.platform, os.environ, Path.home())

    def which(self, command: str) -> str | None:
        """The program's full path, for a command or for a path."""
        return shutil.which(command, path=self.environment.get("PATH", ""))


def find_browser(named: str | None = None, channel: str = "", machine: Machine | None = None) -> BrowserFound:
    """
    The browser to start: one that is named, an installed one, Playwright's own. Raises `NoBrowser` with a way on.

    A name that leads nowhere is an error of its own: no other browser is taken in its place.
    """
    here = machine or Machine.here()
    if named:
        return _by_name(named, "named in the options", here)
    if channel:
        return BrowserFound(None, f"channel {channel}")
    if by_variable := here.environment.get(VARIABLE):
        return _by_name(by_variable, f"named by {VARIABLE}", here)
    for found in (*_installed(here), *_own(here)):
        return found
    raise NoBrowser(
        "no browser of the Chromium family was found",
        hint=f"install Chrome, Chromium or Edge; or run `playwright install chromium`; or name one in {VARIABLE}",
    )


def _by_name(named: str, how: str, machine: Machine) -> BrowserFound:
    path = machine.which(os.path.expanduser(named))
    if path is None:
        raise NoBrowser(
            f"there is no browser at {named}, {how}",
            hint="give the full path of a Chrome, Chromium or Edge program, or leave it out to use an installed one",
        )
    return BrowserFound(path, how)


def _installed(machine: Machine) -> Iterator[BrowserFound]:
    for browser in INSTALLED:
        for place in browser.mac if machine.platform == "darwin" else browser.commands:
            if path := machine.which(place):
                yield BrowserFound(path, f"installed: {browser.name}")


def _own(machine: Machine) -> Iterator[BrowserFound]:
    named = machine.environment.get("PLAYWRIGHT_BROWSERS_PATH")
    folder = Path(named) if named else machine.home / OWN_FOLDERS.get(machine.platform, OWN_FOLDERS["linux"])
    for pattern in OWN_PATTERNS:
        newest_first = sorted(folder.glob(pattern), reverse=True)
        yield from (BrowserFound(str(path), "Playwright's own") for path in newest_first if os.access(path, os.X_OK))
