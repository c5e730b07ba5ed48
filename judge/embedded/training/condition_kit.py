"""What labelled conditions are made with: a screen, sentences that hold on it, sentences that do not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from view import FrontKind, Omitted

from ...state import State
from .case import Bit, bit
from .words import vocabulary

MAIN: Final = ("main",)
DATES: Final = ((2028, 5, 14), (2029, 11, 3), (2031, 1, 27), (2030, 8, 9), (2028, 2, 20))
MONTHS: Final = tuple("January February March April May June July August September October November December".split())
TOWNS: Final = ("Bergen", "Porto", "Cork", "Oslo", "Lisbon", "Ghent", "Turku", "Graz")
NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


@dataclass(frozen=True, slots=True)
class Sample:
    """One sentence about one screen, and whether it holds; nothing where nobody could tell."""

    family: str
    state: State
    condition: str
    holds: bool | None


Family = Callable[[Random], list[Sample]]
"""Makes the samples of one screen."""


def screen(r: Random, *bits: Bit, title: str = "", front: str = "", omitted: int = 0) -> State:
    """The bits on a page with what usually surrounds them."""
    words = vocabulary()
    pool = list(words.chrome[r.choice(sorted(words.chrome))])
    r.shuffle(pool)
    said = {b.element.name.casefold() for b in bits}
    links = [line for line in pool if line[1].casefold() not in said]
    head = [bit(role, name, path=("banner",)) for role, name in links[:3]]
    foot = [bit(role, name, path=("contentinfo",)) for role, name in links[3:5]]
    return State(
        step="x",
        title=title or r.choice(("", "", "Nordlys")),
        front=FrontKind.DIALOG if front else FrontKind.WINDOW,
        front_name=front,
        items=tuple(b.element for b in (*head, *bits, *foot)),
        omitted=(Omitted(role="text", count=omitted),) if omitted else (),
    )


def samples(
    family: str, state: State, true: Iterable[str], false: Iterable[str], open_: Iterable[str] = ()
) -> list[Sample]:
    """Each sentence as a sample."""
    return [
        Sample(family, state, said, holds)
        for holds, sentences in ((True, true), (False, false), (None, open_))
        for said in sentences
    ]


def some(r: Random, sentences: Sequence[str], most: int = 3) -> list[str]:
    """A few of them."""
    return r.sample(list(sentences), min(most, len(sentences)))


def day_in_words(r: Random, day: tuple[int, int, int]) -> str:
    """A date in one of the ways it is written."""
    y, m, d = day
    month = MONTHS[m - 1]
    return r.choice(
        (
            f"{d} {month} {y}",
            f"{month} {d}, {y}",
            f"{y}-{m:02}-{d:02}",
            f"{d} {month[:3]} {y}",
            f"{d:02}.{m:02}.{y}",
            f"{d:02}/{m:02}/{y}",
        )
    )


def money_in_words(r: Random, cents: int, sign: str) -> str:
    """An amount in one of the ways it is written."""
    whole, part = divmod(cents, 100)
    return r.choice(
        (
            f"{sign}{whole:,}.{part:02}",
            f"{whole}.{part:02} {sign}",
            f"{whole},{part:02} {sign}",
            f"{sign} {whole}.{part:02}",
        )
    )


def rows(names: Iterable[str], role: str = "link", within: str = "list", kind: str = "listitem") -> list[list[Bit]]:
    """One card for each name."""
    return [[bit(role, name, path=(*MAIN, within, f"{kind} #{n}"))] for n, name in enumerate(names, 1)]


def flat(cards: Iterable[Iterable[Bit]]) -> list[Bit]:
    return [b for card in cards for b in card]
