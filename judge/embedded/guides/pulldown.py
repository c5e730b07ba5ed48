"""A control that is called by how the thing stands now ("Open ▾" beside "Status"): opened, and another state chosen."""

from __future__ import annotations

import re
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import WHOLE
from ..screen.deeds import Did, deeds_of
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from ..subject.finding import plain
from .guide import Guide

_SETS: Final = lexicon().patterns["set_to"]
_SHOWS: Final = lexicon().patterns["shown_of"]
_DENIES: Final = lexicon().patterns["denied"]
_OPENS: Final = re.compile(r"\s*[▾▼▿⌄⏷🔽˅]\s*$")
"""Signs behind a name that say that a list comes of it."""

_LABELLED: Final = re.compile(r"^(?P<label>[^:]{2,40}):\s+(?P<value>.+)$", re.S)
OPENERS: Final = frozenset({"button", "combobox", "generic", "link"})
CHOICES: Final = frozenset({"menuitem", "menuitemradio", "menuitemcheckbox", "option", "radio"})
ASSIGNING: Final = lexicon().written["assigning"]
SHORT: Final = 3
"""So many words at most has a text that labels what stands right behind it."""


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The choice in the list that is open, else what opens it; met where what opens it is called by what is wished."""
    wish = _SETS.match(clause.text) or _SHOWS.match(clause.text)
    if (
        wish is None
        or clause.count > 1
        or clause.listed
        or (_DENIES.search(clause.text) and not _NOBODY.search(clause.text))
    ):
        return None
    value = (clause.quotes or (wish["value"],))[-1]
    nobody = bool(_NOBODY.search(clause.text))
    opener = _opener(scene, wish)
    if opener is None:
        return None
    if _means(_shown(opener), value, nobody):
        return Guide(is_met=True)
    choices = [item for item in scene.items if item.role in CHOICES and item.is_control]
    named = [item for item in choices if _means(item.name, value, nobody)]
    if named or opener.has(Condition.EXPANDED) or _was_pressed(scene, opener):
        return Guide(next=tuple(named[:1])) if named else None
    return Guide(next=(opener,))


def _was_pressed(scene: Scene, item: Item) -> bool:
    done = (deed for deed in deeds_of(scene.state) if deed.did in (Did.PRESSED, Did.EXPANDED))
    return any(plain(deed.label) == plain(item.element.words) for deed in done)


def _means(name: str, value: str, nobody: bool) -> bool:
    """It says the value; for a step that speaks of nobody's, that it is nobody's."""
    return bool(lexicon().sets["nobody"] & set(content(name))) if nobody else _says(name, value)


_NOBODY: Final = lexicon().patterns["for_nobody"]


def _opener(scene: Scene, wish: re.Match[str]) -> Item | None:
    """The one that is labelled by what the step sets, else by the word for what it says of a thing."""
    found = [(item, label) for item in scene.items if _opens(item) and (label := _label(item, scene))]
    about = content(wish["thing"])
    if (wish.groupdict().get("verb") or "").casefold() in ASSIGNING and (own := _of_nobody(scene)) is not None:
        return own
    named = [item for item, label in found if set(label) <= set(about)]
    if not named:
        kinds = _kinds(wish)
        named = [item for item, label in found if kinds & set(label)]
    return named[0] if len(named) == 1 else None


def _of_nobody(scene: Scene) -> Item | None:
    """The one list that says that nobody has the thing yet, whatever it calls who is to."""
    lists = (item for item in scene.items if item.role == "combobox" and _opens(item))
    found = [item for item in lists if lexicon().sets["nobody"] & set(content(item.element.value))]
    return found[0] if len(found) == 1 else None


def _kinds(wish: re.Match[str]) -> frozenset[str]:
    """The labels of what is meant where the step does not say it: a person is one's who has it, else a state."""
    sets = lexicon().sets
    if "verb" not in wish.groupdict():
        return sets["owner_labels"]
    verb = wish["verb"].casefold()
    if verb in ASSIGNING:
        return sets["owner_labels"]
    return sets["state_labels"] if verb in MARKING else frozenset()


MARKING: Final = lexicon().written["setting_state"]


def _opens(item: Item) -> bool:
    usable = item.is_control and item.role in OPENERS and not item.has(Condition.DISABLED) and not item.is_aside
    shut = item.has(Condition.COLLAPSED, Condition.EXPANDED) or bool(_OPENS.search(item.name))
    return usable and shut and bool(item.name) and not item.element.choices


def _label(item: Item, scene: Scene) -> tuple[str, ...]:
    """What it says of itself before a colon; else the short text right before it."""
    if (own := _LABELLED.match(item.name)) is not None:
        return content(own["label"])
    before = scene.items[item.at - 1] if item.at else None
    if before is None or before.is_control or before.role in FIELDS or before.role == "heading":
        return ()
    return before.words if 0 < len(before.words) <= SHORT else ()


def _shown(item: Item) -> str:
    """What it says that stands now."""
    own = _LABELLED.match(item.name)
    return _OPENS.sub("", item.element.value if item.role == "combobox" else own["value"] if own else item.name)


def _says(name: str, value: str) -> bool:
    """It is called so, whatever the case and the marks around it; or in just the same words."""
    if plain(_OPENS.sub("", name)) == plain(value):
        return True
    mine, theirs = content(name), content(value)
    return bool(mine) and share(mine, theirs) >= WHOLE and share(theirs, mine) >= WHOLE
