"""Two lists with buttons between them: what is chosen in the one is brought over to the other by a press."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import folded, tokens
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.scene import Item, Scene
from ..step.goal import Clause

BRINGING: Final = frozenset({"add", "set"})
VERBS: Final = lexicon().sets["transferring"]
OVER: Final = lexicon().sets["moves_over"]
BACK: Final = lexicon().sets["moves_back"]
ARROWS: Final = frozenset("→>›▶»⇒")
WAYS: Final = 2
"""Between the lists stand a way over and a way back."""

WAITS: Final = UNDONE
"""The most that a step is done whose thing still stands in the list to choose from. Set by hand: under every bar."""


@dataclass(frozen=True, slots=True)
class Picker:
    """The list to choose from, the list of what was chosen, and what stands between them."""

    offered: Item
    chosen: Item
    between: tuple[Item, ...]
    names: tuple[str, ...]
    """What is to be brought over, folded."""

    @property
    def is_over(self) -> bool:
        return set(self.names) <= set(map(folded, self.chosen.element.choices))

    @property
    def next(self) -> tuple[Item, ...]:
        """The list, until one of the things is chosen in it; then the way over."""
        if not any(name in folded(self.offered.element.value) for name in self.names):
            return (self.offered,)
        over = [item for item in self.between if _brings(item)]
        return tuple(over[:1])


def picker_for(clause: Clause, scene: Scene) -> Picker | None:
    """The one pair of lists either of which holds what the clause brings somewhere; nothing for any other clause."""
    if not clause.quotes or (clause.intent not in BRINGING and clause.verb not in VERBS):
        return None
    names = tuple(folded(quote) for quote in clause.quotes)
    found = [pair for pair in _pickers(scene, names) if set(names) <= set(map(folded, _choices(pair)))]
    return found[0] if len(found) == 1 else None


def stands(clause: Clause, scene: Scene) -> bool:
    """It was brought over; where the clause says "only", nothing else stands there."""
    picker = picker_for(clause, scene)
    if picker is None or not picker.is_over:
        return False
    return "only" not in tokens(clause.text) or len(picker.chosen.element.choices) == len(picker.names)


def most(r: Reading) -> float:
    """At most so likely it is done while such lists show and the thing is not, or not alone, where it is to be."""
    picker = picker_for(r.clause, r.scene)
    return WAITS if picker is not None and not stands(r.clause, r.scene) else 1.0


def _choices(picker: Picker) -> tuple[str, ...]:
    return (*picker.offered.element.choices, *picker.chosen.element.choices)


def _pickers(scene: Scene, names: tuple[str, ...]) -> Iterator[Picker]:
    """Pair by pair from the top: no list belongs to two."""
    taken = -1
    for one, other in pairwise(item for item in scene.items if item.role == "listbox"):
        ways = tuple(i for i in scene.items[one.at + 1 : other.at] if i.role in ("button", "link") and i.is_control)
        if one.at > taken and len(ways) >= WAYS and one.element.path == other.element.path:
            taken = other.at
            yield Picker(one, other, ways, names)


def _brings(item: Item) -> bool:
    """It brings over what is chosen: not everything, and not back."""
    words = set(item.words)
    if item.has(Condition.DISABLED) or "all" in tokens(item.name) or words & BACK:
        return False
    return bool(words & OVER) or folded(item.name) in ARROWS
