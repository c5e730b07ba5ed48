"""Which items stand on one card or in one row: the path down to its innermost number, list by list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

_NUMBERED: Final = re.compile(r"^(.*) #(\d+)$")

Path = tuple[str, ...]


def cards_of(paths: Sequence[Path]) -> list[str]:
    """
    The card of each path, in the order of the screen; empty outside of any. A count that starts again is another
    list's: the first row of the items and the first of the filters below them are two cards, though both are called
    "listitem #1". So is a row of the same number after something that lies outside of it: a row is read in one go.

    >>> cards_of([("listitem #1",), ("listitem #2",), ("listitem #1",)])
    ['listitem #1', 'listitem #2', 'listitem #1 of list 2']
    >>> cards_of([("listitem #1",), (), ("listitem #1",)])
    ['listitem #1', '', 'listitem #1 of list 2']
    """
    reached: dict[str, tuple[int, int]] = {}
    cards: list[str] = []
    for path, before in zip(paths, ((), *paths), strict=False):
        goes_on = bool(cards) and path == before
        cards.append(cards[-1] if goes_on else _card(path, before, reached) if _is_numbered(path) else "")
    return cards


def _card(path: Path, before: Path, reached: dict[str, tuple[int, int]]) -> str:
    """The path down to its innermost number, told apart from another list's of the same names."""
    above, card = "", ""
    for at, (part, counted) in enumerate(_read(path)):
        told = (
            part if counted is None else _told_apart(part, above, counted, path[: at + 1] == before[: at + 1], reached)
        )
        above = f"{above} > {told}" if at else told
        card = above if counted is not None else card
    return card


@lru_cache(maxsize=5_000)
def _is_numbered(path: Path) -> bool:
    return any(_numbered(part) is not None for part in path)


@lru_cache(maxsize=5_000)
def _read(path: Path) -> tuple[tuple[str, tuple[str, int] | None], ...]:
    """Each part with its kind and number, where it has one."""
    return tuple((part, _numbered(part)) for part in path)


@lru_cache(maxsize=5_000)
def _numbered(part: str) -> tuple[str, int] | None:
    found = _NUMBERED.match(part)
    return (found[1], int(found[2])) if found else None


def _told_apart(
    part: str, above: str, counted: tuple[str, int], goes_on: bool, reached: dict[str, tuple[int, int]]
) -> str:
    """The part itself; where its count started again, with the number of its list."""
    kind, number = f"{above} > {counted[0]}", counted[1]
    last, listed = reached.get(kind, (0, 1))
    listed += number < last or (number == last and not goes_on)
    reached[kind] = (number, listed)
    return part if listed == 1 else f"{part} of list {listed}"
