"""What is told of an action: when, with which facts, and never with a secret."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import fields, replace
from typing import Any

import pytest
from screens import blind, field, screen, with_values
from transcript import accepted, play

from act import ActionAssessed, Machine, Written
from act.assess import ASSESSED, Touched, at_once
from act.touch import Hand
from act.verdict_words import FACTS
from act.wish import Wish
from view import (
    Aim,
    Bound,
    Delivery,
    Dispatched,
    Element,
    Guards,
    Kind,
    Lost,
    Operation,
    Postcondition,
    Receiver,
    Refusal,
    Reply,
    Screen,
    Secret,
)

PAGE = screen("button Save", field("Code", value="SPRING"), document="F1 L1", title="Settings")
SAVED = replace(PAGE, title="Saved")
SAVE, CODE = PAGE.items
FENCES = Guards(secrets=(Bound(name="word", hosts=("shop.example",)),))
PRESS = Operation(kind=Kind.CLICK, target=SAVE.ref)
HIT = Reply(delivery=Delivery.TARGET_HIT, aim=Aim(10.04, 20.0), observed_after_ms=140)


class Scene:
    """Replies to each touch in turn, and shows the next screen at each look."""

    def __init__(self, replies: tuple[Reply, ...], screens: tuple[Screen, ...]) -> None:
        self.replies, self.screens = list(replies), list(screens)

    def look(self, css: tuple[str, ...], *, whole: bool) -> Screen:
        return self.screens.pop(0)

    def do(self, operation: Operation, element: Element | None) -> Reply:
        return self.replies.pop(0)


def touching(
    reply: Reply, *seen: Screen, operation: Operation = PRESS, element: Element = SAVE, before: Screen = PAGE
) -> list[ActionAssessed]:
    """What is told of one touch and the looks after it."""

    def machine() -> Machine[None]:
        hand = Hand(FENCES)
        yield from hand.touch(operation, element, before)
        for _ in seen:
            yield from hand.look()

    return assessed_in(machine(), (reply,), seen)


def assessed_in(machine: Machine[Any], replies: tuple[Reply, ...], seen: tuple[Screen, ...]) -> list[ActionAssessed]:
    played = play(machine, Scene(replies, seen), {})
    return [event for event in played.events if isinstance(event, ActionAssessed)]


def told(reply: Reply, *seen: Screen, **facts: Any) -> ActionAssessed:
    (one,) = touching(reply, *seen, **facts)
    return one


def test_an_action_is_told_after_the_look_that_follows_with_what_was_measured() -> None:
    made = told(HIT, SAVED)
    assert (made.action, made.verdict, made.reason, made.next) == (
        'press button "Save"',
        "changed",
        "tree_delta",
        "proceed",
    )
    assert made.kind == "click"
    assert (made.delivery, made.aim, made.observed_after_ms) == ("target_hit", (10.0, 20.0), 140)
    assert (made.hint, made.intercepted_by, made.value, made.values_lost) == ("", None, None, ())


def test_nothing_is_told_of_it_before_that_look() -> None:
    assert touching(HIT) == []


def test_a_proven_press_of_which_nothing_shows_had_no_effect_and_comes_with_advice() -> None:
    made = told(HIT, PAGE)
    assert (made.verdict, made.next) == ("no_effect", "confirm")
    assert "canvas" in made.hint
    assert made.short_hint


def test_a_look_that_cannot_be_read_leaves_it_to_the_next() -> None:
    assert told(HIT, blind(), SAVED).verdict == "changed"


def test_where_no_look_can_be_read_that_is_what_is_told() -> None:
    def machine() -> Machine[None]:
        hand = Hand(FENCES)
        yield from hand.touch(PRESS, SAVE, PAGE)
        yield from hand.look()
        yield from hand.saw_nothing()

    (made,) = assessed_in(machine(), (HIT,), (blind(),))
    assert (made.verdict, made.reason, made.next) == ("unknown", "read_failed", "inspect")


def test_what_nobody_looked_at_before_the_next_touch_is_not_checked() -> None:
    def machine() -> Generator[Wish[Any], Any, None]:
        hand = Hand(FENCES)
        yield from hand.touch(PRESS, SAVE, PAGE)
        yield from hand.touch(PRESS, SAVE, PAGE)
        yield from hand.look()

    first, second = assessed_in(machine(), (HIT, HIT), (SAVED,))
    assert (first.verdict, second.verdict) == ("not_checked", "changed")


VEIL = Receiver(tag="div", id="veil")


@pytest.mark.parametrize(("modal", "reason"), [(False, "hit_test_receiver"), (True, "modal_dialog")])
def test_a_covered_press_is_told_at_once_with_who_holds_the_point_and_that_nothing_was_sent(
    modal: bool, reason: str
) -> None:
    reply = Reply(
        refusal=Refusal.COVERED,
        dispatched=Dispatched.NO,
        delivery=Delivery.INTERCEPTED,
        receiver=replace(VEIL, modal=modal),
    )
    made = told(reply)
    assert (made.verdict, made.reason, made.next, made.dispatched) == ("intercepted", reason, "dismiss", "no")
    assert made.intercepted_by == replace(VEIL, modal=modal)
    assert "div#veil" in made.gloss
    assert "nothing was sent" in made.gloss


def test_a_surface_that_only_says_what_covers_is_understood() -> None:
    made = told(Reply(refusal=Refusal.COVERED, dispatched=Dispatched.NO, cover="an empty layer"))
    assert (made.verdict, made.delivery) == ("intercepted", "intercepted")
    assert '"an empty layer" holds the point' in made.gloss


@pytest.mark.parametrize(
    "reply",
    [
        Reply(refusal=Refusal.STALE, dispatched=Dispatched.NO),
        Reply(refusal=Refusal.DISABLED, dispatched=Dispatched.NO),
        Reply(dispatched=Dispatched.NO, note="it already was"),
    ],
    ids=["gone", "disabled", "already so"],
)
def test_of_what_was_not_sent_for_another_reason_there_is_nothing_to_assess(reply: Reply) -> None:
    assert touching(reply, PAGE) == []


def test_looking_around_and_going_somewhere_are_no_actions_on_a_page() -> None:
    assert {Kind.WAIT, Kind.NAVIGATE, Kind.BACK, Kind.ACCEPT_DIALOG}.isdisjoint(ASSESSED)
    assert touching(Reply(), SAVED, operation=Operation(kind=Kind.WAIT)) == []


def typing(*text: str | Secret) -> Operation:
    return Operation(kind=Kind.TYPE, target=CODE.ref, text=text)


def test_a_write_is_told_with_what_was_asked_for_and_what_is_there() -> None:
    reply = Reply(requested="AUTUMN", read_back="AUT", postcondition=Postcondition.REWRITTEN, kept=False)
    made = told(reply, with_values(PAGE, {"Code": "AUT"}), operation=typing("AUTUMN"), element=CODE)
    assert (made.verdict, made.reason, made.next) == ("not_kept", "value_rewritten", "stop")
    assert made.value == Written(requested="AUTUMN", actual="AUT")


def test_of_a_secret_neither_is_told() -> None:
    reply = Reply(requested="hunter2", read_back="hunter", postcondition=Postcondition.REWRITTEN)
    made = told(reply, PAGE, operation=typing("a", Secret("word")), element=CODE)
    assert made.value == Written(requested=None, actual=None)
    assert "hunter" not in str(made)


def test_emptied_fields_are_named_unless_that_is_what_was_asked_for() -> None:
    emptied = with_values(PAGE, {"Code": ""})
    made = told(HIT, emptied)
    assert (made.reason, made.next, made.values_lost_total) == ("values_lost", "confirm", 1)
    assert made.values_lost == (Lost(field='textbox "Code"', was="SPRING"),)
    kept = accepted(requested="", read_back="", postcondition=Postcondition.KEPT)
    assert told(kept, emptied, operation=typing(""), element=CODE).reason == "tree_delta"


@pytest.mark.parametrize(
    ("reply", "then"),
    [
        (Reply(), "proceed"),
        (Reply(postcondition=Postcondition.DISCARDED), "stop"),
        (Reply(delivery=Delivery.OFF_TARGET, refusal=Refusal.COVERED, dispatched=Dispatched.NO), "inspect"),
        (Reply(refusal=Refusal.MOVING, dispatched=Dispatched.NO), "retry"),
        (Reply(refusal=Refusal.COVERED, dispatched=Dispatched.NO), "dismiss"),
    ],
)
def test_what_the_target_says_of_itself_needs_no_look(reply: Reply, then: str) -> None:
    assert at_once(reply) == then


@pytest.mark.parametrize(
    ("operation", "purpose", "acts"),
    [(PRESS, "step", True), (PRESS, "uncover", False), (Operation(kind=Kind.SCROLL), "step", False)],
)
def test_housekeeping_and_looking_around_need_no_confirmation(operation: Operation, purpose: str, acts: bool) -> None:
    done = Touched(operation=operation, element=SAVE, before=PAGE, reply=HIT, action="it", purpose=purpose)
    assert done.acts is acts


def test_every_fact_that_advice_points_to_stands_in_the_event() -> None:
    keys = {one.name for one in fields(ActionAssessed)} | {f"value.{one.name}" for one in fields(Written)}
    assert set(FACTS) <= keys
