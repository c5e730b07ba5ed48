"""The JUnit report: a suite a flow, a case a step, and nothing that a strict reader would stumble over."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import junitparser
from hypothesis import given
from hypothesis import strategies as some
from small_shop import BUY, Ran, Shopping

from flows.outcomes import BUDGET, DONE
from flows.reports.junit import junit_xml, legal
from flows.reports.summary import FlowSummary, RunSummary, StepSummary

THREE = BUY + "  - verify: the moon is made of cheese\n  - add the mug to the cart\n"


def report(ran: Ran) -> junitparser.JUnitXml:
    return junitparser.JUnitXml.fromfile(str(ran.folder / "junit.xml"))


def cases(ran: Ran) -> list[junitparser.TestCase]:
    return [case for suite in report(ran) for case in suite]


def lying(state: object, question: object) -> float | None:
    """Everything about the moon is untrue."""
    if getattr(question, "purpose", "").startswith("the moon"):
        return {"holds": 0.02, "negated": 0.98, "coverage": 0.02}[getattr(question, "kind", "")]
    from small_shop import buyer

    return buyer(state, question)  # type: ignore[arg-type, return-value]


def test_a_flow_is_a_suite_and_each_of_its_steps_a_case(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    (suite,) = report(ran)
    assert suite.name == "Buy"
    assert (suite.tests, suite.failures, suite.errors, suite.skipped) == (2, 0, 0, 0)
    assert [case.name for case in suite] == ["01 add the mug to the cart", "02 verify: the cart shows one mug"]


def test_a_false_condition_is_a_failure_and_the_steps_after_it_are_skipped_not_missing(tmp_path: Path) -> None:
    ran = Shopping(tmp_path, said=lying).run(THREE)
    assert ran.code == 1
    results = [case.result[0] if case.result else None for case in cases(ran)]
    assert [type(result) for result in results] == [
        type(None), type(None), junitparser.Failure, junitparser.Skipped,
    ]  # fmt: skip
    assert results[2] is not None
    assert results[2].type == "false"
    assert "the moon" in results[2].text


def test_what_is_no_fault_of_the_application_is_an_error_with_its_name(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, calls=1)
    assert ran.code == BUDGET.exit_code
    first, second = cases(ran)
    assert [type(result) for result in (*first.result, *second.result)] == [junitparser.Error, junitparser.Skipped]
    assert first.result[0].type == "budget"


def test_what_fails_before_the_first_step_is_a_case_of_its_own(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(
        BUY.replace("start: http://shop.example/", "serve: {command: 'exit 3', url: 'http://127.0.0.1:1'}")
    )
    assert ran.code == 75
    assert cases(ran)[0].name == "00 set-up"
    assert cases(ran)[0].result[0].type == "unreachable"
    assert all(case.is_skipped for case in cases(ran)[1:])


def test_a_case_knows_its_file_line_and_picture(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    elements = list(ElementTree.fromstring((ran.folder / "junit.xml").read_text(encoding="utf-8")).iter("testcase"))
    assert [element.get("line") for element in elements] == ["4", "5"]
    assert all(str(element.get("file")).endswith("buy.yaml") for element in elements)
    assert "[[ATTACHMENT|buy/01-done.png]]" in "".join(elements[0].itertext())
    assert (ran.folder / "buy" / "01-done.png").is_file()


def test_times_have_no_fractions_and_durations_are_seconds(tmp_path: Path) -> None:
    (suite,) = report(Shopping(tmp_path).run(BUY))
    assert len(suite.timestamp) == len("2026-11-30T16:01:00")
    assert all(0 <= case.time < 60 for case in suite)


def test_a_suite_takes_as_long_as_its_flow_and_the_report_as_long_as_the_run() -> None:
    steps = [StepSummary(path=path, kind="do", text="a", outcome="done", passes=True, ms=327.8000004) for path in "12"]
    flow = FlowSummary(flow="f", outcome=DONE.name, exit_code=0, steps=steps, ms=2_040.06)
    report = ElementTree.fromstring(junit_xml(RunSummary(flows=[flow], ms=3_000)))
    assert [element.get("time") for element in report.iter() if element.get("time")] == [
        "3.0",
        "2.04",
        "0.328",
        "0.328",
    ]


def test_a_flow_that_goes_on_took_as_long_as_its_steps_so_far() -> None:
    flow = FlowSummary(flow="f", steps=[StepSummary(path="1", kind="do", text="a", outcome="done", ms=1_500)])
    report = ElementTree.fromstring(junit_xml(RunSummary(flows=[flow])))
    assert [element.get("time") for element in report.iter() if element.get("time")] == ["1.5", "1.5", "1.5"]


@given(some.text(), some.text(some.characters(max_codepoint=0x20)))
def test_whatever_a_page_holds_the_report_can_be_read_back(words: str, controls: str) -> None:
    step = StepSummary(path="1", kind="do", text=words + controls, outcome="stuck", note=controls + words)
    flow = FlowSummary(flow="f", title=words, file="f.yaml", outcome="stuck", exit_code=3, steps=[step])
    xml = junit_xml(RunSummary(run="r", flows=[flow]))
    read = junitparser.JUnitXml.fromstring(xml.encode())
    assert read.errors == 1
    assert ElementTree.fromstring(xml) is not None


def test_only_what_xml_forbids_is_left_out() -> None:
    assert legal("a\x00\x08b\tc\nd\x1fe\ufffef\U0001f600") == "ab\tc\ndef\U0001f600"


def test_a_flow_that_stopped_early_is_an_error_at_the_step_it_stopped_at() -> None:
    steps = [
        StepSummary(path="1", kind="stop_before", text="paying", outcome="stopped", passes=True),
        StepSummary(path="2", kind="do", text="say thanks"),
    ]
    flow = FlowSummary(flow="f", outcome="stopped_early", exit_code=4, note="steps are left", steps=steps)
    (suite,) = junitparser.JUnitXml.fromstring(junit_xml(RunSummary(flows=[flow])).encode())
    assert [type(case.result[0]) for case in suite] == [junitparser.Error, junitparser.Skipped]


def test_a_killed_run_leaves_an_error_not_a_pass() -> None:
    steps = [
        StepSummary(path="1", kind="do", text="a", outcome="done", passes=True),
        StepSummary(path="2", kind="do", text="b", outcome="unfinished"),
    ]
    (suite,) = junitparser.JUnitXml.fromstring(
        junit_xml(RunSummary(flows=[FlowSummary(flow="f", steps=steps)])).encode()
    )
    assert suite.errors == 1


def test_a_flow_that_passed_has_no_error_even_with_a_step_less_than_planned() -> None:
    flow = FlowSummary(flow="f", outcome=DONE.name, exit_code=0, steps=[])
    assert junitparser.JUnitXml.fromstring(junit_xml(RunSummary(flows=[flow])).encode()).errors == 0
