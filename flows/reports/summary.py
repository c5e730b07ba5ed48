"""A run in one value, folded from its events: the last part of every report."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from pydantic import BaseModel

import act

from ..events import (
    FinallyBegan,
    FinallyEnded,
    FlowBegan,
    FlowEnded,
    FlowHalted,
    PictureTaken,
    Planned,
    RunBegan,
    RunEnded,
    StepConcluded,
)
from ..journal import SCHEMA_VERSION, Record

SKIPPED: Final = "skipped"
"""The outcome of a step that never began."""

SHOWN_KINDS: Final = frozenset({"press", "verify", "wait_for", "stop_before", "browse", "open"})
"""Kinds of step whose text says little without its word."""

LOOKING_AROUND: Final = frozenset({"hover", "scroll"})
"""What a step does without doing anything: that nothing came of it says nothing."""

UNFINISHED: Final = "unfinished"
"""What a report says of a flow or run whose end was never written: it was killed, or it is still running."""


class StepSummary(BaseModel):
    """One step as it was planned, and what became of it."""

    path: str
    kind: str
    text: str
    line: int = 0
    outcome: str = SKIPPED
    passes: bool = False
    note: str = ""
    turns: int = 0
    confidence: float | None = None
    ms: float = 0.0
    picture: str = ""
    action: str = ""
    """The last action of its own that was assessed, in words; empty where there was none."""

    verdict: str = ""
    reason: str = ""
    next: str = ""
    advice: str = ""
    """What to do about it, in at most two lines."""

    @property
    def title(self) -> str:
        """The step as it is written, its word in front where it is no plain one."""
        return f"{self.kind}: {self.text}" if self.kind in SHOWN_KINDS else self.text

    @property
    def ran(self) -> bool:
        return self.outcome != SKIPPED


class FlowSummary(BaseModel):
    """One flow of the run."""

    flow: str
    title: str = ""
    file: str = ""
    judge: str = ""
    began: datetime | None = None
    outcome: str = UNFINISHED
    exit_code: int | None = None
    note: str = ""
    hint: str = ""
    calls: int = 0
    looks: int = 0
    ms: float = 0.0
    steps: list[StepSummary] = []
    finally_steps: list[StepSummary] = []
    """What was to be done after the steps, whatever way they ended."""

    steps_outcome: str = ""
    """How the steps had ended when `finally` began; empty without one."""

    finally_outcome: str = ""
    finally_note: str = ""
    allowances: list[str] = []
    """What looks destructive and was activated because the flow says it may."""

    loops_off: list[str] = []

    @property
    def all_steps(self) -> list[StepSummary]:
        return [*self.steps, *self.finally_steps]

    @property
    def failed_afterwards(self) -> bool:
        """Its steps passed, and what was to be done after them did not: that is how the flow ended."""
        return bool(self.finally_outcome) and self.outcome == self.finally_outcome != self.steps_outcome

    @property
    def failed_step(self) -> StepSummary | None:
        """The step that the flow ended in, where it did not pass."""
        counting = self.all_steps if self.failed_afterwards else self.steps
        return next((step for step in counting if step.ran and not step.passes), None)

    @property
    def last_step(self) -> StepSummary | None:
        return next((step for step in reversed(self.steps) if step.ran), None)


class RunSummary(BaseModel):
    """A run of one or more flows."""

    schema_version: int = SCHEMA_VERSION
    run: str = ""
    version: str = ""
    began: datetime | None = None
    outcome: str = UNFINISHED
    exit_code: int | None = None
    ms: float = 0.0
    flows: list[FlowSummary] = []


def summary(records: Iterable[Record]) -> RunSummary:
    """The run so far. One that was killed comes out as far as it got, and says so."""
    fold = _Fold()
    for record in records:
        fold.add(record)
    return fold.run


class _Fold:
    def __init__(self) -> None:
        self.run = RunSummary()
        self._flows: dict[str, FlowSummary] = {}

    def add(self, record: Record) -> None:
        match record.event:
            case RunBegan(version=version):
                self.run.run, self.run.version, self.run.began = record.run, version, record.time
            case RunEnded(outcome=outcome, exit_code=exit_code, ms=ms):
                self.run.outcome, self.run.exit_code, self.run.ms = outcome, exit_code, ms
            case _ if record.flow:
                self._in_flow(self._flow(record.flow), record)

    def _flow(self, name: str) -> FlowSummary:
        if name not in self._flows:
            self._flows[name] = FlowSummary(flow=name)
            self.run.flows.append(self._flows[name])
        return self._flows[name]

    def _in_flow(self, flow: FlowSummary, record: Record) -> None:
        match record.event:
            case FlowBegan() as began:
                flow.title, flow.file, flow.judge, flow.began = began.title, began.file, began.judge, record.time
                flow.steps = [_planned(step) for step in began.steps]
                flow.finally_steps = [_planned(step) for step in began.finally_steps]
            case act.StepBegan(path=path, kind=kind, text=text):
                _step(flow, path, kind, text).outcome = UNFINISHED
            case StepConcluded() as ended:
                _conclude(_step(flow, ended.path, "", ""), ended)
            case (PictureTaken() | act.ActionAssessed()) as event if record.step:
                _in_step(_step(flow, record.step, "", ""), event)
            case act.AllowanceUsed(target=target, allowance=allowance):
                flow.allowances.append(f"{target} ({allowance})")
            case act.LoopsOff(loops=loops):
                flow.loops_off = list(loops)
            case FlowHalted(hint=hint):
                flow.hint = hint
            case FinallyBegan() | FinallyEnded() as event:
                _afterwards(flow, event)
            case FlowEnded() as ended:
                _end(flow, ended)


def _planned(step: Planned) -> StepSummary:
    return StepSummary(path=step.path, kind=step.kind, text=step.text, line=step.line)


def _step(flow: FlowSummary, path: str, kind: str, text: str) -> StepSummary:
    """The step of that path; one that nobody planned is put after the others."""
    found = next((step for step in flow.all_steps if step.path == path), None)
    if found is None:
        found = StepSummary(path=path, kind=kind, text=text)
        flow.steps.append(found)
    return found


def _conclude(step: StepSummary, ended: StepConcluded) -> None:
    step.outcome, step.passes, step.note = ended.outcome, ended.passes, ended.note
    step.turns, step.confidence, step.ms = ended.turns, ended.confidence, ended.ms


def _in_step(step: StepSummary, event: PictureTaken | act.ActionAssessed) -> None:
    """Its picture, or what its last action of its own came to."""
    if isinstance(event, PictureTaken):
        step.picture = event.file
    elif event.purpose == "step" and event.kind not in LOOKING_AROUND:
        _assess(step, event)


def _assess(step: StepSummary, made: act.ActionAssessed) -> None:
    step.action, step.verdict, step.reason = made.action, made.verdict, made.reason
    step.next, step.advice = made.next, made.short_hint


def _end(flow: FlowSummary, ended: FlowEnded) -> None:
    flow.outcome, flow.exit_code, flow.note = ended.outcome, ended.exit_code, ended.note
    flow.calls, flow.looks, flow.ms = ended.calls, ended.looks, ended.ms
    _left_unfinished(flow.steps, ended.outcome, ended.note)


def _afterwards(flow: FlowSummary, event: FinallyBegan | FinallyEnded) -> None:
    if isinstance(event, FinallyBegan):
        flow.steps_outcome = event.after
        return
    flow.finally_outcome, flow.finally_note = event.outcome, event.note
    _left_unfinished(flow.finally_steps, event.outcome, event.note)


def _left_unfinished(steps: Iterable[StepSummary], outcome: str, note: str) -> None:
    for step in steps:
        if step.outcome == UNFINISHED:
            step.outcome, step.note = outcome, note
