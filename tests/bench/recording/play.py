"""Plays tales on a real browser through the real machine and driver, and gives what the scripted judge recorded."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from playwright.async_api import Page

from act import BrowseIntent, DoIntent, Event, Limits, Memory, Phrase, PlannedStep, run_flow
from flows.budget import Budget
from flows.drive import Driver
from flows.events import OperationDone
from judge import Judge, State
from judge.check.labelled import Labelled
from judge.embedded import EmbeddedJudge
from surfaces.browser import BrowserOptions, BrowserSurface, Viewport
from view import Guards, Kind, Refusal

from .prompter import OffScript, Prompter, holds
from .tale import WAIT, App, Leg, Tale, Way, turns_of, wrong

EFFECTIVE = {Kind.CLICK, Kind.DOUBLE_CLICK, Kind.TYPE, Kind.SELECT, Kind.CHECK, Kind.EXPAND, Kind.CHORD}
"""What the loop counts as having acted (`act.last.Last.activates`)."""

HOST = "127.0.0.1:8000"
"""Stands in every recording for the port that was free: the same run gives the same file."""

SLIPPED_WORDINGS = 1
"""In as many wordings each slip is played."""

CALLS, SECONDS = 300, 120.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """One way through a tale: which wording, and where it slips."""

    wording: int
    slip_at: int = -1
    slip: Way = ()
    dithers: bool = False
    """Each step is waited after, although it is done."""


def courses(tale: Tale) -> Iterator[Course]:
    """Every wording played right, one of them hesitating, and every slip in some wordings."""
    most = max(len(leg.steps) for leg in tale.legs)
    for wording in range(most):
        yield Course(wording=wording, dithers=wording == most - 1)
    for at, leg in enumerate(tale.legs):
        for n, slip in enumerate(leg.slips):
            for more in range(min(SLIPPED_WORDINGS, len(leg.steps))):
                yield Course(wording=(at + n + more) % most, slip_at=at, slip=slip)


@dataclass(slots=True, kw_only=True)
class Player:
    """One browser that plays the tales of one application at one address."""

    surface: BrowserSurface
    app: App
    base: str
    memory: Memory = field(default_factory=Memory)
    kept: list[Labelled] = field(default_factory=list)
    judge: Judge | None = None
    """Plays in place of the script where it is given: what is right to do is not known then."""

    @property
    def page(self) -> Page:
        return self.surface._windows.current

    async def play(self, tale: Tale, course: Course) -> None:
        """From a fresh start through the legs, up to the first that does not get there."""
        self.app.reset()
        await self._open(tale)
        for at, leg in enumerate(tale.legs):
            slips = at == course.slip_at
            way = course.slip if slips else (*leg.way, *((wrong(WAIT),) if course.dithers else ()))
            done = await self._leg(tale, leg, course.wording, way)
            if slips or not done:
                return
            if leg.lasting and not course.slip:
                await self._leg(tale, leg, course.wording + 1, ())

    async def _open(self, tale: Tale) -> None:
        self.memory = Memory()
        await self.page.context.clear_cookies()
        await self.page.goto(self.base + tale.start)
        await self.page.evaluate("() => { try { localStorage.clear(); sessionStorage.clear(); } catch {} }")
        if tale.setup:
            await self.page.evaluate(tale.setup)
        start = BrowseIntent(address=Phrase.of(self.base + tale.start))
        planned = PlannedStep(path="0", kind="browse", text="start", intent=start)
        driver = Driver(surface=self.surface, judge=EmbeddedJudge(), sink=_unheard)
        (ending,) = await driver.drive(run_flow((planned,), Memory(), Limits()))
        self.memory = ending.memory

    async def _leg(self, tale: Tale, leg: Leg, wording: int, way: Way) -> bool:
        """One step; whether it was done at its end."""
        step = leg.steps[wording % len(leg.steps)]
        if leg.before:
            await self.page.evaluate(leg.before)

        def about(state: State, done: bool) -> Labelled:
            return _record(self.app, tale, state, done)

        prompter = Prompter(
            surface=self.surface,
            page=self.page,
            about=about,
            done=leg.done,
            turns=turns_of(way),
            plays=self.judge,
        )

        def hear(event: Event) -> None:
            if isinstance(event, OperationDone) and event.kind in EFFECTIVE and event.refusal is Refusal.NONE:
                prompter.acted = True

        guards = Guards(allow=leg.allow)
        budget = Budget(calls=CALLS, seconds=SECONDS)
        driver = Driver(surface=self.surface, judge=prompter, sink=hear, guards=guards, budget=budget)
        planned = PlannedStep(path="1", kind="do", text=step, intent=DoIntent(goal=Phrase.of(step)))
        (ending,) = await driver.drive(run_flow((planned,), self.memory, Limits(guards=guards)))
        self.memory = ending.memory
        self.kept += [_at_no_port(one, self.base) for one in prompter.records]
        done = await holds(self.page, leg.done)
        if ending.outcome.passes and not done:
            print(f"{self.app.name}/{tale.name}: the loop said done by itself: {step} ({ending.note})", flush=True)
        return done and ending.outcome.passes


def _record(app: App, tale: Tale, state: State, done: bool) -> Labelled:
    return Labelled(
        app=app.name,
        family=app.family,
        tale=tale.name,
        how="scripted",
        state=state,
        acted=False,
        done=done,
        moves=None,
        targets=None,
        offered_moves=(),
    )


def _at_no_port(one: Labelled, base: str) -> Labelled:
    """The same with the free port's number gone."""
    form = json.dumps(one.state.to_json()).replace(urlsplit(base).netloc, HOST)
    return replace(one, state=State.from_json(json.loads(form)))


def _unheard(event: Event) -> None:
    """Nobody listens to what a start tells."""


Keep = Callable[[Sequence[Labelled]], None]
"""Takes the screens of one course through a tale as soon as it is played."""


async def play_all(app: App, base: str, keep: Keep, *, at_once: asyncio.Semaphore, only: str = "") -> None:
    """Every tale in every course, each tale in a browser of its own."""
    await asyncio.gather(*(_play_tale(app, base, tale, keep, at_once) for tale in app.tales if only in tale.name))


async def _play_tale(app: App, base: str, tale: Tale, keep: Keep, at_once: asyncio.Semaphore) -> None:
    """A course that leaves its script is told of, and kept as far as it went."""
    options = BrowserOptions(viewport=Viewport(*tale.viewport))
    async with at_once, BrowserSurface.open(options) as surface:
        player, kept = Player(surface=surface, app=app, base=base), 0
        for course in courses(tale):
            try:
                await player.play(tale, course)
            except OffScript as off:
                print(f"{app.name}/{tale.name} {course}: {off}", file=sys.stderr, flush=True)
            keep(player.kept[kept:])
            kept = len(player.kept)
    done = sum(one.done for one in player.kept)
    print(f"{app.name}/{tale.name}: {len(player.kept)} screens, {done} done", flush=True)
