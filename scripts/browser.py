"""
Prints the path of a browser that flows can run on; installs one where there is none.

In this order: the one that RUN_FLOW_BROWSER names, an installed Chrome, Chromium or Edge, Playwright's own, its
download, and, as root on Debian and its kin, the system's package. Where all of that fails it says what to do.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Final

from surfaces.browser import BrowserFound, NoBrowser, find_browser

DOWNLOAD_S: Final = 300
"""A browser is some 150 MB; a download that takes longer than this has stalled."""

SYSTEM_INSTALL_S: Final = 600


def main() -> int:
    try:
        found = _found_or_installed()
    except NoBrowser as problem:
        _say(f"{problem.message}: {problem.hint}")
        return 1
    sys.stdout.write(f"{found.path or ''}\n")
    return 0


def _found_or_installed() -> BrowserFound:
    try:
        return find_browser()
    except NoBrowser:
        if os.environ.get("RUN_FLOW_BROWSER"):
            raise  # a browser that is named and not there is a mistake to be told of, not to be made up for
    for command, limit_s in _ways_to_install():
        _say(f"no browser yet; trying: {' '.join(command)}")
        if _succeeds(command, limit_s):
            try:
                return find_browser()
            except NoBrowser:
                continue
    return find_browser()


def _ways_to_install() -> Iterator[tuple[list[str], int]]:
    yield [sys.executable, "-m", "playwright", "install", "chromium"], DOWNLOAD_S
    if os.geteuid() == 0 and Path("/etc/debian_version").exists() and which("apt-get"):
        yield ["apt-get", "update", "-q"], SYSTEM_INSTALL_S
        yield ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"], SYSTEM_INSTALL_S


def _succeeds(command: list[str], limit_s: int) -> bool:
    """Whether the command ended well; what it says goes to stderr, because stdout is the answer."""
    try:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        return subprocess.run(command, stdout=sys.stderr, timeout=limit_s, check=False, env=environment).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _say(text: str) -> None:
    sys.stderr.write(f"browser: {text}\n")


if __name__ == "__main__":
    sys.exit(main())
