"""Three answers about a condition are read into one number, and doubt is never a pass."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from screens import screen
from scripted import answers
from transcript import Returns, Transcript, asks, tells

from act import Memory
from act.condition import Judged, Verdict, judge_condition, questions

MUG = "the review shows one Blue mug"
REVIEW = screen("heading Review", "text Blue mug x1", title="Review")
PROBABILITY = st.floats(0, 1)


def test_it_is_asked_with_its_negation_and_its_coverage_in_one_request() -> None:
    assert [(question.id, question.purpose) for question in questions(MUG)] == [
        ("holds", MUG),
        ("negated", MUG),
        ("coverage", MUG),
    ]


@pytest.mark.parametrize(
    ("case", "judged", "holds", "verdict"),
    [
        ("the pair and the scale are averaged", Judged(yes=0.9, no=0.2, top=0.7), 0.775, Verdict.TRUE),
        ("a judge that says yes to everything is unsure", Judged(yes=0.95, no=0.95, top=0.6), 0.55, Verdict.UNSURE),
        ("no opinion, but all of it plainly shows", Judged(yes=0.52, no=0.48, top=0.88), 0.88, Verdict.TRUE),
        ("no opinion, and nearly all of it shows", Judged(yes=0.52, no=0.48, top=0.84), 0.68, Verdict.UNSURE),
        ("a tenth off a half is no opinion yet", Judged(yes=0.6, no=0.4, top=0.85), 0.85, Verdict.TRUE),
        ("more than a tenth off a half is one", Judged(yes=0.61, no=0.39, top=0.85), 0.73, Verdict.UNSURE),
        ("just at the upper bar", Judged(yes=0.75, no=0.25, top=0.75), 0.75, Verdict.TRUE),
        ("just under the upper bar", Judged(yes=0.75, no=0.25, top=0.74), 0.745, Verdict.UNSURE),
        ("just at the lower bar", Judged(yes=0.25, no=0.75, top=0.25), 0.25, Verdict.FALSE),
        ("just over the lower bar", Judged(yes=0.25, no=0.75, top=0.26), 0.255, Verdict.UNSURE),
        ("plainly false", Judged(yes=0.02, no=0.97, top=0.0), 0.0125, Verdict.FALSE),
    ],
)
def test_what_three_answers_come_to(case: str, judged: Judged, holds: float, verdict: Verdict) -> None:
    assert judged.holds == pytest.approx(holds), case
    assert judged.verdict is verdict, case


def test_answers_that_do_not_add_up_are_marked() -> None:
    assert (
        Transcript(judge_condition(REVIEW, MUG, Memory()))
        << asks("holds", "negated", "coverage", about=MUG)
        >> answers(holds=0.9, negated=0.6, coverage=1.0)
        << tells("condition.judged", condition=MUG, holds=0.825, incoherent=True)
        << Returns(Judged(yes=0.9, no=0.6, top=1.0))
    )


def test_answers_that_nearly_add_up_are_not_marked() -> None:
    assert not Judged(yes=0.8, no=0.49, top=1.0).is_incoherent
    assert Judged(yes=0.8, no=0.51, top=1.0).is_incoherent


@given(yes=PROBABILITY, no=PROBABILITY, top=PROBABILITY)
def test_a_condition_passes_only_at_three_quarters(yes: float, no: float, top: float) -> None:
    judged = Judged(yes=yes, no=no, top=top)
    assert (judged.verdict is Verdict.TRUE) == (judged.holds >= 0.75)
    assert (judged.verdict is Verdict.FALSE) == (judged.holds <= 0.25)


@given(yes=PROBABILITY, no=PROBABILITY, top=st.floats(0, 0.5))
def test_nothing_passes_when_the_screen_shows_half_of_it_at_most(yes: float, no: float, top: float) -> None:
    judged = Judged(yes=yes, no=no, top=top)
    assert judged.verdict is not Verdict.TRUE or (judged.yes >= 0.5 and judged.no <= 0.5)
