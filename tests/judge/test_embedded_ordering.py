"""A list is sorted where the screen says so, by a field, a choice, a header or a text, the way asked for."""

import pytest
from asked import DONE_AFTER, DONE_BEFORE, yes
from duties import did
from states import state

from judge import Kind
from judge.embedded.conditions import belief, board_of
from judge.embedded.language.orders import order_of

ROWS = 'cell "Anchor rope"', 'cell "120"', 'cell "Cleat"', 'cell "37"'
PRESSED = 'pressed button "Price"'


@pytest.mark.parametrize(
    ("text", "by", "keys", "way"),
    [
        ("sort the products by price, cheapest first", "price", {"pric"}, "up"),
        ("order my notes by title from Z to A", "title", {"titl"}, "down"),
        ("sort the fees by the outstanding amount", "outstanding amount", {"outstand", "amount"}, None),
        ("Sorted by Return rate, high to low", "Return rate", {"return", "rat"}, "down"),
        ("Price ▲", "Price", {"pric"}, "up"),
        ("Oldest first", "date", {"dat", "add", "updat"}, "up"),
        ("sort the list by newest first", "date", {"dat", "add", "updat"}, "down"),
        ("newest messages first", "date", {"dat", "add", "updat"}, "down"),
        ("Highest rating", "rating", {"rat"}, "down"),
        ("lowest rating first", "rating", {"rat"}, "up"),
        ("date newest first", "date", {"dat"}, "down"),
        ("departure, earliest first", "departure", {"departur"}, "up"),
        ("least recent first", "date", {"dat", "add", "updat"}, "up"),
        ("Cheapest", "price", {"pric", "cost"}, "up"),
        ("Name, Z – A", "Name", {"nam"}, "down"),
        ("a to z", "name", {"nam"}, "up"),
        ("in ascending order", "name", set(), "up"),
        ("by popularity", "popularity", {"populariti"}, None),
        ("Relevance", "Relevance", {"relevanc"}, None),
    ],
)
def test_an_order_is_read_off_a_text(text: str, by: str, keys: set[str], way: str | None) -> None:
    order = order_of(text)
    assert (order.by, set(order.keys), order.way and order.way.value) == (by, keys, way)


PRICED = tuple(
    line
    for n, (name, price) in enumerate(
        (("Bamboo tray", "€ 9.00"), ("Yoga mat", "€ 19.00"), ("Silk scarf", "€ 29.00")), 1
    )
    for line in (f'link "{name}" @ list > listitem #{n}', f'text "{price}" @ list > listitem #{n}')
)


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("the products are sorted by price, cheapest first", True),
        ("the products are sorted by lowest price", True),
        ("the list is sorted by cheapest", True),
        ("the list is sorted by price ↑", True),
        ("the list is sorted by highest price", False),
        ("the list is sorted by most expensive", False),
        ("the results are listed price ▼", False),
    ],
)
def test_a_condition_words_an_order_as_a_step_does(sentence: str, holds: bool) -> None:
    found = belief(board_of(state("x", *PRICED)), sentence)
    assert found > 0.9 if holds else found < 0.1


def test_an_order_that_names_nothing_the_screen_shows_is_unsure() -> None:
    """ "Shortest first" is by duration, and no duration is listed."""
    assert 0.1 < belief(board_of(state("x", *PRICED)), "the list is sorted by shortest first") < 0.9


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("sort the list by price, cheapest first", 'combobox "Sort by" = "Price: low to high"'),
        ("sort the list by price, highest first", 'button "Price" [descending]'),
        ("order the list by price", 'columnheader "Price ▼"'),
        ("sort the list by price, lowest first", 'text "Sorted by price, low to high"'),
        ("sort the list by date, newest first", 'tab "Newest" [selected]'),
        ("sort the list by newest first", 'tab "Newest" [selected]'),
        ("sort the list by date newest first", 'combobox "Sort by" = "Newest"'),
        ("sort the list by highest rating", 'combobox "Sort by" = "Top rated"'),
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
        ("sort the list by cheapest first", 'combobox "Sort by" = "Price: high to low"'),
        ("sort the list by newest first", 'combobox "Sort by" = "Oldest"'),
    ],
    ids=["the other way", "a header the other way", "by something else", "dearest first", "oldest first"],
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
