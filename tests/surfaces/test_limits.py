"""Every number of the browser surface says what it counts, why it is this one, and where more is said."""

from pathlib import Path

import pytest

from surfaces import Surface
from surfaces.browser import BrowserSurface, limits
from surfaces.limit import Limit

ROOT = Path(__file__).parents[2]
TABLE = {name: row for name, row in vars(limits).items() if isinstance(row, Limit)}


@pytest.mark.parametrize("name", TABLE)
def test_a_limit_has_a_unit_a_reason_and_a_source_that_exists(name: str) -> None:
    row = TABLE[name]
    assert row.unit
    assert row.why.endswith(".")
    assert (ROOT / row.source).is_file()


@pytest.mark.parametrize("name", TABLE)
def test_a_limit_named_for_seconds_is_one(name: str) -> None:
    assert name.endswith("_S") == (TABLE[name].unit == "s")


def test_the_browser_is_a_surface() -> None:
    assert issubclass(BrowserSurface, Surface)
