"""Dialogs that the run itself opened are the task's next stage; any other is an overlay."""

import pytest
from loops import app, asked, first, offered, step, still
from screens import button, dialog, field, screen, text
from scripted import Said

from act import Memory, Owner
from act.front import owner_after
from act.last import Deed, Last
from judge import Kind, Question, State
from view import Dispatched, FrontKind, Refusal, Reply
from view import State as Condition

PAGE = screen("button Take mug", "button Help", title="Shop")
CONSENT = dialog("We use cookies", button("Accept all"), button("Reject all"), button("Delete my data"))
CONSENTED = screen("button Take mug", CONSENT, title="Shop")


TASK = Memory(owner=Owner.TASK)
FORMAT = dialog("Choose a format", button("IMAX"), button("2D"), button("Confirm"), button("Close"))
FORMAT_OPEN = screen("button Take mug [covered]", FORMAT, title="Shop")


class TestDialogsOfTheTask:
    def test_a_dialog_that_the_runs_own_press_opened_is_no_obstacle(self) -> None:
        leads = {("start", 'press button "Take mug"'): "format"}
        played = step(
            "take the mug",
            app({"start": PAGE, "format": FORMAT_OPEN}, leads),
            lambda s, q: bool(s.front_name) * 0.95 if q.kind is Kind.BLOCKED else first(q, "Take mug", "2D"),
            turns=3,
        )
        assert "press escape" not in played.actions
        assert played.ending.memory.owner in {Owner.TASK, Owner.SERVED}
        assert any("next stage" in line for line in played.ending.memory.history)

    def test_with_nothing_serving_the_step_its_own_answer_is_pressed(self) -> None:
        def answer(_: State, question: Question) -> Said | None:
            if question.kind is Kind.TARGET:
                return "IMAX" if "answer the dialog" in question.purpose else "none"
            return None

        played = step("choose Friday", still(FORMAT_OPEN), answer, memory=TASK, turns=1)
        assert played.actions == ('press button "IMAX"',)
        answers = [
            names
            for q, names in zip(asked(played, Kind.TARGET), offered(played, Kind.TARGET), strict=True)
            if "answer" in q.purpose
        ]
        assert answers == [["IMAX", "2D", "Close"]], "never one that commits"

    def test_its_close_control_is_offered_only_to_a_step_that_closes_something(self) -> None:
        opened = still(FORMAT_OPEN)
        assert (
            "Close" not in offered(step("choose 2D", opened, {"target": "none"}, memory=TASK, turns=1), Kind.TARGET)[0]
        )
        assert "Close" in offered(step("close it", opened, {"target": "none"}, memory=TASK, turns=1), Kind.TARGET)[0]

    def test_a_covered_control_behind_it_is_not_offered_one_under_its_own_bar_is(self) -> None:
        shown = screen(
            "button Take mug [covered]",
            dialog("Dates", button("Friday", states=frozenset({Condition.COVERED})), button("Saturday")),
        )
        (names, *_) = offered(
            step("choose Friday", still(shown), {"target": "none"}, memory=TASK, turns=1), Kind.TARGET
        )
        assert names == ["Friday", "Saturday"]

    def test_undo_leaves_it_open(self) -> None:
        leads = {("start", 'press button "Take mug"'): "format"}
        played = step(
            "take the mug",
            app({"start": PAGE, "format": FORMAT_OPEN}, leads),
            lambda _, q: 0.0 if q.kind is Kind.HELPED else first(q, "Take mug"),
            turns=2,
        )
        assert "press escape" not in played.actions

    def test_pressed_inside_the_next_step_may_clear_it(self) -> None:
        inside = screen("button Take mug [covered]", FORMAT, "text 2D chosen", title="Shop")
        leads = {("start", 'press button "2D"'): "inside"}
        world = app({"start": FORMAT_OPEN, "inside": inside}, leads)
        served = step("choose 2D", world, lambda _, q: first(q, "2D"), memory=TASK, turns=1)
        assert served.ending.memory.owner is Owner.SERVED
        after = step(
            "open help", still(inside), {"blocked": 0.9, "dismiss": "none"}, memory=served.ending.memory, turns=1
        )
        assert after.actions == ("press escape",)

    def test_a_dialog_the_page_opened_is_cleared(self) -> None:
        """First look of a run: a dialog that is there already belongs to the page."""
        played = step("open help", still(FORMAT_OPEN), {"blocked": 0.9, "dismiss": "none"}, turns=1)
        assert played.actions == ("press escape",)

    def test_a_failed_step_names_what_its_dialog_offers(self) -> None:
        played = step("choose Friday", still(FORMAT_OPEN), {"move": "stuck"}, memory=TASK, turns=1)
        assert 'button "IMAX"' in played.ending.note


class TestOwnership:
    @pytest.mark.parametrize(
        ("reply", "owner"),
        [(Reply(), Owner.TASK), (Reply(refusal=Refusal.DISABLED, dispatched=Dispatched.NO), Owner.NOBODY)],
        ids=["a press that reached the page", "a refused press opened nothing"],
    )
    def test_who_opened_it(self, reply: Reply, owner: Owner) -> None:
        leads = {("start", 'press button "Take mug"'): (reply, "format")}
        played = step(
            "take the mug",
            app({"start": PAGE, "format": FORMAT_OPEN}, leads),
            lambda _, q: first(q, "Take mug"),
            turns=1,
        )
        assert played.ending.memory.owner is owner

    def test_a_scroll_opens_no_dialog_of_the_tasks(self) -> None:
        leads = {("start", "scroll"): "format"}
        played = step("look around", app({"start": PAGE, "format": FORMAT_OPEN}, leads), {"move": "scroll"}, turns=1)
        assert played.actions == ("scroll",)
        assert played.ending.memory.owner is Owner.NOBODY

    def test_housekeeping_opens_none_either(self) -> None:
        leads = {("start", "press escape"): "format"}
        world = app({"start": CONSENTED, "format": FORMAT_OPEN}, leads)
        played = step("open help", world, {"blocked": 0.9, "dismiss": "none"}, turns=1)
        assert played.ending.memory.owner is Owner.NOBODY

    def test_typing_opens_a_dialog_but_no_layer(self) -> None:
        page = screen(field("City"), "button A", "button B", "button C")
        for kind, owner in ((FrontKind.DIALOG, Owner.TASK), (FrontKind.LAYER, Owner.NOBODY)):
            covered = [f"button {n} [covered]" for n in "ABC"]
            layer = screen(field("City", value="Oslo"), *covered, dialog("Cities", button("Oslo, Norway"), kind=kind))
            leads = {("start", 'type "Oslo" into textbox "City"'): "layer"}
            said: dict[str, Said] = {"move": "type", "span": "1"}
            played = step('set the city to "Oslo"', app({"start": page, "layer": layer}, leads), said, turns=1)
            assert played.ending.memory.owner is owner

    @pytest.mark.parametrize(
        ("covered", "address", "owner"),
        [
            (3, "http://shop.example/", Owner.TASK),
            (2, "http://shop.example/", Owner.NOBODY),
            (3, "http://shop.example/other", Owner.NOBODY),
        ],
        ids=["three more controls covered", "two are too few", "a promotion on a new page is the page's"],
    )
    def test_a_layer_is_the_tasks_when_it_covers_enough_of_the_same_page(
        self, covered: int, address: str, owner: Owner
    ) -> None:
        names = ["Take mug", "B", "C"]
        page = screen(*(button(name) for name in names))
        under = [button(n, states=frozenset({Condition.COVERED} if i < covered else ())) for i, n in enumerate(names)]
        layer = screen(*under, dialog("", button("Small"), kind=FrontKind.LAYER), address=address)
        leads = {("start", 'press button "Take mug"'): "layer"}
        world = app({"start": page, "layer": layer}, leads)
        played = step("take the mug", world, lambda _, q: first(q, "Take mug"), turns=1)
        assert played.ending.memory.owner is owner


DAYS = tuple(button(str(day)) for day in range(1, 15))
CALENDAR = screen(field("Date"), dialog("Pick a date", text("June 2027"), button("Next month"), *DAYS))


class TestCalendars:
    @pytest.mark.parametrize(
        ("pressed", "owner"),
        [("Next month", Owner.TASK), ("7", Owner.SERVED)],
        ids=["turning a month", "choosing a day"],
    )
    def test_only_choosing_a_day_serves_it(self, pressed: str, owner: Owner) -> None:
        turned = screen(field("Date"), dialog("Pick a date", text("July 2027"), button("Next month"), *DAYS))
        world = app({"start": CALENDAR, "turned": turned}, {("start", f'press button "{pressed}"'): "turned"})
        played = step("choose the day", world, lambda _, q: first(q, pressed), memory=TASK, turns=1)
        assert played.ending.memory.owner is owner

    def test_a_grid_of_numbers_without_a_month_is_no_calendar(self) -> None:
        keypad = screen(dialog("Seats", button("Next"), *DAYS))
        turned = screen(dialog("Seats", button("Next"), *DAYS, text("row B")))
        world = app({"start": keypad, "turned": turned}, {("start", 'press button "Next"'): "turned"})
        played = step("choose a seat", world, lambda _, q: first(q, "Next"), memory=TASK, turns=1)
        assert played.ending.memory.owner is Owner.SERVED


def test_a_newsletters_dialog_that_comes_while_the_run_types_is_the_pages_own() -> None:
    typed = Last(deed=Deed.TYPE, words="typed", element=field("Search"), before=screen("textbox Search"))
    came = screen("textbox Search", dialog("Newsletter", "button No thanks"))
    assert owner_after(typed, came, Owner.TASK) is Owner.NOBODY
    asked = Last(
        deed=Deed.PRESS, words="pressed", element=button("Subscribe to the newsletter"), before=screen("button Home")
    )
    assert owner_after(asked, came, Owner.NOBODY) is Owner.TASK
