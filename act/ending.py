"""How a step ended, and what of it the next one has to know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .memory import Memory


class Outcome(StrEnum):
    """Every way a step can end. Which of them pass, and what exit code each means, is DESIGN's table."""

    DONE = "done"
    ALREADY_DONE = "already_done"
    STOPPED = "stopped"
    """It found the control of a `stop_before` and stopped in front of it."""

    FALSE = "false"
    """A condition does not hold."""

    UNRESPONSIVE = "unresponsive"
    """Three actions changed nothing on screen."""

    UNSURE = "unsure"
    """A condition between 0.25 and 0.75; or a step that seems done: nothing confirms it, or its presses are too few."""

    STUCK = "stuck"
    OUT_OF_TURNS = "out_of_turns"
    NEEDS_PERSON = "needs_person"
    REFUSED = "refused"
    """The gate refused what the step came to."""

    BLIND = "blind"
    """The screen could not be read, three looks in a row."""

    UNREACHABLE = "unreachable"
    """An address that does not load, an application that does not start."""

    @property
    def passes(self) -> bool:
        return self in {Outcome.DONE, Outcome.ALREADY_DONE, Outcome.STOPPED}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How a step ended: what was last seen and why, in `note`."""

    outcome: Outcome
    note: str
    turns: int = 0
    confidence: float | None = None
    """The lowest probability the step was decided on; `None` where nothing was judged."""

    memory: Memory
    """What the next step starts from."""
