"""Ways in: to a field that does not show, to a thing's own page, and to the variant of a thing that is meant."""

from __future__ import annotations

from collections import Counter
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, share, share_of
from ..levels import SAYS, UNDONE, WHOLE
from ..screen.deeds import Did
from ..screen.scene import FIELDS, TOGGLES, Item, Scene
from ..step.goal import Clause
from ..subject import neighbours
from ..subject.idiom import main_action, says_deed

SHORT: Final = 3
"""So many words the way to a field may have: "Open search", "Search here"."""

CHOSEN: Final = (Condition.CHECKED, Condition.SELECTED, Condition.PRESSED, Condition.DISABLED)


def has_search_field(scene: Scene) -> bool:
    """A field to search in shows, or the only field there is."""
    fields = [i for i in scene.fields if not i.has(Condition.DISABLED)]
    return len(fields) == 1 or any(i.role == "searchbox" or _seeks(i.words + i.more) for i in fields)


def opens_search(item: Item) -> bool:
    """It is called by searching, and is nothing to write into."""
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    return usable and 0 < len(item.words) <= SHORT and _seeks(item.words)


def _seeks(words: tuple[str, ...]) -> bool:
    return bool(set(words) & lexicon().sets["seeking"])


def doors(clause: Clause, scene: Scene, idiom: Item | None) -> frozenset[int]:
    """Where the ways to the thing's own page stand, for a step that adds or removes what nothing here does that to."""
    if clause.intent not in ("add", "remove") or not clause.things or idiom is not None:
        return frozenset()
    usable = [i for i in scene.usable if i.role not in FIELDS]
    if any(_adds(clause, item) for item in usable):
        return frozenset()
    alone = Counter(item.card for item in usable) if clause.intent == "remove" else None
    found = (item for item in usable if _opens(clause, item))
    return frozenset(item.at for item in found if alone is None or not item.card or alone[item.card] == 1)


def _adds(clause: Clause, item: Item) -> bool:
    """It says the verb, and is the thing's own: by its name, its card, or the heading of the page."""
    if says_deed(clause, item.words) < SAYS:
        return False
    about = {*item.words, *item.around} if item.card else {*item.words, *item.around, *item.where}
    return share_of(clause.things, about) >= SAYS


def _opens(clause: Clause, item: Item) -> bool:
    """It is called by the thing, or only says that it shows it and stands on its card."""
    if item.is_aside:
        return False
    named = share(clause.things, item.words) >= WHOLE
    shows = bool(item.words) and all(word in lexicon().sets["looking"] for word in item.words)
    opens = named or (shows and bool(item.card) and share(clause.things, item.around) >= WHOLE)
    return opens and not neighbours.held_against(clause.things, item).contradicts


NOT_YET: Final = UNDONE
"""The most a step that adds can be done by a press that only opened the thing's page. Set by hand: under every bar."""


def most(clause: Clause, scene: Scene) -> float:
    """At most so likely a step that adds is done: its last deed opened the thing's page, and what adds is there."""
    last = next(iter(scene.deeds[-1:]), None)
    if clause.intent != "add" or last is None or last.did is not Did.PRESSED:
        return 1.0
    words = content(last.label)
    looked = bool(words) and all(word in lexicon().sets["looking"] for word in words)
    opened = looked or (last.role == "link" and bool(words) and all(word in clause.things for word in words))
    if not opened:
        return 1.0
    adds = main_action(clause, scene) is not None or any(_adds(clause, item) for item in scene.usable)
    return NOT_YET if adds else 1.0


VARYING: Final = frozenset({"add", "set"})
"""Intents of a thing that there are variants of."""


def is_variant(clause: Clause, scene: Scene, item: Item) -> bool:
    """
    It chooses a part of what the step says of the thing, not chosen yet, where the page's headings say the rest:
    "Blue" under "Mug".
    """
    if clause.intent not in VARYING or item.card or item.is_aside or item.has(*CHOSEN):
        return False
    part = _part(clause, item)
    rest = tuple(word for word in clause.things if word not in part)
    if not part or not rest:
        return False
    headings = {word for i in scene.of("heading") if not i.card for word in i.words}
    pressed = any(content(deed.label) == item.words for deed in scene.deeds)
    return share_of(rest, headings) >= WHOLE and not pressed


def _part(clause: Clause, item: Item) -> tuple[str, ...]:
    """The words of the thing that it chooses: its own name, or one of its choices."""
    if item.role in TOGGLES or item.role in ("option", "button"):
        return _telling(clause, item.words)
    if item.role != "combobox" or _telling(clause, content(item.element.value)):
        return ()
    return next((part for choice in item.element.choices if (part := _telling(clause, content(choice)))), ())


def _telling(clause: Clause, words: tuple[str, ...]) -> tuple[str, ...]:
    """The words, where all of them are the thing's, but for what says of which kind they are."""
    own = tuple(word for word in words if word not in lexicon().sets["attribute"])
    return own if own and all(word in clause.things for word in own) else ()
