"""What an action has come to: the ladder over all 1,248 combinations of measurements, and what may be done next."""

from __future__ import annotations

from collections import Counter

import pytest
from verdicts import EVERY, WINDOW_MS, as_read, blind

from act import RUNGS, Delivered, Next, PageSight, Reason, Verdict, classify, next_for
from view import Compared, Delivery, Postcondition, Unread

HIT = Delivered(how=Delivery.TARGET_HIT, observed_after_ms=WINDOW_MS)
REFUSED = (Delivery.NOT_SETTLED, Delivery.OFF_TARGET)
CERTAIN = (*REFUSED, Delivery.INTERCEPTED)
FLOOR = Delivered()
UNSEEN = (*Unread, Compared(identity_known=False), Compared(document_changed=True))

COUNTS = """
unknown      scroll_not_settled    192  16  retry
unknown      aim_point_off_target  192  16  inspect
intercepted  hit_test_receiver      96   8  dismiss
intercepted  modal_dialog           96   8  dismiss
not_kept     value_reverted        144  12  stop
not_kept     value_rewritten       144  12  stop
unknown      identity_unreadable    24   0  inspect
navigated    document_replaced      24   0  inspect
changed      values_lost            48   0  confirm
changed      tree_delta             48   0  proceed
changed      nodes_moved            48   0  proceed
changed      value_kept             48  12  proceed
not_checked  reporting_disabled     12   0  proceed
unknown      read_failed             0  12  inspect
unknown      no_baseline            12   0  inspect
no_effect    delivered_no_change     4   0  confirm
changed      focus_only             10   0  proceed
unchanged    identical_tree         10   0  confirm
"""
"""Verdict, reason, how many with a page that was read, how many without, and what is next where it was."""

ROWS = [tuple(line.split()) for line in COUNTS.strip().splitlines()]


def count(verdict: str, reason: str, page: PageSight) -> int:
    sought = (verdict, reason, page)
    return sum(1 for each in EVERY if (each.assessment.verdict, each.reason, each.assessment.page) == sought)


def ended(observation: Compared | Unread, delivered: Delivered = FLOOR, wrote: str = "not_read") -> str:
    """Verdict and reason in one line."""
    made = classify(observation, delivered, Postcondition(wrote))
    return f"{made.verdict} {made.reason}"


def by(how: Delivery) -> Delivered:
    return Delivered(how=how, observed_after_ms=WINDOW_MS)


def test_there_are_1248_combinations_and_each_has_a_verdict() -> None:
    assert len(EVERY) == 1248
    assert sum(int(seen) + int(unseen) for _, _, seen, unseen, _ in ROWS) == 1248


@pytest.mark.parametrize(("verdict", "reason", "seen", "unseen", "then"), ROWS, ids=[row[1] for row in ROWS])
def test_each_reason_comes_exactly_as_often_as_it_must(
    verdict: str, reason: str, seen: str, unseen: str, then: str
) -> None:
    assert count(verdict, reason, PageSight.READABLE) == int(seen)
    assert count(verdict, reason, PageSight.UNREADABLE) == int(unseen)
    assert next_for(as_read(Verdict(verdict), Reason(reason))) == then


def test_what_is_next_comes_exactly_as_often_as_it_must() -> None:
    told = Counter(next_for(each.assessment) for each in EVERY)
    assert told == {"stop": 312, "inspect": 292, "dismiss": 208, "retry": 208, "proceed": 166, "confirm": 62}


def test_the_ladder_has_17_rungs_and_every_one_wins_at_least_once() -> None:
    assert [rung.number for rung in RUNGS if rung.number != "3a"] == ["3b" if n == 3 else str(n) for n in range(1, 18)]
    assert {rung.reason for rung in RUNGS} == {each.reason for each in EVERY}


def test_the_ladder_knows_exactly_18_reasons_and_8_verdicts() -> None:
    assert {each.reason for each in EVERY} == set(Reason)
    assert {each.assessment.verdict for each in EVERY} == set(Verdict)
    assert (len(Reason), len(Verdict)) == (18, 8)


def test_a_reason_belongs_to_one_verdict() -> None:
    assert len({(each.assessment.verdict, each.reason) for each in EVERY}) == 18


def test_there_are_six_things_to_do_next_each_spelt_as_itself() -> None:
    assert sorted(Next) == ["confirm", "dismiss", "inspect", "proceed", "retry", "stop"]
    assert all(str(Next(str(each))) == each for each in Next)


@pytest.mark.parametrize("verdict", Verdict)
def test_every_verdict_is_spelt_as_itself(verdict: Verdict) -> None:
    assert Verdict(str(verdict)) is verdict


def test_what_is_unknown_is_looked_at_and_never_repeated() -> None:
    unknown = [e.assessment for e in EVERY if e.assessment.verdict is Verdict.UNKNOWN]
    assert {next_for(a) for a in unknown if a.reason is not Reason.SCROLL_NOT_SETTLED} == {Next.INSPECT}


def test_only_what_was_never_sent_and_was_moving_is_done_again() -> None:
    assert {each.reason for each in EVERY if next_for(each.assessment) is Next.RETRY} == {Reason.SCROLL_NOT_SETTLED}
    assert {e.delivered.how for e in EVERY if next_for(e.assessment) is Next.RETRY} == {Delivery.NOT_SETTLED}


def test_nothing_goes_on_blindly() -> None:
    unread = [each.assessment for each in EVERY if each.assessment.page is PageSight.UNREADABLE]
    assert unread
    assert Next.PROCEED not in {next_for(each) for each in unread}


def test_the_page_counts_as_unread_only_where_the_look_failed() -> None:
    """Who asked for no look misses none."""
    assert {e.observation for e in EVERY if e.assessment.page is PageSight.UNREADABLE} == {Unread.READ_FAILED}


NO_EFFECT = (Compared(), HIT)


@pytest.mark.parametrize("how", [how for how in Delivery if how is not Delivery.TARGET_HIT])
def test_no_effect_needs_a_proven_hit(how: Delivery) -> None:
    assert ended(*NO_EFFECT) == "no_effect delivered_no_change"
    assert not ended(Compared(), by(how)).startswith("no_effect")


def test_no_effect_needs_a_time_that_it_was_watched_for() -> None:
    assert ended(Compared(), Delivered(how=Delivery.TARGET_HIT)) == "unchanged identical_tree"


@pytest.mark.parametrize("observation", UNSEEN)
def test_no_effect_needs_two_looks_at_one_document(observation: Compared | Unread) -> None:
    assert not ended(observation, HIT).startswith("no_effect")


@pytest.mark.parametrize("seen", [Compared(edits=1), Compared(moved=2)])
def test_no_effect_needs_a_page_that_stayed_as_it_was(seen: Compared) -> None:
    assert ended(seen, HIT).startswith("changed")


def test_a_proven_hit_that_moved_only_the_focus_had_no_effect_and_an_unproven_one_arrived() -> None:
    assert ended(Compared(focus_moved=True), HIT) == "no_effect delivered_no_change"
    assert ended(Compared(focus_moved=True)) == "changed focus_only"


def test_what_held_the_point_outranks_the_change_it_made() -> None:
    assert ended(Compared(edits=9), by(Delivery.INTERCEPTED)) == "intercepted hit_test_receiver"


@pytest.mark.parametrize("how", CERTAIN)
def test_what_is_known_of_the_way_outranks_another_document(how: Delivery) -> None:
    assert not ended(Compared(document_changed=True), by(how)).startswith("navigated")


@pytest.mark.parametrize("how", [Delivery.TARGET_HIT, Delivery.JS, Delivery.NOT_PROBED])
def test_another_document_is_reported_after_what_may_have_led_there(how: Delivery) -> None:
    assert ended(Compared(document_changed=True), by(how)) == "navigated document_replaced"


@pytest.mark.parametrize("observation", [*UNSEEN, Compared(), Compared(edits=1)])
@pytest.mark.parametrize(("wrote", "reason"), [("discarded", "value_reverted"), ("rewritten", "value_rewritten")])
def test_a_write_that_did_not_stay_is_reported_whatever_became_of_the_page(
    observation: Compared | Unread, wrote: str, reason: str
) -> None:
    assert ended(observation, FLOOR, wrote) == f"not_kept {reason}"


def test_a_write_that_stayed_is_said_where_the_page_says_nothing_sharper() -> None:
    """It loses to every rung above its own, and beats every one below."""
    kept = [each for each in EVERY if each.postcondition is Postcondition.KEPT]
    without = {each: classify(each.observation, each.delivered, Postcondition.NOT_READ).reason for each in kept}
    numbers = {rung.reason: place for place, rung in enumerate(RUNGS)}
    own = numbers[Reason.VALUE_KEPT]
    for each, otherwise in without.items():
        assert each.reason is (otherwise if numbers[otherwise] < own else Reason.VALUE_KEPT)


def test_a_write_that_stayed_on_a_page_nobody_saw_is_looked_at() -> None:
    assert next_for(as_read(Verdict.CHANGED, Reason.VALUE_KEPT)) is Next.PROCEED
    assert next_for(blind(Verdict.CHANGED, Reason.VALUE_KEPT)) is Next.INSPECT


@pytest.mark.parametrize("how", REFUSED)
def test_what_was_not_sent_is_reported_whatever_the_look_saw(how: Delivery) -> None:
    told = {each.reason for each in EVERY if each.delivered.how is how}
    assert len(told) == 1


def test_what_writes_nothing_never_lands_on_the_rungs_of_a_write() -> None:
    told = {each.reason for each in EVERY if each.postcondition is Postcondition.NOT_READ}
    assert told == set(Reason) - {Reason.VALUE_REVERTED, Reason.VALUE_REWRITTEN, Reason.VALUE_KEPT}


def test_emptied_fields_are_told_apart_from_any_other_change() -> None:
    assert ended(Compared(values_lost=1, edits=4)) == "changed values_lost"
    assert next_for(as_read(Verdict.CHANGED, Reason.VALUES_LOST)) is Next.CONFIRM


def test_emptied_fields_of_two_documents_are_none() -> None:
    assert ended(Compared(values_lost=1, document_changed=True)) == "navigated document_replaced"
    assert ended(Compared(values_lost=1, identity_known=False)) == "unknown identity_unreadable"


def test_an_emptied_and_a_rewritten_field_never_share_a_reason() -> None:
    wrote = {p: {e.reason for e in EVERY if e.postcondition is p} for p in Postcondition}
    emptied, other = wrote[Postcondition.DISCARDED], wrote[Postcondition.REWRITTEN]
    assert Reason.VALUE_REVERTED in emptied - other
    assert Reason.VALUE_REWRITTEN in other - emptied


def test_intercepted_always_comes_from_the_reading_of_the_point_and_a_script_is_never_intercepted() -> None:
    held = [each for each in EVERY if each.assessment.verdict is Verdict.INTERCEPTED]
    assert {each.delivered.how for each in held} == {Delivery.INTERCEPTED}
    assert {each.reason for each in EVERY if each.delivered.how is Delivery.JS}.isdisjoint(
        {Reason.HIT_TEST_RECEIVER, Reason.MODAL_DIALOG}
    )
