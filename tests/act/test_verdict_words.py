"""What is said of a verdict: one sentence a reason, advice in two lengths, and nothing that leads nowhere."""

from __future__ import annotations

import re

import pytest
from verdicts import EVERY, as_read, blind

from act import Assessment, Reason, Verdict, gloss, hint_for, next_for, short_hint
from act.verdict_words import FACTS, FLOORS, GLOSSES, LONG, SHORT, WAYS
from view import Dispatched, Receiver

ASSESSMENTS = tuple(dict.fromkeys(each.assessment for each in EVERY))
ADVISED = tuple(each for each in ASSESSMENTS if hint_for(each))
LINE_PAIR = 200
AGAIN = ("repeat", "again", "twice", "second")


def spoken(assessment: Assessment) -> tuple[str, str]:
    """The advice in both lengths."""
    long, short = hint_for(assessment), short_hint(assessment)
    assert long
    assert short
    return long, short


def ids(assessment: Assessment) -> str:
    return f"{assessment.reason}-{assessment.page}"


def code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


@pytest.mark.parametrize("assessment", ASSESSMENTS, ids=ids)
def test_each_reason_has_a_sentence_of_its_own(assessment: Assessment) -> None:
    said = gloss(assessment)
    assert said
    assert said != FLOORS[assessment.verdict]
    assert [other.reason for other in ASSESSMENTS if gloss(other) == said and other.reason != assessment.reason] == []


def test_every_reason_and_every_verdict_has_words() -> None:
    assert set(GLOSSES) == set(Reason)
    assert set(FLOORS) == set(Verdict)
    assert len(set(FLOORS.values())) == len(Verdict)


def test_a_page_that_stayed_still_is_not_said_to_have_done_nothing() -> None:
    assert "not the same as" in gloss(as_read(Verdict.UNCHANGED, Reason.IDENTICAL_TREE))


@pytest.mark.parametrize("reason", [Reason.NO_BASELINE, Reason.READ_FAILED, Reason.IDENTITY_UNREADABLE])
def test_what_could_not_be_seen_is_called_unverified(reason: Reason) -> None:
    assert gloss(as_read(Verdict.UNKNOWN, reason)).startswith("unverified")


def test_what_nobody_asked_for_is_called_not_checked() -> None:
    assert gloss(as_read(Verdict.NOT_CHECKED, Reason.REPORTING_DISABLED)).startswith("not checked")


@pytest.mark.parametrize("reason", [Reason.HIT_TEST_RECEIVER, Reason.MODAL_DIALOG])
@pytest.mark.parametrize(
    ("sent", "words"), [("no", "nothing was sent"), ("yes", "the event went there"), ("unknown", "not known")]
)
def test_a_held_point_is_told_with_who_holds_it_and_whether_anything_was_sent(
    reason: Reason, sent: str, words: str
) -> None:
    held = as_read(Verdict.INTERCEPTED, reason)
    said = gloss(held, receiver=Receiver(tag="div", id="veil", text="We value privacy"), sent=Dispatched(sent))
    assert said.startswith('div#veil "We value privacy" ')
    assert words in said
    assert "{" not in gloss(held)


@pytest.mark.parametrize("assessment", ASSESSMENTS, ids=ids)
def test_advice_comes_in_both_lengths_or_in_none(assessment: Assessment) -> None:
    assert (hint_for(assessment) is None) == (short_hint(assessment) is None)


@pytest.mark.parametrize("assessment", ADVISED, ids=ids)
def test_short_advice_fits_two_lines_in_whole_sentences(assessment: Assessment) -> None:
    _, short = spoken(assessment)
    assert len(short) <= LINE_PAIR
    assert short.endswith(".")
    assert "…" not in short
    assert "..." not in short


@pytest.mark.parametrize("assessment", ADVISED, ids=ids)
def test_shortening_drops_no_warning(assessment: Assessment) -> None:
    long, short = spoken(assessment)
    assert "Do not" in short or "Do not" not in long
    assert any(word in short for word in AGAIN) or not any(word in long for word in AGAIN)


def test_the_one_safe_repetition_is_recommended_in_both_lengths() -> None:
    for said in spoken(as_read(Verdict.UNKNOWN, Reason.SCROLL_NOT_SETTLED)):
        assert "again" in said
        assert "Do not" not in said


@pytest.mark.parametrize("reason", [Reason.VALUE_REVERTED, Reason.VALUE_REWRITTEN])
def test_what_was_not_kept_is_not_to_be_filled_again(reason: Reason) -> None:
    for said in spoken(as_read(Verdict.NOT_KEPT, reason)):
        assert said.startswith("Do not fill it again")
        assert "`value.actual`" in said


def test_no_effect_names_what_it_cannot_see() -> None:
    for said in spoken(as_read(Verdict.NO_EFFECT, Reason.DELIVERED_NO_CHANGE)):
        assert all(blind_spot in said for blind_spot in ("canvas", "style alone", "script"))


def test_a_write_on_a_page_nobody_saw_is_not_sent_a_second_time() -> None:
    for said in spoken(blind(Verdict.CHANGED, Reason.VALUE_KEPT)):
        assert "Do not send it a second time" in said
    assert hint_for(as_read(Verdict.CHANGED, Reason.VALUE_KEPT)) is None


@pytest.mark.parametrize("assessment", ASSESSMENTS, ids=ids)
def test_whatever_is_not_plain_success_says_how_to_go_on(assessment: Assessment) -> None:
    """A replaced document and two that cannot be told apart say it by their `next`: look."""
    told = next_for(assessment) in {"proceed", "inspect"} or hint_for(assessment)
    assert told
    if hint_for(assessment):
        assert set(code(spoken(assessment)[0])) & set(WAYS)


def test_advice_names_nothing_that_does_not_exist() -> None:
    known = {*WAYS, *FACTS, *Reason}
    named = {name for said in (*LONG.values(), *SHORT.values()) for name in code(said)}
    assert named - known == set()
    assert named >= set(WAYS)
