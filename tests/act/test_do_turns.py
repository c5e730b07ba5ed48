"""The loop's turns: what was changed, when a step is over, and what stops it."""

from dataclasses import replace

import pytest
from loops import CALM, Answering, app, step, still
from screens import blind, button, field, item, screen, tickbox
from scripted import Said
from transcript import App

from act import Filled, Loop, Memory, Outcome, Phrase
from judge import Choice, Kind, Question, State
from view import Dispatched, Ref, Refusal, Reply, Screen

SHOP = screen("button Add", "link Home", title="Shop")
ADDED = screen("button Add", "link Home", "status Added to the cart", title="Shop", like=SHOP)
SHOP_APP = {"start": SHOP, "added": ADDED}
ADD = {("start", 'press button "Add"'): "added"}


def presses(actions: tuple[str, ...]) -> list[str]:
    """What was pressed; the waits with which a change is doubted left out."""
    return [action for action in actions if action.startswith("press")]


def done_when(words: str, **said: Said) -> Answering:
    """A judge that says done as soon as these words show."""

    def answer(state: State, question: Question) -> Said | None:
        shows = any(words in element.name for element in state.items)
        match question.kind:
            case Kind.DONE:
                return 0.95 if shows else 0.05
            case Kind.NOT_DONE:
                return 0.05 if shows else 0.95
            case Kind.PROGRESS:
                return 0.95 if shows else 0.05
            case kind:
                return said.get(kind)

    return answer


def test_presses_and_ends_when_the_screen_shows_it() -> None:
    played = step("add it to the cart", app(SHOP_APP, ADD), done_when("Added", target="Add"))
    assert played.ending.outcome is Outcome.DONE
    assert played.actions == ('press button "Add"',)
    assert played.ending.turns == 2
    assert "Added to the cart" in played.ending.note


def test_a_step_that_is_already_done_is_not_done_again() -> None:
    played = step("add it to the cart", still(ADDED), {"done": 0.9})
    assert (played.ending.outcome, played.actions) == (Outcome.ALREADY_DONE, ())


def test_before_acting_a_likely_done_is_not_enough() -> None:
    """0.80 would end the step after acting; skipping an undone step is worse than doing one twice."""
    played = step("add it to the cart", app(SHOP_APP, ADD), {"done": 0.8, "target": "Add"})
    assert (played.ending.outcome, played.actions) == (Outcome.DONE, ('press button "Add"',))


def test_what_is_already_there_never_counts_as_the_new_one() -> None:
    played = step("start a new message", app(SHOP_APP, ADD), {"done": 1.0, "move": "finished", "target": "Add"})
    assert (played.ending.outcome, played.actions) == (Outcome.DONE, ('press button "Add"',))


def test_a_dead_button_is_not_pressed_twice() -> None:
    shown = screen("button Add", "button Add to list")
    played = step("add it", still(shown), {"target": "Add"}, turns=2)
    assert played.actions == ('press button "Add"',)
    assert [event.target for event in played.told("element.banned")] == ['button "Add"']  # type: ignore[attr-defined]


def test_three_delivered_actions_without_a_change_end_the_step() -> None:
    shown = screen("button One", "button Two", "button Three")
    played = step("do it", still(shown), first_offered)
    assert played.ending.outcome is Outcome.UNRESPONSIVE
    assert "the last three actions changed nothing on screen" in played.ending.note
    assert len(played.actions) == 3


def test_where_no_action_was_made_none_is_said_to_have_changed_nothing() -> None:
    shown = screen("button One", "button Two")
    played = step("do it", still(shown), {"target": "none", "move": "finished"})
    assert played.ending.outcome is Outcome.STUCK
    assert "in the last three turns no action was made" in played.ending.note
    assert "actions changed nothing" not in played.ending.note


def first_offered(_: State, question: Question) -> Said | None:
    return ("1", 0.9) if question.kind is Kind.TARGET else None


def test_a_stall_whose_result_already_shows_is_no_failure() -> None:
    """A search box that listed its results as it was typed in leaves "press search" nothing to do."""
    shown = screen("button One", "button Two", "button Three", "text 12 results")

    def answer(state: State, question: Question) -> Said | None:
        return 0.8 if question.kind is Kind.SHOWS_RESULT else first_offered(state, question)

    played = step("do it", still(shown), answer)
    assert played.ending.outcome is Outcome.ALREADY_DONE


def test_the_stall_question_is_not_asked_when_completion_is_off() -> None:
    shown = screen("button One", "button Two", "button Three")

    def answer(state: State, question: Question) -> Said | None:
        return 1.0 if question.kind is Kind.SHOWS_RESULT else first_offered(state, question)

    played = step("do it", still(shown), answer, off=frozenset({Loop.COMPLETION}))
    assert played.ending.outcome is Outcome.UNRESPONSIVE


def test_finding_nothing_three_times_is_being_stuck_not_a_dead_page() -> None:
    chosen = iter(["activate", "expand", "shortcut"])

    def answer(_: State, question: Question) -> Said | None:
        return next(chosen) if question.kind is Kind.MOVE else None

    played = step("do it", still(screen("button One")), answer)
    assert (played.ending.outcome, played.actions) == (Outcome.STUCK, ())


def test_a_move_that_found_nothing_is_not_offered_again_on_the_same_screen() -> None:
    """A judge that answers the same to the same question would otherwise spend its turns on it."""
    played = step("do it", still(screen("button One")), {"target": "none"}, turns=2)
    offers = [q.keys for r in played.asked for q in r.questions if isinstance(q, Choice) and q.kind is Kind.MOVE]
    assert ["activate" in keys for keys in offers] == [True, False, False]


def test_it_is_offered_again_once_the_screen_changed() -> None:
    leads = {("start", "wait"): "added"}

    def answer(_: State, question: Question) -> Said | None:
        if question.kind is Kind.MOVE and isinstance(question, Choice):
            return "activate" if "activate" in question.keys else "wait"
        return "none" if question.kind is Kind.TARGET else None

    played = step("do it", app(SHOP_APP, leads), answer, turns=3)
    offers = [q.keys for r in played.asked for q in r.questions if isinstance(q, Choice) and q.kind is Kind.MOVE]
    assert ["activate" in keys for keys in offers] == [True, False, True, False]


def test_a_ticking_clock_does_not_hide_a_stall() -> None:
    """A clock's text changes at every look; once it is known for that, three dead presses are seen to be dead."""
    played = step(
        "do it", Ticking(screen("button A", "button B", "button C", "button D", "text 12:00:00")), first_offered
    )
    assert played.ending.outcome is Outcome.UNRESPONSIVE
    assert len([a for a in played.actions if a.startswith("press")]) <= 4


class Ticking(App):
    """A page on which only a clock moves."""

    def __init__(self, shown: Screen) -> None:
        super().__init__({"here": shown}, "here")
        self.ticks = 0

    def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        self.ticks += 1
        shown = super().look(css, whole=whole)
        clock = tuple(replace(e, name=f"12:00:{self.ticks:02}") if e.role == "text" else e for e in shown.items)
        return replace(shown, items=clock)


def test_new_refs_are_no_change() -> None:
    """Each look mints fresh refs; a fingerprint that held them would never see a stall."""
    played = step("do it", Minting(screen("button One", "button Two", "button Three")), first_offered)
    assert played.ending.outcome is Outcome.UNRESPONSIVE


class Minting(App):
    def __init__(self, shown: Screen) -> None:
        super().__init__({"here": shown}, "here")
        self.looks = 0

    def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        self.looks += 1
        shown = super().look(css, whole=whole)
        items = tuple(replace(e, ref=Ref(f"r{self.looks}:b{self.looks * 100 + n}")) for n, e in enumerate(shown.items))
        return replace(shown, items=items)


def test_finished_ends_a_step_when_completion_is_off() -> None:
    played = step("do it", still(SHOP), {"move": "finished"}, off=frozenset({Loop.COMPLETION}))
    assert played.ending.outcome is Outcome.ALREADY_DONE


def test_finished_is_overruled_into_a_press_when_completion_says_undone() -> None:
    played = step("add it", app(SHOP_APP, ADD), {"move": "finished", "done": 0.2, "target": "Add"}, turns=1)
    assert played.actions == ('press button "Add"',)
    assert played.told("answer.overruled")


def test_stuck_fails() -> None:
    played = step("do it", still(SHOP), {"move": "stuck"})
    assert played.ending.outcome is Outcome.STUCK


def test_after_two_idle_waits_wait_is_not_offered_again() -> None:
    played = step("do it", still(SHOP), {"move": "wait"})
    offered = [q.keys for r in played.asked for q in r.questions if q.kind is Kind.MOVE]  # type: ignore[union-attr]
    assert ["wait" in keys for keys in offered[:4]] == [True, True, False, False]
    assert played.actions == ("wait", "wait")
    assert played.ending.outcome is Outcome.OUT_OF_TURNS


@pytest.mark.parametrize("move", ["none", "wait"])
def test_an_answer_that_is_no_move_never_clicks(move: str) -> None:
    played = step("do it", still(SHOP), {"move": move, "target": "Add"})
    assert not [action for action in played.actions if action.startswith("press")]


def test_with_every_judging_loop_off_a_step_just_presses_and_cannot_notice_success() -> None:
    played = step("add it", app(SHOP_APP, ADD), {"target": "Add"}, off=frozenset(Loop))
    assert played.actions[0] == 'press button "Add"'
    assert not played.ending.outcome.passes


def test_a_step_has_eight_turns_and_one_more_look() -> None:
    screens = {str(n): screen(f"button Next {n}", f"text page {n}") for n in range(12)}
    leads = {(str(n), f'press button "Next {n}"'): str(n + 1) for n in range(11)}
    played = step("turn pages", App(screens, "0", leads), first_offered)
    assert (played.ending.outcome, played.ending.turns) == (Outcome.OUT_OF_TURNS, 8)
    assert "not accomplished after 8 turns" in played.ending.note
    assert len(presses(played.actions)) == 8


def test_a_control_is_pressed_at_most_three_times_in_a_step() -> None:
    screens = {str(n): screen("button Deal", f"text card {n}") for n in range(12)}
    leads = {(str(n), 'press button "Deal"'): str(n + 1) for n in range(11)}
    played = step("deal cards", App(screens, "0", leads), {"target": "Deal"})
    assert len(presses(played.actions)) == 3


def test_what_the_last_move_did_is_still_seen() -> None:
    played = step("add it", app(SHOP_APP, ADD), done_when("Added", target="Add"), turns=1)
    assert (played.ending.outcome, played.ending.turns) == (Outcome.DONE, 1)
    assert "last turn" in played.ending.note


def test_turns_may_only_be_lowered() -> None:
    played = step("do it", still(SHOP), {"move": "none"}, turns=50)
    assert played.ending.turns == 8


def test_a_screen_that_cannot_be_read_three_times_ends_the_step() -> None:
    played = step("do it", still(blind("the page crashed")), {})
    assert played.ending.outcome is Outcome.BLIND
    assert "the page crashed" in played.ending.note


def test_a_destructive_target_fails_the_step_on_that_very_turn() -> None:
    played = step("tidy up", still(screen("button Delete draft", "button Help")), {"target": "Delete draft"})
    assert (played.ending.outcome, played.actions, played.ending.turns) == (Outcome.REFUSED, (), 1)
    assert "Delete draft" in played.ending.note


def test_a_step_types_its_own_text_into_the_field_that_is_meant() -> None:
    page = screen(field("Search", role="searchbox"), "button Go")
    results = screen(field("Search", role="searchbox"), "button Go", "text 3 results for Blue mug", like=page)
    leads = {("start", 'press button "Go"'): "found"}

    def answer(state: State, question: Question) -> Said | None:
        holds = any(e.value == "Blue mug" for e in state.items)
        if question.kind is Kind.MOVE:
            return "activate" if holds else "type"
        if question.kind is Kind.SPAN:
            return ("1", 0.9)
        return done_when("results", target="Go")(state, question)

    phrase = Phrase(('search for "', Filled("mug", "Blue mug"), '"'))
    played = step(phrase, app({"start": page, "found": results}, leads), answer)
    assert played.actions == ('type "Blue mug" into searchbox "Search"', 'press button "Go"')
    assert played.ending.outcome is Outcome.DONE


def test_each_text_is_offered_once() -> None:
    page = screen(field("Search", role="searchbox"), "button Go")
    played = step('search for "mug"', still(page), {"move": "type", "span": "1", "target": "none"})
    assert played.actions == ('type "mug" into searchbox "Search"',)


def test_a_text_goes_into_several_fields_only_when_the_step_says_so() -> None:
    page = screen(field("Password"), field("Again"))
    said: dict[str, Said] = {"move": "type", "span": "1", "target": "none"}
    both = step('enter "tiger" into both fields', still(page), said)
    assert both.actions == ('type "tiger" into textbox "Password"', 'type "tiger" into textbox "Again"')
    assert len(step('enter "tiger"', still(page), said).actions) == 1


def test_a_text_that_was_not_kept_is_offered_again() -> None:
    page = screen(field("Search", role="searchbox"), "text hello")
    leads = {("start", 'type "mug" into searchbox "Search"'): Reply(kept=False, read_back="m")}
    played = step('search for "mug"', app({"start": page}, leads), {"move": "type", "span": "1"}, turns=2)
    assert len(played.actions) == 1, "the field is banned after it changed nothing"


def test_type_is_not_offered_without_a_field_or_a_text() -> None:
    for goal, shown in (('search for "mug"', SHOP), ("open the menu", screen(field("Search")))):
        played = step(goal, still(shown), {"move": "stuck"})
        (move,) = (q for r in played.asked for q in r.questions if q.kind is Kind.MOVE)
        assert "type" not in move.keys  # type: ignore[union-attr]


def test_a_kept_password_counts_as_a_change() -> None:
    """The screen never shows what a password field holds; its read-back is the change."""
    page = screen(item("textbox Password"), "button Log in")
    leads = {("start", 'type "tiger-77" into textbox "Password"'): Reply(kept=True)}
    played = step(
        'enter "tiger-77"', app({"start": page}, leads), {"move": "type", "span": "1", "target": "none"}, turns=2
    )
    assert not played.told("element.banned")


def test_the_seven_questions_are_one_request() -> None:
    played = step("add it", app(SHOP_APP, ADD), {"target": "Add"}, turns=2)
    first = {question.kind for question in played.asked[0].questions}
    third = {question.kind for question in played.asked[2].questions}
    asked = {Kind.DONE, Kind.NOT_DONE, Kind.PROGRESS, Kind.BLOCKED, Kind.MOVE, Kind.SHORTCUT}
    assert first == asked, "nothing has been done yet: helped is not asked"
    assert third == asked | {Kind.HELPED}


def test_a_refused_press_is_not_an_action_of_the_step() -> None:
    """After a press that never reached the page, the high bar of "nothing done yet" still stands."""
    leads = {("start", 'press button "Add"'): Reply(refusal=Refusal.DISABLED, dispatched=Dispatched.NO)}
    played = step("add it", app(SHOP_APP, leads), {"done": 0.8, "target": "Add"}, turns=2)
    assert played.ending.outcome is Outcome.OUT_OF_TURNS


def test_a_toggle_is_one_control_through_all_its_states() -> None:
    on, off = screen(tickbox("News", checked=True)), screen(tickbox("News"))
    leads = {("on", 'check checkbox "News"'): "off", ("off", 'check checkbox "News"'): "on"}
    played = step("do it", App({"on": on, "off": off}, "off", leads), {"target": "News"})
    assert len(played.actions) == 3, "at most three presses of one control in a step"


def test_memory_carries_history_to_the_next_step() -> None:
    played = step("add it", app(SHOP_APP, ADD), done_when("Added", target="Add"), memory=Memory(history=("went to /",)))
    history = played.ending.memory.history
    assert history[:3] == ("went to /", "step: add it", 'pressed button "Add"')
    assert any("appeared" in line for line in history)


def test_the_judge_is_still_told_the_last_action_after_a_turn_that_found_nothing() -> None:
    leads = {("start", 'press button "Add"'): "added"}

    def answer(_: State, question: Question) -> Said | None:
        names = [o.element.name for o in question.options if o.element] if isinstance(question, Choice) else []
        return ("Add" if "Add" in names and not played_once else "none") if question.kind is Kind.TARGET else None

    played_once: list[str] = []
    played = step("add it", app(SHOP_APP, leads), answer, turns=3)
    assert played.asked[-1].state.last == 'pressed button "Add"'


def test_calm_is_what_it_says() -> None:
    assert CALM["move"] == "activate"
    assert button("x").is_control


def test_return_for_another_text_is_no_repetition() -> None:
    """Four things that are written down one after the other are four texts, each with a Return of its own."""
    names = ("mop floor", "feed cat", "call Kim", "read book")
    shown = screen("textbox New chore [focused]")

    def answer(state: State, question: Question) -> Said | None:
        typed = state.last.startswith("typed")
        if question.kind is Kind.MOVE and isinstance(question, Choice):
            return next(key for key in ("shortcut" if typed else "type", "stuck") if key in question.keys)
        if question.kind is Kind.SHORTCUT:
            return "confirm" if typed else "none"
        return "1" if question.kind is Kind.SPAN else None

    goal = "write down " + " and ".join(f'"{name}"' for name in names)
    played = step(goal, still(shown), answer, turns=8)
    assert sum("return" in action for action in played.actions) == len(names)
