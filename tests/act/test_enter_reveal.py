"""`enter` on a page that does not show its form yet: once, a plain step of a few turns brings it into view."""

from loops import calmly
from screens import field, screen
from scripted import Said, ScriptedJudge, answers
from told import filled
from transcript import App

from act import Outcome, Phrase
from judge import Choice, Kind, Question, State
from view import Secret

CHOICE = screen("textbox Customer number", "button Order as a guest", title="How to order")
FORM = screen(field("Name"), field("Street"), title="Your details")
LEADS = {("choice", 'press button "Order as a guest"'): "form"}


def test_the_form_is_brought_into_view_and_filled_in() -> None:
    app = App({"choice": CHOICE, "form": FORM}, "choice", LEADS)
    said = answers(done=0.8, blocked=0.0, move="activate", target="Order as a guest", slot_1="none")
    played = filled({"name": "Kim"}, app, said)
    assert played.actions == ('press button "Order as a guest"', 'type "Kim" into textbox "Name"')
    assert played.ending.outcome is Outcome.DONE


def test_it_is_tried_once_and_then_the_failure_names_what_shows() -> None:
    app = App({"choice": CHOICE}, "choice")
    said = answers(done=0.0, blocked=0.0, move="stuck", slot_1="none")
    played = filled({"name": "Kim"}, app, said)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())
    assert 'no field for the name; the fields that show are textbox "Customer number"' in played.ending.note


def test_a_form_that_takes_some_of_it_reveals_nothing() -> None:
    app = App({"form": FORM}, "form")
    played = filled({"name": "Kim", "fax": "1"}, app, answers(slot_1="none", asks_1=0.9))
    assert played.actions == ('type "Kim" into textbox "Name"',)


def test_the_way_to_the_form_passes_the_gate_like_any_other() -> None:
    risky = screen("textbox Customer number", "button Delete account", title="How to order")
    app = App({"choice": risky}, "choice")
    said = answers(done=0.0, blocked=0.0, move="activate", target="Delete account", slot_1="none")
    played = filled({"name": "Kim"}, app, said)
    assert played.actions == ()
    assert not played.ending.outcome.passes


def test_an_address_is_never_given_to_a_newsletter_beside_the_form() -> None:
    foot = screen("textbox E-mail for the newsletter @ contentinfo", "button Checkout", title="Cart")
    app = App(
        {"choice": foot, "form": screen(field("Name"), field("E-mail"))},
        "choice",
        {("choice", 'press button "Checkout"'): "form"},
    )
    said = answers(done=0.8, blocked=0.0, move="activate", target="Checkout", slot_1="none", slot_2="none")
    played = filled({"name": "Kim", "e-mail": "kim@example.com"}, app, said)
    assert played.actions == (
        'press button "Checkout"',
        'type "Kim" into textbox "Name"',
        'type "kim@example.com" into textbox "E-mail"',
    )


def test_a_step_that_names_the_newsletter_fills_it_in() -> None:
    foot = screen("textbox E-mail for the newsletter @ contentinfo")
    played = filled({"e-mail for the newsletter": "kim@example.com"}, foot)
    assert played.actions == ('type "kim@example.com" into textbox "E-mail for the newsletter"',)


def test_a_form_that_takes_less_than_half_is_not_the_form_that_is_meant() -> None:
    """It fails and says so: passing the rest over would be a wrong "done"."""
    page = screen(field("E-mail"), "button Go")
    said = answers(
        done=0.0, blocked=0.0, move="stuck", slot_1="none", slot_2="none", slot_3="none", asks_1=0.0, asks_2=0.0
    )
    played = filled(
        {"name": "Kim", "street": "1 High Street", "e-mail": "kim@example.com"}, App({"form": page}, "form"), said
    )
    assert played.ending.outcome is Outcome.STUCK
    assert "no field for the name, street" in played.ending.note


FIRST = screen(field("E-mail"), "button Continue to delivery", title="Checkout")
SECOND = screen(field("Name"), field("Street"), "button Continue to payment", title="Checkout, delivery")
PAGES = {("first", 'press button "Continue to delivery"'): "second"}
BUYER: dict[str, str | Secret | Phrase] = {"name": "Kim", "street": "1 High Street", "e-mail": "kim@example.com"}


def paged(state: State, question: Question) -> Said | None:
    """Nothing shows the rest of the form but going on; the next page is where it leads."""
    there = any(item.name == "Street" for item in state.items)
    if isinstance(question, Choice) and question.kind is Kind.TARGET:
        onward = any(option.element and option.element.name == "Continue to delivery" for option in question.options)
        return "Continue to delivery" if onward else "none"
    if question.kind is Kind.SLOT:
        return "none"
    if isinstance(question, Choice) and question.kind is Kind.MOVE:
        return "activate" if state.step.startswith("continue") and "activate" in question.keys else "stuck"
    return (0.9 if there else 0.0) if question.kind is Kind.DONE else None


def test_a_form_in_several_pages_is_filled_in_page_by_page() -> None:
    app = App({"first": FIRST, "second": SECOND}, "first", PAGES)
    played = filled(BUYER, app, ScriptedJudge(calmly(paged)))
    assert played.actions == (
        'type "kim@example.com" into textbox "E-mail"',
        'press button "Continue to delivery"',
        'type "Kim" into textbox "Name"',
        'type "1 High Street" into textbox "Street"',
    )
    assert played.ending.outcome is Outcome.DONE


def test_a_page_that_takes_everything_is_not_sent_off() -> None:
    app = App({"second": SECOND}, "second")
    played = filled({"name": "Kim", "street": "1 High Street"}, app, ScriptedJudge(calmly(paged)))
    assert all(action.startswith("type") for action in played.actions)


def test_a_form_that_does_not_go_on_fails_and_says_what_is_missing() -> None:
    app = App({"first": FIRST}, "first")
    played = filled(BUYER, app, ScriptedJudge(calmly(paged)))
    assert not played.ending.outcome.passes
    assert "no field for the name, street" in played.ending.note


def test_of_a_form_that_was_left_for_its_last_page_nobody_says_that_it_did_not_ask() -> None:
    """An earlier page may have had the field, under another name."""
    last = screen(field("Name"), field("Street"), "button Order", title="Checkout, delivery")

    def said(state: State, question: Question) -> Said | None:
        return 0.0 if question.kind is Kind.ASKED_FOR else paged(state, question)

    app = App({"first": FIRST, "second": last}, "first", PAGES)
    played = filled({**BUYER, "delivery": "by bicycle"}, app, ScriptedJudge(calmly(said)))
    assert played.ending.outcome is Outcome.STUCK
    assert "no field for the delivery" in played.ending.note
