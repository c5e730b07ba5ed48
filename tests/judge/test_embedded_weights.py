"""The shipped weights are what the generator and the fit in this package give."""

from importlib.resources import files

import pytest

from judge.embedded.training.fit import fitted, written
from judge.embedded.training.generate import cases

MOST_BYTES = 100_000


def shipped() -> str:
    return files("judge.embedded").joinpath("weights.json").read_text(encoding="utf-8")


def test_the_weights_are_small_enough_to_ship() -> None:
    assert len(shipped().encode()) <= MOST_BYTES


def test_the_same_seed_gives_the_same_screens() -> None:
    assert cases(20, 5) == cases(20, 5)
    assert cases(20, 5) != cases(20, 6)


@pytest.mark.slow
@pytest.mark.thorough
def test_the_fit_gives_the_shipped_weights_to_the_last_figure() -> None:
    assert written(fitted()) == shipped()
