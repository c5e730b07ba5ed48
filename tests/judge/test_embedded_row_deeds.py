"""What is done to one row of a list by its own controls: counted, moved, marked, gone on with, taken out."""

import pytest
from asked import DONE_AFTER, TARGET, move, target, yes
from duties import did
from states import state

from judge import Kind, State, line_of
from judge.embedded.guides import relocation
from judge.embedded.screen.scene import scene_of
from judge.embedded.step.duty import Sort, duties_of
from judge.embedded.step.goal import goal_of

PENS = ("Blue pen", "Red pen", "Ruler")


def shelf(*counts: int, place: str = "Desk", opened: bool = False) -> tuple[str, ...]:
    """A list of things, each with its number between two buttons, and a filter above it called by the places."""
    lines = ['generic "Desk" (click)', 'generic "Drawer" (click)', 'generic "Loft" (click)']
    for n, (name, count) in enumerate(zip(PENS, counts, strict=True), 1):
        where = f"listitem #{n}"
        lines += [
            f'text "{name}" @ {where}',
            f'generic "One less" (click) @ {where}',
            f'text "{count}" @ {where}',
            f'generic "One more" (click) @ {where}',
            f'text "{place if n == 2 else "Desk"}" @ {where}',
            f'generic "Move elsewhere" (click) @ {where}',
            f'generic "Used up" (click) @ {where}',
        ]
        if opened and n == 2:
            lines += [f'generic "{name}" (click) @ {where}' for name in ("Drawer", "Loft")]
    return tuple(lines)


# --- a number that is only read


@pytest.mark.parametrize(
    ("step", "row", "button"),
    [
        ("set the number of red pens to 6", 2, "One more"),
        ("we bought some more red pens, so bring them up to 6", 2, "One more"),
        ("take the ruler down to 1", 3, "One less"),
        ("set the blue pen to 9", 1, "One more"),
    ],
)
def test_a_number_between_two_buttons_is_brought_to_the_one_that_is_said(step: str, row: int, button: str) -> None:
    before = state(step, *shelf(3, 4, 5))
    line, p = target(before)
    assert line == f'generic "{button}" (click) @ listitem #{row}'
    assert p >= TARGET
    assert move(before, typing=True) == "activate"


@pytest.mark.parametrize(("shows", "is_done"), [(5, False), (6, True), (7, False)])
def test_it_is_done_once_the_row_shows_that_number(shows: int, is_done: bool) -> None:
    before = state("set the number of red pens to 6", *shelf(3, 4, 5))
    counted = did(before, 'pressed generic "One more"', lines=shelf(3, shows, 5))
    assert (yes(counted, Kind.DONE) >= DONE_AFTER) is is_done


def test_another_rows_number_is_not_it() -> None:
    before = state("set the number of red pens to 6", *shelf(3, 4, 5))
    assert yes(did(before, 'pressed generic "One more"', lines=shelf(6, 4, 5)), Kind.DONE) < DONE_AFTER


# --- moved by the row's own control


MOVE = "move the red pen to the loft"


def test_a_thing_is_moved_by_its_own_rows_control_and_not_by_the_filter_of_the_places_name() -> None:
    line, p = target(state(MOVE, *shelf(3, 4, 5)))
    assert line == 'generic "Move elsewhere" (click) @ listitem #2'
    assert p >= TARGET


def test_the_place_is_chosen_in_the_things_own_row() -> None:
    before = state(MOVE, *shelf(3, 4, 5))
    asked = did(before, 'pressed generic "Move elsewhere"', lines=shelf(3, 4, 5, opened=True))
    found = relocation.guide(goal_of(MOVE).last, scene_of(asked))
    assert (
        [line_of(item.element) for item in found.next] == ['generic "Loft" (click) @ listitem #2'] if found else False
    )
    assert target(asked)[1] >= TARGET


@pytest.mark.parametrize(("place", "is_done"), [("Loft", True), ("Drawer", False)])
def test_it_is_moved_once_its_row_says_the_place(place: str, is_done: bool) -> None:
    before = state(MOVE, *shelf(3, 4, 5))
    deeds = ('pressed generic "Move elsewhere"', f'pressed generic "{place}"')
    assert (yes(did(before, *deeds, lines=shelf(3, 4, 5, place=place)), Kind.DONE) >= DONE_AFTER) is is_done


# --- taken out, and called as the step says


@pytest.mark.parametrize("step", ["take out the red pen, it is used up", "take the red pen out, it is used up"])
def test_what_is_taken_out_has_gone_upon_the_press_that_the_step_calls(step: str) -> None:
    before = state(step, *shelf(3, 4, 5))
    assert target(before)[0] == 'generic "Used up" (click) @ listitem #2'
    left = tuple(line for line in shelf(3, 4, 5) if not line.endswith("#2"))
    told = (*left, 'text "Red pen taken out"', 'generic "Undo" (click)')
    assert yes(did(before, 'pressed generic "Used up"', lines=told), Kind.DONE) >= DONE_AFTER
    assert yes(did(before, 'pressed generic "Used up"', lines=shelf(3, 4, 4)), Kind.DONE) < DONE_AFTER


@pytest.mark.parametrize("step", ["take out a subscription", "take the letter out of the spam folder"])
def test_what_is_taken_out_anew_or_of_something_is_not_removed(step: str) -> None:
    assert goal_of(step).last.intent != "remove"


# --- marked as what its own control says


def errands(*marked: str) -> State:
    names = ("Bank", "Bank holiday cards", "Post")
    rows = [
        line
        for n, name in enumerate(names, 1)
        for line in (
            f'generic "{"Not run" if name in marked else "Run"}" (click) @ listitem #{n}',
            f'text "{name}" @ listitem #{n}',
        )
    ]
    return state("tick the bank off as run", 'heading "Errands"', *rows)


def test_a_row_is_marked_by_what_says_so_beside_the_very_name() -> None:
    line, p = target(errands())
    assert line == 'generic "Run" (click) @ listitem #1'
    assert p >= TARGET


# --- gone on with


DRAFTS = (
    'heading "Drafts"',
    'text "Leeds to York" @ listitem #1',
    'button "Carry on with Leeds to York" @ listitem #1',
    'text "York to Hull" @ listitem #2',
    'button "Carry on with York to Hull" @ listitem #2',
    'textbox "Our news by e-mail"',
)


def test_what_goes_on_with_the_one_that_is_said_is_pressed_first() -> None:
    before = state("carry on with the trip from Leeds to York", *DRAFTS)
    assert target(before)[0].startswith('button "Carry on with Leeds to York"')
    assert yes(before, Kind.DONE) < DONE_AFTER
    assert move(before, typing=True) == "activate"


def test_of_several_that_are_called_alike_the_one_in_the_named_things_row_goes_on() -> None:
    names = "Leeds to York (copy)", "Leeds to York", "York to Hull"
    rows = [
        line
        for n, name in enumerate(names, 1)
        for line in (f'text "{name}" @ listitem #{n}', f'button "Continue" @ listitem #{n}')
    ]
    line, p = target(state('go on with the quote "Leeds to York"', 'heading "Saved quotes"', *rows))
    assert line == 'button "Continue" (click) @ listitem #2'
    assert p >= TARGET


@pytest.mark.parametrize("step", ["carry on with the move from Leeds to York", "open the trip from Leeds to York"])
def test_a_journey_that_only_says_which_is_no_text_to_enter(step: str) -> None:
    assert all(duty.sort is not Sort.ENTER for duty in duties_of(goal_of(step)))


def test_a_journey_that_is_sought_is_entered() -> None:
    assert [duty.text for duty in duties_of(goal_of("search for trains from Leeds to York"))][:2] == ["Leeds", "York"]
