"""`wait_for` asks until the condition holds, or until there is no more to wait for."""

from __future__ import annotations

import pytest
from screens import blind, dialog, screen
from scripted import answers
from told import waiting_for
from transcript import App, Ends, Transcript, accepted, asks, does, play

from act import Ending, Look, Machine, Memory, Outcome, Owner
from view import Screen

MAIL = "the message is in the inbox"
LOADING = screen("text Loading", title="Mail")
INBOX = screen("text Hello from Kim", title="Mail")
NOTHING = screen("text No results for kim", title="Mail")


def checks(machine: Machine[Ending], *seen: tuple[Screen, float], about: str = MAIL) -> Transcript:
    """The play of so many checks: each a look and an answer, with a wait between."""
    transcript = Transcript(machine)
    for number, (shown, holds) in enumerate(seen):
        if number:
            transcript = transcript << does("wait") >> accepted()
        transcript = transcript << Look() >> shown << asks("holds", about=about) >> answers(holds=holds)
    return transcript


def changing(holds: float, times: int) -> list[tuple[Screen, float]]:
    return [(screen(f"text {number} of 12 loaded"), holds) for number in range(times)]


def test_what_holds_at_once_is_not_waited_for() -> None:
    assert checks(waiting_for(MAIL), (INBOX, 0.9)) << Ends(Outcome.DONE, note=f"it holds after 1 check: {MAIL} (0.90,")


def test_it_waits_and_looks_again_until_it_holds() -> None:
    assert checks(waiting_for(MAIL), (LOADING, 0.1), (LOADING, 0.1), (INBOX, 0.8)) << Ends(
        Outcome.DONE, note=f"it holds after 3 checks: {MAIL} (0.80,"
    )


def test_three_checks_of_a_still_screen_pass_at_two_thirds() -> None:
    assert checks(waiting_for(MAIL), (INBOX, 0.66), (INBOX, 0.65), (INBOX, 0.7)) << Ends(
        Outcome.DONE, note="the screen has come to rest"
    )


def test_a_screen_that_moves_is_not_at_rest() -> None:
    assert checks(waiting_for(MAIL), *changing(0.7, 10)) << Ends(Outcome.UNSURE, note="after 10 checks")


def test_one_weaker_answer_in_between_starts_the_three_anew() -> None:
    steady = [(INBOX, p) for p in (0.7, 0.7, 0.64, 0.7, 0.7, 0.7)]
    assert checks(waiting_for(MAIL), *steady) << Ends(Outcome.DONE, note="after 6 checks")


def test_a_ticking_clock_does_not_keep_a_screen_from_being_at_rest() -> None:
    shown = [screen(f"text 10:0{n}", "text Hello from Kim") for n in range(3)]
    restless = Memory(restless=frozenset({shown[0].items[0].node}))
    assert checks(waiting_for(MAIL, restless), *((one, 0.7) for one in shown)) << Ends(Outcome.DONE)


def test_a_page_that_says_twice_that_it_found_nothing_has_said_it() -> None:
    assert checks(waiting_for(MAIL), (NOTHING, 0.3), (NOTHING, 0.3)) << Ends(
        Outcome.FALSE, note=f"it does not hold after 2 checks; the page says that it found nothing: {MAIL} (0.30,"
    )


def test_saying_it_once_may_be_the_page_still_searching() -> None:
    assert checks(waiting_for(MAIL), (NOTHING, 0.3), (LOADING, 0.3), (NOTHING, 0.3), (INBOX, 0.9)) << Ends(Outcome.DONE)


def test_what_a_field_holds_is_not_what_the_page_says() -> None:
    typed = screen('textbox Search = "no results"', "text Loading")
    assert checks(waiting_for(MAIL), (typed, 0.1), (typed, 0.1), (INBOX, 0.9)) << Ends(Outcome.DONE)


def test_finding_nothing_may_be_what_is_waited_for() -> None:
    awaited = "the page says no results"
    seen = [(NOTHING, 0.6), (NOTHING, 0.6), (NOTHING, 0.9)]
    assert checks(waiting_for(awaited), *seen, about=awaited) << Ends(Outcome.DONE)


@pytest.mark.parametrize(("holds", "outcome"), [(0.25, Outcome.FALSE), (0.26, Outcome.UNSURE), (0.6, Outcome.UNSURE)])
def test_after_ten_checks_the_last_answer_says_how_it_ended(holds: float, outcome: Outcome) -> None:
    note = f"after 10 checks; there was nothing more to wait for: {MAIL} ({holds:.2f},"
    assert checks(waiting_for(MAIL), *changing(holds, 10)) << Ends(outcome, note=note)


def test_a_dialog_that_the_run_opened_waits_for_an_answer_and_not_for_time() -> None:
    asked = screen(dialog("Which account?", "button Work", "button Home"))
    own = Memory(owner=Owner.TASK)
    assert checks(waiting_for(MAIL, own), (asked, 0.1), (asked, 0.1)) << Ends(
        Outcome.STUCK, note="a dialog that the run opened waits for an answer"
    )


def test_a_dialog_of_the_pages_own_may_go_by_itself() -> None:
    asked = screen(dialog("Loading", "text Please wait"))
    assert checks(waiting_for(MAIL), (asked, 0.1), (asked, 0.1), (asked, 0.1), (INBOX, 0.9)) << Ends(Outcome.DONE)


def test_a_screen_that_cannot_be_read_is_not_asked_about() -> None:
    machine = waiting_for(MAIL)
    play = checks(machine, (LOADING, 0.1)) << does("wait") >> accepted()
    for _ in range(2):
        play = play << Look() >> blind() << does("wait") >> accepted()
    assert play << Look() >> blind("the page is gone") << Ends(Outcome.BLIND, note="the page is gone")


def test_the_next_step_knows_what_was_waited_for_and_what_is_there() -> None:
    played = play(waiting_for(MAIL), App({"now": NOTHING}, "now"), answers(holds=0.3))
    assert played.ending.memory == Memory(screen=NOTHING, history=(f"it does not hold: {MAIL}",))
    assert played.ending.confidence == 0.3
