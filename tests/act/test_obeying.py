"""The loop keeps to what a verdict says is next: what is repeated, cleared and left alone, and when a step ends."""

from __future__ import annotations

import pytest
from loops import app, first, step
from screens import button, dialog, field, screen, text, with_values
from scripted import Said
from transcript import App, Played, play

from act import Ending, EnterIntent, Limits, Memory, Outcome, Phrase
from act.confirm import is_confirmed
from act.enter import enter
from judge import Choice, Kind, Question, State
from view import Allowance, Delivery, Dispatched, Guards, Postcondition, Receiver, Refusal, Reply, Screen

HIT = Reply(delivery=Delivery.TARGET_HIT, observed_after_ms=120)
MOVING = Reply(refusal=Refusal.MOVING, dispatched=Dispatched.NO, delivery=Delivery.NOT_SETTLED)
DISCARDED = Reply(kept=False, read_back="", postcondition=Postcondition.DISCARDED)
REWRITTEN = Reply(kept=False, read_back="TEST", postcondition=Postcondition.REWRITTEN)
UNREADABLE = Reply(kept=False, read_back="Ki")
TYPED = 'type "Kim" into textbox "Name"'


def seen(*lines: object, **facts: object) -> Screen:
    return screen(*lines, document="F1 L1", **facts)  # type: ignore[arg-type]


FORM = seen("textbox Name", "button Save")


def entered(reply: Reply) -> Played[Ending]:
    intent = EnterIntent(slots=(("name", Phrase.of("Kim")),))
    return play(enter(intent, Memory(), Limits()), App({"form": FORM}, "form", {("form", TYPED): reply}), {})


@pytest.mark.parametrize("reply", [DISCARDED, REWRITTEN], ids=["thrown away", "rewritten"])
def test_what_a_field_did_not_keep_is_not_entered_again(reply: Reply) -> None:
    played = entered(reply)
    assert played.actions == (TYPED,)
    assert played.ending.outcome is Outcome.FALSE


def test_where_nobody_can_say_what_the_field_holds_it_is_entered_once_more() -> None:
    assert entered(UNREADABLE).actions == (TYPED, TYPED)


def test_a_text_in_the_pages_own_spelling_stands() -> None:
    masked = Reply(kept=True, read_back="K i m", requested="Kim", postcondition=Postcondition.REWRITTEN)
    shows = with_values(FORM, {"Name": "K i m"})
    intent = EnterIntent(slots=(("name", Phrase.of("Kim")),))
    world = app({"form": FORM, "shows": shows}, {("form", TYPED): (masked, "shows")}, "form")
    played = play(enter(intent, Memory(), Limits()), world, {})
    assert played.actions == (TYPED,)
    assert played.ending.outcome is Outcome.DONE


def test_a_field_on_the_move_is_entered_once_it_rests() -> None:
    world = Moving({"form": FORM}, "form")
    played = play(enter(EnterIntent(slots=(("name", Phrase.of("Kim")),)), Memory(), Limits()), world, {})
    assert played.actions == (TYPED, TYPED)
    assert played.ending.outcome is Outcome.DONE


class Moving(App):
    """Whatever is touched first is on the move."""

    def do(self, operation: object, element: object) -> Reply:
        if not self.ticked:
            self.ticked["moved"] = True
            return MOVING
        return super().do(operation, element)  # type: ignore[arg-type]


def typing(state: State, question: Question) -> Said | None:
    if isinstance(question, Choice) and question.kind is Kind.MOVE:
        return "type" if "type" in question.keys else "none"
    return ("1", 0.9) if question.kind is Kind.SPAN else None


def test_a_plain_step_types_no_text_again_that_the_field_threw_away() -> None:
    """Although the screen changed, so that the field was not struck off for having changed nothing."""
    more = {f"{n}": seen("textbox Name", "button Save", f"text Hint {n}", like=FORM) for n in range(3)}
    leads = {("start", TYPED): (DISCARDED, "0"), ("0", TYPED): (DISCARDED, "1"), ("1", TYPED): (DISCARDED, "2")}
    world = app({"start": FORM, **more}, leads)
    played = step('type "Kim" into the name', world, typing, turns=4)
    assert played.actions.count(TYPED) == 1


MUG = seen("button Take mug", "button Help")


def test_what_was_on_the_move_is_pressed_once_more_in_the_same_turn_and_no_more() -> None:
    world = app({"start": MUG}, {("start", 'press button "Take mug"'): MOVING})
    played = step("take the mug", world, lambda _, q: first(q, "Take mug"), turns=1)
    assert played.actions == ('press button "Take mug"',) * 2
    verdicts = [(e.verdict, e.next) for e in played.told("action.assessed")]  # type: ignore[attr-defined]
    assert verdicts == [("unknown", "retry")] * 2


def test_who_holds_the_point_is_treated_first() -> None:
    veil = Receiver(tag="div", id="veil", modal=True)
    covered = Reply(
        refusal=Refusal.COVERED, dispatched=Dispatched.NO, delivery=Delivery.INTERCEPTED, receiver=veil, cover="a veil"
    )
    world = app({"start": MUG}, {("start", 'press button "Take mug"'): covered})
    played = step("take the mug", world, lambda _, q: first(q, "Take mug"), turns=1)
    assert played.actions == ('press button "Take mug"', "press escape", 'press button "Take mug"')


def test_what_has_no_point_to_aim_at_is_not_uncovered() -> None:
    pinned = Reply(
        refusal=Refusal.COVERED, dispatched=Dispatched.NO, delivery=Delivery.OFF_TARGET, cover="the edge of the window"
    )
    world = app({"start": MUG}, {("start", 'press button "Take mug"'): pinned})
    played = step("take the mug", world, lambda _, q: first(q, "Take mug"), turns=1)
    assert played.actions == ('press button "Take mug"',)
    assert "the edge of the window lies over it" in played.ending.note


TAKE = 'press button "Take mug"'


def done_at_once(state: State, question: Question) -> Said | None:
    """Whatever the screen shows after the first press, the judge holds the step for done."""
    if question.kind is Kind.DONE:
        return 0.95 if state.last else 0.1
    if question.kind is Kind.NOT_DONE:
        return 0.05 if state.last else 0.9
    if question.kind is Kind.PROGRESS:
        return (0.0, 0.0, 0.0, 0.0, 1.0) if state.last else (1.0, 0.0, 0.0, 0.0, 0.0)
    if question.kind is Kind.SHOWS_RESULT:
        return 0.1
    return first(question, "Take mug", "Send")


def test_a_press_that_showed_nothing_does_not_end_a_step_on_the_judges_word() -> None:
    played = step("take the mug", app({"start": MUG}, {("start", TAKE): HIT}), done_at_once)
    assert played.actions == (TAKE, "wait")
    assert played.ending.outcome is Outcome.UNSURE
    assert 'nothing confirms the last action (press button "Take mug")' in played.ending.note


def shown_all_the_same(state: State, question: Question) -> Said | None:
    return 0.9 if question.kind is Kind.SHOWS_RESULT else done_at_once(state, question)


def test_unless_the_screen_shows_the_result_all_the_same() -> None:
    played = step("take the mug", app({"start": MUG}, {("start", TAKE): HIT}), shown_all_the_same)
    assert played.ending.outcome is Outcome.ALREADY_DONE


ROOMS = seen(field("Title", value="Review"), "button Book room")
BOOK = 'press button "Book room"'


def booked_says_the_judge(state: State, question: Question) -> Said | None:
    if question.kind is Kind.SHOWS_RESULT:
        return 0.9
    return first(question, "Book room") or done_at_once(state, question)


def test_a_step_that_did_it_itself_is_done_and_was_not_done_before_it_began() -> None:
    """The form emptied itself and told of the booking in words that the step does not have."""
    told = [text("Review, Aspen, 10:00 to 11:00"), text("All set")]
    after = with_values(seen(field("Title", value="Review"), "button Book room", *told, like=ROOMS), {"Title": ""})
    world = app({"start": ROOMS, "after": after}, {("start", BOOK): (HIT, "after")})
    played = step("reserve it for our team", world, booked_says_the_judge)
    assert played.actions == (BOOK, "wait")
    assert played.ending.outcome is Outcome.DONE
    assert played.ending.note.startswith("the screen shows the step's result")


def test_so_is_one_whose_first_press_showed_nothing_and_whose_second_did_it() -> None:
    start = seen("textbox Mail", "button Invite")
    after = seen("textbox Mail", "button Invite", "text It went out", like=start)
    leads = {("start", 'press textbox "Mail"'): HIT, ("start", 'press button "Invite"'): (HIT, "after")}

    def answer(state: State, question: Question) -> Said | None:
        is_over = "Invite" in state.last
        if question.kind in {Kind.DONE, Kind.SHOWS_RESULT}:
            return 0.95 if is_over else 0.1
        if question.kind is Kind.NOT_DONE:
            return 0.05 if is_over else 0.9
        if question.kind is Kind.PROGRESS:
            return (0.0, 0.0, 0.0, 0.0, 1.0) if is_over else (1.0, 0.0, 0.0, 0.0, 0.0)
        return first(question, "Mail", "Invite")

    played = step("ask our friend in", app({"start": start, "after": after}, leads), answer)
    assert 'press button "Invite"' in played.actions
    assert played.ending.outcome is Outcome.DONE


def test_it_ends_once_a_later_look_shows_something_that_the_step_names() -> None:
    late = seen("button Take mug", "button Help", "text 1 mug taken", like=MUG)
    world = app({"start": MUG, "late": late}, {("start", TAKE): HIT, ("start", "wait"): "late"})
    assert step("take the mug", world, done_at_once).ending.outcome is Outcome.DONE


def test_something_else_that_appears_does_not_end_it() -> None:
    late = seen("button Take mug", "button Help", "text New: our winter sale", like=MUG)
    world = app({"start": MUG, "late": late}, {("start", TAKE): HIT, ("start", "wait"): "late"})
    assert step("take the mug", world, done_at_once).ending.outcome is Outcome.UNSURE


def test_on_the_last_turn_too() -> None:
    world = app({"start": MUG}, {("start", TAKE): HIT})
    assert step("take the mug", world, done_at_once, turns=1).ending.outcome is Outcome.OUT_OF_TURNS
    assert step("take the mug", world, shown_all_the_same, turns=1).ending.outcome is Outcome.ALREADY_DONE


def test_a_press_that_showed_something_ends_it_at_once() -> None:
    after = seen("button Take mug", "button Help", "text New: our winter sale", like=MUG)
    world = app({"start": MUG, "after": after}, {("start", TAKE): (HIT, "after")})
    assert step("take the mug", world, done_at_once).actions == (TAKE,)


MAIL = seen(field("Message", value="Hello"), "button Send")
SENT = 'press button "Send"'


@pytest.mark.parametrize(
    ("said", "outcome"), [("Your message was sent", Outcome.DONE), ("All fields reset", Outcome.UNSURE)]
)
def test_a_form_that_emptied_itself_counts_only_with_a_word_of_what_was_asked(said: str, outcome: Outcome) -> None:
    after = with_values(seen(field("Message", value="Hello"), "button Send", text(said), like=MAIL), {"Message": ""})
    world = app({"start": MAIL, "after": after}, {("start", SENT): (HIT, "after")})
    allowed = Guards(allow=(Allowance(name="Send"),))
    assert step("send the message", world, done_at_once, guards=allowed).ending.outcome is outcome


BEFORE = seen("button Sign in", "text Welcome", title="Shop")


@pytest.mark.parametrize(
    ("goal", "after", "confirmed"),
    [
        ("open the basket", seen("button Sign in", "text Welcome", title="Your basket"), True),
        ("open the basket", seen("button Sign in", "text Welcome", dialog("Basket", button("Close"))), True),
        ("read all messages", seen("button Sign in", "text 1 message"), True),
        ("choose row 7", seen("button Sign in", "text Row 7 chosen"), True),
        ("choose row 7", seen("button Sign in", "text 17"), False),
        ("remove the welcome", seen("button Sign in", title="Shop"), True),
        ("sign in", seen("text Hello Kim", title="Shop"), True),
        ("open the basket", BEFORE, False),
        ("sign in", BEFORE, False),
    ],
)
def test_what_confirms_a_step(goal: str, after: Screen, confirmed: bool) -> None:
    assert is_confirmed(goal, BEFORE, after, frozenset()) is confirmed
