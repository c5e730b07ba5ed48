"""A whole flow as one machine: its steps one after another, each carrying on from what the one before left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from view import Allowance

from .browse import browse, open_app
from .do import do
from .ending import Ending, Outcome
from .enter import enter
from .event import LoopsOff, StepBegan, StepEnded
from .intent import (
    AnyIntent,
    BrowseIntent,
    DoIntent,
    EnterIntent,
    Limits,
    OpenIntent,
    PressIntent,
    StopBeforeIntent,
    VerifyIntent,
    WaitForIntent,
)
from .memory import Memory
from .person import with_person
from .planned import PlannedStep
from .press import press
from .stop_before import stop_before
from .verify import verify
from .wait_for import wait_for
from .wish import Machine, Tell


def run_flow(steps: Sequence[PlannedStep], memory: Memory, limits: Limits) -> Machine[tuple[Ending, ...]]:
    """
    Carries out one step after another, up to the first that does not pass or that stops the run. Gives the ending of
    every step that was begun.
    """
    endings: list[Ending] = []
    if limits.off:
        yield from Tell(LoopsOff(loops=tuple(sorted(limits.off))))
    for step in steps:
        yield from Tell(StepBegan(path=step.path, kind=step.kind, text=step.text))
        ending = with_person((yield from carried_out(step.intent, memory, limits)), step.intent)
        yield from Tell(StepEnded(path=step.path, ending=ending))
        endings.append(ending)
        memory = ending.memory
        if not ending.outcome.passes or ending.outcome is Outcome.STOPPED:
            break
    return tuple(endings)


def carried_out(intent: AnyIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """The machine for that kind of step. What the step itself allows counts in it alone."""
    bounds = allowing(limits, intent.allow)
    match intent:
        case DoIntent():
            return do(intent, memory, bounds)
        case PressIntent():
            return press(intent, memory, bounds)
        case EnterIntent():
            return enter(intent, memory, bounds)
        case VerifyIntent():
            return verify(intent, memory, bounds)
        case WaitForIntent():
            return wait_for(intent, memory, bounds)
        case StopBeforeIntent():
            return stop_before(intent, memory, bounds)
        case BrowseIntent():
            return browse(intent, memory, bounds)
        case OpenIntent():
            return open_app(intent, memory, bounds)


def allowing(limits: Limits, allow: tuple[Allowance, ...]) -> Limits:
    """The same limits, with a step's own allowances beside the flow's."""
    return replace(limits, guards=replace(limits.guards, allow=(*limits.guards.allow, *allow)))
