"""The server's tools: one table of what each takes and does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from pydantic import ValidationError

from view import Problem

from . import arguments
from .acting import act
from .arguments import Model, schema_of
from .flowing import report, run_flow, validate_flow
from .names import Tool
from .observing import observe
from .picking import targets
from .session import Session
from .told import BadArguments, Told, told_problem
from .waiting import wait

M = TypeVar("M", bound=Model)
Doing = Callable[[Session, Any], Awaitable[Told]]


@dataclass(frozen=True, slots=True)
class Offered:
    """One tool: what it takes, what it does, and whether it leaves everything as it is."""

    takes: type[Model]
    does: Doing
    only_reads: bool = False

    @property
    def description(self) -> str:
        return (self.takes.__doc__ or "").strip()

    @property
    def schema(self) -> dict[str, Any]:
        return schema_of(self.takes)


def _offered(takes: type[M], does: Callable[[Session, M], Awaitable[Told]], *, only_reads: bool = False) -> Offered:
    return Offered(takes, cast(Doing, does), only_reads)


TOOLS: Final[dict[Tool, Offered]] = {
    Tool.OBSERVE: _offered(arguments.Observe, observe, only_reads=True),
    Tool.ACT: _offered(arguments.Act, act),
    Tool.WAIT: _offered(arguments.Wait, wait, only_reads=True),
    Tool.TARGETS: _offered(arguments.Targets, targets),
    Tool.RUN_FLOW: _offered(arguments.RunFlow, run_flow),
    Tool.VALIDATE_FLOW: _offered(arguments.ValidateFlow, validate_flow, only_reads=True),
    Tool.REPORT: _offered(arguments.Report, report, only_reads=True),
}


async def called(session: Session, tool: Tool, given: dict[str, Any]) -> Told:
    """What the tool answers; whatever could not be done is an answer too. One call at a time."""
    offered = TOOLS[tool]
    try:
        asked = offered.takes.model_validate(given)
    except ValidationError as error:
        return told_problem(_unfit(error, tool))
    async with session.lock:
        try:
            return await offered.does(session, asked)
        except Problem as problem:
            problem.message = session.redactor.text(problem.message)
            return told_problem(problem)


def _unfit(error: ValidationError, tool: Tool) -> BadArguments:
    """What is wrong first, by its place; never what was sent there."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    message = f"{tool}: {place}: {first['msg']}" if place else f"{tool}: {first['msg']}"
    return BadArguments(message, hint="the tool's schema says what it takes")
