"""How often the judge of conditions is wrong on generated screens, and whether its scale means what it says."""

from __future__ import annotations

from collections import Counter, defaultdict

from act.thresholds import STEADY_HOLD
from judge.embedded.conditions import board_of
from judge.embedded.conditions.claim import claim_of
from judge.embedded.conditions.fact import Fact
from judge.embedded.conditions.ground import SCALE, Ground
from judge.embedded.conditions.verdict import ground_of
from judge.embedded.training.condition_unseen import UNSEEN
from judge.embedded.training.conditions import FALSE, FAMILIES, HOLDS, made, outcome

SCREENS = 8
"""Of each family: enough to see a rule break, few enough to be quick."""

WRONG_HOLDS, WRONG_FALSE, UNSURE = 0.005, 0.01, 0.15
"""Shares of all sentences, at most."""

SEEN_OFTEN = 12
HELD, NOT_HELD = 0.95, 0.05


def shares(outcomes: Counter[str]) -> tuple[float, float, float]:
    return tuple(outcomes[kind] / outcomes.total() for kind in ("wrong holds", "wrong false", "unsure"))  # type: ignore[return-value]


def test_a_condition_that_does_not_hold_is_hardly_ever_passed() -> None:
    for families in (FAMILIES, UNSEEN):
        outcomes = Counter(outcome(sample) for sample in made(families, SCREENS) if sample.holds is not None)
        wrong_holds, wrong_false, unsure = shares(outcomes)
        assert wrong_holds <= WRONG_HOLDS
        assert wrong_false <= WRONG_FALSE
        assert unsure <= UNSURE


def test_a_sentence_about_nothing_on_the_page_is_left_unsure() -> None:
    open_ = [sample for sample in made(FAMILIES, SCREENS) if sample.holds is None]
    assert open_
    assert {outcome(sample) for sample in open_} == {"unsure"}


def test_every_ground_has_a_place_on_the_scale() -> None:
    assert set(SCALE) == set(Ground)
    assert all(0 < p < 1 for scale in SCALE.values() for p in (scale.asserted, scale.denied))


def test_no_ground_that_is_unsure_passes_by_being_asked_often() -> None:
    """`wait_for` takes a steady screen from `STEADY_HOLD` on: what this judge is unsure of lies below."""
    every = [p for scale in SCALE.values() for p in (scale.asserted, scale.denied)]
    assert not [p for p in every if STEADY_HOLD.value <= p < HOLDS]


def test_the_scale_means_what_it_says() -> None:
    """A ground at or above the upper bar held nearly always, one at or below the lower nearly never."""
    held: dict[tuple[Ground, bool], Counter[bool]] = defaultdict(Counter)
    for sample in made(FAMILIES, SCREENS):
        claim = claim_of(sample.condition)
        if isinstance(claim, Fact) and sample.holds is not None:
            held[ground_of(board_of(sample.state), claim), claim.denied][sample.holds] += 1
    judged = 0
    for (ground, denied), tally in held.items():
        p = SCALE[ground].denied if denied else SCALE[ground].asserted
        if tally.total() >= SEEN_OFTEN and not FALSE < p < HOLDS:
            share = tally[True] / tally.total()
            assert share >= HELD if p >= HOLDS else share <= NOT_HELD, ground
            judged += 1
    assert judged > SEEN_OFTEN
