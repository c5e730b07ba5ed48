"""
JUnit XML as CI systems read it: a suite a flow, a case a step.

The `type` of a failure or error is the outcome's name; steps after the end are skipped, never missing.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from datetime import datetime
from typing import Final

import junitparser

from ..outcomes import INTERNAL, WAYS, JUnit, Way, named
from .summary import UNFINISHED, FlowSummary, RunSummary, StepSummary
from .words import last_action_lines

LONGEST_FIELD: Final = 10_000
"""Characters of a note: some importers refuse more."""

MS_A_SECOND: Final = 1000
SET_UP: Final = "00 set-up"
"""The case that stands for what failed before the first step."""

LOWEST_LETTER: Final = 0x20
SURROGATES: Final = range(0xD800, 0xE000)
NO_LETTERS: Final = frozenset({0xFFFE, 0xFFFF})


def legal(text: str) -> str:
    """
    The text without what XML 1.0 forbids; a page can hold anything.

    >>> legal("a\\x00b\\tc")
    'ab\\tc'
    """
    return "".join(letter for letter in text if _is_legal(ord(letter)))[:LONGEST_FIELD]


def _is_legal(code: int) -> bool:
    if code < LOWEST_LETTER:
        return chr(code) in "\t\n\r"
    return code not in SURROGATES and code not in NO_LETTERS


def junit_xml(run: RunSummary) -> str:
    """The whole report."""
    report = junitparser.JUnitXml(legal(f"run-flow {run.run}"))
    suites = [_suite(run, flow) for flow in run.flows]
    for suite in suites:
        report.add_testsuite(suite)
    report.update_statistics()  # type: ignore[no-untyped-call]
    for suite, flow in zip(suites, run.flows, strict=True):
        _time(suite, flow.ms)
    _time(report, run.ms)
    text: bytes = report.tostring()  # type: ignore[no-untyped-call]
    return text.decode("utf-8") + "\n"


def _time(timed: junitparser.TestSuite | junitparser.JUnitXml, ms: float) -> None:
    """What passed from its beginning to its end; the sum of its steps where it has not ended."""
    if ms:
        timed.time = _seconds(ms)


def _seconds(ms: float) -> float:
    """To the millisecond: readers show every figure they get."""
    return round(ms / MS_A_SECOND, 3)


def _suite(run: RunSummary, flow: FlowSummary) -> junitparser.TestSuite:
    suite = junitparser.TestSuite(legal(flow.title or flow.flow))
    suite.timestamp = _stamp(flow.began)
    suite.hostname = legal(socket.gethostname())
    suite._elem.set("file", legal(flow.file))
    for name, value in _properties(run, flow):
        suite.add_property(name, legal(value))
    for case in _cases(flow):
        suite.add_testcase(case)
    return suite


def _properties(run: RunSummary, flow: FlowSummary) -> Iterator[tuple[str, str]]:
    yield "run", run.run
    yield "judge", flow.judge
    yield "outcome", flow.outcome
    yield "judge calls", str(flow.calls)
    yield from (("allowed", used) for used in flow.allowances)
    if flow.loops_off:
        yield "loops off", ", ".join(flow.loops_off)


def _cases(flow: FlowSummary) -> Iterator[junitparser.TestCase]:
    way = _way(flow)
    if not way.passes and flow.failed_step is None and not _ended_in_a_step(flow):
        yield _case(flow, StepSummary(path="0", kind="", text="set-up", outcome=flow.outcome, note=flow.note), way)
    for step in flow.steps:
        yield _case(flow, step, way)
    for step in flow.finally_steps:
        yield _case(flow, step, _way_after(step))


def _ended_in_a_step(flow: FlowSummary) -> bool:
    """It stopped early: its last step passed, and the flow did not."""
    return flow.last_step is not None


def _case(flow: FlowSummary, step: StepSummary, way: Way) -> junitparser.TestCase:
    case = junitparser.TestCase(
        legal(f"{step.path.zfill(2)} {step.title}"), legal(_class(flow.file)), _seconds(step.ms)
    )
    case._elem.set("file", legal(flow.file))
    if step.line:
        case._elem.set("line", str(step.line))
    result = _result(flow, step, way)
    if result is not None:
        case.result = [result]
    if step.picture:
        case.system_out = legal(f"[[ATTACHMENT|{step.picture}]]")
    return case


def _result(
    flow: FlowSummary, step: StepSummary, way: Way
) -> junitparser.Failure | junitparser.Error | junitparser.Skipped | None:
    if not step.ran:
        return junitparser.Skipped("not reached")
    early = not way.passes and flow.failed_step is None and step is flow.last_step and not flow.failed_afterwards
    if step.passes and not early:
        return None
    name, note = (flow.outcome, flow.note) if early else (step.outcome, step.note)
    said = (junitparser.Failure if way.junit is JUnit.FAILURE else junitparser.Error)(legal(note), name)
    last = "\n".join(last_action_lines(step)) if step.verdict else ""
    said.text = legal("\n".join(part for part in (note, f"{flow.file}:{step.line}", last, flow.hint) if part))
    return said


def _way(flow: FlowSummary) -> Way:
    if flow.outcome == UNFINISHED or flow.exit_code is None:
        return INTERNAL
    return named(flow.outcome, flow.exit_code)


def _way_after(step: StepSummary) -> Way:
    """A step of `finally` stands for itself: whatever the flow came to."""
    return next((way for way in WAYS if way.name == step.outcome), INTERNAL)


def _class(file: str) -> str:
    """The file's path with dots, as importers group by it."""
    return file.rpartition(".")[0].strip("./").replace("/", ".") or file


def _stamp(began: datetime | None) -> str:
    """ISO 8601 in whole seconds: strict importers stumble over fractions."""
    return began.strftime("%Y-%m-%dT%H:%M:%S") if began else ""
