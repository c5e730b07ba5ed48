"""A control seen in the course of a step: what a measure of what may follow asks about it."""

from __future__ import annotations

from typing import Final

from .among import Among
from .deeds import Deed
from .finding import is_aside
from .lazily import lazily
from .lexicon import lexicon
from .parting import commits, leaves
from .progress import WROTE, Progress, is_open, name_of, zone_of
from .scene import FIELDS, TOGGLES, Item
from .wishes import STANDS
from .words import content, folded, share

CHOICES: Final = frozenset({"option", "menuitem", "menuitemradio", "menuitemcheckbox"})
PICKED: Final = TOGGLES | CHOICES | {"tab"}
COMMITTAL: Final = 2
"""From this rank on a closing control agrees to something, or may do so."""

SHORT: Final = 3
KINDRED: Final = 0.75
SAYS: Final = 0.7
EVEN: Final = 0.5
HARDLY: Final = 0.3


class Seen:
    """One control, and how far the step has come. Looked up as it is asked for."""

    def __init__(self, item: Item, progress: Progress, among: Among, right: float, ways: frozenset[str]) -> None:
        self.item, self.progress, self.among, self.ways = item, progress, among, ways
        self.words, self.role, self.value = item.words, item.role, item.element.value
        self.right = right
        self.goal_words = progress.said
        self.in_front, self.named = item.element.in_front, name_of(item)

    @lazily
    def said(self) -> float:
        """How much of its name the step says."""
        return share(self.words, self.goal_words)

    @lazily
    def is_aside(self) -> bool:
        return is_aside(self.item)

    @lazily
    def is_field(self) -> bool:
        return self.role in FIELDS and self.role != "slider"

    @lazily
    def is_open(self) -> bool:
        return is_open(self.item)

    @lazily
    def fit(self) -> float:
        """0 to 1: how far it asks for a text that is left, and does not hold what the step says."""
        if not self.is_field or (self.value and self.held >= SAYS):
            return 0.0
        return max((self.progress.fit(self.item, gift) for gift in self.progress.left), default=0.0)

    @lazily
    def is_out(self) -> bool:
        """A way out that the step does not name and that agrees to nothing."""
        rank = lexicon().closers.get(folded(self.item.name).strip(" .!"), 0)
        named = max(self.said - SAYS, share(self.words[:1], self.goal_words) - KINDRED) >= 0
        return leaves(self.item.name) and not named and rank < COMMITTAL

    @lazily
    def sends(self) -> bool:
        return not (self.is_field or self.is_out) and commits(self.item.name)

    @lazily
    def deeds(self) -> tuple[Deed, ...]:
        """Those that were done to it, by role and name."""
        return self.progress.done_to.get(self.named, ())

    @lazily
    def was_last(self) -> bool:
        return bool(self.deeds) and self.deeds[-1] is self.progress.last

    @lazily
    def was_written(self) -> bool:
        return any(deed.did in WROTE for deed in self.deeds)

    @lazily
    def held(self) -> float:
        """How much of what it holds the step says."""
        return share(content(self.value), self.goal_words)

    @lazily
    def stands(self) -> bool:
        """It is on, chosen or current."""
        return self.item.has(*STANDS)

    @lazily
    def wished(self) -> int:
        return self.progress.wished(self.item) if self.role in PICKED else 0

    @lazily
    def came(self) -> bool:
        """The last deed brought it."""
        return self.named in self.progress.came

    @lazily
    def is_altered(self) -> bool:
        return self.named in self.progress.altered

    @lazily
    def is_same_zone(self) -> bool:
        """It stands where one was last."""
        return zone_of(self.item) == self.progress.zone

    @lazily
    def is_opener(self) -> bool:
        return 0 < len(self.words) <= SHORT and not lexicon().sets["opener"].isdisjoint(self.words)

    @lazily
    def verb(self) -> float:
        """How far it says a verb of the step; what sells a thing says that it adds it."""
        sells = self.progress.adds and not lexicon().sets["acquiring"].isdisjoint(self.words)
        return max(KINDRED * sells, *(share((verb,), self.words) for verb in self.progress.verbs))

    @lazily
    def beside_verb(self) -> tuple[str, ...]:
        """What it says besides."""
        return tuple(w for w in self.words if w.isalpha() and share((w,), self.progress.verbs) < KINDRED)

    @lazily
    def beside_said(self) -> float:
        """How much of that the step says; all of nothing."""
        return share(self.beside_verb, self.goal_words) if self.beside_verb else 1.0

    @lazily
    def row(self) -> float:
        """How much of what is unused its card or row says."""
        return share(self.progress.unused, self.item.around) if self.item.card and self.progress.unused else 0.0

    @lazily
    def is_bypassed(self) -> bool:
        """It only names the thing, and a control of its own card says what is done to it, or leads there."""
        acts = self.progress.acting_cards
        return bool(self.left) and not self.is_field and not self.verb and self.item.card in acts

    @lazily
    def left(self) -> float:
        """How much of a text that is left its name says; what is searched for is not pressed before it is typed."""
        if self.progress.is_unsearched:
            return 0.0
        return max((share(gift.words, self.words) for gift in self.progress.left), default=0.0)

    @lazily
    def says_sought(self) -> bool:
        """It says a text that is left."""
        return any(share(gift.words, self.words) >= SAYS for gift in self.progress.left)

    @lazily
    def is_left(self) -> bool:
        """Its name is a text that is left."""
        return self.left > 0 and any(set(gift.words) == set(self.words) for gift in self.progress.left)

    @lazily
    def leads(self) -> float:
        """0 to 1: its name is one of the ways to what the step says."""
        if self.is_field or self.ways.isdisjoint(self.words):
            return 0.0
        return 1.0 if len(self.words) <= SHORT else EVEN

    @lazily
    def confirms(self) -> bool:
        """A button that came and answers yes to what was pressed."""
        label = content(self.progress.last.label) if self.progress.last else ()
        agrees = not lexicon().sets["commit_answers"].isdisjoint(self.words)
        answers = agrees or self.verb > 0 or share(label, self.words) > 0
        return self.came and self.role == "button" and not self.is_out and answers

    def says(self, table: str) -> bool:
        """It has one of the table's words."""
        return not lexicon().sets[table].isdisjoint(self.words)
