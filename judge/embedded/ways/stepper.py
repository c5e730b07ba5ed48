"""A number that goes up and down by its own buttons: which of them comes next on the way to the number wanted."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from view import State as Condition

from ..language.words import share
from ..levels import SAYS
from ..screen.scene import Item, Scene
from ..step.goal import Clause

NEAR: Final = 3
"""So many items on either side of a number its buttons stand."""

_KIND: Final = re.compile(r"\b(?:spinner|stepper|spin button|counter|number field)\b", re.I)
_NUMBER: Final = re.compile(r"(?<![\w.])[-−]?\d+(?:\.\d+)?(?![\w.]*\d)")
_UP: Final = frozenset("up plus increase increment more + ▲ ▴ △ ↑".split())
_DOWN: Final = frozenset("down minus decrease decrement less - − – ▼ ▾ ↓".split())


class Stepping(NamedTuple):
    """A field and the number that it is to hold."""

    field: Item
    wanted: float

    @property
    def holds(self) -> bool:
        return _figure(self.field.element.value) == self.wanted


def stepping(clause: Clause, scene: Scene) -> Stepping | None:
    """The field that the clause sets to a number step by step; nothing where it names none, or the field no buttons."""
    numbers = _NUMBER.findall(clause.text)
    if clause.intent != "set" or len(numbers) != 1:
        return None
    fields = [i for i in scene.items if i.role == "spinbutton" and not i.has(Condition.DISABLED)]
    named = [i for i in fields if i.words and share(i.words, clause.words) >= SAYS]
    meant = named or (fields if _KIND.search(clause.text) else [])
    if len(meant) != 1 or _figure(meant[0].element.value) is None or not _buttons(meant[0], scene, _UP | _DOWN):
        return None
    return Stepping(meant[0], float(numbers[0].replace("−", "-")))


def toward(step: Stepping, scene: Scene) -> Item | None:
    """Its button in the right direction."""
    now = _figure(step.field.element.value)
    if now is None or now == step.wanted:
        return None
    return next(iter(_buttons(step.field, scene, _UP if now < step.wanted else _DOWN)), None)


def buttons_for(clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """The buttons by which the clause's number goes up and down."""
    step = stepping(clause, scene)
    return tuple(_buttons(step.field, scene, _UP | _DOWN)) if step is not None else ()


def _buttons(field: Item, scene: Scene, words: frozenset[str]) -> list[Item]:
    near = (i for i in scene.controls if i.role in ("button", "generic", "img", "link"))
    return [i for i in near if abs(i.at - field.at) <= NEAR and not i.has(Condition.DISABLED) and _says(i) & words]


def _says(item: Item) -> set[str]:
    if item.element.name.strip():
        return {item.element.name.strip().casefold(), *re.findall(r"\w+", item.element.name.casefold())}
    return {part for hint in item.element.hints for part in re.split(r"[-_\s]+", hint.casefold())}


def _figure(value: str) -> float | None:
    try:
        return float(value.strip().replace("−", "-"))
    except ValueError:
        return None
