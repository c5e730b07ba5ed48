"""A calendar on screen: which of its controls comes next on the way to a day."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.moments import Day, days_in, month_in
from ..language.words import content, folded, share
from ..screen.scene import Item, Scene
from ..step.goal import Clause
from ..subject.finding import fields, holds

WEEK: Final = 7
"""So many cells with days make a calendar."""

LAST_DAY: Final = 31
"""Of the longest month."""
BACK: Final = lexicon().sets["turns_back"]
AHEAD: Final = lexicon().sets["turns_ahead"]
TURNED: Final = lexicon().sets["turned"]
"""What an arrow says beside its direction: what it turns. "Leave it for later" is none."""

_BACK_SIGNS: Final = frozenset({"<", "‹", "«", "←", "<<", "◀", "❮"})
_AHEAD_SIGNS: Final = frozenset({">", "›", "»", "→", ">>", "▶", "❯"})


LONGEST_ARROW: Final = 3
"""Words."""

BESIDE: Final = 2
"""So many items after a field stands the button that opens its calendar."""


def picking(clause: Clause, scene: Scene) -> Item | None:
    """On the way to a day that is to be set: its cell, an arrow, or the button that opens the calendar of its field."""
    days = days_in(clause.value)
    open_ = fields(scene)
    if not days or any(holds(item, clause.value) for item in open_):
        return None
    if (found := toward(days[0], scene)) is not None:
        return found
    shut = [i for i in open_ if i.has(Condition.READONLY) and share(clause.things, i.words) > 0]
    return next((i for field in shut for i in scene.items if _opens_calendar(field, i)), None)


def _opens_calendar(field: Item, item: Item) -> bool:
    named = item.role == "button" and not lexicon().sets["calendar"].isdisjoint(item.words)
    return named and 0 < item.at - field.at <= BESIDE and not item.has(Condition.DISABLED)


def toward(day: Day, scene: Scene) -> Item | None:
    """The cell of that day, or the arrow toward its month; nothing where no calendar shows."""
    cells = [item for item in scene.controls if _figure(item)]
    if len(cells) < WEEK:
        return None
    spoken = next((item for item in cells if _says(item, day)), None)
    if spoken is not None:
        return spoken if not spoken.has(Condition.DISABLED) else None
    titles = [(item.at, month) for item in scene.items if (month := _title(item, scene))]
    wanted = (day.year or (titles[0][1][0] if titles else 0), day.month)
    for at, month in titles:
        if month == wanted:
            later = [other for other, _ in titles if other > at]
            return _cell(day.day, [c for c in cells if c.at > at and (not later or c.at < later[0])] or cells)
    return _arrow(scene, ahead=wanted > titles[-1][1]) if titles else None


def _figure(item: Item) -> int:
    """The day that a cell's name says, 0 for none."""
    name = item.name.strip()
    if name.isdecimal():
        return int(name) if 1 <= int(name) <= LAST_DAY else 0
    named = days_in(name) if item.role in ("gridcell", "button", "option") else ()
    return named[0].day if named else 0


def _says(item: Item, day: Day) -> bool:
    """Its name or description is the whole date."""
    said = (*days_in(item.element.name), *days_in(item.element.description), *days_in(item.element.title))
    return any(
        (said_day.month, said_day.day) == (day.month, day.day) and said_day.year in (day.year, 0) for said_day in said
    )


def _title(item: Item, scene: Scene) -> tuple[int, int] | None:
    """The month that a heading, or two texts side by side, name."""
    if item.is_control and item.role not in ("combobox", "button", "gridcell"):
        return None
    own = month_in(item.name if item.role != "combobox" else item.element.value)
    if own or item.role in ("gridcell", "button"):
        return own
    after = scene.items[item.at + 1] if item.at + 1 < len(scene.items) else None
    spoken = " ".join((_shown(item), _shown(after))) if after else ""
    alone = after is not None and _shown(after).strip().isdecimal() and len(_shown(after).strip()) == 4
    return month_in(spoken) if alone else None


def _shown(item: Item) -> str:
    return item.element.value if item.role == "combobox" else item.name


def _cell(day: int, cells: Iterable[Item]) -> Item | None:
    """The cell of that day, the ends of the months before and after left out."""
    begun = False
    for item in cells:
        figure = _figure(item)
        begun = begun or figure == 1
        if begun and figure == day:
            return item if not item.has(Condition.DISABLED) else None
    return next((item for item in cells if _figure(item) == day and not item.has(Condition.DISABLED)), None)


def leads_on(label: str) -> bool:
    """A control of that name turns to the next page or month."""
    return folded(label) in _AHEAD_SIGNS or (0 < len(content(label)) <= 2 and set(content(label)) <= AHEAD)


def onward(scene: Scene) -> tuple[Item, ...]:
    """The arrow of a list that is turned page by page, where there is one to press."""
    found = _arrow(scene, ahead=True)
    return (found,) if found is not None and found.role in ("button", "link", "listitem", "generic") else ()


def _arrow(scene: Scene, *, ahead: bool) -> Item | None:
    words, signs = (AHEAD, _AHEAD_SIGNS) if ahead else (BACK, _BACK_SIGNS)
    for item in scene.items:
        if item.is_control and not item.has(Condition.DISABLED) and _turns(item, words, signs):
            return item
    return None


def _turns(item: Item, words: frozenset[str], signs: frozenset[str]) -> bool:
    """It is called by the sign or the words of a direction, and by nothing but what is turned; or its class says so."""
    said = {*item.words, *content(item.element.title), *content(" ".join(item.element.hints))}
    own = {word for word in item.words if word.isalpha()} - BACK - AHEAD
    return folded(item.name) in signs or (bool(said & words) and own <= TURNED and len(item.words) <= LONGEST_ARROW)
