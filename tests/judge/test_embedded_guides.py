"""What the screen itself says of a step: a state to choose anew, one of several choices, a switch to turn off."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, DONE_BEFORE, TARGET, move, target, yes
from states import after, state

from judge import Kind
from judge.embedded.step.goal import goal_of

TOP = ('link "Patients" @ banner', 'link "Wards" @ banner')


def bed(*menu: str, status: str = "Free", nurse: str = "Nobody", opened: str = "collapsed") -> list[str]:
    """A bed's page: each state is a button, called by how it stands, behind the word for it."""
    return [
        *TOP,
        'heading "Bed 12" @ main',
        'text "Status" @ main',
        f'button "{status} ▾" [{opened}] @ main',
        *(f'menuitem "{name}" @ main > menu' for name in menu),
        'text "Nurse" @ main',
        f'button "{nurse} ▾" [collapsed] @ main',
        'textbox "Add a remark" @ main',
        'button "Post" @ main',
    ]


STATES = ("Free", "Being cleaned", "Taken")


# --- a control that is called by how the thing stands


@pytest.mark.parametrize(
    ("step", "button"),
    [
        ("set the status to being cleaned", "Free ▾"),
        ("mark the bed as being cleaned", "Free ▾"),
        ("assign it to Ada Nkemelu", "Nobody ▾"),
        ("set the nurse to Ada Nkemelu", "Nobody ▾"),
    ],
)
def test_what_shows_the_present_state_is_opened_to_change_it(step: str, button: str) -> None:
    before = state(step, *bed())
    assert target(before)[0].startswith(f'button "{button}"')
    assert target(before)[1] >= TARGET
    assert move(before, typing=True) == "activate"


def test_the_state_that_is_wished_is_chosen_in_the_list_that_came() -> None:
    before = state("mark the bed as taken", *bed())
    shown = after(before, 'pressed button "Free ▾"', *bed(*STATES, opened="expanded"))
    assert target(shown)[0].startswith('menuitem "Taken"')
    assert yes(shown, Kind.DONE) < DONE_AFTER


def test_the_exact_name_is_chosen_among_longer_ones() -> None:
    before = state("assign it to Ada Nkeme", *bed())
    shown = after(before, 'pressed button "Nobody ▾"', *bed(), 'option "Ada Nkemelu"', 'option "Ada Nkeme"')
    assert target(shown)[0].startswith('option "Ada Nkeme"')


def test_it_is_done_once_the_control_is_called_by_it() -> None:
    before = state("mark the bed as taken", *bed())
    opened = after(before, 'pressed button "Free ▾"', *bed(*STATES, opened="expanded"))
    assert yes(after(opened, 'pressed menuitem "Taken"', *bed(status="Taken")), Kind.DONE) >= DONE_AFTER
    assert yes(after(opened, 'pressed menuitem "Free"', *bed(status="Free")), Kind.DONE) < DONE_AFTER


def test_a_text_that_says_so_makes_no_such_step_done() -> None:
    before = state("mark the bed as taken", *bed())
    said = after(before, 'pressed button "Post"', *bed(), 'status "The bed is marked as taken"')
    assert yes(said, Kind.DONE) < DONE_AFTER


def test_a_list_is_narrowed_by_what_its_own_control_offers() -> None:
    step = "show only the beds of Ada Nkemelu"
    page = [*TOP, 'heading "Beds" @ main', 'button "Nurse: Anyone ▾" [collapsed] @ main', 'link "Bed 12" @ main']
    assert target(state(step, *page))[0].startswith('button "Nurse: Anyone ▾"')


@pytest.mark.parametrize("word", ["Unassigned", "Nobody"])
def test_what_is_nobodys_is_shown_by_the_choice_that_says_so(word: str) -> None:
    step = "show only the beds that are not assigned to anybody"
    page = [*TOP, 'heading "Beds" @ main', 'button "Nurse: Anyone ▾" [collapsed] @ main', 'link "Bed 12" @ main']
    menu = [f'option "{name}" @ main > listbox' for name in ("Anyone", word, "Ada Nkemelu")]
    shown = after(state(step, *page), 'pressed button "Nurse: Anyone ▾"', *page, *menu)
    assert target(shown)[0].startswith(f'option "{word}"')


# --- one of several choices


HOURS = ("20:00 to 05:00", "22:00 to 06:00", "23:00 to 06:00")


def preferences(chosen: str = "", other: str = "None", share: str = "checked") -> list[str]:
    return [
        'heading "Preferences" @ main',
        f'switch "Share usage data" [{share}] @ main > listitem #1',
        'switch "Remind me" [unchecked] @ main > listitem #2',
        'text "Visiting hours" @ main > group "Visiting hours"',
        *(
            f'radio "{name}" [{"checked" if name == chosen else "unchecked"}] @ main > group "Visiting hours"'
            for name in HOURS
        ),
        'text "Who may visit me" @ main > group "Who may visit me"',
        f'radio "Everybody" [{"unchecked" if other == "family" else "checked"}] @ main > group "Who may visit me"',
        f'radio "Only my family" [{"checked" if other == "family" else "unchecked"}] @ main > group "Who may visit me"',
        'button "Save changes" @ main',
    ]


def test_a_choice_is_taken_by_all_of_its_figures_and_is_then_done() -> None:
    before = state('choose "22:00 to 06:00" as the visiting hours', *preferences())
    assert target(before)[0].startswith('radio "22:00 to 06:00"')
    chosen = after(before, 'pressed radio "22:00 to 06:00"', *preferences("22:00 to 06:00"))
    assert yes(chosen, Kind.DONE) >= DONE_AFTER
    other = after(before, 'pressed radio "23:00 to 06:00"', *preferences("23:00 to 06:00"))
    assert yes(other, Kind.DONE) < DONE_AFTER


def test_a_choice_of_other_figures_is_not_taken_for_one_that_is_not_there() -> None:
    before = state('choose "22:00 to 07:00" as the visiting hours', *preferences())
    assert not target(before)[0].startswith("radio")


def test_a_choice_is_taken_that_the_step_says_with_what_its_group_is_called() -> None:
    before = state("let only my family visit me", *preferences())
    assert target(before)[0].startswith('radio "Only my family"')
    chosen = after(before, 'pressed radio "Only my family"', *preferences(other="family")[:-1])
    assert yes(chosen, Kind.DONE) >= DONE_AFTER


# --- what is not to be done


def test_a_switch_that_says_what_is_not_to_be_done_is_turned_off_and_left_so() -> None:
    before = state("do not share usage data", *preferences())
    assert target(before)[0].startswith('switch "Share usage data"')
    assert yes(before, Kind.DONE) < DONE_BEFORE
    off = after(before, 'pressed switch "Share usage data"', *preferences(share="unchecked"))
    assert yes(off, Kind.DONE) >= DONE_AFTER
    again = replace(off, items=before.items, appeared=(), gone=())
    assert yes(again, Kind.DONE) < DONE_AFTER


# --- figures that count nothing


@pytest.mark.parametrize(
    ("step", "count"),
    [('choose "22:00 to 06:00"', 0), ("choose room 2 at 13:00", 0), ("add 3 red mugs to the cart", 3)],
)
def test_a_time_and_a_quoted_figure_count_nothing(step: str, count: int) -> None:
    assert goal_of(step).last.count == count
