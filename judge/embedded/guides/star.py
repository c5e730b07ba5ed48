"""A star, a heart or another control that stays pressed: pressed until it stands as the step wants, and then left."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content
from ..screen.deeds import Did, deeds_of
from ..screen.row_names import row_called
from ..screen.scene import FIELDS, TOGGLES, Item, Scene
from ..step.goal import Clause
from .guide import Guide
from .overflow_menu import thing_of

EMPTY: Final = frozenset("☆♡🤍⚐")
FULL: Final = frozenset("★♥❤⭐⚑")
SIGNS: Final = EMPTY | FULL
MARKS: Final = lexicon().sets["starring"]
ADDING: Final = lexicon().sets["adding_star"]
STAYING: Final = (Condition.PRESSED, Condition.CHECKED)


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The one mark of the thing, while it does not stand as wished; met where it does."""
    wanted = _mark(clause)
    if wanted is None or clause.many or clause.listed:
        return None
    word, is_on = wanted
    row = row_called(thing_of(clause), scene)
    pool = [i for i in scene.items if _stays(i, word) and not i.is_aside]
    own = [i for i in pool if i in row] or [i for i in pool if not i.card]
    if len(own) != 1:
        return None
    return Guide(is_met=True) if _is_full(own[0]) is is_on else Guide(next=(own[0],))


def was_turned(clause: Clause, scene: Scene, item: Item) -> bool:
    """It stays pressed, and was pressed in this step: a step that counts nothing does not turn it back."""
    if clause.count > 1 or clause.many or not _may_stay(item):
        return False
    pressed = [deed for deed in deeds_of(scene.state) if deed.did is Did.PRESSED]
    return any(deed.role == item.role and _is_of(deed.label, item) for deed in pressed)


def _is_of(label: str, item: Item) -> bool:
    """The label it had: of the same words, a sign turned or not."""
    if content(label) or item.words:
        return content(label) == item.words
    return not (SIGNS.isdisjoint(label) or SIGNS.isdisjoint(item.name))


def _mark(clause: Clause) -> tuple[str, bool] | None:
    """Which mark, and whether it is to be on: "star it", "add it to the favourites", "unfollow it"."""
    plain, off = clause.verb, False
    if clause.verb.startswith("un") and clause.verb[2:] in MARKS:
        plain, off = clause.verb[2:], True
    if plain in MARKS:
        return plain, not off
    said = [word for word in clause.words if word in MARKS]
    return (said[-1], True) if clause.verb in ADDING and said else None


def _stays(item: Item, word: str) -> bool:
    """It says so, and shows how it stands."""
    kin = lexicon().kin.get(word, frozenset()) | {word}
    return _may_stay(item) and _shows(item) and bool(kin & set(item.words))


def _may_stay(item: Item) -> bool:
    usable = item.is_control and item.role not in FIELDS and item.role not in TOGGLES
    return usable and not item.has(Condition.DISABLED) and (_shows(item) or item.has(*STAYING))


def _shows(item: Item) -> bool:
    return item.has(*STAYING) or not SIGNS.isdisjoint(item.name)


def _is_full(item: Item) -> bool:
    return item.has(*STAYING) or bool(set(item.name) & FULL)
