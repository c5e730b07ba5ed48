"""The tools `run_flow`, `validate_flow` and `report`: flow files of the server's folder, and how they ended."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from surfaces import Surface
from surfaces.browser import BrowserSurface
from view import Denied, Problem

from ..complaint import FlowError
from ..explain import NoSuchRun, read, story
from ..flow import Flow
from ..journal import Journal
from ..load import load
from ..means import browser_options, judge_opening
from ..policy import Capability
from ..render import as_json
from ..reports.folder import EVENTS, Results, new_run_id
from ..reports.summary import FlowSummary, summary
from ..run import Means, Run
from ..selection import ENDINGS
from ..version import version
from .arguments import Report, RunFlow, ValidateFlow
from .limited import inside, limited, masked
from .limits import STEPS, STORY
from .session import Session
from .told import Facts, Told, present

LINES: Final = "source"
"""The line of the file at fault: what a file of the folder says is not for whoever asks whether it is a flow."""


async def validate_flow(session: Session, asked: ValidateFlow) -> Told:
    """All that is wrong with a file, or that nothing is; what this server would not run is wrong too."""
    try:
        flow = _loaded(session, asked.file, asked.variables)
    except FlowError as error:
        return Told(_wrong(session, error))
    try:
        _held(session, flow)
    except Problem as problem:
        return Told({"valid": True, "runs_here": False, "error": problem.payload()})
    return Told({"valid": True, "runs_here": True, "steps": len(flow.steps)})


async def run_flow(session: Session, asked: RunFlow) -> Told:
    """Runs it to its end. It is no error of the tool that a flow fails: `passes` says it."""
    session.permits.require(Capability.RUN_FLOW)
    try:
        flow = _held(session, _loaded(session, asked.file, asked.variables))
    except FlowError as error:
        return Told(_wrong(session, error), is_error=True)
    run_id = new_run_id(datetime.now(UTC))
    with Results(session.settings.out / run_id) as results:
        journal = Journal(run_id, (results,))
        results.clean = journal.clean
        await Run(means=_means(session, asked.seconds), journal=journal, results=results).flows((flow,))
        session.runs.append(results.folder)
        return Told(_ending(run_id, summary(results.records).flows[0]))


async def report(session: Session, asked: Report) -> Told:
    """How a flow of this session ended; with a step, why that ended as it did."""
    folder = _run(session, asked.run)
    records = read(folder / EVENTS)
    flow = summary(records).flows[0]
    if not asked.step:
        return Told(_ending(folder.name, flow))
    told = [record for record in records if record.step == asked.step and record.flow == flow.flow]
    if not told:
        raise NoSuchRun(f"the run has no step {asked.step!r}", hint=f"it has {len(flow.steps)} steps")
    lines = "\n".join(story(told)).encode()[: STORY.value].decode("utf-8", "ignore")
    return Told({"run": folder.name, "step": asked.step, "story": lines})


def _loaded(session: Session, file: str, variables: dict[str, str]) -> Flow:
    path = inside(session.settings.folder, file)
    if path.suffix not in ENDINGS:
        raise Denied(f"a file that is no flow ({', '.join(sorted(ENDINGS))})")
    return load(path, variables=variables, environment={}, given=session.settings.secrets)


def _wrong(session: Session, error: FlowError) -> Facts:
    """All that is wrong with a file: where, and not its lines, and without the server's secrets."""
    clean = session.journal.clean
    problems = [
        {key: clean(value) if isinstance(value, str) else value for key, value in each.items() if key != LINES}
        for each in as_json(error)
    ]
    return {"valid": False, "problems": problems}


def _held(session: Session, flow: Flow) -> Flow:
    held = limited(flow, session.permits, judged_elsewhere=session.settings.judge is not None)
    return masked(held, session.settings.secrets)


def _means(session: Session, seconds: float | None) -> Means:
    settings, policy = session.settings, session.permits.policy

    async def opening(flow: Flow) -> Surface:
        options = browser_options(flow.browser, executable=settings.browser, headed=settings.headed, hosts=policy.hosts)
        downloads = session.permits.allows(Capability.DOWNLOAD)
        return await BrowserSurface.start(replace(options, downloads=downloads))

    return Means(
        open_surface=opening,
        judging=judge_opening(settings.environment, settings.judge),
        version=version(),
        ci="mcp",
        seconds=seconds,
    )


def _run(session: Session, named: str) -> Path:
    """The folder of a run of this session."""
    known = {folder.name: folder for folder in session.runs}
    if named == "latest" and session.runs:
        return session.runs[-1]
    if named not in known:
        raise NoSuchRun("no flow of that run was run here", hint="run_flow tells the name of its run")
    return known[named]


def _ending(run: str, flow: FlowSummary) -> Facts:
    steps = [
        present({"path": step.path, "step": step.title, "outcome": step.outcome, "note": step.note})
        for step in flow.steps[: STEPS.value]
    ]
    return present(
        {
            "run": run,
            "outcome": flow.outcome,
            "exit_code": flow.exit_code,
            "passes": flow.exit_code == 0,
            "note": flow.note,
            "hint": flow.hint,
            "steps": steps,
        }
    )
