"""What a person sees while a run goes on: one line that changes on a terminal, one line a step anywhere else."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import act

from ..events import FlowBegan, FlowEnded, OperationDone, SignalHeard, StepConcluded, SurfaceOpened
from ..journal import Record
from .summary import FlowSummary, StepSummary, summary
from .terminal import Terminal
from .words import Style, flow_line, printable, seconds, step_line, turn_line

ERASE: Final = "\r\x1b[K"
HEARTBEAT_S: Final = 30.0
"""Seconds without a line after which one says that the run is alive: CI systems end jobs that are silent."""


LOOKING: Final = "looking"
"""What is being done before anything is."""


class Progress(StrEnum):
    """How progress is shown."""

    AUTO = "auto"
    LIVE = "live"
    PLAIN = "plain"
    NONE = "none"


@dataclass(slots=True)
class Console:
    """Tells a person, on one stream, what is going on. It is a listener of the run's journal."""

    terminal: Terminal
    live: bool
    _flow: list[Record] = field(default_factory=list)
    _now: FlowSummary = field(default_factory=lambda: FlowSummary(flow=""))
    _step: StepSummary | None = None
    _turn: int = 0
    _doing: str = ""
    _confidence: str = ""
    _ms: float = 0.0
    _silent_since: float = 0.0
    _noted: set[str] = field(default_factory=set)

    @property
    def _style(self) -> Style:
        return Style(colour=self.terminal.colour, unicode=self.terminal.unicode)

    def __call__(self, record: Record) -> None:
        match record.event:
            case FlowBegan():
                self._flow = [record]
                self._fold()
                self._line(flow_line(self._now, self._style))
            case SurfaceOpened(notes=notes):
                self._once(notes)
            case SignalHeard(signal=signal, at_once=at_once):
                self._line(f"  {signal}: ending at once" if at_once else f"  {signal}: ending; once more ends at once")
            case act.StepBegan(path=path):
                self._flow.append(record)
                self._fold()
                self._step = self._of(path)
                self._turn, self._doing, self._confidence = 0, LOOKING, ""
                self._status()
            case act.TurnDecided() as decided:
                self._decided(decided)
            case OperationDone(ms=ms):
                self._ms = ms
            case act.ActionDone() | act.ActionAssessed() as done:
                self._did(done)
            case StepConcluded(path=path):
                self._flow.append(record)
                self._fold()
                self._ended(path)
            case FlowEnded():
                self._erase()

    def beat(self, now: float) -> None:
        """Called now and then: says that the run is alive when nothing was said for long."""
        self._silent_since = self._silent_since or now
        if now - self._silent_since < HEARTBEAT_S or self.live:
            return
        at = self._place(self._step.path) if self._step else ""
        self._line(f"{at} still running: {self._doing or 'waiting'}".strip())
        self._silent_since = now

    def _once(self, notes: tuple[str, ...]) -> None:
        for note in notes:
            if note not in self._noted:
                self._noted.add(note)
                self._line(f"  note: {printable(note)}")

    def _fold(self) -> None:
        self._now = summary(self._flow).flows[0]

    def _of(self, path: str) -> StepSummary | None:
        return next((step for step in self._now.all_steps if step.path == path), None)

    def _place(self, path: str) -> str:
        """``3/7``, ``finally 1/2``."""
        own = [step.path for step in self._now.steps]
        after = [step.path for step in self._now.finally_steps]
        if path in after:
            return f"finally {after.index(path) + 1}/{len(after)}"
        return f"{own.index(path) + 1}/{len(own)}"

    def _decided(self, decided: act.TurnDecided) -> None:
        self._turn = decided.turn
        self._confidence = "" if decided.confidence is None else f" {decided.confidence:.2f}"
        self._doing = f"turn {decided.turn} {' '.join(part for part in (decided.move, decided.target) if part)}"
        self._doing += self._confidence
        self._status()

    def _did(self, done: act.ActionDone | act.ActionAssessed) -> None:
        turn = f"turn {self._turn} " if self._turn else ""
        if isinstance(done, act.ActionAssessed):
            self._doing = f"{turn}{done.action}: {done.verdict}, {done.next}"
            self._status()
            return
        refused = "" if done.ok else f", refused: {done.note}"
        self._doing = f"{turn}{done.action}{self._confidence} ({seconds(self._ms)}{refused})"
        self._status()

    def _ended(self, path: str) -> None:
        step = self._of(path)
        if step:
            self._line(f"  {step_line(self._place(path), step, self._style)}")

    def _status(self) -> None:
        if self.live and self._step:
            line = turn_line(self._place(self._step.path), self._step.title, self._doing, self._style)
            self.terminal.write(ERASE + _cut(line, self.terminal.width - 1))

    def _line(self, line: str) -> None:
        self._erase()
        self._silent_since = 0.0
        self.terminal.write(line + "\n")

    def _erase(self) -> None:
        if self.live:
            self.terminal.write(ERASE)


def console(terminal: Terminal, progress: Progress) -> Console | None:
    """The console for that stream, or none where none is wanted."""
    match progress:
        case Progress.NONE:
            return None
        case Progress.AUTO:
            return Console(terminal, live=terminal.live)
    return Console(terminal, live=progress is Progress.LIVE)


def _cut(line: str, width: int) -> str:
    """The line, cut to that many columns. Letters of two columns count as two."""
    from rich.cells import cell_len, set_cell_size

    return line if cell_len(line) <= width else set_cell_size(line, width)
