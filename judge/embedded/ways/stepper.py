"""A number that goes up and down by its own buttons: which of them comes next on the way to the number wanted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from view import State as Condition

from ..evidence.account import failed
from ..language.lexicon import lexicon
from ..language.words import folded, share
from ..levels import SAYS, UNDONE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import Item, Scene
from ..step.goal import Clause

NEAR: Final = 3
"""So many items on either side of a number its buttons stand."""

_KIND: Final = lexicon().patterns["stepper"]
_READ: Final = re.compile(r"(?P<figure>\d+)\s+(?P<unit>[a-z]{2,})", re.I)
"""A number that is only read, with what it counts: "5 days" between "Fewer days" and "More days"."""

PASSED_BY: Final = frozenset({"go", "search", "continue"})
MISSED: Final = UNDONE
"""The most that a step is done while the number reads otherwise. Set by hand: under every bar."""

_NUMBER: Final = re.compile(r"(?<![\w.])[-−]?\d+(?:\.\d+)?(?![\w.]*\d)")
_UP: Final = lexicon().written["steps_up"]
_DOWN: Final = lexicon().written["steps_down"]


class Stepping(NamedTuple):
    """A field and the number that it is to hold."""

    field: Item
    wanted: float

    @property
    def holds(self) -> bool:
        return _now(self.field) == self.wanted


def stepping(clause: Clause, scene: Scene) -> Stepping | None:
    """The field that the clause sets to a number step by step; nothing where it names none, or the field no buttons."""
    if (read := _read(clause, scene)) is not None:
        return read
    numbers = _NUMBER.findall(clause.text) if clause.intent == "set" else []
    if len(numbers) != 1:
        return None
    fields = [i for i in scene.items if i.role == "spinbutton" and not i.has(Condition.DISABLED)]
    named = [i for i in fields if i.words and share(i.words, clause.words) >= SAYS]
    meant = named or (fields if _KIND.search(clause.text) else [])
    if len(meant) != 1 or _figure(meant[0].element.value) is None or not _buttons(meant[0], scene, _UP | _DOWN):
        return None
    return Stepping(meant[0], float(numbers[0].replace("−", "-")))


def _read(clause: Clause, scene: Scene) -> Stepping | None:
    """The one number that is read with the step's unit and has a button for more and one for less beside it."""
    wanted = _figures(clause.text)
    if len(wanted) != 1 or clause.intent in PASSED_BY:
        return None
    shown = [(i, found) for i in scene.items if not i.is_control and (found := _READ.fullmatch(i.name.strip()))]
    meant = [i for i, found in shown if found["unit"].casefold() in wanted and _has_both(i, scene)]
    return Stepping(meant[0], float(next(iter(wanted.values())))) if len(meant) == 1 else None


@lru_cache(maxsize=500)
def _figures(step: str) -> Mapping[str, str]:
    """The figures with a unit, by the unit."""
    return {found["unit"].casefold(): found["figure"] for found in _READ.finditer(step)}


def _has_both(field: Item, scene: Scene) -> bool:
    return bool(_buttons(field, scene, _UP)) and bool(_buttons(field, scene, _DOWN))


def stands(r: Reading) -> bool:
    """
    A number that is only read was brought to what the step says by its own buttons, and by nothing else. No screen that
    is fitted on has such a number.
    """
    step = _read(r.clause, r.scene)
    if step is None or not step.holds or len(r.goal.clauses) > 1 or not r.scene.deeds or failed(r):
        return False
    own = {folded(item.name) for item in _buttons(step.field, r.scene, _UP | _DOWN)}
    return all(deed.did is Did.PRESSED and folded(deed.label) in own for deed in r.scene.deeds)


def most(r: Reading) -> float:
    """At most so likely it is done; 1 but where such a number reads otherwise than the step says."""
    step = _read(r.clause, r.scene)
    return MISSED if step is not None and not step.holds else 1.0


def toward(step: Stepping, scene: Scene) -> Item | None:
    """Its button in the right direction."""
    now = _now(step.field)
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


def _now(field: Item) -> float | None:
    """What it holds; of a text, the number that is read."""
    found = None if field.is_control else _READ.fullmatch(field.name.strip())
    return float(found["figure"]) if found is not None else _figure(field.element.value)


def _figure(value: str) -> float | None:
    try:
        return float(value.strip().replace("−", "-"))
    except ValueError:
        return None
