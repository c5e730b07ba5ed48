"""A button that carries out what a list of its form is set to."""

from dataclasses import replace

import pytest
from screens import button, form, screen, select, with_values

from view import Guards, Screen, why_destructive

ACTIONS = screen(
    form("actions", select("Action", "---", "Delete selected users", "Mark as read"), button("Go"), default="Go"),
    button("Elsewhere"),
)


def chosen(value: str) -> Screen:
    return with_values(ACTIONS, {"Action": value})


@pytest.mark.parametrize("value", ["Delete selected users", "Ausgewählte löschen", "Supprimer la sélection"])
def test_a_list_set_to_something_hard_to_undo_makes_its_button_so(value: str) -> None:
    shown = chosen(value)
    reason = why_destructive(shown.items[1], shown, Guards())
    assert reason is not None
    assert (reason.rule, reason.liftable) == ("choice", True)


@pytest.mark.parametrize("value", ["", "---", "Mark as read", "Payment history"])
def test_any_other_choice_leaves_it_harmless(value: str) -> None:
    shown = chosen(value)
    assert why_destructive(shown.items[1], shown, Guards()) is None


def test_a_button_of_no_form_or_another_form_is_left_alone() -> None:
    shown = chosen("Delete selected users")
    assert why_destructive(shown.items[2], shown, Guards()) is None


def test_setting_the_list_activates_nothing() -> None:
    shown = chosen("Delete selected users")
    assert why_destructive(shown.items[0], shown, Guards()) is None


def test_a_word_that_counts_only_in_its_own_language_counts_there() -> None:
    """As for labels: "commander" orders in French, and is a rank in English."""
    french = replace(chosen("Commander"), language="fr")
    assert why_destructive(french.items[1], french, Guards()) is not None
    assert why_destructive(chosen("Commander").items[1], chosen("Commander"), Guards()) is None
