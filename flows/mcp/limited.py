"""What a flow may not do where another program runs it: it is held to what the server's own policy says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from act import PlannedStep
from view import Denied

from ..flow import Flow
from ..format_judge import JudgeKind
from ..policy import Capability, Permits
from ..secret import Secret
from ..server import Command, Folder


def inside(folder: Path, named: str) -> Path:
    """The file of that name below the folder, links followed. Raises `Denied` for one anywhere else."""
    root = folder.resolve()
    try:
        found = (root / named).resolve()
    except (OSError, ValueError, RuntimeError):
        found = root.parent
    if not found.is_relative_to(root):
        raise Denied("a file outside the server's folder")
    return found


def limited(flow: Flow, permits: Permits, *, judged_elsewhere: bool = False) -> Flow:
    """
    The flow as another program may run it: what its file allows, only a person at a command line may.

    `judged_elsewhere`: whoever started the server named the judge, and what the file says of one counts for nothing.

    Raises `Denied` where it wants a command run, a folder beside its own served, a browser of its own choice, one that
    runs already and may not be used, or what it sees sent to somebody: by a judge, or by a proxy.
    """
    match flow.serve:
        case Command():
            permits.require(Capability.SERVE_COMMAND)
        case Folder(path):
            inside(flow.file.parent, path)
    if flow.browser.executable or flow.browser.channel:
        raise Denied("a flow that names the browser's program")
    if flow.browser.cdp:
        permits.require(Capability.ATTACH)
    _keeps_to_itself(flow, permits, judged_elsewhere=judged_elsewhere)
    return replace(
        flow,
        guards=replace(flow.guards, allow=()),
        steps=tuple(_without_allowances(step) for step in flow.steps),
        finally_steps=tuple(_without_allowances(step) for step in flow.finally_steps),
    )


def masked(flow: Flow, given: Mapping[str, Secret]) -> Flow:
    """
    The flow with every secret of the server hidden in what it shows and tells, also those that it does not name.

    Those go under keys that no flow can write: it cannot type them.
    """
    named = {secret.open() for secret in flow.secrets.values()}
    others = {f"--secret {name}": secret for name, secret in given.items() if secret.open() not in named}
    return replace(flow, secrets={**flow.secrets, **others})


def _keeps_to_itself(flow: Flow, permits: Permits, *, judged_elsewhere: bool) -> None:
    """What its screens show, and what is typed there, goes to no address that only the file names."""
    if not judged_elsewhere:
        if flow.judge.kind is not JudgeKind.EMBEDDED:
            raise Denied("a flow that names a judge of its own")
        if flow.judge.calibration:
            inside(flow.file.parent, flow.judge.calibration)
    if flow.browser.proxy:
        raise Denied("a flow that names a proxy")
    if flow.browser.ignore_https_errors and permits.policy.hosts:
        raise Denied("a flow that takes any certificate for a host of the list")


def _without_allowances(step: PlannedStep) -> PlannedStep:
    return replace(step, intent=replace(step.intent, allow=()))
