"""
How often the next look comes too early, and how long settling takes, on each page of ``tests/pages/settle``.

``python tests/bench/settle.py [presses]`` prints the table of ``docs/measured/settle.md``.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from statistics import median

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1] / "kit")]

from browsing import Visitor, visiting  # noqa: E402

from surfaces.browser import Rested  # noqa: E402
from view import Kind, Operation  # noqa: E402

PAGES: tuple[tuple[str, str], ...] = (
    ("idle", 'button "Dead"'),
    ("hash", 'link "Go"'),
    ("late_request", 'button "Load"'),
    ("ripple", 'button "Load"'),
    ("chain", 'button "Load"'),
    ("polling", 'button "Load"'),
    ("polling", 'button "Show"'),
    ("chatter", 'button "Load"'),
    ("chatter", 'button "Show"'),
    ("clock", 'button "Show"'),
    ("animation", 'button "Slide"'),
    ("redirects", 'link "Go"'),
    ("slow_document", 'link "Go"'),
    ("optimistic", 'button "Save"'),
    ("optimistic", 'button "Send"'),
    ("long_poll", 'button "Show"'),
)
HUMS_FOR = 4
"""Waits before the press: about what a first judgement takes, so that a page's hum is known."""


async def press(visitor: Visitor, page: str, label: str) -> tuple[bool, float, Rested]:
    """Whether the look came too early, what the press took with settling, and how settling ended."""
    await visitor.go(f"{visitor.site}/pages/settle/{page}.html")
    for _ in range(HUMS_FOR):
        await visitor.surface.do(Operation(kind=Kind.WAIT))
    reply = await visitor.click(label)
    seen = [item.name for item in (await visitor.surface.look()).texts]
    early = page != "idle" and "arrived" not in seen
    return early, reply.took_s, visitor.surface.rested


async def main(presses: int) -> None:
    say("page", "press", "looks too early", "median s", "longest s", "to a limit")
    say(*["---"] * 6)
    async with visiting() as visitor:
        for page, label in PAGES:
            told = [await press(visitor, page, label) for _ in range(presses)]
            early = sum(row[0] for row in told)
            took = [row[1] for row in told]
            limited = sum(row[2] is not Rested.STILL for row in told)
            times = f"{median(took):.2f}", f"{max(took):.2f}"
            say(page, label, f"{early} of {presses}", *times, f"{limited} of {presses}")


def say(*cells: str) -> None:
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
