"""Near its bar "done" is asked in more ways before a step ends on it; a second opinion only ever takes a pass away."""

from __future__ import annotations

from loops import Answering, step, still
from screens import screen
from transcript import Played

from act import Ending, Level, Outcome
from judge import FRAMINGS, Kind, Question, State

PAGE = screen("button Save", title="Editor")


def done_at(first: float, framed: float, **views: float) -> Answering:
    """Says `first` to the question as it was made, and `framed` however else it is put."""

    def said(state: State, question: Question) -> float | None:
        p = framed if question.framing else first
        by_kind = {Kind.DONE: p, Kind.NOT_DONE: 1 - p, Kind.PROGRESS: p}
        return views.get(question.kind, by_kind.get(question.kind))

    return said


def played(said: Answering, level: Level) -> Played[Ending]:
    return step("save it", still(PAGE), said, level=level, turns=1)


def outcome(said: Answering, level: Level) -> Outcome:
    return played(said, level).ending.outcome


def test_a_clear_done_costs_nothing_more() -> None:
    sure = played(done_at(0.99, 0.0), Level.STANDARD)
    assert sure.ending.outcome is Outcome.ALREADY_DONE
    assert len(sure.asked) == 1


def test_a_done_near_its_bar_is_put_in_all_framings_and_their_mean_counts() -> None:
    assert outcome(done_at(0.90, 0.30), Level.STANDARD) is not Outcome.ALREADY_DONE
    near = played(done_at(0.80, 0.99), Level.STANDARD)
    assert near.ending.outcome is Outcome.ALREADY_DONE
    assert len(near.asked[1].questions) == 3 * (FRAMINGS - 1)


def test_without_deliberation_the_one_answer_counts() -> None:
    assert outcome(done_at(0.86, 0.0), Level.OFF) is Outcome.ALREADY_DONE


def test_at_the_deepest_level_two_views_can_take_a_pass_away() -> None:
    doubtful = done_at(0.99, 0.99, shows_result=0.2, holds=0.3)
    assert outcome(doubtful, Level.DEEP) is not Outcome.ALREADY_DONE
    assert outcome(doubtful, Level.STANDARD) is Outcome.ALREADY_DONE


def test_one_odd_view_does_not() -> None:
    assert outcome(done_at(0.99, 0.99, shows_result=0.2, holds=0.95), Level.DEEP) is Outcome.ALREADY_DONE


def test_what_does_not_pass_is_not_asked_for_views() -> None:
    failing = played(done_at(0.1, 0.1, shows_result=1.0, holds=1.0), Level.DEEP)
    kinds = {question.kind for request in failing.asked for question in request.questions}
    assert Kind.SHOWS_RESULT not in kinds
