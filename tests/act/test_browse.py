"""`browse` and `open` end where there is something to read, or say why there is not."""

from __future__ import annotations

from screens import blind, dialog, screen
from told import browsing, opening
from transcript import App, Ends, Transcript, accepted, does, play, refused

from act import Look, Memory, Outcome, Owner
from view import Refusal

SHOP = screen("heading Shop", title="Shop")
EMPTY = screen(title="Shop")
ADDRESS = "http://shop.example/start?session=1"


def test_it_goes_there_and_reads_what_shows() -> None:
    assert (
        Transcript(browsing(ADDRESS))
        << does(f"go to {ADDRESS}")
        >> accepted()
        << Look()
        >> SHOP
        << Ends(Outcome.DONE, note="went to shop.example/start")
    )


def test_it_waits_for_a_page_that_shows_nothing_yet() -> None:
    play = Transcript(browsing(ADDRESS)) << does(f"go to {ADDRESS}") >> accepted() << Look() >> EMPTY
    assert play << does("wait") >> accepted() << Look() >> SHOP << Ends(Outcome.DONE)


def test_a_page_that_stays_empty_has_been_reached_all_the_same() -> None:
    played = play(browsing(ADDRESS), App({"now": EMPTY}, "now"), {})
    assert played.ending.outcome is Outcome.DONE
    assert "it shows nothing yet" in played.ending.note
    assert (played.looks, played.actions.count("wait")) == (10, 9)


def test_a_page_that_stays_unreadable_has_not_been_reached() -> None:
    played = play(browsing(ADDRESS), App({"now": blind("the page crashed")}, "now"), {})
    assert (played.ending.outcome, played.looks) == (Outcome.BLIND, 10)
    assert "the page crashed" in played.ending.note


def test_an_address_that_does_not_load_is_unreachable_and_says_why() -> None:
    assert (
        Transcript(browsing(ADDRESS))
        << does(f"go to {ADDRESS}")
        >> refused(Refusal.FAILED, note="connection refused")
        << Ends(Outcome.UNREACHABLE, note="shop.example/start could not be opened: connection refused")
    )


def test_what_the_query_holds_stays_out_of_notes_and_history() -> None:
    played = play(browsing(ADDRESS), App({"now": SHOP}, "now"), {})
    assert "session" not in played.ending.note + " ".join(played.ending.memory.history)


def test_an_address_forgets_the_tasks_own_dialog() -> None:
    own = Memory(owner=Owner.TASK, last_typed="searchbox", screen=screen(dialog("Size", "button Small")))
    memory = play(browsing(ADDRESS, own), App({"now": SHOP}, "now"), {}).ending.memory
    assert (memory.owner, memory.last_typed, memory.screen) == (Owner.NOBODY, "", SHOP)


def test_the_browser_is_open_already() -> None:
    assert Transcript(opening("Browser")) << Look() >> SHOP << Ends(Outcome.DONE)


def test_other_applications_cannot_be_opened_yet() -> None:
    assert Transcript(opening("Mail")) << Ends(Outcome.UNREACHABLE, note="Mail cannot be opened")
