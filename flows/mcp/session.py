"""One server's session: its browser, opened when first needed, what was seen there, and what is left to use up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from act import Bearings, Hand, Look, Machine
from judge import Answer, Question, State
from surfaces.browser import BrowserSurface
from view import Bound, Guards, Listing, Problem, Screen

from ..budget import Budget
from ..drive import Driver, NotAvailable
from ..events import RunBegan, RunEnded
from ..format_judge import JudgeModel
from ..journal import Journal
from ..judging import unspoken
from ..masking import Redactor, redactor_of
from ..opened import opened
from ..outcomes import DONE
from ..policy import Permits
from ..reports.folder import Results
from ..run import CLOSE_S
from ..secret import Secret
from ..version import version
from .limits import ACT_S

T = TypeVar("T")

log: Final = logging.getLogger(__name__)


class AsksNobody:
    """In place of a judge: single acts are decided by whoever asks for them."""

    @property
    def name(self) -> str:
        return "nobody"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        """Raises `NotAvailable`."""
        raise NotAvailable(f"nobody is asked {len(questions)} questions about {state.title!r} here", hint="run a flow")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What was said when the server was started."""

    permits: Permits
    open_surface: Callable[[], Awaitable[BrowserSurface]]
    folder: Path
    """Flow files and files to hand over lie below it."""

    out: Path
    run_id: str
    secrets: Mapping[str, Secret] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    judge: JudgeModel | None = None
    """Who is asked in flows, whatever their files say; none: the judge that comes with run-flow."""

    browser: str = ""
    headed: bool = False
    attaches: bool = False
    """The browser runs already, and is not closed at the end."""


class Session:
    """From the first message to the last. One thing at a time is done in it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.permits = settings.permits
        self.lock = asyncio.Lock()
        self.listing: Listing | None = None
        self.runs: list[Path] = []
        """The results folders of the flows that were run, the latest last."""

        bound = tuple(Bound(name=name, hosts=secret.hosts) for name, secret in settings.secrets.items())
        self.guards = Guards(allow=self.permits.policy.confirmed, secrets=bound)
        self.hand = Hand(self.guards)
        """Counts the uses that were given at the start, for as long as the server runs."""

        self.results = Results(settings.out)
        self.journal = Journal(settings.run_id, (self.results,))
        keys = Redactor(unspoken(settings.judge or JudgeModel(), settings.environment))
        self.journal.enter("mcp", redactor_of(settings.secrets.values()).beside(keys))
        self.results.clean = self.journal.clean
        self._surface: BrowserSurface | None = None
        self._doing: set[asyncio.Task[Any]] = set()
        self._began = datetime.now(UTC)
        began = RunBegan(
            version=version(),
            files=(),
            ci=f"mcp ({self.permits.policy.preset})",
            attach_mode=settings.attaches,
        )
        self.journal.tell(began)

    @property
    def redactor(self) -> Redactor:
        return self.journal.redactor

    async def apart(self, doing: Coroutine[Any, Any, T]) -> T:
        """
        What it comes to. Whoever gives it up cancels it once, and its own end (a browser that is put away) goes on
        undisturbed: the library cancels what was given up again at each of its steps.
        """
        task = asyncio.ensure_future(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.cancel()
            raise

    async def surface(self) -> BrowserSurface:
        """The browser, started when it is first asked for."""
        if self._surface is None:
            self._surface = await self.settings.open_surface()
            self.journal.tell(opened(self._surface, "", 0.0))
        return self._surface

    async def drive(self, machine: Machine[T]) -> T:
        """What the machine ends with, driven as a flow's are: one gate, one mask, one journal."""
        driver = Driver(
            surface=await self.surface(),
            judge=AsksNobody(),
            sink=self.journal.tell,
            secrets=self.settings.secrets,
            guards=self.guards,
            budget=Budget(calls=0, seconds=ACT_S, of="one call"),
        )
        return await driver.drive(machine)

    async def look(self, css: tuple[str, ...] = ()) -> Screen:
        """All that the selected frame shows. Raises what says why there is nothing to see."""
        return self.narrowed(await self.drive(_look(css)))

    def narrowed(self, screen: Screen) -> Screen:
        return self._surface.picker.shown(screen) if self._surface else screen

    def bearings(self) -> Bearings:
        return Bearings(narrowed=self.narrowed, listing=self.listing)

    async def close(self) -> None:
        """Puts the browser away, whatever it takes, and closes the books."""
        for task in self._doing:
            task.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)
        try:
            if self._surface is not None:
                async with asyncio.timeout(CLOSE_S):
                    await self._surface.close()
        except (Problem, TimeoutError) as error:
            log.warning("the browser was not put away in good order: %s", type(error).__name__)
        finally:
            took = datetime.now(UTC) - self._began
            self.journal.leave()
            self.journal.tell(RunEnded(outcome=DONE.name, exit_code=DONE.exit_code, ms=took.total_seconds() * 1000))
            self.results.write_reports()
            self.results.__exit__(None, None, None)


@asynccontextmanager
async def session_of(settings: Settings) -> AsyncIterator[Session]:
    """For as long as the block runs, however it ends."""
    session = Session(settings)
    try:
        yield session
    finally:
        closing = asyncio.ensure_future(session.close())
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            await closing
            raise


def _look(css: tuple[str, ...]) -> Machine[Screen]:
    return (yield from Look(css=css, whole=True))
