"""Where diagnostics go, as the command line says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from ..diagnostics import Diagnostics, Level, Rendering, diagnostics, wants_json
from ..reports.terminal import Terminal


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """What was typed about diagnostics. Nothing typed: nothing is told."""

    file: Path | None = None
    level: Level | None = None
    rendering: Rendering = Rendering.AUTO

    @property
    def on_stderr(self) -> bool:
        return self.level is not None and self.file is None


@contextmanager
def opened(log: Log, stderr: Terminal, clean: Callable[[str], str]) -> Iterator[Diagnostics | None]:
    """The diagnostics that are wanted, for as long as the block runs."""
    if log.file is not None:
        with log.file.open("a", encoding="utf-8", errors="replace") as stream:
            yield _to(stream, log, clean, colour=False)
    elif log.level is not None:
        yield _to(stderr.stream, log, clean, colour=stderr.colour)
    else:
        yield None


def _to(stream: TextIO, log: Log, clean: Callable[[str], str], *, colour: bool) -> Diagnostics:
    as_json = wants_json(log.rendering, stream)
    return diagnostics(stream, log.level or Level.DEBUG, clean, as_json=as_json, colour=colour)
