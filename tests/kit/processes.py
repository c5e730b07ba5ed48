"""Runs as processes of their own, to be signalled; and what became of all that they started."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from small_shop import BUY

from flows.explain import read
from flows.journal import Record
from flows.reports.summary import RunSummary

ROOT: Final = Path(__file__).parents[2]
KIT: Final = ROOT / "tests" / "kit"
SOON_S = 30.0
"""Far longer than anything here takes; a run that hangs fails instead of hanging the tests."""


class Process:
    """One run, hanging where it was told to."""

    def __init__(self, process: subprocess.Popen[str], results: Path) -> None:
        self._process = process
        self.results = results

    def wait_until(self, said: str) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == said

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    def code(self) -> int:
        return self._process.wait(SOON_S)

    def rest(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.read()

    @property
    def records(self) -> list[Record]:
        return read(self.results / "events.ndjson")

    @property
    def summary(self) -> RunSummary:
        return RunSummary.model_validate_json((self.results / "summary.json").read_text(encoding="utf-8"))


@contextmanager
def hanging(where: str, folder: Path, text: str = BUY) -> Iterator[Process]:
    """A run over the shop in memory that hangs in its first look, question or operation of its steps."""
    flow = folder / "buy.yaml"
    flow.write_text(text, encoding="utf-8")
    results = folder / "results"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{KIT}"}
    command = [sys.executable, str(KIT / "slow_shop.py"), str(flow), str(results), where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            yield Process(process, results)
        finally:
            process.kill()


def descendants(root: int) -> set[int]:
    """Every process that this one started, and those started."""
    parents = {int(path.name): _parent(path) for path in Path("/proc").iterdir() if path.name.isdigit()}
    found = {root}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {root}


def _parent(process: Path) -> int:
    try:
        return int((process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0


def ended(handle: int) -> bool:
    """Whether the process of that handle is over; waits for it, but not for ever."""
    readable, _, _ = select.select([handle], [], [], SOON_S)
    os.close(handle)
    return bool(readable)
