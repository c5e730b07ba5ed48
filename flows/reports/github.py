"""
What GitHub Actions shows beside a failed job: a note at the line of the flow file, and a table of the flows.

GitHub keeps ten notes a job step; the last of more says how many others there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .summary import RunSummary
from .words import counted, outcome_words, printable, seconds

MOST_NOTES: Final = 10
LONGEST_TABLE: Final = 900 * 1024
"""Characters. GitHub refuses a summary of more than 1024 KiB."""

_IN_TEXT: Final = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTY: Final = {**_IN_TEXT, ":": "%3A", ",": "%2C"}


def notes_of(run: RunSummary) -> Iterator[str]:
    """One note for each flow that did not pass, at the step that it ended in."""
    failed = [flow for flow in run.flows if flow.exit_code != 0]
    shown = failed if len(failed) <= MOST_NOTES else failed[: MOST_NOTES - 1]
    for flow in shown:
        step = flow.failed_step or flow.last_step
        line = f",line={step.line}" if step and step.line else ""
        title = f"{flow.title or flow.flow}: {outcome_words(flow.outcome)}"
        why = f"step {step.path}, {step.title}: {flow.note}" if step else flow.note
        place = f"file={_escaped(flow.file, _IN_PROPERTY)}{line},title={_escaped(title, _IN_PROPERTY)}"
        yield f"::error {place}::{_escaped(why, _IN_TEXT)}"
    if len(failed) > len(shown):
        yield f"::error ::and {len(failed) - len(shown)} more flows did not pass"


def table(run: RunSummary) -> str:
    """Every flow with its outcome, as Markdown."""
    rows = ["| flow | outcome | steps | judge calls | time |", "|---|---|---|---|---|"]
    for flow in run.flows:
        done = f"{sum(step.passes for step in flow.steps)} of {len(flow.steps)}"
        cells = (flow.title or flow.flow, outcome_words(flow.outcome), done, str(flow.calls), seconds(flow.ms))
        rows.append(f"| {' | '.join(_cell(cell) for cell in cells)} |")
    return f"### run-flow: {counted(len(run.flows), 'flow')}\n\n" + "\n".join(rows)[:LONGEST_TABLE] + "\n"


def _cell(text: str) -> str:
    return printable(text).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")


def _escaped(text: str, signs: dict[str, str]) -> str:
    return "".join(signs.get(letter, letter) for letter in text)
