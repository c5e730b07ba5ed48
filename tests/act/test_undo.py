"""Taking back at the levels that deliberate: brought back and proven, or over; what came second is asked about next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from loops import Answering, app, asked, first, step
from screens import button, dialog, link, screen, tickbox
from scripted import Said
from transcript import App, Played

from act import Ending, Level, Outcome, UndoChecked
from judge import Choice, Kind, Question, State, YesNo
from view import Allowance, Dispatched, FrontKind, Guards, Refusal, Reply, Screen

FILLING = tuple(f"text Line {n}" for n in range(8))
PAGE = screen(link("Help"), button("Take mug"), button("Basket"), *FILLING, title="Shop")
HELP = screen("heading Help", link("Contact"), address="http://shop.example/help", title="Help")
ADVERT = screen("heading Sale", address="http://ads.example/", title="Sale")

DELIBERATE = pytest.mark.parametrize("level", [Level.STANDARD, Level.DEEP])


def choosing(**said: Said | dict[str, Said]) -> Answering:
    """
    `ranks`: the target choice, by name; `wrong`: the title of the screen where the last action did not help; `confirm`:
    by the element's name.
    """

    def answer(state: State, question: Question) -> Said | None:
        if question.kind is Kind.HELPED:
            return 0.05 if state.title == said.get("wrong") else 0.9
        if question.kind is Kind.TARGET and isinstance(question, Choice):
            return ranked(question, said["ranks"])  # type: ignore[arg-type]
        if question.kind is Kind.CONFIRM and isinstance(question, YesNo) and question.element:
            return said.get("confirm", {}).get(question.element.name, 0.1)  # type: ignore[union-attr]
        given = said.get(question.kind)
        return given if not isinstance(given, dict) else None

    return answer


def ranked(question: Choice, names: dict[str, float]) -> Said:
    there = {o.key: names[o.element.name] for o in question.options if o.element and o.element.name in names}
    return {**there, "none": max(0.0, 1 - sum(there.values()))} if there else "none"


def lines(played: Played[Ending]) -> tuple[str, ...]:
    return played.ending.memory.history


def checked(played: Played[Ending]) -> list[UndoChecked]:
    return [event for event in played.events if isinstance(event, UndoChecked)]


class TestTheLadder:
    @DELIBERATE
    def test_another_address_is_gone_back_from(self, level: Level) -> None:
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "start"}
        said = choosing(ranks={"Help": 0.9}, wrong="Help")
        played = step("take the mug", app({"start": PAGE, "help": HELP}, leads), said, turns=3, level=level)
        assert played.actions[:2] == ('press link "Help"', "back")
        assert "that made things worse; undid it: went back" in lines(played)
        assert [(e.by, e.present, e.restored) for e in checked(played)] == [("went back", 1.0, True)]

    def test_where_back_leads_elsewhere_the_recorded_address_is_gone_to(self) -> None:
        leads = {
            ("start", 'press link "Help"'): "help",
            ("help", "back"): "advert",
            ("advert", "go to http://shop.example/"): "start",
        }
        screens = {"start": PAGE, "help": HELP, "advert": ADVERT}
        said = choosing(ranks={"Help": 0.9}, wrong="Help")
        played = step("take the mug", app(screens, leads), said, turns=3, level=Level.DEEP)
        assert played.actions[:3] == ('press link "Help"', "back", "go to http://shop.example/")
        assert checked(played)[0].restored

    def test_a_page_that_does_not_come_back_ends_the_step_and_nothing_more_is_pressed(self) -> None:
        leads = {("start", 'press link "Help"'): "help"}
        said = choosing(ranks={"Help": 0.9, "Contact": 0.9}, wrong="Help")
        played = step("take the mug", app({"start": PAGE, "help": HELP}, leads), said, level=Level.DEEP)
        assert played.actions == ('press link "Help"', "back", "go to http://shop.example/")
        assert played.ending.outcome is Outcome.STUCK
        assert "could not be undone" in played.ending.note

    def test_the_same_address_with_another_content_is_not_back(self) -> None:
        emptied = screen("text Your session is over", title="Shop")
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "emptied"}
        said = choosing(ranks={"Help": 0.9}, wrong="Help")
        screens = {"start": PAGE, "help": HELP, "emptied": emptied}
        played = step("take the mug", app(screens, leads), said, level=Level.DEEP)
        assert played.actions == ('press link "Help"', "back")
        assert played.ending.outcome is Outcome.STUCK

    def test_an_address_with_a_secret_in_it_is_never_gone_to(self) -> None:
        masked = replace(PAGE, address="http://shop.example/?key=[secret:key]")
        leads = {("start", 'press link "Help"'): "help"}
        said = choosing(ranks={"Help": 0.9}, wrong="Help")
        played = step("take the mug", app({"start": masked, "help": HELP}, leads), said, level=Level.DEEP)
        assert played.actions == ('press link "Help"', "back")
        assert played.ending.outcome is Outcome.STUCK

    def test_a_switch_is_switched_back(self) -> None:
        world = App({"here": screen(tickbox("News"), button("Save"), *FILLING, title="Settings")}, "here")
        said = choosing(ranks={"News": 0.9}, wrong="Settings")
        played = step("save the settings", world, said, turns=2, level=Level.STANDARD)
        assert played.actions == ('check checkbox "News"', 'check checkbox "News"')
        assert world.ticked == {'checkbox "News" @ ': False}
        assert checked(played)[0].restored

    def test_a_switch_that_does_not_go_back_ends_the_step(self) -> None:
        off = screen(tickbox("News"), *FILLING, title="Settings")
        on = screen(tickbox("News", checked=True), *FILLING, title="Settings", like=off)
        leads: dict[tuple[str, str], str | Reply | tuple[Reply, str]] = {
            ("off", 'check checkbox "News"'): "on",
            ("on", 'check checkbox "News"'): Reply(refusal=Refusal.DISABLED, dispatched=Dispatched.NO),
        }
        said = choosing(ranks={"News": 0.9}, wrong="Settings")
        played = step("save the settings", Frozen({"off": off, "on": on}, "off", leads), said, level=Level.DEEP)
        assert played.actions == ('check checkbox "News"', 'check checkbox "News"')
        assert played.ending.outcome is Outcome.STUCK

    def test_of_several_the_one_that_was_chosen_before_is_chosen_again(self) -> None:
        before = screen("tab Inbox [selected] @ tablist", "tab Spam @ tablist", *FILLING, title="Mail")
        after = screen("tab Inbox @ tablist", "tab Spam [selected] @ tablist", "text Hi", title="Mail", like=before)
        leads = {("start", 'press tab "Spam"'): "spam", ("spam", 'press tab "Inbox"'): "start"}
        said = choosing(ranks={"Spam": 0.9}, wrong="Mail")
        played = step("open the mail", app({"start": before, "spam": after}, leads), said, turns=2, level=Level.DEEP)
        assert played.actions == ('press tab "Spam"', 'press tab "Inbox"')
        assert checked(played)[0].restored

    def test_a_switch_that_stands_as_it_did_is_not_pressed_again(self) -> None:
        before = screen(tickbox("News"), *FILLING, title="Settings")
        after = screen(tickbox("News"), *FILLING, "text Try later", title="Error", like=before)
        said = choosing(ranks={"News": 0.9}, wrong="Error")
        world = Frozen({"start": before, "error": after}, "start", {("start", 'check checkbox "News"'): "error"})
        played = step("save the settings", world, said, turns=2, level=Level.DEEP)
        assert played.actions == ('check checkbox "News"', "press escape")

    def test_what_is_hard_to_undo_is_not_chosen_again_though_it_was_chosen_before(self) -> None:
        before = screen("radio Keep it @ group", "radio Delete it [checked] @ group", *FILLING, title="Data")
        after = screen(
            "radio Keep it [checked] @ group", "radio Delete it @ group", *FILLING, title="Kept", like=before
        )
        said = choosing(ranks={"Keep it": 0.9}, wrong="Kept")
        world = Frozen({"start": before, "kept": after}, "start", {("start", 'check radio "Keep it"'): "kept"})
        played = step("look after the data", world, said, turns=2, level=Level.DEEP)
        assert played.actions == ('check radio "Keep it"', "press escape")

    def test_what_still_lies_in_front_was_not_undone_however_much_shows_beneath(self) -> None:
        offer = screen(*PAGE.items, dialog("Offer", button("Join"), kind=FrontKind.LAYER), title="Offer")
        said = choosing(ranks={"Basket": 0.9}, wrong="Offer")
        world = app({"start": PAGE, "offer": offer}, {("start", 'press button "Basket"'): "offer"})
        played = step("take the mug", world, said, turns=2, level=Level.DEEP)
        assert [(e.by, e.present, e.restored) for e in checked(played)] == [("pressed Escape", 1.0, False)]

    def test_an_escape_that_misses_is_said_and_the_step_goes_on(self) -> None:
        emptied = screen("text Your basket is empty", button("Go shopping"), title="Basket")
        world = app({"start": PAGE, "emptied": emptied}, {("start", 'press button "Basket"'): "emptied"})
        said = choosing(ranks={"Basket": 0.9}, wrong="Basket")
        played = step("take the mug", world, said, turns=3, level=Level.DEEP)
        assert played.actions[:2] == ('press button "Basket"', "press escape")
        assert 'pressed button "Basket" made things worse and was not undone: pressed Escape' in lines(played)
        assert played.ending.outcome is Outcome.OUT_OF_TURNS

    def test_an_escape_that_closes_what_it_opened_is_told_as_an_undo(self) -> None:
        opened = screen(link("Help"), button("Take mug"), button("Basket"), *FILLING, "text Empty", title="Basket")
        leads = {("start", 'press button "Basket"'): "opened", ("opened", "press escape"): "start"}
        said = choosing(ranks={"Basket": 0.9}, wrong="Basket")
        played = step("take the mug", app({"start": PAGE, "opened": opened}, leads), said, turns=2, level=Level.DEEP)
        assert "that made things worse; undid it: pressed Escape" in lines(played)

    def test_what_was_hard_to_undo_is_never_taken_back(self) -> None:
        shown = screen(link("Unsubscribe"), *FILLING, title="Letters")
        gone = screen("text You left", address="http://shop.example/gone", title="Gone")
        guards = Guards(allow=(Allowance(name="Unsubscribe"),))
        said = choosing(ranks={"Unsubscribe": 0.9}, wrong="Gone")
        world = app({"start": shown, "gone": gone}, {("start", 'press link "Unsubscribe"'): "gone"})
        played = step("leave the letters", world, said, turns=2, level=Level.DEEP, guards=guards)
        assert played.actions == ('press link "Unsubscribe"',)
        assert [(e.by, e.restored) for e in checked(played)] == [("it cannot be taken back", False)]

    def test_nothing_is_sent_where_nothing_had_changed(self) -> None:
        said = choosing(ranks={"Basket": 0.9}, wrong="Shop")
        played = step("take the mug", App({"here": PAGE}, "here"), said, turns=2, level=Level.DEEP)
        assert played.actions == ('press button "Basket"',)
        assert [e.by for e in checked(played)] == ["it had changed nothing"]

    def test_two_a_step_and_no_third(self) -> None:
        names = [f"Next {n}" for n in range(4)]
        screens = {name: screen(link(name), address=f"http://shop.example/{name[-1]}", title="On") for name in names}
        start = screen(*(link(name) for name in names), *FILLING, title="Shop")
        leads = {("start", f'press link "{name}"'): name for name in names} | {
            (name, "back"): "start" for name in names
        }

        def said(state: State, question: Question) -> Said | None:
            return first(question, *names) or choosing(ranks={}, wrong="On")(state, question)

        played = step("go on", app({"start": start, **screens}, leads), said, level=Level.STANDARD)
        assert played.actions.count("back") == 2

    def test_without_deliberation_it_is_escape_and_nothing_is_proven(self) -> None:
        leads = {("start", 'press link "Help"'): "help"}
        said = choosing(ranks={"Help": 0.9}, wrong="Help")
        played = step("take the mug", app({"start": PAGE, "help": HELP}, leads), said, turns=2)
        assert played.actions == ('press link "Help"', "press escape")
        assert checked(played) == []


class Frozen(App):
    """What its screens show is all there is: nothing typed or ticked stays."""

    def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        return self.screens[self.place]


class TestMeantOtherwise:
    TABS = screen("tab Inbox [selected] @ tablist", "tab Spam @ tablist", *FILLING, title="Mail")
    SALE = screen("heading Sale", address="http://shop.example/sale", title="Sale")

    def played(self, intended: float, level: Level = Level.DEEP, **more: float) -> Played[Ending]:
        leads = {("start", 'press tab "Spam"'): "sale", ("sale", "back"): "start"}
        said = choosing(ranks={"Spam": 0.9}, intended=intended, unintended=more.get("unintended", 1 - intended))
        world = app({"start": self.TABS, "sale": self.SALE}, leads)
        return step("open the spam folder", world, said, turns=2, level=level)

    def test_a_press_that_did_something_else_is_taken_back(self) -> None:
        played = self.played(intended=0.3)
        assert played.actions == ('press tab "Spam"', "back")
        assert [e.came for e in played.told("expectation.checked")] == ["it did not"]  # type: ignore[attr-defined]

    def test_a_miss_alone_takes_nothing_back(self) -> None:
        assert "back" not in self.played(intended=0.6).actions

    def test_a_yes_to_question_and_negation_alike_is_no_mistake(self) -> None:
        assert "back" not in self.played(intended=0.9, unintended=0.9).actions
        assert "back" in self.played(intended=0.2, unintended=0.3 + 0.6).actions

    def test_the_judge_is_told_what_it_was_meant_to_do(self) -> None:
        asked_ = [q for r in self.played(intended=0.6).asked for q in r.questions if q.kind is Kind.INTENDED]
        assert [q.purpose for q in asked_] == ['pressed tab "Spam", which was to become the selected one']

    def test_it_is_asked_once_and_not_at_the_last_look(self) -> None:
        sale = screen("heading Sale", button("Go"), address="http://shop.example/sale", title="Sale")
        world = app({"start": self.TABS, "sale": sale}, {("start", 'press tab "Spam"'): "sale"})
        said = choosing(ranks={"Spam": 0.9, "Go": 0.9}, intended=0.9, unintended=0.1)
        played = step("open the spam folder", world, said, turns=2, level=Level.DEEP)
        assert played.actions == ('press tab "Spam"', 'press button "Go"')
        assert len([q for r in played.asked for q in r.questions if q.kind is Kind.INTENDED]) == 1

    def test_a_press_that_changed_nothing_is_not_asked_about(self) -> None:
        said = choosing(ranks={"Spam": 0.9}, intended=0.0, unintended=1.0)
        played = step("open the spam folder", app({"start": self.TABS}, {}), said, turns=2, level=Level.DEEP)
        assert all(q.kind is not Kind.INTENDED for r in played.asked for q in r.questions)

    def test_what_came_as_expected_is_not_asked_about(self) -> None:
        after = screen("tab Inbox @ tablist", "tab Spam [selected] @ tablist", title="Mail", like=self.TABS)
        world = app({"start": self.TABS, "spam": after}, {("start", 'press tab "Spam"'): "spam"})
        said = choosing(ranks={"Spam": 0.9}, intended=0.0, unintended=1.0)
        played = step("open the spam folder", world, said, turns=2, level=Level.DEEP)
        assert all(q.kind is not Kind.INTENDED for r in played.asked for q in r.questions)

    def test_without_deliberation_nothing_is_expected(self) -> None:
        played = self.played(intended=0.0, level=Level.OFF)
        assert played.told("expectation.checked") == ()
        assert all(q.kind is not Kind.INTENDED for r in played.asked for q in r.questions)


RANKS = {"Help": 0.7, "Take mug": 0.2, "Basket": 0.1}


class TestWhatCameSecond:
    def played(self, level: Level, confirm: dict[str, float], *, page: Screen = PAGE) -> Played[Ending]:
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "start"}
        said = choosing(ranks=RANKS, wrong="Help", confirm=confirm)
        return step("take the mug", app({"start": page, "help": HELP}, leads), said, turns=3, level=level)

    @DELIBERATE
    def test_it_is_pressed_before_anything_is_chosen_afresh(self, level: Level) -> None:
        played = self.played(level, {"Take mug": 0.5})
        assert played.actions == ('press link "Help"', "back", 'press button "Take mug"')
        assert len(asked(played, Kind.TARGET)) == 1
        assert 'button "Take mug" came next to what was undone' in lines(played)

    def test_under_a_half_it_is_chosen_afresh(self) -> None:
        played = self.played(Level.STANDARD, {"Take mug": 0.49})
        assert len(asked(played, Kind.TARGET)) == 2

    def test_one_candidate_a_step_and_at_the_deepest_level_three(self) -> None:
        for level, names in ((Level.STANDARD, ["Take mug"]), (Level.DEEP, ["Take mug", "Basket"])):
            about = about_what(self.played(level, {}))
            assert about[: len(names)] == names
        five = screen(link("Help"), *(button(f"Way {n}") for n in range(4)), *FILLING, title="Shop")
        ranks = {"Help": 0.72, **{f"Way {n}": 0.08 - n / 100 for n in range(4)}}
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "start"}
        said = choosing(ranks=ranks, wrong="Help")
        played = step("take the mug", app({"start": five, "help": HELP}, leads), said, turns=3, level=Level.DEEP)
        assert [name for name in about_what(played) if name.startswith("Way")][:3] == ["Way 0", "Way 1", "Way 2"]
        first = next(r for r in played.asked if any(q.id == "confirm_1" for q in r.questions))
        assert len(first.questions) == 3

    def test_the_candidates_of_a_step_are_counted_over_its_undos(self) -> None:
        names = ["Way 0", "Way 1", "Way 2", "Way 3"]
        start = screen(*(link(name) for name in names), *FILLING, title="Shop")
        screens = {n: screen("heading No", address=f"http://shop.example/{n[-1]}", title="Wrong") for n in names}
        leads = {("start", f'press link "{n}"'): n for n in names} | {(n, "back"): "start" for n in names}
        ranks = {"Way 0": 0.72, "Way 1": 0.1, "Way 2": 0.09, "Way 3": 0.08}

        def said(state: State, question: Question) -> Said | None:
            again = first(question, *names) if "went back" in " ".join(state.history) else None
            likely = {again: 0.8, "Way 2": 0.1, "Way 3": 0.1} if again == "Way 1" else None
            return likely or again or choosing(ranks=ranks, wrong="Wrong")(state, question)

        played = step("go on", app({"start": start, **screens}, leads), said, turns=6, level=Level.DEEP)
        assert played.actions[:4] == ('press link "Way 0"', "back", 'press link "Way 1"', "back")
        assert about_what(played) == ["Way 1", "Way 2", "Way 3"]

    def test_an_unlikely_candidate_is_none(self) -> None:
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "start"}
        said = choosing(ranks={"Help": 0.9, "Take mug": 0.049}, wrong="Help", confirm={"Take mug": 0.9})
        played = step("take the mug", app({"start": PAGE, "help": HELP}, leads), said, turns=3, level=Level.DEEP)
        assert about_what(played) == []

    def test_the_choice_of_an_earlier_press_is_not_taken_up_after_the_undo_of_another_action(self) -> None:
        found = screen("textbox Find", button("Take mug"), *FILLING, title="Find")
        leads = {("start", 'press link "Help"'): "mid", ("mid", "press cmd+f"): "find", ("find", "press escape"): "mid"}
        mid = screen(link("Help"), button("Take mug"), *FILLING, title="Mid")

        def said(state: State, question: Question) -> Said | None:
            if question.kind is Kind.MOVE:
                return "shortcut" if state.title == "Mid" and "shortcut" not in " ".join(state.history) else "activate"
            if question.kind is Kind.SHORTCUT:
                return "find"
            return choosing(ranks=RANKS | {"Basket": 0.0}, wrong="Find")(state, question)

        screens = {"start": PAGE, "mid": mid, "find": found}
        played = step("take the mug", app(screens, leads), said, turns=4, level=Level.DEEP)
        assert played.actions[:3] == ('press link "Help"', "press cmd+f", "press escape")
        assert about_what(played) == []

    def test_what_came_second_to_be_expanded_is_not_pressed_instead(self) -> None:
        shut = (
            "button Filters [collapsed] (click, expand)",
            "button More [collapsed] (click, expand)",
        )
        start = screen(*shut, *FILLING, title="Shop")
        opened = screen("button Filters [expanded] (click, expand)", shut[1], *FILLING, title="Filters", like=start)
        leads = {("start", 'expand button "Filters"'): "opened", ("opened", "press escape"): "start"}

        def said(state: State, question: Question) -> Said | None:
            if question.kind is Kind.MOVE:
                undone = "Escape" in " ".join(state.history) and "activate" in getattr(question, "keys", ())
                return "activate" if undone else "expand"
            return choosing(ranks={"Filters": 0.8, "More": 0.2}, wrong="Filters")(state, question)

        played = step("find the mug", app({"start": start, "opened": opened}, leads), said, turns=3, level=Level.DEEP)
        assert played.actions[:2] == ('expand button "Filters"', "press escape")
        assert about_what(played) == []

    def test_none_that_is_hard_to_undo_is_a_second_choice(self) -> None:
        page = screen(link("Help"), button("Delete mug"), button("Basket"), *FILLING, title="Shop")
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "start"}
        ranks = {"Help": 0.7, "Delete mug": 0.2, "Basket": 0.1}
        said = choosing(ranks=ranks, wrong="Help", confirm={"Delete mug": 0.9, "Basket": 0.9})
        guards = Guards(allow=(Allowance(name="Delete mug"),))
        world = app({"start": page, "help": HELP}, leads)
        played = step("take the mug", world, said, turns=3, level=Level.DEEP, guards=guards)
        assert played.actions[-1] == 'press button "Basket"'

    def test_what_is_gone_is_not_asked_about(self) -> None:
        without = screen(link("Help"), button("Basket"), *FILLING, title="Shop")
        leads = {("start", 'press link "Help"'): "help", ("help", "back"): "without"}
        said = choosing(ranks=RANKS, wrong="Help", confirm={"Basket": 0.9})
        screens = {"start": PAGE, "help": HELP, "without": without}
        played = step("take the mug", app(screens, leads), said, turns=3, level=Level.STANDARD)
        assert played.actions[-1] == 'press button "Basket"'

    def test_without_deliberation_it_is_chosen_afresh(self) -> None:
        leads = {("start", 'press link "Help"'): "help", ("help", "press escape"): "start"}
        said = choosing(ranks=RANKS, wrong="Help", confirm={"Take mug": 0.9})
        played = step("take the mug", app({"start": PAGE, "help": HELP}, leads), said, turns=3)
        assert len(asked(played, Kind.TARGET)) == 2


def about_what(played: Played[Ending]) -> list[str]:
    """The names of the candidates that were asked about after an undo, in order."""
    return [
        q.element.name
        for r in played.asked
        for q in r.questions
        if isinstance(q, YesNo) and q.id.startswith("confirm_") and q.element
    ]
