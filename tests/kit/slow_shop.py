"""
Runs a flow over the shop in memory as a process of its own, with a judge or a surface that never comes back.

``python slow_shop.py FLOW RESULTS look|ask|do``: says ``waiting`` on stdout once it hangs there.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from fake_surface import FakeSurface
from loops import calmly
from scripted import ScriptedJudge
from small_shop import buyer, shop

from flows.cli.main import main_of
from flows.cli.run import Wanted, World, execute
from flows.flow import Flow
from flows.judging import Judging
from judge import Answers, Question, State
from surfaces import Surface
from view import Operation, Reply, Screen


async def wait_for_ever() -> None:
    sys.stdout.write("waiting\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


class HangingJudge(ScriptedJudge):
    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        await wait_for_ever()
        return Answers({})


class HangingSurface(FakeSurface):
    where = ""

    async def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        if self.where == "look" and self.looks:
            await wait_for_ever()
        return await super().look(css, whole=whole)

    async def do(self, operation: Operation) -> Reply:
        if self.where == "do" and operation.target:
            await wait_for_ever()
        return await super().do(operation)

    async def close(self) -> None:
        await super().close()
        sys.stdout.write("closed\n")
        sys.stdout.flush()


def run(flow: str, results: str, where: str) -> int:
    surface = HangingSurface(shop())
    surface.where = where

    async def opened(_: Flow) -> Surface:
        return surface

    judge = HangingJudge() if where == "ask" else ScriptedJudge(calmly(buyer))
    world = World(judging=lambda _: lambda _: Judging(judge=judge), opening=lambda _: opened)
    return execute(Wanted(files=(Path(flow),), out=Path(results), output="none"), world)


if __name__ == "__main__":
    main_of(lambda: run(*sys.argv[1:]))
