"""A control seen in the course of a step: what a measure of what may follow asks about it."""

from __future__ import annotations

from typing import Final

from ..language.words import content, share
from ..lazily import lazily
from ..levels import HALF, SAYS
from ..screen.deeds import Deed
from ..screen.scene import TOGGLES, Item
from ..step.wishes import STANDS
from .naming import NameInStep
from .progress import WROTE, Progress, is_open, name_of, zone_of

CHOICES: Final = frozenset({"option", "menuitem", "menuitemradio", "menuitemcheckbox"})
PICKED: Final = TOGGLES | CHOICES | {"tab"}
SHORT: Final = 3
"""So many words has the name of what does no more than lead to something."""


class Seen:
    """One control, and how far the step has come. What not every control is asked is looked up as it is asked for."""

    def __init__(self, item: Item, naming: NameInStep, progress: Progress, ways: frozenset[str]) -> None:
        self.item, self.naming, self.progress, self.ways = item, naming, progress, ways
        element, self.named = item.element, name_of(item)
        self.words, self.role, self.value = item.words, item.role, element.value
        self.in_front, self.is_aside = element.in_front, item.is_aside
        self.said, self.verb, self.is_opener = naming.said, naming.verb, naming.is_opener
        self.is_field, self.is_out, self.sends = naming.is_field, naming.is_out, naming.sends
        self.came = self.named in progress.came
        """The last deed brought it."""

        self.deeds: tuple[Deed, ...] = progress.done_to.get(self.named, ())
        """Those that were done to it, by role and name."""

        self.was_last = bool(self.deeds) and self.deeds[-1] is progress.last
        self.stands = bool(element.states) and item.has(*STANDS)
        """It is on, chosen or current."""

    @property
    def zone(self) -> str:
        return zone_of(self.item)

    @property
    def is_open(self) -> bool:
        return self.is_field and is_open(self.item)

    @lazily
    def fit(self) -> float:
        """0 to 1: how far it asks for a text that is left, and does not hold what the step says."""
        if not self.is_field or (self.value and self.held >= SAYS):
            return 0.0
        return max((self.progress.fit(self.item, gift) for gift in self.progress.left), default=0.0)

    @property
    def was_written(self) -> bool:
        return any(deed.did in WROTE for deed in self.deeds)

    @property
    def held(self) -> float:
        """How much of what it holds the step says."""
        return share(content(self.value), self.progress.said)

    @property
    def row(self) -> float:
        """How much of what is unused its card or row says."""
        return share(self.progress.unused, self.item.around) if self.item.card and self.progress.unused else 0.0

    @property
    def is_bypassed(self) -> bool:
        """It only names the thing, and a control of its own card says what is done to it, or leads there."""
        acts = self.progress.acting_cards
        return bool(self.left) and not self.is_field and not self.verb and self.item.card in acts

    @lazily
    def left(self) -> float:
        """How much of a text that is left its name says; what is searched for is not pressed before it is typed."""
        return 0.0 if self.progress.is_unsearched else self.progress.left_in(self.words)

    @property
    def says_sought(self) -> bool:
        """It says a text that is left."""
        return self.progress.left_in(self.words) >= SAYS

    @property
    def is_left(self) -> bool:
        """Its name is a text that is left."""
        return self.left > 0 and any(set(gift.words) == set(self.words) for gift in self.progress.left)

    @property
    def leads(self) -> float:
        """0 to 1: its name is one of the ways to what the step says."""
        if self.is_field or self.ways.isdisjoint(self.words):
            return 0.0
        return 1.0 if len(self.words) <= SHORT else HALF

    @property
    def confirms(self) -> bool:
        """A button that came and answers yes to what was pressed."""
        if not self.came or self.role != "button" or self.is_out:
            return False
        label = content(self.progress.last.label) if self.progress.last else ()
        return self.naming.agrees or self.verb > 0 or share(label, self.words) > 0
