"""A slot is put into the field that says it takes it, or else into the one the judge picks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from screens import at, dialog, field, form, item, omitted, screen, select, text, tickbox
from scripted import Said, ScriptedJudge, answers
from told import Entry, entering, filled, variable
from transcript import App, Ends, Transcript, accepted, does, play

from act import Ending, Limits, Look, Machine, Outcome, Phrase
from act.slots import Slot, fields, plain_words, that_say_so
from judge import Choice, Question, State
from view import Element, Guards, Kind, Operation, Reply
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
        ("e-mail", "textbox Email address", "Email address"),
        ("name", "textbox Last name and first name", "Last name and first name"),
    ],
)
def test_labels_are_compared_without_what_says_nothing(slot: str, shown: str, label: str) -> None:
    found = that_say_so(Slot(slot, Phrase.of("x")), fields(screen(shown, "textbox Other")))
    assert [field.name for field in found] == [label]


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


def test_a_field_that_has_only_a_placeholder_is_read_by_the_text_before_it() -> None:
    shown = screen(
        "text Street",
        field("e.g. Storgatan 4", placeholder="e.g. Storgatan 4"),
        "text E-mail",
        field(""),
        "button Go on",
    )
    played = filled({"street": "1 High Street", "e-mail": "kim@example.com"}, shown)
    assert played.asked == ()
    assert played.actions == (
        'type "1 High Street" into textbox "e.g. Storgatan 4"',
        'type "kim@example.com" into textbox',
    )


def test_the_judge_reads_such_a_field_by_that_text_too() -> None:
    shown = screen("text Lane and number", field("e.g. Storgatan 4", placeholder="e.g. Storgatan 4"))
    played = filled({"street": "1 High Street"}, shown, answers(slot_1="Lane and number"))
    assert played.actions == ('type "1 High Street" into textbox "e.g. Storgatan 4"',)


@pytest.mark.parametrize(
    ("caption", "below"),
    [((0, 0), (0, 61)), ((0, 50), (281, 50))],
)
def test_a_text_that_stands_far_from_a_field_is_not_its_label(caption: tuple[int, int], below: tuple[int, int]) -> None:
    shown = screen(text("Street", box=at(*caption)), field("", box=at(*below)))
    assert filled({"street": "1 High Street"}, shown).actions == ()


def test_a_field_with_a_label_of_its_own_is_not_read_by_the_text_before_it() -> None:
    assert filled({"street": "1 High Street"}, screen("text Street", "textbox Notes")).actions == ()


PICKER = (
    "textbox Filter the available roles",
    item("listbox Available roles, choose by the arrow", choices=("Cook", "Clerk")),
    item("listbox Chosen roles", choices=()),
)


@pytest.mark.parametrize(("name", "text", "found"), [("available roles", "Clerk", 1), ("available roles", "Guard", 0)])
def test_a_list_that_has_the_text_among_its_choices_takes_it(name: str, text: str, found: int) -> None:
    """Not the box that only filters the list."""
    taking = that_say_so(Slot(name, Phrase.of(text)), fields(screen(*PICKER)))
    assert [field.role for field in taking] == ["listbox"] * found


def test_half_a_name_is_not_the_whole() -> None:
    shown = screen("textbox First name", "textbox Last name")
    assert that_say_so(Slot("name", Phrase.of("Kim Lee")), fields(shown)) == ()


def test_of_two_fields_that_say_the_same_the_one_in_the_form_of_the_others_is_meant() -> None:
    shown = screen(form("order", field("Name"), field("Email address")), form("news", field("E-mail")))
    played = filled({"name": "Kim", "e-mail": "kim@example.com"}, shown)
    assert played.actions == ('type "Kim" into textbox "Name"', 'type "kim@example.com" into textbox "Email address"')
    assert played.asked == ()


def test_two_slots_that_come_to_one_field_are_left_to_the_judge() -> None:
    shown = screen("textbox E-mail", "textbox Other")
    said = answers(slot_1=("E-mail", 0.6), slot_2=("Other", 0.6))
    played = filled({"e-mail": "a@example.com", "mail": "b@example.com"}, shown, said)
    assert played.actions == ('type "a@example.com" into textbox "E-mail"', 'type "b@example.com" into textbox "Other"')


def test_two_texts_are_never_put_into_one_field() -> None:
    shown = screen("textbox Contact", "textbox Other")
    said = answers(slot_1={"1": 0.9}, slot_2={"1": 0.5, "2": 0.45})
    played = filled({"phone": "555", "fax": "556"}, shown, said)
    assert played.actions == ('type "555" into textbox "Contact"', 'type "556" into textbox "Other"')


def test_the_surer_of_two_texts_gets_the_field() -> None:
    shown = screen("textbox Contact", "textbox Other")
    played = filled(
        {"phone number": "555", "fax": "556"}, shown, answers(slot_1=("Contact", 0.5), slot_2=("Contact", 0.6))
    )
    assert played.actions == ('type "556" into textbox "Contact"',)


def test_a_text_goes_into_one_field_only() -> None:
    shown = screen("textbox Contact", "textbox Other")
    played = filled({"fax": "556"}, shown, answers(slot_1={"Contact": 0.42, "Other": 0.55}))
    assert played.actions == ('type "556" into textbox "Other"',)


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


def test_of_options_that_hold_the_words_alike_the_judge_picks_one() -> None:
    shown = screen(select("Country", "United States", "United Kingdom"))
    played = filled({"country": "united"}, shown, answers(option="United Kingdom"))
    assert played.actions == ('select "United Kingdom" in combobox "Country"',)


def test_an_option_that_is_only_the_likeliest_is_not_chosen() -> None:
    shown = screen(select("Country", "UK", "US"))
    assert filled({"country": "Mars"}, shown, answers(option={"UK": 0.49, "US": 0.3})).actions == ()


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
    (question,) = played.asked[0].questions
    assert isinstance(question, Choice)
    assert question.keys == ("1", "none")


def test_a_radio_button_is_chosen_by_its_label_in_the_group_that_is_meant() -> None:
    group = 'radiogroup "Delivery"'
    shown = screen(
        item(f"radio Standard [checked] @ {group}"),
        item(f"radio Express [unchecked] @ {group}"),
        "textbox Delivery note",
    )
    assert filled({"delivery": "express"}, shown).actions == ('check radio "Express"',)


GETTING = 'group "How do you get it?"'
ASKED = screen(
    "textbox Name",
    item(f"radio Delivered by bicycle [checked] @ {GETTING}"),
    item(f"radio I collect it at the shop (free) [unchecked] @ {GETTING}"),
    "button Continue",
)


@pytest.mark.parametrize("text", ["I collect it at the shop", "I collect it at the shop (free)"])
def test_a_radio_button_is_chosen_by_a_label_that_no_other_bears_whatever_the_group_is_called(text: str) -> None:
    assert filled({"name": "Kim", "delivery": text}, ASKED).actions == (
        'type "Kim" into textbox "Name"',
        'check radio "I collect it at the shop (free)"',
    )


@pytest.mark.parametrize(
    ("slot", "twice"), [("get it", "the get it could not be chosen"), ("delivery", "the delivery could not be chosen")]
)
def test_a_form_is_not_left_while_its_choice_for_a_slot_is_not_made(slot: str, twice: str) -> None:
    """Another text than the group offers, or one that two groups offer."""
    text = "By post" if slot == "get it" else "No"
    other = tuple(item(f"radio No way [unchecked] @ group Gift {n}") for n in (1, 2)) if text == "No" else ()
    shown = screen(*ASKED.items[:-1], *other, "button Continue")
    text = "No way" if other else text
    played = filled({"name": "Kim", slot: text}, shown, answers(slot="none"))
    assert played.ending.outcome is Outcome.STUCK
    assert twice in played.ending.note
    assert 'press button "Continue"' not in played.actions


@pytest.mark.parametrize(
    ("label", "plain"),
    [("E-mail *", "email"), ("Your name (required)", "name"), ("Post-code", "postcode"), ("The", "")],
)
def test_a_plain_label(label: str, plain: str) -> None:
    assert plain_words(label) == plain


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
