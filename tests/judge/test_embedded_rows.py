"""What a list's rows are for: one is taken away by its own control, reworded in its place, shown by a filter."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, TARGET, chosen, move, target, yes
from duties import did, shortcut, span
from states import after, state

from judge import Kind, State, elements

NAMES = ("feed cat", "mop floor", "call Kim")


def rows(*names: str, button: str = 'button "✖"') -> list[str]:
    lines = []
    for n, name in enumerate(names, 1):
        where = f"listitem #{n}"
        lines += [f'checkbox "{name}" [unchecked] @ {where}', f'text "{name}" @ {where}', f"{button} @ {where}"]
    return lines


FILTERS = [f'link "{name}" @ listitem #{n}' for n, name in enumerate(("All", "Open", "Finished"), 1)]
FIELD = 'textbox "What is to be done?"'
PAGE = ['heading "Chores"', FIELD]


def chores(step: str, *names: str, button: str = 'button "✖"') -> State:
    return state(step, *PAGE, *rows(*names, button=button), f'text "{len(names)} open"', *FILTERS)


# --- taking one away


@pytest.mark.parametrize("button", ['button "✖"', 'button "×"', 'button "Delete"', 'button "Remove this"'])
def test_a_row_is_taken_away_by_its_own_control(button: str) -> None:
    line, p = target(chores('Delete "mop floor"', *NAMES, button=button))
    assert line.startswith(button)
    assert "#2" in line
    assert p >= TARGET


def test_it_is_done_once_the_row_has_gone_from_the_same_page() -> None:
    before = chores('Delete "mop floor"', *NAMES)
    gone = after(before, 'pressed button "✖"', *PAGE, *rows("feed cat", "call Kim"), 'text "2 open"', *FILTERS)
    assert yes(gone, Kind.DONE) >= DONE_AFTER


def test_it_is_not_done_while_the_row_stands_there() -> None:
    before = chores('Delete "mop floor"', *NAMES)
    other = after(before, 'pressed button "✖"', *PAGE, *rows("mop floor", "call Kim"), 'text "2 open"', *FILTERS)
    assert yes(other, Kind.DONE) < DONE_AFTER


# --- rewording one


RENAME = 'Change the text of "call Kim" to "call Kim back"'


def test_the_text_is_pressed_and_not_the_box_that_bears_its_name() -> None:
    before = chores(RENAME, *NAMES)
    text = next(item for item in before.items if item.role == "text" and item.name == "call Kim")
    pool = [*(item for item in before.items if item.supports), text]
    answer = chosen(before, Kind.TARGET, elements(pool), f"press it to accomplish: {RENAME}")
    assert answer.top == str(len(pool))


def test_what_was_written_in_its_place_is_handed_in_by_return() -> None:
    lines = [*PAGE, *rows("feed cat", "mop floor"), 'textbox "Edit" = "call Kim back" @ listitem #3', *FILTERS]
    written = did(state(RENAME, *lines), 'double-clicked text "call Kim"', 'typed "call Kim back" into textbox "Edit"')
    assert (move(written, typing=True), shortcut(written)) == ("shortcut", "confirm")


# --- adding several


def test_several_things_are_done_once_each_stands_there_by_its_name() -> None:
    step = 'Add the chores "feed cat", "mop floor" and "call Kim"'
    before = state(step, *PAGE)
    lines = tuple(
        line for name in NAMES for line in (f'typed "{name}" into {FIELD}', "pressed the confirm shortcut (return)")
    )
    all_in = after(did(before, *lines), lines[-1], *PAGE, *rows(*NAMES), 'text "3 open"', *FILTERS)
    assert yes(all_in, Kind.DONE) >= DONE_AFTER
    two_in = after(did(before, *lines[:4]), lines[3], *PAGE, *rows(*NAMES[:2]), 'text "2 open"', *FILTERS)
    assert yes(two_in, Kind.DONE) < DONE_AFTER


# --- showing some


def test_a_filter_is_chosen_by_the_word_that_alone_is_to_show() -> None:
    line, p = target(chores("Show only the finished chores", *NAMES))
    assert line.startswith('link "Finished"')
    assert p >= TARGET


@pytest.mark.parametrize("address", ["shop.example/chores/#/finished", "shop.example/chores?show=finished"])
def test_it_is_done_where_the_address_says_so(address: str) -> None:
    before = chores("Show only the finished chores", *NAMES)
    shown = after(before, 'pressed link "Finished"', *PAGE, *rows(*NAMES), 'text "3 open"', *FILTERS)
    told = replace(shown, address=address, history=(*shown.history, "the screen changed"))
    assert yes(told, Kind.DONE) >= DONE_AFTER


def test_it_is_not_done_by_a_filter_of_another_word() -> None:
    before = chores("Show only the finished chores", *NAMES)
    wrong = after(before, 'pressed link "Open"', *PAGE, *rows(*NAMES[:1]), 'text "1 open"', *FILTERS)
    assert yes(wrong, Kind.DONE) < DONE_AFTER


# --- a count behind a name


def test_a_count_behind_a_name_is_no_part_of_it() -> None:
    step = 'press "Clear finished"'
    before = state(step, *PAGE, *rows(*NAMES), 'button "Clear finished (2)"')
    assert target(before)[0].startswith('button "Clear finished (2)"')
    gone = after(before, 'pressed button "Clear finished (2)"', *PAGE, *rows("call Kim"))
    told = replace(gone, history=(*gone.history, "gone: a button"))
    assert yes(told, Kind.DONE) >= DONE_AFTER


# --- lists of one row


def test_a_row_of_the_same_number_after_something_outside_is_another_lists() -> None:
    """ "The only one left" is true of a list of one row, whatever filters stand below it."""
    shown = state("", *PAGE, *rows("call Kim"), 'text "1 open"', *FILTERS)
    assert yes(shown, Kind.HOLDS, 'the only chore left is "call Kim"') >= DONE_AFTER
    more = state("", *PAGE, *rows("call Kim", "mop floor"), 'text "2 open"', *FILTERS)
    assert yes(more, Kind.HOLDS, 'the only chore left is "call Kim"') < 0.25


# --- boxes of rows


def test_no_box_is_ticked_to_take_a_thing_away_where_nothing_takes_what_is_ticked() -> None:
    lines = [line for line in rows(*NAMES) if not line.startswith("button")]
    bare = state('Delete "mop floor"', *PAGE, *lines, 'button "Clear finished"')
    assert not target(bare)[0].startswith("checkbox")
    table = state('Delete "mop floor"', *PAGE, *lines, 'button "Delete selected"')
    assert target(table)[0].startswith(("checkbox", 'button "Delete selected"'))


ODD = [
    line
    for n, name in enumerate(NAMES, 1)
    for line in (
        f'checkbox "icon-box" [unchecked] @ listitem #{n}',
        f'button "{name}" @ listitem #{n}',
        f'button "✖" @ listitem #{n}',
    )
]


def test_a_thing_is_marked_by_its_rows_own_box_whatever_that_is_called() -> None:
    before = state('Mark "mop floor" as done', *PAGE, *ODD)
    line, p = target(before)
    assert line.startswith("checkbox")
    assert "#2" in line
    assert p >= TARGET
    ticked = [line.replace("unchecked", "checked") if "box" in line and "#2" in line else line for line in ODD]
    marked = after(before, 'pressed checkbox "icon-box"', *PAGE, *ticked)
    assert yes(marked, Kind.DONE) >= DONE_AFTER
    other = [line.replace("unchecked", "checked") if "box" in line and "#3" in line else line for line in ODD]
    wrong = after(before, 'pressed checkbox "icon-box"', *PAGE, *other)
    assert yes(wrong, Kind.DONE) < DONE_AFTER


@pytest.mark.parametrize("step", ['Complete "mop floor"', 'Cross off "mop floor"', 'Set "mop floor" to done'])
def test_other_words_for_marking_tick_the_rows_box(step: str) -> None:
    line, p = target(state(step, *PAGE, *ODD))
    assert line.startswith("checkbox")
    assert "#2" in line
    assert p >= TARGET


def test_all_are_marked_once_every_rows_box_is() -> None:
    before = chores("Mark all chores as done", *NAMES)
    lines = [line.replace("unchecked", "checked") for line in rows(*NAMES)]
    all_on = after(before, 'pressed checkbox "Mark all"', *PAGE, *lines, 'text "0 open"', *FILTERS)
    assert yes(all_on, Kind.DONE) >= DONE_AFTER
    some_on = after(before, 'pressed checkbox "mop floor"', *PAGE, *lines[:6], *rows(*NAMES)[6:], *FILTERS)
    assert yes(some_on, Kind.DONE) < DONE_AFTER


@pytest.mark.parametrize(
    "step",
    [
        'Edit "call Kim" so that it reads "call Kim back"',
        'Replace "call Kim" with "call Kim back"',
        'Rename "call Kim" to "call Kim back"',
    ],
)
def test_a_text_is_reworded_whatever_the_step_calls_it(step: str) -> None:
    lines = [*PAGE, *rows("feed cat", "mop floor"), 'textbox "Edit" = "call Kim" @ listitem #3', *FILTERS]
    opened = did(state(step, *lines), 'double-clicked text "call Kim"')
    assert move(opened, typing=True) == "type"
    assert span(opened, "call Kim back").startswith('type "call Kim back" into textbox "Edit"')


@pytest.mark.parametrize(
    ("step", "choice"),
    [
        ("Filter the list to finished chores", "Finished"),
        ("Switch to the open view", "Open"),
        ("Show all chores again", "All"),
    ],
)
def test_a_filter_is_one_of_several_choices_of_which_one_shows_all(step: str, choice: str) -> None:
    line, p = target(chores(step, *NAMES))
    assert line.startswith(f'link "{choice}"')
    assert p >= TARGET


def test_the_whole_list_shows_again_where_more_came_than_went() -> None:
    before = chores("Show all chores again", *NAMES[:1])
    more = after(before, 'pressed link "All"', *PAGE, *rows(*NAMES), 'text "3 open"', *FILTERS)
    assert yes(more, Kind.DONE) >= DONE_AFTER


def test_what_no_list_shows_is_written_into_it() -> None:
    step = 'Add "call Kim" to the list'
    before = state(step, *PAGE, *rows("feed cat"), *FILTERS)
    assert move(before, typing=True) == "type"
    assert span(before, "call Kim") == f'type "call Kim" into {FIELD}'
    cart = state('Add "Red mug" to the cart', 'heading "Mugs"', 'textbox "Your name"')
    assert move(cart, typing=True) != "type"


def test_what_says_just_this_was_pressed_and_nothing_like_it_stands() -> None:
    before = state("Clear finished", *PAGE, *rows(*NAMES), 'link "Finished"', 'button "Clear finished (2)"')
    gone = after(before, 'pressed button "Clear finished (2)"', *PAGE, *rows("call Kim"), 'link "Finished"')
    assert yes(gone, Kind.DONE) >= DONE_AFTER


@pytest.mark.parametrize("step", ["tick all chores", "check all the chores"])
def test_a_box_that_is_ticked_already_is_left_alone(step: str) -> None:
    boxes = [f'checkbox "{name}" [{"un" * (name != "feed cat")}checked]' for name in NAMES]
    shown = did(state(step, 'heading "Chores"', *boxes), 'ticked checkbox "feed cat"')
    pool = [item for item in shown.items if item.supports]
    ranked = chosen(shown, Kind.TARGET, elements(pool), f"press it to accomplish: {step}")
    assert ranked.p("1") < 0.01 < ranked.p("2")
