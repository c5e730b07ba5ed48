"""Not done: what still waits to be confirmed, and what was done otherwise than the step says."""

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind


def test_a_question_that_labels_a_field_of_a_form_in_front_is_none() -> None:
    dialog = 'dialog "New claim"'
    fields = (
        'text "What was it for?"',
        'textbox "What was it for?"',
        'combobox "Category" = "Travel"',
        'button "Cancel"',
        'button "Hand in"',
    )
    shown = 'heading "Expenses"', dialog, *(f"{line} @ {dialog}" for line in fields)
    opened = yes(
        did(
            state("start a new claim", 'heading "Expenses"', 'button "+ New claim"'),
            'pressed button "+ New claim"',
            lines=shown,
        ),
        Kind.DONE,
    )
    assert opened > 0.5


def judged(step: str, first: tuple[str, ...], deeds: tuple[str, ...], lines: tuple[str, ...]) -> float:
    return yes(did(state(step, *first), *deeds, lines=lines), Kind.DONE)


def test_a_page_that_offers_to_do_it_or_to_leave_it_is_not_the_end() -> None:
    shown = 'heading "About us"', 'text "Your page is ready"', 'button "Publish now"', 'button "Keep draft"'
    first = 'heading "About us"', 'button "Publish"'
    assert judged("publish the page About us", first, ('pressed button "Publish"',), shown) < 0.5


def test_nor_is_a_question_in_front_about_the_same_thing() -> None:
    layer = 'dialog "Stop watching Rota?"'
    shown = (
        'heading "Rota"',
        'button "Watching" [pressed]',
        layer,
        f'button "Stop watching" @ {layer}',
        f'button "Cancel" @ {layer}',
    )
    pressed = 'pressed button "Watch"', 'pressed button "Watching"'
    assert judged("watch the page Rota", ('heading "Rota"', 'button "Watch"'), pressed, shown) < DONE_AFTER


SAVED = 'heading "Front door (1)"', 'status "Saved as a copy"', 'img "Front door (1)"'
DEVICES = 'heading "Signed-in devices"', 'listitem "Galaxy Tab A8"', 'button "Sign out"'
ORDERS = 'cell "10004873"', 'button "Cancel"', 'cell "774-1902"', 'button "Cancel"'
TUESDAY = 'heading "Tuesday 4 March"', 'button "10:00 Yoga with Lena"'
REPORT = 'heading "Stock below minimum"', 'button "Share"'
DEAL = 'heading "Pipeline"', 'link "Website relaunch"', 'button "More actions"', 'heading "Closed won"'


@pytest.mark.parametrize(
    ("step", "first", "deeds", "shown"),
    [
        (
            "cancel order 10004873",
            ORDERS,
            ('pressed button "Cancel"', 'pressed button "Cancel order 774-1902"'),
            (*ORDERS[:3], 'status "Order 774-1902 cancelled"'),
        ),
        (
            'move "Yoga with Lena" from 10:00 to 15:30',
            TUESDAY,
            ('selected "15:00" in combobox "From"', 'pressed button "Apply"'),
            (TUESDAY[0], 'status "Yoga with Lena was moved to 15:00."', 'button "15:00 Yoga with Lena"'),
        ),
        (
            'e-mail the report "Stock below minimum" every week to board@firm.example',
            REPORT,
            ('typed "board@firm.example" into textbox "Recipients"', 'pressed button "Save schedule"'),
            (*REPORT, 'text "Sent daily to board@firm.example"'),
        ),
        (
            'sign out the device "Galaxy Tab A8"',
            DEVICES,
            ('pressed button "Sign out of all devices"', 'pressed button "Sign out everywhere"'),
            ('heading "Sign in"', 'text "You have been signed out of all devices."', 'textbox "E-mail"'),
        ),
        (
            'rotate the picture "Front door" to the right and save it',
            ('heading "Edit Front door"', 'button "Rotate right"', 'button "Save"', 'button "Save as copy"'),
            ('pressed button "Rotate right"', 'pressed button "Save as copy"'),
            SAVED,
        ),
        (
            "move the deal Website relaunch to Closed won",
            DEAL,
            ('selected "Closed won" in combobox "Stage"', 'pressed button "Cancel"'),
            DEAL,
        ),
    ],
    ids=["another number", "another time", "another interval", "too much", "a copy", "withdrawn"],
)
def test_what_was_done_otherwise_is_not_done(
    step: str, first: tuple[str, ...], deeds: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert judged(step, first, deeds, shown) <= 0.4


def test_a_year_and_a_price_are_no_other_number() -> None:
    step = "book the shortest flight to Leipzig on 10/16/2026"
    first = 'heading "Flights"', 'text "Leipzig, 10/16/2026, 3h 21m"', 'button "Book flight for $1073"'
    shown = 'heading "Your flight is booked"', 'text "Leipzig, 10/16/2026"'
    assert judged(step, first, ('pressed button "Book flight for $1073"',), shown) > 0.4


def test_what_was_done_as_the_step_says_is() -> None:
    pressed = 'pressed button "Cancel"', 'pressed button "Cancel order 10004873"'
    shown = 'cell "774-1902"', 'button "Cancel"', 'status "Order 10004873 cancelled"'
    assert judged("cancel order 10004873", ORDERS, pressed, shown) >= DONE_AFTER
