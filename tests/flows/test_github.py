"""What GitHub Actions shows of a run."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as some
from small_shop import BUY, Shopping

from flows.reports.github import MOST_NOTES, notes_of, table
from flows.reports.summary import FlowSummary, RunSummary, StepSummary

ON_GITHUB = {"GITHUB_ACTIONS": "true"}
FALSE = BUY.replace("- add the mug to the cart", "- verify: the shop sells hats")


def failed(title: str = "Buy", note: str = "not so") -> FlowSummary:
    step = StepSummary(path="3", kind="verify", text="one mug", line=14, outcome="false")
    return FlowSummary(flow="f", title=title, file="f.yaml", outcome="false", exit_code=1, note=note, steps=[step])


def test_a_failure_is_noted_at_the_line_of_the_flow_file() -> None:
    (note,) = notes_of(RunSummary(flows=[failed()]))
    assert note == "::error file=f.yaml,line=14,title=Buy%3A false::step 3, verify: one mug: not so"


def test_a_pass_is_not_noted() -> None:
    assert list(notes_of(RunSummary(flows=[FlowSummary(flow="f", outcome="done", exit_code=0)]))) == []


def test_of_too_many_notes_the_last_says_how_many_more_there_are() -> None:
    notes = list(notes_of(RunSummary(flows=[failed()] * (MOST_NOTES + 3))))
    assert len(notes) == MOST_NOTES
    assert "and 4 more" in notes[-1]


@given(some.text(), some.text())
def test_no_text_of_a_page_can_begin_a_command_of_its_own(title: str, note: str) -> None:
    (line,) = notes_of(RunSummary(flows=[failed(title, note)]))
    assert "\n" not in line
    assert "\r" not in line
    assert line.startswith("::error file=f.yaml,line=14,title=")


def test_a_table_cell_holds_no_sign_of_the_table() -> None:
    assert "| a\\|b &lt;i> |" in table(RunSummary(flows=[failed("a|b <i>")]))


def test_notes_are_printed_on_github_alone_and_the_table_goes_where_it_is_wanted(tmp_path: Path) -> None:
    page = tmp_path / "summary.md"
    page.write_text("before\n", encoding="utf-8")
    there = Shopping(tmp_path, environment={**ON_GITHUB, "GITHUB_STEP_SUMMARY": str(page)}).run(FALSE)
    assert "::error file=" in there.out
    assert page.read_text(encoding="utf-8").startswith("before\n### run-flow: 1 flow")
    assert "::error" not in Shopping(tmp_path).run(FALSE).out


def test_notes_do_not_get_between_the_lines_of_json(tmp_path: Path) -> None:
    assert "::error" not in Shopping(tmp_path, environment=ON_GITHUB).run(FALSE, output="json").out
