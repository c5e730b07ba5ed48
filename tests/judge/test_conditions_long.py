"""A condition about a long page: what it costs grows with the page, not with its square."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any, Final

import pytest
from states import state

from judge import Kind, State, yes_no
from judge.embedded import EmbeddedJudge

SHORT, LONG = 40, 160
"""Cards of three things each."""

AT_MOST: Final = 6.0
"""Times the work for four times the page: 4 where every thing is looked at so many times, 16 where every pair is."""


def shop(cards: int) -> State:
    """A page of cards with a name, a price and a button."""
    lines = ['heading "Lamps"']
    for n in range(1, cards + 1):
        place = f"@ main > list > listitem #{n}"
        lines += [f'heading "Lamp {n}" {place}', f'text "{n}.50" {place}', f'button "Add to cart" {place}']
    return state("x", *lines, title="Shop")


def calls(shown: State, condition: str) -> int:
    """How many functions are called to judge it."""
    counted = 0

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        EmbeddedJudge().answers(shown, (yes_no(Kind.HOLDS, condition),))
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.parametrize(
    "condition",
    [
        "the cart holds 1 item",
        "the first item is Lamp 9",
        "Bike bell is in the basket",
        "the search field contains kayak",
        "no lamps are in the basket",
        "all buttons are disabled",
        "the price of Lamp 9 is 9.50",
    ],
)
def test_four_times_the_page_is_about_four_times_the_work(condition: str) -> None:
    short, long = shop(SHORT), shop(LONG)
    for shown in (short, long):
        calls(shown, condition)
    assert calls(long, condition) < AT_MOST * calls(short, condition)
