"""However long a step is, the embedded judge reads it in a moment; a step that a person wrote it reads whole."""

from __future__ import annotations

from time import process_time

import pytest

from judge import Kind, State, choice, element_of, moves, yes_no
from judge.embedded import EmbeddedJudge
from judge.embedded.language.bounded import GAP, LONGEST, WORD, as_read, question_read, state_read

ITEMS = (element_of('heading "Settings"'), element_of('switch "Sound" [checked] (check, click)'))


@pytest.mark.parametrize("letter", [" ", "1", "-", "a", '"', "a, ", "open the settings and then "])
def test_twenty_thousand_characters_take_no_longer_than_two_thousand(letter: str) -> None:
    """Twenty thousand letters took 3.4 s, two thousand spaces over two minutes."""
    step = (letter * 20_000)[:20_000]
    began = process_time()
    EmbeddedJudge().answers(State(step=step, items=ITEMS), [yes_no(Kind.DONE), choice(Kind.MOVE, moves())])
    EmbeddedJudge().answers(State(step="open it", items=ITEMS), [yes_no(Kind.HOLDS, step)])
    assert process_time() - began < 3


@pytest.mark.parametrize("step", ["open the settings", "a" * WORD, f"a{' ' * GAP}b", "press it, " * (LONGEST // 10)])
def test_what_a_person_may_write_is_read_as_it_stands(step: str) -> None:
    state, question = State(step=step, items=ITEMS), yes_no(Kind.HOLDS, step)
    assert state_read(state) is state
    assert question_read(question) is question


def test_what_follows_a_row_that_is_too_long_is_still_read() -> None:
    assert (
        as_read(f"press{' ' * 100}Save{'!' * 1_000} and close") == f"press{' ' * GAP}Save{'!' * (WORD - 4)} and close"
    )
