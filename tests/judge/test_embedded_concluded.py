"""Done: what a step began was concluded by what keeps it or says its verb; not while something is asked or missing."""

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind

FORM = 'heading "New event"', 'textbox "Title"', 'combobox "Day"', 'button "Save"'
TOTALS = 'heading "Change user"', 'checkbox "Printers" [unchecked]', 'checkbox "Drivers" [unchecked]', 'button "Save"'


def judged(step: str, first: tuple[str, ...], deeds: tuple[str, ...], lines: tuple[str, ...]) -> float:
    return yes(did(state(step, *first), *deeds, lines=lines), Kind.DONE)


@pytest.mark.parametrize(
    ("step", "first", "deeds", "shown"),
    [
        (
            "put the user into the groups Printers and Drivers",
            TOTALS,
            ('ticked checkbox "Printers"', 'ticked checkbox "Drivers"', 'pressed button "Save"'),
            ('heading "Users"', 'row "admin"', 'row "guest"'),
        ),
        (
            "withdraw my leave request for 12 September",
            ('heading "My requests"', 'text "12 September"', 'button "Withdraw"', 'text "30 October"'),
            ('pressed button "Withdraw"',),
            ('heading "My requests"', 'text "30 October"', 'text "1 request"'),
        ),
    ],
    ids=["kept", "carried out"],
)
def test_what_was_concluded_is_done(
    step: str, first: tuple[str, ...], deeds: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert judged(step, first, deeds, shown) >= DONE_AFTER


ASKED = 'heading "Enter the code"', 'textbox "Code"', 'button "Verify"'


@pytest.mark.parametrize(
    ("step", "deeds", "shown"),
    [
        ("put the user into the groups Printers and Drivers", ('ticked checkbox "Printers"',), ('heading "Users"',)),
        (
            "put the user into the groups Printers and Drivers",
            ('ticked checkbox "Printers"', 'ticked checkbox "Drivers"'),
            ASKED,
        ),
        (
            "put the user into the groups Printers and Drivers",
            ('ticked checkbox "Printers"', 'ticked checkbox "Drivers"'),
            ('heading "Users"', 'alert "The user could not be saved"'),
        ),
    ],
    ids=["one is missing", "something is asked", "a failure"],
)
def test_not_while_something_is_missing_or_asked(step: str, deeds: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert judged(step, TOTALS, (*deeds, 'pressed button "Save"'), shown) < DONE_AFTER
