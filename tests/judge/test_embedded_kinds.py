"""What a control is for by its kind: ticked, beginning anew, refusing, a row; and what a cart is called."""

import pytest
from asked import target
from states import after, state

from judge import Kind, State, Yes, yes_no
from judge.embedded import EmbeddedJudge

ROWS = (
    'textbox "Something else to pack"',
    'checkbox "" [unchecked] @ list > listitem #1',
    'text "Sun hat" @ list > listitem #1',
    'button "" @ list > listitem #1',
    'checkbox "" [checked] @ list > listitem #2',
    'text "Torch" @ list > listitem #2',
    'button "" @ list > listitem #2',
    'link "Everything" [current] @ contentinfo',
    'link "Packed" @ contentinfo',
)


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ('tick "Sun hat"', 'checkbox "" [unchecked] @ list > listitem #1'),
        ('mark "Torch" as not done', 'checkbox "" [checked] @ list > listitem #2'),
        ('delete "Torch"', 'button "" @ list > listitem #2'),
        ("show the packed ones", 'link "Packed" @ contentinfo'),
    ],
)
def test_what_a_row_holds_is_used_by_its_kind_and_a_filter_in_the_foot_by_its_name(step: str, line: str) -> None:
    assert target(state(step, *ROWS))[0].replace(" (check, click)", "").replace(" (click)", "") == line


LETTERS = (
    'button "New note" @ navigation',
    'button "Ada Frei Rent for May" @ list > listitem #1',
    'button "Noor Haas Keys" @ list > listitem #2',
)


@pytest.mark.parametrize(
    "step", ["open Noor Haas's note", "read the note about keys", 'open the note "Keys"', 'delete the note "Keys"']
)
def test_a_row_is_opened_by_what_it_says_and_nothing_new_is_begun(step: str) -> None:
    assert "Noor Haas" in target(state(step, *LETTERS))[0]


def test_a_button_that_adds_is_no_row_of_what_a_step_opens() -> None:
    shown = (
        'link "Cart (2)" @ banner',
        'text "Torch" @ list > listitem #1',
        'button "Add to cart" @ list > listitem #1',
    )
    assert "Cart (2)" in target(state("open the cart", *shown))[0]


@pytest.mark.parametrize("refusal", ["Only what is necessary", "Decline", "Just the essentials"])
def test_a_no_to_cookies_takes_what_refuses_them(refusal: str) -> None:
    shown = (
        'button "Search" @ banner',
        'button "Accept all" @ region "Privacy"',
        f'button "{refusal}" @ region "Privacy"',
    )
    assert refusal in target(state("answer the cookie question with no", *shown))[0]


def test_what_one_holds_and_counts_is_a_cart_and_the_orders_of_the_past_are_none() -> None:
    shown = ('link "My orders" @ banner', 'link "My order (2)" @ banner', 'link "Help" @ banner')
    assert "My order (2)" in target(state("open the cart", *shown))[0]
    assert "My order (2)" in target(state("go to the checkout", *shown))[0]


STEP = "go to the checkout"
CART = state(STEP, 'heading "Your things"', 'link "On to the checkout" @ main', title="Your things")


def done(shown: State) -> float:
    answer = EmbeddedJudge().answers(shown, (yes_no(Kind.DONE),))[Kind.DONE]
    assert isinstance(answer, Yes)
    return answer.p


ASKS = ('heading "Checkout as a guest"', 'textbox "E-mail" @ main', 'button "Next" @ main')


def test_a_checkout_that_asks_a_guest_for_the_address_of_the_post_alone_is_reached() -> None:
    assert done(after(CART, 'pressed link "On to the checkout"', *ASKS)) >= 0.85


def test_a_page_that_first_asks_who_one_is_and_offers_the_way_of_a_guest_is_not_the_checkout() -> None:
    wall = ('heading "Who are you?"', 'textbox "E-mail" @ main', 'textbox "Password" @ main', 'button "Sign in" @ main')
    shown = after(
        CART, 'pressed link "On to the checkout"', *wall, 'link "Continue as guest" @ main', title="Who are you?"
    )
    assert done(shown) < 0.5
