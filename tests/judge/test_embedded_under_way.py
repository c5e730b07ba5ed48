"""A control that says of itself that it is at work: the screen is busy, and no step is done on it."""

import pytest
from asked import DONE_AFTER, move, yes
from duties import did
from states import state

from judge import Kind
from judge.embedded.screen.scene import scene_of

PROFILE = ('heading "Profile"', 'textbox "Name" = "Kim"', 'button "Cancel"')
PRESSED = 'pressed button "Save changes"'


@pytest.mark.parametrize(
    "control",
    [
        'button "Saving…"',
        'button "Adding..." [disabled]',
        'button "Adding to cart…"',
        'button "Applying…"',
        'menuitem "Deleting…"',
        'switch "Updating…"',
    ],
)
def test_a_gerund_with_dots_at_its_end_says_that_something_is_under_way(control: str) -> None:
    assert scene_of(state("change the profile", *PROFILE, control)).busy


@pytest.mark.parametrize(
    "control",
    [
        'button "Add…"',
        'button "Choose…"',
        'menuitem "Save as…"',
        'menuitem "Delete…"',
        'button "Saving"',
        'menuitem "Formatting…"',
        'button "Nothing…"',
        'button "Settings…"',
        'textbox "Searching…"',
        'link "Moving to Berlin…"',
        'button "Adding a second engine to an old boat…"',
    ],
)
def test_what_opens_something_or_was_cut_says_nothing_of_the_kind(control: str) -> None:
    assert not scene_of(state("change the profile", *PROFILE, control)).busy


@pytest.mark.parametrize(
    ("step", "deed", "control", "is_busy"),
    [
        ("suspend Kim", 'pressed button "Suspend"', 'button "Suspending…"', True),
        ("suspend Kim", 'pressed button "OK"', 'button "Suspending…"', True),
        ("put Kim away", 'pressed link "Archive"', 'link "Archiving..."', True),
        ("suspend Kim", 'pressed button "More"', 'menuitem "Formatting…"', False),
        ("open the formatting", 'pressed menuitem "Formatting…"', 'menuitem "Formatting…"', False),
        ("suspend Kim", 'pressed button "Suspend"', 'button "Suspend…"', False),
    ],
)
def test_what_was_pressed_says_that_it_is_at_it(step: str, deed: str, control: str, is_busy: bool) -> None:
    before = state(step, *PROFILE)
    assert scene_of(did(before, deed, lines=(*PROFILE, control))).busy == is_busy


@pytest.mark.parametrize("control", ['button "Saving…"', 'button "Saving..." [disabled]'])
@pytest.mark.parametrize("told", [(), ('status "Saved"',), ('status "Your changes were saved"',)])
def test_no_step_is_done_while_its_button_is_at_work(control: str, told: tuple[str, ...]) -> None:
    before = state("save the changes", *PROFILE, 'button "Save changes"')
    working = did(before, PRESSED, lines=(*PROFILE, control, *told))
    assert yes(working, Kind.DONE) < DONE_AFTER
    assert move(working) != "finished"


def test_it_is_done_once_the_button_is_at_rest_again() -> None:
    before = state("save the changes", *PROFILE, 'button "Save changes"')
    at_rest = did(before, PRESSED, lines=(*PROFILE, 'button "Save changes"', 'status "Your changes were saved"'))
    assert yes(at_rest, Kind.DONE) >= DONE_AFTER


def test_while_a_button_is_at_work_it_is_waited_for() -> None:
    before = state("save the changes", *PROFILE, 'button "Save changes"')
    assert move(did(before, PRESSED, lines=(*PROFILE, 'button "Saving…" [disabled]'))) == "wait"
