"""The guide's table of sentences: each comes to what the guide says, on the page that the guide shows."""

from __future__ import annotations

import re
from typing import Final

import pytest
from docpages import blocks, read
from states import state

from act.condition import Verdict, questions
from act.condition import read as read_answers
from judge.embedded import EmbeddedJudge

GUIDE: Final = read("docs/writing-flows.md")
ROW: Final = re.compile(r"^\|[^|]*\| `([^`]+)` \| (true|false|unsure) \|$", re.MULTILINE)
SENTENCES: Final = ROW.findall(GUIDE)
LEAST: Final = 20


def test_the_guide_has_sentences_of_each_outcome() -> None:
    assert len(SENTENCES) >= LEAST
    assert {verdict for _, verdict in SENTENCES} == set(Verdict)


@pytest.mark.parametrize(("sentence", "verdict"), SENTENCES, ids=[sentence for sentence, _ in SENTENCES])
def test_a_sentence_of_the_guide_comes_to_what_it_says(sentence: str, verdict: str) -> None:
    (page,) = blocks(GUIDE, "screen")
    shown = state("x", *page.text.strip().splitlines(), title="Basket")
    assert read_answers(EmbeddedJudge().answers(shown, questions(sentence))).verdict == verdict
