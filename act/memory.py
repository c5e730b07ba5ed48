"""What outlives a step: one frozen, plain-data value. A step can be started again from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from view import Screen


class Owner(StrEnum):
    """Whose is what is in front of the window?"""

    NOBODY = "nobody"
    """Nothing is in front, or the page put it there: an overlay like any other."""

    TASK = "task"
    """The run's own press or typing put it there: it is the task's next stage."""

    SERVED = "served"
    """A step has pressed inside it; to the next step it is an overlay like any other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """The run so far, as the next step needs it."""

    history: tuple[str, ...] = ()
    """What was done and what came of it, oldest first."""

    screen: Screen | None = None
    """The last screen that was seen."""

    owner: Owner = Owner.NOBODY
    typed_kinds: frozenset[str] = frozenset()
    """`Element.kind_key` of every field the run has typed into."""

    refused_kinds: frozenset[str] = frozenset()
    last_typed: str = ""
    """`Element.press_key` of the field that the run's very last action typed into; empty when it did something else."""

    restless: frozenset[str] = frozenset()
    """Nodes that change by themselves."""

    variables: tuple[tuple[str, str], ...] = ()
