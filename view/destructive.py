"""
What may not be activated unless the flow says so: one table of rules, each with the sentence that reports give.

The rules that nothing lifts stand first, so that an `allow:` entry can never hide them. What decides and what else was
weighed: docs/decisions, words-not-substrings, captions, fifth-rule, page-asks, chosen-actions, unknown-language and
stop-before-stems.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from .asking import asked_in, is_question, sentences, warns
from .caption import captioned
from .confirmation import dismisses, page_asks
from .element import Element, Support
from .guards import Guards
from .leading import leads_to
from .payment import payment_evidence
from .phrases import ICONS, LANGUAGES, LETTERS, Phrase, hard_words, lone_words
from .remembered import Remembered
from .screen import Front, FrontKind, Screen
from .stopping import TAB, names
from .words import label_words, seen


class Reason(NamedTuple):
    """Why something is destructive."""

    rule: str
    sentence: str
    """In words, with the word, phrase or field that made it so."""

    liftable: bool
    """An `allow:` entry may lift it."""


class Rule(NamedTuple):
    """One row of the table. `finds` says what made it hold; empty where it does not."""

    rule: str
    sentence: str
    liftable: bool
    finds: Callable[[Element, Screen, Guards], str]


FILLING_ROLES: Final = frozenset(
    {
        "textbox", "searchbox", "combobox", "listbox", "option", "radio", "checkbox", "spinbutton", "menuitemradio",
    }
)  # fmt: skip
"""Choosing one of these on a payment page is filling in its form (reference: do-loop, 8.2)."""

ASKING: Final = frozenset({FrontKind.DIALOG, FrontKind.SHEET, FrontKind.ALERT, FrontKind.LAYER})
"""What can ask "Delete it?". A layer is a dialog whose author gave it no role; a popover is a menu: it asks nothing."""


def _by_payment_evidence(element: Element, screen: Screen, _: Guards) -> str:
    return "" if _is_filling(element) else payment_evidence(screen)


def _by_stop_before(element: Element, _: Screen, guards: Guards) -> str:
    return next((f'"{phrase}"' for phrase in guards.stop_before if names(phrase, element)), "")


def _by_front(element: Element, screen: Screen, _: Guards) -> str:
    if not element.in_front:
        return ""
    asked = front_asks(screen)
    return asked[0].quoted if asked and not dismisses(element, sum((one.words for one in asked), ())) else ""


def _by_page(element: Element, screen: Screen, _: Guards) -> str:
    return page_asks(element, screen)


def _by_word(element: Element, screen: Screen, _: Guards) -> str:
    if captioned(element, screen):
        return ""
    found = (word.quoted for said in label_parts(element) for word in hard_words(said, screen.language))
    return next(found, "") or _by_icon(element)


def _by_leads(element: Element, _: Screen, __: Guards) -> str:
    return leads_to(element)


def _by_alone(element: Element, screen: Screen, _: Guards) -> str:
    """All that a button says: "Post" publishes, and "Posts" and "Post code" do not."""
    if element.role != "button":
        return ""
    return next((word.quoted for word in lone_words(element.words, screen.language)), "")


def _by_choice(element: Element, screen: Screen, _: Guards) -> str:
    """What a list of its form is set to: "Delete selected" before a button that only says "Go"."""
    if not element.submission.submits:
        return ""
    chosen = (item.value for item in screen.form_of(element) if item.offers(Support.SELECT))
    return next((word.quoted for said in chosen for word in hard_words(said, screen.language)), "")


def _by_icon(element: Element) -> str:
    if _says_a_word(element):
        return ""
    return next((f'"{hint}"' for hint in element.hints if ICONS.all_in(label_words(hint))), "")


def _by_sheet(element: Element, screen: Screen, _: Guards) -> str:
    unnamed = not _has_name(element) and not seen(element.description) and not seen(element.title)
    in_sheet = screen.front.kind is FrontKind.SHEET and element.in_front
    return element.role if unnamed and in_sheet and element.is_control else ""


def _by_language(element: Element, screen: Screen, _: Guards) -> str:
    if not element.submission.submits:
        return ""
    if screen.language:
        return "" if screen.language in LANGUAGES else f'"{screen.language}"'
    return f'"{element.name}"' if any(_is_foreign(char) for char in element.name) else ""


RULES: Final[tuple[Rule, ...]] = (
    Rule("payment", "the screen takes a card's data ({}): anything pressed here may pay", False, _by_payment_evidence),
    Rule("stop_before", "the flow stops before {}", False, _by_stop_before),
    Rule("front", "what is in front asks about something hard to undo: {}", True, _by_front),
    Rule("page", "the page asks about something hard to undo: {}", True, _by_page),
    Rule("word", "its label says {}, which is hard to undo", True, _by_word),
    Rule("word", "all it says is {}, which is hard to undo", True, _by_alone),
    Rule("leads", "its address or script says {}, which is hard to undo", True, _by_leads),
    Rule("choice", "a list of its form is set to {}, which is hard to undo", True, _by_choice),
    Rule("sheet", "a {} without a name in a sheet may be its default button", True, _by_sheet),
    Rule("language", "it submits a form in a language without a word list ({})", True, _by_language),
)


def why_destructive(element: Element, screen: Screen, guards: Guards) -> Reason | None:
    """The first rule that says activating this element could destroy, send or pay; `None` where none does."""
    for rule, sentence, liftable, finds in RULES:
        if found := finds(element, screen, guards):
            return Reason(rule, sentence.format(found), liftable)
    return None


def is_destructive(element: Element, screen: Screen, guards: Guards) -> bool:
    """Activating it could destroy, send or pay: nothing activates it unless the flow says so."""
    return why_destructive(element, screen, guards) is not None


def label_parts(element: Element) -> Iterator[str]:
    """Everything that says what activating the element does, part by part."""
    yield element.name
    yield element.rest
    yield element.description
    yield element.title
    if not (element.offers(Support.TYPE) or element.offers(Support.SELECT)):
        yield element.value
    if not _says_a_word(element):
        yield from element.hints


def _has_name(element: Element) -> bool:
    return bool(seen(element.name))


def _says_a_word(element: Element) -> bool:
    """A name of signs alone ("×" at the end of a row) says no more than a picture does."""
    return any(char.isalnum() for char in seen(element.name))


def _is_filling(element: Element) -> bool:
    return element.role == TAB or (element.role in FILLING_ROLES and not element.submission.submits)


class FrontAsked(NamedTuple):
    """Something hard to undo that what is in front speaks of, and the words that answer nothing to it."""

    quoted: str
    words: Phrase


def _front_asks(screen: Screen) -> tuple[FrontAsked, ...]:
    return tuple(_all_asked(screen.front, screen.language)) if screen.front.kind in ASKING else ()


front_asks: Final = Remembered(_front_asks)
"""What hard-to-undo things what is in front asks about, by its own words."""


def _all_asked(front: Front, language: str) -> Iterator[FrontAsked]:
    for said in own_words(front):
        yield from (FrontAsked(word.quoted, word.phrase) for word in hard_words(said, language))
    for said in (front.name, front.heading, front.message):
        yield from (FrontAsked(one.quoted, one.words) for one in asked_in(said, language) if not one.by_wish)
        if warning := warns(said):
            yield FrontAsked(warning.quoted, ())


def own_words(front: Front) -> Iterator[str]:
    """Its name, its heading, and what its message asks; an alert's message whole."""
    yield front.name
    yield front.heading
    if front.kind is FrontKind.ALERT:
        yield front.message
    else:
        yield from filter(is_question, sentences(front.message))


def _is_foreign(char: str) -> bool:
    return char.isalpha() and char.lower() not in LETTERS
