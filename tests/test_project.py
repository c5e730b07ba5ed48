"""What is shipped, and that what the README says can be done."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("act", "flows", "judge", "surfaces", "view")
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
FENCED: Final = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)


def blocks(kind: str) -> list[str]:
    return [text for found, text in FENCED.findall(README) if found == kind]


def commands() -> list[str]:
    """Every line that the README tells a reader to type, without its remark."""
    return [line.split("  #")[0].strip() for block in blocks("sh") for line in block.splitlines() if line.strip()]


def run_flow(*words: str) -> str:
    command = [sys.executable, "-P", "-m", "flows", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_the_wheel_holds_the_five_packages_with_all_their_files_and_nothing_else(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    wanted = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert held == wanted
    assert {name.split("/")[0] for name in held} == set(PACKAGES)
    assert "flows/examples/checkout.yaml" in held
    assert "flows/examples/shop/index.html" in held


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").exists()


def test_the_readmes_flow_is_the_example_it_names() -> None:
    assert blocks("yaml") == [(ROOT / "flows" / "examples" / "checkout.yaml").read_text(encoding="utf-8")]


def test_every_make_target_in_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = {command.split()[1] for command in commands() if command.startswith("make ")}
    assert named >= {"run", "test", "lint"}
    assert named <= set(re.findall(r"^(\w+):", makefile, re.M))


def test_every_run_flow_command_in_the_readme_exists() -> None:
    known = run_flow("--help")
    typed = [command.split()[1:] for command in commands() if command.startswith("run-flow ")]
    assert typed
    for first, *_ in typed:
        assert (ROOT / first).is_file() if first.endswith(".yaml") else re.search(rf"^\s+{first}\s", known, re.M), first


def test_every_option_in_the_readme_exists() -> None:
    known = run_flow("run", "--help") + run_flow("inspect", "--help")
    options = {word for command in commands() for word in command.split() if word.startswith("--")}
    assert options
    for option in options:
        assert re.search(rf"^\s+(-\w, )?{option}\b", known, re.M), option


def test_every_file_that_the_readme_points_to_exists() -> None:
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in target]
    assert targets
    for target in targets:
        assert (ROOT / target).exists(), target


def test_the_ci_script_can_be_started() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "lint test" in script.read_text(encoding="utf-8")
