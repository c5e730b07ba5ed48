"""
Prints how long one look takes, and how much it says, beside Playwright's own snapshot of the same page.

``python tests/bench/look.py``. The page: cards with a link, rows with a button, fields with a label; 1280 x 800.
*Page CPU* is what the page's own thread spent (Chromium's `TaskDuration` in thread ticks), which other programs on the
machine hardly disturb; *elapsed* is what the caller waited.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "kit")]

from pages import browser  # noqa: E402
from playwright.async_api import CDPSession, Page  # noqa: E402

from surfaces.browser.reader import Reader  # noqa: E402

SIZES = (100, 1_000, 10_000)
ROUNDS = {100: 30, 1_000: 15, 10_000: 5}
PATIENCE_MS = 120_000


def page_of(controls: int) -> str:
    """A page with that many controls."""
    kinds = (
        '<div class="card"><h3>Item {n}</h3><p>A thing for {n} uses.</p><a href="/item/{n}">Open item {n}</a></div>',
        '<div class="row"><span>Number {n}</span> <button class="add">Add {n} to the list</button></div>',
        '<div class="row"><label for="f{n}">Field {n}</label> <input id="f{n}" value="{n}"></div>',
    )
    body = "".join(kinds[n % len(kinds)].format(n=n) for n in range(controls))
    return f"<!doctype html><title>{controls}</title><main>{body}</main>"


@dataclass(frozen=True, slots=True)
class Took:
    """Median and slowest wait, and the page's own CPU time a look, all in ms."""

    median: float
    slowest: float
    cpu: float


async def timed(work: Callable[[], Awaitable[object]], meter: CDPSession, rounds: int) -> Took:
    """Two rounds that do not count, then the ones that do."""
    await work()
    await work()
    took = []
    before = await _cpu_ms(meter)
    for _ in range(rounds):
        begun = time.perf_counter()
        await work()
        took.append((time.perf_counter() - begun) * 1000)
    return Took(statistics.median(took), max(took), (await _cpu_ms(meter) - before) / rounds)


async def _cpu_ms(meter: CDPSession) -> float:
    metrics = (await meter.send("Performance.getMetrics"))["metrics"]
    return next(float(one["value"]) * 1000 for one in metrics if one["name"] == "TaskDuration")


async def measured(page: Page, controls: int) -> None:
    """One line of the table for each way to read the page."""
    page.set_default_timeout(PATIENCE_MS)
    await page.set_content(page_of(controls))
    reader = Reader(page)
    meter = await page.context.new_cdp_session(page)
    await meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    async def near() -> int:
        return len((await reader.read()).items)

    async def whole() -> int:
        return len((await reader.read(whole=True)).items)

    async def snapshot() -> int:
        return (await page.aria_snapshot(mode="ai")).count("\n") + 1

    for name, work in (("look", near), ("look, whole", whole), ("aria_snapshot(mode=ai)", snapshot)):
        took = await timed(work, meter, ROUNDS[controls])
        times = f"{took.cpu:8.1f} | {took.median:8.1f} | {took.slowest:8.1f}"
        print(f"| {controls:>6} | {name:<22} | {times} | {await work():>6} |", flush=True)


async def main() -> None:
    print(
        "| controls | reading | page CPU ms | elapsed ms (median) | (slowest) | lines |\n|---:|---|---:|---:|---:|---:|"
    )
    async with browser() as started:
        context = await started.new_context(viewport={"width": 1280, "height": 800})
        for controls in SIZES:
            page = await context.new_page()
            await measured(page, controls)
            await page.close()


if __name__ == "__main__":
    asyncio.run(main())
