"""Which items stand on one card or in one row: the path down to its innermost number, list by list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_NUMBERED: Final = re.compile(r"^(.*) #(\d+)$")

Path = tuple[str, ...]


def cards_of(paths: Sequence[Path]) -> list[str]:
    """
    The card of each path, in the order of the screen; empty outside of any. A count that starts again is another
    list's: the first row of the items and the first of the filters below them are two cards, though both are called
    "listitem #1".

    >>> cards_of([("listitem #1",), ("listitem #2",), ("listitem #1",)])
    ['listitem #1', 'listitem #2', 'listitem #1 of list 2']
    """
    reached: dict[str, tuple[int, int]] = {}
    return [_card(path, reached) for path in paths]


def _card(path: Path, reached: dict[str, tuple[int, int]]) -> str:
    parts: list[str] = []
    end = 0
    for part in path:
        parts.append(_told_apart(part, " > ".join(parts), reached))
        end = len(parts) if _NUMBERED.match(part) else end
    return " > ".join(parts[:end])


def _told_apart(part: str, above: str, reached: dict[str, tuple[int, int]]) -> str:
    """The part itself; where its count started again, with the number of its list."""
    found = _NUMBERED.match(part)
    if not found:
        return part
    kind, number = f"{above} > {found[1]}", int(found[2])
    last, listed = reached.get(kind, (0, 1))
    listed += number < last
    reached[kind] = (number, listed)
    return part if listed == 1 else f"{part} of list {listed}"
