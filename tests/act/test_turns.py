"""How many turns a step has: more where it names more, and none is spent on an arrow that leads on."""

import pytest
from loops import Answering, first, step
from screens import screen
from scripted import Said
from transcript import App

from act import Limits, Outcome, Phrase
from act.thresholds import DO_TURNS, FREE_STEPS, MOST_TURNS
from act.turns import goes_a_step, turns_for
from judge import Kind, Question, State
from view import Element

MONTHS = 12
NAMES = [f"N{n}" for n in range(10)]


@pytest.mark.parametrize(
    ("step", "turns"),
    [
        ("open the settings", 8),
        ('type "Kim" into "Name" and save', 8),
        ("Select oak, elm and click Submit", 8),
        ("Select oak, elm, ash, fir and click Submit", 12),
        ('press "Like" on 9 posts by @ada and then press Submit', 22),
        ('press "Like" on all posts by @ada and then press Submit', 16),
        ("fly from: Oslo to: Bergen on 10/16/2016", 10),
        ("tick " + ", ".join(f"box{n}" for n in range(40)), 24),
    ],
)
def test_a_step_that_names_more_has_more_turns(step: str, turns: int) -> None:
    assert turns_for(Phrase.of(step), Limits()) == turns
    assert DO_TURNS.count <= turns <= MOST_TURNS.count


def test_turns_that_were_lowered_stay_lowered() -> None:
    assert turns_for(Phrase.of("Select oak, elm, ash, fir and click Submit"), Limits(turns=3)) == 3


@pytest.mark.parametrize(
    ("name", "does"),
    [("Next", True), ("Previous month", True), ("‹", True), ("+", True), ("Next: payment", False), ("Add", False)],
)
def test_what_goes_on_by_one_says_nothing_else(name: str, does: bool) -> None:
    assert goes_a_step(Element(role="button", name=name)) is does


def test_of_a_nameless_one_the_class_says_so() -> None:
    assert goes_a_step(Element(role="button", hints=("spinner-up",)))
    assert not goes_a_step(Element(role="button", hints=("thumbs-up",)))


def calendar(months: int, *, round_again: bool = False) -> App:
    screens = {str(n): screen("button Prev", f"text Month {months - n}") for n in range(months + 1)}
    leads = {(str(n), 'press button "Prev"'): str(n + 1) for n in range(months)}
    if round_again:
        leads[(str(months), 'press button "Prev"')] = "0"
    return App(screens, "0", leads)


def until(words: str) -> Answering:
    def answer(state: State, question: Question) -> Said | None:
        shows = any(element.name == words for element in state.items)
        if question.kind in (Kind.DONE, Kind.PROGRESS):
            return 0.95 if shows else 0.05
        if question.kind is Kind.NOT_DONE:
            return 0.05 if shows else 0.95
        return first(question, "Prev", *NAMES)

    return answer


def test_a_calendar_is_turned_as_far_as_the_step_needs() -> None:
    played = step("show month 1", calendar(MONTHS), until("Month 1"))
    assert played.ending.outcome is Outcome.DONE
    assert played.actions.count('press button "Prev"') == MONTHS - 1


def test_an_arrow_that_leads_round_in_a_circle_is_let_go() -> None:
    played = step("show month 99", calendar(3, round_again=True), until("Month 99"))
    assert not played.ending.outcome.passes
    assert len(played.actions) < FREE_STEPS.count


def test_a_list_longer_than_the_turns_is_pressed_to_its_end() -> None:
    screens = {
        str(at): screen(*(f"button {name}" for name in NAMES[at:]), f"text {at} left") for at in range(len(NAMES) + 1)
    }
    leads = {(str(at), f'press button "{name}"'): str(at + 1) for at, name in enumerate(NAMES)}
    played = step(f"choose {', '.join(NAMES)} and click Submit", App(screens, "0", leads), until("10 left"))
    assert played.ending.outcome is Outcome.DONE
    assert len(played.actions) == len(NAMES)
