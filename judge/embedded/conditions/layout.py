"""How things lie on a page: the numbered parts they are in, what heads these, and the heading above."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from view import Element

from .tokens import Tokens, tokens

_NUMBERED: Final = re.compile(r"#\d+$")
_LABEL: Final = re.compile(r'"(.*)"')
_FIGURE: Final = re.compile(r"[0-9]")
LEAST_BLOCKS: Final = 3
SIBLINGS: Final = 2
"""Parts beside one another, at least, for their heads to be the names of columns."""

Key = tuple[tuple[str, ...], int]
"""A numbered part by its path, and which run of that path it is."""


class Placed(Protocol):
    """One thing of a board, as far as its place is concerned (`board.Thing`)."""

    @property
    def element(self) -> Element: ...
    @property
    def at(self) -> int: ...
    @property
    def role(self) -> str: ...
    @property
    def name(self) -> Tokens: ...
    @property
    def is_control(self) -> bool: ...


@dataclass
class Layout:
    """Of each thing, by where it stands on the board."""

    keys: list[tuple[Key, ...]] = field(default_factory=list)
    """The numbered parts that it lies in, from the outermost."""

    above: list[int] = field(default_factory=list)
    """The nearest heading above of a part that it lies in, its own card's left out; -1 where there is none."""

    heads: dict[Key, int] = field(default_factory=dict)
    """The text or heading that a numbered part begins with."""

    columns: frozenset[Key] = frozenset()
    """Parts that hold cards of their own, and those beside them."""

    labels: list[tuple[Tokens, ...]] = field(default_factory=list)
    """The names of the parts that it lies in: labels of its path, the heading above, its column's."""

    loose: list[tuple[Tokens, ...]] = field(default_factory=list)
    """What the numbered parts begin with that it lies in, where these are no columns."""


def layout_of(things: Sequence[Placed]) -> Layout:
    """Reads the paths once."""
    found = Layout()
    _keyed(found, things)
    _headed(found, things)
    found.columns = _columns(found)
    for thing in things:
        named = [tokens(hit[1]) for part in thing.element.path if (hit := _LABEL.search(part))]
        above = found.above[thing.at]
        own = [(key, found.heads[key]) for key in found.keys[thing.at] if found.heads.get(key, thing.at) != thing.at]
        columns = [things[at].name for key, at in own if key in found.columns]
        found.labels.append((*named, *([things[above].name] if above >= 0 else []), *columns))
        found.loose.append(tuple(things[at].name for key, at in own if key not in found.columns))
    return found


def blocks_of(items: Sequence[Element]) -> dict[int, tuple[str, str]]:
    """
    The card and the list of what stands under headings, where these are like cards: no numbered part on the page, at
    least three headings with the same kinds of things under each, a figure among them.
    """
    if any(_NUMBERED.search(part) for item in items for part in item.path):
        return {}
    heads = [n for n, item in enumerate(items) if item.role == "heading"]
    if len(heads) < LEAST_BLOCKS:
        return {}
    ends = [*heads[1:], len(items)]
    parts = [items[head:end] for head, end in zip(heads, ends, strict=True)]
    shapes = [tuple((item.role, item.path) for item in part) for part in parts]
    common = max(shapes, key=shapes.count, default=())
    alike = [n for n, shape in enumerate(shapes) if shape == common]
    if len(alike) < LEAST_BLOCKS or len(common) < SIBLINGS or alike != list(range(alike[0], alike[-1] + 1)):
        return {}
    if not all(any(_FIGURE.search(item.name) for item in parts[n][1:]) for n in alike):
        return {}
    return {heads[n] + at: (f"block #{n}", "blocks") for n in alike for at in range(len(common))}


def _keyed(found: Layout, things: Sequence[Placed]) -> None:
    """The numbered parts of each; one that is left and begun again is another."""
    runs: dict[tuple[str, ...], int] = defaultdict(int)
    before: tuple[Key, ...] = ()
    for thing in things:
        path = thing.element.path
        parts = [path[: n + 1] for n, part in enumerate(path) if _NUMBERED.search(part)]
        keys: list[Key] = []
        for n, part in enumerate(parts):
            goes_on = n < len(before) and before[n][0] == part and before[:n] == tuple(keys)
            runs[part] += not goes_on
            keys.append((part, runs[part]))
            if not goes_on and n == len(parts) - 1 and thing.name and not thing.is_control:
                found.heads[keys[-1]] = thing.at
        before = tuple(keys)
        found.keys.append(before)


def _headed(found: Layout, things: Sequence[Placed]) -> None:
    last: dict[Key | None, int] = {}
    for thing in things:
        keys = found.keys[thing.at]
        own = keys[-1:] if thing.role != "heading" else ()
        above = [last[key] for key in (None, *keys) if key in last and (key is None or (key,) != own)]
        found.above.append(max(above, default=-1))
        if thing.role == "heading":
            last[keys[-1] if keys else None] = thing.at


def _columns(found: Layout) -> frozenset[Key]:
    """Headed parts side by side, at least one of which has numbered parts in it."""
    nested = {keys[n] for keys in found.keys for n in range(len(keys) - 1)}
    lists: dict[tuple[tuple[str, ...], str], set[Key]] = defaultdict(set)
    for key in {key for keys in found.keys for key in keys}:
        path, _ = key
        lists[path[:-1], path[-1].partition(" ")[0]].add(key)
    boards = (keys for keys in lists.values() if len(keys) >= SIBLINGS and keys & nested)
    return frozenset(key for keys in boards for key in keys if key in found.heads and not key[0][-1].startswith("row"))
