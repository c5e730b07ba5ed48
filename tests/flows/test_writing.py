"""What a command is told to write: that it cannot be written is said before any work is done, and as what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from flows.cli import main
from flows.writing import CannotWrite, ready, written


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return ended.value.code, capsys.readouterr().err


def test_a_reliability_diagram_is_not_written_onto_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, err = told(capsys, "judge", "check", "--screens", "3", "--svg", str(tmp_path))
    assert code == 2
    assert f"{tmp_path} cannot be written: is a directory" in err
    assert "try: name another file with --svg" in err


def test_the_folder_of_a_reliability_diagram_is_made(tmp_path: Path) -> None:
    svg = tmp_path / "new" / "r.svg"
    with pytest.raises(SystemExit) as ended:
        main(("judge", "check", "--screens", "3", "--svg", str(svg)))
    assert ended.value.code == 0
    assert svg.exists()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="a place where nobody may write")
def test_a_calibration_is_not_made_where_it_cannot_be_kept(capsys: pytest.CaptureFixture[str]) -> None:
    code, err = told(capsys, "judge", "calibrate", "--judge", "embedded", "--screens", "1", "--out", "/proc/x.json")
    assert code == 2
    assert "/proc/x.json cannot be written" in err
    assert "try: name another file with --out" in err


@pytest.mark.parametrize("option", ["--junit", "--log"])
def test_a_report_is_not_written_onto_a_folder(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    flow = tmp_path / "a.yaml"
    flow.write_text("start: http://127.0.0.1:9\nsteps: [see it]\n", encoding="utf-8")
    code, err = told(capsys, str(flow), option, str(tmp_path))
    assert code == 2
    assert f"{tmp_path} cannot be written: is a directory" in err
    assert not (tmp_path / "run-flow-results").exists()


def test_making_sure_changes_nothing(tmp_path: Path) -> None:
    there, new = tmp_path / "there", tmp_path / "folder" / "new"
    there.write_text("mine", encoding="utf-8")
    ready(there, "")
    ready(new, "")
    assert there.read_text(encoding="utf-8") == "mine"
    assert not new.exists()


def test_what_is_written_through_a_link_stays_a_link_and_nothing_else_is_left(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    link.symlink_to(file)
    assert written(link, "whole") == link
    assert (file.read_text(encoding="utf-8"), link.is_symlink()) == ("whole", True)
    assert {path.name for path in tmp_path.iterdir()} == {"file", "link"}
    with pytest.raises(CannotWrite):
        written(tmp_path / "nowhere" / "file", "whole")
