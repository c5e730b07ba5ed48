"""What is done and says so only by how it stands: a narrowed list, a chosen radio button, a press made so often."""

import pytest
from asked import DONE_AFTER, move, target, yes
from duties import did, span
from states import after, state

from judge import Kind, State

FIELD = 'searchbox "Filter colleagues"'
ROWS = ("Jonas Reuter", "Olga Stein", "Petra Reuter", "Ben Wolf")


def rows(*names: str) -> tuple[str, ...]:
    return tuple(f'cell "{name}" @ row #{n}' for n, name in enumerate(names, 2))


def typed(step: str, *after_it: str) -> State:
    before = state(step, 'heading "Colleagues"', FIELD, *rows(*ROWS))
    now = ('heading "Colleagues"', f'{FIELD} = "Reuter"', *after_it)
    return did(before, 'typed "Reuter" into searchbox "Filter colleagues"', lines=now)


@pytest.mark.parametrize(
    "step", ["search for Reuter", "find the colleague called Reuter", "filter the colleagues by Reuter"]
)
def test_a_search_is_done_once_the_list_has_narrowed_to_what_is_sought(step: str) -> None:
    assert yes(typed(step, *rows("Jonas Reuter", "Petra Reuter")), Kind.DONE) >= DONE_AFTER


@pytest.mark.parametrize(
    "left",
    [
        rows(*ROWS),
        ('text "Nobody of that name"',),
        (*rows("Olga Stein"), 'text "Ask for somebody else"'),
        (*rows(*ROWS), 'option "Jonas Reuter"', 'option "Petra Reuter"'),
    ],
)
def test_it_is_not_while_nothing_has_gone_or_nothing_of_it_is_left(left: tuple[str, ...]) -> None:
    assert yes(typed("filter the colleagues by Reuter", *left), Kind.DONE) < DONE_AFTER


def test_a_list_is_filtered_by_typing_unless_a_control_offers_the_choice() -> None:
    step = "filter the colleagues by Sales"
    shown = state(step, 'heading "Colleagues"', FIELD, *rows(*ROWS))
    assert span(shown, "Sales") == 'type "Sales" into searchbox "Filter colleagues"'
    assert move(shown, typing=True) == "type"
    offered = state(step, FIELD, 'button "All"', 'button "Sales"', 'button "House"', *rows(*ROWS))
    assert move(offered, typing=True) != "type"


@pytest.mark.parametrize("step", ["search the list for Reuter", "look for Reuter", "find the colleague called Reuter"])
def test_what_is_searched_for_is_typed_and_its_field_not_pressed(step: str) -> None:
    shown = state(step, 'heading "Colleagues"', FIELD, *rows(*ROWS))
    assert move(shown, typing=True) == "type"
    assert span(shown, "Reuter") == 'type "Reuter" into searchbox "Filter colleagues"'


GROUP = 'group "Who can see what I borrow"'


def radios(chosen: str) -> tuple[str, ...]:
    names = ("Everyone", "Only the staff", "Nobody")
    said = (f'radio "{name}" [{"checked" if name == chosen else "unchecked"}] @ {GROUP}' for name in names)
    return (*said, 'radio "Only the staff" [unchecked] @ group "Who may call"')


STAFF = "let only the staff see what I borrow"


def test_a_radio_button_is_chosen_by_its_words_in_the_group_that_the_step_speaks_of() -> None:
    shown = state(STAFF, *radios("Everyone"))
    assert target(shown)[0].startswith('radio "Only the staff" [unchecked]')
    assert GROUP in target(shown)[0]
    assert yes(shown, Kind.DONE) < DONE_AFTER


@pytest.mark.parametrize(("chosen", "is_done"), [("Only the staff", True), ("Everyone", False)])
def test_the_step_is_done_once_the_button_was_pressed_and_stands_chosen(chosen: str, *, is_done: bool) -> None:
    pressed = did(state(STAFF, *radios("Nobody")), 'pressed radio "Only the staff"', lines=radios(chosen))
    assert (yes(pressed, Kind.DONE) >= DONE_AFTER) is is_done


def test_it_is_not_done_while_a_button_waits_that_would_keep_it() -> None:
    lines = (*radios("Only the staff"), 'button "Save changes"')
    pressed = did(state(STAFF, *radios("Nobody"), lines[-1]), 'pressed radio "Only the staff"', lines=lines)
    assert yes(pressed, Kind.DONE) < DONE_AFTER
    assert not target(pressed)[0].startswith("radio")


SIZES = ('heading "Letters"', 'button "Smaller letters"', 'text "{}"', 'button "Larger letters"')
TWICE = "make the letters larger twice"


def sizes(*deeds: str) -> State:
    lines = (tuple(line.format(size) for line in SIZES) for size in ("100%", "110%", "120%", "130%"))
    shown = state(TWICE, *next(lines))
    for deed in deeds:
        shown = after(shown, deed, *next(lines))
        shown = did(shown, *(line for line in shown.history if not line.startswith("step")))
    return shown


def test_the_same_press_is_made_again_until_it_was_made_as_often_as_the_step_says() -> None:
    once = sizes('pressed button "Larger letters"')
    assert target(once)[0].startswith('button "Larger letters"')
    assert yes(once, Kind.DONE) < DONE_AFTER
    assert yes(sizes(*['pressed button "Larger letters"'] * 2), Kind.DONE) >= DONE_AFTER


def test_a_press_of_the_contrary_does_not_count() -> None:
    assert yes(sizes(*['pressed button "Smaller letters"'] * 2), Kind.DONE) < DONE_AFTER


def test_a_heading_that_asks_to_check_what_was_entered_is_the_review() -> None:
    step = "continue to the review of the booking"
    before = state(step, 'heading "Anything else?"', 'textbox "Remarks"', 'button "Continue"')
    for heading, is_review in (("Check your booking", True), ("Check your inbox", False)):
        lines = (f'heading "{heading}"', 'text "Room"', 'text "Oak room"', 'button "Book now"')
        came = did(before, 'pressed button "Continue"', lines=lines)
        assert (yes(came, Kind.DONE) >= DONE_AFTER) is is_review
