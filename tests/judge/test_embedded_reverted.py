"""Not done: what the step set stands otherwise again, whatever the page says."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind, State
from judge.embedded.done import reverted
from judge.embedded.match.reading import Reading
from judge.embedded.screen.scene import scene_of
from judge.embedded.step.goal import goal_of


def read(screen: State) -> Reading:
    goal = goal_of(screen.step)
    return Reading(scene_of(screen), goal, goal.last)


def settings(
    *, zone: str = "London", weekly: str = "unchecked", seats: str = "5", name: str = "Kim"
) -> tuple[str, ...]:
    return (
        'heading "Settings"',
        f'textbox "Display name" = "{name}"',
        f'combobox "Time zone" = "{zone}"',
        f'checkbox "Weekly report" [{weekly}]',
        'checkbox "Monthly report" [checked]',
        f'spinbutton "Seats" = "{seats}"',
        'button "Save changes"',
    )


SAVE = 'pressed button "Save changes"'
SAVED = 'text "Saved"'
TICKED = 'pressed checkbox "Weekly report"'
SEATS = 'typed "9" into spinbutton "Seats"'
ZONE = 'selected "Tokyo" in combobox "Time zone"'
WEEKLY_STEP = "turn on the weekly report and save the changes"
SEATS_STEP = "set the seats to 9 and save the changes"
ZONE_STEP = "choose Tokyo as the time zone and save the changes"


def judged(step: str, deeds: tuple[str, ...], *lines: str) -> float:
    return yes(did(state(step, *settings()), *deeds, lines=lines), Kind.DONE)


@pytest.mark.parametrize(
    ("step", "deed", "held"),
    [
        (WEEKLY_STEP, TICKED, settings(weekly="checked")),
        (SEATS_STEP, SEATS, settings(seats="9")),
        (ZONE_STEP, ZONE, settings(zone="Tokyo")),
    ],
)
def test_a_setting_is_saved_while_it_stands(step: str, deed: str, held: tuple[str, ...]) -> None:
    assert judged(step, (deed, SAVE), *held, SAVED) >= DONE_AFTER
    assert judged(step, (deed, SAVE), *settings(), SAVED) < 0.5


def test_a_number_that_was_cut_down_is_another() -> None:
    assert judged(SEATS_STEP, (SEATS, SAVE), *settings(seats="7"), SAVED) < 0.5


def test_a_page_that_came_anew_with_the_old_choice_took_it_back() -> None:
    assert judged(ZONE_STEP, (ZONE, SAVE), *settings()) < 0.5


def test_a_form_that_was_sent_and_has_gone_took_nothing_back() -> None:
    assert judged(WEEKLY_STEP, (TICKED, SAVE), 'heading "Settings"', 'status "Settings saved"') >= DONE_AFTER


def test_a_text_that_is_written_otherwise_is_the_same() -> None:
    step = "change the display name to Robin and save it"
    wrote = 'typed "robin" into textbox "Display name"'
    assert judged(step, (wrote, SAVE), *settings(name="Robin"), SAVED) >= DONE_AFTER


def test_what_an_earlier_step_entered_and_the_press_put_back_is_not_saved() -> None:
    before = state("save the changes", *settings(name="Robin"))
    after = did(before, SAVE, lines=settings(name="Kim"))
    after = replace(after, history=("typed the display name", *after.history))
    assert yes(after, Kind.DONE) < 0.5


DESK = 'heading "Ticket 12: Printer jams"', 'text "Status: Open"'


def desk(owner: str = "Nobody", priority: str = "Low") -> tuple[str, ...]:
    return (*DESK, f'combobox "Owner" = "{owner}"', f'combobox "Priority" = "{priority}"', 'button "Close ticket"')


@pytest.mark.parametrize(
    ("step", "chosen", "stands"),
    [
        ("set the priority to High", 'selected "High" in combobox "Priority"', desk(priority="High")),
        ("make Ada the owner of the ticket", 'selected "Ada" in combobox "Owner"', desk(owner="Ada")),
    ],
)
def test_a_list_that_shows_the_old_choice_again_refused_the_new_one(
    step: str, chosen: str, stands: tuple[str, ...]
) -> None:
    held = yes(did(state(step, *desk()), chosen, lines=stands), Kind.DONE)
    back = yes(did(state(step, *desk()), chosen, lines=desk()), Kind.DONE)
    assert back < 0.5 < held


def test_the_list_of_another_row_says_nothing_of_one_that_has_gone() -> None:
    rows = [
        (f'text "{name}" @ listitem #{n}', f'combobox "State" = "Open" @ listitem #{n}')
        for n, name in enumerate(("Buy milk", "Order paper"), 1)
    ]
    before = state('set the state of "Buy milk" to Done', 'heading "Open tasks"', *rows[0], *rows[1])
    left = 'heading "Open tasks"', 'text "Order paper" @ listitem #1', 'combobox "State" = "Open" @ listitem #1'
    assert reverted.most(read(did(before, 'selected "Done" in combobox "State"', lines=left))) == 1.0


def test_a_choice_that_is_shown_beside_its_list_stands() -> None:
    before = state("set the label to Urgent", 'heading "Ticket"', 'combobox "Label" = "None yet"', 'button "Close"')
    lines = 'heading "Ticket"', 'text "Urgent"', 'combobox "Label" = "None yet"', 'button "Close"'
    assert reverted.most(read(did(before, 'selected "Urgent" in combobox "Label"', lines=lines))) == 1.0


def test_what_is_added_or_booked_goes_with_its_form() -> None:
    form = 'heading "Lamp"', 'spinbutton "Quantity" = "1"', 'button "Add to cart"'
    before = state("set the quantity to 3 and add it to the cart", *form)
    deeds = 'typed "3" into spinbutton "Quantity"', 'pressed button "Add to cart"'
    assert reverted.most(read(did(before, *deeds, lines=(*form, 'status "Added to cart"')))) == 1.0
