"""Steps that open or reword a text: what they may press."""

import pytest
from loops import app, asked, step, still
from screens import screen

from judge import Choice, Kind


def test_a_text_to_be_edited_is_clicked_then_double_clicked_once() -> None:
    page = screen("text feed cat", "button Other")
    editing = screen("textbox Edit", "button Other")
    leads = {("start", 'double click text "feed cat"'): "editing"}
    played = step(
        'change "feed cat" to "feed the cat"',
        app({"start": page, "editing": editing}, leads),
        {"target": "feed cat"},
        turns=2,
    )
    assert played.actions == ('press text "feed cat"', 'double click text "feed cat"')


BOX = "checkbox feed cat"


def test_a_box_beside_a_text_that_is_to_be_reworded_is_no_target() -> None:
    """Ticking changes what is true of it, not its words."""
    page = screen(BOX, "text feed cat", "button Other")
    played = step('change "feed cat" to "feed the cat"', still(page), {"target": "none"}, turns=1)
    roles = {o.element.role for q in asked(played, Kind.TARGET) for o in q.options if o.element}
    assert roles == {"text", "button"}


@pytest.mark.parametrize("goal", ['change "feed cat" to "on"', 'open "feed cat"', 'tick "feed cat"'])
def test_other_steps_may_tick_it(goal: str) -> None:
    page = screen(BOX, "text feed cat", "button Other")
    played = step(goal, still(page), {"target": "none"}, turns=1)
    roles = {o.element.role for q in asked(played, Kind.TARGET) for o in q.options if o.element}
    assert "checkbox" in roles


def test_other_texts_are_no_targets() -> None:
    page = screen("text feed cat", "button Other")
    played = step('remember "feed cat"', still(page), {"target": "none"}, turns=1)
    targets = [q for r in played.asked for q in r.questions if isinstance(q, Choice) and q.kind is Kind.TARGET]
    assert targets
    assert all(o.element is None or o.element.is_control for q in targets for o in q.options)


def test_a_boxs_own_label_is_double_clicked_at_once() -> None:
    """One click on a label may tick its box; two leave it as it was."""
    row = ("checkbox feed cat @ listitem #1", "text feed cat @ listitem #1")
    page, editing = screen(*row), screen("textbox Edit @ listitem #1")
    world = app({"start": page, "editing": editing}, {("start", 'double click text "feed cat"'): "editing"})
    played = step('change "feed cat" to "feed the cat"', world, {"target": 'text "feed cat"'}, turns=1)
    assert played.actions == ('double click text "feed cat"',)
