"""Which browser is started."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from surfaces.browser import NoBrowser, find_browser
from surfaces.browser.find import Machine


def program(folder: Path, name: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def machine(home: Path, environment: Mapping[str, str] | None = None) -> Machine:
    """One with nothing installed but what is in its home's ``bin``. Its platform knows no fixed places."""
    return Machine("darwin", {"PATH": str(home / "bin"), **(environment or {})}, home)


def linux(home: Path, environment: Mapping[str, str] | None = None) -> Machine:
    return Machine("linux", {"PATH": str(home / "bin"), **(environment or {})}, home)


def test_the_named_one_goes_before_the_variable_and_the_installed(tmp_path: Path) -> None:
    mine = program(tmp_path, "mine/chrome")
    program(tmp_path, "bin/google-chrome")
    here = linux(tmp_path, {"RUN_FLOW_BROWSER": "google-chrome"})
    assert find_browser(str(mine), machine=here).path == str(mine)


def test_the_variable_goes_before_the_installed(tmp_path: Path) -> None:
    mine = program(tmp_path, "mine/chrome")
    program(tmp_path, "bin/google-chrome")
    found = find_browser(machine=linux(tmp_path, {"RUN_FLOW_BROWSER": str(mine)}))
    assert (found.path, found.how) == (str(mine), "named by RUN_FLOW_BROWSER")


def test_an_installed_one_is_found_by_its_usual_name(tmp_path: Path) -> None:
    chrome = program(tmp_path, "bin/google-chrome")
    assert find_browser(machine=linux(tmp_path)).path == str(chrome)


def test_a_channel_is_left_to_playwright(tmp_path: Path) -> None:
    program(tmp_path, "bin/google-chrome")
    assert find_browser(channel="msedge", machine=linux(tmp_path)).path is None


def test_playwrights_own_is_the_last_resort(tmp_path: Path) -> None:
    own = program(tmp_path, "store/chromium-1200/chrome-linux/chrome")
    found = find_browser(machine=machine(tmp_path, {"PLAYWRIGHT_BROWSERS_PATH": str(tmp_path / "store")}))
    assert (found.path, found.how) == (str(own), "Playwright's own")


def test_a_wrong_name_is_an_error_and_no_other_browser_is_taken(tmp_path: Path) -> None:
    program(tmp_path, "bin/google-chrome")
    with pytest.raises(NoBrowser, match="no browser at /nowhere"):
        find_browser("/nowhere", machine=linux(tmp_path))


def test_without_any_the_hint_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NoBrowser) as caught:
        find_browser(machine=machine(tmp_path))
    assert "RUN_FLOW_BROWSER" in caught.value.hint
