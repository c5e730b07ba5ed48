"""`run-flow run`: from what was typed to a run, and from its end to an exit code."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from surfaces import Surface

from .. import outcomes
from ..complaint import FlowError
from ..diagnostics import Diagnostics
from ..flow import Flow
from ..format_judge import JudgeModel
from ..journal import Journal, Listener, Record
from ..judging import Judging, unspoken
from ..load import load
from ..masking import Redactor
from ..outcomes import Way
from ..render import render
from ..reports import github
from ..reports.console import Console, Progress, console
from ..reports.folder import JUNIT, RESULTS, Results, new_run_id
from ..reports.summary import RunSummary, summary
from ..reports.terminal import Terminal, ci_system, terminal_of
from ..reports.words import Style, ending_lines, total_lines
from ..run import Means, Run, nobody_asks
from ..selection import selected
from ..signals import OwnSessions, Stop, listening
from ..version import version
from ..writing import CannotWrite, ready, written
from .log import Log, opened
from .output import say, say_nothing_selected

BEAT_S: Final = 1.0
"""How often the console is asked whether it has been silent for long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What was typed on the command line."""

    files: tuple[Path, ...]
    variables: Mapping[str, str] = field(default_factory=dict)
    out: Path | None = None
    junit: Path | None = None
    headed: bool = False
    browser: str = ""
    base_url: str = ""
    hosts: tuple[str, ...] = ()
    """The only ones whose documents are opened; none: any."""

    judge: JudgeModel | None = None
    """In place of every flow's own."""

    seconds: float | None = None
    calls: int | None = None
    output: str = "text"
    progress: Progress = Progress.AUTO
    log: Log = field(default_factory=Log)


Opening = Callable[[Flow], Awaitable[Surface]]


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """What a run takes from outside. Tests give others."""

    environment: Mapping[str, str] = field(default_factory=lambda: os.environ)
    stdout: TextIO = field(default_factory=lambda: sys.stdout)
    stderr: TextIO = field(default_factory=lambda: sys.stderr)
    judging: Callable[[Wanted], Callable[[Flow], Judging]]
    opening: Callable[[Wanted], Opening]


def real_world() -> World:
    """The browser and the judges there are."""
    from ..means import browser_opening, judge_opening

    return World(
        judging=lambda wanted: judge_opening(os.environ, wanted.judge),
        opening=lambda wanted: browser_opening(wanted.browser, headed=wanted.headed, hosts=wanted.hosts),
    )


def execute(wanted: Wanted, world: World | None = None) -> int:
    """Runs the flows and tells how they ended. Gives the exit code."""
    here = world or real_world()
    terminal = terminal_of(here.stderr, here.environment)
    files = selected(wanted.files)
    if not files:
        say_nothing_selected(terminal, wanted.files)
        return outcomes.NOTHING_SELECTED.exit_code
    flows = _loaded(files, wanted, here, terminal)
    if flows is None:
        return outcomes.INVALID.exit_code
    _try_judges(flows, here.judging(wanted))
    run_id = new_run_id(datetime.now(UTC))
    folder = wanted.out or Path(RESULTS) / run_id
    progress = console(terminal, _progress(wanted))
    with (
        _results(folder, wanted) as results,
        opened(wanted.log, terminal, results.cleaned) as told,
    ):
        session = _Session(wanted=wanted, here=here, results=results, run_id=run_id, progress=progress, told=told)
        with asyncio.Runner(loop_factory=OwnSessions) as runner:
            way = runner.run(session.run(flows))
        ended = summary(results.records)
        _tell(ended, results, wanted, here)
    return way.exit_code


def _progress(wanted: Wanted) -> Progress:
    """A line that changes, and lines of a log between, cannot be read."""
    return Progress.PLAIN if wanted.log.on_stderr and wanted.progress is Progress.AUTO else wanted.progress


def _try_judges(flows: Iterable[Flow], opening: Callable[[Flow], Judging]) -> None:
    """Raises what is wrong with a flow's judge before anything runs: a missing key, a calibration nobody can read."""
    for flow in flows:
        opening(flow)


_ELSEWHERE: Final = "name another folder with --out, or another file with --junit or --log"


def _results(folder: Path, wanted: Wanted) -> Results:
    """The results folder, and the places for the JUnit report and the diagnostics, made."""
    for file in filter(None, (wanted.junit, wanted.log.file)):
        ready(file, _ELSEWHERE)
    try:
        return Results(folder)
    except OSError as error:
        raise CannotWrite(
            f"{error.filename or folder} cannot be written: {(error.strerror or str(error)).lower()}",
            hint=_ELSEWHERE,
        ) from error


def _loaded(files: tuple[Path, ...], wanted: Wanted, here: World, terminal: Terminal) -> tuple[Flow, ...] | None:
    """Every flow, or none of them when any has a problem: nothing runs then."""
    flows, wrong = [], False
    for file in files:
        try:
            flows.append(load(file, variables=wanted.variables, environment=here.environment))
        except FlowError as error:
            say(terminal, render(error, colour=terminal.colour))
            wrong = True
    return None if wrong else tuple(flows)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Session:
    """One run while it goes on."""

    wanted: Wanted
    here: World
    results: Results
    run_id: str
    progress: Console | None
    told: Diagnostics | None = None

    async def run(self, flows: tuple[Flow, ...]) -> Way:
        journal = Journal(self.run_id, tuple(self._listeners()))
        journal.redactor = Redactor(
            pair for flow in flows for pair in unspoken(self.wanted.judge or flow.judge, self.here.environment)
        )
        self.results.clean = journal.clean
        stop = Stop()
        with listening(stop, journal.tell):
            async with _beating(self.progress):
                noticed = self.told.notes if self.told else nobody_asks
                run = Run(means=self._means(), journal=journal, results=self.results, stop=stop, noticed=noticed)
                return await run.flows(flows)

    def _listeners(self) -> Iterator[Listener]:
        yield self.results
        if self.progress:
            yield self.progress
        if self.told:
            yield self.told
        if self.wanted.output == "ndjson":
            yield _lines_to(terminal_of(self.here.stdout, self.here.environment))

    def _means(self) -> Means:
        return Means(
            open_surface=self.here.opening(self.wanted),
            judging=self.here.judging(self.wanted),
            version=version(),
            ci=ci_system(self.here.environment),
            base_url=self.wanted.base_url,
            calls=self.wanted.calls,
            seconds=self.wanted.seconds,
        )


def _lines_to(terminal: Terminal) -> Listener:
    def write(record: Record) -> None:
        terminal.write(record.line() + "\n")

    return write


@asynccontextmanager
async def _beating(progress: Console | None) -> AsyncIterator[None]:
    """While the block runs, the console can say that the run is alive."""

    async def beat() -> None:
        while progress:
            progress.beat(asyncio.get_running_loop().time())
            await asyncio.sleep(BEAT_S)

    task = asyncio.create_task(beat())
    try:
        yield
    finally:
        task.cancel()


def _tell(ended: RunSummary, results: Results, wanted: Wanted, here: World) -> None:
    out = terminal_of(here.stdout, here.environment)
    if wanted.output == "json":
        out.write(ended.model_dump_json(indent=2) + "\n")
    elif wanted.output == "text":
        style = Style(colour=out.colour, unicode=out.unicode)
        lines = [*(line for flow in ended.flows for line in ending_lines(flow, style)), *total_lines(ended, style)]
        notes = github.notes_of(ended) if "GITHUB_ACTIONS" in here.environment else ()
        out.write("".join(f"{line}\n" for line in (*lines, *notes, f"results: {results.folder}")))
    if page := here.environment.get("GITHUB_STEP_SUMMARY"):
        with Path(page).open("a", encoding="utf-8") as summary_page:
            summary_page.write(github.table(ended))
    if wanted.junit:  # last: where it cannot be written any more, the result has been told
        written(wanted.junit, (results.folder / JUNIT).read_text(encoding="utf-8"), _ELSEWHERE)
