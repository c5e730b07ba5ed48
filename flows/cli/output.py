"""Tables and lines on stdout and stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..doctor import Check, code_of
from ..outcomes import WAYS
from ..reports.terminal import Terminal, terminal_of
from ..reports.words import FAILED, PASSED, Style, printable
from ..selection import nothing_selected


def say(terminal: Terminal, text: str) -> None:
    """A text of ours that is already fit to be printed."""
    terminal.write(text + "\n")


def say_nothing_selected(terminal: Terminal, named: Iterable[Path]) -> None:
    message, hint = nothing_selected(named)
    terminal.write(f"run-flow: {printable(message)}\ntry: {printable(hint)}\n")


def print_lines(lines: Iterable[str]) -> None:
    terminal = terminal_of(sys.stdout)
    for line in lines:
        terminal.write(line + "\n")


def print_exit_codes(*, as_json: bool) -> None:
    """Every way for a run to end."""
    rows = [(way.name, way.exit_code, str(way.junit), way.words) for way in WAYS]
    rows = sorted([*rows, ("interrupted", 128, "error", "was ended by a signal: 128 and its number")], key=_by_code)
    if as_json:
        keys = ("name", "exit_code", "junit", "words")
        print_lines([json.dumps([dict(zip(keys, row, strict=True)) for row in rows], indent=2)])
        return
    width = max(len(name) for name, *_ in rows)
    print_lines(f"{_code(code):>5}  {name:<{width}}  the flow {words}" for name, code, _, words in rows)


def print_checks(checks: Sequence[Check], *, as_json: bool) -> int:
    """What was examined, and what to do about what is missing. Gives the exit code."""
    if as_json:
        print_lines([json.dumps([check.as_json() for check in checks], ensure_ascii=False, indent=2)])
        return code_of(checks)
    terminal = terminal_of(sys.stdout)
    style = Style(colour=terminal.colour, unicode=terminal.unicode)
    for check in checks:
        meaning = PASSED if check.fine else FAILED
        word = style.coloured(meaning, f"{style.sign(meaning)} {'ok' if check.fine else 'missing'}")
        terminal.write(f"{word} {check.what}: {printable(check.found)}\n")
        if not check.fine:
            terminal.write(f"    try: {printable(check.hint)}\n")
    return code_of(checks)


def _by_code(row: tuple[str, int, str, str]) -> int:
    return row[1]


def _code(code: int) -> str:
    return "128+n" if code == 128 else str(code)
