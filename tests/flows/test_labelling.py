"""`run-flow judge label`: no answer is lost, and a file of labels that cannot be read stays as it is."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from small_shop import Shopping

from flows.cli import main
from flows.cli.labelling import label
from flows.labels import LABELS, saved

FLOW = "flow: Buy\nstart: https://shop.example/\nsteps: [add the mug to the cart]\n"


@pytest.fixture
def events(tmp_path: Path) -> Path:
    """The events of a run of two turns."""
    return Path(Shopping(folder=tmp_path).run(FLOW).folder) / "events.ndjson"


class Answers:
    """What somebody types, line by line, with what is done before each."""

    def __init__(self, said: str, before: Callable[[int], object]) -> None:
        self.lines, self.before = said.splitlines(keepends=True), before
        self.asked = 0

    def readline(self) -> str:
        self.before(self.asked)
        self.asked += 1
        return self.lines.pop(0) if self.lines else ""


def ctrl_c_after_one(asked: int) -> None:
    if asked:
        signal.raise_signal(signal.SIGINT)


def test_ctrl_c_keeps_every_answer_given_and_says_so(
    events: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Answers("n\n", ctrl_c_after_one))
    assert label(str(events.parent)) == 130
    assert list(saved(events).values()) == [False]
    assert f"1 label in {events.parent / LABELS}" in capsys.readouterr().out


def test_each_answer_is_in_the_file_before_the_next_is_asked_for(events: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    monkeypatch.setattr(sys, "stdin", Answers("n\ny\n", lambda _: seen.append(len(saved(events)))))
    assert label(str(events.parent)) == 0
    assert seen == [0, 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"{\n not json", ":2: this is no JSON"),
        (b"\xff\xfe\x00", "it is no text in UTF-8"),
        (b"[]", ":1: this is no map of turns"),
        (b"[" * 100_000, "this is no file of labels"),
        (b'{\n "buy/1": "no"\n}', ":2: the label of 'buy/1' is neither true nor false"),
        (b'{"buy/1": "false"}', "neither true nor false"),
        (b'{"buy/1": 1}', "neither true nor false"),
    ],
)
@pytest.mark.parametrize("command", ["label", "calibrate"])
def test_labels_that_cannot_be_read_are_an_error_and_stay_as_they_are(
    command: str, text: bytes, said: str, events: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = events.parent / LABELS
    file.write_bytes(text)
    with pytest.raises(SystemExit) as ended:
        main(("judge", command, str(events.parent)))
    err = capsys.readouterr().err
    assert ended.value.code == 2
    assert f"{file}" in err
    assert said in err
    assert "try: mend it, or move it away" in err
    assert file.read_bytes() == text


def test_an_answer_that_is_none_is_said_to_be_left_out(
    events: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("perhaps\ny\n"))
    assert label(str(events.parent)) == 0
    assert list(saved(events).values()) == [True]
    assert "neither y nor n: left out" in capsys.readouterr().out


@pytest.mark.parametrize("command", [("explain",), ("judge", "label"), ("judge", "calibrate")])
def test_a_file_that_holds_no_events_is_said_to_hold_none(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "events.ndjson"
    file.write_bytes(b"\x80\x00\xff\n[1]\n" + b"[" * 100_000)
    with pytest.raises(SystemExit) as ended:
        main((*command, str(file)))
    assert ended.value.code == 2
    assert f"{file} holds no events of a run" in capsys.readouterr().err


def test_a_name_too_long_for_a_file_names_no_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(("explain", "x" * 300))
    assert ended.value.code == 2
    assert "there is no run" in capsys.readouterr().err
