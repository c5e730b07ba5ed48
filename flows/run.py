"""Flows from their first event to their last: what they need is served, opened, driven, told of and put away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar
from urllib.parse import urlsplit

from act import (
    BrowseIntent,
    Ending,
    Event,
    Limits,
    Machine,
    Memory,
    Phrase,
    PlannedStep,
    StepBegan,
    StepEnded,
    Tell,
    home_of,
    run_flow,
)
from surfaces import Diary, KeepsDiary, Note, Surface
from view import Bound, Guards, Problem

from . import outcomes
from .bounds import FINALLY_SECONDS
from .budget import Budget
from .cleanup import cleaned_up, way_of
from .drive import OPERATION_GRACE_S, Driver, unless_stopped
from .events import FinallyBegan, FlowBegan, FlowEnded, FlowHalted, Planned, RunBegan, RunEnded
from .flow import Flow
from .journal import Journal
from .judging import Judging
from .masking import Redactor, redactor_of
from .means import passwords_of
from .opened import opened
from .outcomes import Way
from .reports.folder import Results
from .serve import served
from .signals import Interrupted, Stop

T = TypeVar("T")

CLOSE_S: Final = 10.0
"""Seconds that putting a surface away may take. Chromium takes one; past this it has to be killed by the system."""

PICTURE_S: Final = 5.0
"""Seconds for a picture: a page that cannot be painted in five is not worth a sixth."""

MS: Final = 1000.0

USD_DIGITS: Final = 6
"""A turn costs a few hundred-thousandths of a dollar."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """What flows are run with. Tests give others."""

    open_surface: Callable[[Flow], Awaitable[Surface]]
    judging: Callable[[Flow], Judging]
    version: str = ""
    ci: str = ""
    base_url: str = ""
    """Where the flow's addresses begin, in place of what its `serve` would bring up."""

    calls: int | None = None
    """In place of the flow's own limit."""

    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic


def nobody_asks(notes: Iterable[Note]) -> None:
    """Where no diagnostics are wanted."""


@dataclass(slots=True, kw_only=True)
class Run:
    """One call of `run-flow`: its flows, one after another, into one folder."""

    means: Means
    journal: Journal
    results: Results
    stop: Stop = field(default_factory=Stop)
    noticed: Callable[[Iterable[Note]], None] = nobody_asks
    """Takes what a surface notes of its own troubles."""

    async def flows(self, flows: Iterable[Flow]) -> Way:
        """Runs them all, a failed one included, until a signal ends the run. Gives what the run exits with."""
        planned, began = tuple(flows), self.means.clock()
        files = tuple(str(flow.file) for flow in planned)
        ended: list[Way] = []
        way = outcomes.INTERNAL
        attaches = any(flow.browser.cdp for flow in planned)
        self.journal.tell(RunBegan(version=self.means.version, files=files, ci=self.means.ci, attach_mode=attaches))
        try:
            for name, flow in _named(planned):
                ended.append(await self._flow(name, flow))
                if self.stop.asked:
                    break
            way = outcomes.worst(ended)
            if self.stop.asked and len(ended) < len(planned):
                way = outcomes.interrupted(self.stop.number)
        finally:
            self.journal.leave()
            self.journal.tell(RunEnded(outcome=way.name, exit_code=way.exit_code, ms=self.ms_since(began)))
            self.results.write_reports()
        return way

    async def _flow(self, name: str, flow: Flow) -> Way:
        one = _OneFlow(run=self, name=name, flow=flow)
        began = self.means.clock()
        self.journal.enter(name, redactor_of(flow.secrets.values()).beside(Redactor(passwords_of(flow.browser))))
        self.journal.tell(one.beginning())
        try:
            await one.live()
        finally:
            self.journal.tell(one.end(self.ms_since(began)))
            self.results.write_reports()
        return one.way

    def ms_since(self, began: float) -> float:
        return round((self.means.clock() - began) * MS, 1)


@dataclass(slots=True, kw_only=True)
class _OneFlow:
    """One flow while it runs, and how it ends."""

    run: Run
    name: str
    flow: Flow
    endings: list[Ending] = field(default_factory=list)
    way: Way = outcomes.INTERNAL
    note: str = "a mistake in run-flow itself ended it"
    budget: Budget = field(init=False)
    judging: Judging = field(init=False)
    diary: Diary = field(default_factory=Diary)
    drivers: list[Driver] = field(default_factory=list)
    """Of the steps, and of what is done after them. The last one drives."""

    homes: tuple[str, ...] = ()
    """Where a secret may be typed that names no hosts: where the flow starts and what it serves."""

    def __post_init__(self) -> None:
        means = self.run.means
        calls = self.flow.calls if means.calls is None else means.calls
        seconds = self.flow.seconds if means.seconds is None else means.seconds
        self.budget = Budget(
            calls=calls, seconds=seconds, clock=means.clock, tokens=self.flow.tokens, usd=self.flow.usd
        )
        self.judging = means.judging(self.flow)

    def beginning(self) -> FlowBegan:
        flow = self.flow
        return FlowBegan(
            title=flow.name,
            file=str(flow.file),
            steps=tuple(_planned(flow, step) for step in flow.steps),
            judge=self.judging.judge.name,
            calibrated=self.judging.calibrated,
            start=flow.start or "",
            calls=self.budget.calls,
            seconds=self.budget.seconds,
            allow=tuple(entry.name for entry in guards_of(flow).allow),
            stop_before=flow.guards.stop_before,
            finally_steps=tuple(_planned(flow, step) for step in flow.finally_steps),
        )

    def end(self, ms: float) -> FlowEnded:
        return FlowEnded(
            outcome=self.way.name,
            exit_code=self.way.exit_code,
            note=self.note,
            calls=sum(driver.budget.used_calls for driver in self.drivers),
            looks=sum(driver.looks for driver in self.drivers),
            tokens=sum(driver.budget.used_tokens for driver in self.drivers),
            usd=round(sum(driver.budget.used_usd for driver in self.drivers), USD_DIGITS),
            ms=ms,
        )

    async def live(self) -> None:
        """From the server to the last step. Every way in which that may end is kept; only a mistake of ours raises."""
        try:
            await self._drive()
        except Problem as problem:
            self._end_by(problem)
        except asyncio.CancelledError:
            if not self.run.stop.asked:
                raise
            self._halt(Interrupted(self.run.stop.number), outcomes.interrupted(self.run.stop.number))

    async def _drive(self) -> None:
        serve = None if self.run.means.base_url else self.flow.serve
        began = self.run.means.clock()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.judging.close)
            served_at = served(serve, self.flow.file.parent)
            address = await self._unless_stopped(stack.enter_async_context(served_at))
            surface = await self._unless_stopped(self.run.means.open_surface(self.flow))
            stack.push_async_callback(self._put_away, surface)
            self.diary = surface.diary if isinstance(surface, KeepsDiary) else Diary()
            base = self.run.means.base_url.rstrip("/") or address
            self.run.journal.tell(opened(surface, base, self.run.ms_since(began)))
            await self._steps(surface, base or _origin(self.flow.start or ""))

    async def _steps(self, surface: Surface, base: str) -> None:
        start = _start_address(self.flow, base)
        self.homes = tuple(dict.fromkeys((*home_of(base), *home_of(start))))
        driver = self._driver(surface, self.budget, self.run.stop)
        memory = await self._go_to(start, driver) if start else Memory()
        if memory is None:
            return
        steps = tuple(based(step, base) for step in self.flow.steps)
        try:
            await driver.drive(run_flow(steps, memory, self._limits()))
        except Problem as problem:
            await self._picture("the run was ended")
            self._end_by(problem)
        else:
            self._conclude()
        if self.flow.finally_steps:
            await self._afterwards(surface, base)

    async def _afterwards(self, surface: Surface, base: str) -> None:
        """What is done after the steps. That it fails is told, and never makes a pass of what was none."""
        seconds = FINALLY_SECONDS.value
        self.run.journal.tell(FinallyBegan(after=self.way.name, passed=self.way.passes, seconds=seconds))
        budget = Budget(calls=self.budget.calls, seconds=seconds, clock=self.run.means.clock, of="`finally`")
        driver = self._driver(surface, budget, Stop(), grace_s=0)
        steps = tuple(based(step, base) for step in self.flow.finally_steps)
        way, note = await cleaned_up(driver, steps, self._limits(), self.run.journal)
        if self.way.passes and not way.passes:
            self.way, self.note = way, f"the steps passed, but `finally` did not: {note}"

    async def _go_to(self, address: str, driver: Driver) -> Memory | None:
        """The memory that the first step begins with, or none where the start could not be reached."""
        intent = BrowseIntent(address=Phrase.of(address))
        opening = PlannedStep(path="0", kind="browse", text=f"go to {address}", intent=intent)
        (ending,) = await driver.drive(_untold(run_flow((opening,), Memory(), self._limits())))
        if ending.outcome.passes:
            return ending.memory
        self.way, self.note = outcomes.BY_OUTCOME[ending.outcome], ending.note
        return None

    async def _unless_stopped(self, pending: Awaitable[T]) -> T:
        return await unless_stopped(pending, self.run.stop, self.budget)

    def _driver(self, surface: Surface, budget: Budget, stop: Stop, *, grace_s: float = OPERATION_GRACE_S) -> Driver:
        driver = Driver(
            surface=surface,
            judge=self.judging.judge,
            sink=self._hear,
            secrets=self.flow.secrets,
            guards=guards_of(self.flow, self.homes),
            budget=budget,
            grace_s=grace_s,
            stop=stop,
            clock=self.run.means.clock,
            before_telling=self._before_telling,
        )
        self.drivers.append(driver)
        return driver

    def _limits(self) -> Limits:
        guards = replace(self.flow.guards, secrets=_bound(self.flow, self.homes))
        bars, level = self.judging.bars, self.judging.level
        return Limits(turns=self.flow.turns, off=self.flow.off, guards=guards, bars=bars, deliberation=level)

    def _hear(self, event: Event) -> None:
        self.run.noticed(self.diary.take())
        self.run.journal.tell(event)
        if isinstance(event, StepEnded):
            self.endings.append(event.ending)

    async def _before_telling(self, event: Event) -> None:
        if isinstance(event, StepEnded):
            await self._picture(event.ending.outcome)

    async def _picture(self, why: str) -> None:
        """One more picture in the results folder. A surface that gives none is no reason to fail."""
        if not self.drivers:
            return
        journal, results = self.run.journal, self.run.results
        try:
            async with asyncio.timeout(PICTURE_S):
                png = await self.drivers[-1].surface.picture()
        except (Problem, TimeoutError):
            return
        taken = results.picture_file(self.name, journal.step, why)
        results.save_picture(taken, png)
        journal.tell(taken)

    async def _put_away(self, surface: Surface) -> None:
        try:
            async with asyncio.timeout(CLOSE_S):
                await surface.close()
        except TimeoutError:
            self.note = f"{self.note}; the browser did not close within {CLOSE_S:g} s"
        self.run.noticed(self.diary.take())

    def _end_by(self, problem: Problem) -> None:
        """The flow ends with it. Only a mistake of ours goes on to whoever looks into it."""
        way = way_of(problem)
        self._halt(problem, way)
        if way is outcomes.INTERNAL:
            raise problem

    def _halt(self, problem: Problem, way: Way) -> None:
        self.way, self.note = way, problem.message
        self.run.journal.tell(
            FlowHalted(
                kind=problem.kind, message=problem.message, hint=problem.hint, dispatched=str(problem.dispatched)
            )
        )

    def _conclude(self) -> None:
        ended = tuple(ending.outcome for ending in self.endings)
        self.way = outcomes.of_steps(ended, len(self.flow.steps))
        self.note = self.endings[-1].note if self.endings else "there was nothing to do"


def guards_of(flow: Flow, homes: tuple[str, ...] = ()) -> Guards:
    """The flow's fences with the `allow:` entries of all its steps: what a press may be charged to at all."""
    of_steps = (entry for step in (*flow.steps, *flow.finally_steps) for entry in step.intent.allow)
    return replace(flow.guards, allow=(*flow.guards.allow, *of_steps), secrets=_bound(flow, homes))


def _bound(flow: Flow, homes: tuple[str, ...]) -> tuple[Bound, ...]:
    return tuple(Bound(name=name, hosts=secret.hosts or homes) for name, secret in flow.secrets.items())


def based(step: PlannedStep, base: str) -> PlannedStep:
    """The step, an address that is only a path made a whole one."""
    intent = step.intent
    if not isinstance(intent, BrowseIntent) or not intent.address.filled.startswith("/"):
        return step
    return replace(step, intent=replace(intent, address=Phrase((base, *intent.address.parts))))


def _start_address(flow: Flow, base: str) -> str:
    """Where the flow starts: below what is served, at an address of its own, or nowhere."""
    if flow.start is None:
        return f"{base}/" if base else ""
    return base + flow.start if flow.start.startswith("/") else flow.start


def _origin(address: str) -> str:
    """Where paths begin when nothing is served: scheme and host of the start."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def _planned(flow: Flow, step: PlannedStep) -> Planned:
    place = flow.places.get(step.path)
    return Planned(path=step.path, kind=step.kind, text=step.text, line=place.line if place else 0)


def _untold(machine: Machine[T]) -> Machine[T]:
    """The same machine, but nobody hears that its step began and ended: the start is no step of the file."""
    came: object = None
    while True:
        try:
            wish = machine.send(came)
        except StopIteration as stop:
            ended: T = stop.value
            return ended
        silent = isinstance(wish, Tell) and isinstance(wish.event, StepBegan | StepEnded)
        came = None if silent else (yield wish)


def _named(flows: tuple[Flow, ...]) -> Iterable[tuple[str, Flow]]:
    """Each flow with a name of its own: its file's, numbered where several have the same."""
    seen: dict[str, int] = {}
    for flow in flows:
        stem = flow.file.name.partition(".")[0] or "flow"
        seen[stem] = seen.get(stem, 0) + 1
        yield (stem if seen[stem] == 1 else f"{stem}-{seen[stem]}"), flow
