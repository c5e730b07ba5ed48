"""Every number has a unit, a reason and a source that exists, and the page of numbers shows them as they are."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from act import thresholds
from view import budgets

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    """The script that writes the page: it is no part of a package."""
    spec = importlib.util.spec_from_file_location("thresholds_table", ROOT / "tools" / "thresholds_table.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LIMITS = {
    name: value
    for module in (thresholds, budgets)
    for name, value in vars(module).items()
    if isinstance(value, thresholds.Limit | budgets.Budget)
}


@pytest.mark.parametrize("name", LIMITS)
def test_a_number_says_in_what_it_is_measured_why_it_is_this_one_and_where_that_is_written(name: str) -> None:
    limit = LIMITS[name]
    assert limit.unit
    assert limit.why.endswith(".")
    assert limit.source.startswith("seed: ") or (ROOT / limit.source).is_file()


def test_the_page_of_numbers_shows_them_as_they_are() -> None:
    made = tool()
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), "run: python tools/thresholds_table.py"


def test_a_bar_is_reached_at_its_value_and_missed_under_it() -> None:
    assert thresholds.DONE.reached_by(0.75)
    assert not thresholds.DONE.reached_by(0.7499)
    assert thresholds.UNHELPFUL.missed_by(0.1999)
    assert not thresholds.UNHELPFUL.missed_by(0.2)


def test_a_share_is_no_count() -> None:
    assert thresholds.DO_TURNS.count == 8
    with pytest.raises(ValueError, match="no count"):
        _ = thresholds.DONE.count
