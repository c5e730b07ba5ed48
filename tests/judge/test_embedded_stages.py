"""A page that lists its stages and marks one: how far a step has gone on."""

import pytest
from asked import DONE_AFTER, TARGET, target, yes
from duties import did
from states import state

from judge import Kind
from judge.embedded.step.goal import goal_of

STAGES = ("You", "Your room", "Dates", "Check")


def course(at: int) -> tuple[str, ...]:
    listed = (
        f'text "{n}. {name}"{" [current]" if n == at else ""} @ main > listitem #{n}'
        for n, name in enumerate(STAGES, 1)
    )
    ways = ('button "Back" @ main', 'button "Continue" @ main', 'button "Later" @ main')
    return (*listed, f'heading "Part {at}" @ main', 'checkbox "Sea view" @ main', *ways)


@pytest.mark.parametrize(
    ("step", "way"),
    [
        ("continue to the check", "Continue"),
        ("continue as far as the check", "Continue"),
        ("go on until you reach the dates", "Continue"),
        ("go back to the page with you", "Back"),
    ],
)
def test_the_way_leads_on_or_back_to_the_stage_that_is_said(step: str, way: str) -> None:
    line, p = target(state(step, *course(2)))
    assert line == f'button "{way}" (click) @ main'
    assert p >= TARGET


@pytest.mark.parametrize(("at", "is_done"), [(3, False), (4, True)])
def test_it_is_reached_once_the_page_marks_it(at: int, is_done: bool) -> None:
    before = state("continue as far as the check", *course(2))
    assert (yes(did(before, 'pressed button "Continue"', lines=course(at)), Kind.DONE) >= DONE_AFTER) is is_done


@pytest.mark.parametrize("said", ["as far as", "up to", "all the way to", "until you reach", "until"])
def test_how_far_one_goes_on_is_where_one_goes(said: str) -> None:
    clause = goal_of(f"continue {said} the summary").last
    assert (clause.intent, clause.things) == ("continue", ("summari",))
