"""What `enter` has pressed open gets its option, is read back, and is closed where nothing in it is meant."""

from __future__ import annotations

from dataclasses import replace

import pytest
from openable import MUI, choosing, combo, entered, form_of, mui, opening_app
from screens import button, field, form, screen
from scripted import answers
from told import filled
from transcript import App, refused

from act import Outcome
from view import Element, Ref, Refusal, Reply
from view import State as Condition

WAITS = ("wait", "wait")


def test_what_was_chosen_may_show_as_a_text_behind_the_caption() -> None:
    lines = ("option Kim Lee", "option Ana Ray")
    shown = choosing("button Nobody yet", "text Kim Lee", 'button "Nobody yet"', *lines, caption="Assigned to")
    assert entered("Kim Lee", shown, name="assigned to").ending.outcome is Outcome.DONE


@pytest.mark.parametrize("there", [combo("Plumbing"), "button Category: Plumbing ▾"])
def test_what_is_chosen_already_is_not_pressed(there: str | Element) -> None:
    played = entered("Plumbing", form_of(there))
    assert (played.actions, played.ending.outcome) == ((), Outcome.ALREADY_DONE)
    assert "already there: category" in played.ending.note


def test_an_option_that_is_marked_already_is_not_pressed_again() -> None:
    lines = ("menuitemcheckbox Plumbing [checked]", "menuitemcheckbox Heating")
    played = entered("Plumbing", choosing("button Category ▾", "button Category ▾", 'button "Category ▾"', *lines))
    assert played.actions == ('press button "Category ▾"', "press escape")
    assert played.ending.outcome is Outcome.DONE


def test_where_no_option_means_the_text_it_is_closed_and_says_what_it_offers() -> None:
    played = entered("Gardening", mui(), answers(option="none"))
    assert played.actions == ('press combobox "Category"', "press escape")
    assert played.ending.outcome is Outcome.STUCK
    note = 'combobox "Category" has no option "Gardening" for the category; it offers Plumbing, Heating, Roof'
    assert note in played.ending.note


@pytest.mark.parametrize(("p", "outcome"), [(0.5, Outcome.DONE), (0.49, Outcome.STUCK)])
def test_the_judge_says_which_option_is_meant_where_the_words_do_not(p: float, outcome: Outcome) -> None:
    assert entered("Pipes and taps", mui(), answers(option=("Plumbing", p))).ending.outcome is outcome


def test_the_only_option_that_holds_all_the_words_is_meant() -> None:
    lines = ("option Plumbing and drains", "option Heating")
    shown = choosing(combo("Choose"), combo("Plumbing and drains"), 'combobox "Category"', *lines)
    played = entered("plumbing", shown)
    assert (played.ending.outcome, played.asked) == (Outcome.DONE, ())


def test_of_two_options_of_the_same_words_none_is_pressed() -> None:
    lines = ("option Other @ listbox > group A", "option Other @ listbox > group B")
    played = entered("Other", choosing(combo("Choose"), combo("Other"), 'combobox "Category"', *lines))
    assert played.actions == ('press combobox "Category"', "press escape")
    assert 'more than one option "Other"' in played.ending.note


def test_a_calendar_is_no_list_of_options() -> None:
    days = tuple(f"button {day}" for day in range(1, 32))
    shown = choosing("button Choose a date", "button 15", 'button "Choose a date"', *days, caption="Date")
    played = entered("15 March 2027", shown, answers(option=("15", 0.9)), name="date")
    assert played.actions[0] == 'press button "Choose a date"'
    assert 'press button "15"' not in played.actions
    assert "shows a calendar" in played.ending.note


def test_an_option_that_the_gate_refuses_is_not_pressed() -> None:
    lines = ("menuitem Delete everything", "menuitem Keep")
    shown = choosing("button Category ▾", "button Category ▾", 'button "Category ▾"', *lines)
    played = entered("Delete everything", shown)
    assert played.actions == ('press button "Category ▾"', "press escape")
    assert played.ending.outcome is Outcome.REFUSED


def test_what_was_there_before_is_no_option() -> None:
    first = form_of("button Heating", combo("Choose"))
    opened = form_of("button Heating [covered]", combo("Choose"), "option Plumbing", "option Roof", like=first)
    played = entered("Heating", opening_app(first, opened, first, 'combobox "Category"', "-"), answers(option="none"))
    assert "it offers Plumbing, Roof" in played.ending.note
    assert 'press button "Heating"' not in played.actions


def test_options_may_come_late() -> None:
    first = form_of(combo("Choose"))
    leads: dict[tuple[str, str], str | Reply | tuple[Reply, str]] = {
        ("closed", 'press combobox "Category"'): "loading",
        ("loading", "wait"): "opened",
        ("opened", 'press option "Plumbing"'): "chosen",
    }
    screens = {
        "closed": first,
        "loading": form_of(combo("Choose"), "text Loading", like=first),
        "opened": form_of(combo("Choose"), *MUI, like=first),
        "chosen": form_of(combo("Plumbing"), like=first),
    }
    assert entered("Plumbing", App(screens, "closed", leads)).ending.outcome is Outcome.DONE


def test_what_offers_nothing_says_so() -> None:
    played = entered("Plumbing", form_of(combo("Choose")))
    assert played.actions == ('press combobox "Category"', *WAITS)
    assert 'has no option "Plumbing" for the category; it offers nothing' in played.ending.note


def test_what_leads_elsewhere_is_no_list() -> None:
    first = form_of(combo("Choose"))
    away = screen("option Plumbing", title="Elsewhere", address="http://shop.example/categories")
    played = entered("Plumbing", opening_app(first, away, away, 'combobox "Category"', "-"))
    assert played.actions == ('press combobox "Category"',)
    assert "it led elsewhere" in played.ending.note


def searching(*options: str) -> App:
    first = form_of("button Country: all ▾")
    opened = screen(*first.items, "searchbox Search", *options, like=first, title=first.title)
    narrowed = screen(*first.items, "searchbox Search", "option Norway", like=opened, title=first.title)
    chosen = form_of("button Country: Norway ▾", like=first)
    leads: dict[tuple[str, str], str | Reply | tuple[Reply, str]] = {
        ("closed", 'press button "Country: all ▾"'): "opened",
        ("opened", 'type "Norway" into searchbox "Search"'): "narrowed",
        ("opened", 'press option "Norway"'): "chosen",
        ("narrowed", 'press option "Norway"'): "chosen",
    }
    return App({"closed": first, "opened": opened, "narrowed": narrowed, "chosen": chosen}, "closed", leads)


@pytest.mark.parametrize("options", [(), ("option Austria", "option Peru")])
def test_a_list_that_narrows_is_typed_into_first(options: tuple[str, ...]) -> None:
    played = entered("Norway", searching(*options), name="country")
    typed = 'type "Norway" into searchbox "Search"'
    assert played.actions == ('press button "Country: all ▾"', typed, 'press option "Norway"')
    assert played.ending.outcome is Outcome.DONE


def test_what_narrows_late_is_waited_for() -> None:
    shown = searching()
    loading = screen(*shown.screens["closed"].items, "searchbox Search", like=shown.screens["closed"])
    typed = ("opened", 'type "Norway" into searchbox "Search"')
    leads = {**shown.leads, typed: "loading", ("loading", "wait"): "narrowed"}
    played = entered("Norway", App({**shown.screens, "loading": loading}, "closed", leads), name="country")
    assert played.actions[1:] == (typed[1], "wait", 'press option "Norway"')
    assert played.ending.outcome is Outcome.DONE


def test_a_search_field_that_takes_no_text_fails_and_says_why() -> None:
    shown = searching("option Peru")
    typed = ("opened", 'type "Norway" into searchbox "Search"')
    leads = {
        **shown.leads,
        typed: refused(Refusal.NOT_EDITABLE, note="it is locked"),
        ("opened", "press escape"): "closed",
    }
    played = entered("Norway", App(shown.screens, "closed", leads), name="country")
    assert played.actions[-1] == "press escape"
    assert "it is locked" in played.ending.note


def test_an_opener_that_went_away_before_its_turn_fails_the_step() -> None:
    first, gone = form_of(combo("Choose")), screen("textbox Title")
    shown = App({"form": first, "gone": gone}, "form", {("form", 'type "Tap" into textbox "Title"'): "gone"})
    played = filled({"title": "Tap", "category": "Plumbing"}, shown)
    assert 'the field for the category, combobox "Category", is gone' in played.ending.note


def test_what_is_drawn_anew_as_it_opens_is_no_option() -> None:
    """The page gives every control another node, and had a button of an option's kind before."""
    first = form_of("button Heating", combo("Choose"))
    anew = [replace(one, ref=Ref(f"r2:c{n}")) for n, one in enumerate(first.items)]
    opened = replace(first, items=(*anew, button("Roof", ref=Ref("r2:c9"))), revision=2)
    played = entered("Heating", opening_app(first, opened, first, 'combobox "Category"', "-"), answers(option="none"))
    assert played.actions == ('press combobox "Category"', "press escape")
    assert "it offers Roof" in played.ending.note


def test_what_shows_already_needs_no_narrowing() -> None:
    played = entered("Norway", searching("option Norway", "option Peru"), name="country")
    assert played.actions == ('press button "Country: all ▾"', 'press option "Norway"')


def test_a_part_of_the_form_that_it_opens_is_filled_in_as_such() -> None:
    first = form_of("button Details [collapsed]")
    opened = form_of("button Details [expanded]", field("Details", states=frozenset({Condition.MULTILINE})), like=first)
    played = entered("It drips", opening_app(first, opened, opened, 'button "Details"', "-"), name="details")
    assert played.actions == ('press button "Details"', 'type "It drips" into textbox "Details"')
    assert played.ending.outcome is Outcome.DONE


def test_what_nothing_came_of_is_tried_once_more_and_no_third_time() -> None:
    first = form_of(combo("Choose"))
    shown = opening_app(
        first, screen(*first.items, *MUI, like=first, title=first.title), first, 'combobox "Category"', "-"
    )
    shown = App(shown.screens, "closed", {**shown.leads, ("opened", 'press option "Plumbing"'): "closed"})
    played = entered("Plumbing", shown)
    assert played.actions == ('press combobox "Category"', 'press option "Plumbing"') * 2
    assert played.ending.outcome is Outcome.FALSE
    assert 'combobox "Category" did not keep the category "Plumbing": it shows "Choose"' in played.ending.note


def test_what_shows_something_else_then_is_not_pressed_again() -> None:
    played = entered("Plumbing", choosing(combo("Choose"), combo("Roof"), 'combobox "Category"', *MUI))
    assert played.actions.count('press option "Plumbing"') == 1
    assert played.ending.outcome is Outcome.FALSE
    assert 'did not keep the category "Plumbing": it shows "Roof"' in played.ending.note


def test_a_highlight_is_no_choice_while_it_still_asks_to_choose() -> None:
    first = form_of(combo("Choose a category"))
    marked = screen(*first.items, "option Plumbing [selected]", "option Roof", like=first, title=first.title)
    opened = screen(*first.items, "option Plumbing", "option Roof", like=first, title=first.title)
    played = entered("Plumbing", opening_app(first, opened, marked, 'combobox "Category"', 'option "Plumbing"'))
    assert played.ending.outcome is Outcome.FALSE


def test_a_list_that_stays_open_is_closed() -> None:
    first = form_of(combo("Any"))
    opened = screen(*first.items, "option Plumbing", "option Roof", like=first, title=first.title)
    marked = form_of(combo("Plumbing"), "option Plumbing [selected]", "option Roof", like=first)
    shown = opening_app(first, opened, marked, 'combobox "Category"', 'option "Plumbing"')
    played = entered("Plumbing", shown)
    assert played.actions[-1] == "press escape"
    assert played.ending.outcome is Outcome.DONE


def test_a_form_that_goes_with_its_list_does_not_pass() -> None:
    first = form_of(combo("Any"))
    opened = screen(*first.items, "option Plumbing", "option Roof", like=first, title=first.title)
    marked = form_of(combo("Plumbing"), "option Plumbing [selected]", like=first)
    shown = opening_app(first, opened, marked, 'combobox "Category"', 'option "Plumbing"')
    shown = App(
        {**shown.screens, "gone": screen("text Home")}, "closed", {**shown.leads, ("chosen", "press escape"): "gone"}
    )
    assert entered("Plumbing", shown).ending.outcome is Outcome.STUCK


def test_what_refuses_the_press_fails_and_says_why() -> None:
    reply = refused(Refusal.COVERED, cover='button "Chat with us"')
    played = entered(
        "Plumbing", App({"form": form_of(combo("Choose"))}, "form", {("form", 'press combobox "Category"'): reply})
    )
    assert 'button "Chat with us" lies over it' in played.ending.note


def test_an_option_that_would_send_the_form_off_is_no_option() -> None:
    first = screen(combo("Choose"))
    opened = screen(*first.items, form("f", "button Plumbing", default="Plumbing"), like=first)
    played = entered("Plumbing", opening_app(first, opened, opened, 'combobox "Category"', "-"))
    assert 'press button "Plumbing"' not in played.actions
