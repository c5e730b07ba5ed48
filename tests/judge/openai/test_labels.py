"""What the probabilities of letters say of the options behind them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as some

from judge.openai.labels import LABELS, mean, orders, read


@given(some.integers(1, 20), some.integers(1, 6))
def test_every_listing_holds_every_option_once(options: int, count: int) -> None:
    assert all(sorted(order) == list(range(options)) for order in orders(options, count))


@given(some.integers(2, 20))
def test_an_option_changes_its_place_between_two_listings(options: int) -> None:
    first, second = orders(options, 2)
    assert sum(a == b for a, b in zip(first, second, strict=True)) <= 1


@given(some.integers(2, 20), some.integers(0, 19))
def test_a_model_that_always_says_the_same_letter_says_nothing_in_two_orders(options: int, at: int) -> None:
    letter = LABELS[at % options]
    shares = mean([read(order, {letter: 0.0}) for order in orders(options, 2)])
    assert max(shares) <= 1.0
    assert max(shares) == pytest.approx(0.5) or at % options == options // 2


@pytest.mark.parametrize("token", ["A", " A", "A)", "(A", "**A", "A.", "\nA"])
def test_a_letter_counts_however_it_is_wrapped(token: str) -> None:
    assert read((0, 1), {token: math.log(0.9), "B": math.log(0.1)}).shares == pytest.approx((0.9, 0.1))


def test_what_falls_on_no_letter_is_spread() -> None:
    assert read((0, 1), {"A": math.log(0.5), "The": math.log(0.5)}).shares == pytest.approx((0.75, 0.25))
    assert read((0, 1), {"The": 0.0}).shares == (0.5, 0.5)


def test_a_letter_beyond_the_list_is_no_answer() -> None:
    assert read((0, 1), {"C": 0.0}).mass == 0.0
