"""What the loop does before a move: obstacles, undos, dialogs of the task's own, covers, copies, Return."""

from dataclasses import replace
from typing import ClassVar

from loops import Answering, app, asked, first, offered, step, still
from screens import button, dialog, field, item, screen, text
from scripted import Said
from transcript import App

from act import DoIntent, Limits, Loop, Memory, Outcome, Owner, Phrase
from judge import Kind, Question, State
from view import Dispatched, FrontKind, Refusal, Reply, Screen
from view import State as Condition

PAGE = screen("button Take mug", "button Help", title="Shop")
CONSENT = dialog("We use cookies", button("Accept all"), button("Reject all"), button("Delete my data"))
CONSENTED = screen("button Take mug", CONSENT, title="Shop")


class TestObstacles:
    def test_is_closed_with_a_safe_control_and_destructive_ones_are_not_offered(self) -> None:
        leads = {("start", 'press button "Reject all"'): "page"}
        played = step(
            "open help",
            app({"start": CONSENTED, "page": PAGE}, leads),
            blocked_by("We use cookies", "Reject all"),
            turns=2,
        )
        assert played.actions[0] == 'press button "Reject all"'
        (names,) = offered(played, Kind.DISMISS)
        assert "Delete my data" not in names
        assert "escape" in asked(played, Kind.DISMISS)[0].keys

    def test_escape_is_the_answer_to_anything_else(self) -> None:
        played = step("open help", still(CONSENTED), blocked_by("We use cookies", "none"), turns=1)
        assert played.actions == ("press escape",)

    def test_two_are_cleared_a_step_and_no_third(self) -> None:
        played = step("open help", still(CONSENTED), {"blocked": 0.9, "dismiss": "none", "target": "none"}, turns=5)
        assert played.actions.count("press escape") == 2

    def test_they_are_left_alone_when_that_loop_is_off(self) -> None:
        off = frozenset({Loop.OBSTACLES})
        played = step("open help", still(CONSENTED), {"blocked": 0.9, "target": "none"}, turns=2, off=off)
        assert played.actions == ()

    def test_clearing_one_is_no_action_of_the_step(self) -> None:
        """The bar before acting still holds after housekeeping."""
        leads = {("start", 'press button "Reject all"'): "page"}
        said = blocked_by("We use cookies", "Reject all", done=0.8)
        played = step("open help", app({"start": CONSENTED, "page": PAGE}, leads), said, turns=1)
        assert played.ending.outcome is Outcome.OUT_OF_TURNS


def blocked_by(name: str, closer: str, **said: Said) -> Answering:
    def answer(state: State, question: Question) -> Said | None:
        if question.kind is Kind.BLOCKED:
            return 0.9 if state.front_name == name else 0.05
        if question.kind is Kind.DISMISS:
            return closer
        if question.kind is Kind.TARGET:
            return said.get("target", "none")
        return said.get(question.kind)

    return answer


class TestUndo:
    def test_an_unhelpful_press_is_taken_back_once_and_banned(self) -> None:
        other = screen("button Ads", "button Take mug", title="Ads")
        leads = {("start", 'press button "Help"'): "other", ("other", "press escape"): "start"}
        played = step(
            "take the mug", app({"start": PAGE, "other": other}, leads), {"target": "Help", "helped": 0.1}, turns=4
        )
        assert played.actions == ('press button "Help"', "press escape")
        assert "that made things worse; undid it" in played.ending.memory.history
        assert [e.target for e in played.told("element.banned")] == ['button "Help"']  # type: ignore[attr-defined]

    def test_a_fall_of_progress_is_taken_back(self) -> None:
        other = screen("button Ads", title="Ads")
        leads = {("start", 'press button "Help"'): "other"}

        def answer(state: State, question: Question) -> Said | None:
            if question.kind is Kind.PROGRESS:
                return (0.0, 0.0, 1.0, 0.0, 0.0) if state.title == "Shop" else (1.0, 0.0, 0.0, 0.0, 0.0)
            return "Help" if question.kind is Kind.TARGET and "Help" in str(question) else None

        played = step("take the mug", app({"start": PAGE, "other": other}, leads), answer, turns=2)
        assert played.actions == ('press button "Help"', "press escape")

    def test_at_most_two_a_step(self) -> None:
        screens = {str(n): screen(f"button Next {n}", title=f"{n}") for n in range(9)}
        leads = {(str(n), f'press button "Next {n}"'): str(n + 1) for n in range(8)}

        def answer(_: State, question: Question) -> Said | None:
            return {Kind.HELPED: 0.0, Kind.TARGET: ("1", 0.9)}.get(question.kind)  # type: ignore[return-value]

        played = step("go on", App(screens, "0", leads), answer)
        assert played.actions.count("press escape") == 2


TASK = Memory(owner=Owner.TASK)
FORMAT = dialog("Choose a format", button("IMAX"), button("2D"), button("Confirm"), button("Close"))
FORMAT_OPEN = screen("button Take mug [covered]", FORMAT, title="Shop")


COVERED = Reply(refusal=Refusal.COVERED, dispatched=Dispatched.NO, cover='button "Select location"')
UNDER = screen(
    "button Take mug", dialog("Location", button("Select location"), button("No thanks"), kind=FrontKind.LAYER)
)


class TestCovers:
    def test_a_plain_cover_gets_escape_and_the_same_press_again(self) -> None:
        shown = screen("button Take mug", "button Help")
        free = screen("button Take mug", "button Help", "text free", like=shown)
        leads = {("start", 'press button "Take mug"'): COVERED, ("start", "press escape"): "free"}
        played = step(
            "take the mug", app({"start": shown, "free": free}, leads), lambda _, q: first(q, "Take mug"), turns=1
        )
        assert played.actions[:3] == ('press button "Take mug"', "press escape", 'press button "Take mug"')

    def test_a_layer_is_closed_with_its_own_closer(self) -> None:
        leads = {("start", 'press button "Take mug"'): COVERED, ("start", 'press button "No thanks"'): "page"}
        played = step(
            "take the mug", app({"start": UNDER, "page": PAGE}, leads), lambda _, q: first(q, "Take mug"), turns=1
        )
        assert played.actions[:3] == ('press button "Take mug"', 'press button "No thanks"', 'press button "Take mug"')

    def test_an_empty_layer_that_stays_is_pressed_on_an_empty_spot(self) -> None:
        backdrop = Reply(refusal=Refusal.COVERED, dispatched=Dispatched.NO, cover="an empty layer", empty_layer=True)
        leads = {
            ("start", 'press button "Take mug"'): backdrop,
            ("start", 'dismiss cover button "Take mug"'): "free",
        }
        shown = screen("button Take mug", "button Help")
        free = screen("button Take mug", "button Help", "text free", like=shown)
        played = step(
            "take the mug", app({"start": shown, "free": free}, leads), lambda _, q: first(q, "Take mug"), turns=1
        )
        assert played.actions[:5] == (
            'press button "Take mug"',
            "press escape",
            'press button "Take mug"',
            'dismiss cover button "Take mug"',
            'press button "Take mug"',
        )

    def test_what_stays_covered_is_named_in_the_failure_and_never_pressed_as_a_layer(self) -> None:
        leads = {("start", 'press button "Take mug"'): COVERED}
        played = step("take the mug", app({"start": PAGE}, leads), lambda _, q: first(q, "Take mug"), turns=2)
        assert not [action for action in played.actions if action.startswith("dismiss")]
        assert (
            'its press of button "Take mug" was refused because button "Select location" lies over it'
            in played.ending.note
        )

    def test_behind_the_tasks_own_dialog_nothing_is_uncovered(self) -> None:
        shown = screen("button Take mug", FORMAT)
        leads = {("start", 'press button "Take mug"'): COVERED}
        played = step(
            "take the mug", app({"start": shown}, leads), lambda _, q: first(q, "Take mug"), memory=TASK, turns=1
        )
        assert played.actions == ('press button "Take mug"',)
        assert any("act inside that first" in line for line in played.ending.memory.history)


LIST = tuple(f"button Add @ list > listitem #{n}" for n in (1, 2, 3))
CARDS = screen(*LIST, "button Cart")
ONE = screen(*LIST, "button Cart", "text 1 in the cart", like=CARDS)


class TestCopies:
    def test_are_struck_off_once_the_press_is_seen_to_change_something(self) -> None:
        leads = {("start", 'press button "Add"'): "one"}
        played = step("add the mug", app({"start": CARDS, "one": ONE}, leads), first_of_all, turns=2)
        before, after = offered(played, Kind.TARGET)[0], offered(played, Kind.TARGET)[1]
        assert before.count("Add") == 3
        assert after.count("Add") == 1, "the pressed one itself may be pressed again"

    def test_are_kept_while_nothing_changes(self) -> None:
        played = step("add the mug", still(CARDS), first_of_all, turns=2)
        assert offered(played, Kind.TARGET)[1].count("Add") == 2, "only the dead one is banned"

    def test_are_kept_for_a_step_that_asks_for_all(self) -> None:
        leads = {("start", 'press button "Add"'): "one"}
        played = step("add every item", app({"start": CARDS, "one": ONE}, leads), first_of_all, turns=2)
        assert offered(played, Kind.TARGET)[1].count("Add") == 3

    def test_come_back_when_that_press_is_undone(self) -> None:
        leads = {("start", 'press button "Add"'): "one", ("one", "press escape"): "start"}
        helped = iter([0.0, 0.9, 0.9])

        def answer(state: State, question: Question) -> Said | None:
            return next(helped) if question.kind is Kind.HELPED else first_of_all(state, question)

        played = step("add the mug", app({"start": CARDS, "one": ONE}, leads), answer, turns=3)
        assert played.actions[1] == "press escape"
        assert offered(played, Kind.TARGET)[-1].count("Add") == 2


def first_of_all(_: State, question: Question) -> Said | None:
    return ("1", 0.9) if question.kind is Kind.TARGET else None


class TestReturn:
    def test_is_refused_while_a_dialog_shows(self) -> None:
        said: dict[str, Said] = {"move": "shortcut", "shortcut": "confirm"}
        played = step("go on", still(screen(dialog("Really?", button("OK")))), said, turns=1)
        assert played.actions == ()
        assert any("Return was not pressed" in line for line in played.ending.memory.history)

    def test_runs_a_search_just_typed_in_a_sheet(self) -> None:
        sheet = screen(dialog("Search", field("Search", role="searchbox"), kind=FrontKind.SHEET))

        def answer(state: State, question: Question) -> Said | None:
            typed = any(element.value == "mug" for element in state.items)
            moves: dict[Kind, Said] = {
                Kind.MOVE: "shortcut" if typed else "type",
                Kind.SPAN: "1",
                Kind.SHORTCUT: "confirm",
            }
            return moves.get(question.kind)

        focused = replace(sheet, items=tuple(replace(e, states=frozenset({Condition.FOCUSED})) for e in sheet.items))
        played = step('search for "mug"', still(focused), answer, turns=2)
        assert played.actions == ('type "mug" into searchbox "Search"', "press return")

    def test_no_key_is_pressed_more_than_three_times(self) -> None:
        screens = {str(n): screen(item("textbox A [focused]"), text(f"page {n}")) for n in range(9)}
        leads = {(str(n), "press tab"): str(n + 1) for n in range(8)}
        said: dict[str, Said] = {"move": "shortcut", "shortcut": "next_field"}
        played = step("go on", App(screens, "0", leads), said)
        assert [action for action in played.actions if action != "wait"] == ["press tab"] * 3

    def test_an_unlikely_shortcut_is_not_pressed(self) -> None:
        said: dict[str, Said] = {"move": "shortcut", "shortcut": ("find", 0.49)}
        assert step("go on", still(PAGE), said, turns=1).actions == ()


class TestDismissals:
    GONE: ClassVar = {"start": CONSENTED, "page": PAGE}

    def test_ends_at_once_when_the_step_names_what_was_pressed(self) -> None:
        leads = {("start", 'press button "Reject all"'): "page"}
        played = step("reject all cookies", app(self.GONE, leads), lambda _, q: first(q, "Reject all"))
        assert (played.ending.outcome, played.actions) == (Outcome.DONE, ('press button "Reject all"',))

    def test_does_not_end_a_step_that_never_mentions_it(self) -> None:
        leads = {("start", 'press button "Reject all"'): "page"}
        played = step("take the mug", app(self.GONE, leads), lambda _, q: first(q, "Reject all"), turns=1)
        assert played.ending.outcome is Outcome.OUT_OF_TURNS

    def test_counts_on_the_last_permitted_turn(self) -> None:
        leads = {("start", 'press button "Reject all"'): "page"}
        played = step("reject all cookies", app(self.GONE, leads), lambda _, q: first(q, "Reject all"), turns=1)
        assert played.ending.outcome is Outcome.DONE


def test_a_control_named_by_a_later_stop_before_is_refused_in_an_earlier_step() -> None:
    from view import Guards

    shown = still(screen("button Continue", "button Reserve"))
    guards = Guards(stop_before=("reserving the room",))
    played = step("go on", shown, {"target": "Reserve"}, guards=guards, turns=2)
    assert (played.ending.outcome, played.actions) == (Outcome.REFUSED, ())


def test_a_big_page_is_narrowed_in_one_round_trip() -> None:
    many = screen(*(f"button Item {n}" for n in range(1, 61)), "button Checkout")

    def answer(_: State, question: Question) -> Said | None:
        return first(question, "Checkout") if question.kind is Kind.TARGET else None

    played = step("go to checkout", still(many), answer, turns=1)
    assert played.actions == ('press button "Checkout"',)
    assert all(len(q.options) <= 20 for q in asked(played, Kind.TARGET))


def test_what_lies_far_off_is_read_when_nothing_near_serves() -> None:
    from screens import omitted

    near = screen("button Help", omitted=omitted(button=40))

    class Long(App):
        def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
            return screen("button Help", "button Checkout") if whole else near

    played = step("go to checkout", Long({"here": near}, "here"), lambda _, q: first(q, "Checkout"), turns=1)
    assert played.actions == ('press button "Checkout"',)


def test_a_close_call_is_asked_again_and_on_its_own() -> None:
    shown = screen("button One", "button Two")
    sure: dict[str, Said] = {"target": ("One", 0.6), "again": ("One", 0.6), "confirm": 0.6}
    unsure = {**sure, "again": ("Two", 0.6)}
    assert step("do it", still(shown), sure, turns=1).actions == ('press button "One"',)
    assert step("do it", still(shown), unsure, turns=1).actions == ()


def test_a_named_element_needs_less() -> None:
    shown = screen("button Add to cart", "button Two")
    said: dict[str, Said] = {"target": ("Add to cart", 0.5)}
    assert step("add to cart now", still(shown), said, turns=1).actions == ('press button "Add to cart"',)


def test_limits_are_plain_data() -> None:
    assert Limits() == Limits()
    assert DoIntent(goal=Phrase.of("x")) == DoIntent(goal=Phrase.of("x"))
