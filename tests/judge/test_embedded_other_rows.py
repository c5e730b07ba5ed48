"""Not done: other rows were dealt with than those that the step means, or another thing is told of."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind, State
from judge.embedded.done import longer_name, other_rows
from judge.embedded.match.reading import Reading
from judge.embedded.screen.scene import scene_of
from judge.embedded.step.goal import goal_of


def read(screen: State) -> Reading:
    goal = goal_of(screen.step)
    return Reading(scene_of(screen), goal, goal.last)


FILES = ("Plan.pdf", "Plan copy.pdf", "Budget.xls", "Notes.txt")
PICK = "archive the selected files"
PICKED = "step: select Budget.xls and Notes.txt", 'pressed checkbox "Budget.xls"', 'pressed checkbox "Notes.txt"'
CHOICE = 'text "2 selected"', 'button "Archive"', 'button "Clear"'


def files(*names: str) -> tuple[str, ...]:
    return ('heading "Files"', *(f'checkbox "{name}" [unchecked] @ listitem #{n}' for n, name in enumerate(names, 1)))


def archived(*left: str, told: str = "") -> State:
    before = state(PICK, *CHOICE, *files(*FILES))
    lines = (*files(*left), f'status "{told}"') if told else files(*left)
    after = did(before, 'pressed button "Archive"', lines=lines)
    return replace(after, history=(*PICKED, *after.history))


def test_all_that_were_selected_have_to_go_and_no_more() -> None:
    assert yes(archived("Plan.pdf", "Plan copy.pdf"), Kind.DONE) >= DONE_AFTER
    assert yes(archived("Plan.pdf", "Plan copy.pdf", "Notes.txt"), Kind.DONE) < 0.5
    assert yes(archived("Plan.pdf", told="Archived"), Kind.DONE) < 0.5
    assert yes(archived(told="Archived"), Kind.DONE) < 0.5


def test_what_came_up_from_the_next_page_does_not_count() -> None:
    assert other_rows.most(read(archived("Plan copy.pdf", "Rota.doc", "Menu.doc"))) == 1.0


CREW = (("Ann Lee", "Active"), ("Ann Leeson", "Suspended"), ("Bo Chen", "Active"), ("Anna Lee", "Active"))


def crew(*rows: tuple[str, str]) -> tuple[str, ...]:
    lines = ['heading "Crew"']
    for n, (name, status) in enumerate(rows, 1):
        where = f"row #{n}"
        lines += [f'cell "{name}" @ {where}', f'cell "{status}" @ {where}', f'button "More actions" @ {where}']
    return tuple(lines)


def acted(step: str, verb: str, *rows: tuple[str, str]) -> float:
    deeds = 'pressed button "More actions"', f'pressed menuitem "{verb}"'
    return yes(did(state(step, *crew(*CREW)), *deeds, lines=(*crew(*rows), 'status "Saved"')), Kind.DONE)


def test_the_row_that_was_to_go_is_the_one_that_goes() -> None:
    assert acted("archive Bo Chen", "Archive", CREW[0], CREW[1], CREW[3]) >= DONE_AFTER
    assert acted("archive Bo Chen", "Archive", *CREW[1:]) < 0.5


def test_the_row_that_was_to_change_is_the_one_that_changes() -> None:
    right = (*CREW[:2], ("Bo Chen", "Suspended"), CREW[3])
    wrong = (("Ann Lee", "Suspended"), *CREW[1:])
    assert acted("suspend Bo Chen", "Suspend", *right) >= DONE_AFTER
    assert acted("suspend Bo Chen", "Suspend", *wrong) < 0.5


def test_one_of_several_comments_of_a_person_goes_alone() -> None:
    before = state(
        "delete the comment by Ada",
        'text "Ada" @ listitem #1',
        'text "Nice" @ listitem #1',
        'text "Ada" @ listitem #2',
        'text "Great" @ listitem #2',
    )
    lines = 'text "Ada" @ listitem #1', 'text "Great" @ listitem #1'
    assert other_rows.most(read(did(before, 'pressed button "Delete"', lines=lines))) == 1.0


def added(name: str) -> State:
    tasks = 'heading "Tasks"', 'textbox "New task"', 'button "Add task"', 'checkbox "Water plants" @ listitem #1'
    before = state('add a task called "Buy blue paint"', *tasks)
    deeds = 'typed "Buy blue paint" into textbox "New task"', 'pressed button "Add task"'
    return did(before, *deeds, lines=(*tasks, f'checkbox "{name}" @ listitem #2'))


def test_a_name_that_came_cut_is_another() -> None:
    assert yes(added("Buy blue"), Kind.DONE) < 0.5 < yes(added("Buy blue paint"), Kind.DONE)
    assert other_rows.most(read(added("Buy blue p…"))) == 1.0


LAMPS = (
    'link "Cart (0)" @ navigation',
    'heading "Red lamp" @ listitem #1',
    'button "Add to cart" @ listitem #1',
    'heading "Red lamp shade" @ listitem #2',
    'button "Add to cart" @ listitem #2',
)


def put(told: str) -> float:
    before = state("add the red lamp to the cart", *LAMPS)
    lines = 'link "Cart (1)" @ navigation', *LAMPS[1:], f'status "{told}"'
    return yes(did(before, 'pressed button "Add to cart"', lines=lines), Kind.DONE)


@pytest.mark.parametrize("told", ["Red lamp added to cart", "Added to cart"])
def test_a_message_about_the_thing_itself_counts(told: str) -> None:
    assert put(told) >= DONE_AFTER


def test_one_about_a_thing_with_a_longer_name_does_not() -> None:
    assert put("Red lamp shade added to cart") < 0.5


def moved(told: str) -> State:
    buttons = 'button "Work", button "Old work", button "Private"'
    opened = f'in front is now dialog "Move to"; appeared: heading "Move to", {buttons}'
    before = state("move Plan.pdf to Work", *files(*FILES), 'button "Move"')
    lines = (*files(*FILES[1:]), 'button "Move"', f'status "{told}"')
    return did(
        before, 'pressed checkbox "Plan.pdf"', 'pressed button "Move"', opened, 'pressed button "Work"', lines=lines
    )


def test_nor_does_one_about_a_place_with_a_longer_name() -> None:
    assert yes(moved("Moved to Old work"), Kind.DONE) < 0.5
    assert longer_name.most(read(moved("Moved to Work"))) == 1.0
    assert longer_name.most(read(moved("Plan.pdf was moved from Old work to Work"))) == 1.0
