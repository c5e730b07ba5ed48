"""
What goes on inside the program, for whoever looks into it when something goes wrong: not progress, and no events.

Facts alone, in structlog's form: what was started, how long things took, what failed and what was done again. Texts of
pages, of steps and of fields are never among them, and the run's redactor has the last word over every value.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, MutableMapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TextIO

from surfaces import TROUBLES, Note

from .events import FinallyEnded, FlowEnded, FlowHalted, JudgeAsked, LookTaken, OperationDone, RunBegan, StepConcluded
from .journal import Record
from .reports.words import printable

SLOW_LOOK_MS: Final = 1000.0
"""A look at 10,000 elements takes 38 ms; one that takes a second has met a page, or a machine, in trouble."""

SLOW_CALL_MS: Final = 2000.0
"""A call of the embedded judge takes 20 ms, one over a network half a second."""


NAMES_CONTROLS: Final = frozenset({"gate_disagrees"})
"""Kinds of problem whose message says what stands on the page."""


class Level(StrEnum):
    """How much is told: each level tells what those after it tell, too."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Rendering(StrEnum):
    """How a line is written."""

    AUTO = "auto"
    CONSOLE = "console"
    JSON = "json"


class Told(StrEnum):
    """What is told beside a surface's notes (`surfaces.Noted`)."""

    RUN_BEGAN = "run.began"
    LOOK_TAKEN = "look.taken"
    LOOK_SLOW = "look.slow"
    CALL_ANSWERED = "call.answered"
    CALL_SLOW = "call.slow"
    OPERATION_DONE = "operation.done"
    OPERATION_UNKNOWN = "operation.unknown"
    STEP_ENDED = "step.ended"
    FINALLY_ENDED = "finally.ended"
    FLOW_HALTED = "flow.halted"
    FLOW_ENDED = "flow.ended"


Line = tuple[Level, str, dict[str, object]]


@dataclass(slots=True)
class Diagnostics:
    """Tells what it hears, by a listener of the run's journal and by the notes of its surface."""

    logger: Any
    """structlog's, whose type is dynamic."""

    def __call__(self, record: Record) -> None:
        if line := line_of(record):
            level, event, facts = line
            home = {key: value for key, value in (("flow", record.flow), ("step", record.step)) if value}
            getattr(self.logger, level)(event, **home, **facts)

    def notes(self, notes: Iterable[Note]) -> None:
        """What a surface noted of itself."""
        for note in notes:
            level = Level.WARNING if note.event in TROUBLES else Level.DEBUG
            getattr(self.logger, level)(str(note.event), **dict(note.facts))


def line_of(record: Record) -> Line | None:
    """What is told of a record; of most of them nothing."""
    match record.event:
        case RunBegan(version=version, ci=ci):
            here = {"python": platform.python_version(), "system": platform.platform(), "ci": ci}
            return Level.INFO, Told.RUN_BEGAN, {"version": version, "run": record.run, **here}
        case LookTaken() as look:
            slow = look.ms >= SLOW_LOOK_MS
            facts = {"controls": look.controls, "texts": look.texts, "omitted": look.omitted, "whole": look.whole}
            return (
                Level.WARNING if slow else Level.DEBUG,
                Told.LOOK_SLOW if slow else Told.LOOK_TAKEN,
                {"ms": look.ms, **facts},
            )
        case JudgeAsked() as asked:
            slow = asked.ms >= SLOW_CALL_MS
            kinds = " ".join(question.kind for question in asked.questions)
            return (
                Level.WARNING if slow else Level.DEBUG,
                Told.CALL_SLOW if slow else Told.CALL_ANSWERED,
                {"ms": asked.ms, "call": asked.call, "questions": kinds},
            )
        case OperationDone() as done:
            lost = done.dispatched == "unknown"
            return (
                Level.WARNING if lost else Level.DEBUG,
                Told.OPERATION_UNKNOWN if lost else Told.OPERATION_DONE,
                {"kind": done.kind, "refusal": done.refusal, "dispatched": done.dispatched, "ms": done.ms},
            )
    return _ending_of(record)


def _ending_of(record: Record) -> Line | None:
    match record.event:
        case StepConcluded() as step:
            return Level.INFO, Told.STEP_ENDED, {"outcome": step.outcome, "turns": step.turns, "ms": step.ms}
        case FinallyEnded() as ended:
            return Level.INFO, Told.FINALLY_ENDED, {"outcome": ended.outcome, "ms": ended.ms}
        case FlowHalted() as halted:
            because = {} if halted.kind in NAMES_CONTROLS else {"because": halted.message}
            return Level.ERROR, Told.FLOW_HALTED, {"kind": halted.kind, **because}
        case FlowEnded() as flow:
            facts = {"exit_code": flow.exit_code, "calls": flow.calls, "looks": flow.looks, "ms": flow.ms}
            return Level.INFO, Told.FLOW_ENDED, {"outcome": flow.outcome, **facts}
    return None


def diagnostics(
    stream: TextIO, level: Level, clean: Callable[[str], str], *, as_json: bool, colour: bool = False
) -> Diagnostics:
    """Told to that stream, a line each, no value unredacted."""
    import logging

    import structlog

    def cleaned(_: object, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        for key, value in line.items():
            if isinstance(value, str):
                line[key] = printable(clean(value))
        return line

    logger = structlog.wrap_logger(
        structlog.WriteLogger(stream),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            cleaned,
            structlog.processors.JSONRenderer(ensure_ascii=False)
            if as_json
            else structlog.dev.ConsoleRenderer(colors=colour),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        context_class=dict,
    )
    return Diagnostics(logger)


def wants_json(rendering: Rendering, stream: TextIO) -> bool:
    """Lines for a person only where one is looking, or where they were asked for."""
    return not stream.isatty() if rendering is Rendering.AUTO else rendering is Rendering.JSON
