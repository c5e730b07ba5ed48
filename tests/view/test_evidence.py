"""What a surface may say it measured about an action, and what it says when it measured nothing."""

import pytest
from screens import screen

from view import Delivery, Postcondition, Receiver, Reply

READINGS = ("target_hit", "intercepted", "off_target", "not_settled", "js", "not_probed")


def test_there_are_six_readings_in_this_order() -> None:
    assert tuple(Delivery) == READINGS


@pytest.mark.parametrize("word", READINGS)
def test_each_reading_comes_back_from_its_own_word(word: str) -> None:
    assert str(Delivery.parse(word)) == word


@pytest.mark.parametrize("word", ["", "TARGET_HIT", "target_hit ", "delivered", "target-hit"])
def test_a_word_nobody_knows_is_evidence_of_nothing(word: str) -> None:
    assert Delivery.parse(word) is Delivery.NOT_PROBED


def test_a_surface_that_measures_nothing_claims_nothing() -> None:
    silent = Reply()
    assert (silent.delivery, silent.postcondition) == (Delivery.NOT_PROBED, Postcondition.NOT_READ)
    assert (silent.receiver, silent.aim, silent.requested, silent.observed_after_ms) == (None, None, None, None)
    assert screen().document == ""


def test_a_receiver_is_told_in_one_short_line() -> None:
    told = Receiver(tag="section", classes=("a", "b", "c"), role="dialog", text="x " * 300).label
    assert told.startswith('section.a.b[dialog] "x x ')
    assert len(told) < 70


def test_which_document_was_seen_is_no_part_of_what_was_seen() -> None:
    assert screen() == screen(document="F1 L2")
