"""The same question put in several ways: what changes, what stays, and what their answers come to together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as some

from judge import Answer, Answers, Chosen, Kind, Question, Scored, State, Yes, choice, moves, score, validated, yes_no
from judge.framing import MOST, Framed, framed, merged

MOVE = choice(Kind.MOVE, moves())
ALL: tuple[Question, ...] = (yes_no(Kind.DONE), score(Kind.PROGRESS), MOVE)


class Counting:
    """Says yes with the framing's number in tenths, and always picks what is listed first."""

    name = "counting 1"

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        self.asked += questions
        return {question.id: self._answer(question) for question in questions}

    def _answer(self, question: Question) -> Answer:
        if question.kind is Kind.MOVE:
            return Chosen(tuple((option.key, float(n == 0)) for n, option in enumerate(question.options)))  # type: ignore[union-attr]
        return Yes(question.framing / 10) if question.kind is Kind.DONE else Scored((0.0, 0.0, 0.0, 0.0, 1.0))


@given(some.integers(1, MOST - 1))
def test_a_framing_offers_the_same_in_another_order(number: int) -> None:
    put = framed(MOVE, number)
    assert sorted(put.keys) == sorted(MOVE.keys)
    assert put.keys != MOVE.keys
    assert put.framing == number
    assert framed(MOVE, 0) is MOVE


async def test_every_question_is_asked_in_all_its_framings_in_one_request() -> None:
    judge = Counting()
    answers = await Framed(judge, votes=3).ask(State(step="go"), ALL)
    assert isinstance(answers, Answers)
    assert len(judge.asked) == 9
    assert answers["done"] == Yes(pytest.approx(0.1))  # type: ignore[arg-type]
    assert answers.ballot("done") == (Yes(0.0), Yes(0.1), Yes(0.2))
    assert set(validated(ALL, answers)) == {"done", "progress", "move"}


async def test_who_always_picks_the_first_of_a_list_has_no_agreement_with_himself() -> None:
    answers = await Framed(Counting(), votes=4).ask(State(step="go"), (MOVE,))
    assert isinstance(answers, Answers)
    tops = {vote.top for vote in answers.ballot("move") if isinstance(vote, Chosen)}
    assert len(tops) > 1


async def test_a_framing_is_not_framed_again() -> None:
    judge = Counting()
    answers = await Framed(judge, votes=3).ask(State(step="go"), (framed(yes_no(Kind.DONE), 5),))
    assert len(judge.asked) == 1
    assert answers["done~5"] == Yes(0.5)


def test_a_mean_of_distributions_is_one() -> None:
    one = Chosen(tuple((key, 1.0 if key == "wait" else 0.0) for key in MOVE.keys))
    other = Chosen(tuple((key, 1.0 if key == "stuck" else 0.0) for key in MOVE.keys))
    both = merged(MOVE, (one, other))
    assert isinstance(both, Chosen)
    assert (both.p("wait"), both.p("stuck")) == (0.5, 0.5)


@pytest.mark.parametrize("votes", [0, MOST + 1])
def test_so_many_votes_are_none(votes: int) -> None:
    with pytest.raises(ValueError, match="votes"):
        Framed(Counting(), votes=votes)
