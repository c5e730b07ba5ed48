"""What a field proposes while it is typed into is taken when it means the text, and left alone when it does not."""

from __future__ import annotations

from screens import screen
from scripted import answers
from told import filled
from transcript import App

from act import Outcome
from view import Screen, Secret

CITY = screen("textbox City", "textbox Street")
CITY_ROWS = screen("textbox City", "option London, UK", "option London, Ontario", "textbox Street", like=CITY)


def proposing(shown: Screen, rows: Screen, typed: str, *, leads: dict[tuple[str, str], str] | None = None) -> App:
    return App({"form": shown, "rows": rows}, "form", {("form", typed): "rows", **(leads or {})})


def test_a_row_with_the_same_words_is_taken() -> None:
    rows = screen("textbox Colour", "option Light blue", "option Blue", like=screen("textbox Colour"))
    app = proposing(screen("textbox Colour"), rows, 'type "blue" into textbox "Colour"')
    assert filled({"colour": "blue"}, app).actions[-1] == 'press option "Blue"'


def test_the_only_row_that_holds_the_place_is_taken() -> None:
    rows = screen("textbox City", "option London, UK", "option Paris", like=CITY)
    app = proposing(CITY, rows, 'type "London" into textbox "City"')
    played = filled({"city": "London"}, app)
    assert (played.actions[-1], played.asked) == ('press option "London, UK"', ())


def test_of_several_rows_for_a_place_the_judge_picks_one() -> None:
    app = proposing(CITY, CITY_ROWS, 'type "London" into textbox "City"')
    played = filled({"city": "London"}, app, answers(target="London, Ontario"))
    assert played.actions[-1] == 'press option "London, Ontario"'


def test_a_place_stays_as_it_was_typed_when_no_row_is_meant() -> None:
    app = proposing(CITY, CITY_ROWS, 'type "London" into textbox "City"')
    played = filled({"city": "London"}, app, answers(target=("London, UK", 0.49)))
    assert played.actions == ('type "London" into textbox "City"',)
    assert played.ending.outcome is Outcome.DONE


def test_a_row_that_is_only_the_likeliest_is_not_taken() -> None:
    app = proposing(CITY, CITY_ROWS, 'type "London" into textbox "City"')
    said = answers(target={"London, UK": 0.49, "London, Ontario": 0.31})
    assert filled({"city": "London"}, app, said).actions == ('type "London" into textbox "City"',)


def test_a_text_that_appears_is_no_row_to_take() -> None:
    rows = screen("textbox City", "text London, UK", like=CITY)
    app = proposing(CITY, rows, 'type "London" into textbox "City"')
    assert filled({"city": "London"}, app).actions == ('type "London" into textbox "City"',)


def test_no_proposals_are_waited_for_when_the_text_is_a_secret() -> None:
    shown = screen("combobox Airport (click, type)")
    assert filled({"airport": Secret("home")}, shown).actions == ('type "[secret:home]" into combobox "Airport"',)


def test_a_row_that_the_gate_refuses_is_not_taken() -> None:
    shown = screen("textbox Place")
    app = proposing(
        shown, screen("textbox Place", "button Delete Leeds", like=shown), 'type "Leeds" into textbox "Place"'
    )
    played = filled({"place": "Leeds"}, app)
    assert played.actions == ('type "Leeds" into textbox "Place"',)
    assert played.told("activation.refused")


def test_rows_for_what_is_no_place_are_left_alone() -> None:
    rows = screen("textbox Name", "option Kim Lee", like=screen("textbox Name"))
    app = proposing(screen("textbox Name"), rows, 'type "Kim" into textbox "Name"')
    assert filled({"name": "Kim"}, app).actions == ('type "Kim" into textbox "Name"',)


def test_a_search_box_only_proposes_searches() -> None:
    shown = screen("searchbox Search")
    app = proposing(shown, screen("searchbox Search", "option mug", like=shown), 'type "mug" into searchbox "Search"')
    assert filled({"search": "mug"}, app).actions == ('type "mug" into searchbox "Search"',)


def test_what_was_there_before_is_no_proposal() -> None:
    shown = screen("textbox City", "link London")
    assert filled({"city": "London"}, shown).actions == ('type "London" into textbox "City"',)


def test_a_combobox_is_given_time_to_propose() -> None:
    shown = screen("combobox Airport (click, type)")
    rows = screen("combobox Airport (click, type)", "option London Heathrow (LHR)", like=shown)
    app = App({"form": shown, "rows": rows}, "form", {("form", "wait"): "rows"})
    assert filled({"airport": "Heathrow"}, app).actions == (
        'type "Heathrow" into combobox "Airport"',
        "wait",
        'press option "London Heathrow (LHR)"',
    )
