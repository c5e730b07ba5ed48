"""`enter` presses open what says for certain that it is a slot's drop-down, and nothing else."""

from __future__ import annotations

import pytest
from openable import MUI, choosing, combo, entered, form_of, mui, opening_app
from screens import PRESSED, button, dialog, item, screen
from scripted import answers
from told import filled

from act import Outcome
from view import Element, Secret, Submission
from view import State as Condition


def test_a_combo_box_is_pressed_open_and_its_option_pressed() -> None:
    played = filled({"title": "Tap", "category": "Plumbing"}, mui())
    assert played.actions == (
        'type "Tap" into textbox "Title"',
        'press combobox "Category"',
        'press option "Plumbing"',
    )
    assert (played.ending.outcome, played.asked) == (Outcome.DONE, ())
    assert "entered the title, category" in played.ending.note


def test_a_button_is_read_by_the_caption_before_it() -> None:
    lines = ("menuitem Kim Lee", "menuitem Ana Ray")
    shown = choosing("button Nobody yet ▾", "button Kim Lee ▾", 'button "Nobody yet ▾"', *lines, caption="Assigned to")
    played = entered("Kim Lee", shown, name="assigned to")
    assert played.actions == ('press button "Nobody yet ▾"', 'press menuitem "Kim Lee"')
    assert played.ending.outcome is Outcome.DONE


def test_so_is_a_box_that_is_nothing_but_clickable() -> None:
    lines = ("generic Plumbing (click)", "generic Heating (click)")
    shown = choosing(
        "generic Choose one (click)", "generic Plumbing (click)", 'generic "Choose one"', *lines, caption="Category"
    )
    played = entered("Plumbing", shown)
    assert played.actions == ('press generic "Choose one"', 'press generic "Plumbing"')
    assert played.ending.outcome is Outcome.DONE


@pytest.mark.parametrize(
    "opener",
    [
        item(Element(role="button", name="Choose…", description="Category", supports=PRESSED)),
        item(Element(role="button", name="Category Choose one", supports=PRESSED)),
        item(Element(role="button", name="Choose one", path=('group "Category"',), supports=PRESSED)),
        item(Element(role="button", name="Category ▾", supports=PRESSED)),
        "button Category [collapsed]",
    ],
)
def test_a_name_a_description_or_a_group_says_it_too(opener: str | Element) -> None:
    label = item(opener).label
    chosen = item(opener, value="Plumbing")
    played = entered("Plumbing", choosing(opener, chosen, label, *MUI))
    assert played.actions == (f"press {label}", 'press option "Plumbing"')
    assert played.ending.outcome is Outcome.DONE


def test_a_combo_box_that_takes_no_typing_may_say_so() -> None:
    closed = combo("Choose", Condition.READONLY, Condition.COLLAPSED)
    played = entered("Plumbing", choosing(closed, combo("Plumbing", Condition.READONLY), 'combobox "Category"', *MUI))
    assert played.ending.outcome is Outcome.DONE


def test_a_secret_opens_nothing() -> None:
    played = entered(Secret("kind"), mui())
    assert (played.actions, played.ending.outcome) == ((), Outcome.STUCK)


def test_two_that_say_so_are_nobodys_to_choose_between() -> None:
    shown = form_of("text Category", "generic Choose one (click)", "text Category", "generic Choose (click)")
    played = filled({"title": "Tap", "category": "Plumbing"}, shown)
    assert played.actions == ('type "Tap" into textbox "Title"',)
    assert played.ending.outcome is Outcome.STUCK
    assert '2 controls say they are the category: generic "Choose one", generic "Choose"' in played.ending.note


def test_of_two_the_one_in_the_form_that_is_filled_in_is_meant() -> None:
    mine = Submission(form="new")
    closed = screen(
        item("textbox Title", submission=mine), combo("Choose", submission=mine), item("combobox Category (click) @ a")
    )
    opened = screen(*closed.items, *MUI, like=closed)
    chosen = screen(
        item("textbox Title", submission=mine),
        combo("Plumbing", submission=mine),
        item("combobox Category (click) @ a"),
        like=closed,
    )
    played = filled(
        {"title": "Tap", "category": "Plumbing"},
        opening_app(closed, opened, chosen, 'combobox "Category"', 'option "Plumbing"'),
    )
    assert played.ending.outcome is Outcome.DONE


@pytest.mark.parametrize(
    "beside",
    [
        "button Delete",
        "button Delete ▾",
        "button Edit",
        "button Fewer",
        "button Choose file",
        "button Select all",
        "link Choose one",
        "tab Choose one",
        "button Choose one [disabled]",
        "button Choose one @ navigation",
        button("Choose one", submission=Submission(form="f", submits=True)),
    ],
)
def test_what_does_not_plainly_open_a_list_is_never_pressed(beside: str | Element) -> None:
    played = entered("Plumbing", screen("textbox Title", "text Category", beside), answers(slot="none"))
    assert (played.actions, played.ending.outcome) == ((), Outcome.STUCK)


@pytest.mark.parametrize("name", ["Subcategory", "Category code", "Delete category"])
def test_a_name_that_only_holds_the_slots_says_nothing(name: str) -> None:
    shown = screen("textbox Title", item(Element(role="combobox", name=name, supports=PRESSED)))
    assert entered("Plumbing", shown, answers(slot="none")).actions == ()


def test_an_opener_is_never_the_judges_guess() -> None:
    shown = screen("textbox Title", item(Element(role="combobox", name="Kind", supports=PRESSED)))
    played = entered("Plumbing", shown, answers(slot="none"))
    offered = [
        option.text for request in played.asked for q in request.questions for option in getattr(q, "options", ())
    ]
    assert not [text for text in offered if "Kind" in text]
    assert played.actions == ()


def test_a_field_that_says_so_goes_before_it() -> None:
    shown = screen("textbox Category", "button Category ▾")
    assert entered("Plumbing", shown).actions == ('type "Plumbing" into textbox "Category"',)


def test_an_opener_behind_a_dialog_is_left_alone() -> None:
    behind = combo("Choose", Condition.COVERED)
    shown = screen(behind, dialog("New", "textbox Title"))
    assert entered("Plumbing", shown, answers(slot="none")).actions == ()


def test_a_neighbour_that_reads_the_same_is_not_taken_for_it() -> None:
    """Both say "Choose", and drawing the form anew gives every control another node."""
    lines = ("text Category", "generic Choose (click)", "text Priority", "generic Choose (click)")
    first = form_of(*lines)
    anew = form_of("text Category", "generic Plumbing (click)", *lines[2:])
    opened = screen(*first.items, "generic Plumbing (click)", "generic Roof (click)", like=first, title=first.title)
    played = entered("Plumbing", opening_app(first, opened, anew, 'generic "Choose"', 'generic "Plumbing"'))
    assert played.actions == ('press generic "Choose"', 'press generic "Plumbing"')
    assert played.ending.outcome is Outcome.DONE
