"""`run-flow judge ...` as a person meets it: figures, labels, a calibration, and its use in the next run."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from judge_server import Reply, judge_server
from small_shop import Shopping, cascade

from flows.cli import main
from flows.cli.judges import calibrate, check, label
from flows.format_judge import JudgeModel
from flows.labels import LABELS, Pair, calibrations, pairs_of, turns_of
from flows.reports.terminal import CI_VARIABLES
from judge import Judge, Kind
from judge.calibration import load


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Types a command; gives exit code, stdout and stderr."""

    def run(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        said = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, said.out, said.err

    return run


Typed = Callable[..., tuple[int, str, str]]


def test_check_says_what_a_judge_is_worth_and_draws_it(typed: Typed, tmp_path: Path) -> None:
    svg = tmp_path / "reliability.svg"
    code, out, _ = typed("judge", "check", "--screens", "40", "--svg", str(svg))
    assert code == 0
    assert "done: AUC" in out
    assert "verdict: " in out
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_check_gives_json_to_programs(typed: Typed) -> None:
    code, out, _ = typed("judge", "check", "--screens", "30", "--set", "test", "--json")
    form = json.loads(out)
    assert code == 0
    assert form["figures"]["done: AUC"]["low"] <= form["figures"]["done: AUC"]["value"]
    assert {"verdict", "so", "judge", "reliability"} <= form.keys()


def test_a_check_of_a_model_that_writes_prose_says_why_it_is_no_judge_to_programs_too(typed: Typed) -> None:
    prose = {"choices": [{"logprobs": {"content": [{"top_logprobs": [{"token": "The", "logprob": 0.0}]}]}}]}
    with judge_server(Reply(json=prose)) as server:
        judge = f"{{kind: openai, url: '{server.url}', model: m}}"
        code, out, _ = typed("judge", "check", "--screens", "20", "--judge", judge, "--json")
    form = json.loads(out)
    assert (code, form["failures"], form["screens"]) == (0, 20, 20)
    assert form["verdict"].startswith("no judge")
    assert form["failed"] == ['the model does not answer "done" with a letter']
    assert len(server.received) == 20


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_check_tells_which_screen_it_is_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model on a processor takes minutes for one."""
    for variable, _ in CI_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", seen := Tty())
    check(JudgeModel(), sets=("development",), most=3, svg=None, as_json=False)
    assert re.findall(r"\rscreen (\d+) of (\d+)", seen.getvalue()) == [("1", "3"), ("2", "3"), ("3", "3")]


def test_a_judge_that_is_not_there_is_said_and_exits_as_a_run_would(typed: Typed) -> None:
    judge = "{kind: systemone, url: 'http://127.0.0.1:9', model: m, timeout: 1}"
    code, _, err = typed("judge", "check", "--screens", "1", "--judge", judge)
    assert code == 75
    assert "no judge answers at http://127.0.0.1:9" in err


def test_a_hosted_judge_without_its_key_is_said(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TYPESAFE_API_KEY", raising=False)
    code, _, err = typed("judge", "check", "--judge", "typesafe")
    assert code == 2
    assert "TYPESAFE_API_KEY" in err


FLOW = "flow: Buy\nstart: https://shop.example/\nsteps: [add the mug to the cart]\n"


def labelled_run(folder: Path, answers: str, monkeypatch: pytest.MonkeyPatch, judge: Judge | None = None) -> Path:
    """A run of which every turn has been asked about."""
    ran = Shopping(folder=folder, judge=judge).run(FLOW)
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    assert label(str(ran.folder)) == 0
    return Path(ran.folder) / "events.ndjson"


def test_turns_are_labelled_one_by_one_and_kept_beside_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    events = labelled_run(tmp_path, "n\ny\n", monkeypatch)
    shown = capsys.readouterr().out
    assert "step: add the mug to the cart" in shown
    assert len(turns_of(events)) == 2
    assert list(json.loads((events.parent / LABELS).read_text()).values()) == [False, True]
    assert {(pair.kind, pair.truth) for pair in pairs_of(events)} == {
        (Kind.DONE, False), (Kind.NOT_DONE, True), (Kind.DONE, True), (Kind.NOT_DONE, False),
    }  # fmt: skip


def test_what_was_labelled_is_not_asked_again_and_return_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = labelled_run(tmp_path, "n\n\n", monkeypatch)
    assert len(json.loads((events.parent / LABELS).read_text())) == 1
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    label(str(events.parent))
    assert len(json.loads((events.parent / LABELS).read_text())) == 2


def test_what_is_to_be_judged_by_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    events = labelled_run(tmp_path, "n\ny\n", monkeypatch)
    first, second, _ = capsys.readouterr().out.split("was the step done here?")
    assert "last: nothing was done in this step yet" in first
    assert 'last: pressed button "Add to cart"' in second
    assert "came: " in second
    assert "text: " in second
    assert f"as the step ended: {events.parent / 'buy' / '01-done.png'}" in second


def test_a_wrong_label_is_put_right_by_going_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    events = labelled_run(tmp_path, "y\nb\nn\ny\n", monkeypatch)
    assert list(json.loads((events.parent / LABELS).read_text()).values()) == [False, True]
    assert "was the step done here? [y]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("flow", "why"),
    [
        ("flow: Buy\nstart: https://shop.example/\nsteps: [verify: the cart is empty]\n", "whether a step is done"),
        (
            "flow: Buy\nstart: https://shop.example/\nsteps: [open: https://shop.example/]\n",
            "no judge was asked anything",
        ),
    ],
)
def test_a_run_without_anything_to_label_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flow: str, why: str
) -> None:
    ran = Shopping(tmp_path).run(flow)
    assert label(str(ran.folder)) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("nothing to label: ")
    assert why in shown


def test_too_few_labels_make_no_calibration_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    events = labelled_run(tmp_path, "n\ny\n", monkeypatch)
    assert calibrate([str(events.parent)], settings=None, out=tmp_path / "cal.json") == 3
    assert "2 labelled answers" in capsys.readouterr().out
    assert not (tmp_path / "cal.json").exists()


def test_a_label_counts_for_the_judge_of_a_cascade_that_answered_and_its_model(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = labelled_run(tmp_path, "n\ny\n", monkeypatch, cascade())
    assert [(turn.judge, turn.model) for turn in turns_of(events)] == [("second 1", "m-1"), ("scripted 1", "")]
    assert [(pair.judge, pair.model, pair.truth) for pair in pairs_of(events) if pair.kind is Kind.DONE] == [
        ("second 1", "m-1", False), ("scripted 1", "", True),
    ]  # fmt: skip


def test_calibrations_are_read_off_judge_by_judge() -> None:
    wrong = [Pair("a 1", "m", Kind.DONE, 0.9, n % 2 == 0) for n in range(60)]
    right = [Pair("b 1", "", Kind.DONE, 0.9 if n % 2 else 0.1, n % 2 == 1) for n in range(60)]
    made, missing = calibrations([*wrong, *right, Pair("c 1", "", Kind.DONE, 0.5, True)])
    assert [one.judge for one in made] == ["a 1", "b 1"]
    assert made[0].scale(Kind.DONE).of(0.9) == pytest.approx(0.5, abs=0.1)
    assert made[1].scale(Kind.DONE).of(0.9) > 0.9
    assert missing[0].startswith("c 1, done")


@pytest.mark.slow
def test_the_shipped_screens_calibrate_the_judge_that_is_named(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "cal.json"
    code, out, _ = typed("judge", "calibrate", "--judge", "embedded", "--screens", "120", "--out", str(file))
    assert code == 0
    assert "kept in" in out
    assert load(file)[0].judge.startswith("embedded")


@pytest.mark.slow
def test_serve_answers_until_it_is_ended() -> None:
    import httpx
    from mock_systemone import free_port

    port = free_port()
    command = [sys.executable, "-m", "flows", "judge", "serve", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env={**os.environ}) as process:
        assert process.stderr
        assert b"answers on" in process.stderr.readline()
        transport = httpx.HTTPTransport(retries=10)
        with httpx.Client(transport=transport) as client:
            assert client.get(f"http://127.0.0.1:{port}/v1/models").json()["models"][0]["id"].startswith("embedded")
        process.terminate()
        process.wait(timeout=20)
