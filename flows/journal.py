"""
The run's journal: every event gets its number, time and home, loses its secrets, and goes to all who listen.

A `Record` is one event with these: one line of ``events.ndjson``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final, Protocol

from pydantic import AwareDatetime, BaseModel, ConfigDict, JsonValue, SerializeAsAny, TypeAdapter

import act
from act import Event

from .events import BY_NAME, FinallyBegan, StepConcluded
from .masking import Redactor

SCHEMA_VERSION: Final = 1
"""Raised when a key changes its meaning or goes away; a new event or a new key does not raise it."""


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
            case FinallyBegan():
                self._steps.clear()
                self._record(event, now, "")
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
