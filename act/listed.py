"""What a press of an opener has brought: its options, the field that narrows them, the opener found again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from view import Element, Screen, State, Support

from .openers import FILLED, after_caption, caption_of
from .shortcuts import is_search_box
from .slots import Match
from .words import words

LISTED: Final[tuple[frozenset[str], ...]] = (
    frozenset({"option", "menuitem", "menuitemradio", "menuitemcheckbox", "treeitem"}),
    frozenset({"listitem", "generic", "gridcell", "button"}),
)
"""Roles of options, those made for it first: a list of options may have buttons beside it."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An opener and the screen on which it was still closed: what is new since then is what it shows."""

    match: Match
    caption: str
    closed: Screen

    @classmethod
    def of(cls, match: Match, screen: Screen) -> Opened:
        return cls(match, caption_of(match.field, screen), screen)

    def opener(self, screen: Screen) -> Element | None:
        """
        The opener as it is now: the same node, what stands behind its caption, or the only one that is called so. Its
        name alone is not enough: it changes with what is chosen, and an untouched neighbour may bear it.
        """
        field, label = self.match.field, words(self.match.slot.name)
        nodes = [item for item in screen.items if field.node and (item.node, item.role) == (field.node, field.role)]
        if len(nodes) == 1:
            return nodes[0]
        if self.caption:
            return after_caption(self.caption, screen)
        named = [item for item in screen.controls if item.kind_key == field.kind_key]
        begun = [
            item for item in screen.controls if item.role == field.role and words(item.name)[: len(label)] == label
        ]
        return next((found[0] for found in (named, begun) if len(found) == 1), None)

    def places(self, screen: Screen) -> tuple[Element, ...]:
        """Where what is chosen may show."""
        return tuple(item for item in (self.opener(screen), after_caption(self.caption, screen)) if item)

    def options(self, screen: Screen) -> tuple[Element, ...]:
        """What can be pressed and was not there before: of the roles that options have before any other."""
        fresh = [item for item in self._appeared(screen) if _is_option(item)]
        ranked = (tuple(item for item in fresh if item.role in roles) for roles in LISTED)
        return next((found for found in ranked if found), ())

    def box(self, screen: Screen) -> Element | None:
        """The field that narrows the list: it calls itself so, or the typing goes there at once. A form's is none."""
        fields = [item for item in self._appeared(screen) if item.offers(Support.TYPE)]
        return fields[0] if len(fields) == 1 and _narrows(fields[0]) else None

    def is_part_of_form(self, screen: Screen) -> bool:
        """It opened a part of the form and no list: the fields in it are filled in as any others are."""
        return not self.options(screen) and self._fields(screen) and self.box(screen) is None

    def shows_anything(self, screen: Screen) -> bool:
        return bool(self.options(screen)) or self._fields(screen)

    def _fields(self, screen: Screen) -> bool:
        return any(not FILLED.isdisjoint(item.supports) for item in self._appeared(screen))

    def _appeared(self, screen: Screen) -> tuple[Element, ...]:
        """What is new by node and by what it is called: what is only covered, marked or drawn anew was there before."""
        opener = self.opener(screen)
        known = {item.node for item in self.closed.items}
        fresh = [item for item in screen.items if item.node not in known and item is not opener]
        stayed = Counter(item.press_key for item in screen.items if item.node in known)
        redrawn = Counter(item.press_key for item in self.closed.items) - stayed
        found = []
        for item in fresh:
            if redrawn[item.press_key]:
                redrawn[item.press_key] -= 1
            else:
                found.append(item)
        return tuple(found)


def is_opened(field: Element) -> bool:
    """A matched control that takes no text itself: it was matched as an opener."""
    return FILLED.isdisjoint(field.supports)


def _is_option(item: Element) -> bool:
    takes_text = item.offers(Support.TYPE) or item.offers(Support.SELECT)
    able = item.offers(Support.CLICK) and not item.has(State.DISABLED) and not item.submission.submits
    return able and not takes_text and bool(item.words)


def _narrows(field: Element) -> bool:
    able = not field.has(State.MULTILINE, State.DISABLED, State.READONLY)
    return able and (is_search_box(field) or field.role == "combobox" or field.has(State.FOCUSED))
