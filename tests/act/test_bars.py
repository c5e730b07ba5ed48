"""Bars belong to a judge: what ends a step on the word of a calibrated one does not on that of another."""

from __future__ import annotations

from dataclasses import replace

import pytest
from loops import Answering, app, calmly, first, still
from screens import screen
from scripted import Said, Script, ScriptedJudge
from transcript import Played, play

from act import BarsBy, DoIntent, Ending, Limits, Memory, Outcome, Phrase, ask, do
from act.bars import SEEDS, UNCALIBRATED, Bars
from act.decide import Move, Turn, decide
from judge import Answers, Kind, Question, Request, State


def moved(bars: Bars, *, acted: bool, completion: float, move: str = "activate", blocked: float = 0.0) -> Move:
    said = ask.Said(completion=completion, move=move, blocked=blocked)
    return decide(Turn(said=said, bars=bars, acted=acted)).move


@pytest.mark.parametrize(
    ("bars", "acted", "completion", "ends"),
    [
        (SEEDS, True, 0.75, True),
        (SEEDS, False, 0.85, True),
        (UNCALIBRATED, True, 0.89, False),
        (UNCALIBRATED, True, 0.90, True),
        (UNCALIBRATED, False, 0.94, False),
        (UNCALIBRATED, False, 0.95, True),
    ],
)
def test_a_judge_without_a_calibration_has_to_be_surer(bars: Bars, acted: bool, completion: float, ends: bool) -> None:
    assert (moved(bars, acted=acted, completion=completion) is Move.END_DONE) is ends


def test_its_finished_never_stands_alone() -> None:
    assert moved(SEEDS, acted=True, completion=0.6, move="finished") is Move.END_DONE
    assert moved(UNCALIBRATED, acted=True, completion=0.6, move="finished") is Move.ACTIVATE
    assert moved(UNCALIBRATED, acted=True, completion=0.9, move="finished") is Move.END_DONE


def test_what_is_in_the_way_needs_a_higher_bar_too() -> None:
    assert moved(SEEDS, acted=True, completion=0.1, blocked=0.75) is Move.CLEAR
    assert moved(UNCALIBRATED, acted=True, completion=0.1, blocked=0.75) is Move.ACTIVATE


class Passed(ScriptedJudge):
    """Answers these kinds in the place of the judge that is asked, as a cascade does."""

    def __init__(self, script: Answering, *kinds: Kind) -> None:
        super().__init__(script)
        self._kinds = kinds

    def answer(self, request: Request) -> Answers:
        by = {question.id: SECOND for question in request.questions if question.kind in self._kinds}
        return replace(super().answer(request), by=by)


SECOND = "second 1"
SHOP = screen("button Add", "link Home", title="Shop")
ADDED = screen("button Add", "link Home", "status Added to the cart", title="Shop", like=SHOP)
BY = BarsBy(own=SEEDS, others={SECOND: UNCALIBRATED})


def ended(said: Script | Answering, *passed: Kind) -> Played[Ending]:
    """`add it to the cart` on a shop where that takes one press; the judge says `said`, `passed` of it the second."""
    world = app({"start": SHOP, "added": ADDED}, {("start", 'press button "Add"'): "added"})
    machine = do(DoIntent(goal=Phrase.of("add it to the cart")), Memory(), Limits(turns=3, bars=BY))
    return play(machine, world, Passed(calmly(said), *passed))


@pytest.mark.parametrize(("done", "second", "ends"), [(0.86, False, True), (0.86, True, False), (0.96, True, True)])
def test_each_judge_of_a_cascade_ends_a_step_at_its_own_bar(done: float, *, second: bool, ends: bool) -> None:
    passed = (Kind.DONE, Kind.NOT_DONE, Kind.PROGRESS) if second else ()
    played = ended({"done": done, "target": "none"}, *passed)
    assert (played.ending.outcome is Outcome.ALREADY_DONE) is ends


@pytest.mark.parametrize("passed", [(Kind.DONE,), (Kind.MOVE,)])
def test_a_finished_that_hangs_on_an_uncalibrated_judge_does_not_stand_alone(passed: tuple[Kind, ...]) -> None:
    lean = BY.of_turn(dict.fromkeys(passed, SECOND))
    assert moved(lean, acted=True, completion=0.6, move="finished") is Move.ACTIVATE
    assert moved(BY.of_turn({}), acted=True, completion=0.6, move="finished") is Move.END_DONE


@pytest.mark.parametrize(("passed", "confirmed"), [((), False), ((Kind.TARGET,), True)])
def test_an_element_is_used_unasked_at_the_bar_of_who_chose_it(passed: tuple[Kind, ...], *, confirmed: bool) -> None:
    def said(_: State, question: Question) -> Said | None:
        winner = first(question, "Add")
        return ("Add", 0.72) if winner == "Add" else winner

    played = ended(said, *passed)
    asked = {question.kind for request in played.asked for question in request.questions}
    assert (Kind.CONFIRM in asked) is confirmed


@pytest.mark.parametrize(("passed", "clears"), [((), True), ((Kind.BLOCKED,), False)])
def test_what_is_in_the_way_is_in_it_at_the_bar_of_who_says_so(passed: tuple[Kind, ...], *, clears: bool) -> None:
    bars = BY.of_turn(dict.fromkeys(passed, SECOND))
    assert (moved(bars, acted=True, completion=0.1, blocked=0.75) is Move.CLEAR) is clears


@pytest.mark.parametrize(
    ("passed", "outcome"), [((), Outcome.ALREADY_DONE), ((Kind.SHOWS_RESULT,), Outcome.UNRESPONSIVE)]
)
def test_a_stalled_step_is_done_at_the_bar_of_who_says_so(passed: tuple[Kind, ...], outcome: Outcome) -> None:
    def said(_: State, question: Question) -> Said | None:
        return 0.8 if question.kind is Kind.SHOWS_RESULT else first(question, "Try", "Keep", "Save")

    shown = still(screen("button Try", "button Keep", "button Save"))
    machine = do(DoIntent(goal=Phrase.of("make it so")), Memory(), Limits(bars=BY))
    assert play(machine, shown, Passed(calmly(said), *passed)).ending.outcome is outcome
