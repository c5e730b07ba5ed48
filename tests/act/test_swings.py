"""Two presses that lead to and fro are not pressed again, at the levels that deliberate."""

from __future__ import annotations

import pytest
from loops import app, first, step
from screens import button, dialog, screen
from scripted import Said
from transcript import Played

from act import Ending, Level
from act.hindsight import swings
from judge import Kind, Question, State
from view import Dispatched, FrontKind, Refusal, Reply

A = screen(button("Show"), button("Help"), title="A")
B = screen(button("Hide"), button("Help"), title="B")
LEADS = {("start", 'press button "Show"'): "b", ("b", 'press button "Hide"'): "start"}
LINE = 'the screen is as it was 2 turns ago: pressed button "Show", then pressed button "Hide"'


def to_and_fro(level: Level) -> Played[Ending]:
    return step(
        "show the list", app({"start": A, "b": B}, LEADS), lambda _, q: first(q, "Show", "Hide"), turns=5, level=level
    )


def test_both_presses_of_a_swing_are_banned_and_the_history_says_so() -> None:
    played = to_and_fro(Level.STANDARD)
    assert played.actions == ('press button "Show"', 'press button "Hide"')
    assert LINE in played.ending.memory.history
    banned = [e.target for e in played.told("element.banned")]  # type: ignore[attr-defined]
    assert banned == ['button "Show"', 'button "Hide"']


def test_what_the_run_itself_cleared_away_was_no_swing() -> None:
    offer = screen(button("Show"), button("Help"), dialog("Offer", button("Join"), kind=FrontKind.LAYER), title="A")

    def said(state: State, question: Question) -> Said | None:
        if question.kind is Kind.BLOCKED:
            return 0.05 if state.front == "window" else 0.9
        return "escape" if question.kind is Kind.DISMISS else first(question, "Show")

    leads = {("start", 'press button "Show"'): "offer", ("offer", "press escape"): "start"}
    played = step("show the list", app({"start": A, "offer": offer}, leads), said, turns=3, level=Level.DEEP)
    assert played.actions[:3] == ('press button "Show"', "press escape", 'press button "Show"')
    assert played.told("element.banned") == ()


def test_a_press_that_never_reached_the_page_has_no_part_in_a_swing() -> None:
    """The page went to and fro by itself."""
    moving = Reply(refusal=Refusal.MOVING, dispatched=Dispatched.NO)
    leads = {("start", 'press button "Show"'): (moving, "b"), ("b", 'press button "Hide"'): (moving, "start")}
    played = step(
        "show the list",
        app({"start": A, "b": B}, leads),
        lambda _, q: first(q, "Show", "Hide"),
        turns=3,
        level=Level.DEEP,
    )
    assert played.actions[:3] == ('press button "Show"', 'press button "Hide"', 'press button "Show"')
    assert played.told("element.banned") == ()


def test_without_deliberation_they_go_on() -> None:
    assert len(to_and_fro(Level.OFF).actions) > 2


@pytest.mark.parametrize(
    ("seen", "swung"),
    [("aba", True), ("xaba", True), ("aa", False), ("aaa", False), ("abb", False), ("abc", False), ("aab", False)],
)
def test_a_swing_is_the_screen_of_two_turns_ago_with_another_between(seen: str, swung: bool) -> None:
    assert swings(seen) is swung
