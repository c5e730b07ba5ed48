"""What does it stands in a thing's own menu, beside boxes to tick, or under a sign: what comes first, and what next."""

import pytest
from asked import DONE_AFTER, TARGET, target, yes
from duties import did
from states import after, state

from judge import Kind, State

TOP = ('link "My films" @ banner > navigation', 'link "Bin" @ banner > navigation')
FILMS = ("Dunes.mp4", "Dunes (draft).mp4", "Harbour.mp4")
SHELVES = ("Older", "Older 2021")


def row(n: int, name: str, box: str) -> list[str]:
    where = f"main > listitem #{n}"
    tick = [f'checkbox "Select {name}" [{box}] @ {where}'] if box else []
    return [*tick, f'button "{name}" @ {where}', f'button "More actions for {name}" @ {where}']


def films(*extra: str, ticked: tuple[str, ...] = (), names: tuple[str, ...] = FILMS) -> list[str]:
    lines = [*TOP, 'heading "My films" @ main', *extra]
    for n, shelf in enumerate(SHELVES, 1):
        lines += row(n, shelf, "")
    for n, name in enumerate(names, 3):
        lines += row(n, name, "checked" if name in ticked else "unchecked")
    return lines


MENU = tuple(f'menuitem "{name}" @ main > menu' for name in ("Rename", "Move…", "Share", "Delete"))
OPENER = 'pressed button "More actions for Dunes.mp4"'
DIALOG = (
    'dialog "Move to" [in front]',
    *(f'radio "{name}" [{{}}, in front] @ dialog "Move to"' for name in SHELVES),
    'button "Cancel" [in front] @ dialog "Move to"',
    'button "Move here" [in front] @ dialog "Move to"',
)


def asking(chosen: str = "") -> list[str]:
    lines = [*films(), *DIALOG]
    return [line.format("checked" if f'"{chosen}"' in line else "unchecked") for line in lines]


# --- the menu of the row that the step names


@pytest.mark.parametrize(
    ("step", "name"),
    [
        ('rename "Dunes.mp4" to "Sand.mp4"', "Dunes.mp4"),
        ("share Harbour.mp4", "Harbour.mp4"),
        ("download the harbour film", "Harbour.mp4"),
        ("delete Dunes (draft).mp4", "Dunes (draft).mp4"),
        ("archive dunes", "Dunes.mp4"),
    ],
)
def test_the_menu_of_the_row_comes_before_the_name_which_opens_it(step: str, name: str) -> None:
    line, p = target(state(step, *films()))
    assert line.startswith(f'button "More actions for {name}"')
    assert p >= TARGET


def test_the_deed_is_chosen_in_the_menu_that_came() -> None:
    before = state("share Dunes.mp4", *films())
    assert target(after(before, OPENER, *films(*MENU)))[0].startswith('menuitem "Share"')


def test_a_control_of_the_row_that_says_the_verb_is_pressed_at_once() -> None:
    lines = [*films(), 'button "Share" @ main > listitem #5']
    assert target(state("share Harbour.mp4", *lines))[0].startswith('button "Share"')


def test_the_menu_of_a_page_is_that_of_the_thing_it_is_headed_by() -> None:
    page = [*TOP, 'heading "Ada Nkemelu" @ main', 'button "Star ☆" @ main', 'button "Edit ✎" @ main']
    page += ['button "More ⋯" @ main']
    assert target(state("archive Ada Nkemelu", *page))[0].startswith('button "More ⋯"')
    assert not target(state("archive Ada Nkemelson", *page))[0].startswith('button "More ⋯"')


# --- into a place


def begun() -> State:
    before = state('move "Dunes.mp4" into the Older folder', *films())
    opened = after(before, OPENER, *films(*MENU))
    return after(opened, 'pressed menuitem "Move…"', *asking())


def test_the_place_is_chosen_by_its_exact_name_and_then_confirmed() -> None:
    assert target(begun())[0].startswith('radio "Older"')
    chosen = after(begun(), 'pressed radio "Older"', *asking("Older"))
    assert target(chosen)[0].startswith('button "Move here"')
    assert yes(chosen, Kind.DONE) < DONE_AFTER


def test_it_is_moved_once_what_asked_for_the_place_has_gone() -> None:
    chosen = after(begun(), 'pressed radio "Older"', *asking("Older"))
    gone = after(chosen, 'pressed button "Move here"', *films(names=FILMS[1:]))
    assert yes(gone, Kind.DONE) >= DONE_AFTER
    other = after(begun(), 'pressed radio "Older 2021"', *asking("Older 2021"))
    wrong = after(other, 'pressed button "Move here"', *films(names=FILMS[1:]))
    assert yes(wrong, Kind.DONE) < DONE_AFTER


def test_several_things_are_ticked_each_and_moved_together() -> None:
    step = "move Dunes.mp4 and Harbour.mp4 into Older"
    assert target(state(step, *films()))[0].startswith('checkbox "Select Dunes.mp4"')
    both = films('button "Move ⇥" @ main', ticked=(FILMS[0], FILMS[2]))
    assert target(state(step, *both))[0].startswith('button "Move ⇥"')
    two = films('button "Move ⇥" @ main', ticked=(FILMS[0], FILMS[2]), names=(FILMS[0], FILMS[2]))
    lines = [*two, *asking("Older")[-len(DIALOG) :]]
    asked = did(state(step, *films()), 'pressed button "Move ⇥"', 'pressed radio "Older"', lines=tuple(lines))
    assert target(asked)[0].startswith('button "Move here"')


def test_it_is_not_moved_where_something_else_was() -> None:
    """In the place itself another thing's own menu was used: what the step names has gone with its page alone."""
    before = state('move "Dunes.mp4" and "Harbour.mp4" into the Older folder', *films())
    inside = ['heading "Older" @ main', *row(1, "Storm.mp4", "unchecked")]
    there = did(
        before,
        'pressed button "Older"',
        'pressed button "More actions for Storm.mp4"',
        'pressed menuitem "Move…"',
        'pressed radio "Older"',
    )
    assert yes(after(there, 'pressed button "Move here"', *TOP, *inside), Kind.DONE) < DONE_AFTER


def test_the_menu_of_a_row_of_something_else_is_not_opened() -> None:
    lines = [*TOP, 'heading "Older" @ main', *row(1, "Storm.mp4", "")]
    line, p = target(state("delete Harbour.mp4", *lines))
    assert not line.startswith('button "More actions') or p < TARGET
    line, p = target(state('move "Harbour.mp4" and "Dunes.mp4" into Older', *lines))
    assert not line.startswith('button "More actions') or p < TARGET


@pytest.mark.parametrize(
    ("deed", "head"), [('pressed button "Older"', "Older"), ('pressed button "Dunes.mp4"', "Dunes.mp4")]
)
def test_to_go_into_the_place_or_to_open_the_thing_moves_nothing(deed: str, head: str) -> None:
    before = state('move "Dunes.mp4" into the Older folder', *films())
    there = after(before, deed, *TOP, f'heading "{head}" @ main', 'text "Nothing here yet" @ main')
    assert yes(there, Kind.DONE) < DONE_AFTER


# --- boxes


def test_things_are_selected_by_their_boxes_and_not_by_their_names() -> None:
    before = state("select Dunes.mp4 and Harbour.mp4", *films())
    assert target(before)[0].startswith('checkbox "Select Dunes.mp4"')
    one = after(before, 'pressed checkbox "Select Dunes.mp4"', *films(ticked=FILMS[:1]))
    assert target(one)[0].startswith('checkbox "Select Harbour.mp4"')
    assert yes(one, Kind.DONE) < DONE_AFTER
    both = after(one, 'pressed checkbox "Select Harbour.mp4"', *films(ticked=(FILMS[0], FILMS[2])))
    assert yes(both, Kind.DONE) >= DONE_AFTER


def test_what_is_ticked_is_moved_by_what_stands_outside_of_the_rows() -> None:
    lines = films('text "2 selected" @ main', 'button "Move ⇥" @ main', ticked=FILMS[:2])
    assert target(state("move the two selected films into Older", *lines))[0].startswith('button "Move ⇥"')


# --- signs that stay pressed


def person(sign: str) -> list[str]:
    return [*TOP, 'heading "Ada Nkemelu" @ main', f'button "Favourite {sign}" @ main', 'button "Edit ✎" @ main']


@pytest.mark.parametrize("step", ["mark Ada Nkemelu as a favourite", "add her to the favourites", "favourite Ada"])
def test_a_star_is_pressed_once_and_is_then_done(step: str) -> None:
    before = state(step, *person("☆"))
    assert target(before)[0].startswith('button "Favourite ☆"')
    starred = after(before, 'pressed button "Favourite ☆"', *person("★"))
    assert yes(starred, Kind.DONE) >= DONE_AFTER


def test_what_was_pressed_and_stays_so_is_not_pressed_again_for_a_step_that_it_did_not_serve() -> None:
    before = state("archive her", *person("☆"))
    starred = after(before, 'pressed button "Favourite ☆"', *person("★"))
    assert not target(starred)[0].startswith('button "Favourite')


def test_no_rows_menu_is_opened_where_the_thing_itself_is_not_to_be_seen() -> None:
    lines = [*TOP, 'heading "Hats" @ main', 'button "Load more" @ main']
    for n, name in enumerate(("Bowler", "Felt hat"), 1):
        lines += [f'text "{name}" @ main > listitem #{n}', f'button "More" @ main > listitem #{n}']
    assert not target(state("archive the straw hat", *lines))[0].startswith('button "More"')
    assert target(state("archive the felt hat", *lines))[0].startswith('button "More"')
