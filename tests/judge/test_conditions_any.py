"""Whatever a condition says of whatever screen: it is judged, always alike, and never both ways."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge import State
from judge.embedded.conditions import belief, board_of
from view import Element, FrontKind, Omitted, Support
from view import State as Condition

HOLDS, FALSE = 0.75, 0.25
ROLES = (
    "button",
    "link",
    "textbox",
    "searchbox",
    "checkbox",
    "switch",
    "combobox",
    "text",
    "heading",
    "alert",
    "row",
    "cell",
    "columnheader",
    "?",
)
SAID = tuple(
    """there is|there are no|the list|is empty|shows|does not show|Oak desk|Oak desk lamp|two|3|£1,024.00|12 March 2027
12/03/27|99/99/9999|7 pm|ann@x.example|"a b"|'|“|and|or|but not|only|all|the first|at least|between 1 and|in the basket
from|to|on|of|is|was|saved|checked|off|an error|that|without|no|not|nothing|\ue000|0|%|購入|e-mail|the title|the display
signed in|being written|was removed|comes before|is sorted by|cheapest first|column|both""".replace("\n", "|").split(
        "|"
    )
)

sentence = st.lists(st.sampled_from(SAID), max_size=7).map(" ".join) | st.text(max_size=40)
element = st.builds(
    Element,
    role=st.sampled_from(ROLES),
    name=sentence,
    value=sentence,
    states=st.frozensets(st.sampled_from(Condition), max_size=2),
    supports=st.frozensets(st.sampled_from(Support), max_size=2),
    path=st.lists(st.sampled_from(("main", "listitem #1", "row #2", 'dialog "Add"', "#", "")), max_size=3).map(tuple),
    in_front=st.booleans(),
)
screens = st.builds(
    State,
    step=st.just("x"),
    title=sentence,
    address=sentence,
    front=st.sampled_from(FrontKind),
    front_name=sentence,
    items=st.lists(element, max_size=10).map(tuple),
    omitted=st.sampled_from(((), (Omitted(role="text", count=40),))),
)
often = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@often
@given(screens, sentence)
def test_any_sentence_about_any_screen_is_judged_and_always_alike(screen: State, condition: str) -> None:
    p = belief(board_of(screen), condition)
    assert 0 < p < 1
    assert belief(board_of(replace(screen)), condition) == p


@often
@given(screens, st.sampled_from(("Oak desk", "letters", "the Oak desk lamp", "a dialog", "error 3", "ann@x.example")))
def test_a_thing_is_never_both_shown_and_not_shown(screen: State, thing: str) -> None:
    board = board_of(screen)
    assert not (belief(board, f"{thing} is shown") >= HOLDS and belief(board, f"{thing} is not shown") >= HOLDS)


@often
@given(
    screens, st.sampled_from(("Oak desk comes before two", "the list is sorted by price", "Oak desk is the first item"))
)
def test_an_order_is_never_both_so_and_not_so(screen: State, said: str) -> None:
    board = board_of(screen)
    denied = said.replace("comes", "does not come").replace(" is ", " is not ")
    assert not (belief(board, said) >= HOLDS and belief(board, denied) >= HOLDS)


@often
@given(screens)
def test_of_two_never_each_comes_before_the_other(screen: State) -> None:
    board = board_of(screen)
    assert min(belief(board, "Oak desk comes before two"), belief(board, "two comes before Oak desk")) < HOLDS


@often
@given(screens)
def test_two_conditions_joined_are_just_as_sure_as_the_weaker(screen: State) -> None:
    board = board_of(screen)
    one, other = 'the page shows "Oak desk"', "there are no letters"
    assert belief(board, f"{one} and {other}") == min(belief(board, one), belief(board, other))


LONG = (
    "the list shows " + "Oak desk and " * 200,
    "a " * 3000,
    '"' * 999,
    "is " * 500,
    "nothing in " * 300,
    "1,2.3'4" * 200,
)


@pytest.mark.parametrize("said", LONG, ids=range(len(LONG)))
def test_a_very_long_condition_is_judged_as_well(said: str) -> None:
    screen = State(step="x", items=(Element(role="text", name="word " * 200),))
    assert 0 < belief(board_of(screen), said) < 1
