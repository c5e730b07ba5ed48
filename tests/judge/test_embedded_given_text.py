"""A text that a step gives to be written down is typed before anything is pressed that would send it."""

import pytest
from asked import DONE_AFTER, move, target, yes
from duties import did, span
from states import after, state

from judge import Kind, State
from judge.embedded.heads import shipped
from judge.embedded.study import Study
from view import FrontKind

COMMENTS = ('heading "Plum cake"', 'text "Comments"', 'textbox "Say something" [multiline]')
BUTTONS = ('button "Comment"', 'button "Comment and pin"')


@pytest.mark.parametrize(
    ("step", "text", "lines"),
    [
        ('leave the comment "An hour"', "An hour", (*COMMENTS, *BUTTONS)),
        ('apply the voucher "X10"', "X10", ('textbox "Voucher code"', 'button "Apply"')),
        ("redeem the gift card ABCD-12", "ABCD-12", ('textbox "Gift card"', 'button "Redeem"')),
        ('write the comment "An hour"', "An hour", (*COMMENTS, *BUTTONS)),
        ("add a note saying it rattles", "it rattles", ('textbox "Your note"', 'button "Save note"')),
        ("add the tag cold", "cold", ('list "Tags"', 'textbox "New tag"', 'button "Add"')),
    ],
)
def test_the_text_comes_first_and_then_its_own_button(step: str, text: str, lines: tuple[str, ...]) -> None:
    shown = state(step, *lines)
    field = next(item for item in shown.items if item.role == "textbox")
    assert move(shown, typing=True) == "type"
    assert span(shown, text) == f'type "{text}" into {field.label}'
    filled = tuple(line.replace(field.label, f'{field.label} = "{text}"') for line in lines)
    typed = did(shown, f'typed "{text}" into {field.label}', lines=filled)
    sender = next(item for item in shown.items if item.role == "button")
    assert target(typed)[0].startswith(sender.label)


def test_a_name_goes_in_the_place_of_the_one_that_a_dialog_brings_along() -> None:
    step = "create a folder called Receipts"
    page = ('heading "Files"', 'button "New folder"')
    asks = ('textbox "Name" = "Untitled folder" [in front]', 'button "Create" [in front]', 'button "Cancel" [in front]')
    shown = after(state(step, *page), 'pressed button "New folder"', *page, *asks, front=FrontKind.DIALOG)
    assert move(shown, typing=True) == "type"
    assert span(shown, "Receipts") == 'type "Receipts" into textbox "Name"'


def test_a_name_goes_into_the_field_for_names_and_not_into_one_that_speaks_of_what_is_not_wanted() -> None:
    step = 'add a new group named "Night shift" without permissions'
    sift = 'textbox "Type here to filter the list of permissions"'
    shown = state(step, 'heading "Add group"', 'textbox "Name:"', sift, 'button "Save"')
    assert span(shown, "Night shift") == 'type "Night shift" into textbox "Name:"'


def test_where_another_field_is_open_the_one_for_the_text_is_opened() -> None:
    shown = state(
        'add the note "It rattles"',
        'heading "Room 4"',
        'button "Add note"',
        'textbox "What did you think?"',
        'button "Post review"',
    )
    assert target(shown)[0].startswith('button "Add note"')


@pytest.mark.parametrize(
    "lines",
    [
        ('heading "Notes"', 'link "Milk"', 'textbox "New note"', 'button "Add"'),
        ('heading "Notes"', 'textbox "Search notes"', 'button "Go"'),
    ],
)
def test_the_name_of_a_thing_is_not_written_down(lines: tuple[str, ...]) -> None:
    due = Study(state('leave the note "Milk"', *lines), shipped()).due
    assert due is None or due.move != "type"


@pytest.mark.parametrize(
    ("step", "lines"),
    [
        ('add the mug to the list "Gifts"', ('button "Add to list"', 'textbox "New list name"', 'button "Create"')),
        ('post the draft "Summer"', ('heading "Drafts"', 'textbox "Write a post"', 'button "Post"')),
        ('submit the report "Q3"', ('heading "Reports"', 'textbox "Comment"', 'button "Submit"')),
        ('add the product "Milk"', ('heading "Shop"', 'textbox "Voucher code"', 'button "Apply"')),
        ('leave the group "Hikers"', ('heading "Groups"', 'textbox "Message"', 'button "Leave group"')),
    ],
)
def test_what_is_no_text_for_that_field_is_not_due_there(step: str, lines: tuple[str, ...]) -> None:
    due = Study(state(step, *lines), shipped()).due
    assert due is None or due.move != "type"


def test_what_else_the_step_gives_is_typed_before_it_is_sent() -> None:
    lines = ('textbox "Title"', 'textbox "Amount"', 'button "Add"')
    shown = state('add the expense "Train" of €42.50', *lines)
    filled = ('textbox "Title" = "Train"', *lines[1:])
    typed = did(shown, 'typed "Train" into textbox "Title"', lines=filled)
    assert move(typed, typing=True) == "type"
    assert span(typed, "€42.50") == 'type "€42.50" into textbox "Amount"'


def test_an_empty_field_is_not_sent_off_while_a_quoted_text_waits_for_it() -> None:
    step = 'give the book 4 stars and write "Good on knots"'
    lines = ('textbox "What did you think?"', 'radio "4" [checked] @ group "Stars"', 'button "Post review"')
    before = state(step, lines[0], 'radio "4" [unchecked] @ group "Stars"', lines[2])
    starred = did(before, 'pressed radio "4"', lines=lines)
    assert not target(starred)[0].startswith("button")
    assert move(starred, typing=True) == "type"


def test_a_choice_that_the_step_gives_is_made_before_the_text_is_sent() -> None:
    radios = ('radio "3" [unchecked] @ group "Stars"', 'radio "4" [unchecked] @ group "Stars"', 'button "Post review"')
    before = state('write a review "Good on knots" with 4 stars', 'textbox "What did you think?"', *radios)
    lines = ('textbox "What did you think?" = "Good on knots"', *radios)
    typed = did(before, 'typed "Good on knots" into textbox "What did you think?"', lines=lines)
    assert target(typed)[0].startswith('radio "4"')


def _sent(*lines: str) -> State:
    shown = state('leave the comment "An hour"', *COMMENTS, *BUTTONS)
    filled = (*COMMENTS[:2], 'textbox "Say something" = "An hour" [multiline]', *BUTTONS)
    typed = did(shown, 'typed "An hour" into textbox "Say something"', lines=filled)
    return after(typed, 'pressed button "Comment"', *lines)


def test_it_is_done_once_it_is_read_and_its_field_is_empty() -> None:
    sent = _sent(*COMMENTS[:2], 'text "An hour" @ list > listitem #1', COMMENTS[2], *BUTTONS)
    assert yes(sent, Kind.DONE) >= DONE_AFTER


def test_it_is_not_where_what_says_it_refuses_it_or_the_field_still_holds_it() -> None:
    held = 'textbox "Say something" = "An hour" [multiline]'
    for lines in (
        (*COMMENTS[:2], 'text "An hour was not taken"', COMMENTS[2], *BUTTONS),
        (*COMMENTS[:2], 'text "An hour: please check this"', held, *BUTTONS),
    ):
        assert yes(_sent(*lines), Kind.DONE) < DONE_AFTER


def test_a_text_without_quotation_marks_that_was_not_written_is_not_done() -> None:
    shown = state("add a note saying it rattles", 'heading "Room 4"', 'button "Add note"')
    opened = after(shown, 'pressed button "Add note"', 'heading "Room 4"', 'heading "New note"')
    assert yes(opened, Kind.DONE) < DONE_AFTER


def test_what_is_said_along_with_an_act_is_written_into_the_form_that_the_act_opens() -> None:
    step = "turn down the swap of Uma Bell, saying we are short of cooks"
    page = 'heading "Swaps"', 'cell "Uma Bell" @ row #1', 'button "Turn down..." @ row #1'
    asks = 'text "Uma Bell, 3 May"', 'textbox "Reason" [multiline]', 'button "Turn down"', 'button "Back"'
    front = tuple(f"{line} [in front]".replace("[multiline] [in front]", "[multiline, in front]") for line in asks)
    shown = after(state(step, *page), 'pressed button "Turn down..."', *page, *front, front=FrontKind.DIALOG)
    assert move(shown, typing=True) == "type"
    assert span(shown, "we are short of cooks") == 'type "we are short of cooks" into textbox "Reason"'
    over = 'heading "Swaps"', 'cell "Uma Bell" @ row #1', 'cell "Turned down" @ row #1'
    without = did(state(step, *page), 'pressed button "Turn down..."', 'pressed button "Turn down"', lines=over)
    assert yes(without, Kind.DONE) < DONE_AFTER
