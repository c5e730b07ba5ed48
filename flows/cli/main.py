"""From the shell and back to it: which command is meant, and what the shell is told when something goes wrong."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from view import Problem

from ..outcomes import INTERNAL, of_problem

PROGRAM: Final = "run-flow"
TOP_OPTIONS: Final = frozenset({"--help", "-h", "--version"})
DEFAULT_COMMAND: Final = "run"


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs one command, and exits with its code. The only place where a mistake of ours is caught."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .app import app

    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        app(args=with_command(given, known_commands()), prog_name=PROGRAM)
    except Problem as problem:
        _say(f"{PROGRAM}: {problem.message}", f"try: {problem.hint}", *_notes(problem))
        sys.exit(of_problem(problem.kind).exit_code)
    except Exception as mistake:
        _say(
            f"{PROGRAM}: a mistake in run-flow itself: {type(mistake).__name__}: {mistake}",
            "try: report it, with the traceback and the flow file",
            *_notes(mistake),
        )
        sys.exit(INTERNAL.exit_code)
    sys.exit(0)


def with_command(arguments: Sequence[str], commands: frozenset[str]) -> list[str]:
    """
    The arguments with the command they mean: without one, `run`.

    >>> with_command(["checkout.yaml"], frozenset({"run", "doctor"}))
    ['run', 'checkout.yaml']
    >>> with_command(["doctor"], frozenset({"run", "doctor"}))
    ['doctor']
    """
    if not arguments or arguments[0] in commands | TOP_OPTIONS:
        return list(arguments)
    return [DEFAULT_COMMAND, *arguments]


def known_commands() -> frozenset[str]:
    """The name of every command."""
    from .app import app

    return frozenset(command.name for command in app.registered_commands if command.name)


def _notes(problem: BaseException) -> Sequence[str]:
    return getattr(problem, "__notes__", ())


def _say(*lines: str) -> None:
    from ..reports.words import printable

    for line in lines:
        sys.stderr.write(printable(line) + "\n")
