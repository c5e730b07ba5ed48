"""A flow file that cannot be run is refused with everything that is wrong with it: where, what, and what to write."""

from __future__ import annotations

from pathlib import Path

import pytest
from flowfiles import complaints, complaints_of, write

from flows.bounds import COMPLAINTS, FILE_SIZE, STEPS
from flows.load import FlowError, load
from flows.render import as_json, render
from view import Problem

BAD = sorted((Path(__file__).parent / "bad").glob("*.yaml"))
MARK = "#: "


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_says_all_that_is_wrong_at_its_place(path: Path) -> None:
    """Each file under ``bad/`` begins with the complaints it has to bring, and brings no other."""
    expected = [line.removeprefix(MARK) for line in path.read_text("utf-8").split("\n") if line.startswith(MARK)]
    assert expected
    assert complaints_of(path) == expected


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_every_complaint_says_what_to_do(path: Path) -> None:
    with pytest.raises(FlowError) as raised:
        load(path, environment={})
    assert all(each.hint and each.message for each in raised.value.complaints)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "0:0: the file is empty"),
        (b"# nothing but a comment\n", "0:0: the file is empty"),
        (b"---\n", "0:0: the file is empty"),
        (b"\xff\xfef\x00", "0:0: the file is UTF-16"),
        (b"flow: a\nsteps:\n  - caf\xe9\n", "3:8: the byte 0xe9 is not UTF-8"),
        (b"\x00" * 10, "1:1: the file holds the control character U+0000"),
        (b"#" * FILE_SIZE.value, "0:0: the file has 1,000,000 bytes or more"),
        (b"steps:\n" + b"- go home\n" * (STEPS.value + 1), "2:1: `steps` wants 100 entries or fewer"),
        (b'steps: ["\\UFFFFFFFF"]\n', "1:12: there is no such character or number"),
        (b"[" * 900_000, "1:13: more than 12 levels deep"),
        (b"steps:\n" + b"- a\n" * 200_000, "10001:3: more than 10,000 values"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_what_is_no_flow_at_all_is_refused_in_words(tmp_path: Path, data: bytes, message: str) -> None:
    (only,) = complaints(tmp_path, data)
    assert only.startswith(message)


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    assert complaints_of(tmp_path / "none.yaml") == ["0:0: there is no such file = check the path"]
    assert complaints_of(tmp_path) == ["0:0: this is a folder = name a flow file in it"]


def test_complaints_of_a_hostile_file_are_bounded(tmp_path: Path) -> None:
    text = "steps:\n" + "  - go ${a} ${b} ${c}\n" * 2_000
    assert len(complaints(tmp_path, text)) <= 2 * COMPLAINTS.value


def test_a_flow_error_is_a_problem_that_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(Problem) as raised:
        load(write(tmp_path, "stpes: [go]\n"), environment={})
    assert raised.value.kind == "invalid_flow"
    assert "did you mean `steps`?" in raised.value.hint


def test_a_value_from_the_environment_is_never_shown(tmp_path: Path) -> None:
    """What was filled in may be a secret: complaints show the file, not the values."""
    text = """\
start: ${env:RUN_FLOW_TEST_PASSWORD}
limits: {turns: "${env:RUN_FLOW_TEST_PASSWORD}"}
browser: {headed: "${env:RUN_FLOW_TEST_PASSWORD}"}
allow: [{name: x, on: "${env:RUN_FLOW_TEST_PASSWORD}"}]
serve: ${env:RUN_FLOW_TEST_PASSWORD}
steps: [go home]
"""
    found = complaints(tmp_path, text)
    assert len(found) == 5
    assert not any("horse" in each for each in found)


def test_on_a_terminal_the_line_stands_below_with_a_caret(tmp_path: Path) -> None:
    path = write(tmp_path, "flow: a cart\nsteps:\n  - verfy: 買う ${mug}\n")
    with pytest.raises(FlowError) as raised:
        load(path, environment={})
    assert render(raised.value, colour=False).replace(f"{tmp_path}/", "") == (
        "flow.yaml:3:5: `verfy` is no step\n"
        "    3 |   - verfy: 買う ${mug}\n"
        "      |     ^\n"
        "      = did you mean `verify`?\n"
        "\n"
        "flow.yaml:3:15: `mug` is not defined\n"
        "    3 |   - verfy: 買う ${mug}\n"
        "      |                 ^\n"
        "      = set it under `vars:` or with -v mug=…\n"
        "\n"
        "2 problems; nothing was run"
    )


def test_colour_is_added_only_when_asked_for(tmp_path: Path) -> None:
    with pytest.raises(FlowError) as raised:
        load(write(tmp_path, "stpes: [go]\n"), environment={})
    assert "\x1b" not in render(raised.value, colour=False)
    assert "\x1b[1;31m^\x1b[0m" in render(raised.value, colour=True)


def test_a_long_line_is_cut_round_the_place(tmp_path: Path) -> None:
    text = "steps:\n  - go " + "on and " * 50 + "${mug}" + " on and" * 50 + "\n"
    with pytest.raises(FlowError) as raised:
        load(write(tmp_path, text), environment={})
    line, caret = render(raised.value, colour=False).split("\n")[1:3]
    assert line[caret.index("^") :].startswith("${mug}")
    assert len(line) < 120


def test_nothing_in_a_file_can_command_the_terminal(tmp_path: Path) -> None:
    text = 'steps:\n  - "\x9b31m\u202e${mug}"\n'
    with pytest.raises(FlowError) as raised:
        load(write(tmp_path, text), environment={})
    shown = render(raised.value, colour=False)
    assert "\x9b" not in shown
    assert "\u202e" not in shown


def test_a_program_gets_the_same_as_data(tmp_path: Path) -> None:
    path = write(tmp_path, "stpes: [go]\nsteps: [go]\n")
    with pytest.raises(FlowError) as raised:
        load(path, environment={})
    assert as_json(raised.value) == [
        {
            "file": str(path),
            "line": 1,
            "column": 1,
            "message": "unknown key `stpes`",
            "hint": "did you mean `steps`?",
            "source": "stpes: [go]",
        }
    ]
