"""`enter` puts every text of the step in once, reads it back, and says truthfully what became of it."""

from __future__ import annotations

import pytest
from screens import blind, button, dialog, field, form, screen, with_values
from scripted import answers
from told import Entry, entering, filled, variable
from transcript import App, Ends, Transcript, accepted, does, play, refused

from act import Limits, Look, Loop, Memory, Outcome, Owner
from act.slots import fields
from judge import Choice
from view import Element, FrontKind, Kind, Operation, Refusal, Reply, Secret
from view import State as Condition

FORM = screen(
    "textbox Your name", "textbox Street address", "textbox E-mail (required)", "button Send", title="Checkout"
)
BUYER: dict[str, Entry] = {
    "name": "Test Buyer",
    "street": "1 High Street",
    "e-mail": variable("email", "kim@example.com"),
}
TYPED = (
    'type "Test Buyer" into textbox "Your name"',
    'type "1 High Street" into textbox "Street address"',
    'type "kim@example.com" into textbox "E-mail (required)"',
)


def test_what_is_there_already_is_not_typed_again() -> None:
    there = screen('textbox Name = "Kim  Lee"', "textbox Street")
    played = filled({"name": "Kim Lee", "street": "1 High Street"}, there)
    assert played.actions == ('type "1 High Street" into textbox "Street"',)
    assert "already there: name" in played.ending.note


def test_a_form_that_holds_it_all_was_done_before() -> None:
    played = filled({"name": "Kim"}, screen('textbox Name = "Kim"'))
    assert (played.ending.outcome, played.actions) == (Outcome.ALREADY_DONE, ())


def test_a_secret_is_typed_whatever_the_field_shows() -> None:
    there = screen('textbox Password = "[secret:password]"')
    assert filled({"password": Secret("password")}, there).actions == (
        'type "[secret:password]" into textbox "Password"',
    )


def test_a_field_that_was_drawn_anew_is_still_the_same_field() -> None:
    anew = screen("heading Checkout", 'textbox Your name = "K"', "button Send")
    typed = 'type "Kim" into textbox "Your name"'
    play = Transcript(entering({"name": "Kim"})) << Look() >> FORM << does(typed) >> accepted(kept=False, read_back="K")
    play = play << Look() >> anew << does(typed) >> accepted(read_back="Kim")
    assert play << Look() >> with_values(anew, {"Your name": "Kim"}) << Ends(Outcome.DONE)


def test_a_look_that_fails_after_typing_takes_nothing_away() -> None:
    play = Transcript(entering({"name": "Kim"})) << Look() >> FORM << does('type "Kim" into textbox "Your name"')
    assert play >> accepted() << Look() >> blind() << Ends(Outcome.DONE, note='last seen: "Checkout"')


def test_what_a_field_did_not_keep_is_typed_once_more() -> None:
    assert (
        Transcript(entering({"name": "Kim"}))
        << Look()
        >> FORM
        << does('type "Kim" into textbox "Your name"')
        >> accepted(kept=False, read_back="")
        << Look()
        >> FORM
        << does('type "Kim" into textbox "Your name"')
        >> accepted(read_back="Kim")
        << Look()
        >> screen('textbox Your name = "Kim"', like=FORM)
        << Ends(Outcome.DONE)
    )


def test_what_a_field_does_not_keep_twice_fails_and_says_what_it_shows() -> None:
    app = App({"form": FORM}, "form", {("form", TYPED[0]): Reply(kept=False, read_back="TEST")})
    played = filled({"name": "Test Buyer"}, app)
    assert played.actions == (TYPED[0], TYPED[0])
    assert played.ending.outcome is Outcome.FALSE
    assert 'textbox "Your name" did not keep the name "Test Buyer": it shows "TEST"' in played.ending.note


def test_a_field_that_stays_empty_shows_nothing() -> None:
    app = App({"form": FORM}, "form", {("form", TYPED[0]): Reply(kept=False, read_back="")})
    assert 'did not keep the name "Test Buyer": it shows nothing' in filled({"name": "Test Buyer"}, app).ending.note


def test_a_secret_is_typed_by_name_and_never_shown() -> None:
    shown = screen("textbox User", "textbox Password")
    typed = 'type "[secret:password]" into textbox "Password"'
    app = App({"form": shown}, "form", {("form", typed): Reply(kept=False, read_back="hunter2")})
    played = filled({"password": Secret("password")}, app)
    assert played.actions == (typed, typed)
    assert "hunter2" not in played.ending.note
    assert 'textbox "Password" did not keep the password' in played.ending.note


def test_texts_are_not_shown_to_the_judge_but_by_the_names_of_their_slots() -> None:
    shown = screen("textbox Recipient")
    played = filled({"name": "Kim Lee"}, shown, answers(slot_1="Recipient"))
    assert "Kim" not in str(played.asked[0])
    assert played.asked[0].state.step == "enter the name"


def test_a_text_the_gate_refuses_is_not_entered() -> None:
    shown = screen(form("pay", field("Note"), button("Pay now"), default="Pay now"), title="Pay")
    played = filled({"note": "thanks\n"}, shown)
    assert (played.actions, played.ending.outcome) == ((), Outcome.REFUSED)


def test_a_field_that_refuses_text_fails_and_says_why() -> None:
    app = App({"form": FORM}, "form", {("form", TYPED[0]): refused(Refusal.NOT_EDITABLE, note="it is an editor")})
    played = filled({"name": "Test Buyer"}, app)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, (TYPED[0],))
    assert 'textbox "Your name" does not take the name: it is an editor' in played.ending.note


def test_a_reference_that_went_stale_is_looked_up_again_once() -> None:
    again = screen("heading New", "textbox Your name", like=FORM)
    typed = 'type "Kim" into textbox "Your name"'
    play = Transcript(entering({"name": "Kim"})) << Look() >> FORM << does(typed) >> refused(Refusal.STALE)
    play = play << Look() >> again << does(typed) >> accepted() << Look() >> again
    assert play << Ends(Outcome.DONE)


def test_a_field_that_went_away_before_its_turn_fails_the_step() -> None:
    app = App({"form": FORM, "short": screen("textbox Your name")}, "form", {("form", TYPED[0]): "short"})
    played = filled(BUYER, app)
    assert played.ending.outcome is Outcome.STUCK
    assert 'the field for the street, textbox "Street address", is gone' in played.ending.note


def test_a_field_that_is_gone_with_its_reference_fails_the_step() -> None:
    typed = 'type "Kim" into textbox "Your name"'
    play = Transcript(entering({"name": "Kim"})) << Look() >> FORM << does(typed) >> refused(Refusal.STALE)
    assert (
        play
        << Look()
        >> screen("text Thank you")
        << Ends(Outcome.STUCK, note="does not take the name: stale_reference")
    )


def test_a_screen_that_cannot_be_read_takes_no_text() -> None:
    assert filled({"name": "Kim"}, blind("the page crashed")).ending.outcome is Outcome.BLIND


def test_what_lies_over_a_field_is_named() -> None:
    reply = refused(Refusal.COVERED, cover='button "Chat with us"')
    played = filled({"name": "Test Buyer"}, App({"form": FORM}, "form", {("form", TYPED[0]): reply}))
    assert played.ending.outcome is Outcome.STUCK
    assert 'button "Chat with us" lies over it' in played.ending.note
    assert played.actions == (TYPED[0],)


def test_proposals_of_our_own_typing_are_closed_before_the_next_field() -> None:
    shown = screen("combobox Town (type, click)", "textbox Street")
    rows = screen("combobox Town (type, click)", "option Leedstown Valley", "textbox Street", like=shown)
    street = 'type "1 High Street" into textbox "Street"'
    play = Transcript(entering({"town": "Leeds", "street": "1 High Street"})) << Look() >> shown
    play = play << does('type "Leeds" into combobox "Town"') >> accepted() << Look() >> rows
    for _ in range(2):
        play = play << does("wait") >> accepted() << Look() >> rows
    play = play << does(street) >> refused(Refusal.COVERED, cover='option "Leedstown Valley"')
    play = play << does("press escape") >> accepted() << Look() >> shown
    assert play << does(street) >> accepted() << Look() >> shown << Ends(Outcome.DONE)


def test_a_text_without_a_field_is_passed_over_when_the_form_does_not_ask_for_it() -> None:
    played = filled({"name": "Kim", "fax": "556"}, screen("textbox Name"), answers(slot="none", asks_1=0.34))
    assert played.ending.outcome is Outcome.DONE
    assert "the form does not ask for the fax" in played.ending.note


@pytest.mark.parametrize(
    ("name", "left", "outcome"),
    [
        ("title", "textbox What is wrong?", Outcome.STUCK),
        ("title", "textbox Remarks (optional)", Outcome.DONE),
        ("title", 'textbox What is wrong? = "A tap"', Outcome.DONE),
        ("title", "searchbox Search", Outcome.DONE),
        ("phone", "textbox What is wrong?", Outcome.DONE),
    ],
)
def test_it_is_not_passed_over_while_the_form_leaves_a_field_empty_but_for_a_common_detail(
    name: str, left: str, outcome: Outcome
) -> None:
    page = screen("textbox Name", left)
    assert filled({"name": "Kim", name: "556"}, page, answers(slot="none", asks_1=0.0)).ending.outcome is outcome


def test_a_form_that_shows_nothing_new_is_not_asked_about_again() -> None:
    played = filled({"name": "Kim", "fax": "556"}, screen("textbox Name", "textbox Other"), answers(slot_1="none"))
    assert [question.id for request in played.asked for question in request.questions] == ["slot_1", "asks_1"]


def test_a_text_without_a_field_fails_when_the_form_may_ask_for_it() -> None:
    played = filled({"name": "Kim", "fax": "556"}, screen("textbox Name"), answers(slot="none", asks_1=0.35))
    assert played.ending.outcome is Outcome.STUCK
    assert "no field for the fax" in played.ending.note


@pytest.mark.parametrize("more", ["button Next", "button Continue to payment", "text Step 1 of 3"])
def test_a_form_of_several_pages_may_ask_for_it_on_the_next(more: str) -> None:
    played = filled({"name": "Kim", "fax": "556"}, screen("textbox Name", more), answers(slot="none", asks_1=0.0))
    assert played.ending.outcome is Outcome.STUCK


def test_a_screen_that_takes_none_of_it_fails_however_little_it_asks_for() -> None:
    played = filled({"name": "Kim"}, screen("text Thank you", title="Done"), answers(asks_1=0.0))
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert "the fields that show are none" in played.ending.note


def test_a_form_that_does_not_complain_is_not_asked_about() -> None:
    assert [q.id for request in filled({"name": "Kim"}, FORM).asked for q in request.questions] == []


INVALID = screen(field("Name", states=frozenset({Condition.INVALID})), "textbox Street")


def complaining(slot: str) -> App:
    shown = screen("textbox Name", "textbox Street")
    return App({"form": shown, "wrong": INVALID}, "form", {("form", f'type "Kim" into textbox "{slot}"'): "wrong"})


def test_a_field_marked_as_wrong_is_asked_about_entered_once_more_and_then_named() -> None:
    played = filled({"name": "Kim"}, complaining("Name"), answers(error_1=0.7))
    assert played.actions == ('type "Kim" into textbox "Name"',) * 2
    assert played.ending.outcome is Outcome.FALSE
    assert 'the form does not accept textbox "Name" for the name' in played.ending.note


def test_a_complaint_that_is_about_something_else_is_no_failure() -> None:
    played = filled({"name": "Kim"}, complaining("Name"), answers(error_1=0.69))
    assert (played.ending.outcome, len(played.actions)) == (Outcome.DONE, 1)


def test_an_alert_that_appeared_is_asked_about() -> None:
    shown = screen("textbox Name")
    alert = screen("textbox Name", "alert Please use your full name", like=shown)
    app = App({"form": shown, "alert": alert}, "form", {("form", 'type "Kim" into textbox "Name"'): "alert"})
    assert [q.id for request in filled({"name": "Kim"}, app).asked for q in request.questions] == ["error_1"]


class Forgetful(App):
    """Empties a field as soon as another is typed into."""

    def do(self, operation: Operation, element: Element | None) -> Reply:
        if operation.kind is Kind.TYPE and len(self.holds) == 1:
            self.holds.clear()
        return super().do(operation, element)


def test_a_field_that_is_empty_again_is_entered_once_more() -> None:
    app = Forgetful({"form": screen("textbox Name", "textbox Street")}, "form")
    played = filled({"name": "Kim", "street": "1 High Street"}, app)
    assert played.actions.count('type "Kim" into textbox "Name"') == 2


class Sending(App):
    """Return takes what is in the field and empties it, as a list does that is added to."""

    def do(self, operation: Operation, element: Element | None) -> Reply:
        reply = super().do(operation, element)
        self.holds.clear()
        return reply


@pytest.mark.parametrize(("text", "times"), [("Kim\n", 1), ("Kim", 2)])
def test_a_text_that_return_has_sent_is_not_entered_twice(text: str, times: int) -> None:
    played = filled({"name": text}, Sending({"form": screen("textbox Name")}, "form"))
    assert len(played.actions) == times


def test_what_is_plainly_missing_is_not_asked_about() -> None:
    shown = screen("textbox Name", "textbox Street")
    alert = screen("textbox Name", "textbox Street", "alert Something went wrong", like=shown)
    app = Forgetful(
        {"form": shown, "alert": alert}, "form", {("form", 'type "1 High Street" into textbox "Street"'): "alert"}
    )
    played = filled({"name": "Kim", "street": "1 High Street"}, app, answers(error_1=0.0))
    assert played.actions.count('type "Kim" into textbox "Name"') == 2


def test_an_alert_in_front_is_asked_about() -> None:
    shown = screen("textbox Name")
    alert = screen("textbox Name", dialog("Check this", kind=FrontKind.ALERT), like=shown)
    app = App({"form": shown, "alert": alert}, "form", {("form", 'type "Kim" into textbox "Name"'): "alert"})
    assert [q.id for request in filled({"name": "Kim"}, app).asked for q in request.questions] == ["error_1"]


def test_a_field_that_takes_nothing_more_after_a_complaint_fails_the_step() -> None:
    typed = 'type "Kim" into textbox "Name"'
    reply = refused(Refusal.NOT_EDITABLE, note="it is locked")
    app = complaining("Name")
    app = App(app.screens, "form", {**app.leads, ("wrong", typed): reply})
    played = filled({"name": "Kim"}, app, answers(error_1=0.9))
    assert played.ending.outcome is Outcome.STUCK
    assert "it is locked" in played.ending.note


class Amnesiac(App):
    """Says it kept everything, and keeps nothing."""

    def do(self, operation: Operation, element: Element | None) -> Reply:
        reply = super().do(operation, element)
        self.holds.clear()
        return reply


def test_a_form_that_forgets_what_it_says_it_kept_does_not_pass() -> None:
    played = filled({"name": "Kim"}, Amnesiac({"form": screen("textbox Name")}, "form"))
    assert (played.ending.outcome, len(played.actions)) == (Outcome.FALSE, 2)


def test_the_next_step_knows_what_was_typed_last_and_where() -> None:
    played = filled(BUYER, FORM, answers(slot="Street address"))
    memory = played.ending.memory
    assert memory.history == ("typed the name", "typed the street", "typed the e-mail")
    assert memory.typed_kinds == {found.kind_key for found in fields(FORM)}
    assert memory.last_typed == FORM.items[2].press_key
    assert memory.screen
    assert memory.screen.items[2].value == "kim@example.com"


def test_a_dialog_that_the_typing_opened_is_the_tasks_own() -> None:
    shown = screen("textbox Date")
    opened = screen("textbox Date", dialog("Choose a date", "button 1"), like=shown)
    app = App({"form": shown, "dialog": opened}, "form", {("form", 'type "1 May" into textbox "Date"'): "dialog"})
    assert filled({"date": "1 May"}, app).ending.memory.owner is Owner.TASK


def covered(*names: str) -> tuple[Element, ...]:
    return tuple(field(name, states=frozenset({Condition.COVERED})) for name in names)


COOKIES = dialog("Cookies", "button Accept", "button Reject all", "button Delete my data")


def test_what_lies_over_the_form_is_closed_first_without_agreeing_to_anything() -> None:
    app = App(
        {"banner": screen(*covered("Name"), COOKIES), "form": screen("textbox Name")},
        "banner",
        {("banner", 'press button "Reject all"'): "form"},
    )
    played = filled({"name": "Kim"}, app, answers(blocked=0.7, dismiss="Reject all"))
    assert played.actions == ('press button "Reject all"', 'type "Kim" into textbox "Name"')
    question = played.asked[1].questions[0]
    assert isinstance(question, Choice)
    assert "Delete my data" not in [option.element.name for option in question.options if option.element]


def test_what_is_not_in_the_way_is_left_alone() -> None:
    app = App({"banner": screen(*covered("Name"), COOKIES)}, "banner")
    played = filled({"name": "Kim"}, app, answers(blocked=0.69))
    assert (played.actions, played.ending.outcome) == ((), Outcome.STUCK)


def test_obstacles_are_left_alone_where_the_run_says_so() -> None:
    app = App({"banner": screen(*covered("Name"), COOKIES)}, "banner")
    machine = entering({"name": "Kim"}, limits=Limits(off=frozenset({Loop.OBSTACLES})))
    assert play(machine, app, answers(blocked=0.9, dismiss="escape")).actions == ()


def test_what_does_not_go_is_tried_twice() -> None:
    app = App({"banner": screen(*covered("Name"), COOKIES)}, "banner")
    played = filled({"name": "Kim"}, app, answers(blocked=0.9, dismiss="escape"))
    assert (played.actions, played.ending.outcome) == (("press escape",) * 2, Outcome.STUCK)


def test_a_dialog_that_has_fields_of_its_own_is_no_obstacle() -> None:
    shown = screen(*covered("Name"), dialog("Sign in", "textbox E-mail"))
    assert filled({"e-mail": "kim@example.com"}, shown).asked == ()


def test_the_runs_own_dialog_is_no_obstacle() -> None:
    shown = screen(*covered("Name"), dialog("Choose a size", "button Small"))
    machine = entering({"name": "Kim"}, Memory(owner=Owner.TASK))
    played = play(machine, App({"form": shown}, "form"), answers(blocked=1.0))
    assert (played.actions, played.ending.outcome) == ((), Outcome.STUCK)


def test_a_memory_of_another_step_does_not_stand_in_the_way() -> None:
    memory = Memory(history=("pressed Checkout",), typed_kinds=frozenset({"textbox:Your name @ "}))
    played = play(entering({"name": "Kim"}, memory), App({"form": FORM}, "form"), {})
    assert played.ending.memory.history == ("pressed Checkout", "typed the name")
