"""Lists that are narrowed or shown whole, menus that were opened, numbers that are stepped, lines that tell a state."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, chosen, target, yes
from duties import did
from states import after, state

from judge import Kind, State
from judge.embedded.heads import shipped
from judge.embedded.study import Study
from judge.question import Option

CREWS = ('text "4 of 9 jobs"', 'button "Job for Uma Bell urgent" @ list > listitem #1')


def done(shown: State) -> float:
    return yes(shown, Kind.DONE)


def test_a_filter_is_lifted_where_the_whole_list_is_wished() -> None:
    step = "list all the jobs again, not just the urgent ones"
    first = state(step, 'button "Urgent" [pressed] @ group "Filters"', 'button "Paid" @ group "Filters"', *CREWS)
    assert target(first)[0].startswith('button "Urgent"')
    whole = 'button "Urgent" @ group "Filters"', 'button "Paid" @ group "Filters"', *CREWS[1:], 'text "9 of 9 jobs"'
    lifted = after(first, 'pressed button "Urgent"', *whole, 'button "Job for Kit Moss" @ list > listitem #2')
    assert done(lifted) >= DONE_AFTER


def test_of_an_open_menu_that_entry_is_meant_which_says_the_verb() -> None:
    step = "give Ann Lee's late shift on Monday to Uma Bell"
    opener = 'button "More for Ann Lee, Monday, late"'
    menu = 'menuitem "Cancel shift"', 'menuitem "Give to someone else"', 'menuitem "Change times"'
    shown = after(state(step, opener), f"pressed {opener}", f"{opener} [expanded]", *menu)
    due = Study(shown, shipped()).due
    assert due is not None
    assert [item.name for item in due.items] == ["Give to someone else"]
    assert target(shown)[0].startswith('menuitem "Give')


def test_of_two_people_the_one_is_chosen_whom_it_is_given_to() -> None:
    shown = state("give Ann Lee's late shift to Uma Bell", 'combobox "Who takes it?" = "Ann Lee"', 'button "Save"')
    options = [Option(key=str(n), text=name) for n, name in enumerate(("Ann Lee", "Kit Moss", "Uma Bell"))]
    assert chosen(shown, Kind.OPTION, options, shown.step).top == "2"


@pytest.mark.parametrize(("now", "comes"), [("5", "Later"), ("9", "Sooner")])
def test_a_number_that_is_only_read_is_stepped_in_the_right_direction(now: str, comes: str) -> None:
    step = "have me told after 7 days"
    buttons = {"Later": 'button "More days"', "Sooner": 'button "Fewer days"'}
    shown = state(step, 'text "Tell me after"', buttons["Sooner"], f'text "{now} days"', buttons["Later"])
    assert target(shown)[0].startswith(buttons[comes])


def test_and_it_is_done_once_the_number_reads_so() -> None:
    lines = 'text "Tell me after"', 'button "Fewer days"', 'text "{} days"', 'button "More days"', 'button "Save"'
    first = state("have me told after 7 days", *(line.format(5) for line in lines))
    deeds = 'pressed button "More days"', 'pressed button "More days"'
    assert done(did(first, *deeds, lines=tuple(line.format(7) for line in lines))) >= DONE_AFTER
    assert done(did(first, deeds[0], lines=tuple(line.format(6) for line in lines))) < DONE_AFTER


PETS = 'combobox "Kind" = "Any"', 'button "Show"', 'columnheader "Pet" @ row #1', 'columnheader "Kind" @ row #1'
ROWS = 'link "Rosa" @ row #2', 'cell "Cat" @ row #2', 'link "Max" @ row #3', 'cell "Dog" @ row #3'
CATS = 'link "Rosa" @ row #2', 'cell "Cat" @ row #2', 'link "Misty" @ row #3', 'cell "Cat" @ row #3'


def pets(deeds: tuple[str, ...], *lines: str) -> State:
    """A list that a select and its button narrow, after those deeds."""
    first = _with_choices(state("show only the cats", *PETS, *ROWS))
    return _with_choices(did(first, *deeds, lines=lines)) if deeds else first


def _with_choices(shown: State) -> State:
    kinds = ("Any", "Cat", "Dog")
    return replace(shown, items=tuple(replace(i, choices=kinds) if i.role == "combobox" else i for i in shown.items))


def test_a_select_that_names_what_alone_is_to_show_is_chosen_and_run() -> None:
    chose = 'selected "Cat" in combobox "Kind"'
    held = 'combobox "Kind" = "Cat"', *PETS[1:]
    assert target(pets(()))[0].startswith('combobox "Kind"')
    assert target(pets((chose,), *held, *ROWS))[0].startswith('button "Show"')
    assert done(pets((chose,), *held, *ROWS)) < DONE_AFTER
    assert done(pets((chose, 'pressed button "Show"'), *held, *CATS)) >= DONE_AFTER
    record = 'heading "Misty"', 'text "Cat of Uma Bell"'
    assert done(pets((chose, 'pressed button "Show"', 'pressed link "Misty"'), *record)) < 0.5


def test_who_is_to_have_it_is_chosen_in_the_list_that_says_that_nobody_has_it() -> None:
    lines = 'text "Firm"', 'combobox "Firm" = "Nobody yet" [collapsed]', 'button "Lifts"', 'button "Post comment"'
    assert target(state("hand it to Northern Lifts Ltd", *lines))[0].startswith('combobox "Firm"')


def test_a_line_that_tells_the_state_shows_that_it_was_switched() -> None:
    first = state("switch the text reminders off for her", 'text "Text reminders: on"', 'button "Stop reminders"')
    pressed = 'pressed button "Stop reminders"'
    assert done(after(first, pressed, 'text "Text reminders: off"', 'button "Start reminders"')) >= DONE_AFTER
    back = replace(first, step="switch the text reminders on for her")
    assert done(after(back, pressed, 'text "Text reminders: off"', 'button "Start reminders"')) < DONE_AFTER
