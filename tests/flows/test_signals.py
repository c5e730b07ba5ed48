"""Ctrl-C and its like: the report is written truthfully, and what was started is put away."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import junitparser
import pytest
from processes import SOON_S, descendants, ended, hanging

from flows.events import FlowHalted, OperationDone, SignalHeard
from flows.signals import OwnSessions

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
@pytest.mark.parametrize("where", ["look", "ask"])
def test_the_first_signal_ends_a_look_or_a_question_and_the_report_says_so(
    where: str, number: int, code: int, tmp_path: Path
) -> None:
    with hanging(where, tmp_path) as process:
        process.wait_until("waiting")
        process.signal(number)
        process.wait_until("closed")
        assert process.code() == code
        assert (process.summary.outcome, process.summary.exit_code) == ("interrupted", code)
        (halted,) = [record.event for record in process.records if isinstance(record.event, FlowHalted)]
        assert signal.Signals(number).name in halted.message
        (suite,) = junitparser.JUnitXml.fromfile(str(process.results / "junit.xml"))
        assert suite.errors == 1


def test_what_a_run_starts_does_not_hear_the_terminals_ctrl_c() -> None:
    """A terminal signals its foreground group; what the run starts is in a session of its own."""

    async def is_apart() -> bytes:
        asks = "import os; print(os.getsid(0) == os.getpid())"
        started = await asyncio.create_subprocess_exec(sys.executable, "-c", asks, stdout=asyncio.subprocess.PIPE)
        said, _ = await started.communicate()
        return said.strip()

    with asyncio.Runner(loop_factory=OwnSessions) as runner:
        assert runner.run(is_apart()) == b"True"


def test_an_operation_under_way_is_not_cut_off_by_the_first_signal_but_by_the_second(tmp_path: Path) -> None:
    with hanging("do", tmp_path) as process:
        process.wait_until("waiting")
        process.signal(signal.SIGINT)
        process.signal(signal.SIGTERM)
        process.wait_until("closed")
        assert process.code() in {130, 143}, "the system may deliver the two in either order"
        done = [record.event for record in process.records if isinstance(record.event, OperationDone)]
        assert done[-1].dispatched == "unknown"
        heard = [record.event.at_once for record in process.records if isinstance(record.event, SignalHeard)]
        assert heard == [False, True]
        assert process.summary.outcome == "interrupted"


BROWSING = "flow: Wait\nserve: ./site\nsteps: [{wait_for: the moon is made of cheese}]\n"


@pytest.mark.browser
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are listed by /proc")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_the_browser_and_all_that_it_started_end_with_the_run(number: int, code: int, tmp_path: Path) -> None:
    """The signal goes to the whole group, as from a terminal."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<title>Moon</title><p>It is made of rock.", encoding="utf-8")
    flow = tmp_path / "wait.yaml"
    flow.write_text(BROWSING, encoding="utf-8")
    command = [sys.executable, "-P", "-m", "flows", str(flow), "--out", str(tmp_path / "out"), "--output", "ndjson"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if '"step.began"' in line:
                break
        started = [os.pidfd_open(pid) for pid in descendants(process.pid)]
        os.killpg(process.pid, number)
        rest = process.stdout.read()
        assert process.wait(SOON_S) == code
    assert len(started) > 2, "a driver, a browser and its helpers"
    assert '"run.ended"' in rest
    assert [handle for handle in started if not ended(handle)] == []


def test_a_run_that_is_killed_leaves_events_that_say_it_never_ended(tmp_path: Path) -> None:
    with hanging("ask", tmp_path) as process:
        process.wait_until("waiting")
        process.signal(signal.SIGKILL)
        assert process.code() == -signal.SIGKILL
        names = [record.event.name for record in process.records]
        assert names[0] == "run.began"
        assert "step.began" in names
        assert "run.ended" not in names
