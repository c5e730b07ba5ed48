"""`run-flow judge label`: a person says turn by turn whether its step was done. Every answer is kept at once."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..explain import events_of
from ..labels import LABELS, save, saved, turns_of, why_none
from ..outcomes import interrupted
from ..reports.terminal import Terminal, terminal_of
from ..reports.words import counted
from .turns_asked import ask_turns


def label(run: str) -> int:
    """Asks about every turn of a run that has no label yet: was the step done on that screen? Gives the exit code."""
    events, out = events_of(run, Path.cwd()), terminal_of(sys.stdout)
    labels = saved(events)
    try:
        with _hearing_ctrl_c():
            _ask(events, labels, out)
    except KeyboardInterrupt:
        if labels:
            save(events, labels)  # it may have come between an answer and its place in the file
        out.write("\n" + _kept(events, labels))
        return interrupted(signal.SIGINT).exit_code
    out.write(_kept(events, labels))
    return 0


def _ask(events: Path, labels: dict[str, bool], out: Terminal) -> None:
    turns = turns_of(events)
    if not turns:
        out.write(f"nothing to label: {why_none(events)}\n")
    else:
        ask_turns(turns, labels, events.parent, out, lambda: save(events, labels))


def _kept(events: Path, labels: dict[str, bool]) -> str:
    where = events.parent / LABELS
    return f"{counted(len(labels), 'label')} in {where}\n" if labels else f"no labels: {where} was not written\n"


@contextmanager
def _hearing_ctrl_c() -> Iterator[None]:
    """While the block runs, Ctrl-C raises `KeyboardInterrupt`: what was answered has to be told."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
