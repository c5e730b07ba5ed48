"""Not done: what was refused in plain words, and what was given is less than was asked for."""

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind, State
from judge.embedded.done import refused
from judge.embedded.match.reading import Reading
from judge.embedded.screen.scene import scene_of
from judge.embedded.step.goal import goal_of

FORM = (
    'heading "Book a room"',
    'combobox "Room" = "Aspen"',
    'textbox "From" = "10:00"',
    'textbox "Title" = "Review"',
    'button "Book room"',
    'heading "Your bookings"',
    'listitem "Standup, Birch, 09:00 to 09:15"',
)


def booked(*came: str) -> float:
    before = state("book the room", *FORM)
    return yes(did(before, 'pressed button "Book room"', lines=(*FORM, *came)), Kind.DONE)


@pytest.mark.parametrize(
    "said",
    [
        'text "Aspen is already booked from 10:00 to 11:00."',
        'text "Aspen has already been reserved"',
        'text "Aspen holds 4 people at most"',
        'status "Only the owner can book Aspen"',
        'text "Thank you. Review was put on the waiting list for Aspen."',
        'status "Booked? Not yet: Review is on the waiting list"',
        'text "Bookings must be made a day ahead"',
        'text "Sorry, Aspen is full"',
        'text "Review overlaps with Standup"',
    ],
)
def test_a_message_that_refuses_is_no_booking(said: str) -> None:
    assert booked(said) < 0.5


@pytest.mark.parametrize(
    "said",
    [
        'status "Your booking is confirmed. Only 2 rooms left"',
        'status "Booking made"',
        'status "Aspen is booked. At most 4 people may come"',
        'status "Aspen booked, 3 left"',
    ],
)
def test_one_that_says_so_and_adds_a_limit_is_one(said: str) -> None:
    assert booked(said) >= DONE_AFTER


PICKER = 'dialog "Move to"'
FILES = 'heading "Files"', 'checkbox "Plan.pdf" [checked]', 'checkbox "Notes.txt" [unchecked]', 'button "Move"'
CHOICES = tuple(f'button "{name}" @ {PICKER}' for name in ("Work", "Old work", "Private"))
MOVED = 'pressed checkbox "Plan.pdf"', 'pressed button "Move"', 'pressed button "Work"'


def test_a_place_that_is_full_takes_nothing() -> None:
    shown = (*FILES, 'status "Work is full"')
    assert yes(did(state("move Plan.pdf to Work", *FILES), *MOVED, lines=shown), Kind.DONE) < 0.5


SHOP = (
    'link "Cart (0)" @ navigation',
    'heading "Red lamp" @ listitem #1',
    'text "€20.00" @ listitem #1',
    'button "Add to cart" @ listitem #1',
    'heading "Blue lamp" @ listitem #2',
    'text "€25.00" @ listitem #2',
    'button "Add to cart" @ listitem #2',
)


def added(*came: str, count: int = 0) -> float:
    shown = (f'link "Cart ({count})" @ navigation', *SHOP[1:4], *came, *SHOP[4:])
    before = state("add the red lamp to the cart", *SHOP)
    return yes(did(before, 'pressed button "Add to cart"', lines=shown), Kind.DONE)


def test_what_stands_beside_the_button_may_refuse_too() -> None:
    assert added('text "Sorry, out of stock" @ listitem #1') < 0.5


def test_what_is_left_of_it_says_nothing_of_what_was_added() -> None:
    assert added('status "Red lamp added to cart"', 'text "Only 2 left" @ listitem #1', count=1) >= DONE_AFTER


def rule(screen: State) -> float:
    goal = goal_of(screen.step)
    return refused.most(Reading(scene_of(screen), goal, goal.last))


def test_hints_of_a_form_that_opened_refuse_nothing() -> None:
    before = state("start a new claim", 'heading "Claims"', 'button "New claim"')
    form = 'textbox "Amount"', 'text "Must be under 500"', 'text "Up to 5 files"', 'button "Hand in"'
    assert rule(did(before, 'pressed button "New claim"', lines=('heading "Claims"', *form))) == 1.0


def test_nor_does_what_a_list_says_of_its_things() -> None:
    before = state("set the kind to Lamps", 'heading "Shop"', 'combobox "Kind" = "All"')
    rows = tuple(f'text "{name}: sold out"' for name in ("Red", "Blue", "Green", "Floor", "Desk"))
    lines = 'heading "Shop"', 'combobox "Kind" = "Lamps"', *rows
    assert rule(did(before, 'selected "Lamps" in combobox "Kind"', lines=lines)) == 1.0


def test_a_choice_may_be_refused_as_soon_as_it_is_made() -> None:
    before = state("make Ada the owner", 'heading "Ticket"', 'combobox "Owner" = "Nobody"')
    lines = 'heading "Ticket"', 'combobox "Owner" = "Ada"', 'status "Ada cannot own tickets"'
    assert rule(did(before, 'selected "Ada" in combobox "Owner"', lines=lines)) < 0.5


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("save the name", 'status "Already saved"'),
        ("save the name", 'status "Full name saved"'),
        ("place the order", 'status "Order placed. At most 3 working days"'),
        ("lock the ticket", 'status "The ticket is locked"'),
        ("book the room", 'status "Booked. It cannot be moved"'),
        ("delete the note", 'status "Note deleted. This cannot be undone"'),
        ("put me on the waiting list", 'status "You were put on the waiting list"'),
        ('add a task called "Ask why it cannot ship"', 'listitem "Ask why it cannot ship"'),
    ],
)
def test_words_of_the_step_and_of_what_follows_refuse_nothing(step: str, said: str) -> None:
    label = f'button "{step.split(maxsplit=1)[0].title()}"'
    after = did(state(step, 'heading "Page"', label), f"pressed {label}", lines=('heading "Page"', label, said))
    assert rule(after) == 1.0
