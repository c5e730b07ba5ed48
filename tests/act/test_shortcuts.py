"""The standard shortcuts: few, safe, and translated."""

import pytest
from screens import dialog, field, screen

from act.shortcuts import SHORTCUTS, chord_of, options, return_is_held
from view import FrontKind

HARMFUL = {
    "cmd+q", "cmd+w", "cmd+shift+w", "alt+f4", "ctrl+q", "ctrl+w", "cmd+backspace", "cmd+delete", "delete", "backspace",
    "cmd+return", "ctrl+return", "cmd+shift+d", "cmd+s", "ctrl+s", "cmd+p", "f5", "cmd+shift+delete",
}  # fmt: skip
"""What quits, closes, deletes, sends, saves over or reloads somewhere."""


@pytest.mark.parametrize("shortcut", SHORTCUTS, ids=lambda shortcut: shortcut.key)
def test_no_shortcut_sends_deletes_or_quits_on_any_surface(shortcut: object) -> None:
    chords = {getattr(shortcut, surface) for surface in ("mac", "other", "browser")}
    assert not chords & HARMFUL


def test_no_shortcut_reloads_a_page() -> None:
    """A browser reloads on cmd+r, so a page has no `reply`."""
    assert all("r" not in shortcut.browser.split("+") for shortcut in SHORTCUTS)


def test_a_page_is_offered_only_what_it_has() -> None:
    assert {option.key for option in options("browser")} == {"find", "back", "next_field", "confirm", "dismiss"}


def test_an_unknown_shortcut_is_no_chord() -> None:
    assert chord_of("quit", "Mail") == ""


@pytest.mark.parametrize("kind", [FrontKind.SHEET, FrontKind.ALERT, FrontKind.DIALOG])
def test_return_is_held_while_something_with_a_default_button_is_in_front(kind: FrontKind) -> None:
    shown = screen(dialog("Delete?", "button OK", kind=kind))
    assert "default button" in return_is_held(shown, "")


@pytest.mark.parametrize("kind", [FrontKind.WINDOW, FrontKind.POPOVER, FrontKind.LAYER])
def test_return_is_free_elsewhere(kind: FrontKind) -> None:
    shown = screen("button OK") if kind is FrontKind.WINDOW else screen(dialog("x", "button OK", kind=kind))
    assert return_is_held(shown, "") == ""


def test_return_runs_a_search_that_was_just_typed_in_a_sheet() -> None:
    box = field("Search the shop", role="searchbox")
    shown = screen(dialog("Search", box, kind=FrontKind.SHEET))
    assert return_is_held(shown, shown.controls[0].press_key) == ""


def test_return_is_held_again_when_that_box_is_covered_or_gone() -> None:
    box = "searchbox Search [covered]"
    shown = screen(dialog("Search", box, kind=FrontKind.SHEET))
    assert return_is_held(shown, shown.controls[0].press_key)
    assert return_is_held(screen(dialog("Search", "button Go", kind=FrontKind.SHEET)), shown.controls[0].press_key)
