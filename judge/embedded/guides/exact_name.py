"""Opening what bears just the name that the step says, where another one's name begins alike or holds it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..evidence.account import failed
from ..evidence.arrivals import wall
from ..evidence.names_shown import acts, is_last
from ..language.lexicon import lexicon
from ..language.words import folded
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import Deed, Did, deeds_of
from ..screen.row_names import bare, is_called
from ..screen.scene import FIELDS, TOGGLES, Item, Scene
from ..step.goal import Clause
from .guide import Guide

_OPENS: Final = lexicon().patterns["opens_named"]
_SORT: Final = lexicon().patterns["sort_behind_name"]
STATEFUL: Final = FIELDS | TOGGLES
PLACES: Final = frozenset({"heading", "dialog", "tabpanel", "region"})
OTHERS: Final = UNDONE
"""The most that it is opened where a longer name was opened beside the very name. Set by hand: under every bar."""


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The one control that is called just so, where others are called nearly so; until it was pressed."""
    names = _names(clause)
    if not names:
        return None
    open_ = [item for item in scene.usable if _may_open(item)]
    found = [item for item in open_ if _is_it(item, names)]
    if len(found) != 1 or any(folded(deed.label) == folded(found[0].element.words) for deed in _pressed(scene)):
        return None
    alike = any(item is not found[0] and _is_longer(item.name, names) for item in open_)
    return Guide(next=(found[0],)) if alike else None


def entered(r: Reading) -> bool:
    """It was pressed last, and the page or dialog that came is headed by the very name."""
    names, done = _names(r.clause), acts(r)
    if not names or not done or done[-1].did is not Did.PRESSED or not is_last(r) or failed(r) or wall(r):
        return False
    heads = [item for item in r.scene.items if item.role in PLACES and not item.is_aside]
    told = bool(heads) and heads[0].is_new and _is_it(heads[0], names)
    return told and any(_is_named(done[-1].label, name) for name in names) and done[-1].changed is not False


def most(r: Reading) -> float:
    """At most so likely it is opened where what was pressed last bears a longer name, and the very name stood there."""
    names, done = _names(r.clause), _pressed(r.scene)
    if not names or not done or not _is_longer(done[-1].label, names):
        return 1.0
    stood = [label.name for label in r.scene.went] + [item.name for item in r.scene.usable if _may_open(item)]
    return OTHERS if any(_is_named(said, name) for said in stood for name in names) else 1.0


@lru_cache(maxsize=500)
def _names(clause: Clause) -> tuple[str, ...]:
    """What the step says it is called: as quoted, else as said, with and without the word for its sort."""
    found = _OPENS.match(clause.text)
    if found is None or clause.ordinal or clause.many or clause.intent != "go":
        return ()
    said = clause.quotes or (found["name"], _SORT.sub("", found["name"]))
    return tuple(dict.fromkeys(name for name in said if bare(name)))


def _is_named(label: str, name: str) -> bool:
    return bare(label) == bare(name)


def _is_it(item: Item, names: tuple[str, ...]) -> bool:
    return any(is_called(item, name) or _is_named(item.name, name) for name in names)


def _is_longer(label: str, names: tuple[str, ...]) -> bool:
    """It says the name and more."""
    said = bare(label)
    return any(set(bare(name)) < set(said) and len(said) > len(bare(name)) for name in names)


def _may_open(item: Item) -> bool:
    return item.role not in STATEFUL and not item.is_aside


def _pressed(scene: Scene) -> list[Deed]:
    return [deed for deed in deeds_of(scene.state) if deed.did is Did.PRESSED]
