"""
What a machine may want. A step is a generator that yields wishes and is resumed with what came of them; it never does
anything itself, so a test plays it like a script and any driver can run it.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from judge import Answers, Request
from view import Allowance, Element, Operation, Reply, Screen

from .event import Event

T = TypeVar("T")


class Wish(Generic[T]):
    """Something a machine wants. ``screen = yield from Look()`` is typed by what comes of it."""

    __slots__ = ()

    def __iter__(self) -> Generator[Wish[Any], T, T]:
        return (yield self)


Machine = Generator[Wish[Any], Any, T]
"""A machine that ends with a `T`."""


@dataclass(frozen=True)
class Look(Wish[Screen]):
    """Wants a `Screen`, with the elements that each CSS selector matches; all of the page with `whole`."""

    css: tuple[str, ...] = ()
    whole: bool = False


@dataclass(frozen=True)
class Ask(Wish[tuple[Answers, ...]]):
    """Wants the answers to each request, all in one round trip."""

    requests: tuple[Request, ...]


@dataclass(frozen=True, kw_only=True)
class Do(Wish[Reply]):
    """
    Wants something done to the surface and settled. Made by `act.gate` and nowhere else.

    It carries what the gate knew, so that the driver can ask the same questions of the unmasked screen.
    """

    operation: Operation
    element: Element | None = None
    """The target as it was judged."""

    allowance: Allowance | None = None
    """The `allow:` entry that this use is charged to."""

    because: str = ""
    """Why it would have been refused without that entry."""


@dataclass(frozen=True)
class Tell(Wish[None]):
    """Wants something known that only the machine knows."""

    event: Event


@dataclass(frozen=True)
class Write(Wish[str]):
    """Wants a text from a writing model. Used for a rescue only."""

    prompt: str
