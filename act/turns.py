"""
How many turns a plain step has: eight, more where it names more things than those take, and none is spent on going one
step further with what goes step by step. See docs/decisions/turns.md.
"""

from __future__ import annotations

import re
from typing import Final

from view import Element

from . import thresholds as at
from .counted import count_of
from .intent import Limits
from .phrase import Phrase
from .spans import spans

_CHOSEN: Final = re.compile(
    r"\b(?:select|choose|pick|tick|check|mark|untick|uncheck)\s+(.+?)"
    r"(?=,?\s+and\s+(?:then\s+)?(?:click|press|hit|tap|push|submit|save|send|confirm)\b|[.;](?:\s|$)|$)",
    re.IGNORECASE,
)
_ALL_OF: Final = re.compile(r"\b(?:all|every|each)\b", re.IGNORECASE)
_APART: Final = re.compile(r",\s*(?:and\s+)?|\s+and\s+")

_STEPS: Final = frozenset(
    "previous prev next earlier later back forward forwards backwards up down increase decrease increment decrement "
    "plus minus".split()
)
_UNITS: Final = frozenset("month months year years day days week weeks page pages value number amount quantity".split())
_SIGNS: Final = frozenset("< > ‹ › « » ← → + - − – ▲ ▼ △ ▽ ▴ ▾ ▸ ◂ ◀ ▶ ↑ ↓ ❮ ❯ ⟨ ⟩".split())
"""How controls are called that go on or back by one; no other word may stand beside these."""


_CLASSES: Final = frozenset(
    "spin spinner stepper step arrow chevron caret datepicker calendar pager pagination page".split()
)
"""What the class of such a control says beside that, where it has no name; a thumb that goes up is none."""


def turns_for(goal: Phrase, limits: Limits) -> int:
    """
    The turns of a step.

    >>> turns_for(Phrase.of("open the settings"), Limits()), turns_for(Phrase.of("open the settings"), Limits(turns=5))
    (8, 5)
    >>> turns_for(Phrase.of("Select oak, elm, ash, fir, yew and click Submit"), Limits())
    14
    """
    if limits.turns < at.DO_TURNS.count:
        return limits.turns
    more = max(0, things_in(goal) - at.DO_THINGS.count)
    return min(at.DO_TURNS.count + at.TURNS_A_THING.count * more, at.MOST_TURNS.count)


def things_in(goal: Phrase) -> int:
    """
    How many things a step names that are done one by one: its texts, the names of a list, the number that it counts.

    >>> things_in(Phrase.of("Fly from: Oslo to: Bergen on 10/16/2016")), things_in(Phrase.of("press Save"))
    (3, 0)
    """
    chosen = _CHOSEN.search(goal.filled)
    listed = len([name for name in _APART.split(chosen.group(1)) if name.strip()]) if chosen else 0
    count = count_of(goal.filled)
    counted = count.number if count else at.ALL_OF.count if _ALL_OF.search(goal.filled) else 0
    return max(len(spans(goal)), listed if listed > 1 else 0, counted)


def goes_a_step(element: Element) -> bool:
    """
    A control that goes on or back by one: a calendar's months, the pages of a list, a number. Of one without a name its
    class words say so.

    >>> goes_a_step(Element(role="button", name="Next month")), goes_a_step(Element(role="link", name=">"))
    (True, True)
    >>> goes_a_step(Element(role="button", name="Next: pay")), goes_a_step(Element(role="button", name="Add"))
    (False, False)
    """
    name = element.name.strip() or element.title.strip()
    if not name:
        parts = {part for hint in element.hints for part in re.split(r"[-_\s]+", hint.lower())}
        return bool(parts & _STEPS) and bool(parts & _CLASSES)
    said = set(re.findall(r"\w+", name.casefold()))
    return name in _SIGNS or (bool(said & _STEPS) and said <= _STEPS | _UNITS)
