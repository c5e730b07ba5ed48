"""Which questions a turn asks, and how their answers are read."""

from typing import Any

import pytest
from loops import step, still
from screens import screen
from scripted import Said

from act import Loop
from act.ask import is_incoherent, read
from act.evidence import calibrated
from judge import Chosen, Kind, Yes

PAGE = still(screen("button One", "button Two"))
ASKED_OF = {
    Loop.COMPLETION: {Kind.DONE, Kind.NOT_DONE},
    Loop.PROGRESS: {Kind.PROGRESS},
    Loop.OBSTACLES: {Kind.BLOCKED},
    Loop.MOVES: {Kind.MOVE, Kind.SHORTCUT},
    Loop.UNDO: {Kind.HELPED},
}


@pytest.mark.parametrize("loop", Loop)
def test_each_loop_that_is_off_leaves_out_its_own_questions_and_no_other(loop: Loop) -> None:
    played = step("do it", PAGE, {"target": ("1", 0.9)}, turns=2, off=frozenset({loop}))
    judged = [r for r in played.asked if not {q.kind for q in r.questions} & {Kind.TARGET, Kind.AGAIN, Kind.CONFIRM}]
    asked = {question.kind for question in judged[1].questions}
    everything = set().union(*ASKED_OF.values())
    assert asked == everything - ASKED_OF[loop]


def test_shortcuts_are_those_of_the_application() -> None:
    played = step("do it", PAGE, {"move": "stuck"})
    (shortcut,) = (q for r in played.asked for q in r.questions if q.kind is Kind.SHORTCUT)
    assert "reply" not in getattr(shortcut, "keys", ())


def test_what_was_judged_is_told_in_full() -> None:
    said: dict[str, Said] = {"done": 0.4, "blocked": 0.2, "move": ("stuck", 0.8), "shortcut": ("find", 0.6)}
    (told, *_) = step("do it", PAGE, said).told("turn.judged")
    facts: dict[str, Any] = {name: getattr(told, name) for name in ("turn", "completion", "blocked", "helped")}
    assert facts == {"turn": 1, "completion": pytest.approx(0.4), "blocked": 0.2, "helped": None}
    assert (told.move, told.shortcut, told.incoherent) == ("stuck", "find", False)  # type: ignore[attr-defined]
    assert told.progress == pytest.approx(0.4)  # type: ignore[attr-defined]


def test_the_probability_of_the_move_is_kept() -> None:
    said = read({"move": Chosen((("activate", 0.7), ("none", 0.3)))})
    assert (said.move, said.confidence) == ("activate", 0.7)


def test_without_an_answer_a_turn_just_presses() -> None:
    assert (read({}).move, read({}).confidence, read({}).completion) == ("activate", None, None)


@pytest.mark.parametrize(
    ("yes", "no", "marked"), [(0.8, 0.5, False), (0.81, 0.5, True), (0.3, 0.39, True), (None, 0.9, False)]
)
def test_incoherent_is_more_than_three_tenths_off(yes: float | None, no: float | None, marked: bool) -> None:
    assert is_incoherent(yes, no) is marked


def test_a_yes_alone_is_taken_as_it_is() -> None:
    assert calibrated(0.7, None) == 0.7
    assert read({"done": Yes(0.7)}).completion == 0.7
