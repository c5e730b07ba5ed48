"""A surface over a small application in memory (`transcript.World`), for tests of everything that drives one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from transcript import World

from view import Element, Operation, Reply, Screen

PICTURE = b"\x89PNG\r\n\x1a\n"
"""The shortest thing that a viewer would call a picture's beginning."""


@dataclass
class FakeSurface:
    """Looks at and touches a `World`. Keeps what was done, and whether it was closed."""

    world: World
    done: list[Operation] = field(default_factory=list)
    looks: int = 0
    pictures: int = 0
    closed: int = 0
    on_look: Callable[[], None] = lambda: None
    on_do: Callable[[Operation], None] = lambda _: None
    hang_in_do: asyncio.Event | None = None
    """While it is not set, an operation does not come back."""

    seen: Screen = field(default_factory=Screen)

    async def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        self.looks += 1
        self.on_look()
        self.seen = self.world.look(css, whole=whole)
        return self.seen

    async def do(self, operation: Operation) -> Reply:
        self.done.append(operation)
        self.on_do(operation)
        if self.hang_in_do:
            await self.hang_in_do.wait()
        return self.world.do(operation, self._target(operation))

    async def picture(self) -> bytes:
        self.pictures += 1
        return PICTURE

    async def close(self) -> None:
        self.closed += 1

    def _target(self, operation: Operation) -> Element | None:
        return next((item for item in self.seen.items if item.ref == operation.target), None)
