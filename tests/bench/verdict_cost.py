"""
Prints what an action costs that is measured and judged, beside Playwright's own, all in one run.

``python tests/bench/verdict_cost.py [rounds] [--write]``; with ``--write`` the table goes into
docs/measured/verdict-cost.md. The page has 100 controls; the button counts up, the field keeps its text. The ways take
turns, so that whatever else the machine does disturbs all of them alike.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "kit")]

from browsing import only  # noqa: E402
from playwright.async_api import CDPSession, Page  # noqa: E402

from act import Delivered, Reason, classify  # noqa: E402
from surfaces.browser import BrowserSurface  # noqa: E402
from surfaces.browser.act import Act, View  # noqa: E402
from surfaces.browser.pointer import press  # noqa: E402
from view import Kind, Operation, Reply, Screen, compare  # noqa: E402

ROUNDS: Final = 40
CONTROLS: Final = 100
PLATFORM: Final = "linux"
FILE: Final = ROOT / "docs" / "measured" / "verdict-cost.md"
TOP: Final = (
    '<button id="go" onclick="count.textContent = ++n">Go</button> <span id="count">0</span>'
    '<label>It <input id="it"></label><script>let n = 0</script>'
)
HEAD: Final = """\
# What a verdict costs an action

An action is aimed (two readings 30 ms apart, the pointer's coming, a third reading, role, name and dialogs), sent,
watched until the page has come to rest, looked at, compared with the look before and given its verdict. Beside it
stands Playwright's own action, which is sent and not watched. A page of 100 controls, medians of {rounds} rounds in
which the ways take turns.

`python tests/bench/verdict_cost.py {rounds} --write`, {when}, {cores} cores shared with other work (load {load:.0f}):

"""
COLUMNS: Final = "| action | way | elapsed ms | our CPU ms | page CPU ms |\n|---|---|---:|---:|---:|"
TAIL: Final = """

*Our CPU* is what this program's own process spends, Playwright's driver left out; *page CPU* what the page's thread
spends (Chromium's `TaskDuration` in thread ticks). Most of what is elapsed is waiting: 30 ms between readings, 30 ms
after the pointer has come, and the page's rest, which any program that wants to see the outcome waits for in some way.
Before Return is pressed after a text, the reading of the text waits until 60 ms after the last key.
"""

Way = Callable[[int], Awaitable[object]]


@dataclass
class Spent:
    """What each round of one way took, in ms."""

    elapsed: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)

    def row(self) -> str:
        return " | ".join(f"{median(each):.1f}" for each in (self.elapsed, self.ours, self.page))


@dataclass(frozen=True)
class Bench:
    """One page, touched in every way."""

    surface: BrowserSurface
    page: Page
    meter: CDPSession
    seen: list[Screen] = field(default_factory=list)

    def ways(self) -> dict[tuple[str, str], Way]:
        """What is compared. Each is given the number of its round."""
        return {
            ("click", "Playwright's `click`"): lambda _: self.page.click("#go"),
            ("click", "aimed and pressed"): self.aimed,
            ("click", "and watched until it rests"): lambda _: self.done(Kind.CLICK, 'button "Go"'),
            ("click", "and looked at, compared, judged"): lambda _: self.judged(Kind.CLICK, 'button "Go"'),
            ("fill", "Playwright's `fill`"): lambda n: self.page.fill("#it", f"text {n}"),
            ("fill", "typed by keys, read back, watched, looked at, judged"): lambda n: self.judged(
                Kind.TYPE, 'textbox "It"', f"typed {n}"
            ),
        }

    async def spend(self, way: Way, number: int, spent: Spent) -> None:
        """One round of one way. The look before it is the one after the action before."""
        self.seen.append(await self.surface.look())
        page, ours, begun = await self.page_ms(), time.process_time(), time.perf_counter()
        await way(number)
        spent.elapsed.append((time.perf_counter() - begun) * 1000)
        spent.ours.append((time.process_time() - ours) * 1000)
        spent.page.append(await self.page_ms() - page)

    async def page_ms(self) -> float:
        metrics = (await self.meter.send("Performance.getMetrics"))["metrics"]
        return next(float(one["value"]) * 1000 for one in metrics if one["name"] == "TaskDuration")

    @property
    def view(self) -> View:
        return self.surface._views[self.page]

    def operation(self, kind: Kind, label: str, text: str = "") -> Operation:
        target = only(self.seen[-1], label).ref
        return Operation(kind=kind, target=target, text=(text,) if text else ())

    async def aimed(self, _: int) -> None:
        act = Act(self.view, self.operation(Kind.CLICK, 'button "Go"'), PLATFORM, "")
        await act.watch()
        assert (await press(act, act.place())).ok
        await act.let_go()

    async def done(self, kind: Kind, label: str, text: str = "") -> Reply:
        reply = await self.surface.do(self.operation(kind, label, text))
        assert reply.ok, reply
        return reply

    async def judged(self, kind: Kind, label: str, text: str = "") -> None:
        reply = await self.done(kind, label, text)
        after = await self.surface.look()
        delivered = Delivered(how=reply.delivery, observed_after_ms=reply.observed_after_ms)
        came = classify(compare(self.seen[-1], after), delivered, reply.postcondition)
        assert came.reason is Reason.TREE_DELTA, came


async def measured(rounds: int) -> str:
    """The table."""
    async with BrowserSurface.open() as surface:
        page = surface._windows.current
        cards = (f"<h3>Item {n}</h3><p>For {n} uses.</p><a href='/{n}'>Open item {n}</a>" for n in range(CONTROLS))
        await page.set_content(f"<!doctype html><main>{TOP}{''.join(cards)}</main>")
        meter = await page.context.new_cdp_session(page)
        await meter.send("Performance.enable", {"timeDomain": "threadTicks"})
        bench = Bench(surface, page, meter)
        ways = bench.ways()
        spent = {name: Spent() for name in ways}
        for number in range(-1, rounds):
            for name, way in ways.items():
                await bench.spend(way, number, spent[name] if number >= 0 else Spent())
        rows = (f"| {action} | {way} | {spent[action, way].row()} |" for action, way in ways)
        return "\n".join((COLUMNS, *rows))


def main() -> None:
    """Prints the table, or writes the page."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    rounds = numbers[0] if numbers else ROUNDS
    table = asyncio.run(measured(rounds))
    print(table)
    if "--write" in sys.argv:
        load, cores = os.getloadavg()[0], os.cpu_count()
        head = HEAD.format(rounds=rounds, when=time.strftime("%Y-%m-%d"), cores=cores, load=load)
        FILE.write_text(head + table + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
