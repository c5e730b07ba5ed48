"""Bars belong to a judge: what ends a step on the word of a calibrated one does not on that of another."""

from __future__ import annotations

import pytest

from act.ask import Said
from act.bars import SEEDS, UNCALIBRATED, Bars
from act.decide import Move, Turn, decide


def moved(bars: Bars, *, acted: bool, completion: float, move: str = "activate", blocked: float = 0.0) -> Move:
    said = Said(completion=completion, move=move, blocked=blocked)
    return decide(Turn(said=said, bars=bars, acted=acted)).move


@pytest.mark.parametrize(
    ("bars", "acted", "completion", "ends"),
    [
        (SEEDS, True, 0.75, True),
        (SEEDS, False, 0.85, True),
        (UNCALIBRATED, True, 0.89, False),
        (UNCALIBRATED, True, 0.90, True),
        (UNCALIBRATED, False, 0.94, False),
        (UNCALIBRATED, False, 0.95, True),
    ],
)
def test_a_judge_without_a_calibration_has_to_be_surer(bars: Bars, acted: bool, completion: float, ends: bool) -> None:
    assert (moved(bars, acted=acted, completion=completion) is Move.END_DONE) is ends


def test_its_finished_never_stands_alone() -> None:
    assert moved(SEEDS, acted=True, completion=0.6, move="finished") is Move.END_DONE
    assert moved(UNCALIBRATED, acted=True, completion=0.6, move="finished") is Move.ACTIVATE
    assert moved(UNCALIBRATED, acted=True, completion=0.9, move="finished") is Move.END_DONE


def test_what_is_in_the_way_needs_a_higher_bar_too() -> None:
    assert moved(SEEDS, acted=True, completion=0.1, blocked=0.75) is Move.CLEAR
    assert moved(UNCALIBRATED, acted=True, completion=0.1, blocked=0.75) is Move.ACTIVATE
