"""Putting a browser away: what is cut off leaves nothing begun that nobody waits for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from surfaces.browser.launch import Launched


class Closing:
    """A browser, context or driver that is asked to close."""

    def __init__(self, *, cut_off: bool = False) -> None:
        self.cut_off = cut_off
        self.asked = 0

    async def close(self) -> None:
        if self.cut_off:
            raise asyncio.CancelledError

    def stop(self) -> Any:
        self.asked += 1
        return self.close()


async def test_what_comes_after_the_one_that_was_cut_off_is_not_begun() -> None:
    """The third Ctrl-C ends the loop in the middle of it: a warning of Python's own was the last thing said."""
    driver = Closing()
    launched: Any = Launched
    ending = launched(driver, Closing(), Closing(cut_off=True), attached=True).end()
    with pytest.raises(asyncio.CancelledError):
        await ending
    assert driver.asked == 0
