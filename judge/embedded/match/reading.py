"""One state read for one goal: what the clauses found on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Final, TypeVar

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..lazily import lazily
from ..levels import BESIDES, ITSELF, SECOND
from ..screen.scene import FIELDS, STATEFUL, Item, Scene, label_of
from ..step.goal import Clause, Goal
from .match import Match, Matcher

STANDING: Final = frozenset({
    Condition.EXPANDED,
    Condition.COLLAPSED,
    Condition.SELECTED,
    Condition.PRESSED,
    Condition.CURRENT,
    Condition.CHECKED,
    Condition.UNCHECKED,
})  # fmt: skip
"""States that a step may wish for."""

PRESSED: Final = ("press", "activat", "click", "tap", "chose", "check", "uncheck", "expand", "select", "double", "open")
WROTE: Final = ("typed", "enter", "wrote", "fill")
_QUOTE = re.compile(r'"([^"]*)"')

T = TypeVar("T")


@dataclass(frozen=True)
class Reading:
    """A scene seen with one clause in mind."""

    scene: Scene
    goal: Goal
    clause: Clause

    @property
    def controls(self) -> tuple[Item, ...]:
        return self.scene.controls

    @lazily
    def matches(self) -> tuple[Match, ...]:
        """Of every control."""
        return self.matches_of(self.controls)

    def matches_of(self, items: tuple[Item, ...]) -> tuple[Match, ...]:
        """Of these, beside one another."""
        return self._matcher.matches(items)

    @lazily
    def _matcher(self) -> Matcher:
        return Matcher(self.clause, self.scene)

    @lazily
    def best(self) -> Match | None:
        """The control that the clause is about, judged by its words alone."""
        closest = max([match.closeness for match in self.matches], default=0.0)
        alike = [match for match in self.matches if match.closeness == closest]
        return max(alike, key=lambda match: match["lead"], default=None)

    @lazily
    def stateful(self) -> Match | None:
        """
        The one control whose state says whether the wish is met: the closest in words of all, one with a state before
        one without. A sibling's state is never read.
        """
        return max(self.matches, key=lambda match: (match.nearness, _has_state(match.item)), default=None)

    @lazily
    def last_kind(self) -> str:
        """``pressed``, ``wrote``, ``waited``, ``scrolled``, ``key`` or nothing: what sort of action came last."""
        last = self.scene.state.last.casefold()
        if not last:
            return ""
        if last.startswith(WROTE):
            return "wrote"
        if last.startswith("wait"):
            return "waited"
        if last.startswith("scroll"):
            return "scrolled"
        return "pressed" if '"' in last else "key"

    @lazily
    def last_words(self) -> tuple[str, ...]:
        """The words of what was acted on last."""
        said = _QUOTE.findall(self.scene.state.last)
        return content(said[-1]) if said else ()

    @lazily
    def last_fits(self) -> float:
        """0 to 1: how well the last action's object fits the clause."""
        words = self.last_words
        if not words or self.last_kind != "pressed":
            return 0.0
        if self.clause.intent in ("go", "continue"):
            words = tuple(word for word in words if not _only_goes(word)) or words
        said = share(words, self.clause.words)
        return said * max(
            BESIDES + ITSELF * share(self.clause.things, words), SECOND * share((self.clause.verb,), words)
        )

    @lazily
    def holder(self) -> Item | None:
        """A field that holds the clause's value."""
        value = folded(self.clause.value)
        return next(
            (i for i in self.scene.items if value and i.role in FIELDS and value in folded(i.element.value)), None
        )

    @lazily
    def new_words(self) -> tuple[tuple[str, ...], ...]:
        """The words of each readable thing that came since the step began."""
        return tuple(
            label.words
            for label in self.scene.came
            if label.role not in FIELDS and label.role not in ("button", "option")
        )


def kept(measure: Callable[[Reading], T]) -> Callable[[Reading], T]:
    """What is worked out once for a reading, for all that rests on it."""
    name = f"{measure.__module__}.{measure.__qualname__}"

    @wraps(measure)
    def looked_up(reading: Reading) -> T:
        known: dict[str, T] = reading.__dict__
        if name not in known:
            known[name] = measure(reading)
        return known[name]

    return looked_up


def _only_goes(word: str) -> bool:
    """A word of a label that says only that it leads on: "Proceed to", "Open"."""
    return word in lexicon().sets["onward"] or lexicon().intent_of.get(word) == "go" or word.isdigit()


def _has_state(item: Item) -> bool:
    return item.role in STATEFUL or not STANDING.isdisjoint(item.element.states)


@lru_cache(maxsize=2_000)
def phrase_object(line: str) -> str:
    """The name of what a line of the history says was acted on."""
    said = _QUOTE.findall(line)
    return said[-1] if said else label_of(line).name
