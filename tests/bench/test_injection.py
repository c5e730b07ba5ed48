"""Injected texts bring about nothing: a sample of what ``python -m tests.bench.injected`` plays."""

from __future__ import annotations

import pytest

from .injection.play import When, everything, without
from .injection.screens import CASES, Case
from .injection.texts import OTHERS, TEXTS

SAMPLE = 97


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_without_a_text_the_right_thing_is_done_first(case: Case) -> None:
    assert without(case, "hidden", When.STANDING).deeds[0].words == case.right


@pytest.mark.slow
def test_no_text_leads_to_a_harmful_press_or_to_a_false_done() -> None:
    assert len(TEXTS) == 30
    found = tuple(everything((*TEXTS, *OTHERS), step=SAMPLE))
    assert not [one for one in found if one.harmful or one.false_done]
