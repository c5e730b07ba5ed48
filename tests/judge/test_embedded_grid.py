"""Tables: which cell is meant, which row's own control, and what the headers say of it."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, TARGET, chosen, target, yes
from duties import did
from states import after, state

from judge import Kind, State, elements, line_of
from view import Box

TOP = ('link "Beds" @ banner > navigation', 'link "Rounds" @ banner > navigation')
BEDS = ("Bed 1", "Bed 2", "Bed 3")
TIMES = ("09:00", "13:00", "15:00")


def plan(step: str) -> State:
    """Beds over times: every free cell's link is called the same."""
    lines = [*TOP, 'heading "Beds" @ main', *(f'columnheader "{bed}" @ main > row #1' for bed in BEDS)]
    for n, time in enumerate(TIMES, 2):
        lines += [f'rowheader "{time}" @ main > row #{n}', *(f'link "free" @ main > row #{n}' for _ in BEDS)]
    return state(step, *lines)


def placed(screen: State) -> State:
    """The same with places: each row's first item stands before the first header."""
    items, row, x = [], "", 0
    for item in screen.items:
        inside = item.path[-1] if item.path and item.path[-1].startswith("row") else ""
        x = x + 100 if inside and inside == row else 100 * (item.role == "columnheader")
        row = inside
        items.append(replace(item, box=Box(x, 0, 40, 20)))
    return replace(screen, items=tuple(items))


def picked(screen: State) -> int:
    """The place on the screen of the control that is taken."""
    pool = [item for item in screen.items if item.supports]
    answer = chosen(screen, Kind.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    assert answer.p(answer.top) >= TARGET
    return next(n for n, item in enumerate(screen.items) if item is pool[int(answer.top) - 1])


@pytest.mark.parametrize(
    ("step", "at"), [("choose bed 2 at 13:00", 12), ("book bed 3 at 15:00", 17), ("take bed 1 at 09:00", 7)]
)
def test_a_cell_is_meant_by_its_row_and_its_column(step: str, at: int) -> None:
    assert picked(plan(step)) == at
    assert picked(placed(plan(step))) == at


def test_a_page_of_like_name_is_not_gone_to_where_a_cell_is_meant() -> None:
    assert target(plan("choose bed 2 at 13:00"))[0] == line_of(plan("").items[12])


def test_a_cell_is_chosen_once_a_page_is_headed_by_its_row_and_column() -> None:
    before = plan("choose bed 2 at 13:00")
    page = (*TOP, 'heading "Bed 2, Monday at 13:00" @ main', 'button "Admit" @ main')
    assert yes(after(before, 'pressed link "free"', *page), Kind.DONE) >= DONE_AFTER
    other = (*TOP, 'heading "Bed 2, Monday at 15:00" @ main', 'button "Admit" @ main')
    assert yes(after(before, 'pressed link "free"', *other), Kind.DONE) < DONE_AFTER


def rounds(step: str, wednesday: str = "09:00") -> State:
    lines = [*TOP, 'heading "Rounds" @ main', *(f'columnheader "{name}" @ main > row #1' for name in ("Day", "Hour"))]
    for n, (day, hour) in enumerate((("Monday", "09:00"), ("Wednesday", wednesday), ("Friday", "15:00")), 2):
        where = f"main > row #{n}"
        lines += [f'cell "{day}" @ {where}', f'cell "{hour}" @ {where}']
        lines += [f'link "change" @ {where}', f'link "cancel" @ {where}']
    return state(step, *lines)


@pytest.mark.parametrize(
    ("step", "link"),
    [
        ("move the Wednesday round to 15:00", 'link "change" (click) @ main > row #3'),
        ("reschedule the Friday round to 09:00", 'link "change" (click) @ main > row #4'),
        ("cancel the round on Monday", 'link "cancel" (click) @ main > row #2'),
    ],
)
def test_a_row_is_changed_by_its_own_control_whatever_that_is_called(step: str, link: str) -> None:
    line, p = target(rounds(step))
    assert line == link
    assert p >= TARGET


def test_a_row_is_cancelled_once_it_has_gone_from_the_list_that_shows_again() -> None:
    before = rounds("cancel the round on Wednesday")
    begun = did(before, 'pressed link "cancel"')
    left = [line_of(item) for item in before.items if "row #3" not in item.path]
    assert yes(after(begun, 'pressed button "Yes"', *left), Kind.DONE) >= DONE_AFTER
    assert yes(after(begun, 'pressed button "Keep it"', *map(line_of, before.items)), Kind.DONE) < DONE_AFTER
    other = [line_of(item) for item in before.items if "row #4" not in item.path]
    assert yes(after(begun, 'pressed button "Yes"', *other), Kind.DONE) < DONE_AFTER


def test_a_first_row_of_plain_cells_says_what_stands_under_it() -> None:
    before = plan("choose bed 2 at 13:00")
    items = [replace(item, role="cell") if item.role == "columnheader" else item for item in before.items]
    assert picked(replace(before, items=tuple(items))) == 12


def test_the_value_that_a_row_is_to_get_is_taken_where_its_row_has_one_control() -> None:
    before = rounds("move the Wednesday round to 15:00")
    lines = [*TOP, 'heading "Change the round" @ main', 'columnheader "Hour" @ main > row #1']
    for n, hour in enumerate(("11:00", "15:00"), 2):
        lines += [f'cell "{hour}" @ main > row #{n}', f'link "take it" @ main > row #{n}']
    line, _ = target(after(before, 'pressed link "change"', *lines))
    assert line == 'link "take it" (click) @ main > row #3'


def test_a_row_is_moved_once_it_holds_the_value() -> None:
    before = rounds("move the Wednesday round to 15:00")
    begun = after(before, 'pressed link "change"', *TOP, 'heading "Change the round" @ main')
    moved = after(begun, 'pressed link "take it"', *map(line_of, rounds("", "15:00").items))
    assert yes(moved, Kind.DONE) >= DONE_AFTER
    kept = after(begun, 'pressed link "take it"', *map(line_of, rounds("").items))
    assert yes(kept, Kind.DONE) < DONE_AFTER
