"""Messages from stdin, line by line: read beside everything else, of a bounded length, given up at once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import CancelledError
from dataclasses import dataclass, field
from threading import Thread
from typing import Final

MOST_BYTES: Final = 4 * 1024 * 1024
"""Of one message. What is longer is refused, and read over to its end."""

MOST_WAITING: Final = 16
"""Messages that are read ahead; whoever sends more waits."""

CHUNK: Final = 65_536

TOO_LONG: Final = "the message is longer than 4 MiB"


@dataclass(slots=True)
class Cutting:
    """Cuts what comes in pieces into lines. A line that is too long becomes `None`."""

    most: int = MOST_BYTES
    _held: bytearray = field(default_factory=bytearray)
    _skips: bool = False

    def feed(self, piece: bytes) -> list[bytes | None]:
        """
        The lines that this piece ends.

        >>> cutting = Cutting(most=4)
        >>> cutting.feed(b"ab"), cutting.feed(b"c\\nd"), cutting.feed(b"efghij"), cutting.feed(b"k\\nl\\n")
        ([], [b'abc'], [], [None, b'l'])
        """
        *ended, rest = piece.split(b"\n")
        lines: list[bytes | None] = []
        for end in ended:
            self._add(end)
            lines.append(None if self._skips else bytes(self._held))
            self._held.clear()
            self._skips = False
        self._add(rest)
        return lines

    def _add(self, part: bytes) -> None:
        if self._skips or len(self._held) + len(part) > self.most:
            self._held.clear()
            self._skips = True
        else:
            self._held += part


class Lines:
    """Lines of a file handle as they come. A thread reads it, which nobody has to wait for when the server ends."""

    def __init__(self, handle: int, refused: Callable[[str], Awaitable[None]]) -> None:
        """`refused` is told why a line was passed over."""
        self._handle = handle
        self._refused = refused

    async def __aiter__(self) -> AsyncIterator[str]:
        queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        loop = asyncio.get_running_loop()
        Thread(target=_read, args=(self._handle, queue, loop), daemon=True).start()
        while (line := await queue.get()) != END:
            if line is None:
                await self._refused(TOO_LONG)
            elif line.strip():
                yield line.decode("utf-8", "replace")


END: Final = b"\n"
"""Stands for the end of the input: no line holds it."""


def _read(handle: int, queue: asyncio.Queue[bytes | None], loop: asyncio.AbstractEventLoop) -> None:
    """Reads to the end. Whoever is over before that no longer listens, and the thread ends with the program."""
    cutting = Cutting()
    try:
        while piece := os.read(handle, CHUNK):
            for line in cutting.feed(piece):
                asyncio.run_coroutine_threadsafe(queue.put(line), loop).result()
        asyncio.run_coroutine_threadsafe(queue.put(END), loop).result()
    except (OSError, RuntimeError, CancelledError):
        return
