"""Where an item stands: what its surroundings say, its lead over its namesakes, and whether it is counted to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from ..language.words import share, share_of
from ..screen.scene import Item
from ..step.goal import Clause

Lines = tuple[tuple[str, ...], ...]


class Context(NamedTuple):
    """What the surroundings of an item say of what its own name leaves out."""

    card: float = 0.0
    """Its card, row or neighbourhood: the more so when one line there says just that."""

    region: float = 0.0
    """The path and the heading it lies under."""

    said: float = 0.0
    """Either, the farther one for less."""


REGION_COUNTS: Final = 0.6
"""What the path and the heading count beside the card, which is nearer."""

TITLE_COUNTS: Final = 0.5
"""What one line counts that says all of it, beside what the lines say together."""


def context_of(missing: tuple[str, ...], item: Item) -> Context:
    """What stands around it, for the words of a clause that its own name leaves out."""
    return _context(missing, item.mates, item.more, item.where) if missing else NOWHERE


NOWHERE: Final = Context()


@lru_cache(maxsize=5_000)
def _context(missing: tuple[str, ...], mates: Lines, more: tuple[str, ...], where: tuple[str, ...]) -> Context:
    said = share_of(missing, {*more, *chain.from_iterable(mates)})
    title = max((_titled(missing, mate) for mate in mates if mate), default=0.0) if said else 0.0
    card, region = said * (1 - TITLE_COUNTS) + title * TITLE_COUNTS, share(missing, where)
    return Context(card, region, max(card, REGION_COUNTS * region))


def _titled(missing: tuple[str, ...], line: tuple[str, ...]) -> float:
    """How far one line says just what is missing, and no more."""
    return share(missing, line) * share(line, missing) ** 2


def leads_of(namesakes: Iterable[Sequence[int]], contexts: list[Context]) -> list[float]:
    """By how much each one's context beats the best of its namesakes, or falls short of it."""
    leads = [0.0] * len(contexts)
    for group in namesakes:
        by_card = len({contexts[i].card for i in group}) > 1
        said = {i: contexts[i].card if by_card else contexts[i].region for i in group}
        *_, second, best = sorted(said.values())
        for i in group:
            leads[i] = said[i] - (second if said[i] == best else best)
    return leads


def ordinals_of(clause: Clause, items: tuple[Item, ...]) -> list[float]:
    """1 for the one that the clause counts to among those of its role and name, -1 for its namesakes."""
    marks = [0.0] * len(items)
    if not clause.ordinal:
        return marks
    groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for i, item in enumerate(items):
        named = share(item.words, clause.words) > 0 or share(clause.things, (item.role, *item.where)) > 0
        if named:
            groups[(item.role,) if not share(item.words, clause.words) else (item.role, *item.words)].append(i)
    for group in groups.values():
        at = clause.ordinal - 1 if clause.ordinal > 0 else len(group) - 1
        for n, i in enumerate(group):
            marks[i] = 1.0 if n == at else -1.0
    return marks
