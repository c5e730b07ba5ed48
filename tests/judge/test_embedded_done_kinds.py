"""When a press carries out a step, and when it does not: told kind by kind, on screens before and after."""

from collections.abc import Sequence

import pytest
from asked import DONE_AFTER, yes
from states import after, state

from judge import Kind, State
from judge.embedded.evidence.tally import times


def done(before: State, deeds: Sequence[str], *lines: str, title: str = "", told: str = "the screen changed") -> float:
    """How likely the step is done after these deeds, with the history as the loop writes it."""
    found = after(before, deeds[-1], *lines, title=title)
    told_of = [line for deed in deeds for line in (deed, told)]
    return yes(
        State(
            step=found.step,
            title=found.title,
            items=found.items,
            history=(f"step: {before.step}", *told_of),
            last=found.last,
            appeared=found.appeared,
            gone=found.gone,
        ),
        Kind.DONE,
    )


BASKET = ('heading "Basket"', 'link "Home"', 'link "Proceed to checkout"')
PRESS = state('press "Proceed to checkout"', *BASKET)
PRESSED = 'pressed link "Proceed to checkout"'


def test_a_press_that_the_step_names_is_carried_out_wherever_it_leads() -> None:
    led = ('heading "Who are you?"', 'textbox "Email"', 'button "Continue"')
    assert done(PRESS, [PRESSED], *led, title="Gateway") >= DONE_AFTER


@pytest.mark.parametrize(
    ("deed", "lines"),
    [
        ('pressed link "Home"', ('heading "Welcome"', 'link "Basket"')),
        (PRESSED, (*BASKET, 'alert "Your basket is empty"')),
        (PRESSED, (*BASKET, 'text "Something went wrong"')),
    ],
    ids=["another was pressed", "an alert came", "a failure is told"],
)
def test_a_press_that_something_speaks_against_is_not(deed: str, lines: tuple[str, ...]) -> None:
    assert done(PRESS, [deed], *lines) < DONE_AFTER


def test_a_press_that_changed_nothing_is_not() -> None:
    assert done(PRESS, [PRESSED], *BASKET, told="nothing on screen changed") < 0.5


def test_a_press_in_a_named_row_is_not_known_by_the_name_of_its_button() -> None:
    rows = ('button "Edit" @ list > listitem #1', 'button "Edit" @ list > listitem #2')
    before = state('press "Edit" in the row "Kim"', 'text "Ada" @ list > listitem #1', rows[0], rows[1])
    shown = done(before, ['pressed button "Edit"'], 'heading "Edit Ada"', 'textbox "Name" = "Ada"')
    assert shown < DONE_AFTER


def test_what_the_step_opens_may_open_on_the_same_page() -> None:
    before = state("open the calendar", 'heading "Trips"', 'button "Calendar"')
    days = ('button "Earlier month"', 'text "March 2031"', 'button "Later month"', 'button "1"', 'button "2"')
    assert done(before, ['pressed button "Calendar"'], 'heading "Trips"', 'button "Calendar"', *days) >= DONE_AFTER


def todo(name: str, at: int, cross: str) -> tuple[str, ...]:
    where = f"list > listitem #{at}"
    return f'checkbox "Done" @ {where}', f'text "{name}" @ {where}', f'button "{cross}" @ {where}'


@pytest.mark.parametrize("cross", ["✖", "×", "Delete"])
def test_a_row_that_has_gone_was_deleted_and_another_was_not(cross: str) -> None:
    head = ('heading "Errands"', 'textbox "New errand"')
    before = state('delete "buy rye"', *head, *todo("buy rye", 1, cross), *todo("pay rent", 2, cross))
    deed = [f'pressed button "{cross}"']
    assert done(before, deed, *head, *todo("pay rent", 1, cross)) >= DONE_AFTER
    assert done(before, deed, *head, *todo("buy rye", 1, cross)) < 0.5
    asks = ('dialog "Delete this errand?"', 'button "Yes"', 'button "Cancel"')
    assert done(before, deed, *head, *todo("buy rye", 1, cross), *todo("pay rent", 2, cross), *asks) < 0.5


def test_a_mark_is_made_when_it_stands_on_the_row_that_is_named() -> None:
    before = state('tick "pay rent"', 'checkbox "buy rye" [unchecked]', 'checkbox "pay rent" [unchecked]')
    boxes = ('checkbox "buy rye" [unchecked]', 'checkbox "pay rent" [checked]')
    assert done(before, ['pressed checkbox "pay rent"'], *boxes) >= DONE_AFTER
    other = ('checkbox "buy rye" [checked]', 'checkbox "pay rent" [unchecked]')
    assert done(before, ['pressed checkbox "buy rye"'], *other) < 0.5


COUNTED = ('heading "Counter"', 'button "One more"', 'button "Reset"')


@pytest.mark.parametrize(("step", "wanted"), [('press "One more" three times', 3), ("press One more twice", 2)])
def test_a_step_that_says_how_often_is_done_with_as_many_presses(step: str, wanted: int) -> None:
    before = state(step, *COUNTED, 'text "0"')
    for made in range(1, wanted + 1):
        shown = done(before, ['pressed button "One more"'] * made, *COUNTED, f'text "{made}"')
        assert (shown >= DONE_AFTER) is (made == wanted), made


@pytest.mark.parametrize(
    ("text", "often"),
    [("press it 12 times", 12), ('press "four times"', 0), ("press it many times", 0), ("press it thrice", 3)],
)
def test_how_often_is_read_outside_of_quotation_marks(text: str, often: int) -> None:
    assert times(text) == often


@pytest.mark.parametrize(
    ("deeds", "box", "is_done"),
    [
        (['pressed button "Save"'], "unchecked", False),
        (['pressed checkbox "News"'], "checked", False),
        (['pressed checkbox "News"', 'pressed button "Save"'], "checked", True),
    ],
    ids=["the second alone", "the first alone", "both"],
)
def test_two_things_are_done_when_both_are(deeds: list[str], box: str, is_done: bool) -> None:
    before = state('tick "News" and press "Save"', 'checkbox "News" [unchecked]', 'button "Save"')
    told = ['status "Saved"'] if 'pressed button "Save"' in deeds else []
    shown = done(before, deeds, f'checkbox "News" [{box}]', 'button "Save"', *told)
    assert (shown >= DONE_AFTER) is is_done


def test_a_question_that_stood_there_before_asks_nothing_of_the_step() -> None:
    before = state("reply to the message", 'heading "Soup on Friday?"', 'button "Reply"')
    shown = done(
        before,
        ['pressed button "Reply"'],
        'heading "Soup on Friday?"', 'button "Reply"', 'textbox "To"', 'textbox "Message"', 'button "Send"',
    )  # fmt: skip
    assert shown >= DONE_AFTER


def test_a_sign_in_beside_the_way_of_a_guest_is_no_wall() -> None:
    before = state("go to the checkout", 'heading "Basket"', 'link "To the checkout"')
    asks = ('heading "Checkout"', 'textbox "Password"', 'button "Log in"')
    deed = ['pressed link "To the checkout"']
    assert done(before, deed, *asks, 'link "Continue as guest"') >= DONE_AFTER
