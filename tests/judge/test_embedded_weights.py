"""The shipped weights are what the generator and the fit in this package give."""

from hashlib import sha256
from importlib.resources import files

import pytest

from judge.embedded.training.fit import fitted, written
from judge.embedded.training.generate import cases

MOST_BYTES = 100_000
SLICE = "adcb92a31637e94d"
"""Of the fit of 100 stories, 30 more of what comes next and 100 recorded screens, by the code of today."""


def shipped() -> str:
    return files("judge.embedded").joinpath("weights.json").read_text(encoding="utf-8")


def test_the_weights_are_small_enough_to_ship() -> None:
    assert len(shipped().encode()) <= MOST_BYTES


def test_the_same_seed_gives_the_same_screens() -> None:
    assert cases(20, 5) == cases(20, 5)
    assert cases(20, 5) != cases(20, 6)


@pytest.mark.slow
def test_a_slice_of_the_fit_comes_out_as_when_the_weights_were_fitted() -> None:
    """Whoever changes what the fit reads or does is told so; `make thorough` compares it with the shipped weights."""
    slice_ = written(fitted(told_whole=100, told_next=30, rounds=0, recorded=100))
    assert sha256(slice_.encode()).hexdigest()[:16] == SLICE, "fit anew, then put the new digest here"


@pytest.mark.slow
@pytest.mark.thorough
def test_the_fit_gives_the_shipped_weights_to_the_last_figure() -> None:
    assert written(fitted()) == shipped()
