"""
Everything that happens in a run, as typed events. Console, files and reports are made from these and from nothing else.

A machine's own events (`act`) are passed on as they are; the driver adds what only it can know: looks, judge calls,
operations, times. `journal` gives them numbers, times and homes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

import act
from act import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """One step of a flow before it runs."""

    path: str
    kind: str
    text: str
    line: int = 0
    """Where it stands in the flow file; 0 where that is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunBegan(Event):
    """A run of one or more flows: the first line of every events file."""

    name: ClassVar[str] = "run.began"
    version: str
    files: tuple[str, ...]
    ci: str = ""
    """Which CI system it runs in; empty for none."""

    attach_mode: bool = False
    """A flow of it uses a browser that runs already, which is not closed at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FlowBegan(Event):
    """What is about to run, and within which limits."""

    name: ClassVar[str] = "flow.began"
    title: str
    file: str
    steps: tuple[Planned, ...]
    judge: str
    calibrated: bool = False
    """Its answers are put right before anything is decided on them, and before they are told."""

    start: str = ""
    calls: int
    seconds: float
    allow: tuple[str, ...] = ()
    stop_before: tuple[str, ...] = ()
    finally_steps: tuple[Planned, ...] = ()
    """What is done after the steps, whatever way they end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SurfaceOpened(Event):
    """A browser stands ready, with what a person should be told of it once."""

    name: ClassVar[str] = "surface.opened"
    notes: tuple[str, ...] = ()
    address: str = ""
    """Where what the flow serves answers."""

    attach_mode: bool = False
    """The browser is somebody else's: it is not closed at the end."""

    ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LookTaken(Event):
    """The surface was looked at."""

    name: ClassVar[str] = "look.taken"
    title: str
    address: str
    front: str
    controls: int
    texts: int
    omitted: int
    whole: bool = False
    blind: str = ""
    """Why the look could not be read; empty where it could."""

    ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One question as it was put."""

    id: str
    kind: str
    wording: str
    options: tuple[tuple[str, str], ...] = ()
    """Key and text of each option or level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """The answer to one question: a probability of yes, or one for every option or level."""

    id: str
    probabilities: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """Of a screen what a person tells it by: the first of each."""

    last: str = ""
    """The last action in the step."""

    texts: tuple[str, ...] = ()
    appeared: tuple[str, ...] = ()
    """What is there and was not when the step began."""

    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeAsked(Event):
    """One call to the judge: every question with its answer."""

    name: ClassVar[str] = "judge.asked"
    questions: tuple[Asked, ...]
    answers: tuple[Answered, ...]
    call: int
    """Which call of the flow it was."""

    by: tuple[tuple[str, str], ...] = ()
    """Which judge answered which question, where several answer."""

    models: tuple[tuple[str, str], ...] = ()
    """Judge and model, for every model that answered, as its server names it."""

    shown: Shown | None = None
    """The screen, where it was asked whether the step is done on it."""

    requests: int = 0
    """So many requests went out of this machine for it, those that were tried again included."""

    tokens: int = 0
    usd: float = 0.0
    ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationDone(Event):
    """Something was asked of the surface, and what it measured."""

    name: ClassVar[str] = "operation.done"
    kind: str
    target: str = ""
    text: str = ""
    """Secrets by name."""

    refusal: str = ""
    """Why nothing was sent; empty where it was."""

    dispatched: str
    """``yes``, ``no`` or, when it was cut off on its way, ``unknown``."""

    note: str = ""
    cover: str = ""
    kept: bool = True
    dialogs: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureTaken(Event):
    """A screenshot was saved, its path relative to the results folder."""

    name: ClassVar[str] = "picture.taken"
    file: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepConcluded(Event):
    """How a step ended, and why."""

    name: ClassVar[str] = "step.ended"
    path: str
    outcome: str
    passes: bool
    note: str
    turns: int
    confidence: float | None = None
    """The lowest probability it was decided on."""

    ms: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class FlowHalted(Event):
    """The flow was ended from outside its steps: budget, signal, a judge or browser out of reach."""

    name: ClassVar[str] = "flow.halted"
    kind: str
    message: str
    hint: str = ""
    dispatched: str = "no"


@dataclass(frozen=True, slots=True, kw_only=True)
class FinallyBegan(Event):
    """The steps are over, and what a flow does after them begins."""

    name: ClassVar[str] = "finally.began"
    after: str
    """How the steps ended."""

    passed: bool
    seconds: float
    """How long it may take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinallyEnded(Event):
    """What was to be done after the steps is over."""

    name: ClassVar[str] = "finally.ended"
    outcome: str
    passes: bool
    note: str
    ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalHeard(Event):
    """A signal asked the run to end: the first in good order, a second at once."""

    name: ClassVar[str] = "signal.heard"
    signal: str
    at_once: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FlowEnded(Event):
    """How a flow ended."""

    name: ClassVar[str] = "flow.ended"
    outcome: str
    exit_code: int
    note: str
    calls: int
    looks: int
    tokens: int = 0
    usd: float = 0.0
    """What a judge outside has cost, where its price is known."""

    ms: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RunEnded(Event):
    """How the whole run ended: the last line of an events file. Without it the run was killed."""

    name: ClassVar[str] = "run.ended"
    outcome: str
    exit_code: int
    ms: float


EVENTS: Final[tuple[type[Event], ...]] = (
    RunBegan, FlowBegan, SurfaceOpened, act.StepBegan, LookTaken, JudgeAsked, act.TurnJudged, act.TurnDecided,
    act.TargetRanked, act.ConditionJudged, act.AnswerOverruled, act.ActivationRefused, act.AllowanceUsed,
    OperationDone, act.ActionDone, act.ActionAssessed, act.ExpectationChecked, act.UndoChecked, act.ElementBanned,
    act.Noted, act.LoopsOff, StepConcluded, PictureTaken, SignalHeard, FlowHalted, FinallyBegan, FinallyEnded,
    FlowEnded, RunEnded,
)  # fmt: skip
"""Every event that can stand in a file, in the order in which a run makes them."""

BY_NAME: Final[dict[str, type[Event]]] = {kind.name: kind for kind in EVENTS}
