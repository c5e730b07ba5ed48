"""One touch: what may have reached the page is not done again; a confirm is accepted only by its exact message."""

from collections.abc import Generator
from typing import Any

import pytest
from loops import Answering, app, step
from screens import button, field, form, screen
from scripted import Said
from transcript import Transcript, accepted, does, tells

from act import AllowanceUsed, Do, Tell
from act.touch import Hand, in_words
from judge import Kind, Question, State
from view import ACCEPTED, Allowance, Dispatched, Guards, Operation, Refusal, Reply, Screen, Secret
from view import Kind as Act
from view import State as Condition

ORDERING = screen(button("Order it"), button("Help"), title="Shop")
UNKNOWN = Reply(refusal=Refusal.FAILED, dispatched=Dispatched.UNKNOWN, note="the page gave no answer")


def first_named(*names: str) -> Answering:
    def answer(_: State, question: Question) -> Said | None:
        if question.kind is not Kind.TARGET:
            return None
        there = [option.element.name for option in getattr(question, "options", ()) if option.element]
        return next((name for name in names if name in there), "none")

    return answer


@pytest.mark.parametrize("dispatched", [Dispatched.UNKNOWN, Dispatched.YES])
def test_a_press_of_which_nobody_knows_whether_it_arrived_is_not_repeated(dispatched: Dispatched) -> None:
    """The second real order is the expensive error."""
    lost = Reply(refusal=Refusal.FAILED, dispatched=dispatched)
    leads = {("start", 'press button "Order it"'): lost}
    played = step("order it", app({"start": ORDERING}, leads), first_named("Order it"))
    assert played.actions.count('press button "Order it"') == 1
    assert any("may or may not have reached" in line for line in played.ending.memory.history)


def test_not_even_when_the_screen_changed_meanwhile() -> None:
    later = screen(button("Order it"), button("Help"), "text loading", title="Shop", like=ORDERING)
    leads = {("start", 'press button "Order it"'): (UNKNOWN, "later")}
    played = step("order it", app({"start": ORDERING, "later": later}, leads), first_named("Order it"))
    assert played.actions.count('press button "Order it"') == 1


def test_a_press_that_proved_not_to_have_been_sent_may_be_tried_again() -> None:
    moving = Reply(refusal=Refusal.MOVING, dispatched=Dispatched.NO)
    leads = {("start", 'press button "Order it"'): moving}
    played = step("order it", app({"start": ORDERING}, leads), first_named("Order it"))
    assert played.actions.count('press button "Order it"') == 6, "three turns, and once more in each"


ASKED = "Really delete the draft?"
DRAFT = screen(button("Tidy up"), title="Drafts")


def touching(guards: Guards, times: int = 1, shown: Screen = DRAFT) -> Generator[Any, Any, list[object]]:
    hand = Hand(guards)
    target = shown.items[0]
    replies: list[object] = []
    for _ in range(times):
        reply = yield from hand.touch(Operation(kind=Act.CLICK, target=target.ref), target, shown)
        replies.append(reply)
    return replies


def test_a_confirm_that_the_flow_allows_by_its_exact_message_is_accepted_and_charged() -> None:
    guards = Guards(allow=(Allowance(name=ASKED),))
    assert (
        Transcript(touching(guards, times=2))
        << does("accept dialog")
        >> accepted()
        << does('press button "Tidy up"')
        >> accepted(dialogs=(ASKED + ACCEPTED,))
        << tells("allowance.used", allowance=ASKED)
        << does('press button "Tidy up"')
    )


def test_a_confirm_that_was_cancelled_is_named_in_the_failure() -> None:
    leads = {("start", 'press button "Order it"'): Reply(dialogs=("Really order it?",))}
    played = step("order it", app({"start": ORDERING}, leads), first_named("Order it"))
    assert 'made the page ask "Really order it?", which was answered with Cancel' in played.ending.note


def test_without_an_allowance_nothing_is_armed() -> None:
    assert Transcript(touching(Guards())) << does('press button "Tidy up"')


def test_an_allowance_whose_confirm_did_not_come_is_not_used_up() -> None:
    guards = Guards(allow=(Allowance(name=ASKED),))
    assert (
        Transcript(touching(guards, times=2))
        << does("accept dialog")
        >> accepted()
        << does('press button "Tidy up"')
        >> accepted()
        << does("accept dialog")
        >> accepted()
        << does('press button "Tidy up"')
    )


@pytest.mark.parametrize("named", ["Tidy up", "role=button;name=Delete"])
def test_an_allowance_that_names_a_control_arms_no_confirm(named: str) -> None:
    guards = Guards(allow=(Allowance(name=named),))
    assert Transcript(touching(guards)) << does('press button "Tidy up"')


def test_a_confirm_about_what_the_flow_stops_before_is_never_armed() -> None:
    guards = Guards(stop_before=("deleting",), allow=(Allowance(name="Delete it?"),))
    assert Transcript(touching(guards)) << does('press button "Tidy up"')


DELETING = screen(button("Delete draft"), title="Drafts")


@pytest.mark.parametrize(("times", "pressed"), [(1, 1), (2, 2), (3, 3)])
def test_an_allowance_opens_as_often_a_step_as_it_says(times: int, pressed: int) -> None:
    guards = Guards(allow=(Allowance(name="Delete draft", times=times),))
    expected = Transcript(touching(guards, times=pressed + 1, shown=DELETING))
    for _ in range(pressed):
        told = tells("allowance.used", target='button "Delete draft"', allowance="Delete draft")
        expected = expected << told << does('press button "Delete draft"') >> accepted()
    assert expected << tells(
        "activation.refused",
        target='button "Delete draft"',
        rule="word",
        because='its label says "delete", which is hard to undo',
    )


def test_a_use_is_told_with_what_it_lifted() -> None:
    guards = Guards(allow=(Allowance(name="Delete draft"),))
    because = 'its label says "delete", which is hard to undo'
    assert Transcript(touching(guards, shown=DELETING)) << tells("allowance.used", because=because)


def test_what_was_done_is_told_with_what_came_of_it() -> None:
    reply = Reply(refusal=Refusal.COVERED, dispatched=Dispatched.NO, cover="an empty layer", note="twice")
    told = tells(
        "action.done",
        action='press button "Tidy up"',
        ok=False,
        note="covered; an empty layer lies over it; twice",
        purpose="step",
    )
    assert Transcript(touching(Guards())) << does('press button "Tidy up"') >> reply << told


def test_what_went_well_has_nothing_to_note() -> None:
    told = tells("action.done", ok=True, note="")
    assert Transcript(touching(Guards())) << does('press button "Tidy up"') >> accepted() << told


@pytest.mark.parametrize(
    ("operation", "words"),
    [
        (Operation(kind=Act.NAVIGATE, text=("http://shop.example/",)), "go to http://shop.example/"),
        (Operation(kind=Act.CHORD, chord="cmd+f"), "press cmd+f"),
        (Operation(kind=Act.TYPE, text=("Kim ", Secret("word"))), 'type "Kim [secret:word]" into '),
        (Operation(kind=Act.SELECT, text=("Norway",)), 'select "Norway" in '),
        (Operation(kind=Act.DOUBLE_CLICK), "double click"),
        (Operation(kind=Act.SCROLL), "scroll"),
    ],
)
def test_an_operation_in_words(operation: Operation, words: str) -> None:
    assert in_words(operation, None) == words


@pytest.mark.parametrize("kind", [Act.TYPE, Act.WAIT, Act.SCROLL, Act.HOVER])
def test_what_activates_nothing_arms_no_confirm(kind: Act) -> None:
    shown = screen(field("Name"))
    hand = Hand(Guards(allow=(Allowance(name=ASKED),)))
    machine = hand.touch(Operation(kind=kind, target=shown.items[0].ref, text=("Kim",)), shown.items[0], shown)
    wish = next(machine)
    assert isinstance(wish, Do)
    assert wish.operation.kind is kind


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_confirm_is_accepted_as_often_a_step_as_the_allowance_says(times: int) -> None:
    guards = Guards(allow=(Allowance(name=ASKED, times=times),))
    expected = Transcript(touching(guards, times=times + 1))
    told = tells(
        "allowance.used",
        target=f'confirm "{ASKED}"',
        because="a page's own confirm is accepted only where the flow allows its exact message",
    )
    for _ in range(times):
        armed = expected << does("accept dialog") >> accepted() << does('press button "Tidy up"')
        expected = armed >> accepted(dialogs=(ASKED + ACCEPTED,)) << told
    assert expected << does('press button "Tidy up"')


def test_an_allowed_key_is_told_by_its_name() -> None:
    shown = screen(form("f", field("Word", states=frozenset({Condition.FOCUSED})), button("Send"), default="Send"))
    hand = Hand(Guards(allow=(Allowance(name="Send"),)))
    wish = next(hand.touch(Operation(kind=Act.CHORD, chord="return"), None, shown))
    assert isinstance(wish, Tell)
    assert isinstance(wish.event, AllowanceUsed)
    assert wish.event.target == "return"


def test_a_press_that_is_refused_arms_no_confirm_for_whatever_comes_next() -> None:
    """What a page asks by itself, later, would be answered with yes, and be charged to nothing."""
    guards = Guards(allow=(Allowance(name=ASKED),))
    shown = screen(button("Delete draft"), title="Drafts")
    assert Transcript(touching(guards, shown=shown)) << tells("activation.refused", rule="word")
