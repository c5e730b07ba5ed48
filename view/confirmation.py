"""
A page that asks to confirm something hard to undo, without a dialog, and which of its controls would say yes.

"Are you sure you want to delete the user?" over a button "Yes, I'm sure" is a question of the page. It reaches the
controls of its own card, where that holds an answer, and otherwise those of the page that are in no landmark of their
own (search, navigation, footer). See docs/decisions/page-asks.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from .asking import Asked, asked_in
from .closing import CLOSERS, closing_words
from .element import Element, Ref, Support
from .phrases import Phrase, of_all
from .remembered import Remembered
from .screen import Screen
from .words import label_words

AFFIRMING: Final = frozenset(of_all("affirming"))
LONGEST_YES: Final = max(len(phrase) for phrase in AFFIRMING)

LEADING_ON: Final = frozenset(
    {
        "link", "tab", "menuitem", "menuitemcheckbox", "menuitemradio", "treeitem", "option", "gridcell", "row",
        "listitem", "columnheader",
    }
)  # fmt: skip
"""Roles that show or choose something: in answer to a question they count only where they hand in or say yes."""

FIELDS: Final = frozenset({Support.TYPE, Support.SELECT, Support.CHECK, Support.UPLOAD})
"""What only fills in."""

AROUND: Final = ("banner", "navigation", "contentinfo", "complementary", "search")
"""Landmarks that hold nothing of the page's own matter (WAI-ARIA 1.2, 5.3.4)."""


class Posed(NamedTuple):
    """A question where it stands."""

    asked: Asked
    at: int
    """Place among the screen's items; the title stands before all."""

    path: tuple[str, ...]
    in_front: bool


class Posing(NamedTuple):
    """Everything that a screen asks, and where each of its controls stands."""

    posed: tuple[Posed, ...]
    places: Mapping[Ref, int]


def _posing(screen: Screen) -> Posing:
    places = {item.ref: place for place, item in enumerate(screen.items)}
    return Posing(tuple(one for one in _all_posed(screen) if _is_meant(one, screen, places)), places)


posing: Final = Remembered(_posing)
"""What the screen asks, outside the words of a dialog."""


def page_asks(element: Element, screen: Screen) -> str:
    """What the page asks that pressing this element would answer with yes; empty where it asks nothing of it."""
    asked = posing(screen)
    if not asked.posed or not _answers(element):
        return ""
    place = asked.places.get(element.ref, len(screen.items))
    return next((one.asked.quoted for one in asked.posed if _reaches(one, element, place, screen)), "")


def _all_posed(screen: Screen) -> Iterator[Posed]:
    for asked in asked_in(screen.title, screen.language, headline=True):
        yield Posed(asked, -1, (), in_front=False)
    for place, item in enumerate(screen.items):
        if item.is_control and not item.offers(Support.CHECK):
            continue
        for asked in asked_in(f"{item.name} {item.rest}", screen.language, headline=item.role == "heading"):
            yield Posed(asked, place, item.path, item.in_front)


def _is_meant(one: Posed, screen: Screen, places: Mapping[Ref, int]) -> bool:
    """An offer, and a heading of a help page, give no way to say no."""
    if not one.asked.by_wish:
        return True
    return any(
        dismisses(item, one.asked.words) for item in screen.controls if _is_within(one, item, places[item.ref], screen)
    )


def _answers(element: Element) -> bool:
    """Pressing it may say yes: it hands in, or is no field and no way to somewhere else."""
    if element.submission.submits or says_yes(element):
        return True
    return element.role not in LEADING_ON and FIELDS.isdisjoint(element.supports)


def says_yes(element: Element) -> bool:
    """
    It begins with a yes: "Yes, I'm sure", "Continue".

    >>> says_yes(Element(role="link", name="Yes, I'm sure")), says_yes(Element(role="link", name="Home"))
    (True, False)
    """
    words = label_words(element.words)
    return any(words[:length] in AFFIRMING for length in range(1, LONGEST_YES + 1))


def dismisses(element: Element, asked: Phrase) -> bool:
    """It answers no. Where the question itself is about cancelling or closing, "Cancel" and "Close" answer nothing."""
    said = closing_words(element)
    return bool(said) and not any((word,) in CLOSERS for word in asked if word in said)


def _reaches(one: Posed, element: Element, place: int, screen: Screen) -> bool:
    return _is_within(one, element, place, screen) and not dismisses(element, one.asked.words)


def _is_within(one: Posed, element: Element, place: int, screen: Screen) -> bool:
    """It stands after the question, or hands in, in the question's own card or on its page."""
    if element.in_front != one.in_front or not (place > one.at or element.submission.submits):
        return False
    card = card_of(one.path)
    if card and any(item.path[: len(card)] == card and _answers(item) for item in screen.controls):
        return element.path[: len(card)] == card
    return all(step in one.path for step in element.path if step.startswith(AROUND))


def card_of(path: tuple[str, ...]) -> tuple[str, ...]:
    """
    The path as far as the innermost numbered row or card; empty outside all of them.

    >>> card_of(("main", "listitem #2", "group")), card_of(("main",))
    (('main', 'listitem #2'), ())
    """
    numbered = [place for place, step in enumerate(path) if " #" in step.rpartition('"')[2]]
    return path[: numbered[-1] + 1] if numbered else ()
