"""`press` presses the one control that its locator names, through the gate, and says truthfully what became of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from loops import calmly
from screens import blind, button, dialog, link, screen, text
from scripted import Said, ScriptedJudge
from told import entering, filled, pressing
from transcript import App, Ends, Played, Transcript, accepted, does, play, refused

from act import ActionAssessed, Ending, Look, Memory, Outcome, Owner, Reason
from judge import Choice, Kind, Question, State
from view import Allowance, Delivery, Dispatched, Refusal, Reply, Screen
from view import State as Condition

CART = screen(button("Save"), link("Help"), button("Delete"), "heading Cart", "textbox Note", title="Cart")
SAVED = screen(text("All is saved"), button("Close"), like=CART, title="Saved")
WHOLE = Look(whole=True)
WAITS = "wait"


def pressed(locator: str, shown: Screen, *, then: Screen = SAVED, reply: Reply | None = None) -> Played[Ending]:
    """One press on that screen, and what shows after it."""
    leads: dict[tuple[str, str], str | Reply | tuple[Reply, str]] = {
        ("before", f"press {item.label}"): (reply, "after") if reply else "after" for item in shown.controls
    }
    return play(pressing(locator), App({"before": shown, "after": then}, "before", leads), {})


def test_looks_at_the_whole_page_presses_and_says_what_changed() -> None:
    assert (
        Transcript(pressing("role=button;name=Save"))
        << WHOLE
        >> CART
        << does('press button "Save"')
        >> accepted()
        << WHOLE
        >> SAVED
        << Ends(Outcome.DONE, note='pressed button "Save"; the window is now "Saved"')
    )


def test_the_look_is_asked_for_selectors_and_texts() -> None:
    shown = replace(CART, matches={".save": (CART.items[0].ref,), "text=Store": ()})
    assert (
        Transcript(pressing("text=Store | css=.save"))
        << Look(css=("text=Store", ".save"), whole=True)
        >> shown
        << does('press button "Save"')
        >> accepted()
        << WHOLE
        >> SAVED
        << Ends(Outcome.DONE)
    )


def test_a_press_of_which_nothing_shows_is_no_success_and_not_repeated() -> None:
    played = pressed("name=Save", CART, then=CART)
    assert (played.ending.outcome, played.actions) == (Outcome.UNSURE, ('press button "Save"', WAITS, WAITS))
    assert "nothing on screen changed" in played.ending.note


def test_several_are_listed_and_none_is_pressed() -> None:
    shown = screen(button("Save", path=("card #1",)), button("Save", path=("card #2",)))
    played = pressed("name=Save", shown)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert '2 elements match name=Save: button "Save" in card #1, button "Save" in card #2' in played.ending.note


def test_what_is_not_there_is_waited_for_and_then_a_failure_with_what_is_near() -> None:
    played = pressed("name=save", CART)
    assert played.ending.outcome is Outcome.FALSE
    assert 'nothing matches name=save; near it: button "Save"' in played.ending.note
    assert played.looks == 3


def test_what_comes_late_is_pressed() -> None:
    assert (
        Transcript(pressing("name=Save"))
        << WHOLE
        >> screen(text("Loading"))
        << does(WAITS)
        >> accepted()
        << WHOLE
        >> CART
        << does('press button "Save"')
        >> accepted()
        << WHOLE
        >> SAVED
        << Ends(Outcome.DONE)
    )


@pytest.mark.parametrize(
    ("locator", "says"),
    [
        ("role=heading;name=Cart", 'heading "Cart" is no control'),
        ("name=Off", 'button "Off" is disabled'),
        ("name=Size", 'combobox "Size" is not pressed but filled in'),
    ],
)
def test_what_cannot_be_pressed_is_said_and_left_alone(locator: str, says: str) -> None:
    shown = screen("heading Cart", button("Off", states=frozenset({Condition.DISABLED})), "combobox Size")
    played = pressed(locator, shown)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert says in played.ending.note


def test_the_gate_has_its_say() -> None:
    played = pressed("name=Delete", CART)
    assert (played.ending.outcome, played.actions) == (Outcome.REFUSED, ())
    assert 'button "Delete" was not pressed' in played.ending.note


def test_what_the_flow_allows_is_pressed() -> None:
    machine = pressing("name=Delete", None, Allowance(name="role=button;name=Delete"))
    played = play(
        machine, App({"cart": CART, "after": SAVED}, "cart", {("cart", 'press button "Delete"'): "after"}), {}
    )
    assert (played.ending.outcome, played.actions) == (Outcome.DONE, ('press button "Delete"',))


def test_a_confirm_that_was_answered_with_cancel_is_no_success() -> None:
    played = pressed("name=Save", CART, reply=Reply(dialogs=("Really?",)))
    assert played.ending.outcome is Outcome.REFUSED
    assert 'the page asked "Really?", which was answered with Cancel' in played.ending.note


@pytest.mark.parametrize("refusal", [Refusal.STALE, Refusal.DIFFERS, Refusal.MOVING])
def test_a_page_that_is_still_changing_is_looked_at_once_more(refusal: Refusal) -> None:
    play = Transcript(pressing("name=Save")) << WHOLE >> CART << does('press button "Save"') >> refused(refusal)
    play = play << WHOLE >> CART << does('press button "Save"') >> accepted()
    assert play << WHOLE >> SAVED << Ends(Outcome.DONE)


def test_and_then_no_more() -> None:
    play = Transcript(pressing("name=Save"))
    for _ in range(2):
        play = play << WHOLE >> CART << does('press button "Save"') >> refused(Refusal.MOVING)
    assert play << Ends(Outcome.STUCK, note='button "Save" could not be pressed')


def test_a_press_that_was_cut_off_is_not_repeated() -> None:
    cut_off = Reply(refusal=Refusal.FAILED, dispatched=Dispatched.UNKNOWN, note="it hung", kept=False)
    played = pressed("name=Save", CART, reply=cut_off)
    assert (played.ending.outcome, played.actions) == (Outcome.UNSURE, ('press button "Save"',))
    assert "may or may not have reached the page" in played.ending.note


def test_a_press_that_something_else_received_is_no_success() -> None:
    reply = Reply(delivery=Delivery.INTERCEPTED, cover='dialog "Cookies"')
    played = pressed("name=Save", CART, reply=reply)
    assert played.ending.outcome is Outcome.STUCK
    assert 'dialog "Cookies" lies over it' in played.ending.note


def test_what_cannot_be_read_afterwards_is_not_called_done() -> None:
    played = pressed("name=Save", CART, then=blind())
    assert (played.ending.outcome, played.actions[:1]) == (Outcome.BLIND, ('press button "Save"',))


def test_a_dialog_that_the_press_opened_is_the_runs_own() -> None:
    opened = screen(button("Save"), dialog("Name it", "textbox Name", button("OK")), like=CART)
    assert pressed("name=Save", CART, then=opened).ending.memory.owner is Owner.TASK


def test_what_came_of_it_is_told_with_a_verdict() -> None:
    (told,) = pressed("name=Save", CART).told("action.assessed")
    assert isinstance(told, ActionAssessed)
    assert told.action == 'press button "Save"'
    assert told.reason is not Reason.REPORTING_DISABLED


def test_nobody_is_asked() -> None:
    assert pressed("name=Save", CART).asked == ()
    assert Memory().history == ()


FORM = screen("textbox E-mail @ sign in", "textbox E-mail @ newsletter", "checkbox Terms", "textbox City", "button Go")
SIGN_IN, NEWS = (item.ref for item in FORM.items[:2])
PICKED = replace(FORM, matches={"#mail": (SIGN_IN,), ".mail": (SIGN_IN, NEWS)})


def test_enter_puts_a_text_into_the_field_that_its_key_names() -> None:
    played = filled({"css=#mail": "kim@example.com", "city": "Bonn", "role=checkbox;name=Terms": "yes"}, PICKED)
    assert played.ending.outcome is Outcome.DONE
    assert played.actions == (
        'type "kim@example.com" into textbox "E-mail"',
        'check checkbox "Terms"',
        'type "Bonn" into textbox "City"',
    )
    assert played.asked == ()


def test_enter_guesses_no_field_that_a_key_does_not_tell_from_another() -> None:
    played = filled({"css=.mail": "kim@example.com"}, PICKED)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert 'textbox "E-mail" in sign in, textbox "E-mail" in newsletter' in played.ending.note


def test_enter_fails_where_no_field_is_what_the_key_names() -> None:
    played = filled({"name=Town": "Bonn"}, PICKED)
    assert (played.ending.outcome, played.actions, played.asked) == (Outcome.FALSE, (WAITS, WAITS), ())
    assert "nothing matches name=Town" in played.ending.note


@pytest.mark.parametrize(
    ("key", "text_", "says"),
    [
        ("name=Go", "x", 'button "Go" takes no text'),
        ("name=Terms", "maybe", 'checkbox "Terms" is ticked with "yes" or "no"'),
        ("name=Old", "x", 'textbox "Old" cannot be changed'),
        ("name=Red", "no", 'radio "Red" is chosen with "yes"'),
    ],
)
def test_enter_says_what_a_field_does_not_take(key: str, text_: str, says: str) -> None:
    shown = screen("button Go", "checkbox Terms", "textbox Old [readonly]", "radio Red [unchecked]")
    played = filled({key: text_}, shown)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert says in played.ending.note


def test_a_named_field_is_looked_for_on_the_forms_next_page_too() -> None:
    first = screen("textbox Name", "button Continue", title="Step 1 of 2")
    second = screen("textbox Code", "button Go", title="Step 2 of 2", like=first)
    app = App({"first": first, "second": second}, "first", {("first", 'press button "Continue"'): "second"})
    played = play(entering({"name": "Kim", "name=Code": "12"}), app, ScriptedJudge(calmly(onward)))
    assert played.actions[-1] == 'type "12" into textbox "Code"'
    assert played.ending.outcome is Outcome.DONE


def onward(state: State, question: Question) -> Said | None:
    """Goes on to the next page, and holds for done what shows it."""
    if isinstance(question, Choice):
        return {Kind.MOVE: "activate", Kind.TARGET: "Continue"}.get(question.kind, "none")
    return (0.9 if any(item.name == "Code" for item in state.items) else 0.0) if question.kind is Kind.DONE else None
