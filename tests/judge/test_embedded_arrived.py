"""Done: what a step opens, goes to or chooses is what shows; not another's, and not with more left to do."""

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind

ROWS = (
    'text "Early Ann Lee" @ main > listitem #1',
    'button "More for Ann Lee, Monday" [collapsed] @ main > listitem #1',
    'text "Early Anna Leeds" @ main > listitem #2',
    'button "More for Anna Leeds, Monday" [collapsed] @ main > listitem #2',
)
TIMES = "open the form to change the hours of Ann Lee on Monday"
LIST = 'heading "Orders"', 'button "New order"', 'link "2041"'
ORDER = 'heading "New order"', 'textbox "Customer"', 'textbox "Wanted by"', 'button "Create order"', 'button "Cancel"'
VISITS = 'heading "Uma Bell"', 'link "New booking"', 'button "Stop reminders"'
BOOKING = 'heading "New booking"', 'textbox "What is it for?"', 'button "Confirm booking"', 'link "Cancel"'
PATIENTS = 'heading "Guests"', 'link "Rosa"', 'cell "Uma Bell"', 'link "Rosa"', 'cell "Kit Moss"'
TABS = 'button "Plan" [current] @ banner', 'button "Swaps (2)" @ banner', 'heading "Week 12"'
SWAPS = 'button "Plan" @ banner', 'button "Swaps (2)" [current] @ banner', 'heading "Swap requests"', 'cell "Uma Bell"'
TICKETS = (
    'heading "Tickets"',
    'button "Boiler is cold urgent Elm House" @ list > listitem #1',
    'button "Boiler room is wet Oak House" @ list > listitem #2',
)


def judged(step: str, first: tuple[str, ...], deed: str, lines: tuple[str, ...]) -> float:
    return yes(did(state(step, *first), deed, lines=lines), Kind.DONE)


def hours(whose: str) -> tuple[str, ...]:
    asks = 'heading "Change hours"', f'text "{whose}, Monday"', 'textbox "Begins" = "06:30"', 'button "Save"'
    return (*ROWS, *(f"{line} @ dialog" for line in asks))


@pytest.mark.parametrize(
    ("step", "first", "deed", "shown"),
    [
        ("begin booking a room for her", VISITS, 'pressed link "New booking"', BOOKING),
        (TIMES, ROWS, 'pressed menuitem "Change hours"', hours("Ann Lee")),
        (
            "open the record of the Rosa that belongs to Kit Moss",
            PATIENTS,
            'pressed link "Rosa"',
            ('heading "Rosa"', 'text "Dog of Kit Moss"', 'link "Edit"', 'button "Stop reminders"'),
        ),
        ("see who wants swaps", TABS, 'pressed button "Swaps (2)"', SWAPS),
        (
            "open the ticket about the broken boiler at Elm House",
            TICKETS,
            f"pressed {TICKETS[1].partition(' @')[0]}",
            (*TICKETS, 'heading "Boiler is cold"', 'text "Elm House, Heating"', 'button "Post comment"'),
        ),
        (
            "list all crews again",
            ('combobox "Crew" = "Kitchen"', 'text "Ann Lee"'),
            'selected "All crews" in combobox "Crew"',
            ('combobox "Crew" = "All crews"', 'text "Ann Lee"', 'text "Uma Bell"'),
        ),
    ],
    ids=["form", "form of a row", "record", "part of the program", "row", "option"],
)
def test_what_shows_is_what_was_to_be_opened(
    step: str, first: tuple[str, ...], deed: str, shown: tuple[str, ...]
) -> None:
    assert judged(step, first, deed, shown) >= DONE_AFTER


@pytest.mark.parametrize(
    ("step", "first", "deed", "shown"),
    [
        (TIMES, ROWS, 'pressed menuitem "Change hours"', hours("Anna Leeds")),
        ('create an order for "Moss"', LIST, 'pressed button "New order"', ORDER),
        (
            "open the record of the Rosa that belongs to Kit Moss",
            PATIENTS,
            'pressed link "Rosa"',
            ('heading "Rosa"', 'text "Dog of Uma Bell"', 'link "Edit"', 'button "Stop reminders"'),
        ),
        (
            "open the ticket about the broken boiler at Elm House",
            TICKETS,
            f"pressed {TICKETS[2].partition(' @')[0]}",
            (*TICKETS, 'heading "Boiler room is wet"', 'text "Oak House, Heating"', 'button "Post comment"'),
        ),
        (
            'set the crew to "All crews" and publish',
            ('combobox "Crew" = "Kitchen"', 'text "Ann Lee"', 'button "Publish"'),
            'selected "All crews" in combobox "Crew"',
            ('combobox "Crew" = "All crews"', 'text "Uma Bell"', 'button "Publish"'),
        ),
    ],
    ids=["another's form", "to be filled in", "another's record", "another row", "one part of it"],
)
def test_nor_is_it_what_is_anothers_or_half_of_it(
    step: str, first: tuple[str, ...], deed: str, shown: tuple[str, ...]
) -> None:
    assert judged(step, first, deed, shown) < DONE_AFTER
