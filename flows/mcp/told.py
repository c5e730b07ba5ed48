"""What a tool answers: facts as JSON, perhaps a picture, and whether it is an error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from view import Problem

Facts: TypeAlias = dict[str, object]


class BadArguments(Problem):
    """What a client sent is nothing that the tool takes."""

    family = "ArgumentError"
    kind = "bad_arguments"


@dataclass(frozen=True, slots=True)
class Told:
    """One answer."""

    facts: Facts
    picture: bytes | None = None
    is_error: bool = False


def told_problem(problem: Problem, **more: object) -> Told:
    """What could not be done, as `Problem.payload` has it."""
    return Told({"error": problem.payload(), **present(more)}, is_error=True)


def present(facts: Facts) -> Facts:
    """
    Without what says nothing.

    >>> present({"title": "", "count": 0, "lost": (), "active": False, "note": None})
    {'count': 0, 'active': False}
    """
    return {key: value for key, value in facts.items() if value is not None and value not in ("", ())}
