"""The tables in the documents say what the code does: those that are made, and those that are written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from docpages import DOCS, ROOT, code, named, read, rows, tool

from act import Filled, Outcome, Phrase
from act import spans as reading
from flows.outcomes import BY_OUTCOME

PAGES: Final = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_table_that_is_made_from_the_code_is_as_the_code(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert tool("doc_tables").filled(text) == text, "run: python tools/doc_tables.py"


def test_every_table_that_can_be_made_stands_in_one_place() -> None:
    made = tool("doc_tables")
    placed = [name for page in PAGES for name in made.names(page.read_text(encoding="utf-8"))]
    assert sorted(placed) == sorted(made.TABLES)


def test_the_page_of_decisions_shows_the_rules_as_they_are() -> None:
    made = tool("decision_table")
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), "run: python tools/decision_table.py"


def test_every_way_a_step_can_end_is_told_with_what_it_means() -> None:
    told = list(rows(read("docs/do-loop.md"), "## How a step ends"))
    assert [(row[0], row[1], row[2]) for row in told] == [
        (f"`{outcome}`", "yes" if outcome.passes else "no", str(BY_OUTCOME[outcome].exit_code)) for outcome in Outcome
    ]
    assert all(row[3] for row in told)


def test_the_refusals_that_are_no_rule_of_the_labels_are_told_too() -> None:
    """What the gate refuses for other reasons than `view.is_destructive` has a name of its own in events."""
    given = set(re.findall(r'rule(?:: str = |=)"(\w+)"', (ROOT / "act" / "gate.py").read_text(encoding="utf-8")))
    told = {row[0].strip("`") for row in rows(read("docs/safety.md"), "### Refused for other reasons")}
    assert told == given


def test_the_readmes_exit_codes_are_those_of_the_program() -> None:
    told = {number for row in rows(read("README.md"), "## How it exits") for number in re.findall(r"\d+", row[0])}
    known = {
        number for row in rows(read("docs/exit-codes.md"), "# Exit codes") for number in re.findall(r"\d+", row[0])
    }
    assert told <= known
    assert told >= {"0", "1", "2", "3", "4", "6", "70", "75"}


def test_every_kind_of_text_that_a_plain_step_may_type_is_shown_by_an_example() -> None:
    told = [row[1] for row in rows(read("docs/writing-flows.md"), "## Text comes from the flow")]
    found = [{span.source for span in reading.spans(_phrase(step))} for step in code(" ".join(told))]
    assert all(found)
    assert set().union(*found) == {pattern.source for pattern in vars(reading)["_PATTERNS"]}


def _phrase(step: str) -> Phrase:
    before, sign, after = step.partition("${mug}")
    return Phrase((before, Filled("mug", "Blue mug"), after)) if sign else Phrase.of(step)
