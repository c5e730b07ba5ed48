"""What was done in a step is read off the history, in order, and nothing of the steps before it."""

from judge import State
from judge.embedded.screen.deeds import Did, deeds_of


def test_only_what_was_done_since_the_step_began_counts() -> None:
    history = (
        "step: open the list",
        'pressed link "List"',
        "step: key in 12",
        'pressed button "1"',
        'pressed button "2"',
    )
    assert [deed.label for deed in deeds_of(State(step="key in 12", history=history, last=history[-1]))] == ["1", "2"]


def test_a_step_that_has_just_begun_has_done_nothing() -> None:
    assert deeds_of(State(step="b", history=("step: a", 'pressed button "A"', "step: b"))) == ()
    assert deeds_of(State(step="b", history=('pressed button "A"',))) == ()


def test_texts_choices_and_keys_are_told_apart() -> None:
    history = (
        "step: fill it in",
        'typed "say "hi"" into textbox "Your words"',
        'selected "Oslo" in combobox "Town"',
        "pressed the confirm shortcut (Enter)",
        "waited (x3)",
    )
    found = deeds_of(State(step="fill it in", history=history, last=history[-1]))
    assert [(deed.did, deed.label, deed.text) for deed in found] == [
        (Did.WROTE, "Your words", 'say "hi"'),
        (Did.CHOSE, "Town", "Oslo"),
        (Did.KEY, "", "Enter"),
        (Did.WAITED, "", ""),
    ]
    assert found[-1].times == 3


def test_what_was_refused_was_not_done() -> None:
    history = ("step: pay", 'pressed button "Pay": refused, it is covered')
    assert deeds_of(State(step="pay", history=history)) == ()


def test_a_deed_knows_whether_the_screen_changed_upon_it() -> None:
    history = ("step: x", 'pressed button "A"', "nothing on screen changed", 'pressed button "B"', 'appeared: text "C"')
    assert [deed.changed for deed in deeds_of(State(step="x", history=history, last='pressed button "B"'))] == [
        False,
        True,
    ]


def test_a_judge_that_is_told_no_history_takes_the_last_action() -> None:
    assert [deed.label for deed in deeds_of(State(step="x", last='pressed button "Go"'))] == ["Go"]
