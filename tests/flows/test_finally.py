"""`finally`: what a flow does after its steps, whatever way they ended, and what that can and cannot change."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import junitparser
import pytest
from fake_surface import FakeSurface
from processes import SOON_S, descendants, ended, hanging
from scripted import Said, ScriptedJudge
from small_shop import BUY, Ran, Shopping, buyer, shop

from act import BrowseIntent, Limits, Phrase, PlannedStep
from flows.budget import Budget
from flows.cleanup import cleaned_up
from flows.drive import Driver
from flows.events import FinallyBegan, FinallyEnded, FlowEnded, OperationDone
from flows.journal import Journal, Kept
from flows.outcomes import BUDGET
from flows.reports.summary import RunSummary
from judge import Question, State
from view import Kind, Operation, Problem

BYE = "finally:\n  - browse: /bye\n"
FAILING = "finally:\n  - browse: /bye\n  - verify: the shop sells hats\n  - browse: /never\n"
HATS = BUY.replace("add the mug to the cart", "verify: the shop sells hats")
PAY = "flow: Pay\nstart: http://shop.example/\nsteps:\n  - pay for it\n"


def payer(state: State, question: Question) -> Said | None:
    """It wants to pay, wherever it is."""
    known: dict[str, Said] = {"done": 0.05, "not_done": 0.95, "progress": 0.05, "target": "Pay now", "confirm": 0.9}
    return known.get(question.kind, buyer(state, question))


def went(run: Ran) -> list[str]:
    """The addresses gone to after the start."""
    done = ["".join(map(str, operation.text)) for operation in run.surface.done if operation.kind is Kind.NAVIGATE]
    return done[1:]


def flow_ended(run: Ran) -> FlowEnded:
    event = run.told("flow.ended")[0].event
    assert isinstance(event, FlowEnded)
    return event


def finally_ended(run: Ran) -> FinallyEnded:
    (event,) = [record.event for record in run.told("finally.ended")]
    assert isinstance(event, FinallyEnded)
    return event


def cases(run: Ran) -> dict[str, str]:
    """Each test case's number with what became of it: ``failure false``."""
    (suite,) = junitparser.JUnitXml.fromfile(str(run.folder / "junit.xml"))
    return {
        case.name.partition(" ")[0]: " ".join(
            f"{type(each).__name__.lower()} {each.type or ''}" for each in case.result
        )
        for case in suite
    }


@pytest.mark.parametrize(
    ("flow", "said", "wanted", "code"),
    [
        (BUY, buyer, {}, 0),
        (HATS, buyer, {}, 1),
        (PAY, payer, {}, 4),
        (BUY, buyer, {"calls": 1}, 6),
    ],
    ids=["done", "failed", "refused", "out of calls"],
)
def test_it_runs_after_the_steps_whatever_way_they_ended(
    flow: str, said: object, wanted: dict[str, object], code: int, tmp_path: Path
) -> None:
    surface = FakeSurface(shop("cart" if flow == PAY else "shop"))
    run = Shopping(tmp_path, surface, said=said).run(flow + BYE, **wanted)  # type: ignore[arg-type]
    assert (run.code, went(run)) == (code, ["http://shop.example/bye"])
    (began,) = [record.event for record in run.told("finally.began")]
    assert isinstance(began, FinallyBegan)
    assert (began.after, began.passed, began.seconds) == (flow_ended(run).outcome, code == 0, 30)
    assert finally_ended(run).passes
    assert cases(run)["finally.1"] == ""


def test_where_the_start_was_not_reached_there_is_nothing_to_put_away(tmp_path: Path) -> None:
    class Unreachable(Problem):
        kind = "browser_unreachable"

    def gone(_: Operation) -> None:
        raise Unreachable("the browser is gone", hint="start it again")

    run = Shopping(tmp_path, FakeSurface(shop(), on_do=gone)).run(BUY + BYE)
    assert (run.code, run.told("finally.began"), cases(run)["finally.1"]) == (75, [], "skipped ")


def test_where_it_fails_the_flow_that_passed_has_not_passed(tmp_path: Path) -> None:
    run = Shopping(tmp_path, said=hatless).run(BUY + FAILING)
    assert run.code == 1
    assert flow_ended(run).outcome == "false"
    assert flow_ended(run).note.startswith("the steps passed, but `finally` did not: ")
    assert cases(run) == {
        "01": "", "02": "", "finally.1": "", "finally.2": "failure false", "finally.3": "skipped ",
    }  # fmt: skip
    assert went(run) == ["http://shop.example/bye"], "it stops at the first step that does not pass, as the steps do"
    assert "finally: false (1 of 3 steps after the others)" in run.out


def hatless(state: State, question: Question) -> Said | None:
    """A good buyer who sees no hats anywhere."""
    about_hats = "hats" in state.step or "hats" in question.wording
    return {"holds": 0.05, "negated": 0.95}.get(question.kind) if about_hats else buyer(state, question)


def test_where_it_fails_too_the_flow_ends_as_its_steps_did(tmp_path: Path) -> None:
    undone = BUY.replace("verify: the cart shows one mug", "verify: the shop sells hats")
    for afterwards, said in (
        (BYE, hatless),
        (FAILING.replace("verify: the shop sells hats", "pay for it"), paying_last),
    ):
        run = Shopping(tmp_path, said=said).run(undone + afterwards)
        assert (run.code, flow_ended(run).outcome) == (1, "false")
        assert "finally" not in flow_ended(run).note
        assert cases(run)["02"] == "failure false"
    assert cases(run)["finally.2"] == "error refused"
    assert finally_ended(run).outcome == "refused"


def paying_last(state: State, question: Question) -> Said | None:
    return payer(state, question) if state.step == "pay for it" else hatless(state, question)


@pytest.mark.parametrize(
    ("head", "allow"), [("", ""), ("stop_before: [paying]\n", "allow: [Pay now]")], ids=["the gate", "stop_before"]
)
def test_what_holds_for_the_steps_holds_in_it(head: str, allow: str, tmp_path: Path) -> None:
    step = f"finally:\n  - do: pay for it\n    {allow}\n".replace("    \n", "")
    run = Shopping(tmp_path, said=paying_last).run(head + BUY + step)
    assert (run.code, finally_ended(run).outcome) == (4, "refused")
    assert [operation.kind for operation in run.surface.done] == [Kind.NAVIGATE, Kind.CLICK]


def test_an_allowance_of_its_own_counts_in_it(tmp_path: Path) -> None:
    run = Shopping(tmp_path, said=paying_last).run(BUY + "finally:\n  - {do: pay for it, allow: [Pay now]}\n")
    assert 'button "Pay now" (Pay now)' in run.out


async def test_its_time_is_its_own_and_an_operation_is_cut_off_with_it() -> None:
    surface = FakeSurface(shop(), hang_in_do=asyncio.Event())
    kept = Kept()
    journal = Journal("run", (kept,))
    driver = Driver(
        surface=surface,
        judge=ScriptedJudge({}),
        sink=journal.tell,
        budget=Budget(seconds=0.05, of="`finally`"),
        grace_s=0,
    )
    step = PlannedStep(
        path="finally.1", kind="browse", text="go", intent=BrowseIntent(address=Phrase.of("http://shop.example/bye"))
    )
    way, note = await cleaned_up(driver, [step], Limits(), journal)
    assert (way, note) == (BUDGET, "the 0.05 s of `finally` are used up")
    (done,) = [record.event for record in kept if isinstance(record.event, OperationDone)]
    assert done.dispatched == "unknown"


def test_a_signal_in_it_lets_it_end_and_no_other_flow_begins(tmp_path: Path) -> None:
    surface = FakeSurface(shop())

    def interrupted(operation: Operation) -> None:
        if "/bye" in str(operation):
            os.kill(os.getpid(), signal.SIGINT)

    surface.on_do = interrupted
    run = Shopping(tmp_path, surface).run(BUY + BYE, BUY)
    assert finally_ended(run).passes
    assert flow_ended(run).outcome == "done"
    assert run.code == 130, "a flow that was to run did not"
    assert RunSummary.model_validate_json((run.folder / "summary.json").read_text()).outcome == "interrupted"


@pytest.mark.slow
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_after_a_first_signal_it_runs(number: int, code: int, tmp_path: Path) -> None:
    with hanging("ask", tmp_path, BUY + BYE) as process:
        process.wait_until("waiting")
        process.signal(number)
        process.wait_until("closed")
        assert process.code() == code
        assert process.summary.outcome == "interrupted"
        (flow,) = process.summary.flows
        assert (flow.finally_outcome, [step.outcome for step in flow.finally_steps]) == ("done", ["done"])


@pytest.mark.slow
def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with hanging("ask", tmp_path, BUY + "finally: [{verify: all is put away}]\n") as process:
        for _ in range(2):
            process.wait_until("waiting")
            process.signal(signal.SIGINT)
        process.wait_until("closed")
        assert process.code() == 130
        (flow,) = process.summary.flows
        assert (flow.finally_outcome, flow.finally_note) == ("interrupted", "a second signal cut it off")


@pytest.mark.slow
def test_after_a_second_signal_it_does_not_begin(tmp_path: Path) -> None:
    with hanging("do", tmp_path, BUY + BYE) as process:
        process.wait_until("waiting")
        process.signal(signal.SIGINT)
        process.signal(signal.SIGTERM)
        process.wait_until("closed")
        assert process.code() in {130, 143}
        assert "finally.began" not in [record.event.name for record in process.records]


LEAVING = """\
flow: Wait, and leave
serve: ./site
steps: [{wait_for: the moon is made of cheese}]
finally:
  - browse: /bye.html
  - verify: the page says Goodbye
"""


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are listed by /proc")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_in_a_browser_a_signal_lets_it_run_and_nothing_is_left_running(number: int, code: int, tmp_path: Path) -> None:
    """The signal goes to the whole group, as from a terminal."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<title>Moon</title><p>It is made of rock.", encoding="utf-8")
    (tmp_path / "site" / "bye.html").write_text("<title>Bye</title><h1>Goodbye</h1>", encoding="utf-8")
    flow = tmp_path / "leave.yaml"
    flow.write_text(LEAVING, encoding="utf-8")
    out = tmp_path / "out"
    command = [sys.executable, "-P", "-m", "flows", str(flow), "--out", str(out), "--output", "ndjson"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if '"step.began"' in line:
                break
        started = [os.pidfd_open(pid) for pid in descendants(process.pid)]
        os.killpg(process.pid, number)
        process.stdout.read()
        assert process.wait(SOON_S) == code
    (told,) = RunSummary.model_validate_json((out / "summary.json").read_text(encoding="utf-8")).flows
    assert (told.outcome, told.finally_outcome) == ("interrupted", "done")
    assert [step.outcome for step in told.finally_steps] == ["done", "done"]
    assert [handle for handle in started if not ended(handle)] == []
