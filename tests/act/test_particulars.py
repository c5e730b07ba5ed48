"""What a step gives of a person, the fields that ask for it, and that nothing is sent off before it is in."""

from typing import Any

import pytest
from loops import app, asked, step, still
from screens import button, field, item, screen

from act import Filled, Outcome, Phrase
from act.particulars import kind_of, particular
from act.spans import spans
from judge import Kind
from view import Element

ASKED = [
    ("Post/Zip code", "postal-code"),
    ("E-mail address", "email"),
    ("Your e-mail", "email"),
    ("First name *", "given-name"),
    ("Surname", "family-name"),
    ("Name", "name"),
    ("Name on card", ""),
    ("Address", "address-line1"),
    ("Address line 2", ""),
    ("Second line", ""),
    ("Town or city", "address-level2"),
    ("Country/Region", "country-name"),
    ("State", "address-level1"),
    ("Search by country", ""),
    ("Repeat the password", ""),
    ("Username", "username"),
    ("Amount", ""),
]


@pytest.mark.parametrize(("label", "kind"), ASKED)
def test_what_a_label_asks_for(label: str, kind: str) -> None:
    assert kind_of(Element(role="textbox", name=label)) == kind


def test_what_it_is_filled_with_says_more_than_its_label() -> None:
    assert kind_of(Element(role="textbox", name="Where to?", autocomplete="shipping postal-code")) == "postal-code"


@pytest.mark.parametrize(
    ("before", "text", "token"),
    [
        ("go on with the e-mail address ", "kim@example.com", "email"),
        ("sign up with ", "kim@example.com", "email"),
        ("search for ", "kim@example.com", ""),
        ("open the letter from ", "kim@example.com", ""),
        ("the address ", "12 Mill Lane", ""),
        ("log in as ", "kim", "username"),
        ("and the password ", "tea-pot-7", "current-password"),
    ],
)
def test_what_a_text_is_given_as(before: str, text: str, token: str) -> None:
    assert particular(text, before) == token


def test_the_parts_of_an_address_are_spans() -> None:
    given = spans(Phrase.of("use the address Kim Low, 12 Mill Lane, Bath, BA1 2CD and continue"))
    assert [(span.text, span.particular) for span in given[1:]] == [
        ("Kim Low", "name"),
        ("Kim", "given-name"),
        ("Low", "family-name"),
        ("12 Mill Lane", "address-line1"),
        ("Bath", "address-level2"),
        ("BA1 2CD", "postal-code"),
    ]


def test_what_a_variable_holds_is_not_taken_apart() -> None:
    phrase = Phrase(("use the address ", Filled("address", "Kim Low, 12 Mill Lane, Bath")))
    assert [span.text for span in spans(phrase)] == ["Kim Low, 12 Mill Lane, Bath"]


GIVES = "use the address Kim Low, 12 Mill Lane, Bath, Norway and continue"
FORM = ("textbox First name", "textbox Last name", "textbox Street", "textbox Town")
COUNTRY = item("combobox Country", value="Chad", choices=("Chad", "Norway"))


def test_each_part_goes_into_the_field_that_asks_for_it_whatever_the_judge_would_press() -> None:
    page = screen(*FORM, COUNTRY, "button Continue")
    played = step(GIVES, still(page), {"target": "Continue", "span": "1"}, turns=1)
    assert played.actions == (
        'type "Kim" into textbox "First name"',
        'type "Low" into textbox "Last name"',
        'type "12 Mill Lane" into textbox "Street"',
        'type "Bath" into textbox "Town"',
        'select "Norway" in combobox "Country"',
    )


def test_a_full_name_goes_whole_where_one_field_asks_for_it() -> None:
    played = step(
        GIVES, still(screen("textbox Full name", "button Continue")), {"target": "none", "span": "1"}, turns=1
    )
    assert played.actions == ('type "Kim Low" into textbox "Full name"',)


def test_the_judge_is_told_what_a_text_is() -> None:
    played = step(GIVES, still(screen("textbox Town", "button Continue")), {"target": "none", "span": "none"}, turns=1)
    (offered,) = asked(played, Kind.SPAN)
    assert offered.options[0].text == 'type "Bath" into textbox "Town", as the city'


def test_a_number_in_words_goes_into_a_field_for_numbers_alone() -> None:
    page = screen("textbox Remarks", "spinbutton Jars (type, click)", "button Add")
    played = step("put two of them in the basket", still(page), {"move": "type", "span": "1"}, turns=1)
    assert played.actions == ('type "2" into spinbutton "Jars"',)


ROLES = item("listbox Available roles, choose by the arrow", choices=("Cook", "Clerk"))


def test_a_row_of_a_list_is_selected_where_the_step_says_it() -> None:
    """A picker of two lists: what is to be moved over is selected first, not typed into the box that filters it."""
    page = screen("textbox Filter the available roles", ROLES, "button Move over [disabled]")
    played = step('give her the role "Clerk"', still(page), {"move": "type", "span": "2"}, turns=1)
    assert played.actions == ('select "Clerk" in listbox "Available roles, choose by the arrow"',)


def test_a_list_without_that_row_is_not_offered() -> None:
    page = screen("textbox Filter the available roles", ROLES)
    played = step('give her the role "Guard"', still(page), {"move": "type", "span": "none"}, turns=1)
    assert all(o.element is None or o.element.role == "textbox" for q in asked(played, Kind.SPAN) for o in q.options)


CHECKOUT = "check out with the e-mail address kim@example.com"


def test_it_is_not_done_while_a_field_asks_for_what_the_step_gives() -> None:
    """A form that is sent off without the address comes back, however much it looks like the next page."""
    page = screen("textbox E-mail", "button Continue")
    played = step(CHECKOUT, still(page), {"done": 0.99, "target": "Continue", "span": "1"}, turns=1)
    assert played.actions == ('type "kim@example.com" into textbox "E-mail"',)


@pytest.mark.parametrize(
    "shown",
    [
        field("E-mail", value="kim@example.com"),
        field("E-mail for the newsletter"),
        field("E-mail", path=("contentinfo",)),
        button("Settings"),
    ],
)
def test_nothing_is_owed_where_it_stands_already_or_nothing_asks(shown: Any) -> None:
    played = step(CHECKOUT, still(screen(shown, "text Thanks")), {"done": 0.99}, turns=1)
    assert played.ending.outcome is Outcome.ALREADY_DONE


def test_what_the_judge_declines_is_not_insisted_on() -> None:
    page = screen("textbox E-mail", "button Continue")
    said = screen("text Thanks")
    leads = {("start", 'press button "Continue"'): "said"}
    played = step(CHECKOUT, app({"start": page, "said": said}, leads), {"span": "none", "target": "Continue"}, turns=2)
    assert played.actions == ('press button "Continue"',)


def test_an_address_that_is_searched_for_goes_into_no_form() -> None:
    page = screen("searchbox Search", "textbox E-mail", "button Invite")
    played = step("search for kim@example.com", still(page), {"move": "type", "span": "1"}, turns=1)
    assert played.actions == ('type "kim@example.com" into searchbox "Search"',)


NEWSLETTER = item("textbox E-mail for our letter @ contentinfo")


@pytest.mark.parametrize("goal", ['search for "oak table"', "find oak table", 'look for "oak table"'])
def test_what_is_searched_for_is_typed_into_no_newsletter_and_no_field_for_a_persons_detail(goal: str) -> None:
    page = screen(NEWSLETTER, "textbox Postcode", "button Search")
    played = step(goal, still(page), {"target": "Search", "span": "none"}, turns=1)
    assert asked(played, Kind.SPAN) == []


def test_a_step_that_names_the_newsletter_may_type_there() -> None:
    page = screen(item("textbox Newsletter @ contentinfo"))
    goal = "subscribe to the newsletter with kim@example.com"
    played = step(goal, still(page), {"target": "none", "span": "1", "move": "type"}, turns=1)
    assert played.actions == ('type "kim@example.com" into textbox "Newsletter"',)


def test_an_address_that_went_in_part_by_part_goes_nowhere_as_a_whole() -> None:
    page = screen(*FORM, COUNTRY, "textbox Remarks", "button Continue")
    played = step(GIVES, still(page), {"move": "type", "span": "1", "target": "none"}, turns=2)
    assert not any("12 Mill Lane, Bath" in action for action in played.actions)
