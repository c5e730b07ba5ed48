"""What of a step may be typed: its own spans, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from act import Filled, Phrase
from act.spans import COUNTED, spans, wants_shown_text
from view import Secret

CASES = [
    ("quoted text", 'search for "blue mug"', ["blue mug"]),
    ("two quoted texts", 'Change the text of "pay rent" to "pay the rent"', ["pay rent", "pay the rent"]),
    ("an apostrophe is no quote", "open Kim's list", []),
    ("numbers", "calculate 128 times 37", ["128", "37"]),
    ("a number inside a word is none", "open the Q3 summary of B2B", []),
    ("a date and no part of it", "pick 10/16/2016", ["10/16/2016"]),
    ("a spelled date", "leave on 3 June 2027", ["3 June 2027"]),
    ("a time", "set the alarm for 8:04 PM", ["8:04 PM"]),
    ("an e-mail address", "send it to kim@example.com", ["kim@example.com"]),
    ("the rest after search for", "search for a blue mug", ["blue mug"]),
    ("the rest ends at a joining word", "search for mugs and sort by price", ["mugs"]),
    ("the rest after called", "create a list called Groceries", ["Groceries"]),
    ("the rest after named", "open the file named holiday plan", ["holiday plan"]),
    ("after to only behind some verbs", "rename it to Summer", ["Summer"]),
    ("to behind another verb is no span", "go to the checkout", []),
    ("add to is no span", "add it to the cart", []),
    (
        "a place with its state",
        "Book a flight from: Cincinnati, OH to: LEX",
        ["Cincinnati, OH", "LEX"],
    ),
    ("a name behind log in as", "Log in as kim with the password tea-pot-7", ["kim", "tea-pot-7"]),
    ("a password that is not said", "change the password and log in", []),
    ("a quoted text in front of without", 'add a list named "Night shift" without members', ["Night shift"]),
    ("an unquoted rest ends at without", "add a list called Groceries without members", ["Groceries"]),
    ("a piece of a quoted text is none", 'search for "Tea for Two"', ["Tea for Two"]),
    ("what is to come of it is never typed", "set the amount to 3, so that the total is 99.75", ["3"]),
    ("nor is a quoted result", 'press Add, so that "4 rows" shows', []),
    ("the rest after saying", "add a note saying the spine is loose", ["the spine is loose"]),
    ("a code in capitals", "apply the discount code SPRING5", ["SPRING5"]),
    ("a code that is not said", "apply the code to the order", []),
    ("a number in words, in figures", "put two of them in the basket", ["2"]),
    ("a name to filter by", "filter the colleagues by Ann Reuter", ["Ann Reuter"]),
    ("what a list is searched for", "search the readers for Brandt", ["Brandt"]),
    ("what is looked for", "look for a blue mug", ["blue mug"]),
    ("a tag", "add the tag draughty", ["draughty"]),
    ("nothing to type", "press the green button", []),
]


@pytest.mark.parametrize(("step", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_the_spans_of_a_step(step: str, expected: list[str]) -> None:
    assert [span.text for span in spans(Phrase.of(step))] == expected


def test_a_variable_is_one_span_whatever_it_holds() -> None:
    """A value is never read as a step: its quotes, numbers and "search for" make no spans."""
    phrase = Phrase(("look up ", Filled("mug", 'search for "x" called 7')))
    assert [span.text for span in spans(phrase)] == ['search for "x" called 7']


def test_a_quoted_variable_is_one_span() -> None:
    assert [span.text for span in spans(Phrase(('search for "', Filled("mug", "Blue mug"), '"')))] == ["Blue mug"]


def test_a_secret_is_no_span() -> None:
    """A plain step never types a secret: only `enter` does."""
    assert spans(Phrase(('enter "', Secret("password"), '"'))) == ()


@given(some.text(max_size=80), some.text(min_size=1, max_size=20))
def test_every_span_stands_in_the_step(step: str, value: str) -> None:
    """Text outside the step is never typed; a number in words stands there in words."""
    phrase = Phrase((step, Filled("v", value)))
    assert all(span.text in phrase.filled for span in spans(phrase) if span.source != COUNTED)


@pytest.mark.parametrize(
    ("step", "asks"),
    [
        ("type the text below into the field", True),
        ("enter the code shown", True),
        ("enter the text that is displayed", True),
        ("enter the value of Colour into the field", True),
        ("enter the value that corresponds with each label", True),
        ("enter the code", False),
        ("enter a value for the colour", False),
        ("read the text", False),
    ],
)
def test_text_from_the_screen_only_where_the_step_says_so(step: str, asks: bool) -> None:
    assert wants_shown_text(Phrase.of(step)) is asks
