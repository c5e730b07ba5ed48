"""What the embedded judge makes of conditions: a table of screens and sentences, each line a rule of the product."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from states import state

from judge import Kind, Scored, State, Yes, score, yes_no
from judge.embedded import EmbeddedJudge
from view import FrontKind, Omitted

TABLES: Final = tuple(Path(__file__).with_name(name) for name in ("conditions.toml", "conditions_kinds.toml"))
HOLDS, FALSE = 0.75, 0.25
"""The bars of a condition (`act.thresholds`)."""

LEAST_RULES: Final = 120
COMES_TO: Final[dict[str, Callable[[float], bool]]] = {
    "holds": lambda p: p >= HOLDS,
    "false": lambda p: p <= FALSE,
    "unsure": lambda p: FALSE < p < HOLDS,
    "never": lambda p: p < HOLDS,
    "not_false": lambda p: p > FALSE,
}


def screen_of(row: dict[str, Any]) -> State:
    front = FrontKind(row.get("front", "window"))
    shown = state("x", *row["items"], title=row.get("title", ""), front=front, front_name=row.get("front_name", ""))
    left = (Omitted(role="text", count=row["omitted"]),) if "omitted" in row else ()
    return replace(shown, omitted=left)


def rules() -> Iterator[tuple[str, State, str, str]]:
    for row in (row for table in TABLES for row in tomllib.loads(table.read_text(encoding="utf-8"))["screen"]):
        shown = screen_of(row)
        for verdict in COMES_TO:
            yield from ((row["name"], shown, condition, verdict) for condition in row.get(verdict, ()))


RULES: Final = tuple(rules())


def judged(shown: State, condition: str) -> float:
    """The number a condition is decided on: the pair averaged, then averaged with the top level."""
    questions = (yes_no(Kind.HOLDS, condition), yes_no(Kind.NEGATED, condition), score(Kind.COVERAGE, condition))
    answers = EmbeddedJudge().answers(shown, questions)
    yes, no, all_of_it = (answers[kind] for kind in (Kind.HOLDS, Kind.NEGATED, Kind.COVERAGE))
    assert isinstance(yes, Yes)
    assert isinstance(no, Yes)
    assert isinstance(all_of_it, Scored)
    return ((yes.p + 1 - no.p) / 2 + all_of_it.top) / 2


@pytest.mark.parametrize(
    ("shown", "condition", "verdict"), [rule[1:] for rule in RULES], ids=[f"{r[0]}: {r[2]} -> {r[3]}" for r in RULES]
)
def test_a_condition_comes_to_what_a_person_would_say(shown: State, condition: str, verdict: str) -> None:
    assert COMES_TO[verdict](judged(shown, condition)), f"{judged(shown, condition):.2f} is not {verdict}"


def test_the_table_has_rules_of_every_outcome() -> None:
    assert len(RULES) >= LEAST_RULES
    assert {rule[3] for rule in RULES} == set(COMES_TO)
