"""From the shell and back to it: which command is meant, and what the shell is told when something goes wrong."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

PROGRAM: Final = "run-flow"
TOP_OPTIONS: Final = frozenset({"--help", "-h", "--version"})
DEFAULT_COMMAND: Final = "run"
GROUPS: Final = ("judge",)
"""Commands that have commands of their own."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs one command, and exits with its code."""
    from .app import app

    given = sys.argv[1:] if arguments is None else list(arguments)
    main_of(lambda: app(args=with_command(given, known_commands()), prog_name=PROGRAM))


def main_of(work: Callable[[], int | None]) -> NoReturn:
    """Does the work, and exits with its code. The only place where a mistake of ours is caught."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a run listens for itself
    try:
        code = work() or 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 0
    except Exception as error:
        code = _told(error)
    _close_stdout()
    sys.exit(code)


def _close_stdout() -> None:
    """Nobody may be reading any more (``| head``): no reason to end with words about that."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(error: Exception) -> int:
    """Says in a few lines what went wrong and what to try. Gives the exit code."""
    from view import Problem

    from ..outcomes import INTERNAL, of_problem

    if isinstance(error, Problem) and (way := of_problem(error.kind)) is not INTERNAL:
        _say(f"{PROGRAM}: {error.message}", f"try: {error.hint}", *_notes(error))
        return way.exit_code
    _say(
        f"{PROGRAM}: a mistake in run-flow itself: {type(error).__name__}: {error}",
        "try: report it, with the traceback and the flow file",
        *_notes(error),
    )
    return INTERNAL.exit_code


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

    commands = [command.name for command in app.registered_commands]
    return frozenset(name for name in (*commands, *GROUPS) if name)


def _notes(problem: BaseException) -> Sequence[str]:
    return getattr(problem, "__notes__", ())


def _say(*lines: str) -> None:
    from ..reports.words import printable

    for line in lines:
        sys.stderr.write(printable(line) + "\n")
