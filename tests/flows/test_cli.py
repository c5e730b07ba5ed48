"""The command line: what may be typed, and what comes of a slip."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from small_shop import BUY
from typer.testing import CliRunner

from flows.cli.app import app
from flows.cli.main import known_commands, with_command
from flows.outcomes import WAYS


def typed(*arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of one command."""
    ran = CliRunner().invoke(app, with_command(list(arguments), known_commands()))
    return ran.exit_code, ran.stdout, ran.stderr


@pytest.fixture
def flow(tmp_path: Path) -> Path:
    file = tmp_path / "buy.yaml"
    file.write_text(BUY, encoding="utf-8")
    return file


def test_a_file_alone_means_run() -> None:
    commands = frozenset({"run", "doctor"})
    assert with_command(["a.yaml"], commands) == ["run", "a.yaml"]
    assert with_command(["-q", "a.yaml"], commands) == ["run", "-q", "a.yaml"]
    assert with_command(["doctor"], commands) == ["doctor"]
    assert with_command(["--help"], commands) == ["--help"]
    assert with_command([], commands) == []


def test_all_the_commands_are_known() -> None:
    commands = {"run", "validate", "inspect", "schema", "explain", "guide", "doctor", "judge", "mcp", "exit-codes"}
    assert known_commands() == commands


@pytest.mark.parametrize("command", [(), *[(name,) for name in ("run", "validate", "explain", "inspect", "doctor")]])
def test_help_teaches_every_command(command: tuple[str, ...]) -> None:
    code, out, _ = typed(*command, "--help")
    assert code == 0
    assert "Usage: " in out


def test_the_first_help_shows_how_to_begin() -> None:
    _, out, _ = typed("--help")
    for example in ("run-flow checkout.yaml", "run-flow validate", "run-flow explain", "run-flow doctor", "exit-codes"):
        assert example in out


def test_an_unknown_option_is_said_and_exits_with_2(flow: Path) -> None:
    code, _, err = typed(str(flow), "--heded")
    assert code == 2
    assert "--heded" in err


def test_a_missing_file_is_said_and_exits_with_2(tmp_path: Path) -> None:
    code, _, err = typed(str(tmp_path / "nope.yaml"))
    assert code == 2
    assert "no such file" in err
    assert "Traceback" not in err


def test_a_folder_without_flows_selects_nothing(tmp_path: Path) -> None:
    code, _, err = typed(str(tmp_path))
    assert code == 5
    assert "nothing was selected" in err


def test_a_place_for_diagnostics_that_cannot_be_written_is_said_before_anything_runs(flow: Path) -> None:
    command = [sys.executable, "-P", "-m", "flows", str(flow), "--log", str(flow / "deep.log")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=flow.parent)
    assert ran.returncode == 2
    assert "cannot be written" in ran.stderr
    assert "--log" in ran.stderr


def test_a_level_of_diagnostics_that_is_none_is_refused(flow: Path) -> None:
    code, _, err = typed(str(flow), "--log-level", "loud")
    assert code == 2
    assert "debug" in err


def test_a_variable_without_a_value_is_refused(flow: Path) -> None:
    code, _, err = typed(str(flow), "-v", "mug")
    assert code == 2
    assert "NAME=VALUE" in err


def test_nothing_typed_shows_the_help() -> None:
    code, out, err = typed()
    assert code == 2
    assert "run-flow checkout.yaml" in out + err


def test_validate_says_all_problems_at_once_with_their_places(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("flow: Bad\nurl: http://x/\nsteps:\n  - tap: x\n", encoding="utf-8")
    code, _, err = typed("validate", str(bad))
    assert code == 2
    assert "bad.yaml:2:1" in err
    assert "bad.yaml:4:5" in err


def test_validate_for_programs(flow: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("flow: Bad\n", encoding="utf-8")
    assert json.loads(typed("validate", "--json", str(flow))[1]) == {"valid": True, "problems": []}
    code, out, _ = typed("validate", "--json", str(bad), str(flow))
    said = json.loads(out)
    assert code == 2
    assert said["valid"] is False
    assert {problem["file"] for problem in said["problems"]} == {str(bad)}


def test_the_schema_is_json() -> None:
    code, out, _ = typed("schema")
    assert code == 0
    assert "properties" in json.loads(out)


def test_every_exit_code_can_be_asked_for() -> None:
    said = json.loads(typed("exit-codes", "--json")[1])
    assert {(row["name"], row["exit_code"]) for row in said} == {
        *((way.name, way.exit_code) for way in WAYS), ("interrupted", 128),
    }  # fmt: skip
    assert "128+n" in typed("exit-codes")[1]


def test_the_version_is_printed() -> None:
    code, out, _ = typed("--version")
    assert code == 0
    assert out.startswith("run-flow ")


HEAVY = {"playwright", "numpy", "httpx", "rich", "junitparser", "surfaces.browser", "judge.embedded"}
LISTING = f"""
import atexit, sys
atexit.register(lambda: sys.stderr.write(" ".join(sorted({HEAVY} & set(sys.modules)))))
from flows.cli import main
main(sys.argv[1:])
"""


@pytest.mark.parametrize("command", ["--help", "--version", "validate", "run --help"])
def test_what_needs_no_browser_and_no_judge_does_not_wait_for_their_libraries(command: str, flow: Path) -> None:
    arguments = [*command.split(), *([str(flow)] if command == "validate" else [])]
    ran = subprocess.run([sys.executable, "-P", "-c", LISTING, *arguments], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_checking_a_file_brings_in_nothing_that_only_a_run_needs(flow: Path) -> None:
    """It is what an editor or a commit hook waits for."""
    asks = (
        "import sys; from pathlib import Path; from flows.cli.checking import check;"
        f"check((Path({str(flow)!r}),), {{}}, as_json=False);"
        "heavy = {'asyncio', 'httpx', 'http.server', 'numpy', 'playwright', 'rich', 'structlog'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"
