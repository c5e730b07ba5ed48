"""Whole flows from the command line to the results folder, over a shop in memory."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest
from fake_surface import FakeSurface
from small_shop import BUY, SHOP, Shopping, shop

from flows.events import FlowBegan, FlowEnded, FlowHalted
from flows.outcomes import of_problem
from flows.reports.console import Progress
from flows.reports.summary import RunSummary
from flows.writing import CannotWrite
from view import Problem

CANARY = 'k4nary & "söup"/\\ 7'
SIGN_IN = """\
flow: Sign in
start: http://shop.example/
secrets: {password: SHOP_PASSWORD}
steps:
  - enter: {Password: "${password}"}
  - verify: the sign-in went well
"""


def test_a_flow_that_is_done_exits_with_0_and_says_where_the_results_are(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == f"results: {ran.folder}"
    assert "done: Buy (2 of 2 steps" in ran.out


def test_the_results_folder_holds_everything(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    left = {str(path.relative_to(ran.folder)) for path in ran.folder.rglob("*") if path.is_file()}
    assert left == {
        "manifest.json", "events.ndjson", "junit.xml", "summary.json", "buy/01-done.png", "buy/02-done.png",
    }  # fmt: skip
    manifest = json.loads((ran.folder / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["event"] == "run.began"


def test_the_summary_can_be_read_back_and_tells_the_same_as_the_exit_code(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    read = RunSummary.model_validate_json((ran.folder / "summary.json").read_text(encoding="utf-8"))
    assert (read.exit_code, read.outcome, [flow.outcome for flow in read.flows]) == (0, "done", ["done"])
    assert read.flows[0].calls > 0


def test_progress_goes_to_stderr_and_results_to_stdout(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    assert "1/2" in ran.err
    assert "1/2" not in ran.out


def test_json_is_all_there_is_on_stdout(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, output="json", progress=Progress.NONE)
    assert json.loads(ran.out)["flows"][0]["outcome"] == "done"
    assert ran.err == ""


def test_ndjson_on_stdout_is_the_events_file_as_it_is_written(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, output="ndjson")
    assert ran.out == (ran.folder / "events.ndjson").read_text(encoding="utf-8")


def test_the_junit_report_is_also_written_where_it_is_wanted(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, junit=tmp_path / "deep" / "report.xml")
    assert (tmp_path / "deep" / "report.xml").read_bytes() == (ran.folder / "junit.xml").read_bytes()


def test_several_flows_all_run_and_the_worst_decides(tmp_path: Path) -> None:
    refused = BUY.replace("add the mug to the cart", "verify: the shop sells hats")
    shopping = Shopping(tmp_path)
    shopping.surface = FakeSurface(shop())
    ran = shopping.run(refused.replace("- verify: the cart shows one mug", ""), BUY)
    ended = [record.event for record in ran.told("flow.ended")]
    assert [event.exit_code for event in ended if isinstance(event, FlowEnded)] == [1, 0]
    assert ran.code == 1
    assert "x false: 1 of 2 flows passed (exit 1)" in ran.out.splitlines()


def test_flows_of_one_name_are_told_apart(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, BUY)
    assert [record.flow for record in ran.told("flow.began")] == ["buy", "buy1"]


def test_nothing_runs_when_any_file_has_a_problem(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, "flow: Bad\nstep: [x]\n")
    assert ran.code == 2
    assert ran.surface.looks == 0
    assert "buy1.yaml:2:1" in ran.err
    assert not ran.folder.exists()


def test_a_surface_that_cannot_be_opened_is_told_as_out_of_reach(tmp_path: Path) -> None:
    class Unreachable(Problem):
        kind = "browser_unreachable"

    shopping = Shopping(tmp_path)

    def gone() -> None:
        raise Unreachable("the browser is gone", hint="start it again")

    shopping.surface.on_look = gone
    ran = shopping.run(BUY)
    assert ran.code == 75
    (halted,) = [record.event for record in ran.told("flow.halted")]
    assert isinstance(halted, FlowHalted)
    assert (halted.kind, halted.hint) == ("browser_unreachable", "start it again")
    assert "start it again" in ran.out


def test_results_that_have_nowhere_to_go_are_said_before_anything_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    for wanted in ({"out": tmp_path / "file" / "deep"}, {"junit": tmp_path / "file" / "junit.xml"}):
        shopping = Shopping(tmp_path)
        with pytest.raises(CannotWrite) as refused:
            shopping.run(BUY, **wanted)
        assert of_problem(refused.value.kind).exit_code == 2
        assert shopping.surface.looks == 0


def test_a_password_of_the_browsers_own_is_hidden_like_a_secret(tmp_path: Path) -> None:
    head = f"browser: {{http_credentials: {{username: kim, password: {json.dumps(CANARY)}}}}}\nsteps:"
    step = json.dumps(f"say {CANARY} aloud")
    ran = Shopping(tmp_path).run(BUY.replace("steps:", head).replace("add the mug to the cart", step))
    files = "".join(path.read_text(encoding="utf-8", errors="replace") for path in ran.folder.rglob("*.*"))
    assert "k4nary" not in files + ran.out + ran.err
    assert "[secret:http_credentials]" in files


def test_the_surface_is_put_away_however_a_flow_ends(tmp_path: Path) -> None:
    for calls in (300, 1):
        shopping = Shopping(tmp_path)
        shopping.run(BUY, calls=calls)
        assert shopping.surface.closed == 1


def test_a_mistake_of_ours_leaves_a_traceback_and_a_report_that_is_no_pass(tmp_path: Path) -> None:
    shopping = Shopping(tmp_path, environment={"SHOP_PASSWORD": CANARY})

    def broken() -> None:
        raise RuntimeError(f"what is this: {CANARY}")

    shopping.surface.on_look = broken
    with pytest.raises(RuntimeError) as mistake:
        shopping.run(SIGN_IN)
    results = tmp_path / "results"
    assert shopping.surface.closed == 1
    assert "traceback.txt" in mistake.value.__notes__[0]
    assert "RuntimeError" in (results / "traceback.txt").read_text(encoding="utf-8")
    assert "k4nary" not in (results / "traceback.txt").read_text(encoding="utf-8")
    read = RunSummary.model_validate_json((results / "summary.json").read_text(encoding="utf-8"))
    assert (read.outcome, read.exit_code) == ("internal", 70)


def test_the_start_is_no_step_of_the_flow(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    assert [record.step for record in ran.told("step.began")] == ["1", "2"]
    assert ran.surface.done[0].text == ("http://shop.example/",)


def test_a_path_begins_where_the_base_url_says(tmp_path: Path) -> None:
    flow = "start: /shop\nserve: {command: 'exit 1', url: 'http://127.0.0.1:9'}\nsteps: [{browse: /cart}]\n"
    ran = Shopping(tmp_path).run(flow, base_url="http://staging.example/")
    assert ran.code == 0
    went = ["".join(str(part) for part in operation.text) for operation in ran.surface.done]
    assert went == ["http://staging.example/shop", "http://staging.example/cart"]


def test_a_path_begins_at_the_starts_host_when_nothing_is_served(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run("start: http://shop.example/deep/page\nsteps: [{browse: /cart}]\n")
    went = ["".join(str(part) for part in operation.text) for operation in ran.surface.done]
    assert went == ["http://shop.example/deep/page", "http://shop.example/cart"]


def test_a_flow_says_at_its_beginning_what_it_may_do(tmp_path: Path) -> None:
    flow = BUY.replace("steps:", "allow: [Pay now]\nstop_before: [paying]\nsteps:")
    (began,) = [record.event for record in Shopping(tmp_path).run(flow).told("flow.began")]
    assert isinstance(began, FlowBegan)
    assert (began.allow, began.stop_before) == (("Pay now",), ("paying",))
    assert [step.line for step in began.steps] == [6, 7]


def test_a_limit_on_the_command_line_wins(tmp_path: Path) -> None:
    (began,) = [record.event for record in Shopping(tmp_path).run(BUY, calls=7, seconds=9.0).told("flow.began")]
    assert isinstance(began, FlowBegan)
    assert (began.calls, began.seconds) == (7, 9.0)


def test_a_secret_is_typed_and_found_nowhere_afterwards(tmp_path: Path) -> None:
    """The canary: in no file, on no stream, in no question to the judge, in no writing."""
    shopping = Shopping(tmp_path, FakeSurface(shop("sign in")), environment={"SHOP_PASSWORD": CANARY})
    asked: list[str] = []

    def listening(state: object, question: object) -> None:
        asked.append(repr(state) + repr(question))

    shopping.said = listening
    ran = shopping.run(SIGN_IN)
    typed = [operation for operation in ran.surface.done if operation.confidential]
    assert [operation.text for operation in typed] == [(CANARY,)]
    files = [path.read_bytes().decode("utf-8", "replace") for path in ran.folder.rglob("*") if path.is_file()]
    assert asked
    everything = "\n".join((*files, ran.out, ran.err, *asked))
    for writing in (
        CANARY,
        quote(CANARY),
        quote(CANARY, safe=""),
        quote_plus(CANARY),
        json.dumps(CANARY)[1:-1],
        json.dumps(CANARY, ensure_ascii=False)[1:-1],
        base64.b64encode(CANARY.encode()).decode()[:12],
        "k4nary",
    ):
        assert writing not in everything
    assert "[secret:password]" in everything


def test_a_secret_that_a_page_shows_is_hidden_too(tmp_path: Path) -> None:
    from dataclasses import replace

    from screens import button, screen, text

    leaky = screen(button("Add to cart"), text(f"Welcome, {CANARY}"), title=CANARY, like=SHOP)
    world = replace(shop(), screens={"shop": leaky})
    flow = SIGN_IN.replace('- enter: {Password: "${password}"}', "")
    ran = Shopping(tmp_path, FakeSurface(world), environment={"SHOP_PASSWORD": CANARY}).run(flow)
    files = "".join(path.read_text(encoding="utf-8", errors="replace") for path in ran.folder.rglob("*.*"))
    assert "k4nary" not in files + ran.out + ran.err
    assert "[secret:password]" in files
