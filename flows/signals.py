"""
Ctrl-C, an end asked for, a terminal closed: the first ends the run in good order, the second at once.

"In good order" is at the next wish, or in the middle of a look or a question, of which nothing can be lost; then the
browser and the server are put away and the report is written. The second cuts off what is under way. The third is the
system's own: it kills.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from view import Problem

HEARD: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


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
def listening(stop: Stop) -> Iterator[None]:
    """While the block runs, the first signal asks `stop`, the second cancels the current task, the third kills."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()

    def hear(number: int) -> None:
        if not stop.asked:
            stop.ask(number)
            return
        for heard in HEARD:
            loop.remove_signal_handler(heard)
        if task:
            task.cancel()

    for number in HEARD:
        loop.add_signal_handler(number, hear, number)
    try:
        yield
    finally:
        for number in HEARD:
            loop.remove_signal_handler(number)
