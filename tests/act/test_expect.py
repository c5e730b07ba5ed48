"""What a press is for, and whether that came: one case a row of the tables, and every row wins somewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest
from screens import button, dialog, item, link, named, screen, tickbox

from act.expect import FORESEEN, FOUND, Came, Effect, Handled, Sight, came, expected
from view import Element, Kind, Screen, State

CLICK = Kind.CLICK

FORESEEN_CASES = [
    ("a list that is scrolled", Kind.SCROLL, item("list Messages"), Effect.SCROLLS),
    ("a row that is expanded", Kind.EXPAND, item("treeitem Archive"), Effect.OPENS),
    ("a tab that is double-clicked", Kind.DOUBLE_CLICK, item("tab Details"), Effect.UNKNOWN),
    ("an option that is selected in a list", Kind.SELECT, item("combobox Size"), Effect.UNKNOWN),
    ("a tab", CLICK, item("tab Details"), Effect.SELECTED),
    ("a radio button", Kind.CHECK, item("radio Express"), Effect.SELECTED),
    ("a box", Kind.CHECK, tickbox("News"), Effect.FLIPS),
    ("a switch", CLICK, item("switch Wi-Fi"), Effect.FLIPS),
    ("a button that is held down", CLICK, item("button Bold [pressed]"), Effect.FLIPS),
    ("a collapsed section", CLICK, item("button Filters [collapsed]"), Effect.OPENS),
    ("a list that drops down", CLICK, item("combobox Size"), Effect.OPENS),
    ("a button that closes", CLICK, button("No thanks"), Effect.CLOSES),
    ("a link", CLICK, link("Cart"), Effect.NAVIGATES),
    ("a plain button", CLICK, button("Go on"), Effect.UNKNOWN),
]


@pytest.mark.parametrize(("act", "element", "effect"), [case[1:] for case in FORESEEN_CASES])
def test_what_it_is_tells_what_a_press_of_it_is_for(act: Kind, element: Element, effect: Effect) -> None:
    assert expected(act, element) is effect


def test_every_row_of_what_is_foreseen_wins_somewhere() -> None:
    won = {
        next(row.when for row in FORESEEN if row.holds(Handled(act, element))) for _, act, element, _ in FORESEEN_CASES
    }
    assert won == {row.when for row in FORESEEN}


PAGE = screen("tab Details", "tab Reviews [selected]", "checkbox News [unchecked]", "button Filters [collapsed]")
ELSEWHERE = screen("heading Sale", address="http://shop.example/sale", title="Sale")
ASKED = screen("button Go on", dialog("Sign in?", button("Not now")))


def later(*lines: str) -> Screen:
    return screen(*lines, like=PAGE)


CAME_CASES = [
    ("a tab was selected", Effect.SELECTED, "Details", PAGE, later("tab Details [selected]"), Came.MET),
    ("another was", Effect.SELECTED, "Details", PAGE, later("tab Details", "text New"), Came.MISSED),
    ("a tab led away", Effect.SELECTED, "Details", PAGE, ELSEWHERE, Came.MISSED),
    ("a tab went", Effect.SELECTED, "Details", PAGE, later("tab Reviews"), Came.UNCLEAR),
    ("a box was ticked", Effect.FLIPS, "News", PAGE, later("checkbox News [checked]"), Came.MET),
    ("a box was not", Effect.FLIPS, "News", PAGE, later("checkbox News [unchecked]", "text Hi"), Came.MISSED),
    ("filters opened", Effect.OPENS, "Filters", PAGE, later("button Filters [expanded]", "checkbox Red"), Came.MET),
    ("they led away", Effect.OPENS, "Filters", PAGE, ELSEWHERE, Came.MISSED),
    ("only something went", Effect.OPENS, "Filters", PAGE, later("button Filters [collapsed]"), Came.UNCLEAR),
    ("a link led elsewhere", Effect.NAVIGATES, "Details", PAGE, ELSEWHERE, Came.MET),
    ("it changed the page itself", Effect.NAVIGATES, "Details", PAGE, later("text Loaded"), Came.UNCLEAR),
    ("a dialog closed", Effect.CLOSES, "Not now", ASKED, screen("button Go on"), Came.MET),
    ("another came", Effect.CLOSES, "Not now", ASKED, screen(dialog("Sure?", button("No"))), Came.UNCLEAR),
    ("a list was scrolled", Effect.SCROLLS, "Details", PAGE, later("tab Details"), Came.UNCLEAR),
]


@pytest.mark.parametrize(("effect", "name", "before", "now", "shown"), [case[1:] for case in CAME_CASES])
def test_two_screens_tell_whether_it_came(effect: Effect, name: str, before: Screen, now: Screen, shown: Came) -> None:
    assert came(effect, named(before, name), before, now) is shown


def test_every_row_of_what_came_wins_somewhere() -> None:
    sights = [Sight(effect, named(before, name), before, now) for _, effect, name, before, now, _ in CAME_CASES]
    won = {next(row.when for row in FOUND if s.effect in row.of and row.holds(s)) for s in sights}
    assert won == {row.when for row in FOUND}


def test_a_tab_that_marks_the_address_of_its_page_did_not_lead_away() -> None:
    now = replace(later("tab Details [selected]"), address=f"{PAGE.address}#details")
    assert came(Effect.SELECTED, named(PAGE, "Details"), PAGE, now) is Came.MET
    assert came(Effect.SELECTED, named(PAGE, "Reviews"), PAGE, now) is Came.UNCLEAR


def test_what_was_on_is_expected_to_be_switched_off() -> None:
    on = screen("switch Wi-Fi [checked]")
    off = screen("switch Wi-Fi [unchecked]", like=on)
    assert came(Effect.FLIPS, named(on, "Wi-Fi"), on, off) is Came.MET
    assert came(Effect.FLIPS, named(on, "Wi-Fi"), on, on) is Came.MISSED


def test_of_two_that_read_the_same_the_same_node_is_meant() -> None:
    two = screen("tab Details [selected]", "tab Details")
    first, second = two.items
    moved = replace(
        two, items=(replace(first, states=frozenset()), replace(second, states=frozenset({State.SELECTED})))
    )
    assert came(Effect.SELECTED, second, two, moved) is Came.MET
    assert came(Effect.SELECTED, first, two, moved) is Came.MISSED


def test_of_two_that_read_the_same_and_are_new_nobody_knows_which_is_meant() -> None:
    pressed = named(PAGE, "Details")
    assert came(Effect.SELECTED, pressed, PAGE, screen("tab Details", "tab Details", "text x")) is Came.MISSED
    renewed = screen(*(["text x"] * 9), "tab Details", "tab Details")
    assert came(Effect.SELECTED, pressed, PAGE, renewed) is Came.UNCLEAR
