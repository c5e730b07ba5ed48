"""`run-flow doctor` says what is missing, what to do about it, and what leaves the machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from flows.clash import OURS, clashes
from flows.doctor import Check, code_of, examine
from flows.format_judge import JudgeKind, JudgeModel, settings_of
from flows.outcomes import INVALID, UNREACHABLE


def checks(folder: Path, browser: str | None = None) -> dict[str, Check]:
    return {check.what: check for check in examine(folder=folder, browser=browser)}


def test_it_looks_at_everything_that_a_run_needs(tmp_path: Path) -> None:
    assert list(checks(tmp_path)) == [
        "Python", "run-flow", "libraries", "names", "browser", "results", "judge", "leaves this machine",
    ]  # fmt: skip


def test_it_says_that_nothing_leaves_the_machine(tmp_path: Path) -> None:
    assert checks(tmp_path)["leaves this machine"].found.startswith("nothing")


def test_a_browser_that_is_not_there_exits_as_a_run_without_it_would(tmp_path: Path) -> None:
    found = checks(tmp_path, browser=str(tmp_path / "chrome"))
    assert not found["browser"].fine
    assert found["browser"].hint
    assert code_of(list(found.values())) == UNREACHABLE.exit_code


def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    found = checks(tmp_path / "nowhere")
    assert not found["results"].fine
    assert code_of([found["results"]]) == INVALID.exit_code


def test_a_judge_that_cannot_be_had_is_said(tmp_path: Path) -> None:
    found = {check.what: check for check in examine(folder=tmp_path, judge=settings_of("typesafe"), environment={})}
    assert not found["judge"].fine
    assert "TYPESAFE_API_KEY" in found["judge"].found
    assert code_of([found["judge"]]) == INVALID.exit_code


def test_what_a_judge_outside_is_shown_and_where_it_is_is_said(tmp_path: Path) -> None:
    judge = JudgeModel(kind=JudgeKind.SYSTEMONE, url="http://127.0.0.1:8080", model="m", send_values=True)
    for settings in (judge, judge.model_copy(update={"send_values": False})):
        found = {check.what: check.found for check in examine(folder=tmp_path, judge=settings, environment={})}
        assert "http://127.0.0.1:8080" in found["leaves this machine"]
        assert ("with the contents of fields" in found["leaves this machine"]) is settings.send_values


def test_examining_leaves_nothing_behind(tmp_path: Path) -> None:
    checks(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_everything_fine_exits_with_0() -> None:
    assert code_of([Check(what="all", found="fine")]) == 0


HOME = Path("/somewhere/site-packages")


def ours(name: str) -> Path | None:
    return HOME / name / "__init__.py"


def test_names_of_our_own_clash_with_nobody() -> None:
    assert clashes({name: ["run-flow"] for name in OURS}, ours, HOME) == ()
    assert clashes({}, ours, HOME) == (), "an editable installation lists no owners"


def test_another_distribution_with_one_of_our_names_is_said() -> None:
    """Installed over ours it has overwritten our files without a word."""
    (clash,) = clashes({"surfaces": ["run-flow", "surfaces"]}, ours, HOME)
    assert clash == "'surfaces' also belongs to surfaces"


@pytest.mark.parametrize("name", OURS)
def test_a_file_that_shadows_one_of_our_packages_is_said(name: str) -> None:
    (clash,) = clashes({}, lambda one: Path("/tmp/view.py") if one == name else ours(one), HOME)
    assert "is taken from /tmp/view.py" in clash


def test_a_package_that_lost_its_beginning_is_said() -> None:
    """Removing the other distribution takes our `__init__.py` with it."""
    (clash,) = clashes({}, lambda one: None if one == "surfaces" else ours(one), HOME)
    assert "lost its __init__.py" in clash


def test_this_very_installation_has_no_clash() -> None:
    assert clashes() == ()
