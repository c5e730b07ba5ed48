"""The cheapest, shortest, earliest, largest: which of several cards a step means by comparing what stands on them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.moments import days_in, minute_in
from ..language.words import tokens
from ..screen.deeds import Did, deeds_of
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from . import calendar, page_number

_MONEY = re.compile(
    r"(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)\s*(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s*(?:[€£]|\b(?:usd|eur|gbp)\b)", re.I
)
_SPAN: Final = lexicon().patterns["duration"]
_NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?")

Measure = Callable[[str], float | None]


def money(text: str) -> float | None:
    """
    An amount of money.

    >>> money("Book for $1,255"), money("14h 56m") is None
    (1255.0, True)
    """
    found = _MONEY.search(text)
    return float((found.group(1) or found.group(2)).replace(",", "")) if found else None


def duration(text: str) -> float | None:
    """
    Minutes.

    >>> duration("14h 56m"), duration("45 min"), duration("9 am") is None
    (896.0, 45.0, True)
    """
    for found in _SPAN.finditer(text):
        days, hours, minutes = found.groups()
        if days or hours or minutes:
            return float(int(days or 0) * 1440 + int(hours or 0) * 60 + int(minutes or 0))
    return None


def moment(text: str) -> float | None:
    """A day and a time as one number."""
    days, minute = days_in(text), minute_in(text)
    if not days and minute is None:
        return None
    day = days[0] if days else None
    return (day.year * 400 + day.month * 32 + day.day) * 1440.0 + (minute or 0) if day else float(minute or 0)


def number(text: str) -> float | None:
    found = _NUMBER.search(text)
    return float(found.group().replace(",", "")) if found else None


_MEASURES: Final[Mapping[str, Measure]] = {"money": money, "duration": duration, "moment": moment, "number": number}
"""What is measured, by the names that the tables of superlatives have for it."""


def meant(clause: Clause, scene: Scene) -> Item | None:
    """The control on the card that wins; nothing where the clause compares nothing, or cards do not tell."""
    asked = _asked(tokens(clause.text))
    if asked is None:
        return None
    end, measures = asked
    for measure in measures:
        found = _winner(scene, end, measure, clause)
        if found is not None:
            return found
    return None if number not in measures or has_greatest(clause, scene) else _greatest(scene, end)


def has_greatest(clause: Clause, scene: Scene) -> bool:
    """The number that was pressed last is further out than every other that shows or was pressed."""
    asked = _asked(tokens(clause.text))
    made = [deed.label for deed in deeds_of(scene.state) if deed.did is Did.PRESSED and _is_figure(deed.label)]
    if asked is None or number not in asked[1] or not made:
        return False
    shown = [item.name for item in scene.items if not item.card and item.role not in FIELDS and _is_figure(item.name)]
    others = {_figure(name) for name in (*made, *shown)} - {_figure(made[-1])}
    return all(asked[0] * _figure(made[-1]) > asked[0] * other for other in others)


def _figure(name: str) -> float:
    return float(name.replace(",", ""))


def _greatest(scene: Scene, end: int) -> Item | None:
    """Of controls that say nothing but a number each, on no card, the one that is furthest out."""
    said = [i for i in scene.controls if not i.card and i.role not in FIELDS and _is_figure(i.name)]
    ranked = sorted(said, key=lambda item: -end * _figure(item.name))
    if len(ranked) < 2 or len({item.role for item in ranked}) > 1 or ranked[0].name == ranked[1].name:
        return None
    return ranked[0]


def _is_figure(name: str) -> bool:
    return _NUMBER.fullmatch(name.strip()) is not None


def is_lost(clause: Clause, scene: Scene, pressed: frozenset[str]) -> bool:
    """Of the cards that the clause compares, all with a control of a name of its own, another one's was pressed."""
    winner = meant(clause, scene)
    if winner is None or winner.name in pressed:
        return False
    names = [control.name for items in _cards(scene).values() if (control := _control(items, clause)) is not None]
    return any(name in pressed for name in names if names.count(name) == 1)


def counted(clause: Clause, scene: Scene) -> Item | None:
    """
    The control on the card that is counted to: "the second result", where its words name no one card; the arrow to the
    next page, where the list is turned page by page and it stands on a later one.
    """
    rows = _lists(scene, clause)
    named = tuple(word for word in clause.things if word not in COLLECTIONS | lexicon().sets["generic"])
    telling = [word for word in named if word not in lexicon().order["ordinals"] and not word[:1].isdigit()]
    if clause.ordinal < 1 or len(rows) < 2 or telling or page_number.place_of(clause):
        return None
    arrow = next(iter(calendar.onward(scene)), None)
    turned = sum(
        deed.times for deed in deeds_of(scene.state) if deed.did is Did.PRESSED and calendar.leads_on(deed.label)
    )
    at = clause.ordinal - 1 - turned * len(rows)
    if 0 <= at < len(rows):
        return rows[at]
    return arrow if at >= len(rows) else None


def goes_on(item: Item) -> bool:
    """It turns a list's pages and is no part of what is listed: its name has no letter."""
    return not any(letter.isalpha() for letter in item.name)


COLLECTIONS: Final = lexicon().sets["collections"]
"""What a step calls the things of a list, whatever they are; ordinals among them."""


def _lists(scene: Scene, clause: Clause) -> list[Item]:
    """Of the longest list of cards on the page, the control of each."""
    lists: dict[str, dict[str, list[Item]]] = defaultdict(lambda: defaultdict(list))
    for item in scene.items:
        if item.card and not item.is_aside and not (item.is_control and goes_on(item)):
            lists[re.sub(r"#\d+", "#", item.card)][item.card].append(item)
    longest = max(lists.values(), key=len, default={})
    return [found for items in longest.values() if (found := _control(items, clause)) is not None]


def compares(clause: Clause) -> bool:
    return _asked(tokens(clause.text)) is not None


def _asked(said: tuple[str, ...]) -> tuple[int, tuple[Measure, ...]] | None:
    """The end of the scale that is meant, and what is measured: the next words say so where the first does not."""
    superlatives, measures = lexicon().superlatives, lexicon().measures
    at = next((n for n, word in enumerate(said) if word in superlatives), None)
    if at is None:
        return None
    end, name = superlatives[said[at]]
    own = _MEASURES.get(name)
    by = next((_MEASURES[measures[word]] for word in said[at + 1 : at + 3] if word in measures), None)
    if own is None:
        return (end, (by,)) if by else (end, (money, number))
    return end, (own,) if own is not duration or by is None else (by,)


def _winner(scene: Scene, end: int, measure: Measure, clause: Clause) -> Item | None:
    """Of the cards of one list that all tell a figure, the control of the one whose figure is furthest out."""
    cards = _cards(scene)
    lists: dict[str, list[tuple[float, Item]]] = defaultdict(list)
    for card, items in cards.items():
        control = _control(items, clause)
        told = [value for item in items if (value := measure(_text(item))) is not None]
        if control is not None and told:
            lists[re.sub(r"#\d+", "#", card)].append((told[0], control))
    rows = max(lists.values(), key=len, default=[])
    if len(rows) < 2:
        return None
    ranked = sorted(rows, key=lambda pair: (-end * pair[0], pair[1].at))
    return ranked[0][1] if ranked[0][0] != ranked[1][0] else None


def _cards(scene: Scene) -> dict[str, list[Item]]:
    cards: dict[str, list[Item]] = defaultdict(list)
    for item in scene.items:
        if item.card:
            cards[item.card].append(item)
    return cards


def _text(item: Item) -> str:
    return f"{item.element.name} {item.element.value} {item.element.description}"


def _control(items: list[Item], clause: Clause) -> Item | None:
    """What is pressed on a card: what says the verb, else its only button, else its first link."""
    usable = [i for i in items if i.is_control and i.role not in FIELDS and not i.has(Condition.DISABLED)]
    says = [i for i in usable if clause.verb in i.words]
    buttons = [i for i in usable if i.role == "button"]
    if says:
        return says[0]
    links = [i for i in usable if i.role == "link" and i.words]
    if clause.intent == "go" and links:
        return links[0]
    if len(buttons) == 1:
        return buttons[0]
    return usable[0] if usable and not buttons else None
