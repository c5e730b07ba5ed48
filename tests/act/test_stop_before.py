"""`stop_before` finds the control that would do it, stops in front of it, and presses nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from screens import blind, button, item, omitted, screen
from scripted import answers
from told import stopping_before
from transcript import App, Ends, Played, Transcript, asks, play

from act import Ending, Look, Outcome, TargetRanked
from act.stop_before import candidates, is_signing_in
from judge import Choice
from view import Element, Screen, State, Submission

REVIEW = screen("link Home", "button Apply voucher", "button Order now", "text Total 12.00", title="Review")
PAY = screen("link Home", "button Apply voucher", "button Pay now", "text Total 12.00", title="Payment")


def crowd(count: int, *, last: str = "Pay now") -> Screen:
    return screen(*(button(f"Choice {n}") for n in range(count)), button(last), title="Review")


def test_it_stops_in_front_of_the_control_that_would_do_it() -> None:
    assert (
        Transcript(stopping_before("paying"))
        << Look()
        >> REVIEW
        << asks("target", about="find, without pressing it, the control that would do this: paying")
        >> answers(target=("Order now", 0.5))
        << Ends(Outcome.STOPPED, note='stopped before paying, in front of button "Order now" (0.50)')
    )


def test_half_sure_is_asked_again_in_reverse_and_by_itself() -> None:
    play = Transcript(stopping_before("paying")) << Look() >> REVIEW << asks("target")
    play = play >> answers(target=("Order now", 0.49)) << asks("again", "confirm")
    assert play >> answers(again="Order now", confirm=0.5) << Ends(Outcome.STOPPED, note="(0.50)")


@pytest.mark.parametrize(
    ("again", "confirm", "stops"),
    [("Order now", 0.49, False), ("Home", 0.79, False), ("Home", 0.8, True), ("none", 1.0, True)],
)
def test_what_settles_a_close_call(again: str, confirm: float, stops: bool) -> None:
    said = answers(target=("Order now", 0.4), again=again, confirm=confirm)
    ending = play(stopping_before("paying"), App({"now": REVIEW}, "now"), said).ending
    assert (ending.outcome is Outcome.STOPPED) is stops
    assert stops or 'the nearest was button "Order now" (0.40)' in ending.note


def test_none_of_these_is_not_what_it_stops_before() -> None:
    assert (
        Transcript(stopping_before("paying"))
        << Look()
        >> REVIEW
        << asks("target")
        >> answers(target="none")
        << Ends(Outcome.STUCK, note='nothing here clearly does this: paying (last seen: "Review"')
    )


def test_the_only_control_that_the_gate_holds_for_it_needs_no_question() -> None:
    assert (
        Transcript(stopping_before("paying"))
        << Look()
        >> PAY
        << Ends(Outcome.STOPPED, note='in front of button "Pay now"')
    )


@pytest.mark.parametrize(
    ("phrase", "shown"),
    [
        ("paying", screen("button Pay now", "button Pay later")),
        ("sending the email", screen("button Send feedback")),
        ("paying", screen("link Ways to pay")),
    ],
)
def test_anything_less_plain_is_asked_about(phrase: str, shown: Screen) -> None:
    assert play(stopping_before(phrase), App({"now": shown}, "now"), answers(target="none")).asked


FRAMED = screen(
    "link Ways to pay @ contentinfo",
    "button Search @ banner",
    "link Order now @ main",
    "link Change @ main",
    title="Review",
)


def test_the_pages_own_controls_are_asked_about_before_what_stands_around_every_page() -> None:
    played = play(stopping_before("paying"), App({"now": FRAMED}, "now"), answers(target="Order now"))
    assert offered(played) == [["Order now", "Change"]]
    assert played.ending.outcome is Outcome.STOPPED


def test_what_stands_around_the_page_is_asked_about_when_the_page_itself_has_nothing() -> None:
    played = play(stopping_before("paying"), App({"now": FRAMED}, "now"), answers(target="none"))
    assert offered(played) == [["Order now", "Change"], ["Ways to pay", "Search", "Order now", "Change"]]
    assert played.ending.outcome is Outcome.STUCK


def offered(played: Played[Ending]) -> list[list[str]]:
    asked = (question for request in played.asked for question in request.questions)
    return [
        [o.element.name for o in question.options if o.element] for question in asked if isinstance(question, Choice)
    ]


def test_the_rest_of_the_page_is_read_when_nothing_near_does_it() -> None:
    near = replace(screen("link Home", title="Review"), omitted=omitted(button=2))
    assert (
        Transcript(stopping_before("paying"))
        << Look()
        >> near
        << asks("target")
        >> answers(target="none")
        << Look(whole=True)
        >> REVIEW
        << asks("target")
        >> answers(target="Order now")
        << Ends(Outcome.STOPPED)
    )


def test_what_the_gate_would_refuse_for_the_phrase_is_offered_first() -> None:
    assert [item.name for item in candidates(PAY, "paying")] == ["Pay now", "Home", "Apply voucher"]


ORDER = "button Place order"


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ((f"{ORDER} @ main", "text Total 12.00", f'{ORDER} @ main > region "Summary"'), 1),
        ((f"{ORDER} @ main", button("Place order", states=frozenset({State.FOCUSED}))), 1),
        ((f"{ORDER} @ main", f"{ORDER} now @ main"), 2),
        ((f"{ORDER} @ main", "link Place order @ main > region"), 2),
        ((f"{ORDER} @ list > listitem #1", f"{ORDER} @ list > listitem #2"), 2),
        ((item(f"{ORDER} @ main", submission=Submission(form="f1")), f"{ORDER} @ main > region"), 2),
        (
            (
                item(f"{ORDER} @ main", submission=Submission(form="f1")),
                item(f"{ORDER} @ main > region", submission=Submission(form="f1")),
            ),
            1,
        ),
    ],
)
def test_equal_controls_that_do_the_same_are_offered_as_one(lines: tuple[str | Element, ...], left: int) -> None:
    assert len(candidates(screen(*lines), "placing the order")) == left


def test_it_stops_before_two_equal_buttons_as_before_one() -> None:
    shown = screen(f"{ORDER} @ main", "link Home", f'{ORDER} @ main > region "Summary"', title="Review")
    said = answers(target=("Place order", 0.5))
    played = play(stopping_before("sending it off"), App({"now": shown}, "now"), said)
    assert offered(played) == [["Place order", "Home"]]
    assert played.ending.outcome is Outcome.STOPPED


def test_only_what_does_something_when_it_is_pressed_is_offered() -> None:
    shown = screen("textbox Card number", "checkbox Save it", "text Pay now", "button Pay now", "heading Paying")
    assert [item.role for item in candidates(shown, "paying")] == ["button"]


def test_a_greyed_out_button_is_still_the_one_to_stop_before() -> None:
    grey = screen(button("Pay now", states=frozenset({State.DISABLED})))
    assert [item.name for item in candidates(grey, "paying")] == ["Pay now"]


def test_a_page_without_anything_to_press_is_not_asked_about() -> None:
    assert Transcript(stopping_before("paying")) << Look() >> screen("text Thank you") << Ends(Outcome.STUCK)


def test_of_more_than_one_choice_can_hold_each_choice_names_its_best() -> None:
    played = play(
        stopping_before("archiving it"), App({"now": crowd(40, last="Archive")}, "now"), answers(target="none")
    )
    assert [len(request.questions) for request in played.asked] == [3]
    shown = crowd(40, last="File away")
    said = answers(group_1=("Choice 3", 0.4), group_2="none", group_3=("File away", 0.4), target=("File away", 0.8))
    played = play(stopping_before("archiving it"), App({"now": shown}, "now"), said)
    assert [len(request.questions) for request in played.asked] == [3, 1]
    final = played.asked[1].questions[0]
    assert isinstance(final, Choice)
    assert [option.element.name for option in final.options if option.element] == ["Choice 3", "File away"]
    assert played.ending.outcome is Outcome.STOPPED


@pytest.mark.parametrize("count", [0, 18, 19, 20, 60, 400])
def test_no_choice_is_ever_larger_than_a_judge_can_read(count: int) -> None:
    shown = crowd(count)
    played = play(stopping_before("archiving it"), App({"now": shown}, "now"), answers())
    sizes = [len(q.options) for request in played.asked for q in request.questions if isinstance(q, Choice)]
    assert max(sizes) <= 20


@pytest.mark.parametrize("sure", [0.0, 0.3, 0.5, 1.0])
def test_it_presses_nothing_however_sure_it_is(sure: float) -> None:
    played = play(stopping_before("paying"), App({"now": REVIEW}, "now"), answers(target=("Order now", sure)))
    assert played.actions == ()


def test_a_screen_that_cannot_be_read_is_nothing_to_stop_on() -> None:
    ending = play(stopping_before("paying"), App({"now": blind("the page crashed")}, "now"), answers()).ending
    assert (ending.outcome, ending.note) == (Outcome.BLIND, "nothing could be seen: the page crashed")


def test_it_tells_what_it_weighed() -> None:
    played = play(stopping_before("paying"), App({"now": REVIEW}, "now"), answers(target=("Order now", 0.8)))
    (ranked,) = (event for event in played.events if isinstance(event, TargetRanked))
    assert ranked.candidates[0] == ('button "Order now"', 0.8)


@pytest.mark.parametrize(
    "phrase", ["signing in", "logging in to your account", "the login page", "Sign in with the OTP"]
)
def test_signing_in_is_nothing_to_stop_before(phrase: str) -> None:
    assert Transcript(stopping_before(phrase)) << Ends(Outcome.DONE, note="signing in")


@pytest.mark.parametrize("phrase", ["signing up", "paying", "creating an account", "signing in and paying", "the form"])
def test_anything_else_is(phrase: str) -> None:
    assert not is_signing_in(phrase)
