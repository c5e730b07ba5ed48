"""The one interface of everything that answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from .answer import Answer
from .question import Question
from .state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Several questions about one state: one call to a judge."""

    state: State
    questions: tuple[Question, ...]


@runtime_checkable
class Judge(Protocol):
    """
    Answers questions about a state. It never looks, acts, waits for a screen or remembers.

    Every answer is a distribution over what was offered (`validated`). Where it does not know it says so:
    near 0.5 for a yes/no, flat over the options of a choice.
    """

    @property
    def name(self) -> str:
        """Which judge, with its version: ``embedded 3``. Bars and reports are kept by it."""
        ...

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        """Raises `InvalidAnswer` for a malformed answer, a `Problem` when the judge cannot be reached."""
        ...
