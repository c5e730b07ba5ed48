"""What no step means that does not say so is not pressed, nor what is left once the right control was used in vain."""

import pytest
from asked import DONE_AFTER, DONE_BEFORE, chosen, target, yes
from duties import did
from states import after, state

from judge import NONE, Kind, State, elements, line_of
from judge.question import Option

TICKET = (
    'heading "Ticket 12: Printer jams"',
    'text "Status: Open"',
    'combobox "Owner" = "Ada"',
    'button "Close ticket"',
    'button "Escalate"',
    'button "Merge with ticket 13"',
    'link "Ticket 13: Scanner"',
)


@pytest.mark.parametrize(
    "step",
    [
        "assign ticket 12 to Ada",
        "assign ticket 12 to Zed",
        "mute the ticket",
        "raise the priority of ticket 12 to Medium",
        "mark the ticket as a duplicate of ticket 14",
    ],
)
def test_a_verb_that_the_step_does_not_say_is_not_pressed(step: str) -> None:
    name, p = target(state(step, *TICKET))
    assert name.startswith("combobox") or name == NONE or p < 0.3
    assert not any(verb in name for verb in ("Close", "Merge", "Escalate"))


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("close the ticket", 'button "Close ticket"'),
        ("merge it with ticket 13", 'button "Merge with ticket 13"'),
        ("escalate the ticket", 'button "Escalate"'),
    ],
)
def test_a_verb_that_it_says_is(step: str, said: str) -> None:
    assert target(state(step, *TICKET))[0].startswith(said)


@pytest.mark.parametrize("way", ['button "Close preview"', 'button "Close"', 'button "Cancel"'])
def test_what_only_leaves_is_no_act(way: str) -> None:
    left, act = (_of(state("go back to the invoices", 'heading "Preview"', b), b) for b in (way, 'button "Merge"'))
    assert left > 100 * act


def test_nothing_is_done_on_the_page_of_another_number() -> None:
    step = "close ticket 13"
    assert target(state(step, *TICKET))[0].startswith('link "Ticket 13')
    assert target(state("close ticket 12", *TICKET))[0].startswith('button "Close ticket"')
    closed = *TICKET[:1], 'text "Status: Closed"', 'button "Reopen ticket"', 'status "Ticket closed"'
    pressed = 'pressed button "Close ticket"'
    assert yes(after(state(step, *TICKET), pressed, *closed), Kind.DONE) < 0.5
    assert yes(after(state("close ticket 12", *TICKET), pressed, *closed), Kind.DONE) >= DONE_AFTER


def test_a_page_in_a_row_of_pages_is_no_thing_of_its_own() -> None:
    shown = state("press the button Next page for page 2", 'heading "Page 1"', 'button "Next page"')
    assert target(shown)[0].startswith('button "Next page"')


def _of(shown: State, line: str) -> float:
    """How likely that control is chosen among all."""
    pool = [item for item in shown.items if item.supports]
    at = next(n for n, item in enumerate(pool, 1) if line_of(item).startswith(line.partition(" @ ")[0]))
    return chosen(shown, Kind.TARGET, elements(pool), f"press it to accomplish: {shown.step}").p(str(at))


TASKS = ('heading "Tasks"', 'checkbox "Call the plumber"', 'checkbox "Call the plumber again"', 'checkbox "Buy milk"')


def test_where_one_is_called_just_so_no_other_box_is_ticked() -> None:
    name, _ = target(state('mark "Call the plumber" as done', *TASKS))
    assert name.startswith('checkbox "Call the plumber"')
    for other in TASKS[2:]:
        assert _of(state('mark "Call the plumber" as done', *TASKS), other) < 0.05
    assert target(state('mark "Call the plumber again" as done', *TASKS))[0].startswith(TASKS[2])


def test_a_box_is_no_second_try_of_what_was_pressed() -> None:
    rows = ('checkbox "Order paper" @ main > listitem #1', 'button "Archive Order paper" @ main > listitem #1')
    first = state('archive "Order paper"', *rows)
    pressed = did(first, 'pressed button "Archive Order paper"', lines=rows)
    assert _of(pressed, rows[0]) < 0.05


def test_what_opened_a_form_does_not_open_it_again_before_it_is_sent() -> None:
    files = ('checkbox "Plan.pdf" @ main > listitem #1', 'button "Rename" @ main > listitem #1')
    step = 'rename Plan.pdf to "Budget.pdf"'
    form = ('textbox "New name" = "Budget.pdf"', 'button "OK"')
    deeds = 'pressed button "Rename"', 'typed "Budget.pdf" into textbox "New name"'
    written = did(state(step, *files), *deeds, lines=(*files, *form))
    assert _of(written, files[1]) < 0.05


def test_what_does_a_thing_is_no_sign_that_it_was_done() -> None:
    assert yes(state("print the ticket", *TICKET), Kind.DONE) < DONE_BEFORE
    assert yes(state("print the ticket", *TICKET, 'status "Printed"'), Kind.DONE) > 0.5


def test_an_address_goes_where_one_is_taken_and_nothing_is_sent_without_it() -> None:
    step = "invite ann@post.example"
    form = ('textbox "Name or e-mail"', 'button "Invite"')
    shown = state(step, 'text "Ada"', *form)
    field = next(item for item in shown.items if item.role == "textbox")
    typing = (Option(key="1", text='type "ann@post.example" into textbox "Name or e-mail"', element=field),)
    assert chosen(shown, Kind.SPAN, typing).top == "1"
    assert _of(shown, 'button "Invite"') < 0.05
    told = did(shown, 'pressed button "Invite"', lines=('text "Ada"', *form, 'status "was invited"'))
    assert yes(told, Kind.DONE) < 0.5
    deeds = 'typed "ann@post.example" into textbox "Name or e-mail"', 'pressed button "Invite"'
    sent = did(shown, *deeds, lines=('text "Ada"', *form, 'status "ann@post.example was invited"'))
    assert yes(sent, Kind.DONE) >= DONE_AFTER
