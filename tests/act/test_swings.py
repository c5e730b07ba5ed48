"""Two presses that lead to and fro are not pressed again, at the levels that deliberate."""

from __future__ import annotations

import pytest
from loops import app, first, step
from screens import button, screen
from transcript import Played

from act import Ending, Level
from act.hindsight import swings

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


def test_without_deliberation_they_go_on() -> None:
    assert len(to_and_fro(Level.OFF).actions) > 2


@pytest.mark.parametrize(
    ("seen", "swung"),
    [("aba", True), ("xaba", True), ("aa", False), ("aaa", False), ("abb", False), ("abc", False), ("aab", False)],
)
def test_a_swing_is_the_screen_of_two_turns_ago_with_another_between(seen: str, swung: bool) -> None:
    assert swings(seen) is swung
