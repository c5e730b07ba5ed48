"""A plain step that says what to type and where is carried out as typing; one that says more stays a plain step."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from act import Filled, Phrase, typing_sentence
from view import Secret


def phrase(text: str) -> Phrase:
    """``${name}`` becomes a variable holding ``<name>``, ``${!name}`` a secret."""
    pieces = re.split(r"(\$\{!?\w+\})", text)
    return Phrase(tuple(_part(piece) for piece in pieces if piece))


def _part(piece: str) -> str | Filled | Secret:
    if not piece.startswith("${"):
        return piece
    name = piece[2:-1]
    return Secret(name[1:]) if name.startswith("!") else Filled(name, f"<{name}>")


@pytest.mark.parametrize(
    ("step", "field", "text"),
    [
        ('type "Blue mug" into the search box', "search", "Blue mug"),
        ("type hello into the message field", "message", "hello"),
        ("Type Blue mug into search", "search", "Blue mug"),
        ("enter ann@example.com into e-mail", "e-mail", "ann@example.com"),
        ("enter ann@example.com in e-mail", "e-mail", "ann@example.com"),
        ("enter 42 as quantity", "quantity", "42"),
        ('enter "Ann" as the first name', "first name", "Ann"),
        ("enter Ann in the name field", "name", "Ann"),
        ("enter https://example.com for website", "website", "https://example.com"),
        ("key in 1234 in PIN", "PIN", "1234"),
        ("type in 'two words' in the text box", "text box", "two words"),
        ('input "x" into "Promo code"', "Promo code", "x"),
        ('write "Dear Sir, and so on" into the body', "body", "Dear Sir, and so on"),
        ('fill in the name with "Ann"', "name", "Ann"),
        ("fill the quantity field with three", "quantity", "three"),
        ('fill in "Ann" as name', "name", "Ann"),
        ('fill "drink with ice" into notes', "notes", "drink with ice"),
        ('type "look into it" into the note', "note", "look into it"),
        ("type “Blue mug” into the search bar", "search", "Blue mug"),
        ("type Ann's mug into the search box", "search", "Ann's mug"),
        ('type "The Hobbit" into the search box', "search", "The Hobbit"),
        ("enter ${email} in e-mail", "e-mail", "<email>"),
        ("enter the ${mug} into the search box", "search", "the <mug>"),
        ('type "${first} ${last}" into name', "name", "<first> <last>"),
        ('type "x" into the ${kind} field', "<kind>", "x"),
        ("type ${!password} into the password field", "password", "[secret:password]"),
        ('type "x" into the search box.', "search", "x"),
    ],
)
def test_says_what_to_type_and_where(step: str, field: str, text: str) -> None:
    found = typing_sentence(phrase(step))
    assert found is not None
    assert (found[0], found[1].filled) == (field, text)


@pytest.mark.parametrize(
    "step",
    [
        "go to the checkout",
        "enter the shop",
        "enter the building in the picture",
        "type the code from the e-mail into the box",
        "type your name into the name field",
        "enter an address into the form",
        "enter some text in the search box",
        "enter Ann in name",
        "write a review for the mug",
        "write code for the app",
        "enter Berlin for dinner",
        "fill in the form with test data",
        'type "x" into the search box and press Enter',
        'type "x" into the search box, then press Search',
        'type "x" into the search box; press Search',
        'type "x" into the search box. Press Search',
        'type "x" into first and "y" into last',
        "type hello and press enter in the box",
        "enter the name and click Save in the dialog",
        'enter "Ann" Smith into name',
        'type "x"',
        'type into the box "x"',
        "typewriters in the list",
        "search for 42 in the list",
        'type "x" into ${!password}',
        'type "x" into ""',
        "type \ue000 into the box",
        "",
    ],
)
def test_stays_a_plain_step(step: str) -> None:
    assert typing_sentence(phrase(step)) is None


def test_the_field_and_the_text_keep_their_variables() -> None:
    found = typing_sentence(phrase('type "to ${name}" into the ${kind} field'))
    assert found == ("<kind>", Phrase(("to ", Filled("name", "<name>"))))


@given(st.text(alphabet="\"' abin tofrwhe$.,;", max_size=30))
def test_a_value_never_decides_how_a_step_is_read(value: str) -> None:
    """Whatever a variable holds, it is typed as it is, into the field that the author wrote."""
    found = typing_sentence(Phrase(('type "', Filled("x", value), '" into the search box')))
    assert found == ("search", Phrase((Filled("x", value),)))
    assert typing_sentence(Phrase((Filled("x", 'type "a" into b'), " now"))) is None


@given(st.text(max_size=60))
def test_any_text_is_read_or_left(text: str) -> None:
    found = typing_sentence(Phrase.of(f"type {text} into the box"))
    assert found is None or (found[0].strip() and found[1].filled in text)
