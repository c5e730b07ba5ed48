"""`enter` puts every text of the step into the field that is meant, once, and nothing else anywhere."""

from __future__ import annotations

from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from screens import button, dialog, field, form, item, omitted, screen, select, tickbox
from scripted import Said, Script, ScriptedJudge, answers
from told import entering, variable
from transcript import App, Ends, Played, Transcript, accepted, does, play, refused

from act import Ending, Limits, Look, Machine, Memory, Outcome, Owner, Phrase
from act.slots import Slot, by_its_own_words, fields, plain_words
from judge import Choice, Question, State
from view import Element, Guards, Kind, Operation, Refusal, Reply, Screen, Secret
from view import State as Condition

FORM = screen(
    "textbox Your name", "textbox Street address", "textbox E-mail (required)", "button Send", title="Checkout"
)
BUYER: dict[str, str | Secret | Phrase] = {
    "name": "Test Buyer",
    "street": "1 High Street",
    "e-mail": variable("email", "kim@example.com"),
}
TYPED = (
    'type "Test Buyer" into textbox "Your name"',
    'type "1 High Street" into textbox "Street address"',
    'type "kim@example.com" into textbox "E-mail (required)"',
)


def filled(
    slots: dict[str, str | Secret | Phrase], shown: Screen | App, script: Script | ScriptedJudge | None = None
) -> Played[Ending]:
    app = shown if isinstance(shown, App) else App({"form": shown}, "form")
    return play(entering(slots), app, {} if script is None else script)


# Which field is meant.


def test_a_field_that_says_what_it_takes_is_not_asked_about() -> None:
    assert (
        Transcript(entering({"e-mail": "kim@example.com"}))
        << Look()
        >> FORM
        << does('type "kim@example.com" into textbox "E-mail (required)"')
        >> accepted()
        << Look()
        >> FORM
        << Ends(Outcome.DONE, note="entered the e-mail")
    )


def test_what_no_field_says_of_itself_is_asked_in_one_request() -> None:
    shown = screen("textbox Recipient", "textbox Line one", title="Delivery")
    played = filled({"name": "Kim", "street": "1 High Street"}, shown, answers(slot_1="Recipient", slot_2="Line one"))
    assert [[question.purpose for question in request.questions] for request in played.asked] == [["name", "street"]]
    assert played.actions == (
        'type "Kim" into textbox "Recipient"',
        'type "1 High Street" into textbox "Line one"',
    )


def test_every_text_goes_into_its_field_in_the_order_of_the_screen() -> None:
    played = filled(dict(reversed(BUYER.items())), FORM, answers(slot="Street address"))
    assert played.actions == TYPED
    assert played.ending.outcome is Outcome.DONE


@pytest.mark.parametrize(
    ("slot", "shown", "label"),
    [
        ("name", "textbox Your name", "Your name"),
        ("E-Mail", "textbox email", "email"),
        ("post code", "textbox Postcode *", "Postcode *"),
        ("the street", "textbox Street (optional)", "Street (optional)"),
    ],
)
def test_labels_are_compared_without_what_says_nothing(slot: str, shown: str, label: str) -> None:
    found = by_its_own_words(Slot(slot, Phrase.of("x")), fields(screen(shown, "textbox Other")))
    assert found
    assert found.field.name == label


@pytest.mark.parametrize(
    "told",
    [
        {"placeholder": "Your e-mail"},
        {"description": "E-mail"},
        {"autocomplete": "section-one shipping email"},
        {"title": "email"},
    ],
)
def test_a_field_without_a_telling_label_may_say_it_elsewhere(told: dict[str, str]) -> None:
    shown = screen(field("Where can we reach you?", **told), "textbox Other")
    assert filled({"e-mail": "kim@example.com"}, shown).actions == (
        'type "kim@example.com" into textbox "Where can we reach you?"',
    )


def test_two_fields_that_say_the_same_are_asked_about() -> None:
    shown = screen("textbox Name @ Billing", "textbox Name @ Delivery")
    played = filled({"name": "Kim"}, shown, answers(slot_1={"1": 0.2, "2": 0.7}))
    assert [request.questions[0].id for request in played.asked] == ["slot_1"]
    assert played.ending.confidence == 0.7


def test_two_texts_are_never_put_into_one_field() -> None:
    shown = screen("textbox Contact", "textbox Other")
    said = answers(slot_1={"1": 0.9}, slot_2={"1": 0.5, "2": 0.45})
    played = filled({"phone": "555", "fax": "556"}, shown, said)
    assert played.actions == ('type "555" into textbox "Contact"', 'type "556" into textbox "Other"')


def test_a_weak_answer_is_no_answer() -> None:
    played = filled({"fax": "556"}, screen("textbox Contact"), answers(slot_1=("Contact", 0.39)))
    assert (played.actions, played.ending.outcome) == ((), Outcome.STUCK)
    assert 'no field for the fax; the fields that show are textbox "Contact"' in played.ending.note


@pytest.mark.parametrize("state", [Condition.DISABLED, Condition.READONLY])
def test_what_cannot_be_written_into_is_no_field(state: Condition) -> None:
    assert filled({"name": "Kim"}, screen(field("Name", states=frozenset({state})))).actions == ()


def test_a_field_behind_a_dialog_is_no_field() -> None:
    behind = field("Name", states=frozenset({Condition.COVERED}))
    shown = screen(behind, dialog("Delivery", field("Full name")))
    assert filled({"name": "Kim"}, shown, answers(slot_1="Full name")).actions == (
        'type "Kim" into textbox "Full name"',
    )


def test_the_whole_page_is_read_for_a_field_that_is_not_near() -> None:
    near = replace(screen("link Home"), omitted=omitted(textbox=1))
    machine = entering({"name": "Kim"})
    play = Transcript(machine) << Look() >> near << Look(whole=True) >> FORM
    play = play << does('type "Kim" into textbox "Your name"') >> accepted() << Look() >> FORM
    assert play << Ends(Outcome.DONE)


def test_a_field_that_shows_as_another_is_filled_is_found_in_the_next_round() -> None:
    first, second = screen(select("Country", "UK", "US")), screen(select("Country", "UK", "US"), "textbox County")
    app = App({"a": first, "b": second}, "a", {("a", 'select "UK" in combobox "Country"'): "b"})
    played = filled({"county": "Kent", "country": "UK"}, app)
    assert played.ending.outcome is Outcome.DONE
    assert played.actions[-1] == 'type "Kent" into textbox "County"'


def test_no_choice_is_ever_larger_than_a_judge_can_read() -> None:
    shown = screen(*(field(f"Box {n}") for n in range(60)), field("Parcel notes"))
    played = filled({"notes for the courier": "ring twice"}, shown, answers(slot_1="Parcel notes"))
    (question,) = played.asked[0].questions
    assert isinstance(question, Choice)
    assert len(question.options) == 20
    assert played.actions == ('type "ring twice" into textbox "Parcel notes"',)


# Putting it in.


def test_what_is_there_already_is_not_typed_again() -> None:
    there = screen('textbox Name = "Kim  Lee"', "textbox Street")
    played = filled({"name": "Kim Lee", "street": "1 High Street"}, there)
    assert played.actions == ('type "1 High Street" into textbox "Street"',)
    assert "already there: name" in played.ending.note


def test_a_form_that_holds_it_all_was_done_before() -> None:
    played = filled({"name": "Kim"}, screen('textbox Name = "Kim"'))
    assert (played.ending.outcome, played.actions) == (Outcome.ALREADY_DONE, ())


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


# Selects, check boxes, radio buttons.


@pytest.mark.parametrize(
    ("text", "option"), [("uk", "UK"), ("Ireland", "Republic of Ireland"), ("united states", "United States")]
)
def test_an_option_is_found_by_its_words(text: str, option: str) -> None:
    shown = screen(select("Country", "UK", "United States", "Republic of Ireland"))
    assert filled({"country": text}, shown).actions == (f'select "{option}" in combobox "Country"',)


def test_an_option_under_another_name_is_asked_for() -> None:
    shown = screen(select("Country", "United Kingdom", "United States"))
    played = filled({"country": "Great Britain"}, shown, answers(option="United Kingdom"))
    assert played.actions == ('select "United Kingdom" in combobox "Country"',)


def test_an_option_that_is_not_there_fails_and_says_what_is() -> None:
    shown = screen(select("Country", "UK", "US"))
    played = filled({"country": "Mars"}, shown, answers(option=("UK", 0.4)))
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert 'has no option "Mars" for the country; it offers UK, US' in played.ending.note


@pytest.mark.parametrize(("text", "checked"), [("yes", False), ("on", False), ("no", True), ("off", True)])
def test_a_check_box_is_ticked_or_unticked(text: str, checked: bool) -> None:
    app = App({"form": screen(tickbox("Newsletter", checked=checked))}, "form")
    played = filled({"newsletter": text}, app)
    assert played.ending.outcome is Outcome.DONE
    assert app.ticked == {app.screens["form"].items[0].press_key: not checked}


@pytest.mark.parametrize(("text", "checked"), [("yes", True), ("no", False)])
def test_a_check_box_that_stands_as_it_should_is_left_alone(text: str, checked: bool) -> None:
    assert filled({"newsletter": text}, screen(tickbox("Newsletter", checked=checked))).actions == ()


def test_only_a_yes_or_a_no_goes_into_a_check_box() -> None:
    shown = screen(tickbox("Name on the parcel"), "textbox Recipient")
    played = filled({"name": "Kim"}, shown, answers(slot_1="Recipient"))
    assert played.actions == ('type "Kim" into textbox "Recipient"',)


def test_a_radio_button_is_chosen_by_its_label_in_the_group_that_is_meant() -> None:
    group = 'radiogroup "Delivery"'
    shown = screen(
        item(f"radio Standard [checked] @ {group}"),
        item(f"radio Express [unchecked] @ {group}"),
        "textbox Delivery note",
    )
    assert filled({"delivery": "express"}, shown).actions == ('check radio "Express"',)


# Proposals.


CITY = screen("textbox City", "textbox Street")
CITY_ROWS = screen("textbox City", "option London, UK", "option London, Ontario", "textbox Street", like=CITY)


def proposing(shown: Screen, rows: Screen, typed: str, *, leads: dict[tuple[str, str], str] | None = None) -> App:
    return App({"form": shown, "rows": rows}, "form", {("form", typed): "rows", **(leads or {})})


def test_a_row_with_the_same_words_is_taken() -> None:
    rows = screen("textbox Colour", "option Light blue", "option Blue", like=screen("textbox Colour"))
    app = proposing(screen("textbox Colour"), rows, 'type "blue" into textbox "Colour"')
    assert filled({"colour": "blue"}, app).actions[-1] == 'press option "Blue"'


def test_the_only_row_that_holds_the_place_is_taken() -> None:
    rows = screen("textbox City", "option London, UK", "option Paris", like=CITY)
    app = proposing(CITY, rows, 'type "London" into textbox "City"')
    played = filled({"city": "London"}, app)
    assert (played.actions[-1], played.asked) == ('press option "London, UK"', ())


def test_of_several_rows_for_a_place_the_judge_picks_one() -> None:
    app = proposing(CITY, CITY_ROWS, 'type "London" into textbox "City"')
    played = filled({"city": "London"}, app, answers(target="London, Ontario"))
    assert played.actions[-1] == 'press option "London, Ontario"'


def test_a_place_stays_as_it_was_typed_when_no_row_is_meant() -> None:
    app = proposing(CITY, CITY_ROWS, 'type "London" into textbox "City"')
    played = filled({"city": "London"}, app, answers(target=("London, UK", 0.49)))
    assert played.actions == ('type "London" into textbox "City"',)
    assert played.ending.outcome is Outcome.DONE


def test_rows_for_what_is_no_place_are_left_alone() -> None:
    rows = screen("textbox Name", "option Kim Lee", like=screen("textbox Name"))
    app = proposing(screen("textbox Name"), rows, 'type "Kim" into textbox "Name"')
    assert filled({"name": "Kim"}, app).actions == ('type "Kim" into textbox "Name"',)


def test_a_search_box_only_proposes_searches() -> None:
    shown = screen("searchbox Search")
    app = proposing(shown, screen("searchbox Search", "option mug", like=shown), 'type "mug" into searchbox "Search"')
    assert filled({"search": "mug"}, app).actions == ('type "mug" into searchbox "Search"',)


def test_what_was_there_before_is_no_proposal() -> None:
    shown = screen("textbox City", "link London")
    assert filled({"city": "London"}, shown).actions == ('type "London" into textbox "City"',)


def test_a_combobox_is_given_time_to_propose() -> None:
    shown = screen("combobox Airport (click, type)")
    rows = screen("combobox Airport (click, type)", "option London Heathrow (LHR)", like=shown)
    app = App({"form": shown, "rows": rows}, "form", {("form", "wait"): "rows"})
    assert filled({"airport": "Heathrow"}, app).actions == (
        'type "Heathrow" into combobox "Airport"',
        "wait",
        'press option "London Heathrow (LHR)"',
    )


# What is missing, and what the form says of it.


def test_a_text_without_a_field_is_passed_over_when_the_form_does_not_ask_for_it() -> None:
    played = filled({"name": "Kim", "fax": "556"}, screen("textbox Name"), answers(slot="none", asks_1=0.34))
    assert played.ending.outcome is Outcome.DONE
    assert "the form does not ask for the fax" in played.ending.note


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
    assert (played.ending.outcome, played.asked) == (Outcome.STUCK, ())
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


class Amnesiac(App):
    """Says it kept everything, and keeps nothing."""

    def do(self, operation: Operation, element: Element | None) -> Reply:
        reply = super().do(operation, element)
        self.holds.clear()
        return reply


def test_a_form_that_forgets_what_it_says_it_kept_does_not_pass() -> None:
    played = filled({"name": "Kim"}, Amnesiac({"form": screen("textbox Name")}, "form"))
    assert (played.ending.outcome, len(played.actions)) == (Outcome.FALSE, 2)


# What the next step has to know.


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


# Whatever the judge says.


@dataclass
class Recording(App):
    """Keeps what was done."""

    done: list[Operation] = dataclass_field(default_factory=list)

    def do(self, operation: Operation, element: Element | None) -> Reply:
        self.done.append(operation)
        return super().do(operation, element)


NAMES = st.sampled_from(["name", "street", "e-mail", "city", "fax", "notes", "from"])
TEXTS = st.sampled_from(["Kim", "1 High Street", "kim@example.com", "London", "555", "yes"])
LABELS = st.sampled_from(["Name", "Street", "Recipient", "Line 1", "Contact", "City", "Town", "Remarks", "E-mail"])
ROLES = st.sampled_from(["textbox", "combobox", "searchbox", "checkbox", "button", "link"])


@st.composite
def judges(draw: st.DrawFn) -> ScriptedJudge:
    """One that answers anything that is offered."""
    rolls = draw(st.lists(st.floats(0, 1), min_size=1, max_size=12))
    picks = draw(st.lists(st.integers(0, 19), min_size=1, max_size=12))
    asked = 0

    def answer(_state: State, question: Question) -> Said:
        nonlocal asked
        asked += 1
        p = rolls[asked % len(rolls)]
        if isinstance(question, Choice):
            return (question.keys[picks[asked % len(picks)] % len(question.keys)], p)
        return p

    return ScriptedJudge(answer)


@given(
    slots=st.dictionaries(NAMES, TEXTS, min_size=1, max_size=5),
    shown=st.lists(st.tuples(ROLES, LABELS), max_size=8),
    judge=judges(),
)
def test_no_answer_types_into_a_field_twice_or_anything_that_the_flow_does_not_say(
    slots: dict[str, str], shown: list[tuple[str, str]], judge: ScriptedJudge
) -> None:
    lines = [f"{role} {label} @ part {n}" for n, (role, label) in enumerate(shown)]
    app = Recording({"form": screen(*lines)}, "form")
    machine: Machine[Ending] = entering(dict(slots), limits=Limits(guards=Guards()))
    ending = play(machine, app, judge).ending
    typed = [operation for operation in app.done if operation.kind is Kind.TYPE]
    assert len({operation.target for operation in typed}) == len(typed)
    assert {part for operation in typed for part in operation.text} <= set(slots.values())
    assert len(typed) <= len(slots)
    assert ending.outcome in {Outcome.DONE, Outcome.ALREADY_DONE, Outcome.STUCK, Outcome.FALSE, Outcome.REFUSED}


@pytest.mark.parametrize(
    ("label", "plain"),
    [("E-mail *", "email"), ("Your name (required)", "name"), ("Post-code", "postcode"), ("The", "")],
)
def test_a_plain_label(label: str, plain: str) -> None:
    assert plain_words(label) == plain


def test_a_memory_of_another_step_does_not_stand_in_the_way() -> None:
    memory = Memory(history=("pressed Checkout",), typed_kinds=frozenset({"textbox:Your name @ "}))
    played = play(entering({"name": "Kim"}, memory), App({"form": FORM}, "form"), {})
    assert played.ending.memory.history == ("pressed Checkout", "typed the name")
