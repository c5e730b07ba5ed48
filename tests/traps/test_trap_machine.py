"""The machine's own traps: a browser that is a wrapper, and noisy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from surfaces.browser import find_browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RUN = """
import asyncio, sys
from surfaces.browser import BrowserOptions, BrowserSurface

async def main():
    async with BrowserSurface.open(BrowserOptions(executable=sys.argv[1])) as surface:
        print("looked at", len((await surface.look()).items))

asyncio.run(main())
"""


@pytest.fixture
def wrapper(tmp_path: Path) -> Path:
    """A browser that complains before it starts, as Debian's script does, and keeps what it was started with."""
    script = tmp_path / "wrapped"
    script.write_text(
        f'#!/bin/sh\necho "wrapped: 1: [: unexpected operator" >&2\necho "$@" > {tmp_path}/said\n'
        f'exec {find_browser().path} "$@"\n'
    )
    script.chmod(0o755)
    return script


def test_a_wrappers_complaints_do_not_reach_the_user(wrapper: Path) -> None:
    done = subprocess.run([sys.executable, "-c", RUN, str(wrapper)], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("looked at 0\n", "")


def test_the_browser_asks_for_nothing_by_itself_and_root_goes_without_a_sandbox(wrapper: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", RUN, str(wrapper)], capture_output=True, check=True)
    said = set((tmp_path / "said").read_text().split())
    assert {"--disable-component-update", "--disable-background-networking"} <= said
    assert ("--no-sandbox" in said) == (os.geteuid() == 0)
