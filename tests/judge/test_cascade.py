"""The second judge is asked what the first does not know, that and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from scripted import ScriptedJudge, answers

from judge import Answer, Answers, Kind, Option, State, Yes, choice, elements, moves, score, yes_no
from judge.cascade import Cascade
from view import Element

STATE = State(step="open the settings")
TURN = (
    yes_no(Kind.DONE),
    yes_no(Kind.NOT_DONE),
    score(Kind.PROGRESS),
    yes_no(Kind.BLOCKED),
    choice(Kind.MOVE, moves()),
)


class Second(ScriptedJudge):
    """Surer, and another."""

    @property
    def name(self) -> str:
        return "second 1"


async def asked(first: ScriptedJudge, second: Second) -> Answers:
    came: Mapping[str, Answer] = await Cascade(first, second).ask(STATE, TURN)
    assert isinstance(came, Answers)
    return came


def kinds(judge: ScriptedJudge) -> list[Sequence[str]]:
    return [[question.id for question in request.questions] for request in judge.asked]


async def test_what_the_first_knows_costs_no_second_call() -> None:
    second = Second()
    came = await asked(ScriptedJudge(answers(done=0.95, blocked=0.02, move="finished")), second)
    assert second.asked == []
    assert set(came.by.values()) == {"scripted 1"}


@pytest.mark.parametrize("done", [0.16, 0.5, 0.84])
async def test_an_unsure_done_goes_on_with_all_that_is_averaged_with_it(done: float) -> None:
    second = Second(answers(done=0.9))
    came = await asked(ScriptedJudge(answers(done=done, blocked=0.02, move="wait")), second)
    assert kinds(second) == [["done", "not_done", "progress"]]
    assert came["done"] == Yes(0.9)
    assert (came.by["done"], came.by["blocked"]) == ("second 1", "scripted 1")


@pytest.mark.parametrize("done", [0.15, 0.85])
async def test_at_the_edge_of_the_band_the_first_stands(done: float) -> None:
    second = Second()
    await asked(ScriptedJudge(answers(done=done, blocked=0.02, move="wait")), second)
    assert second.asked == []


async def test_a_choice_without_a_clear_winner_goes_on() -> None:
    second = Second(answers(move="wait"))
    await asked(ScriptedJudge(answers(done=0.02, blocked=0.02, move=("expand", 0.6))), second)
    assert kinds(second) == [["move"]]


async def test_a_choice_for_which_the_first_finds_nothing_goes_on() -> None:
    """ "None" is how the embedded judge says that it does not know."""
    second = Second(answers(move="wait"))
    came = await asked(ScriptedJudge(answers(done=0.02, blocked=0.02, move="none")), second)
    assert kinds(second) == [["move"]]
    assert came.by["move"] == "second 1"


SHOWN = tuple(Element(role="button", name=name) for name in ("Save", "Open"))
GROUPS = tuple(choice(Kind.TARGET, elements(SHOWN), "press it", id_=f"group_{n}") for n in (1, 2))


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("none", "none", [["group_1", "group_2"]]),
        ("1", "none", []),
        (("1", 0.6), "none", [["group_1"]]),
    ],
)
async def test_none_of_one_group_stands_where_another_holds_what_is_meant(
    first: str | tuple[str, float], second: str, left: list[Sequence[str]]
) -> None:
    later = Second()
    await Cascade(ScriptedJudge(answers(group_1=first, group_2=second)), later).ask(STATE, GROUPS)
    assert kinds(later) == left


async def test_no_shortcut_is_a_usual_answer_and_costs_nothing() -> None:
    second = Second()
    question = choice(Kind.SHORTCUT, (Option(key="copy", text="Control+C"),))
    await Cascade(ScriptedJudge(answers(shortcut="none")), second).ask(STATE, (question,))
    assert second.asked == []
