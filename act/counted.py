"""
How many: what a step counts ("on 5 posts by @ada", "3 boxes", "twice"), held against the step's own deeds.

Only what is done press by press is counted. A number that a field, a list or the pressed thing itself says ("2 adults")
was given in one go. See docs/decisions/counts.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from view import Element, Kind, Screen, State

from .last import Deed, Last
from .state import card_of
from .words import says, words

_NUMBERS: Final = ("", "", *"two three four five six seven eight nine ten eleven twelve".split())
_MOST: Final = 20
"""A higher number is a year, a price or a size (reference: do-loop.md 2.10a)."""

_REACH: Final = 3
"""Words between a count and its plural (reference: do-loop.md 2.10a)."""

_OWNER_WORDS: Final = 4
_BEFORE: Final = frozenset(
    "on of for in at by beside under exactly least any the these those next other only just".split()
)
"""Words that a count may follow; any other makes a name of the figure: "row 2"."""

_PRESSES: Final = frozenset("click press tap hit push".split())
_CHOOSES: Final = frozenset("choose select pick tick check mark".split())
_UNDOES: Final = frozenset("untick uncheck unselect deselect unmark".split())
_MEASURES: Final = frozenset(
    "seconds minutes hours days weeks months years nights times euros dollars pounds pixels miles metres".split()
)
"""Plurals that measure: nothing is pressed once for each."""

_SWITCHED: Final = (State.CHECKED, State.SELECTED, State.PRESSED)
_TOGGLES: Final = frozenset({"checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio", "option"})
_QUOTES: Final = re.compile(r"[\"“”„«»]([^\"“”„«»]+)[\"“”„«»]|(?<!\w)['‘]([^'’]+)['’](?!\w)")
_PARTS: Final = re.compile(r"[,;.](?:\s|$)|\b(?:and|then|before|after)\b", re.IGNORECASE)
_OWNED: Final = re.compile(r"^.*?\b(?:by|from)\s+(?:the\s+)?(.+)$", re.IGNORECASE)
_SHORT_TEXT: Final = 6
"""Words of a text that tells a number; a longer one tells a story."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """What a step counts."""

    number: int
    verb: str
    again: bool = False
    """So often, and not so many things."""

    noun: str = ""
    labels: tuple[str, ...] = ()
    """What the counting part puts in quotation marks: the control that is pressed for each."""

    owner: str = ""
    """Whose things they are, or out of what."""

    elsewhere: str = ""
    """The rest of the step: presses of what it names are not counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How many of them were done."""

    count: Count
    done: int
    strays: int = 0
    """Presses on things of another owner."""

    ended: bool = False
    """What the step names besides was pressed after them."""

    @property
    def is_short(self) -> bool:
        return self.strays > 0 or self.done < self.count.number

    @property
    def is_past_mending(self) -> bool:
        """No further press makes it right."""
        return self.is_short and (self.strays > 0 or self.ended)

    def __str__(self) -> str:
        what = "times" if self.count.again else self.count.noun
        short = f"the step names {self.count.number} {what}, and {self.done} can be told from its own presses"
        return f"{short}; {self.strays} went to what is not {self.count.owner}'s" if self.strays else short


def count_of(goal: str) -> Count | None:
    """
    What the step counts; nothing where it counts nothing that is done press by press.

    >>> count = count_of('click the "Like" button on 5 posts by @ada and then click Submit')
    >>> count and (count.number, count.noun, count.labels, count.owner)
    (5, 'posts', ('Like',), '@ada')
    >>> count_of("choose row 2"), count_of("wait for 3 seconds")
    (None, None)
    """
    masked = _QUOTES.sub(lambda found: f'"{"_" * (len(found[0]) - 2)}"', goal)
    begin = 0
    for end, after in [*((cut.start(), cut.end()) for cut in _PARTS.finditer(masked)), (len(goal), len(goal))]:
        counted = _counted(masked[begin:end], goal[begin:end], f"{goal[:begin]} {goal[end:]}")
        if counted:
            return counted
        begin = after
    return None


def counts_presses(goal: str) -> bool:
    """
    The step presses a control on each of so many things.

    >>> counts_presses('press "Like" on 3 posts'), counts_presses('press "Like" twice')
    (True, False)
    """
    count = count_of(goal)
    return count is not None and not count.again and count.verb in _PRESSES


def _counted(masked: str, part: str, elsewhere: str) -> Count | None:
    said = re.findall(r"[\w@'-]+", masked.casefold())
    verb = next((word for word in said if word not in {"please", "now", "first", "also"}), "")
    if not verb or verb in _UNDOES or _number(verb):
        return None
    labels = tuple(one or other for one, other in _QUOTES.findall(part))
    if often := _often(said):
        return Count(number=often, again=True, verb=verb, labels=labels, elsewhere=elsewhere)
    for at, word in enumerate(said):
        reach = 2 * _REACH if said[at + 1 : at + 2] == ["of"] else _REACH
        noun = next((later for later in said[at + 1 : at + 1 + reach] if _is_plural(later)), "")
        number = _number(word)
        if number and noun and (said[at - 1] == verb or said[at - 1] in _BEFORE) and noun not in _MEASURES:
            rest = _QUOTES.sub(" ", part[masked.casefold().index(noun) + len(noun) :])
            return Count(number=number, verb=verb, noun=noun, labels=labels, owner=_owner(rest), elsewhere=elsewhere)
    return None


def _often(said: Sequence[str]) -> int:
    for at, word in enumerate(said):
        if word in {"twice", "thrice"}:
            return 2 if word == "twice" else 3
        if word == "times" and at and _number(said[at - 1]):
            return _number(said[at - 1])
    return 0


def _number(word: str) -> int:
    """
    A count of at least two, in figures or words; 0 for any other word.

    >>> _number("5"), _number("both"), _number("several"), _number("1"), _number("2027")
    (5, 2, 2, 0, 0)
    """
    if word in {"both", "several", "multiple"}:
        return 2
    number = int(word) if word.isascii() and word.isdigit() else _NUMBERS.index(word) if word in _NUMBERS else 0
    return number if 2 <= number <= _MOST else 0


def _is_plural(word: str) -> bool:
    return len(word) > 3 and word.endswith("s") and not word.endswith("ss")


def _owner(rest: str) -> str:
    found = _OWNED.match(rest)
    name = found[1].strip() if found else ""
    return name if 0 < len(words(name)) <= _OWNER_WORDS else ""


def tally(goal: str, deeds: Sequence[Last], screen: Screen) -> Tally | None:
    """How many were done; nothing where the step counts nothing, or its deeds cannot tell."""
    count = count_of(goal)
    if count is None or not deeds or _was_said(count, deeds, screen):
        return None
    counted = [done for done in deeds if _counts(count, done)]
    if not counted or (not _is_by_press(count) and not any(done.element and card_of(done.element) for done in counted)):
        return None
    last = deeds.index(counted[-1])
    ended = any(_is_named(done, count.elsewhere) for done in deeds[last + 1 :])
    if count.again:
        often = sum(2 if done.operation and done.operation.kind is Kind.DOUBLE_CLICK else 1 for done in counted)
        return Tally(count=count, done=often, ended=ended)
    strays = [done for done in counted if count.owner and _is_anothers(done, count.owner)]
    reached = _reached([done for done in counted if done not in strays])
    standing = {_key(item) for item in _standing(count, screen)} - reached.keys()
    return Tally(count=count, done=sum(reached.values()) + len(standing), strays=len(strays), ended=ended)


def _reached(deeds: Sequence[Last]) -> dict[str, int]:
    """
    How many each pressed control stands for: what stands on a card or is switched is one thing, and none where it was
    switched off again; what is pressed for one thing after the other is as many as its presses.
    """
    pressed: dict[str, list[Element]] = {}
    for done in deeds:
        if done.element:
            pressed.setdefault(_key(done.element), []).append(done.element)
    return {key: _worth(items) for key, items in pressed.items()}


def _worth(pressed: Sequence[Element]) -> int:
    if not any(item.role in _TOGGLES or item.has(*_SWITCHED) or card_of(item) for item in pressed):
        return len(pressed)
    back = len(pressed) % 2 == 0 and len({item.signature for item in pressed}) > 1
    return 0 if back else 1


def _key(item: Element) -> str:
    return item.node or item.press_key


def _is_by_press(count: Count) -> bool:
    return count.verb in _PRESSES | _CHOOSES


def _counts(count: Count, done: Last) -> bool:
    """A press for one of the things that are counted."""
    if done.deed is Deed.KEY:
        return count.again
    if done.deed is not Deed.PRESS or done.element is None:
        return False
    label = words(done.element.words)
    if count.labels and count.verb not in _CHOOSES:
        return any(set(words(quoted)) <= set(label) for quoted in count.labels)
    if _is_by_press(count):
        return not _is_named(done, count.elsewhere)
    return count.verb in label


def _is_named(done: Last, text: str) -> bool:
    """A press of what that text names by its whole label."""
    return done.deed is Deed.PRESS and done.element is not None and says(text, done.element.words)


def _was_said(count: Count, deeds: Sequence[Last], screen: Screen) -> bool:
    """
    The number was given in one go, or is told: typed, chosen from a list, held by a field, said by the pressed thing
    together with what is counted, or by a short text that came.
    """
    if count.labels and count.verb in _PRESSES:
        return False
    held = [item.value for item in screen.controls if item.value]
    given = [done.words for done in deeds if done.deed in {Deed.TYPE, Deed.SELECT}]
    before = {item.name for item in deeds[0].before.texts}
    came = [item.name for item in screen.texts if item.name not in before and len(item.name.split()) <= _SHORT_TEXT]
    pressed = [done.element.words for done in deeds if done.element and count.noun]
    return any(_says(text, count) for text in (*held, *given, *came)) or any(
        _says(text, count, count.noun) for text in pressed
    )


def _says(text: str, count: Count, noun: str = "") -> bool:
    """It says the number, and of the noun, where one is given, after it."""
    said = re.findall(r"\w+", text.casefold())
    return any(
        _number(word) == count.number
        and (not noun or noun.rstrip("s") in {later.rstrip("s") for later in said[at + 1 :]})
        for at, word in enumerate(said)
    )


def _is_anothers(done: Last, owner: str) -> bool:
    """It stands on a card that does not say the owner, and another card of that screen does."""
    mine = card_of(done.element) if done.element else ()
    owned = set(_cards_saying(owner, done.before))
    return bool(mine) and bool(owned) and mine not in owned


def _cards_saying(owner: str, screen: Screen) -> Iterator[tuple[str, ...]]:
    return (card for item in screen.items if (card := card_of(item)) and says(item.name, owner))


def _standing(count: Count, screen: Screen) -> Iterator[Element]:
    """What stands chosen on the screen, whoever chose it: of the owner's, where cards tell the owner."""
    owned = set(_cards_saying(count.owner, screen)) if count.owner else set()
    for item in screen.controls:
        switched = item.has(*_SWITCHED) and (item.role in _TOGGLES or bool(card_of(item)))
        named = not count.labels or any(set(words(label)) <= set(words(item.words)) for label in count.labels)
        if switched and named and (not owned or card_of(item) in owned):
            yield item
