"""A search that narrows a list of rows, one that is cleared, what is taken back, and a box told by half its words."""

import pytest
from asked import DONE_AFTER, TARGET, move, target, yes
from duties import did
from states import state

from judge import Kind, State
from judge.embedded.screen.scene import scene_of
from judge.embedded.step.goal import goal_of
from judge.embedded.step.names import purpose_of
from judge.embedded.ways import filter_choice

THINGS = (("Brown loaf", "2", "Shelf"), ("Honey", "1", "Cellar"), ("Loaf tin", "4", "Hooks"), ("Mustard", "4", "Shelf"))
FIND = 'textbox "Find something"'


def larder(text: str = "", *wanted: str) -> tuple[str, ...]:
    rows = [row for row in THINGS if not wanted or row[0] in wanted]
    lines = [f'{FIND} = "{text}"' if text else FIND, 'generic "Empty the search" (click)', 'generic "All" (click)']
    for n, (name, count, place) in enumerate(rows, 1):
        where = f"listitem #{n}"
        lines += [f'text "{said}" @ {where}' for said in (name, count, place)]
        lines += [f'generic "Used up" (click) @ {where}']
    return tuple(lines)


SOUGHT = 'look for "loaf"'
WROTE = 'typed "loaf" into textbox "Find something"'


def sought() -> State:
    return did(state(SOUGHT, *larder()), WROTE, lines=larder("loaf", "Brown loaf", "Loaf tin"))


def test_rows_that_moved_up_beside_what_is_sought_are_no_other_rows() -> None:
    assert yes(sought(), Kind.DONE) >= DONE_AFTER


def test_a_list_with_other_rows_that_came_is_not_narrowed_to_it() -> None:
    other = (*larder("loaf", "Brown loaf"), 'text "Sponge" @ listitem #2', 'text "7" @ listitem #2')
    assert yes(did(state(SOUGHT, *larder()), WROTE, lines=other), Kind.DONE) < DONE_AFTER


def test_what_empties_the_search_is_not_pressed_for_one() -> None:
    before = did(state(SOUGHT, *larder()), WROTE, "pressed the confirm shortcut (return)", lines=larder("loaf"))
    assert "Empty" not in target(before)[0] or target(before)[1] < TARGET


def test_a_search_that_was_taken_back_is_not_done() -> None:
    before = state(SOUGHT, *larder())
    assert yes(did(before, WROTE, 'pressed generic "Empty the search"', lines=larder()), Kind.DONE) < 0.5


@pytest.mark.parametrize(
    "step", ["clear the search", "clear the search so that everything shows again", "reset the search"]
)
def test_a_search_is_cleared_once_its_field_is_empty_and_the_rows_are_back(step: str) -> None:
    before = state(step, *larder("loaf", "Brown loaf", "Loaf tin"))
    assert target(before)[0].startswith('generic "Empty the search"')
    assert yes(did(before, 'pressed generic "Empty the search"', lines=larder()), Kind.DONE) >= DONE_AFTER
    kept = larder("loaf", "Brown loaf", "Loaf tin")
    assert yes(did(before, 'pressed generic "Empty the search"', lines=kept), Kind.DONE) < DONE_AFTER


@pytest.mark.parametrize(
    ("step", "purpose"),
    [
        ("clear the search so that everything shows again", ""),
        ("clear the filter so that the whole list is back", ""),
        ("set the amount to 4, so that the total is 48", "the total is 48"),
        ("set the amount to 4, so that all orders are 48", "all orders are 48"),
    ],
)
def test_that_everything_shows_is_no_purpose_that_a_line_tells(step: str, purpose: str) -> None:
    assert purpose_of(goal_of(step)) == purpose


# --- the choices of a filter that have no role


def test_a_filter_of_bare_boxes_is_chosen_for_what_alone_is_to_show() -> None:
    lines = ("All", "Shelf", "Cellar", "Hooks")
    before = state("show only what is in the cellar", *(f'generic "{name}" (click)' for name in lines), *larder()[3:])
    assert filter_choice.choice(goal_of(before.step).last, scene_of(before)) is not None
    assert target(before)[0].startswith('generic "Cellar"')
    assert target(before)[1] >= TARGET
    assert move(before) == "activate"


# --- a box told by part of its name


BOXES = (
    'checkbox "We clean up (£45)"',
    'checkbox "Insurance against damage (£9)"',
    'button "Back"',
    'button "Leave it for later"',
)


def extras(*ticked: int) -> tuple[str, ...]:
    return (
        'heading "Extras"',
        *(f"{box} [{'checked' if n in ticked else 'unchecked'}]" for n, box in enumerate(BOXES[:2])),
        *BOXES[2:],
    )


@pytest.mark.parametrize("step", ["leave out the insurance", "leave the insurance out", "do without the insurance"])
def test_what_is_left_out_is_not_ticked(step: str) -> None:
    before = state(step, *extras(0, 1))
    assert target(before)[0].startswith('checkbox "Insurance against damage')
    done = did(before, 'pressed checkbox "Insurance against damage (£9)"', lines=extras(0))
    assert yes(done, Kind.DONE) >= DONE_AFTER
    other = did(before, 'pressed checkbox "We clean up (£45)"', lines=extras(1))
    assert yes(other, Kind.DONE) < DONE_AFTER


def test_what_is_left_out_is_no_way_to_leave() -> None:
    line, p = target(state("leave out the insurance", 'heading "Summary"', *BOXES[2:], 'button "Pay"'))
    assert p < TARGET or "Leave" not in line
    assert "leav" not in goal_of("leave out the insurance").last.words


@pytest.mark.parametrize("step", ["have them do the clean up for us", "let somebody take care of the clean up"])
def test_what_others_are_to_do_is_a_box_to_tick(step: str) -> None:
    before = state(step, *extras(1))
    assert target(before)[0].startswith('checkbox "We clean up')
    ticked = did(before, 'pressed checkbox "We clean up (£45)"', lines=extras(0, 1))
    assert yes(ticked, Kind.DONE) >= DONE_AFTER


@pytest.mark.parametrize("said", ["rather than the morning", "instead of the morning"])
def test_what_is_taken_rather_than_another_is_chosen(said: str) -> None:
    clause = goal_of(f"take the afternoon {said}").last
    assert (clause.intent, clause.things) == ("set", ("afternoon",))


@pytest.mark.parametrize(
    "step", ["leave the room", "select Sync over mobile data", "leave the parcel out of the order"]
)
def test_what_only_sounds_like_it_stays_as_it_is(step: str) -> None:
    assert "uncheck" not in goal_of(step).last.text
    assert not goal_of(step).last.text.startswith("choose")
