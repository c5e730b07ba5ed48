"""
Ctrl-C, an end asked for, a terminal closed: the first ends the run in good order, the second at once.

"In good order" is at the next wish, or in the middle of a look or a question, of which nothing can be lost; then the
browser and the server are put away and the report is written. The second cuts off what is under way. The third is the
system's own: it kills.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from view import Problem

from .events import SignalHeard

HEARD: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class OwnSessions(asyncio.SelectorEventLoop):
    """
    A loop whose child processes each get a session of their own.

    A terminal sends Ctrl-C to everything in its foreground group; the browser's driver must not hear of it before the
    run has ended in good order. What was started is ended by us.
    """

    async def subprocess_exec(self, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401  # as its base has it
        return await super().subprocess_exec(*arguments, **{"start_new_session": True, **options})


class Interrupted(Problem):
    """A signal asked the run to end."""

    kind = "interrupted"

    def __init__(self, number: int) -> None:
        super().__init__(
            f"{signal.Signals(number).name} asked the run to end",
            hint="run it again; steps already done are not undone",
        )
        self.number = number


class Stop:
    """Whether the run has been asked to end, and by which signal."""

    def __init__(self) -> None:
        self.number = 0
        self._heard = asyncio.Event()

    @property
    def asked(self) -> bool:
        return self.number > 0

    def ask(self, number: int) -> None:
        """Asks the run to end."""
        self.number = self.number or number
        self._heard.set()

    def check(self) -> None:
        """Raises `Interrupted` once the run has been asked to end."""
        if self.asked:
            raise Interrupted(self.number)

    async def heard(self) -> None:
        """Returns when the run is asked to end."""
        await self._heard.wait()


@contextmanager
def listening(stop: Stop, sink: Callable[[SignalHeard], None]) -> Iterator[None]:
    """While the block runs, the first signal asks `stop`, the second cancels the current task, the third kills."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()

    def hear(number: int) -> None:
        sink(SignalHeard(signal=signal.Signals(number).name, at_once=stop.asked))
        if not stop.asked:
            stop.ask(number)
            return
        for heard in HEARD:
            loop.remove_signal_handler(heard)
        if task:
            task.cancel()

    def unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What breaks off while a run is being ended has broken off because of that: nobody need hear of it."""
        if not stop.asked:
            loop.default_exception_handler(context)

    loop.set_exception_handler(unheard)
    for number in HEARD:
        loop.add_signal_handler(number, hear, number)
    try:
        yield
    finally:
        for number in HEARD:
            loop.remove_signal_handler(number)
