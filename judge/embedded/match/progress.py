"""How far a step has come on its screen: what of it is still to be used, where one was last, what went wrong."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.failures import FAILING_ELSEWHERE, fails
from ..language.lexicon import lexicon
from ..language.parting import leaves
from ..language.words import content, folded, share, share_of
from ..lazily import lazily
from ..levels import HALF, HARDLY, KINDRED, SAYS
from ..screen.change import PASSING
from ..screen.deeds import Deed, Did
from ..screen.outcome import NOTHING, Upon, upon_of
from ..screen.scene import FIELDS, LAYERS, TOGGLES, Item, Label, Scene, once
from ..step import wishes
from ..step.gifts import Gift, Sort, gifts_of, takes
from ..step.goal import Goal, goal_of
from ..subject.idiom import CART
from .remainder import done_lines, left_of, nouns_of

SPEAKING: Final = frozenset({"alert", "status", "text", "heading", "paragraph"})
HEADS: Final = SPEAKING | LAYERS
CALLED_NOTHING: Final = FIELDS | {"option", "menuitem"}
"""Roles of what is called by no text of a step."""

WROTE: Final = frozenset({Did.WROTE, Did.CHOSE})
WRITTEN: Final = FIELDS - {"slider"}
RECENT: Final = 2
"""So many of the last deeds may be the one that is to be mended."""

UNSET: Final = lexicon().sets["unset"]
"""What a list says first while nothing was chosen in it."""

NAMED_SO: Final = 0.3
"""What a field's asking counts for a text by which something on the screen is called: it is no text to write."""

Named = tuple[str, str]
Texts = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Progress:
    """What is known of the course of a step, looked up once for a screen."""

    scene: Scene

    @lazily
    def goal(self) -> Goal:
        return goal_of(self.scene.state.step)

    @lazily
    def said(self) -> tuple[str, ...]:
        """The words of the step."""
        return self.goal.words

    @lazily
    def deeds(self) -> tuple[Deed, ...]:
        return self.scene.deeds

    @lazily
    def last(self) -> Deed | None:
        """The last deed, waiting and scrolling left out."""
        return next((deed for deed in reversed(self.deeds) if deed.did not in PASSING), None)

    @lazily
    def done_to(self) -> dict[Named, tuple[Deed, ...]]:
        """The deeds by what they were done to."""
        found: dict[Named, tuple[Deed, ...]] = {}
        for deed in self.deeds:
            if deed.label:
                named = deed.role, folded(deed.label)
                found[named] = (*found.get(named, ()), deed)
        return found

    @lazily
    def upon(self) -> Upon:
        return upon_of(self.last.note) if self.last else NOTHING

    @lazily
    def came(self) -> frozenset[Named]:
        """What the last deed brought: role and name."""
        return _named(self.upon.came) - _named(self.upon.went)

    @lazily
    def altered(self) -> frozenset[Named]:
        """What was there before it too, with another value or state."""
        return _named(self.upon.came) & _named(self.upon.went)

    @lazily
    def gifts(self) -> tuple[Gift, ...]:
        return gifts_of(self.scene.state.step)

    @lazily
    def left(self) -> tuple[Gift, ...]:
        """What the step gives that was not used yet."""
        return left_of(self.gifts, self.scene, self.deeds)

    @lazily
    def _left_texts(self) -> Texts:
        return tuple(gift.words for gift in self.left)

    def left_in(self, words: tuple[str, ...]) -> float:
        """How much of one of the texts that are left these words say."""
        return _most_said(self._left_texts, words) if self.left else 0.0

    @lazily
    def _callings(self) -> frozenset[str]:
        """The texts left that say which thing: something on the screen is called so, or it goes into a cart."""
        bought = self.adds and share(CART, self.said) >= SAYS
        called = [item.words for item in self.scene.items if item.role not in CALLED_NOTHING]
        return frozenset(
            gift.text
            for gift in self.left
            if (bought and gift.sort in (Sort.NAME, Sort.QUOTE)) or any(share(gift.words, w) >= KINDRED for w in called)
        )

    def fit(self, item: Item, gift: Gift) -> float:
        """0 to 1: how far a field asks for that text."""
        return takes(item, gift) * (NAMED_SO if gift.text in self._callings else 1)

    @lazily
    def verbs(self) -> tuple[str, ...]:
        return self.goal.verbs

    @lazily
    def nouns(self) -> tuple[str, ...]:
        """What the step says beside verbs, texts and filler."""
        return nouns_of(self.scene.state.step)

    @lazily
    def _done(self) -> frozenset[str]:
        """The words of what was done."""
        return frozenset().union(*done_lines(self.deeds))

    @lazily
    def barred(self) -> frozenset[str]:
        return wishes.barred(self.scene.state.step)

    @lazily
    def unused(self) -> tuple[str, ...]:
        """The words of what is left, and the nouns that no deed has said."""
        done = self._done
        nouns = [noun for noun in self.nouns if share_of((noun,), done) < KINDRED]
        words = dict.fromkeys([*(word for gift in self.left for word in gift.words), *nouns])
        return tuple(word for word in words if word not in self.barred)

    @property
    def controls(self) -> tuple[Item, ...]:
        return self.scene.usable

    @lazily
    def adds(self) -> bool:
        return self.goal.adds

    @lazily
    def is_unsearched(self) -> bool:
        """The step searches, and nothing was typed yet."""
        return self.searches and not any(deed.did is Did.WROTE for deed in self.deeds)

    @lazily
    def acting_cards(self) -> frozenset[str]:
        """The cards and rows with a control that says a verb of the step or leads to it; none for a step that goes."""
        if all(clause.intent in ("go", "continue") for clause in self.goal.clauses):
            return frozenset()
        ways = {way for verb in self.verbs for way in lexicon().leads.get(verb, ())} | set(self.verbs)
        ways |= lexicon().sets["acquiring"] if self.adds else set()
        return frozenset(i.card for i in self.controls if i.card and not ways.isdisjoint(i.words))

    @lazily
    def rarity(self) -> dict[str, int]:
        """How many controls say each word that is unused or a noun of the step; each counts as said once."""
        said = [item.words for item in self.controls]
        words = dict.fromkeys((*self.unused, *self.nouns))
        return {word: max(1, len([line for line in said if word in line])) for word in words}

    @lazily
    def is_unsaid(self) -> bool:
        """Nothing on the screen says what is unused."""
        if not self.unused or any(share(self.unused, item.words) > HARDLY for item in self.controls):
            return False
        rows = {item.card or str(item.at): item for item in self.controls}  # all of a card have the same words around
        return not any(share_of(self.unused, (*item.words, *item.around)) > HARDLY for item in rows.values())

    @lazily
    def acted(self) -> Item | None:
        """What was acted on last, where it still stands."""
        named = (self.last.role, folded(self.last.label)) if self.last and self.last.label else None
        return next((item for item in self.scene.items if name_of(item) == named), None) if named else None

    @lazily
    def zone(self) -> str:
        """Where one was last: the layer in front, the page's frame, the page; empty where nothing was done."""
        if self.acted is not None:
            return zone_of(self.acted)
        if self.scene.layer:
            return FRONT
        first = next((item for item in self.scene.controls if name_of(item) in self.came), None)
        return zone_of(first) if first is not None else ""

    @lazily
    def next_button(self) -> int:
        """Where the first button after what was acted on last stands, in the same place, that is no way out."""
        if self.acted is None:
            return NOWHERE
        after = (i for i in self.controls if i.at > self.acted.at and i.role == "button" and zone_of(i) == self.zone)
        return next((item.at for item in after if not leaves(item.name)), NOWHERE)

    @lazily
    def _writable(self) -> tuple[Item, ...]:
        """Fields of the page's own that do not hold what the step says."""
        fields = (i for i in self.controls if i.role in WRITTEN and not i.has(Condition.READONLY) and not i.is_aside)
        return tuple(i for i in fields if is_open(i) or share(content(i.element.value), self.said) < SAYS)

    @lazily
    def overwritten(self) -> int:
        """Where the field stands that holds one text of the step in full while another is left: the old one."""
        old = (i for i in self.controls if i.role in WRITTEN and self._holds_old(content(i.element.value)))
        return next((item.at for item in old), NOWHERE) if self.left else NOWHERE

    def _holds_old(self, value: tuple[str, ...]) -> bool:
        left = {gift.text for gift in self.left}
        return bool(value) and any(set(gift.words) == set(value) for gift in self.gifts if gift.text not in left)

    @lazily
    def taker(self) -> int:
        """The first in page order of the fields that each ask most for one of the texts left; -1 for none."""
        near = [item for item in self._writable if zone_of(item) == self.zone] if self.zone else []
        meant = (self._asking(gift, near) or self._asking(gift, self._writable) for gift in self.left)
        return min((item.at for item in meant if item is not None), default=NOWHERE)

    @lazily
    def taker_zone(self) -> str:
        """Where that field stands: what sends off its form stands there too."""
        return next((zone_of(item) for item in self._writable if item.at == self.taker), "")

    def _asking(self, gift: Gift, fields: list[Item] | tuple[Item, ...]) -> Item | None:
        best = max(fields, key=lambda item: (self.fit(item, gift), is_open(item), -item.at), default=None)
        return best if best is not None and self.fit(best, gift) >= HALF else None

    @lazily
    def is_short(self) -> bool:
        """Fewer were ticked than the step counts, and one was."""
        wanted = max((clause.count for clause in self.goal.clauses), default=0)
        return 0 < self._ticked < wanted

    @lazily
    def _ticked(self) -> int:
        return sum(
            item.role in TOGGLES and item.has(*wishes.STANDS) and bool(self.done_to.get(name_of(item)))
            for item in self.controls
        )

    @lazily
    def next_alike(self) -> int:
        """Where the next box after the one ticked last stands, where the step counts more of them."""
        if self.acted is None or self.acted.role not in TOGGLES or not self.is_short:
            return NOWHERE
        after = (i for i in self.controls if i.at > self.acted.at and i.role == self.acted.role)
        return next((item.at for item in after if not item.has(*wishes.STANDS)), NOWHERE)

    @lazily
    def is_unmet(self) -> bool:
        """A box does not stand as the step wishes, or too few do."""
        return self.is_short or any(self.wished(item) < 0 for item in self.controls if item.role in TOGGLES)

    @lazily
    def is_pending(self) -> bool:
        """Something that the step gives is left, or a box does not stand as it wishes."""
        return bool(self.left) or self.is_unmet

    @lazily
    def is_used_up(self) -> bool:
        """Something was done, and nothing that the step gives is left."""
        return bool(self.deeds and self.gifts) and not self.left

    @lazily
    def has_written(self) -> bool:
        """The last deed wrote or chose a text."""
        return self.last is not None and self.last.did in WROTE

    @lazily
    def is_vain(self) -> bool:
        """The last deed changed nothing."""
        return self.last is not None and self.last.changed is False

    @lazily
    def searches(self) -> bool:
        return any(clause.intent == "search" for clause in self.goal.clauses)

    def wished(self, item: Item) -> int:
        return wishes.wished(item, self.goal, self.barred, self.gifts if self.is_many else ())

    @lazily
    def is_many(self) -> bool:
        return any(clause.many for clause in self.goal.clauses)

    @lazily
    def is_failed(self) -> bool:
        """Something came upon the last deed that warns or tells of a failure."""
        return any(_warns(label) for label in self.upon.came)

    def warns_of(self, table: str) -> bool:
        """Such a warning has one of the table's words."""
        words = lexicon().sets[table]
        return any(_warns(label) and not words.isdisjoint(label.words) for label in self.upon.came)

    @lazily
    def is_walled(self) -> bool:
        """The page asks who one is, and the step does not sign in."""
        if any(clause.intent == "signin" for clause in self.goal.clauses):
            return False
        secret = lexicon().sets["password"]
        if all(secret.isdisjoint(item.words) for item in self.scene.fields):
            return False
        heads = (item.words for item in self.scene.items if item.role in HEADS)
        return any(not SIGNING_IN.isdisjoint(words) for words in heads)

    @lazily
    def is_astray(self) -> bool:
        """The last press was of something that the step hardly speaks of."""
        words = content(self.last.label) if self.last and self.last.did is Did.PRESSED else ()
        return bool(words) and share(words, self.said) < HARDLY

    @lazily
    def is_lost(self) -> bool:
        """What the step names has gone from the screen, and no deed of its own said it."""
        went = [label.words for label in (*self.upon.went, *self.scene.went) if label.role not in FIELDS]
        here, texts = self.scene.words, [gift.words for gift in self.gifts]
        if not any(share_of(text, here) < SAYS and any(share(text, w) >= KINDRED for w in went) for text in texts):
            return False
        return not any(share_of(text, self._done) > SAYS for text in texts)

    @lazily
    def has_opened(self) -> bool:
        """The last deed brought what lies in front."""
        return any(item.element.in_front and name_of(item) in self.came for item in self.scene.layer)

    @lazily
    def is_miswritten(self) -> bool:
        """A text was typed or chosen lately that the step does not say."""
        texts = (content(d.text) for d in self.deeds[-RECENT:] if d.did in WROTE)
        return any(words and share(words, self.said) < HARDLY for words in texts)


SIGNING_IN: Final = lexicon().sets["signing_in_words"]
FRONT: Final = "front"
NOWHERE: Final = -1
"""The place of what is not on the screen."""


@lru_cache(maxsize=20_000)
def _most_said(texts: Texts, words: tuple[str, ...]) -> float:
    return max((share(text, words) for text in texts), default=0.0)


def progress_of(scene: Scene) -> Progress:
    """How far the step has come; looked up once for all who ask about the scene."""
    return once(scene, Progress)


def name_of(item: Item) -> Named:
    """Role and name, as the history tells them."""
    return item.role, item.called


def zone_of(item: Item) -> str:
    """What it belongs to: the layer in front, the page's frame, or the page."""
    return FRONT if item.element.in_front else "aside" if item.is_aside else "page"


def is_open(item: Item) -> bool:
    """A field that can be written or chosen in and holds nothing yet."""
    if item.role not in WRITTEN or item.has(Condition.DISABLED, Condition.READONLY):
        return False
    value = content(item.element.value)
    return not item.element.value or (item.role == "combobox" and bool(value) and value[0] in UNSET)


def is_terms(item: Item) -> bool:
    """A box to be ticked that agrees to terms, and is off."""
    asked = item.role in TOGGLES and not item.has(*wishes.STANDS)
    return asked and len(lexicon().sets["terms"].intersection(item.words)) >= TERMS


TERMS: Final = 2
"""So many words about agreeing a box has that agrees: "I accept the terms"."""


def _named(labels: tuple[Label, ...]) -> frozenset[Named]:
    return frozenset((label.role, folded(label.name)) for label in labels)


def _warns(label: Label) -> bool:
    return label.role == "alert" or (label.role in SPEAKING and fails(label.name, FAILING_ELSEWHERE))
