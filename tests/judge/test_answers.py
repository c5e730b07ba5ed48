"""An answer is a distribution over what was offered; anything else is refused."""

import math

import pytest

from judge import (
    MOST_OPTIONS,
    NONE,
    Answer,
    Chosen,
    InvalidAnswer,
    Kind,
    Option,
    Question,
    Scored,
    Yes,
    choice,
    moves,
    score,
    validated,
    yes_no,
)

DONE = yes_no(Kind.DONE)
MOVE = choice(Kind.MOVE, (Option(key="a", text="A"), Option(key="b", text="B")))
PROGRESS = score(Kind.PROGRESS)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (DONE, None),
        (DONE, Yes(1.2)),
        (DONE, Yes(-0.1)),
        (DONE, Yes(math.nan)),
        (DONE, Chosen((("a", 1.0),))),
        (MOVE, Chosen((("a", 0.5), ("b", 0.5)))),
        (MOVE, Chosen((("a", 0.3), ("b", 0.3), (NONE, 0.2), ("c", 0.2)))),
        (MOVE, Chosen((("a", 0.3), ("b", 0.3), (NONE, 0.1)))),
        (MOVE, Chosen((("a", 0.3), ("a", 0.3), ("b", 0.2), (NONE, 0.2)))),
        (MOVE, Chosen((("a", math.inf), ("b", 0.0), (NONE, 0.0)))),
        (PROGRESS, Scored((0.5, 0.5))),
        (PROGRESS, Scored((0.5, 0.5, 0.5, 0.5, 0.5))),
        (PROGRESS, Yes(0.5)),
    ],
)
def test_what_was_not_offered_is_no_answer(question: Question, answer: Answer | None) -> None:
    given: dict[str, Answer] = {question.id: answer} if answer else {}
    with pytest.raises(InvalidAnswer, match="no distribution over what was offered"):
        validated((question,), given)


def test_rounded_probabilities_are_scaled_to_one() -> None:
    answers = validated((MOVE,), {"move": Chosen((("a", 0.33), ("b", 0.33), (NONE, 0.33)))})
    answer = answers["move"]
    assert isinstance(answer, Chosen)
    assert sum(p for _, p in answer.probabilities) == pytest.approx(1.0)


def test_options_come_back_in_the_order_they_were_offered() -> None:
    answer = validated((MOVE,), {"move": Chosen(((NONE, 0.1), ("b", 0.6), ("a", 0.3)))})["move"]
    assert isinstance(answer, Chosen)
    assert [key for key, _ in answer.probabilities] == ["a", "b", NONE]
    assert answer.top == "b"


def test_answers_nobody_asked_for_are_left_out() -> None:
    assert validated((DONE,), {"done": Yes(0.4), "other": Yes(0.9)}) == {"done": Yes(0.4)}


def test_a_choice_holds_at_most_twenty_options() -> None:
    options = [Option(key=str(n), text="x") for n in range(MOST_OPTIONS)]
    assert len(choice(Kind.TARGET, options[:-1]).options) == MOST_OPTIONS
    with pytest.raises(ValueError, match="at most 20"):
        choice(Kind.TARGET, options)


def test_every_choice_can_be_answered_with_none() -> None:
    assert choice(Kind.MOVE, moves()).keys[-1] == NONE


def test_typing_is_a_move_only_when_offered() -> None:
    assert "type" not in [option.key for option in moves()]
    assert "type" in [option.key for option in moves(typing=True)]
    assert "wait" not in [option.key for option in moves(without=frozenset({"wait"}))]


def test_every_kind_has_a_wording() -> None:
    from judge.wording import WORDING

    assert set(WORDING) == set(Kind)
