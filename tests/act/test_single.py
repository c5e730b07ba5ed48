"""One act by itself: what is told of it, and that nothing is told that nobody knows."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from screens import button, screen

from act import Bearings, Deed, Do, Done, Look, Tell, preflight, single
from act.touch import Hand
from view import Delivery, Dispatched, Guards, Kind, Refusal, Reply, Screen, parse_locator

SHOWN = screen(button("Save"), button("Delete"))
UNSENT = Dispatched.NO


def come(machine: Generator[Any, Any, Done], reply: Reply, shown: Screen = SHOWN) -> tuple[Done, int, int]:
    """What it ends with, how often it looked and how often it touched."""
    looks = touches = 0
    came: object = None
    try:
        while True:
            match machine.send(came):
                case Look():
                    looks, came = looks + 1, shown
                case Do():
                    touches, came = touches + 1, reply
                case Tell():
                    came = None
    except StopIteration as stop:
        done: Done = stop.value
        return done, looks, touches


def deed(name: str) -> Deed:
    return Deed(kind=Kind.CLICK, chain=parse_locator(f"name={name}"))


@pytest.mark.parametrize("refusal", [Refusal.STALE, Refusal.DISABLED, Refusal.NOT_VISIBLE, Refusal.DIFFERS])
def test_of_what_was_never_sent_there_is_no_verdict(refusal: Refusal) -> None:
    """Unchanged would say that the press did nothing, and confirm that it may have."""
    done, looks, touches = come(
        single(deed("Save"), Hand(Guards()), Bearings()), Reply(refusal=refusal, dispatched=UNSENT)
    )
    assert done.problem is not None
    assert (done.assessed, done.problem.dispatched, looks, touches) == (None, UNSENT, 1, 1)


def test_of_a_press_that_something_else_would_have_taken_the_verdict_says_so() -> None:
    covered = Reply(refusal=Refusal.COVERED, dispatched=UNSENT, cover="a banner", delivery=Delivery.INTERCEPTED)
    done, looks, _ = come(single(deed("Save"), Hand(Guards()), Bearings()), covered)
    assert done.assessed is not None
    assert (str(done.assessed.verdict), str(done.assessed.next), looks) == ("intercepted", "dismiss", 1)


def test_what_was_sent_is_looked_at_and_has_its_verdict() -> None:
    done, looks, touches = come(single(deed("Save"), Hand(Guards()), Bearings()), Reply())
    assert done.assessed is not None
    assert (done.problem, looks, touches) == (None, 2, 1)


@pytest.mark.parametrize("machine", [single, preflight])
def test_what_the_gate_refuses_is_not_touched(machine: Any) -> None:  # either of the two
    done, _, touches = come(machine(deed("Delete"), Hand(Guards()), Bearings()), Reply())
    assert (done.rule, done.assessed, touches) == ("word", None, 0)
    assert done.problem is not None
    assert done.problem.kind == "confirmation_required"
