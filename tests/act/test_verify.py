"""`verify` judges what shows now, says what it saw, and passes on nothing less than three quarters."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from screens import blind, dialog, omitted, screen
from scripted import answers
from told import verifying
from transcript import App, Ends, Transcript, accepted, asks, does, play

from act import ConditionJudged, Look, Memory, Outcome

MUG = "the review shows one Blue mug"
REVIEW = screen("heading Review", "text Blue mug x1", "button Pay", title="Review")
LONG = replace(REVIEW, omitted=omitted(text=40))
WHOLE = screen("heading Review", "text Blue mug x1", "text Total 12.00", "button Pay", title="Review")


def test_a_condition_that_holds_passes() -> None:
    assert Transcript(verifying(MUG)) << Look() >> REVIEW << asks("holds") >> answers(holds=0.9) << Ends(Outcome.DONE)


def test_a_condition_that_does_not_hold_is_false_and_says_what_was_seen_and_answered() -> None:
    said = answers(holds=0.05, negated=0.9, coverage=0.1)
    play = Transcript(verifying(MUG)) << Look() >> REVIEW << asks("holds") >> said
    assert play << Ends(
        Outcome.FALSE,
        note=f"it does not hold: {MUG} (0.09, where 0.75 holds and 0.25 is false (true 0.05, untrue 0.90, "
        'all of it shown 0.10); last seen: "Review", reading: Review / Blue mug x1)',
    )


def test_a_doubt_is_neither_true_nor_false() -> None:
    assert Transcript(verifying(MUG)) << Look() >> REVIEW << asks("holds") >> answers(holds=0.5) << Ends(Outcome.UNSURE)


def test_what_is_in_front_is_named() -> None:
    asked = screen("heading Review", dialog("Leave?", "button Stay"))
    assert (
        Transcript(verifying(MUG))
        << Look()
        >> asked
        << asks("holds")
        >> answers(holds=0.1)
        << Ends(Outcome.FALSE, note='in front dialog "Leave?"')
    )


def test_a_page_that_was_seen_in_part_is_read_whole_before_it_is_said_not_to_show_it() -> None:
    assert (
        Transcript(verifying(MUG))
        << Look()
        >> LONG
        << asks("holds")
        >> answers(holds=0.5)
        << Look(whole=True)
        >> WHOLE
        << asks("holds")
        >> answers(holds=0.9)
        << Ends(Outcome.DONE)
    )


def test_the_whole_page_is_asked_about_once() -> None:
    assert (
        Transcript(verifying(MUG))
        << Look()
        >> LONG
        << asks("holds")
        >> answers(holds=0.5)
        << Look(whole=True)
        >> LONG
        << asks("holds")
        >> answers(holds=0.6)
        << Ends(Outcome.UNSURE, note="0.60")
    )


def test_a_whole_page_that_cannot_be_read_leaves_what_was_judged() -> None:
    play = Transcript(verifying(MUG)) << Look() >> LONG << asks("holds") >> answers(holds=0.5)
    for _ in range(2):
        play = play << Look(whole=True) >> blind() << does("wait") >> accepted()
    assert play << Look(whole=True) >> blind() << Ends(Outcome.UNSURE, note="0.50")


def test_what_holds_on_a_part_of_the_page_needs_no_more_of_it() -> None:
    assert Transcript(verifying(MUG)) << Look() >> LONG << asks("holds") >> answers(holds=0.8) << Ends(Outcome.DONE)


def test_a_screen_that_cannot_be_read_three_times_is_neither_true_nor_false() -> None:
    assert (
        Transcript(verifying(MUG))
        << Look()
        >> blind()
        << does("wait")
        >> accepted()
        << Look()
        >> blind()
        << does("wait")
        >> accepted()
        << Look()
        >> blind("the page crashed")
        << Ends(Outcome.BLIND, note="the page crashed")
    )


def test_what_could_not_be_seen_is_remembered_as_such() -> None:
    memory = Memory(history=("pressed Continue",))
    ending = play(verifying(MUG, memory), App({"now": blind()}, "now"), answers()).ending
    assert ending.memory == replace(memory, screen=blind())


def test_a_screen_that_can_be_read_after_all_is_judged() -> None:
    play = Transcript(verifying(MUG)) << Look() >> blind() << does("wait") >> accepted() << Look() >> REVIEW
    assert play << asks("holds") >> answers(holds=0.9) << Ends(Outcome.DONE)


def test_it_judges_a_fresh_look_and_not_what_was_seen_before() -> None:
    stale = Memory(screen=screen("text Blue mug x1"), history=("pressed Continue",))
    played = play(verifying(MUG, stale), App({"now": screen("text Your cart is empty")}, "now"), answers(holds=0.1))
    assert [item.name for item in played.asked[0].state.items] == ["Your cart is empty"]
    assert played.ending.memory.history == ("pressed Continue", f"it does not hold: {MUG}")


def test_it_presses_nothing() -> None:
    assert play(verifying(MUG), App({"now": LONG}, "now"), answers(holds=0.3)).actions == ()


P = st.floats(0, 1)


@given(holds=P, negated=P, coverage=P)
def test_no_answer_makes_it_pass_under_three_quarters(holds: float, negated: float, coverage: float) -> None:
    said = answers(holds=holds, negated=negated, coverage=coverage)
    played = play(verifying(MUG), App({"now": LONG}, "now"), said)
    judged = [event for event in played.events if isinstance(event, ConditionJudged)]
    assert (played.ending.outcome is Outcome.DONE) == (judged[-1].holds >= 0.75)
    assert (played.ending.outcome is Outcome.FALSE) == (judged[-1].holds <= 0.25)
