"""
Prints how long one look takes, and how much it says, beside Playwright's own snapshot of the same page.

``python tests/bench/look.py`` (with the repository and ``tests/kit`` on the path). The page: one card for each control,
a list of links, buttons and fields in turn, 1280 x 800.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "kit")]

from pages import browser  # noqa: E402
from playwright.async_api import Page  # noqa: E402

from surfaces.browser.reader import Reader  # noqa: E402

SIZES = (100, 1_000, 10_000)
ROUNDS = {100: 30, 1_000: 15, 10_000: 5}


def page_of(controls: int) -> str:
    """A page with that many controls."""
    kinds = (
        '<div class="card"><h3>Item {n}</h3><p>A thing for {n} uses.</p><a href="/item/{n}">Open item {n}</a></div>',
        '<div class="row"><span>Number {n}</span> <button class="add">Add {n} to the list</button></div>',
        '<div class="row"><label for="f{n}">Field {n}</label> <input id="f{n}" value="{n}"></div>',
    )
    body = "".join(kinds[n % len(kinds)].format(n=n) for n in range(controls))
    return f"<!doctype html><title>{controls}</title><main>{body}</main>"


async def timed(work: Callable[[], Awaitable[object]], rounds: int) -> tuple[float, float]:
    """Median and slowest, in ms, after one round that does not count."""
    await work()
    took = []
    for _ in range(rounds):
        begun = time.perf_counter()
        await work()
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took), max(took)


async def measured(page: Page, controls: int) -> None:
    """One line of the table for each way to read the page."""
    await page.set_content(page_of(controls))
    reader = Reader(page)
    rounds = ROUNDS[controls]

    async def near() -> object:
        return await reader.read()

    async def whole() -> object:
        return await reader.read(whole=True)

    async def snapshot() -> object:
        return await page.aria_snapshot(mode="ai")

    for name, work in (("look", near), ("look, whole", whole), ("aria_snapshot(mode=ai)", snapshot)):
        median, slowest = await timed(work, rounds)
        screen = await reader.read(whole=name.endswith("whole"))
        size = len(screen.items) if name.startswith("look") else 0
        print(f"| {controls:>6} | {name:<22} | {median:8.1f} | {slowest:8.1f} | {size or '':>6} |", flush=True)


async def main() -> None:
    print("| controls | reading | median ms | slowest ms | items |\n|---:|---|---:|---:|---:|")
    async with browser() as started:
        context = await started.new_context(viewport={"width": 1280, "height": 800})
        for controls in SIZES:
            page = await context.new_page()
            await measured(page, controls)
            await page.close()


if __name__ == "__main__":
    asyncio.run(main())
