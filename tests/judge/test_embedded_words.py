"""The judge's tables of words: what a verb asks for, what a screen says once it is done, what stands for it."""

import re

import pytest

from judge.embedded.evidence.messages import cheers, told_in
from judge.embedded.language.failures import fails
from judge.embedded.language.lexicon import lexicon
from judge.embedded.language.stem import stem
from judge.embedded.language.words import likeness
from judge.embedded.step.goal import OTHER, goal_of
from judge.embedded.subject.neighbours import others_of

DOUBLED = re.compile(r"(?:^|[^aeiou])[aeiou][bdgklmnprt]$")
"""A verb of which the last letter is doubled before "ed", where it is stressed there or is an "l"."""


def past_of(verb: str) -> str:
    """The past participle of a regular verb, as it is spelt."""
    if verb.endswith("e"):
        return verb + "d"
    if re.search(r"[^aeiou]y$", verb):
        return verb[:-1] + "ied"
    return verb + verb[-1] + "ed" if DOUBLED.search(verb) else verb + "ed"


@pytest.mark.parametrize("verb", ["submit", "apply", "mute", "pin", "cancel", "copy", "tag", "ban", "transfer", "trim"])
def test_a_regular_verb_is_told_by_its_past_however_that_is_spelt(verb: str) -> None:
    assert told_in(stem(verb), f"It was {past_of(verb)}")


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("cancel", "Meeting canceled"),
        ("cancel", "Meeting cancelled"),
        ("enrol", "You are enrolled"),
        ("withdraw", "Withdrawn"),
        ("borrow", "On loan until Friday"),
        ("freeze", "Card frozen"),
        ("hide", "Message hidden"),
        ("lend", "Lent to Kim"),
        ("signup", "You have signed up"),
        ("checkin", "Checked in"),
        ("backup", "Everything is backed up"),
    ],
)
def test_an_irregular_verb_is_told_by_its_own_past(verb: str, said: str) -> None:
    assert told_in(stem(verb), said)


def test_what_the_screen_offers_does_not_tell_that_it_was_done() -> None:
    for verb in ("withdraw", "borrow", "sign", "back", "resolve"):
        assert not told_in(stem(verb), verb.capitalize())


@pytest.mark.parametrize(
    ("step", "intent"),
    [
        ("withdraw my leave request", "commit"),
        ("reschedule the dentist", "commit"),
        ("snooze the alarm", "commit"),
        ("request a day off", "commit"),
        ("top up the card", "commit"),
        ("deselect the second row", "turn_off"),
        ("purge the log", "remove"),
        ("locate the parcel", "search"),
        ("retitle the page", "rename"),
        ("minimize the window", "close"),
    ],
)
def test_a_verb_of_interfaces_is_known(step: str, intent: str) -> None:
    assert goal_of(step).last.intent == intent


def test_a_word_that_no_table_has_is_a_verb_all_the_same() -> None:
    assert goal_of("frobnicate the widget").last.intent == OTHER


def test_a_noun_that_is_a_verb_elsewhere_is_none_on_a_screen() -> None:
    known = lexicon()
    assert all(word in known.asked_by and word not in known.intent_of for word in known.sets["either"])


def test_no_word_stands_for_what_takes_it_back() -> None:
    found = [
        (verb, back) for verb, words in lexicon().reverse.items() for back in words if likeness(verb, back) == 0.75
    ]
    assert not found


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("lock", "unlock"), ("borrow", "lend"), ("increase", "decrease"), ("enable", "disable"), ("accept", "decline"),
        ("deposit", "withdraw"), ("approve", "reject"), ("archive", "delete"), ("hide", "delete"), ("pause", "stop"),
        ("postpone", "cancel"), ("resolve", "delete"), ("sender", "recipient"), ("debit", "credit"), ("send", "cancel"),
    ],
)  # fmt: skip
def test_what_is_not_the_same_never_stands_for_it(one: str, other: str) -> None:
    assert likeness(stem(one), stem(other)) < 0.75


def test_a_control_never_says_that_it_was_done_by_its_own_verb() -> None:
    assert all(verb not in back for verb, back in lexicon().reverse.items())


@pytest.mark.parametrize(
    "text", ["Oops!", "Session expired", "Too many attempts", "Passwords do not match", "Insufficient funds"]
)
def test_a_failure_is_told_by_common_words(text: str) -> None:
    assert fails(text)


@pytest.mark.parametrize("text", ["Ticket closed", "Order placed", "No messages", "Card frozen", "Enter a name"])
def test_what_is_no_failure_is_none(text: str) -> None:
    assert not fails(text)


@pytest.mark.parametrize("text", ["Request withdrawn", "Reminder snoozed", "Loan renewed"])
def test_success_is_told_by_common_words(text: str) -> None:
    assert cheers(text)


@pytest.mark.parametrize("text", ["Log", "Customers also bought", "Sold by Kim", "Sign here", "Renew", "Withdraw"])
def test_what_only_offers_or_tells_of_others_is_no_success(text: str) -> None:
    assert not cheers(text)


def test_the_groups_of_words_are_of_two_or_more() -> None:
    assert all(others for others in lexicon().kin.values())


def test_the_spellings_of_one_colour_do_not_deny_each_other() -> None:
    assert stem("gray") not in others_of(stem("grey"))
    assert stem("red") in others_of(stem("grey"))
