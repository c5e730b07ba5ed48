"""Where nothing serves, the pointer goes to what the step names: what shows only then can be pressed after all."""

from loops import app, first, step, still
from screens import screen
from scripted import Said

from act import Outcome
from judge import Question, State
from view import Allowance, Guards

ROWS = screen("text feed cat @ listitem #1", "text mop floor @ listitem #2")
SHOWN = screen("text feed cat @ listitem #1", "button Cross @ listitem #1", "text mop floor @ listitem #2")
GONE = screen("text mop floor @ listitem #2")
OVER = ("start", 'hover text "feed cat"')
WORLD = {"start": ROWS, "shown": SHOWN, "gone": GONE}
LEADS = {OVER: "shown", ("shown", 'press button "Cross"'): "gone"}


def cross(_: State, question: Question) -> Said | None:
    return first(question, "Cross")


def test_a_control_that_shows_under_the_pointer_is_found_in_the_same_turn() -> None:
    played = step('delete "feed cat"', app(WORLD, LEADS), cross, turns=1)
    assert played.actions == ('hover text "feed cat"', 'press button "Cross"')
    assert any("brought into view" in line for line in played.ending.memory.history)


def test_what_it_reveals_is_judged_by_the_gate_like_anything_else() -> None:
    bin_ = screen("text feed cat @ listitem #1", "button Delete @ listitem #1")
    world, leads = {"start": ROWS, "shown": bin_, "gone": GONE}, {OVER: "shown"}

    def delete(_: State, question: Question) -> Said | None:
        return first(question, "Delete")

    refused = step('delete "feed cat"', app(world, leads), delete, turns=1)
    assert refused.ending.outcome is Outcome.REFUSED
    assert refused.actions == ('hover text "feed cat"',)
    allowed = step(
        'delete "feed cat"', app(world, leads), delete, turns=1, guards=Guards(allow=(Allowance(name="Delete"),))
    )
    assert allowed.actions[-1] == 'press button "Delete"'


def test_where_something_serves_the_pointer_stays_where_it_is() -> None:
    played = step('delete "feed cat"', app({**WORLD, "start": SHOWN}, LEADS), cross, turns=1)
    assert "hover" not in " ".join(played.actions)


def test_nothing_is_hovered_that_the_step_does_not_name_and_nothing_twice() -> None:
    played = step('delete "feed cat"', still(ROWS), cross)
    assert played.actions.count('hover text "feed cat"') == 1
    assert 'hover text "mop floor"' not in played.actions
    assert not played.ending.outcome.passes
