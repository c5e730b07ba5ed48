"""What is told names another thing of the same kind, whose name holds the step's: "Red lamp shade", "Old work"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..evidence.messages import cheers, tells
from ..evidence.names_shown import acts
from ..language.words import tokens
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import ACTED
from ..screen.outcome import upon_of

ANOTHER: Final = UNDONE
"""The most that a step is done of which another thing is told. Set by hand: under every bar."""

TELLING: Final = frozenset({"status", "alert", "text", "paragraph"})
LONGEST: Final = 6
"""Words: a longer text is no name."""


def most(r: Reading) -> float:
    """At most so likely it is done. Of the screens that are fitted on, 2 are so and not done, and none is done."""
    done = acts(r)
    if not done or done[-1].did not in ACTED:
        return 1.0
    told = [label for label in r.scene.came if label.role in TELLING and (tells(r, label.name) or cheers(label.name))]
    said = {tokens(label.name) for label in told}
    return ANOTHER if said and _is_of_longer(r, said) else 1.0


def _is_of_longer(r: Reading, said: set[tuple[str, ...]]) -> bool:
    own = tokens(r.goal.text)
    pairs = [
        (short, long)
        for names in _names(r).values()
        for long in names
        if _count(long, own) == 0 and any(_count(long, line) for line in said)
        for short in names
        if _count(short, long) and _count(short, own)
    ]
    return any(_only_within(pair, said) for pair in pairs)


def _only_within(pair: tuple[tuple[str, ...], tuple[str, ...]], said: set[tuple[str, ...]]) -> bool:
    """Wherever a message says the short name it says the long one."""
    short, long = pair
    return all(_count(short, line) <= _count(long, line) * _count(short, long) for line in said)


def _names(r: Reading) -> dict[str, set[tuple[str, ...]]]:
    """The names of each role that show, have gone, or came and went on the way."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for role, name in _labels(r):
        words = tokens(name) if role not in TELLING else ()
        if 0 < len(words) <= LONGEST:
            found.setdefault(role, set()).add(words)
    return found


def _labels(r: Reading) -> Iterator[tuple[str, str]]:
    yield from ((item.role, item.name) for item in r.scene.items)
    yield from ((label.role, label.name) for label in r.scene.went)
    yield from ((label.role, label.name) for deed in r.scene.deeds for label in upon_of(deed.note).told)


def _count(part: tuple[str, ...], whole: tuple[str, ...]) -> int:
    """How often the words of the one stand in the other, side by side."""
    return sum(whole[n : n + len(part)] == part for n in range(len(whole) - len(part) + 1))
