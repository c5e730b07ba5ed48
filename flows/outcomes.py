"""
How a flow can end, and what a shell, a scheduler and a CI system are told of it: one table.

`docs/exit-codes.md` shows the same rows; a test keeps the two the same.
"""

from __future__ import annotations

import signal
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from act import Outcome


class JUnit(StrEnum):
    """What a JUnit report calls it."""

    PASSED = "passed"
    FAILURE = "failure"
    ERROR = "error"


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way for a flow to end."""

    name: str
    """The word that every report uses, so that nobody has to know the number."""

    exit_code: int
    junit: JUnit = JUnit.ERROR
    words: str
    """As a sentence about the flow, without its subject."""

    @property
    def passes(self) -> bool:
        return self.exit_code == 0


def _way(name: str, exit_code: int, words: str, junit: JUnit = JUnit.ERROR) -> Way:
    return Way(name=name, exit_code=exit_code, words=words, junit=junit)


DONE: Final = _way("done", 0, "was done", JUnit.PASSED)
STOPPED: Final = _way("stopped", 0, "stopped where its last step told it to", JUnit.PASSED)
STOPPED_EARLY: Final = _way("stopped_early", 4, "stopped at a `stop_before` with steps left")
INVALID: Final = _way(
    "invalid", 2, "did not start, or could not go on: the command line, the flow file or a secret is not right"
)
NOTHING_SELECTED: Final = _way("nothing_selected", 5, "was not there: nothing was selected", JUnit.PASSED)
BUDGET: Final = _way("budget", 6, "used up its calls, its tokens, its money or its time")
INTERNAL: Final = _way("internal", 70, "met a mistake in run-flow itself")
UNREACHABLE: Final = _way("unreachable", 75, "could not reach the judge, the browser or the site")
GATE_DISAGREES: Final = _way(
    "gate_disagrees", 4, "was stopped: what was about to be pressed is not what had been permitted"
)
INTERRUPTED: Final = "interrupted"

BY_OUTCOME: Final[dict[Outcome, Way]] = {
    Outcome.DONE: DONE,
    Outcome.ALREADY_DONE: _way("already_done", 0, "was done before it began", JUnit.PASSED),
    Outcome.STOPPED: STOPPED,
    Outcome.FALSE: _way("false", 1, "failed: a condition does not hold", JUnit.FAILURE),
    Outcome.UNRESPONSIVE: _way("unresponsive", 1, "failed: three actions changed nothing on screen", JUnit.FAILURE),
    Outcome.UNSURE: _way("unsure", 3, "is undecided: whether a condition holds, or a step took effect, is not clear"),
    Outcome.STUCK: _way("stuck", 3, "is undecided: nothing on screen seemed to help"),
    Outcome.OUT_OF_TURNS: _way("out_of_turns", 3, "is undecided: a step used up its turns"),
    Outcome.NEEDS_PERSON: _way("needs_person", 3, "is undecided: a person is needed"),
    Outcome.BLIND: _way("blind", 3, "is undecided: the screen could not be read"),
    Outcome.REFUSED: _way("refused", 4, "was refused: what it came to could destroy, send or pay"),
    Outcome.UNREACHABLE: UNREACHABLE,
}

WAYS: Final[tuple[Way, ...]] = (
    *BY_OUTCOME.values(), STOPPED_EARLY, GATE_DISAGREES, INVALID, NOTHING_SELECTED, BUDGET, INTERNAL,
)  # fmt: skip
"""Every way but the signals', which are made by `interrupted`."""

BY_PROBLEM: Final[dict[str, Way]] = {
    "budget": BUDGET,
    "gate_disagrees": GATE_DISAGREES,
    "invalid_flow": INVALID,
    "unknown_secret": INVALID,
    "no_such_run": INVALID,
    "cannot_write": INVALID,
    "bad_policy": INVALID,
    "not_installed": INVALID,
    "denied": INVALID,
    "bad_locator": INVALID,
    "bad_browser_option": INVALID,
    "bad_address": INVALID,
    "invalid_answer": UNREACHABLE,
    "not_served": UNREACHABLE,
    "no_browser": UNREACHABLE,
    "browser_unreachable": UNREACHABLE,
    "page_crashed": UNREACHABLE,
    "judge_unreachable": UNREACHABLE,
    "no_key": INVALID,
    "bad_calibration": INVALID,
    "bad_labels": INVALID,
    "port_taken": INVALID,
}
"""By `Problem.kind`. A problem of any other kind that reaches the driver is a mistake of ours."""

PRECEDENCE: Final = (70, 2, 1, 4, 3, 6, 75, 5, 0)
"""Of several flows the first of these wins. A signal ends the whole run and wins over all."""

SIGNAL_BASE: Final = 128
"""What a shell adds to a signal's number."""


def interrupted(number: int) -> Way:
    """The way of a run that signal `number` ended."""
    return _way(INTERRUPTED, SIGNAL_BASE + number, f"was ended by {signal.Signals(number).name}")


def of_steps(outcomes: tuple[Outcome, ...], planned: int) -> Way:
    """
    How a flow of so many steps ended, from the outcomes of those that ran: the first that does not pass says it.

    One that stopped in front of something with steps left has not done what was wanted.
    """
    failed = next((outcome for outcome in outcomes if not outcome.passes), None)
    if failed is not None:
        return BY_OUTCOME[failed]
    if len(outcomes) < planned:
        return STOPPED_EARLY if outcomes and outcomes[-1] is Outcome.STOPPED else INTERNAL
    if outcomes and outcomes[-1] is Outcome.STOPPED:
        return STOPPED
    return DONE


def of_problem(kind: str) -> Way:
    """How a flow ended that a problem of that kind ended."""
    return BY_PROBLEM.get(kind, INTERNAL)


def worst(ways: Iterable[Way]) -> Way:
    """Which of several flows' ways the run exits with. Nothing at all is `NOTHING_SELECTED`."""
    return min(ways, key=_rank, default=NOTHING_SELECTED)


def _rank(way: Way) -> int:
    return PRECEDENCE.index(way.exit_code) if way.exit_code in PRECEDENCE else -1


def named(name: str, exit_code: int) -> Way:
    """The way of that name, as a report gives it. Raises `KeyError` for a name that is none."""
    if name == INTERRUPTED:
        return interrupted(exit_code - SIGNAL_BASE)
    return {way.name: way for way in WAYS}[name]
