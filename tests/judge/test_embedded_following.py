"""What a step still gives, how right its last deed was, and what each control is as what may follow."""

from dataclasses import replace

import pytest
from states import state

from judge import State
from judge.embedded.answers.move import MOVE_MEASURES, measures
from judge.embedded.answers.none_of_these import NONE_MEASURES, none_measures
from judge.embedded.heads import shipped
from judge.embedded.match.following import FOLLOWING_MEASURES, following_of
from judge.embedded.match.progress import Progress, progress_of
from judge.embedded.match.rightness import rightness_of
from judge.embedded.screen.scene import scene_of
from judge.embedded.step.gifts import gifts_of
from judge.embedded.study import Study

FORM = (
    'textbox "E-mail"',
    'textbox "Arrival"',
    'combobox "Room" = "Choose a room"',
    'button "Send"',
    'button "Cancel"',
)
STEP = "book the room Elm for kim@post.example on 3 May and send it"


def done(before: State, *lines: str) -> State:
    """The same screen after these lines of the history."""
    deeds = [line for line in lines if not line.startswith(("appeared", "gone", "nothing", "in front"))]
    return replace(before, history=(f"step: {before.step}", *lines), last=deeds[-1])


def progress(screen: State) -> Progress:
    return progress_of(scene_of(screen))


def measured(screen: State, measure: str) -> list[str]:
    """The controls for which the measure is above 0."""
    scene, at = scene_of(screen), FOLLOWING_MEASURES.index(measure)
    return [scene.items[place].name for place, row in following_of(scene).items() if row[at] > 0]


@pytest.mark.parametrize(
    ("step", "sorts"),
    [
        ('send "See you soon" to kim@post.example', ["quote", "email"]),
        ("book a table for 4 on 12 June at 19:30", ["number", "date", "time"]),
        ("transfer £45.20 to Ann Lee", ["amount", "name"]),
        ("share the sheet as viewer and export it as PDF", ["role", "format"]),
        ("reply with: We will be there", ["quote"]),
        ("Open the settings", []),
    ],
)
def test_a_step_gives_texts_that_are_told_by_their_form(step: str, sorts: list[str]) -> None:
    assert [str(gift.sort) for gift in gifts_of(step)] == sorts


def test_what_was_typed_is_no_longer_left() -> None:
    screen = done(state(STEP, *FORM), 'typed "kim@post.example" into textbox "E-mail"')
    assert [gift.text for gift in progress(screen).left] == ["Elm", "3 May"]


def test_a_press_that_changed_nothing_used_nothing_up() -> None:
    screen = state("open the page Garden", 'link "Garden"', 'link "House"')
    vain = done(screen, 'pressed link "Garden"', "nothing on screen changed")
    assert [gift.text for gift in progress(vain).left] == ["Garden"]
    assert measured(vain, "in_vain") == ["Garden"]


def test_a_text_typed_where_it_is_not_asked_for_is_still_left() -> None:
    lines = ('textbox "E-mail"', 'textbox "Note" = "kim@post.example"', 'button "Send"')
    screen = done(state("invite kim@post.example", *lines), 'typed "kim@post.example" into textbox "Note"')
    assert [gift.text for gift in progress(screen).left] == ["kim@post.example"]
    assert measured(screen, "first_taker") == ["E-mail"]


def test_each_text_is_for_the_field_that_asks_for_its_kind_and_the_first_of_those_is_next() -> None:
    screen = state(STEP, *FORM)
    assert measured(screen, "first_taker") == ["E-mail"]
    written = done(
        state(STEP, 'textbox "E-mail" = "kim@post.example"', *FORM[1:]),
        'typed "kim@post.example" into textbox "E-mail"',
    )
    assert measured(written, "first_taker") == ["Arrival"]


def test_what_sends_off_is_early_while_a_field_asks_and_ready_when_nothing_is_left() -> None:
    early = done(state(STEP, *FORM), 'pressed textbox "E-mail"')
    assert measured(early, "commit_taker") == ["Send"]
    lines = (
        'textbox "E-mail" = "kim@post.example"',
        'textbox "Arrival" = "3 May"',
        'combobox "Room" = "Elm"',
        *FORM[3:],
    )
    ready = done(state(STEP, *lines), 'selected "Elm" in combobox "Room"')
    assert measured(ready, "commit_ready") == measured(ready, "next_button_ready") == ["Send"]


def test_what_the_step_does_not_want_stands_as_wished_when_it_is_off() -> None:
    boxes = ('checkbox "Olives" [checked]', 'checkbox "Cheese" [unchecked]', 'button "Add"')
    screen = state("add a pizza with cheese, without olives", *boxes)
    assert measured(screen, "wish_unmet") == ["Olives", "Cheese"]


def test_a_thing_that_only_begins_with_the_name_is_the_wrong_one_where_the_name_itself_is_there() -> None:
    shelf = state('open "Garden"', 'link "Garden"', 'link "Garden chairs"')
    assert rightness_of(scene_of(done(shelf, 'pressed link "Garden"'))) == 1.0
    assert rightness_of(scene_of(done(shelf, 'pressed link "Garden chairs"'))) == 0.0


def test_where_what_the_step_names_has_gone_the_way_was_wrong() -> None:
    screen = replace(
        done(
            state("open Halden Ltd", 'heading "Zenith"', 'link "Back to list"'),
            'pressed link "Zenith"',
            'appeared: heading "Zenith"; gone: link "Halden Ltd"',
        ),
        gone=('link "Halden Ltd"',),
    )
    assert progress(screen).is_lost
    assert measured(screen, "out_lost") == ["Back to list"]


def test_a_field_with_another_value_has_not_come() -> None:
    screen = done(
        state("pick May and press Show", 'combobox "Month" = "May"', 'button "Show"', 'button "Export"'),
        'selected "May" in combobox "Month"',
        'appeared: combobox "Month", button "Export"; gone: combobox "Month"',
    )
    assert measured(screen, "altered") == ["Month"]
    assert measured(screen, "came_right") == ["Export"]


def test_of_namesakes_that_one_leads_whose_row_says_what_the_step_says() -> None:
    rows = [
        line
        for n, rate in enumerate(("breakfast, refundable", "room only, refundable"), 1)
        for line in (f'text "Suite, {rate}" @ row #{n}', f'button "Select" @ row #{n}')
    ]
    scene = scene_of(state("select the refundable suite without breakfast", *rows))
    at = FOLLOWING_MEASURES.index("lead_row")
    first, second = (row[at] for row in following_of(scene).values())
    assert first < 0 < second


def test_a_control_that_is_called_as_a_way_there_leads_where_nothing_says_the_thing() -> None:
    screen = state("restore revision 12 of the page", 'link "Read"', 'link "Edit"', 'link "History"')
    assert measured(screen, "leads_unsaid") == ["History"]


def test_a_page_that_asks_who_one_is_walls_the_step_off_unless_it_signs_in() -> None:
    page = ('heading "Sign in"', 'textbox "E-mail"', 'textbox "Password"', 'button "Sign in"')
    assert progress(state("approve the request", *page)).is_walled
    assert not progress(state("sign in as kim@post.example", *page)).is_walled


def moved(screen: State) -> dict[str, float]:
    """The measures of the next move that are above 0."""
    pairs = zip(MOVE_MEASURES, measures(Study(screen, shipped())), strict=True)
    return {name: value for name, value in pairs if value > 0}


def test_typing_is_next_where_the_best_control_is_a_field_that_asks_for_what_is_left() -> None:
    field = moved(state("type kim@post.example as the e-mail", 'textbox "E-mail"'))
    assert {"writes", "writes_left", "asked"} <= field.keys()
    assert not {"writes", "asked"} & moved(state("press Send", 'textbox "E-mail"', 'button "Send"')).keys()


@pytest.mark.parametrize(
    ("warning", "told"),
    [
        ("You do not have permission to do this", {"refused"}),
        ("Something went wrong. Please try again.", {"mendable"}),
    ],
)
def test_a_warning_tells_whether_trying_again_may_help(warning: str, told: set[str]) -> None:
    screen = state("archive the thread", 'heading "Thread"', 'button "Archive"', f'alert "{warning}"')
    came = done(screen, 'pressed button "Archive"', f'appeared: alert "{warning}"')
    assert moved(came).keys() & {"refused", "mendable"} == told


def test_a_field_that_holds_the_old_text_is_the_one_to_overwrite() -> None:
    lines = ('textbox "Title" = "Packing list"', 'textbox "Body" = "Socks"', 'button "Publish"')
    screen = done(
        state('rename the page "Packing list" to "Holiday"', *lines), 'pressed button "Edit"', "appeared: more"
    )
    assert measured(screen, "overwritten") == ["Title"]


def test_boxes_are_ticked_until_there_are_as_many_as_the_step_counts() -> None:
    boxes = ('checkbox "One" [checked]', 'checkbox "Two" [unchecked]', 'checkbox "Three" [unchecked]', 'button "Move"')
    screen = done(state("tick the first two boxes and move them", *boxes), 'ticked checkbox "One"', "appeared: more")
    assert measured(screen, "next_alike") == ["Two"]
    both = ('checkbox "One" [checked]', 'checkbox "Two" [checked]', *boxes[2:])
    enough = done(
        state("tick the first two boxes and move them", *both), 'ticked checkbox "One"', 'ticked checkbox "Two"'
    )
    assert not measured(enough, "next_alike")


def test_terms_to_agree_to_are_told_from_other_boxes_until_they_are_ticked() -> None:
    lines = ('checkbox "I accept the terms" [unchecked]', 'checkbox "Gift wrap" [unchecked]', 'button "Order"')
    assert measured(state("place the order", *lines), "terms") == ["I accept the terms"]
    assert not measured(state("place the order", 'checkbox "I accept the terms" [checked]', *lines[1:]), "terms")


def test_a_thing_is_passed_by_where_its_own_row_has_what_is_done_to_it() -> None:
    row = ('link "Brass lamp" @ row #1', 'button "Move to basket" @ row #1')
    assert measured(state('move "Brass lamp" to the basket', *row), "bypassed") == ["Brass lamp"]
    assert not measured(state('open "Brass lamp"', *row), "bypassed")


def test_what_is_searched_for_is_not_pressed_before_it_is_typed() -> None:
    lines = ('searchbox "Search"', 'link "Brass lamp"')
    assert measured(state('search for "Brass lamp"', *lines), "sought_early") == ["Brass lamp"]
    typed = done(state('search for "Brass lamp"', *lines), 'typed "Brass lamp" into searchbox "Search"')
    assert not measured(typed, "sought_early")


def test_nothing_helps_where_nothing_says_asks_for_or_leads_to_anything_of_the_step() -> None:
    def adrift(screen: State) -> float:
        study = Study(screen, shipped())
        row = none_measures(study, study.reading, study.reading.matches)
        return row[NONE_MEASURES.index("adrift")]

    assert adrift(state("publish Choir rehearsal", 'button "Bold"', 'link "Weather"')) == 1.0
    assert adrift(state("publish Choir rehearsal", 'button "Bold"', 'link "Choir rehearsal"')) == 0.0
    assert adrift(state("publish Choir rehearsal", 'button "Publish"', 'link "Weather"')) == 0.0
