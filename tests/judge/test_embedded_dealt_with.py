""" "That shift" is the one that the steps before dealt with; and a day is not turned to by what turns the week."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, target, yes
from duties import did
from states import after, state

from judge import Kind, State

STEP = "copy that booking to the next day"
OWN, OTHER = 'button "Actions for Uma Bell, room 3"', 'button "Actions for Ulla Bell, room 5"'
SHEET = ('heading "Week 12"', 'button "Next week"', f"{OTHER} [collapsed]", f"{OWN} [collapsed]")
BEFORE = (f"pressed {OWN}", 'pressed menuitem "Change time"', "step: save it", 'pressed button "Save"')
MENU = 'menuitem "Change time"', 'menuitem "Copy to next day"', 'menuitem "Cancel booking"'


def told(shown: State) -> State:
    return replace(shown, history=(*BEFORE, *(shown.history or (f"step: {STEP}",))))


def test_the_menu_that_is_opened_is_that_of_the_thing_dealt_with_before() -> None:
    assert target(told(state(STEP, *SHEET)))[0].startswith(OWN)


def test_of_another_the_step_is_not_done() -> None:
    deeds = f"pressed {OTHER}", 'pressed menuitem "Copy to next day"'
    shown = (*SHEET, 'status "The booking was copied."')
    first = state(STEP, *SHEET, *MENU)
    assert yes(told(did(first, *deeds, lines=shown)), Kind.DONE) < 0.5
    own = f"pressed {OWN}", deeds[1]
    assert yes(told(did(first, *own, lines=shown)), Kind.DONE) >= DONE_AFTER


def test_a_step_that_names_its_thing_means_what_it_names() -> None:
    step = "copy the booking of Ulla Bell to the next day"
    shown = replace(state(step, *SHEET), history=(*BEFORE, f"step: {step}"))
    assert target(shown)[0].startswith(OTHER)


def test_what_turns_the_week_is_no_way_to_the_next_day() -> None:
    assert not target(state("copy that booking to the next day", *SHEET))[0].startswith(SHEET[1])
    assert target(state("show the next week", *SHEET))[0].startswith(SHEET[1])


@pytest.mark.parametrize(
    "step",
    [
        "go on to the second page of the list",
        "turn to the second page of the list",
        "switch to page 2",
        "flip to page two",
    ],
)
def test_the_page_that_is_counted_to_is_turned_to_by_its_number(step: str) -> None:
    rows = tuple(f'link "Crew {n}" @ main > table > row #{n}' for n in (1, 2, 3))
    pages = 'link "1" [current] @ main > navigation', 'link "2" @ main > navigation', 'link "3" @ main > navigation'
    first = state(step, 'heading "Crews"', *rows, *pages)
    assert target(first)[0].startswith('link "2"')
    later = tuple(f'link "Crew {n}" @ main > table > row #{n}' for n in (4, 5, 6))
    now = 'link "1" @ main > navigation', 'link "2" [current] @ main > navigation', 'link "3" @ main > navigation'
    turned = after(first, 'pressed link "2"', 'heading "Crews"', *later, *now)
    assert yes(turned, Kind.DONE) >= DONE_AFTER
    wrong = after(first, 'pressed link "3"', 'heading "Crews"', *later, *now[:1], pages[1], 'link "3" [current]')
    assert yes(wrong, Kind.DONE) < DONE_AFTER
