"""A list is sorted where the screen says so, by a field, a choice, a header or a text, the way asked for."""

import pytest
from asked import DONE_AFTER, DONE_BEFORE, yes
from duties import did
from states import state

from judge import Kind
from judge.embedded.ways.ordering import Order, order_of

ROWS = 'cell "Anchor rope"', 'cell "120"', 'cell "Cleat"', 'cell "37"'
PRESSED = 'pressed button "Price"'


@pytest.mark.parametrize(
    ("text", "keys", "way"),
    [
        ("sort the products by price, cheapest first", {"pric"}, "up"),
        ("order my notes by title from Z to A", {"titl"}, "down"),
        ("sort the fees by the outstanding amount", {"outstand", "amount"}, ""),
        ("Sorted by Return rate, high to low", {"return", "rat"}, "down"),
        ("Price ▲", {"pric", "cost"}, "up"),
        ("Oldest first", {"dat", "add", "updat"}, "up"),
    ],
)
def test_an_order_is_read_off_a_text(text: str, keys: set[str], way: str) -> None:
    assert order_of(text) == Order(frozenset(keys), way)


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("sort the list by price, cheapest first", 'combobox "Sort by" = "Price: low to high"'),
        ("sort the list by price, highest first", 'button "Price" [descending]'),
        ("order the list by price", 'columnheader "Price ▼"'),
        ("sort the list by price, lowest first", 'text "Sorted by price, low to high"'),
        ("sort the list by date, newest first", 'tab "Newest" [selected]'),
    ],
)
def test_a_list_that_says_so_is_sorted_before_anything_was_pressed(step: str, line: str) -> None:
    assert yes(state(step, 'heading "Parts"', line, *ROWS), Kind.DONE) >= DONE_BEFORE


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("sort the list by price, cheapest first", 'combobox "Sort by" = "Price: high to low"'),
        ("sort the list by price, highest first", 'button "Price" [ascending]'),
        ("sort the list by price, lowest first", 'text "Sorted by name, A to Z"'),
    ],
    ids=["the other way", "a header the other way", "by something else"],
)
def test_one_that_says_otherwise_is_not(step: str, line: str) -> None:
    shown = 'heading "Parts"', line, *ROWS
    assert yes(did(state(step, 'heading "Parts"', *ROWS), PRESSED, lines=shown), Kind.DONE) < 0.5


def test_nothing_is_sorted_by_what_nobody_pressed() -> None:
    first = 'heading "Parts"', 'button "Amount"', *ROWS
    shown = 'heading "Parts"', 'button "Amount"', 'text "News"', *ROWS
    assert (
        yes(did(state("sort the parts by the amount", *first), 'pressed button "News"', lines=shown), Kind.DONE) < 0.5
    )


def test_what_says_the_whole_order_was_chosen_and_the_rows_moved() -> None:
    first = 'heading "Parts"', 'button "Sort"', *ROWS
    shown = 'heading "Parts"', 'button "Sort"', 'cell "Buoy"', *ROWS
    deeds = 'pressed button "Sort"', 'pressed menuitem "Price: low to high"'
    assert (
        yes(did(state("sort the parts by price, cheapest first", *first), *deeds, lines=shown), Kind.DONE) >= DONE_AFTER
    )


FEES = (("Ida Quist", "€ 40"), ("Ole Berg", "€ 12"), ("Ann Lee", "€ 95"), ("Bo Dahl", "€ 3"))


def fees(*rows: tuple[str, str]) -> tuple[str, ...]:
    lines = ['heading "Fees"', *(f'columnheader "{name}" @ table > row #1' for name in ("Member", "Outstanding"))]
    for n, row in enumerate(rows, 2):
        lines += [f'cell "{text}" @ table > row #{n}' for text in row]
    return tuple(lines)


def test_rows_that_stand_in_that_order_show_it_where_nothing_says_it() -> None:
    def amount(row: tuple[str, str]) -> int:
        return int(row[1][2:])

    before = state("sort the fees by the outstanding amount, highest first", *fees(*FEES))
    pressed = 'pressed columnheader "Outstanding"'
    right, wrong = (fees(*sorted(FEES, key=amount, reverse=last)) for last in (True, False))
    assert yes(did(before, pressed, lines=right), Kind.DONE) >= DONE_AFTER
    assert yes(did(before, pressed, lines=wrong), Kind.DONE) < DONE_AFTER
    assert yes(before, Kind.DONE) < 0.6
