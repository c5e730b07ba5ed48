"""How many: the number beside the button is set before it is pressed, and made to count where a button does that."""

import pytest
from asked import DONE_AFTER, move, target, yes
from duties import did, span
from states import state

from judge import Kind

PAGE = ('link "Basket" @ navigation', 'heading "Saffron"', 'button "One less"', 'spinbutton "Jars" = "{}"')
BUTTONS = ('button "One more"', 'button "Put in basket"')


def page(held: str, *more: str) -> tuple[str, ...]:
    return (*(line.format(held) for line in PAGE), *BUTTONS, *more)


@pytest.mark.parametrize("step", ["put two of them in the basket", "put 2 jars in the basket"])
def test_the_number_is_set_before_they_are_put_in(step: str) -> None:
    shown = state(step, *page("1"))
    assert move(shown, typing=True) == "type"
    assert span(shown, "2") == 'type "2" into spinbutton "Jars"'
    typed = did(shown, 'typed "2" into spinbutton "Jars"', lines=page("2"))
    assert target(typed)[0].startswith('button "Put in basket"')
    assert yes(typed, Kind.DONE) < DONE_AFTER


def test_one_is_put_in_as_it_stands_and_of_several_numbers_none_is_guessed() -> None:
    assert move(state("put the saffron in the basket", *page("1")), typing=True) == "activate"
    shown = state("put two of them in the basket", *page("1"), 'spinbutton "Bags" = "1"')
    assert move(shown, typing=True) == "activate"


@pytest.mark.parametrize(
    ("said", "is_done"),
    [("2 × Saffron in the basket", True), ("1 × Saffron in the basket", False), ("2 are not left", False)],
)
def test_they_are_in_once_that_number_is_told(said: str, *, is_done: bool) -> None:
    step = "put two of them in the basket"
    before = state(step, *page("1"))
    deeds = ('typed "2" into spinbutton "Jars"', 'pressed button "Put in basket"')
    assert (yes(did(before, *deeds, lines=page("2", f'status "{said}"')), Kind.DONE) >= DONE_AFTER) is is_done


ROWS = ('cell "Caraway" @ row #1', 'spinbutton "Jars of caraway" = "{}" @ row #1', 'cell "Saffron" @ row #2')
CART = (*ROWS, 'spinbutton "Jars of saffron" = "1" @ row #2', 'button "Update basket"', 'button "Apply"')


def test_a_quantity_that_was_typed_counts_once_it_is_updated() -> None:
    step = "change the quantity of the caraway to 6"
    before = state(step, *(line.format("2") for line in CART))
    typed = did(before, 'typed "6" into spinbutton "Jars of caraway"', lines=tuple(line.format("6") for line in CART))
    assert yes(typed, Kind.DONE) < DONE_AFTER
    assert target(typed)[0].startswith('button "Update basket"')
