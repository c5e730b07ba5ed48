"""`run-flow judge ...` as a person meets it: figures, labels, a calibration, and its use in the next run."""

from __future__ import annotations

import io
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from judge_server import Reply, judge_server
from loops import calmly
from scripted import ScriptedJudge, answers
from small_shop import Ran, Second, Shopping, buyer, cascade

from flows.cli import main
from flows.cli.judges import calibrate, check, pairs_about
from flows.cli.labelling import label
from flows.format_judge import JudgeKind, JudgeModel
from flows.judging import judging
from flows.labels import LABELS, Pair, calibrations, pairs_of, turns_of
from flows.reports.terminal import CI_VARIABLES
from judge import Account, Answers, Cascade, Judge, Kind, Question, State
from judge.calibration import load
from judge.check import ask_about, labelled


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


class Answering(ScriptedJudge):
    """A judge that tells its model."""

    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        came = await super().ask(state, questions)
        return replace(came, accounts=(Account(judge=self.name, model="m-1"),))


async def test_what_is_read_off_a_judge_is_of_the_model_that_answered() -> None:
    screen = labelled("development")[0]
    alone = await ask_about(Answering(), screen)
    assert (alone.by, alone.model) == ("scripted 1", "m-1")
    assert {(pair.judge, pair.model) for pair in pairs_about(alone)} == {("scripted 1", "m-1")}
    unsure = Cascade(ScriptedJudge(answers(done=0.5)), Second(answers(done=0.9)))
    behind = await ask_about(unsure, screen)
    assert (behind.by, behind.model) == ("second 1", "m-1")


def test_a_judge_with_a_calibration_is_not_calibrated_again(typed: Typed) -> None:
    code, _, err = typed("judge", "calibrate", "--judge", "{calibration: c.json}")
    assert code == 2
    assert "leave `calibration` out" in " ".join(err.split())


def test_answers_that_say_nothing_of_what_is_true_make_no_calibration() -> None:
    said = [Pair("a 1", "m", Kind.DONE, 0.9 if n % 2 else 0.1, n % 2 == 0) for n in range(60)]
    made, missing = calibrations(said)
    assert made == ()
    assert missing == ("a 1, done: its answers say nothing about what is true",)


@pytest.mark.parametrize("made", ['{"version": 1, "calibrations": []}', '{"version": 99, "calibrations": []}', "{"])
@pytest.mark.parametrize("command", [("validate",), ("run",)])
def test_a_calibration_that_is_none_of_this_judge_is_said_before_anything_runs(
    typed: Typed, tmp_path: Path, made: str, command: tuple[str, ...]
) -> None:
    (tmp_path / "cal.json").write_text(made, encoding="utf-8")
    flow = tmp_path / "buy.yaml"
    flow.write_text(f"{FLOW}judge: {{calibration: cal.json}}\n", encoding="utf-8")
    code, _, err = typed(*command, str(flow))
    assert code == 2
    assert "cal.json" in err
    assert "calibrat" in err


KEY = "sk-0123456789"


def nowhere(key: str, ran: Ran) -> bool:
    """Neither in what was said nor in what was left."""
    left = [file.read_bytes().decode("utf-8", "replace") for file in ran.folder.rglob("*") if file.is_file()]
    return bool(left) and all(key not in text for text in (*left, ran.out, ran.err))


def test_a_key_that_the_server_gives_back_stands_in_nothing_that_a_run_leaves(tmp_path: Path) -> None:
    environment = {"JUDGE_KEY": f"{KEY}\n"}
    refusal = Reply(status=401, json={"detail": f"not Bearer {KEY}"}, headers={"Connection": "close"})
    with judge_server(refusal) as server:
        settings = JudgeModel(kind=JudgeKind.SYSTEMONE, url=server.url, model="m", key="JUDGE_KEY")
        judge = judging(settings, environment, tmp_path).judge
        ran = Shopping(folder=tmp_path, judge=judge, environment=environment).run(FLOW, judge=settings)
        assert server.headers[0]["Authorization"] == f"Bearer {KEY}"
    assert ran.code == 75
    assert nowhere(KEY, ran)


def test_a_key_is_hidden_in_whatever_else_would_tell_it(tmp_path: Path) -> None:
    """Here as the name of the model that answers."""
    settings = JudgeModel(kind=JudgeKind.SYSTEMONE, url="http://127.0.0.1:9", model="m", key="JUDGE_KEY")
    shopping = Shopping(folder=tmp_path, judge=Echoing(calmly(buyer)), environment={"JUDGE_KEY": KEY})
    ran = shopping.run(FLOW, judge=settings)
    assert ran.code == 0
    assert "[secret:JUDGE_KEY]" in (ran.folder / "events.ndjson").read_text()
    assert nowhere(KEY, ran)


class Echoing(ScriptedJudge):
    """A judge whose model is called like the key."""

    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        came = await super().ask(state, questions)
        return replace(came, accounts=(Account(judge=self.name, model=KEY),))


def test_a_port_that_is_taken_is_said_to_be_and_is_no_verdict(typed: Typed) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, err = typed("judge", "serve", "--port", str(port))
    assert code == 2
    assert f"nobody can be answered on 127.0.0.1:{port}: address already in use" in err
    assert "try: name another port with --port" in err


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
