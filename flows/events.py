"""
Everything that happens in a run, as typed events. Console, files and reports are made from these and from nothing else.

A machine's own events (`act`) are passed on as they are; the driver adds what only it can know: looks, judge calls,
operations, times. A `Record` is one of them with its number, time and home: one line of ``events.ndjson``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import ClassVar, Final, Protocol

from pydantic import AwareDatetime, BaseModel, ConfigDict, JsonValue, SerializeAsAny, TypeAdapter

import act
from act import Event

from .masking import Redactor

SCHEMA_VERSION: Final = 1
"""Raised when a key changes its meaning or goes away; a new event or a new key does not raise it."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class FlowBegan(Event):
    """What is about to run, and within which limits."""

    name: ClassVar[str] = "flow.began"
    title: str
    file: str
    steps: tuple[Planned, ...]
    judge: str
    start: str = ""
    calls: int
    seconds: float
    allow: tuple[str, ...] = ()
    stop_before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SurfaceOpened(Event):
    """A browser stands ready, with what a person should be told of it once."""

    name: ClassVar[str] = "surface.opened"
    notes: tuple[str, ...] = ()
    address: str = ""
    """Where what the flow serves answers."""

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
class JudgeAsked(Event):
    """One call to the judge: every question with its answer."""

    name: ClassVar[str] = "judge.asked"
    questions: tuple[Asked, ...]
    answers: tuple[Answered, ...]
    call: int
    """Which call of the flow it was."""

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
    OperationDone, act.ActionDone, act.ElementBanned, act.Noted, act.LoopsOff, StepConcluded, PictureTaken,
    SignalHeard, FlowHalted, FlowEnded, RunEnded,
)  # fmt: skip
"""Every event that can stand in a file, in the order in which a run makes them."""

BY_NAME: Final[dict[str, type[Event]]] = {kind.name: kind for kind in EVENTS}


@cache
def shape(name: str) -> TypeAdapter[Event]:
    """How the event of that name is checked, read and written."""
    return TypeAdapter(BY_NAME[name])


class Record(BaseModel):
    """One event with its number, time and home. On disk its facts stand beside these, in one flat object."""

    model_config = ConfigDict(frozen=True, arbitrary_types_allowed=True)

    schema_version: int = SCHEMA_VERSION
    seq: int
    time: AwareDatetime
    run: str
    flow: str = ""
    """The flow file's name without its ending; empty for what concerns the whole run."""

    step: str = ""
    """Path of the step: ``3``, nested ``4.2``."""

    event: SerializeAsAny[Event]

    def flat(self) -> dict[str, JsonValue]:
        """The one JSON form."""
        home = self.model_dump(mode="json", exclude={"event"})
        return {**home, "event": self.event.name, **_facts(self.event)}

    def line(self) -> str:
        return json.dumps(self.flat(), ensure_ascii=False)

    @classmethod
    def of_line(cls, line: str) -> Record:
        """The record of that line. Raises `ValueError` for one that is none of ours."""
        return cls.of_flat(json.loads(line))

    @classmethod
    def of_flat(cls, form: Mapping[str, JsonValue]) -> Record:
        kind = BY_NAME.get(str(form.get("event")))
        if kind is None:
            raise ValueError(f"no event of ours: {form.get('event')!r}")
        home = {key: form[key] for key in cls.model_fields if key in form and key != "event"}
        facts = {key: value for key, value in form.items() if key not in cls.model_fields}
        return cls.model_validate({**home, "event": shape(kind.name).validate_python(facts)})


class Listener(Protocol):
    """Something that is told every record as it happens: a file, a terminal, a list."""

    def __call__(self, record: Record) -> None: ...


class Journal:
    """Gives each event its number, time and home, hides every secret in it, and passes it to all listeners."""

    def __init__(
        self, run: str, listeners: tuple[Listener, ...], now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self.run = run
        self.redactor = Redactor({})
        self.flow = ""
        self._listeners = listeners
        self._now = now
        self._seq = 0
        self._steps: list[tuple[str, datetime]] = []

    @property
    def step(self) -> str:
        """Path of the step that is running; empty between steps."""
        return self._steps[-1][0] if self._steps else ""

    def enter(self, flow: str, redactor: Redactor) -> None:
        """From now on everything belongs to that flow, and its secrets are hidden beside those of earlier ones."""
        self.flow = flow
        self.redactor = self.redactor.beside(redactor)
        self._steps.clear()

    def leave(self) -> None:
        """From now on everything belongs to the whole run."""
        self.flow = ""
        self._steps.clear()

    def clean(self, text: str) -> str:
        """Without secrets, and without halves of letters, which no file can hold."""
        return self.redactor.text(text).encode("utf-8", "replace").decode()

    def tell(self, event: Event) -> None:
        """Makes one record of it, at the step that is running."""
        now = self._now()
        match event:
            case act.StepBegan(path=path):
                self._steps.append((path, now))
                self._record(event, now, path)
            case act.StepEnded(path=path, ending=ending):
                self._record(_concluded(path, ending, now - self._began(path, now)), now, path)
            case _:
                self._record(event, now, self.step)

    def _began(self, path: str, now: datetime) -> datetime:
        """When that step began. It is over, and so is everything inside it."""
        while self._steps:
            inner, began = self._steps.pop()
            if inner == path:
                return began
        return now

    def _record(self, event: Event, now: datetime, step: str) -> None:
        self._seq += 1
        record = Record(seq=self._seq, time=now, run=self.run, flow=self.flow, step=step, event=self._hidden(event))
        for listener in self._listeners:
            listener(record)

    def _hidden(self, event: Event) -> Event:
        return shape(event.name).validate_python(_each_text(_facts(event), self.clean))


@dataclass(slots=True)
class Kept:
    """Keeps every record: what reports are made from."""

    records: list[Record] = field(default_factory=list)

    def __call__(self, record: Record) -> None:
        self.records.append(record)

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)


def _facts(event: Event) -> dict[str, JsonValue]:
    """Its facts as plain values: texts, numbers, lists and maps."""
    dumped: dict[str, object] = shape(event.name).dump_python(event)
    return {key: _each_text(value, str) for key, value in dumped.items()}


def _concluded(path: str, ending: act.Ending, took: timedelta) -> StepConcluded:
    return StepConcluded(
        path=path,
        outcome=ending.outcome,
        passes=ending.outcome.passes,
        note=ending.note,
        turns=ending.turns,
        confidence=ending.confidence,
        ms=round(took / timedelta(milliseconds=1), 1),
    )


def _each_text(value: object, made: Callable[[str], str]) -> JsonValue:
    match value:
        case str():
            return made(value)
        case list() | tuple():
            return [_each_text(item, made) for item in value]
        case dict():
            return {str(key): _each_text(item, made) for key, item in value.items()}
        case None | bool() | int() | float():
            return value
    raise TypeError(f"no fact of an event: {value!r}")
