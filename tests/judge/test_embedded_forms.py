"""Fields, texts, options and conditions, as the embedded judge reads them."""

import pytest
from asked import (
    FAILS,
    HOLDS,
    JUDGE,
    TOP,
    cards,
    chosen,
    move,
    yes,
)
from states import state

from judge import NONE, Scored, State, elements, score
from judge import Kind as Asked
from judge.question import Option
from view import Element, Support


@pytest.mark.parametrize(
    ("slot", "line"),
    [
        ("name", 'textbox "Full name"'),
        ("street", 'textbox "Address line 1"'),
        ("e-mail", 'textbox "Email address"'),
        ("phone", 'textbox "Mobile"'),
        ("postcode", 'textbox "ZIP"'),
    ],
)
def test_a_slot_finds_its_field_under_another_name(slot: str, line: str) -> None:
    fields = (
        'textbox "Full name"',
        'textbox "Address line 1"',
        'textbox "Email address"',
        'textbox "Mobile"',
        'textbox "ZIP"',
    )
    screen = state("enter the details", 'heading "Delivery"', *fields, 'textbox "Comment"')
    pool = [item for item in screen.items if item.role == "textbox"]
    answer = chosen(screen, Asked.SLOT, elements(pool), slot)
    assert answer.top == str(fields.index(line) + 1)
    assert answer.p(answer.top) >= 0.4


@pytest.mark.parametrize(("slot", "at"), [("what", 1), ("from", 2), ("who", 3)])
def test_a_detail_without_a_telling_word_is_asked_for_by_what_begins_so(slot: str, at: int) -> None:
    lines = ('text "What is it?"', 'textbox "e.g. pears"', 'textbox "From where"', 'text "Who gets it"', 'textbox ""')
    screen = state("enter the details", 'heading "New"', *lines, 'textbox "Remarks"')
    pool = [item for item in screen.items if item.role == "textbox"]
    assert chosen(screen, Asked.SLOT, elements(pool), slot).top == str(at)
    assert yes(screen, Asked.ASKED_FOR, slot) >= HOLDS
    assert yes(state("enter the details", 'textbox "Remarks"'), Asked.ASKED_FOR, slot) < NOT_ASKED


NOT_ASKED = 0.35
"""The loop's bar under which a form does not ask for a detail (`act.thresholds`)."""


def test_a_slot_without_a_field_is_none() -> None:
    screen = state("enter the details", 'textbox "Comment"', 'textbox "Voucher code"')
    assert chosen(screen, Asked.SLOT, elements(screen.items), "date of birth").top == NONE


def spans(screen: State, *texts: str) -> tuple[list[Element], list[Option]]:
    fields = [item for item in screen.items if Support.TYPE in item.supports]
    pairs = [(text, field) for text in texts for field in fields]
    return fields, [
        Option(key=str(n), text=f'type "{t}" into {f.label}', element=f) for n, (t, f) in enumerate(pairs, 1)
    ]


def test_texts_of_a_step_go_into_the_fields_beside_their_words() -> None:
    step = 'Enter the username "vina" and the password "blue" into the text fields and press login.'
    screen = state(step, 'text "Username"', 'textbox ""', 'text "Password"', 'textbox ""', 'button "Login"')
    _, options = spans(screen, "vina", "blue")
    answer = chosen(screen, Asked.SPAN, options)
    right = [answer.p("1"), answer.p("4")]
    assert min(right) > max(answer.p("2"), answer.p("3"), answer.p(NONE))


def test_a_searched_text_goes_into_the_search_box() -> None:
    screen = state('search for "Oak desk"', 'textbox "Newsletter e-mail"', *TOP)
    fields, options = spans(screen, "Oak desk")
    answer = chosen(screen, Asked.SPAN, options)
    assert fields[int(answer.top) - 1].role == "searchbox"


def test_a_thing_to_add_to_the_cart_is_not_typed_into_the_search_box() -> None:
    screen = state("add the Oak desk to the cart", *TOP, *cards("Add to basket", "Oak desk"))
    assert move(screen, typing=True) == "activate"


def test_an_option_is_found_by_its_words() -> None:
    labels = ("Express (1-2 days)", "Standard", "Pick-up point")
    options = [Option(key=str(n), text=label) for n, label in enumerate(labels, 1)]
    screen = state("choose standard delivery", 'combobox "Delivery"')
    assert chosen(screen, Asked.OPTION, options, screen.step).top == "2"
    assert chosen(screen, Asked.OPTION, options, "choose a window seat").top == NONE


REVIEW = (
    'heading "Review your order"',
    'text "1 × Oak desk" @ main > listitem #1',
    'text "Total € 24.90"',
    'checkbox "Gift wrap" [unchecked]',
    'button "Pay now" [disabled]',
)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("the review shows one Oak desk", True),
        ("the review shows two Oak desk", False),
        ("the review shows one Pine shelf", False),
        ("there is no error", True),
        ("an error is shown", False),
        ('the page shows "Total € 24.90"', True),
        ('the page shows "Total € 99.00"', False),
        ("the gift wrap checkbox is checked", False),
        ("gift wrap is not checked", True),
        ("the Pay now button is disabled", True),
    ],
)  # fmt: skip
def test_a_condition_holds_or_does_not(condition: str, holds: bool) -> None:
    screen = state("x", *REVIEW, title="Review")
    p = yes(screen, Asked.HOLDS, condition)
    top = JUDGE.answers(screen, [score(Asked.COVERAGE, condition)])[Asked.COVERAGE]
    assert isinstance(top, Scored)
    result = (p + top.top) / 2
    assert result >= HOLDS if holds else result <= FAILS


def test_a_condition_with_other_words_than_the_screens_is_never_a_sure_yes() -> None:
    assert yes(state("x", *REVIEW), Asked.HOLDS, "the parcel reaches Lisbon by Tuesday") < HOLDS


def test_a_field_that_is_marked_as_wrong_is_told() -> None:
    screen = state("x", 'textbox "E-mail" [invalid]', 'text "Enter a valid e-mail address"', 'textbox "Name" = "Kim"')
    assert yes(screen, Asked.FIELD_ERROR, "e-mail") >= 0.70
    assert yes(screen, Asked.FIELD_ERROR, "name") < 0.5
    assert yes(screen, Asked.ASKED_FOR, "e-mail") >= 0.35
    assert yes(screen, Asked.ASKED_FOR, "passport number") < 0.35
