"""Sentences of an author who knows the page and not the judge, on screens of twelve kinds of application."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable

import pytest
from claims import SORTS, Claim, drawn, judged, written

from act.condition import Verdict

LEAST_HELD = 0.9
"""Share of what is so that has to be seen to be so; the rest is unsure."""

LEAST_REFUTED = 0.85
"""Share of what is not so that has to be called false; the rest is unsure."""

LEAST_SENTENCES = 150
WRITTEN = written()


def passed(claims: Iterable[Claim]) -> list[str]:
    """What passed and is not so, or cannot be told."""
    return [claim.label for claim in claims if claim.sort != "true" and judged(claim)[1] is Verdict.TRUE]


def called_false(claims: Iterable[Claim]) -> list[str]:
    return [claim.label for claim in claims if claim.sort == "true" and judged(claim)[1] is Verdict.FALSE]


def share(claims: Iterable[Claim], sort: str, verdict: Verdict) -> float:
    outcomes = Counter(judged(claim)[1] for claim in claims if claim.sort == sort)
    return outcomes[verdict] / outcomes.total()


def test_there_are_sentences_of_every_sort_for_every_family() -> None:
    assert len(WRITTEN) >= LEAST_SENTENCES
    assert {claim.sort for claim in WRITTEN} == set(SORTS)


def test_what_is_not_so_never_passes() -> None:
    assert passed(WRITTEN) == []


def test_what_is_so_is_never_called_false() -> None:
    assert called_false(WRITTEN) == []


def test_most_sentences_are_decided() -> None:
    assert share(WRITTEN, "true", Verdict.TRUE) >= LEAST_HELD
    assert share(WRITTEN, "false", Verdict.FALSE) >= LEAST_REFUTED


@pytest.mark.browser
def test_the_same_holds_on_pages_read_by_a_browser() -> None:
    claims = asyncio.run(drawn())
    assert passed(claims) == []
    assert called_false(claims) == []
    assert share(claims, "true", Verdict.TRUE) >= LEAST_HELD
