"""What a flow does after its steps, whatever way they ended: a machine of its own, with a time of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from act import Limits, Memory, PlannedStep, run_flow
from view import Problem

from . import outcomes
from .drive import Driver
from .events import FinallyEnded
from .journal import Journal
from .outcomes import INTERRUPTED, Way
from .signals import Interrupted

_MS: Final = 1000.0


async def cleaned_up(driver: Driver, steps: Sequence[PlannedStep], limits: Limits, journal: Journal) -> tuple[Way, str]:
    """
    How it ended, and why. That is told as an event, also when a second signal cuts it off.

    Raises what cut it off, and a mistake of ours.
    """
    began = driver.clock()

    def tell(outcome: str, note: str, *, passes: bool = False) -> None:
        ms = round((driver.clock() - began) * _MS, 1)
        journal.tell(FinallyEnded(outcome=outcome, passes=passes, note=note, ms=ms))

    try:
        endings = await driver.drive(run_flow(steps, Memory(), limits))
    except Problem as problem:
        way, note = way_of(problem), problem.message
    except asyncio.CancelledError:
        tell(INTERRUPTED, "a second signal cut it off")
        raise
    else:
        way, note = outcomes.of_steps(tuple(one.outcome for one in endings), len(steps)), endings[-1].note
    tell(way.name, note, passes=way.passes)
    return way, note


def way_of(problem: Problem) -> Way:
    """How what this problem ended ended: a signal among them."""
    if isinstance(problem, Interrupted):
        return outcomes.interrupted(problem.number)
    return outcomes.of_problem(problem.kind)
