"""The guide to flow files says what the loader does: its examples load, its errors are ours, its tables are made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flowfiles import write

from flows import bounds
from flows.load import FlowError, load
from flows.reference import BEGIN, END, tables
from flows.render import render

GUIDE = (Path(__file__).parents[2] / "docs" / "flow-files.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\S*)( wrong)?\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
EXAMPLES = [text for language, wrong, text in BLOCKS if language == "yaml" and not wrong]
WRONG = [text for language, wrong, text in BLOCKS if language == "yaml" and wrong]
TOLD = [text for language, _, text in BLOCKS if language == "text"]
ENVIRONMENT = {"SHOP_PASSWORD": "x", "TEST_CARD_PIN": "z", "STAGING_PASSWORD": "y"}


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads(tmp_path: Path, text: str) -> None:
    assert load(write(tmp_path, text), environment=ENVIRONMENT).steps


def test_the_guide_has_examples() -> None:
    assert len(EXAMPLES) >= 6


@pytest.mark.parametrize(("text", "told"), list(zip(WRONG, TOLD, strict=True)))
def test_what_is_wrong_is_told_as_the_guide_shows(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(FlowError) as raised:
        load(write(tmp_path, text), environment={})
    assert render(raised.value, colour=False).replace(f"{tmp_path}/", "") == told.rstrip("\n")


def test_the_tables_of_keys_are_the_models() -> None:
    """Where this fails, put what `flows.reference.tables()` gives between the two marks."""
    assert GUIDE.partition(BEGIN)[2].partition(END)[0].strip() == tables()


def test_the_guide_gives_every_bound() -> None:
    said = GUIDE.partition("## How it is read")[2].partition("## All keys")[0]
    for bound in (bounds.NODES, bounds.DEPTH, bounds.TEXT_LENGTH, bounds.STEP_LENGTH, bounds.STEPS):
        assert f"{bound.value:,}" in said


def test_every_bound_has_a_source_that_exists() -> None:
    root = Path(__file__).parents[2]
    every = [value for value in vars(bounds).values() if isinstance(value, bounds.Bound)]
    assert every
    assert all((root / each.source).is_file() and each.unit and each.why for each in every)
