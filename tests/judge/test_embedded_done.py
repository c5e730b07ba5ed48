"""When a step counts as done, and when it does not: rules that no other sign outweighs."""

from collections.abc import Sequence

import pytest
from asked import DONE_AFTER, DONE_BEFORE, yes
from states import after, state

from judge import Kind, State
from judge.embedded.done.doubts import DOUBTS
from judge.embedded.signs.table import SIGN_NAMES

BEGUN = "step: "


def told(before: State, deeds: Sequence[str], *lines: str, title: str = "") -> State:
    """The state after these deeds, with the history as the loop writes it."""
    found = after(before, deeds[-1], *lines, title=title)
    told_of = [line for deed in deeds for line in (deed, "the screen changed")]
    return State(
        step=found.step,
        title=found.title,
        items=found.items,
        history=(f"{BEGUN}{before.step}", *told_of),
        last=found.last,
        appeared=found.appeared,
        gone=found.gone,
    )


FORM = ('heading "Profile"', 'textbox "Display name" = "Old"', 'button "Save"', 'link "Team"')
TYPED = (FORM[0], 'textbox "Display name" = "Ada Moor"', *FORM[2:])
WROTE = 'typed "Ada Moor" into textbox "Display name"'


@pytest.mark.parametrize(
    "step", ["change the display name to Ada Moor and save", 'enter "Ada Moor" as display name, then press Save']
)
def test_a_step_that_ends_with_a_press_is_not_done_before_it(step: str) -> None:
    before = state(step, *FORM)
    assert yes(told(before, [WROTE], *TYPED), Kind.DONE) < 0.5
    assert yes(state(step, *TYPED), Kind.DONE) < 0.5
    saved = told(before, [WROTE, 'pressed button "Save"'], *TYPED, 'status "Your profile was saved"')
    assert yes(saved, Kind.DONE) >= DONE_AFTER


def test_a_press_that_brought_nothing_but_what_was_typed_is_not_done() -> None:
    before = state("change the display name to Ada Moor and save", *FORM)
    assert yes(told(before, [WROTE, 'pressed button "Save"'], *TYPED), Kind.DONE) < DONE_AFTER


def test_a_form_that_was_left_is_not_done() -> None:
    before = state("change the display name to Ada Moor and save", *FORM)
    left = told(before, [WROTE, 'pressed link "Team"'], 'heading "Team"', 'row "Kim Holt"', 'link "Profile"')
    assert yes(left, Kind.DONE) < 0.5


def test_a_failure_told_after_the_press_is_not_done() -> None:
    before = state("change the display name to Ada Moor and save", *FORM)
    failed = told(before, [WROTE, 'pressed button "Save"'], *TYPED, 'alert "The name could not be saved"')
    assert yes(failed, Kind.DONE) < 0.5


def test_a_page_of_results_that_quotes_the_words_is_not_the_thing_opened() -> None:
    before = state('open the product "Jade cup", not the tall one', 'heading "Cups"', 'searchbox "Search"')
    cards = ('link "Jade cup" @ listitem #1', 'button "Add" @ listitem #1', 'link "Jade cup (tall)" @ listitem #2')
    listed = told(
        before, ["pressed the confirm shortcut (Enter)"], 'heading "Results"', *cards, title='"Jade cup" | Cups'
    )
    assert yes(listed, Kind.DONE) < 0.5
    page = ('heading "Jade cup"', 'text "14.00"', 'button "Add to basket"')
    assert yes(told(before, ['pressed link "Jade cup"'], *page, title="Jade cup | Cups"), Kind.DONE) >= DONE_AFTER
    tall = ('heading "Jade cup (tall)"', 'text "19.00"', 'button "Add to basket"')
    assert yes(told(before, ['pressed link "Jade cup (tall)"'], *tall), Kind.DONE) < 0.5


def test_two_of_three_are_not_all() -> None:
    before = state('add "oil", "rice" and "salt"', 'heading "Shopping"', 'textbox "New entry"')
    two = ['typed "oil" into textbox "New entry"', "pressed the confirm shortcut (Enter)",
           'typed "rice" into textbox "New entry"', "pressed the confirm shortcut (Enter)"]  # fmt: skip
    rows = ('listitem "oil"', 'listitem "rice"')
    assert yes(told(before, two, 'heading "Shopping"', 'textbox "New entry"', *rows), Kind.DONE) < 0.5


def test_a_purpose_that_shows_bears_the_step_out_and_one_that_does_not_holds_it_back() -> None:
    step = "change the amount to 4 and refresh the basket, so that the total is 48.00"
    basket = ('heading "Basket"', 'textbox "Amount" = "4"', 'button "Refresh"')
    before = state(step, basket[0], 'textbox "Amount" = "1"', basket[2], 'text "Total: 12.00"')
    deeds = ['typed "4" into textbox "Amount"', 'pressed button "Refresh"']
    assert yes(told(before, deeds, *basket, 'text "Total: 48.00"'), Kind.DONE) >= DONE_AFTER
    assert yes(told(before, deeds, *basket, 'text "Total: 36.00"'), Kind.DONE) <= 0.5


def test_a_sign_in_without_its_password_is_not_done() -> None:
    step = "sign in as mo with the password fern-2"
    fields = ('heading "Sign in"', 'textbox "User"', 'textbox "Password"', 'button "Sign in"')
    before = state(step, *fields)
    one = told(
        before,
        ['typed "mo" into textbox "User"', 'pressed button "Sign in"'],
        fields[0],
        'textbox "User" = "mo"',
        *fields[2:],
    )
    assert yes(one, Kind.DONE) < 0.5


def test_to_change_a_text_is_not_to_write_it_elsewhere() -> None:
    before = state(
        'change "pay rent" to "pay rent twice"', 'heading "List"', 'textbox "New entry"', 'listitem "pay rent"'
    )
    added = told(
        before,
        ['typed "pay rent twice" into textbox "New entry"', "pressed the confirm shortcut (Enter)"],
        'heading "List"', 'textbox "New entry"', 'listitem "pay rent"', 'listitem "pay rent twice"',
    )  # fmt: skip
    assert yes(added, Kind.DONE) < 0.5


@pytest.mark.parametrize("appeared", ["nothing", "everything"])
def test_a_judge_that_is_told_no_earlier_screen_reads_the_screen_itself(appeared: str) -> None:
    """Nothing listed as new and everything listed as new say the same: nothing is known."""
    found = after(
        state("save the draft", 'heading "Draft"', 'button "Save"'),
        'pressed button "Save"', 'heading "Draft"', 'button "Save"', 'status "The draft was saved"',
    )  # fmt: skip
    new = tuple(item.label for item in found.items) if appeared == "everything" else ()
    blind = State(step=found.step, items=found.items, last=found.last, appeared=new)
    assert yes(blind, Kind.DONE) >= 0.6
    untold = State(step=found.step, items=found.items[:2], last=found.last, appeared=new[:2])
    assert yes(untold, Kind.DONE) < 0.5


def test_nothing_new_and_everything_new_give_one_answer() -> None:
    items = state("save the draft", 'heading "Draft"', 'button "Save"', 'status "The draft was saved"').items
    asked = [
        State(step="save the draft", items=items, last='pressed button "Save"', appeared=new)
        for new in ((), tuple(item.label for item in items))
    ]
    assert yes(asked[0], Kind.DONE) == yes(asked[1], Kind.DONE)


def test_a_page_drawn_anew_is_read_by_what_differs() -> None:
    before = state("save the draft", 'heading "Draft"', 'button "Save"', 'text "Ready"')
    found = after(before, 'pressed button "Save"', 'heading "Draft"', 'button "Save"', 'text "Ready"')
    labels = tuple(item.label for item in found.items)
    redrawn = State(step=found.step, items=found.items, last=found.last, appeared=labels, gone=labels)
    assert yes(redrawn, Kind.DONE) < 0.5


def test_each_doubt_is_of_signs_there_are_and_lies_under_the_bars() -> None:
    for doubt in DOUBTS:
        assert set(doubt.signs) <= set(SIGN_NAMES)
        assert doubt.most < DONE_AFTER < DONE_BEFORE
        assert doubt.why
