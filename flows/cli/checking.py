"""`run-flow validate` and `run-flow schema`: what a file may say, and whether it does."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from view import Problem

from ..complaint import Complaint, FlowError, Place
from ..flow import Flow
from ..judging import calibrations
from ..load import load
from ..outcomes import INVALID, NOTHING_SELECTED
from ..render import as_json as complaints_of
from ..render import render
from ..reports.terminal import terminal_of
from ..reports.words import counted
from ..selection import selected
from .output import say_nothing_selected


def check(files: tuple[Path, ...], variables: Mapping[str, str], *, as_json: bool) -> int:
    """Says of each file whether it could be run. Gives the exit code."""
    out, err = terminal_of(sys.stdout), terminal_of(sys.stderr)
    wrong: list[dict[str, str | int]] = []
    found = selected(files)
    if not found:
        say_nothing_selected(err, files)
        return NOTHING_SELECTED.exit_code
    for file in found:
        try:
            flow = load(file, variables=variables, environment=os.environ)
            _check_judge(flow)
        except FlowError as error:
            wrong += [dict[str, str | int](each) for each in complaints_of(error)]  # type: ignore[arg-type]
            if not as_json:
                err.write(render(error, colour=err.colour) + "\n")
        else:
            if not as_json:
                out.write(f"{file}: {counted(len(flow.steps), 'step')}, nothing to complain about\n")
    if as_json:
        out.write(json.dumps({"valid": not wrong, "problems": wrong}, ensure_ascii=False, indent=2) + "\n")
    return INVALID.exit_code if wrong else 0


def _check_judge(flow: Flow) -> None:
    """Raises `FlowError` where its calibration is none for it, as a run would before it begins. No key is needed."""
    try:
        calibrations(flow.judge, flow.file.parent)
    except Problem as problem:
        place = Place(file=flow.file)
        raise FlowError([Complaint(place=place, message=problem.message, hint=problem.hint)]) from problem


def schema_text() -> str:
    """The JSON Schema of flow files."""
    from ..schema import schema

    return json.dumps(schema(), ensure_ascii=False, indent=2)
