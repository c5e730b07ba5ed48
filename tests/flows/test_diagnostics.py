"""Diagnostics: what a maintainer needs when something goes wrong, without secrets and without what pages show."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fake_surface import FakeSurface
from small_shop import BUY, Ran, Shopping, shop
from whole_runs import ran

from flows.cli.log import Log
from flows.diagnostics import Level, Rendering, Told
from surfaces import Diary, KeepsDiary, Noted
from view import Problem

PAGE = Path(__file__).parents[2] / "docs" / "diagnostics.md"
CANARY = "k4nary-71"


def lines(run: Ran, log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def test_it_is_quiet_unless_asked_for(tmp_path: Path) -> None:
    plain = Shopping(tmp_path).run(BUY)
    assert "look.taken" not in plain.err + plain.out


def test_a_file_gets_one_json_object_a_line_and_is_added_to(tmp_path: Path) -> None:
    log = tmp_path / "deep" / "run.log"
    for _ in range(2):
        run = Shopping(tmp_path).run(BUY, log=Log(file=log))
    told = lines(run, log)
    assert [line["event"] for line in told].count("run.began") == 2
    assert {line["event"] for line in told} >= {"look.taken", "call.answered", "operation.done", "flow.ended"}
    looked = next(line for line in told if line["event"] == "look.taken" and "step" in line)
    assert (looked["level"], looked["flow"], looked["step"], looked["controls"]) == ("debug", "buy", "1", 1)


def test_a_level_leaves_out_what_lies_below_it(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    run = Shopping(tmp_path).run(BUY, log=Log(file=log, level=Level.INFO))
    assert {line["level"] for line in lines(run, log)} == {"info"}


def test_on_stderr_lines_can_be_for_a_person(tmp_path: Path) -> None:
    log = Log(level=Level.INFO, rendering=Rendering.CONSOLE)
    run = Shopping(tmp_path).run(BUY, log=log)
    assert re.search(r"\[info +\] flow\.ended .*outcome=done", run.err)
    assert "flow.ended" not in run.out


def test_what_a_page_or_a_step_says_is_not_in_it(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    Shopping(tmp_path).run(BUY, log=Log(file=log))
    said = log.read_text(encoding="utf-8")
    assert [word for word in ("mug", "Add to cart", "Shop", "shop.example") if word in said] == []


def test_a_surface_s_notes_are_told_and_a_secret_in_them_is_hidden(tmp_path: Path) -> None:
    class Noting(FakeSurface):
        diary = Diary()

        def note(self) -> None:
            self.diary.note(Noted.LOOK_FAILED, because=f"the page said {CANARY}\x1b[2J")

    surface = Noting(shop())
    surface.on_look = surface.note
    assert isinstance(surface, KeepsDiary)
    flow = BUY.replace("steps:", "secrets: {password: SHOP_PASSWORD}\nsteps:")
    log = tmp_path / "run.log"
    run = Shopping(tmp_path, surface, environment={"SHOP_PASSWORD": CANARY}).run(flow, log=Log(file=log))
    told = next(line for line in lines(run, log) if line["event"] == "look.failed")
    assert (told["level"], told["because"]) == ("warning", "the page said [secret:password] [2J")
    assert CANARY not in log.read_text(encoding="utf-8")


def test_what_ended_a_flow_from_outside_is_an_error(tmp_path: Path) -> None:
    class Unreachable(Problem):
        kind = "browser_unreachable"

    def gone() -> None:
        raise Unreachable("no browser answers at 127.0.0.1:9", hint="start it")

    log = tmp_path / "run.log"
    run = Shopping(tmp_path, FakeSurface(shop(), on_look=gone)).run(BUY, log=Log(file=log, level=Level.ERROR))
    (told,) = lines(run, log)
    assert (told["event"], told["because"]) == ("flow.halted", "no browser answers at 127.0.0.1:9")


def test_the_document_lists_every_event_once() -> None:
    listed = re.findall(r"^\| `([a-z.]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted({*map(str, Told), *map(str, Noted)})


@pytest.mark.browser
def test_a_real_browser_says_how_it_was_started(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<h1>Moon</h1>", encoding="utf-8")
    run = ran(tmp_path, "serve: ./site\nsteps: [{verify: the heading says Moon}]\n", log=Log(file=log))
    assert run.code == 0
    told = {line["event"]: line for line in map(json.loads, log.read_text(encoding="utf-8").splitlines())}
    launched = told["browser.launched"]
    assert "--no-first-run" in launched["command"]
    assert re.match(r"\d+\.", launched["version"])
    assert launched["process"] > 0
    assert {"window.opened", "look.taken", "flow.ended"} <= told.keys()
    assert "Moon" not in log.read_text(encoding="utf-8")
