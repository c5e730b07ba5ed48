"""One of several choices that a step quotes or names whole: taken by its very name, in the group that the step says."""

from __future__ import annotations

import re
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import HALF
from ..screen.scene import Item, Scene
from ..step.goal import Clause
from ..subject.finding import plain
from .guide import Guide

CHOOSING: Final = lexicon().sets["choosing_quoted"]
ONE_OF: Final = frozenset({"radio", "menuitemradio"})
STANDING: Final = (Condition.CHECKED, Condition.SELECTED, Condition.PRESSED)
_FIGURES = re.compile(r"\d+")


def names_the_act(clause: Clause) -> bool:
    """It says to choose, to set, to turn on or off: what keeps the form is for a later step."""
    return clause.verb in CHOOSING or clause.intent in ("set", "turn_on", "turn_off")


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The one choice that is called so, or the list that has it; met where that is what is chosen."""
    if clause.listed or clause.ordinal:
        return None
    found = _quoted(clause, scene) if len(clause.quotes) == 1 and clause.verb in CHOOSING else _named(clause, scene)
    if found is None:
        return None
    item, value = found
    chosen = plain(item.element.value) == plain(value) if item.element.choices else item.has(*STANDING)
    return Guide(is_met=True) if chosen else Guide(next=(item,))


def is_of_other_figures(clause: Clause, item: Item) -> bool:
    """A choice that has other figures than the one that the step quotes: "20:00 to 06:00" for "22:00 to 07:00"."""
    if len(clause.quotes) != 1 or item.role not in ONE_OF | {"option"} or clause.verb not in CHOOSING:
        return False
    mine, wanted = _FIGURES.findall(item.name), _FIGURES.findall(clause.quotes[0])
    return bool(mine) and bool(wanted) and mine != wanted


def _quoted(clause: Clause, scene: Scene) -> tuple[Item, str] | None:
    """What bears the quoted name; of several the one whose group the step speaks of most."""
    value = clause.quotes[0]
    found = [item for item in scene.items if _is_choice(item) and _offers(item, value)]
    about = tuple(word for word in (*clause.things, *clause.place) if word not in lexicon().sets["generic"])
    fits = [share(about, (*item.words, *item.where)) for item in found]
    best = [item for item, fit in zip(found, fits, strict=True) if fit == max(fits)]
    return (best[0], value) if len(best) == 1 else None


def _named(clause: Clause, scene: Scene) -> tuple[Item, str] | None:
    """The one choice of a group all of whose words the step says, where it says what the group is called as well."""
    if clause.quotes:
        return None
    named = [item for item in scene.items if item.role in ONE_OF and _is_choice(item) and _is_said(clause, item)]
    longest = max((len(item.words) for item in named), default=0)
    best = [item for item in named if len(item.words) == longest]
    return (best[0], best[0].name) if len(best) == 1 else None


def _is_said(clause: Clause, item: Item) -> bool:
    """The step says the choice word by word, and most of what its group is called besides."""
    group = next((content(part.partition(" ")[2]) for part in reversed(item.element.path) if _groups(part)), ())
    rest = tuple(word for word in group if word not in item.words)
    said = tuple(content(clause.text))
    return bool(item.words) and set(item.words) <= set(said) and bool(rest) and share(rest, said) >= HALF


def _groups(part: str) -> bool:
    return part.startswith(("group ", "radiogroup "))


def _is_choice(item: Item) -> bool:
    """One of a group, or a list to choose from, that can be used."""
    usable = item.is_control and not item.has(Condition.DISABLED) and not item.is_aside
    return usable and (item.role in ONE_OF or bool(item.element.choices))


def _offers(item: Item, value: str) -> bool:
    if item.element.choices:
        return plain(value) in map(plain, item.element.choices)
    return plain(item.name) == plain(value)
