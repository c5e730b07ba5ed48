"""The turn's decision table: one case a situation, and every row wins somewhere."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from act.ask import Said, completion, read
from act.decide import RULES, Move, Turn, decide
from act.evidence import calibrated
from judge import MOVES, Scored, Yes


def turn(*, acted: bool = True, creates: bool = False, **facts: Any) -> Turn:
    """A turn in which nothing is amiss: `said` facts and turn facts mixed."""
    said = {key: facts.pop(key) for key in list(facts) if key in Said.__dataclass_fields__}
    return Turn(
        said=Said(**{"completion": 0.3, "blocked": 0.1, "move": "activate", **said}),
        acted=acted,
        creates=creates,
        **facts,
    )


CASES = [
    ("done after acting", turn(completion=0.75), Move.END_DONE),
    ("not quite done after acting", turn(completion=0.74), Move.ACTIVATE),
    ("before acting the bar is higher", turn(acted=False, completion=0.84), Move.ACTIVATE),
    ("already done", turn(acted=False, completion=0.85), Move.END_DONE),
    ("a step that creates is never already done", turn(acted=False, creates=True, completion=1.0), Move.ACTIVATE),
    ("a step that creates is done after acting", turn(creates=True, completion=0.75), Move.END_DONE),
    ("nothing shows yet of what was done", turn(completion=0.9, is_unconfirmed=True), Move.WAIT),
    ("nothing shows of it later", turn(completion=0.9, is_unconfirmed=True, later_looks=1), Move.DOUBT),
    ("not done, so there is nothing to confirm", turn(completion=0.7, is_unconfirmed=True), Move.ACTIVATE),
    ("finished, and nothing shows yet", turn(completion=0.6, move="finished", is_unconfirmed=True), Move.WAIT),
    (
        "finished, and nothing shows later",
        turn(completion=None, move="finished", is_unconfirmed=True, later_looks=1),
        Move.DOUBT,
    ),
    ("seems done, and fewer than it counts", turn(completion=0.9, is_short=True), Move.ACTIVATE),
    ("finished, and fewer than it counts", turn(completion=0.6, move="finished", is_short=True), Move.ACTIVATE),
    (
        "seems done, fewer than it counts, and nothing mends that",
        turn(completion=0.9, is_short=True, is_past_mending=True),
        Move.SHORT,
    ),
    ("not done, so there is nothing to count", turn(blocked=0.7, is_short=True, is_past_mending=True), Move.CLEAR),
    ("an obstacle", turn(blocked=0.7), Move.CLEAR),
    ("no obstacle yet", turn(blocked=0.69), Move.ACTIVATE),
    ("obstacles used up, or the task's own dialog", turn(blocked=1.0, may_clear=False), Move.ACTIVATE),
    ("done comes before an obstacle", turn(completion=0.8, blocked=0.9), Move.END_DONE),
    ("a press that the judge holds for a mistake", turn(intended=0.49), Move.UNDO),
    ("a press that may have been meant so", turn(intended=0.50), Move.ACTIVATE),
    ("progress fell by a quarter", turn(progress=0.04, progress_before=0.29), Move.UNDO),
    ("progress fell by less", turn(progress=0.05, progress_before=0.29), Move.ACTIVATE),
    ("an unhelpful action", turn(helped=0.19), Move.UNDO),
    ("a helpful enough action", turn(helped=0.20), Move.ACTIVATE),
    ("undos used up", turn(helped=0.0, may_undo=False), Move.ACTIVATE),
    ("finished stands after acting", turn(completion=0.5, move="finished"), Move.END_DONE),
    ("finished is overruled after acting", turn(completion=0.49, move="finished"), Move.ACTIVATE),
    ("finished is overruled before acting", turn(acted=False, completion=0.84, move="finished"), Move.ACTIVATE),
    (
        "finished is overruled into typing where nothing can be pressed",
        turn(completion=0.3, move="finished", can_type=True, futile=frozenset({"activate"})),
        Move.TYPE,
    ),
    (
        "typing was in vain here too",
        turn(completion=0.3, move="finished", can_type=True, futile=frozenset({"activate", "type"})),
        Move.ACTIVATE,
    ),
    ("a field asks for what the step gives", turn(completion=0.9, can_type=True, is_owed=True), Move.TYPE),
    ("it is owed, but the page is loading", turn(move="wait", can_type=True, is_owed=True), Move.WAIT),
    ("finished stands when completion is off", turn(completion=None, move="finished"), Move.END_DONE),
    (
        "finished on a step that creates: a shortcut",
        turn(acted=False, creates=True, completion=0.9, move="finished", shortcut="new_item"),
        Move.SHORTCUT,
    ),
    (
        "finished on a step that creates: a press",
        turn(acted=False, creates=True, completion=None, move="finished"),
        Move.ACTIVATE,
    ),
    ("stuck", turn(move="stuck"), Move.END_STUCK),
    ("an idle scroll is no scroll again", turn(move="scroll", idle_scrolls=1), Move.ACTIVATE),
    ("a scroll", turn(move="scroll"), Move.SCROLL),
    ("an expansion", turn(move="expand"), Move.EXPAND),
    ("a shortcut", turn(move="shortcut", shortcut="find"), Move.SHORTCUT),
    ("a wait", turn(move="wait", idle_waits=1), Move.WAIT),
    ("no third idle wait", turn(move="wait", idle_waits=2), Move.IGNORE),
    ("typing", turn(move="type", can_type=True), Move.TYPE),
    ("typing that was not offered", turn(move="type"), Move.IGNORE),
    ("none of the moves", turn(move="none"), Move.IGNORE),
    ("an answer from nowhere", turn(move="click the red button"), Move.IGNORE),
]


@pytest.mark.parametrize(("facts", "move"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_the_first_row_that_holds_wins(facts: Turn, move: Move) -> None:
    assert decide(facts).move is move


def test_every_row_wins_at_least_once() -> None:
    won = {decide(facts).because for _, facts, _ in CASES}
    assert won == {rule.when for rule in RULES}


@given(some.text(max_size=20), some.booleans(), some.booleans())
def test_an_answer_that_was_not_offered_never_becomes_an_action(answer: str, acted: bool, creates: bool) -> None:
    if answer not in MOVES:
        assert decide(turn(move=answer, acted=acted, creates=creates)).move is Move.IGNORE


def test_the_completion_estimate_of_the_worked_example() -> None:
    """done 0.90, not_done 0.20, top level 0.70: 0.775 ends a step after acting and does not skip it before."""
    estimate = completion({"done": Yes(0.9), "not_done": Yes(0.2), "progress": Scored((0.1, 0.1, 0.05, 0.05, 0.7))})
    assert estimate == 0.775
    assert decide(turn(completion=estimate)).move is Move.END_DONE
    assert decide(turn(acted=False, completion=estimate)).move is Move.ACTIVATE


def test_a_judge_that_says_yes_to_everything_ends_nothing() -> None:
    estimate = completion({"done": Yes(0.95), "not_done": Yes(0.95), "progress": Scored((0.1, 0.1, 0.1, 0.1, 0.6))})
    assert estimate == pytest.approx(0.55)
    assert decide(turn(completion=estimate)).move is Move.ACTIVATE
    assert decide(turn(completion=estimate, move="finished")).move is Move.END_DONE


def test_a_yes_and_no_that_do_not_add_up_are_marked() -> None:
    assert read({"done": Yes(0.95), "not_done": Yes(0.95)}).incoherent
    assert not read({"done": Yes(0.9), "not_done": Yes(0.2)}).incoherent


def test_progress_is_the_expected_level_as_a_share() -> None:
    said = read({"progress": Scored((0.05, 0.8, 0.1, 0.03, 0.02))})
    assert said.progress == pytest.approx(0.2925)


def test_one_half_of_the_pair_is_enough() -> None:
    assert calibrated(None, 0.2) == pytest.approx(0.8)
    assert calibrated(None, None) is None
