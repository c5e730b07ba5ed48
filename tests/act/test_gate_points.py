"""A press of a point is judged by all that lies there, and by the page."""

from __future__ import annotations

from dataclasses import replace

from screens import button, field, screen

from act import Do, Refused, permit
from view import Box, Guards, Kind, Operation, Screen


def rule(shown: Screen, at: tuple[int, int] | None) -> str:
    """The rule that refuses it; empty where it may be pressed."""
    answer = permit(Operation(kind=Kind.CLICK_AT, at=at), None, shown, Guards(), {})
    assert isinstance(answer, Do | Refused)
    return answer.rule if isinstance(answer, Refused) else ""


def test_whatever_lies_at_the_point_is_judged_what_is_covered_there_too() -> None:
    delete, save = screen(button("Delete"), button("Save")).items
    items = (replace(delete, box=Box(0, 0, 50, 20)), replace(save, box=Box(40, 0, 50, 20)))
    shown = replace(screen(), items=items)
    assert {x: rule(shown, (x, 10)) for x in (20, 45, 70, 300)} == {20: "word", 45: "word", 70: "", 300: ""}


def test_no_point_of_a_page_that_takes_a_card_is_pressed() -> None:
    assert rule(screen(field("Card number"), button("Next")), (500, 500)) == "payment"


def test_a_press_without_a_point_is_none() -> None:
    assert rule(screen(button("Save")), None) == "unknown"


def test_words_at_the_point_are_judged_for_a_script_may_hear_the_press_of_any() -> None:
    (words,) = screen("text Delete all").items
    shown = replace(screen(), items=(replace(words, box=Box(0, 0, 50, 20)),))
    assert (rule(shown, (20, 10)), rule(shown, (20, 90))) == ("word", "")
