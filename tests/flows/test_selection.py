"""Which flow files are meant by what was typed, and what is said where none is."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_shop import BUY, Shopping

from flows.cli.checking import check
from flows.selection import selected


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("b.yaml", "a.yml", "C.YAML", "notes.txt", ".hidden.yaml", "below/d.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(BUY, encoding="utf-8")
    (tmp_path / "folder.yaml").mkdir()
    return tmp_path


def names(*paths: Path) -> list[str]:
    return [path.name for path in selected(paths)]


def test_a_folder_stands_for_the_flow_files_in_it_by_name(folder: Path) -> None:
    assert names(folder) == ["C.YAML", "a.yml", "b.yaml"]


def test_a_pattern_that_the_shell_left_stands_for_what_it_matches(folder: Path) -> None:
    assert names(folder / "*.yml", folder / "b*/*.yaml") == ["a.yml", "d.yaml"]


def test_what_is_named_is_meant_in_its_order_whether_it_is_there_or_not(folder: Path) -> None:
    assert names(folder / "gone.yaml", folder / "notes.txt", folder / "below") == ["gone.yaml", "notes.txt", "d.yaml"]


def test_every_flow_of_a_folder_runs(folder: Path) -> None:
    ran = Shopping(folder / "below").run(files=(folder,))
    assert [record.flow for record in ran.told("flow.began")] == ["C", "a", "b"]
    assert (ran.code, "done: 3 of 3 flows passed (exit 0)" in ran.out) == (0, True)


@pytest.mark.parametrize(
    ("named", "why"), [("below/empty", "there is no *.yaml or *.yml in"), ("*.flow", "no file matches")]
)
def test_where_nothing_is_selected_that_is_said_and_nothing_is_left_behind(folder: Path, named: str, why: str) -> None:
    (folder / "below" / "empty").mkdir()
    ran = Shopping(folder).run(files=(folder / named,))
    assert ran.code == 5
    assert f"nothing was selected: {why} {folder / named}" in ran.err
    assert not ran.folder.exists()


def test_nothing_to_check_is_told_too(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "below" / "empty").mkdir()
    assert check((folder / "below" / "empty",), {}, as_json=False) == 5
    assert "nothing was selected" in capsys.readouterr().err


def test_one_broken_file_of_a_folder_keeps_all_from_running(folder: Path) -> None:
    (folder / "z.yaml").write_text("step: [x]", encoding="utf-8")
    ran = Shopping(folder / "below").run(files=(folder,))
    assert (ran.code, ran.surface.looks) == (2, 0)
