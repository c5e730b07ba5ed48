"""A step that goes to the checkout has arrived where it is asked who and where, not where the way is still offered."""

from states import after, state

from judge import Kind, State, Yes, yes_no
from judge.embedded import EmbeddedJudge

STEP = "go to the checkout"
CART = state(STEP, 'heading "Your things"', 'link "On to the checkout" @ main', title="Your things")
ADDRESS = (
    'heading "Who gets it"',
    'textbox "Recipient" @ main',
    'textbox "Street" @ main',
    'textbox "E-mail" @ main',
    'button "Next" @ main',
)


def done(shown: State) -> float:
    answer = EmbeddedJudge().answers(shown, (yes_no(Kind.DONE),))[Kind.DONE]
    assert isinstance(answer, Yes)
    return answer.p


def test_a_page_that_asks_for_the_address_is_the_checkout_whatever_it_is_called() -> None:
    assert done(after(CART, 'pressed link "On to the checkout"', *ADDRESS, title="Who gets it")) >= 0.85


def test_a_page_that_still_offers_the_way_there_is_not_the_checkout() -> None:
    basket = state(STEP, 'heading "Things"', 'link "See the basket"')
    reached = after(
        basket, 'pressed link "See the basket"', 'heading "Checkout soon"', 'link "Checkout" @ main', title="Checkout"
    )
    assert done(reached) < 0.5


def test_a_link_in_the_head_of_every_page_says_nothing() -> None:
    shown = after(CART, 'pressed link "On to the checkout"', 'link "Checkout" @ banner', *ADDRESS, title="Who gets it")
    assert done(shown) >= 0.85


def test_a_newsletter_is_no_address() -> None:
    basket = state(STEP, 'heading "Things"', 'link "See the basket"')
    shown = after(
        basket,
        'pressed link "See the basket"',
        'heading "Basket"',
        'textbox "E-mail" @ contentinfo',
        'link "Checkout" @ main',
    )
    assert done(shown) < 0.5


def test_nothing_is_reached_before_anything_was_done() -> None:
    assert done(state(STEP, *ADDRESS, title="Who gets it")) < 0.85
