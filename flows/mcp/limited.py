"""What a flow may not do where another program runs it: it is held to what the server's own policy says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from act import PlannedStep
from view import Denied

from ..flow import Flow
from ..policy import Capability, Permits
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


def limited(flow: Flow, permits: Permits) -> Flow:
    """
    The flow as another program may run it: what its file allows, only a person at a command line may.

    Raises `Denied` where it wants a command run, a folder beside its own served, a browser of its own choice, or one
    that runs already and may not be used.
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
    return replace(
        flow,
        guards=replace(flow.guards, allow=()),
        steps=tuple(_without_allowances(step) for step in flow.steps),
        finally_steps=tuple(_without_allowances(step) for step in flow.finally_steps),
    )


def _without_allowances(step: PlannedStep) -> PlannedStep:
    return replace(step, intent=replace(step.intent, allow=()))
