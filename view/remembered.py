"""One answer kept for the screen that was asked about last: a screen is frozen, so what is true of it stays true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .screen import Screen

T = TypeVar("T")


class Remembered(Generic[T]):
    """
    A question about a whole screen that is asked once for each of its elements, and worked out once.

    Compared by identity: comparing two large screens would take longer than the answer.
    """

    __slots__ = ("_last", "_work_out")

    def __init__(self, work_out: Callable[[Screen], T]) -> None:
        self._work_out = work_out
        self._last: tuple[Screen, T] | None = None

    def __call__(self, screen: Screen) -> T:
        last = self._last
        if last is None or last[0] is not screen:
            last = self._last = (screen, self._work_out(screen))
        return last[1]
