"""A flow carries out its steps one after another, up to the first that does not pass or that stops the run."""

from __future__ import annotations

import pytest
from screens import dialog, screen
from scripted import Said, ScriptedJudge, answers
from transcript import App, Played, play

from act import (
    BrowseIntent,
    DoIntent,
    Ending,
    EnterIntent,
    Limits,
    Memory,
    OpenIntent,
    Outcome,
    Phrase,
    PlannedStep,
    StepBegan,
    StepEnded,
    StopBeforeIntent,
    VerifyIntent,
    WaitForIntent,
    run_flow,
)
from act.flow import allowing
from act.intent import AnyIntent
from act.person import needed, with_person
from judge import Question, State
from view import Allowance, Guards, Screen

CART = screen("textbox Name", "button Go to checkout", "button Pay now", title="Cart")
TRUE = "the cart shows"
FALSE = "the moon shows"


def of(path: str, intent: AnyIntent) -> PlannedStep:
    return PlannedStep(path=path, kind=type(intent).__name__.removesuffix("Intent").lower(), text=path, intent=intent)


def verifying(path: str, condition: str = TRUE) -> PlannedStep:
    return of(path, VerifyIntent(condition=Phrase.of(condition)))


STOP = of("2", StopBeforeIntent(phrase=Phrase.of("paying")))


def judge(state: State, question: Question) -> Said | None:
    """Holds what the cart shows for true, what the moon shows for false, and finds the pay button."""
    known = {TRUE: 0.9, FALSE: 0.1}
    if question.kind in {"holds", "coverage"}:
        return known.get(question.purpose, 0.5)
    if question.kind == "negated":
        return 1 - known.get(question.purpose, 0.5)
    return "Pay now" if question.kind == "target" and "Pay now" in str(question) else None


def run(*steps: PlannedStep, shown: Screen = CART, limits: Limits | None = None) -> Played[tuple[Ending, ...]]:
    return play(run_flow(steps, Memory(), limits or Limits()), App({"now": shown}, "now"), ScriptedJudge(judge))


def outcomes(played: Played[tuple[Ending, ...]]) -> list[Outcome]:
    return [ending.outcome for ending in played.ending]


def test_every_step_is_carried_out_when_each_passes() -> None:
    assert outcomes(run(verifying("1"), verifying("2"))) == [Outcome.DONE, Outcome.DONE]


def test_nothing_comes_after_a_step_that_does_not_pass() -> None:
    assert outcomes(run(verifying("1", FALSE), verifying("2"))) == [Outcome.FALSE]
    assert outcomes(run(verifying("1", "who knows"), verifying("2"))) == [Outcome.UNSURE]


def test_a_flow_stops_where_it_is_told_to_even_with_steps_left() -> None:
    assert outcomes(run(verifying("1"), STOP, verifying("3"))) == [Outcome.DONE, Outcome.STOPPED]


def test_a_flow_without_steps_is_over_at_once() -> None:
    assert run().ending == ()


def test_each_step_is_told_as_it_begins_and_as_it_ends() -> None:
    played = run(verifying("1"), verifying("2", FALSE), verifying("3"))
    told = [(event.name, event.path) for event in played.events if isinstance(event, StepBegan | StepEnded)]
    assert told == [("step.began", "1"), ("step.ended", "1"), ("step.began", "2"), ("step.ended", "2")]
    ended = [event.ending for event in played.events if isinstance(event, StepEnded)]
    assert tuple(ended) == played.ending


def test_a_step_carries_on_from_what_the_one_before_remembers() -> None:
    played = run(verifying("1"), verifying("2"))
    assert played.asked[1].state.history == (f"it holds: {TRUE}",)


@pytest.mark.parametrize(
    ("intent", "outcome"),
    [
        (EnterIntent(slots=(("name", Phrase.of("Kim")),)), Outcome.DONE),
        (BrowseIntent(address=Phrase.of("http://shop.example/")), Outcome.DONE),
        (OpenIntent(app=Phrase.of("browser")), Outcome.DONE),
        (WaitForIntent(condition=Phrase.of(TRUE)), Outcome.DONE),
        (VerifyIntent(condition=Phrase.of(TRUE)), Outcome.DONE),
        (StopBeforeIntent(phrase=Phrase.of("paying")), Outcome.STOPPED),
        (DoIntent(goal=Phrase.of("go to the checkout")), Outcome.OUT_OF_TURNS),
    ],
)
def test_every_kind_of_step_has_its_machine(intent: AnyIntent, outcome: Outcome) -> None:
    assert outcomes(run(of("1", intent), limits=Limits(turns=1))) == [outcome]


def test_what_a_step_allows_counts_in_that_step_alone() -> None:
    flow, step = Allowance(name="Send"), Allowance(name="Delete")
    limits = Limits(guards=Guards(stop_before=("paying",), allow=(flow,)))
    assert allowing(limits, (step,)).guards == Guards(stop_before=("paying",), allow=(flow, step))
    assert limits.guards.allow == (flow,)


WALL = screen("heading Verify you are human", "checkbox I'm not a robot", title="One moment")


def test_a_step_that_fails_at_a_wall_needs_a_person() -> None:
    played = run(verifying("1", "who knows"), shown=WALL)
    assert outcomes(played) == [Outcome.NEEDS_PERSON]
    assert played.ending[0].note.startswith("somebody has to show that they are a person; it is neither clearly true")


def test_a_step_that_passes_beside_such_words_passes() -> None:
    assert outcomes(run(verifying("1"), shown=screen("text Please log in to see more"))) == [Outcome.DONE]


def test_a_check_that_is_plainly_false_is_false_whatever_else_the_page_says() -> None:
    assert outcomes(run(verifying("1", FALSE), shown=WALL)) == [Outcome.FALSE]


@pytest.mark.parametrize("outcome", [Outcome.REFUSED, Outcome.UNREACHABLE, Outcome.BLIND, Outcome.DONE])
def test_a_refusal_and_a_place_that_is_not_there_are_no_wall(outcome: Outcome) -> None:
    ending = Ending(outcome=outcome, note="so it is", memory=Memory(screen=WALL))
    assert with_person(ending, WaitForIntent(condition=Phrase.of(FALSE))) == ending


def test_what_does_not_come_to_hold_behind_a_wall_needs_a_person() -> None:
    waiting = of("1", WaitForIntent(condition=Phrase.of(FALSE)))
    assert outcomes(run(waiting, shown=WALL)) == [Outcome.NEEDS_PERSON]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("Please complete the CAPTCHA below", "a captcha has to be solved"),
        ("Are you a robot?", "somebody has to show that they are a person"),
        ("Enter the OTP", "a one-time password has to be entered"),
        ("Enter the code we sent to your phone", "a code that was sent to a person has to be entered"),
        ("Two-factor authentication", "a second factor has to be confirmed"),
        ("Log in to continue", "somebody has to sign in"),
        ("protected by reCAPTCHA", ""),
        ("Log in", ""),
        ("A postcode is needed", ""),
    ],
)
def test_what_is_asked_of_a_person(words: str, what: str) -> None:
    assert needed(screen(f"text {words}")) == what


def test_what_stands_in_a_field_asks_nothing() -> None:
    assert needed(screen('textbox Note = "please log in"')) == ""


def test_an_alerts_own_message_counts() -> None:
    assert needed(screen(dialog("Stop", message="Login required"))) == "somebody has to sign in"


def test_the_answers_of_a_whole_flow_can_be_given_by_kind() -> None:
    steps = (verifying("1", "anything"), STOP)
    played = play(run_flow(steps, Memory(), Limits()), App({"now": CART}, "now"), answers(holds=0.9, target="Pay now"))
    assert outcomes(played) == [Outcome.DONE, Outcome.STOPPED]
