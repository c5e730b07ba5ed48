"""How flows end, and what the shell is told."""

import itertools
import signal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from act import Outcome
from flows.outcomes import (
    BY_OUTCOME,
    BY_PROBLEM,
    DONE,
    INTERNAL,
    NOTHING_SELECTED,
    PRECEDENCE,
    STOPPED,
    STOPPED_EARLY,
    WAYS,
    JUnit,
    interrupted,
    named,
    of_problem,
    of_steps,
    worst,
)

DOCS = Path(__file__).parents[2] / "docs" / "exit-codes.md"

DESIGN = {
    0: {"done", "already_done", "stopped"},
    1: {"false", "unresponsive"},
    2: {"invalid"},
    3: {"unsure", "stuck", "out_of_turns", "needs_person", "blind"},
    4: {"refused", "stopped_early", "gate_disagrees"},
    5: {"nothing_selected"},
    6: {"budget"},
    70: {"internal"},
    75: {"unreachable"},
}


def test_every_way_to_end_has_the_exit_code_of_the_published_table() -> None:
    by_code = {code: {way.name for way in WAYS if way.exit_code == code} for code in DESIGN}
    assert by_code == DESIGN
    assert {way.exit_code for way in WAYS} == set(DESIGN)


def test_every_outcome_of_a_step_is_in_the_table_and_only_passing_ones_exit_with_0() -> None:
    assert set(BY_OUTCOME) == set(Outcome)
    assert {outcome for outcome, way in BY_OUTCOME.items() if way.passes} == {o for o in Outcome if o.passes}


def test_only_a_false_condition_or_a_dead_application_is_a_failure_in_junit() -> None:
    """Everything else that does not pass is an error: it must not look like a bug of the product under test."""
    assert {way.exit_code for way in WAYS if way.junit is JUnit.FAILURE} == {1}
    assert {way.exit_code for way in WAYS if way.junit is JUnit.PASSED} == {0, 5}


def test_of_several_flows_the_first_of_the_order_wins() -> None:
    ways = {way.exit_code: way for way in WAYS}
    for first, second in itertools.combinations((70, 2, 1, 4, 3, 6, 75, 5, 0), 2):
        assert worst([ways[second], ways[first]]).exit_code == first
        assert worst([ways[first], ways[second]]).exit_code == first


@given(some.lists(some.sampled_from(WAYS), min_size=1))
def test_the_order_of_flows_never_changes_the_exit_code(ways: list) -> None:  # type: ignore[type-arg]
    assert worst(ways).exit_code == worst(reversed(ways)).exit_code
    assert worst(ways).exit_code == min((way.exit_code for way in ways), key=PRECEDENCE.index)


def test_no_flow_at_all_is_told_apart_from_a_pass() -> None:
    assert worst([]) is NOTHING_SELECTED


def test_a_signal_wins_over_everything_that_ended_before_it() -> None:
    assert worst([DONE, INTERNAL, interrupted(signal.SIGTERM)]).exit_code == 143


@pytest.mark.parametrize(("number", "code"), [(signal.SIGHUP, 129), (signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_exits_as_shells_do(number: int, code: int) -> None:
    assert interrupted(number).exit_code == code
    assert named("interrupted", code) == interrupted(number)


def test_a_flow_passes_only_with_all_of_its_steps() -> None:
    assert of_steps((Outcome.DONE, Outcome.ALREADY_DONE), 2) is DONE
    assert of_steps((Outcome.DONE,), 2) is INTERNAL


def test_stopping_is_a_pass_at_the_last_step_and_none_before() -> None:
    assert of_steps((Outcome.DONE, Outcome.STOPPED), 2) is STOPPED
    assert of_steps((Outcome.STOPPED,), 2) is STOPPED_EARLY


@pytest.mark.parametrize("outcome", [outcome for outcome in Outcome if not outcome.passes])
def test_the_step_that_does_not_pass_says_how_the_flow_ended(outcome: Outcome) -> None:
    assert of_steps((Outcome.DONE, outcome), 3) is BY_OUTCOME[outcome]


def test_a_problem_nobody_foresaw_is_a_mistake_of_ours() -> None:
    assert of_problem("something new") is INTERNAL
    assert {of_problem(kind) for kind in BY_PROBLEM} <= set(WAYS)


def test_the_documented_table_is_the_one_in_the_code() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for way in WAYS:
        assert f"| {way.exit_code} | `{way.name}` | {way.junit} | The flow {way.words}. |" in text
    assert "70, 2, 1, 4, 3, 6, 75, 5, 0" in text
