"""
Drop-downs that are no `<select>`: controls that show their options only once they are pressed, and whose slot they are.

A press is more than a look, so nobody's guess decides here: a control is taken for an opener where it looks like one,
and for a slot's where it says so itself. See docs/decisions/entering-text.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from view import Element, Guards, Screen, State, Support, is_destructive

from .front import is_reachable
from .gate import LINE_BREAKS
from .phrases import FOOT, NO_PROMPTS, PROMPTS
from .slots import CAPTION, Slot, details_of, is_aside, is_by, plain_words
from .words import words

FILLED: Final = frozenset({Support.TYPE, Support.SELECT, Support.CHECK, Support.UPLOAD})
"""What offers one of these takes a text, a tick or a file itself."""

ROLES: Final = frozenset({"combobox", "listbox", "button", "generic"})
"""What drop-downs are made of. A link leads elsewhere, a tab or a header rearranges what is there."""

ELSEWHERE: Final = frozenset({"navigation", "menubar", "tablist", "toolbar", FOOT})
"""What stands in these belongs to the page and not to a form."""

CARETS: Final = frozenset("▾▼▿▽⌄⏷˅🔽🞃")
"""Signs that say "this opens downward", drawn as a letter of the name."""

_GROUPS: Final = frozenset({"group", "radiogroup"})


class Rule(NamedTuple):
    """One reason, in words, and what shows that it holds."""

    when: str
    holds: Callable[[Element], bool]


OPENS: Final[tuple[Rule, ...]] = (
    Rule("it is a combo box that nothing is typed into", lambda item: item.role == "combobox"),
    Rule(
        "it says that it opens", lambda item: item.offers(Support.EXPAND) or item.has(State.EXPANDED, State.COLLAPSED)
    ),
    Rule("it bears the sign of what opens downward", lambda item: bool(CARETS & set(item.name))),
    Rule("it asks to choose, or says that nothing is chosen", lambda item: prompts(item.name)),
)
"""What tells an opener from any other button: "Edit" beside a caption is none."""


class Candidate(NamedTuple):
    """What may be an opener, and the caption right before it."""

    item: Element
    caption: str


class Saying(NamedTuple):
    """One way in which an opener says whose it is, in words, and what shows it."""

    when: str
    holds: Callable[[Candidate, Slot], bool]


SAYINGS: Final[tuple[Saying, ...]] = (
    Saying("its name is the slot's", lambda one, slot: _means((one.item.name,), slot)),
    Saying(
        "its description or tooltip is the slot's name",
        lambda one, slot: _means((one.item.description, one.item.title, one.item.placeholder), slot),
    ),
    Saying("the caption right before it is the slot's name", lambda one, slot: _means((one.caption,), slot)),
    Saying(
        "its name is the slot's, and what is chosen or to be chosen",
        lambda one, slot: _begins(one.item.name, slot.name),
    ),
    Saying("its group is called so", lambda one, slot: _means((group_of(one.item),), slot)),
)
"""The first that any opener meets decides, and only where a single one meets it."""


def openers(screen: Screen, guards: Guards) -> tuple[Candidate, ...]:
    """All that may be one, can be pressed now, and that no rule calls destructive; in reading order."""
    found = (item for item in screen.controls if is_pressable(item) and is_reachable(item, screen))
    return tuple(
        Candidate(item, caption_of(item, screen)) for item in found if not is_destructive(item, screen, guards)
    )


def is_pressable(item: Element) -> bool:
    """
    It can be pressed, is not filled in itself, and hands in no form. A combo box that takes no typing may say so.

    >>> is_pressable(Element(role="button", name="Nobody yet ▾", supports=frozenset({Support.CLICK})))
    True
    """
    belongs = not any(part.partition(" ")[0] in ELSEWHERE for part in item.path)
    locked = item.has(State.DISABLED, State.PRESSED) or (item.has(State.READONLY) and item.role != "combobox")
    able = item.offers(Support.CLICK) and not locked
    mine = item.role in ROLES and FILLED.isdisjoint(item.supports) and not item.submission.submits
    return belongs and able and mine


def opens(item: Element, slot: Slot) -> bool:
    """It looks like what opens; or its name goes on so behind the slot's own."""
    return any(rule.holds(item) for rule in OPENS) or prompts(_behind(item.name, slot.name))


def may_open(slot: Slot) -> bool:
    """A secret opens nothing: it would have to be compared with what the page offers. Nor does what no option is."""
    text = slot.text.filled
    return not slot.is_private and bool(words(text)) and LINE_BREAKS.isdisjoint(text)


def that_open(slot: Slot, offered: Iterable[Candidate]) -> tuple[Element, ...]:
    """The openers that say that they are the slot's, all by the same rule."""
    if not may_open(slot):
        return ()
    mine = [one for one in offered if opens(one.item, slot) and not is_aside(one.item, slot.name)]
    said = (tuple(one.item for one in mine if saying.holds(one, slot)) for saying in SAYINGS)
    return next((found for found in said if found), ())


def prompts(name: str) -> bool:
    """
    It asks to choose, or says that nothing is chosen yet.

    >>> [prompts(name) for name in ("Choose a category", "Nobody yet", "Not set", "Choose file", "Edit")]
    [True, True, True, False, False]
    """
    said = words(name)
    return bool(said) and (said[0] in PROMPTS or said[:2] in PROMPTS) and not NO_PROMPTS & set(said)


def caption_of(item: Element, screen: Screen) -> str:
    """The text that stands right before it, as for fields without a label."""
    items = screen.items
    at = next((n for n, one in enumerate(items) if one.ref == item.ref), 0)
    before = items[at - 1] if at else item
    return before.name if before.role == CAPTION and is_by(before, item) else ""


def after_caption(caption: str, screen: Screen) -> Element | None:
    """What stands right after the only text that says so: where what was chosen shows as a text of its own."""
    pairs = zip(screen.items, screen.items[1:], strict=False)
    found = [item for text, item in pairs if text.role == CAPTION and text.name == caption and is_by(text, item)]
    return found[0] if caption and len(found) == 1 else None


def group_of(item: Element) -> str:
    """
    The name of the group that it stands in directly.

    >>> group_of(Element(role="button", path=('dialog "New"', 'group "Category"')))
    'Category'
    """
    role, _, name = item.path[-1].partition(" ") if item.path else ("", "", "")
    return name.strip('"') if role in _GROUPS else ""


def _means(labels: tuple[str, ...], slot: Slot) -> bool:
    """One of them is the slot's name, or another word for the same detail."""
    wanted, own = plain_words(slot.name), {plain_words(label) for label in labels}
    return bool(wanted) and (wanted in own or not details_of(wanted).isdisjoint(details_of(*own)))


def _begins(name: str, label: str) -> bool:
    """
    What is chosen, or that something is to be chosen, stands in the name behind the label.

    >>> [_begins(name, "country") for name in ("Country: Norway", "Country Pick one", "Country code")]
    [True, True, False]
    """
    before, colon, _ = name.partition(":")
    return (bool(colon) and words(before) == words(label)) or prompts(_behind(name, label))


def _behind(name: str, label: str) -> str:
    """What the name says behind the label that it begins with."""
    own, wanted = words(name), words(label)
    return " ".join(own[len(wanted) :]) if wanted and own[: len(wanted)] == wanted else ""
