"""Every printed copy of the verdicts says what the program does, and every way that advice names can be gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from docpages import code, read, rows
from flowfiles import loaded
from small_shop import BUY, Shopping
from typer.testing import CliRunner

from act import RUNGS, WAYS, Assessment, Next, PageSight, Reason, Verdict, next_for
from flows.cli.app import app
from flows.cli.main import known_commands
from flows.guide import text
from flows.mcp.names import Tool
from view import Delivery

FULL = {"run-flow guide": text(), "docs/verdicts.md": read("docs/verdicts.md")}
VERDICTS = "## What an action came to"
BLIND = Assessment(verdict=Verdict.CHANGED, reason=Reason.VALUE_KEPT, page=PageSight.UNREADABLE)


def told(page: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Verdict, reasons and what is next, of every row."""
    for verdict, reasons, then, *_ in rows(page + "\n", VERDICTS):
        yield code(verdict)[0], list(code(reasons)), list(code(then))


@pytest.mark.parametrize(
    ("page", "count"), [*((page, 18) for page in FULL.values()), (read("README.md"), 12)], ids=[*FULL, "README.md"]
)
def test_a_table_of_verdicts_is_what_the_ladder_does(page: str, count: int) -> None:
    table = list(told(page))
    assert len(table) == count
    for verdict, reasons, then in table:
        for reason in reasons:
            assert next_for(Assessment(verdict=Verdict(verdict), reason=Reason(reason))) == then[0]
    known = {(str(rung.verdict), str(rung.reason)) for rung in RUNGS}
    assert sorted((verdict, each) for verdict, reasons, _ in table for each in reasons) == sorted(known)


@pytest.mark.parametrize("page", [*FULL.values(), read("README.md")], ids=[*FULL, "README.md"])
def test_only_a_write_that_stayed_has_two_answers(page: str) -> None:
    """The README says both in its row; the guide says the second in words below the table."""
    twice = [(reasons, then) for _, reasons, then in told(page) if len(then) > 1]
    assert len(twice) == (page == read("README.md"))
    assert all(reasons == ["value_kept"] and then[1] == next_for(BLIND) for reasons, then in twice)


@pytest.mark.parametrize("page", FULL.values(), ids=list(FULL))
def test_the_guide_says_in_words_when_a_write_that_stayed_is_looked_at(page: str) -> None:
    paragraph = next(part for part in page.split("\n\n") if part.startswith("One row has two answers"))
    assert {"value_kept", str(next_for(BLIND)), "proceed"} <= set(code(" ".join(paragraph.split())))


@pytest.mark.parametrize("page", FULL.values(), ids=list(FULL))
def test_a_table_of_ways_to_a_target_lists_the_six_in_order(page: str) -> None:
    words = [code(row[0])[0] for row in rows(page + "\n", "## How it got to its target")]
    assert [str(Delivery.parse(word)) for word in words] == words
    assert words == list(Delivery)


@pytest.mark.parametrize("page", FULL.values(), ids=list(FULL))
def test_a_table_of_what_to_do_next_lists_all_six(page: str) -> None:
    assert [code(row[0])[0] for row in rows(page + "\n", "## What to do next")] == list(Next)


def test_the_guide_is_printed_by_its_command() -> None:
    ran = CliRunner().invoke(app, ["guide"])
    assert (ran.exit_code, ran.stdout.strip()) == (0, text())


@pytest.mark.parametrize("kind", re.findall(r"`(\w+)` step", " ".join(WAYS.values())))
def test_where_advice_means_a_step_there_is_such_a_step(tmp_path: Path, kind: str) -> None:
    flow = loaded(tmp_path, f"flow: it\nstart: http://shop.example/\nsteps:\n  - {kind}: the cart is empty\n")
    assert [step.kind for step in flow.steps] == [kind]


def test_where_advice_means_a_picture_a_run_leaves_one_of_every_step(tmp_path: Path) -> None:
    assert "results folder" in WAYS["screenshot"]
    ran = Shopping(tmp_path).run(BUY)
    assert len(list(ran.folder.rglob("*.png"))) == 2


def test_where_advice_means_a_command_or_a_tool_there_is_one() -> None:
    said = " ".join(WAYS.values())
    commands, tools = re.findall(r"`run-flow (\w+)`", said), re.findall(r"the tool `(\w+)`", said)
    assert commands
    assert set(commands) <= known_commands()
    assert tools
    assert set(tools) <= set(Tool)
