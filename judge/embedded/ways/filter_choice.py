"""Showing only some of a list: the choice beside the list that bears their word, and whether it was taken."""

from __future__ import annotations

import re
from typing import Final

from view import State as Condition

from ..evidence.account import failed, owed
from ..evidence.names_shown import acts, deeds
from ..guides import pulldown
from ..language.lexicon import lexicon
from ..language.words import content, folded, share, tokens
from ..levels import HALF, UNDONE, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import Item, Label, Scene
from ..step.goal import Clause
from ..subject.finding import in_order

CHOICES: Final = frozenset({"link", "tab", "button", "radio", "menuitemradio", "option", "generic"})
SWITCHES: Final = frozenset({"switch", "checkbox"})
ALONE: Final = lexicon().written["alone"]
MARKS: Final = (Condition.CURRENT, Condition.SELECTED, Condition.PRESSED, Condition.CHECKED)
SHOWING: Final = frozenset({"go", "sort", "set", "other", "press", "continue", "search"})
_SHOWS: Final = lexicon().patterns["shows_or_goes"]
_ONLY: Final = lexicon().patterns["filters"]
WHOLE_LIST: Final = lexicon().written["whole_list"]
"""What the choice is called that shows the whole list again: where one stands beside it, a choice is a filter's."""

NEAR: Final = 2
"""So many items before or after a choice stands another of its kind: a filter is one of several."""


def choice(clause: Clause, scene: Scene) -> Item | None:
    """The one of several choices whose every word says what alone is to show; nothing where several do."""
    if not _filters(clause) or pulldown.guide(clause, scene) is not None:
        return None
    found = [item for item in scene.items if _may_be(clause, item) and _is_of_filter(clause, item, scene)]
    return in_order(found)[0] if len({folded(item.name) for item in found}) == 1 else None


def filtered(r: Reading) -> bool:
    """It was pressed last on the same page, and shows: it is marked, the address says so, or a list has less."""
    done = acts(r)
    if not _filters(r.clause) or not done or done[-1].did is not Did.PRESSED or done[-1].changed is False:
        return False
    wanted = choice(r.clause, r.scene)
    if wanted is None or folded(wanted.name) != folded(done[-1].label) or failed(r) or owed(r) > HALF:
        return False
    return _heads(r.scene.came) == _heads(r.scene.went) and _shows(r.scene, wanted)


def _heads(labels: tuple[Label, ...]) -> set[tuple[str, ...]]:
    """The headings among them, without what they count: "To clean (4)"."""
    heads = (label.words for label in labels if label.role == "heading")
    return {tuple(word for word in words if not word.isdigit()) for words in heads}


def _shows(scene: Scene, wanted: Item) -> bool:
    whole = bool(set(tokens(wanted.name)) & WHOLE_LIST)
    return wanted.has(*MARKS) or _is_addressed(scene, wanted.words) or _grew(scene) is whole


def most(r: Reading) -> float:
    """At most so likely it is done while the choice shows and something else was pressed last; 1 otherwise."""
    wanted = choice(r.clause, r.scene)
    done = [deed for deed in deeds(r) if deed.did is Did.PRESSED]
    return MISSED if wanted is not None and done and folded(done[-1].label) != folded(wanted.name) else 1.0


MISSED: Final = UNDONE
"""The most that it can be by another choice than the one that the step says. Set by hand: under every bar."""


def _filters(clause: Clause) -> bool:
    return clause.intent in SHOWING and not clause.quotes and bool(_SHOWS.match(clause.text))


def _may_be(clause: Clause, item: Item) -> bool:
    usable = item.is_control and (item.role in CHOICES or item.role in SWITCHES) and not item.has(Condition.DISABLED)
    return usable and _says(clause, item.name)


def _says(clause: Clause, name: str) -> bool:
    """Its words are the step's, letter by letter: "Archived" is a choice where "Archive" is a deed."""
    said = [word for word in tokens(name) if not word.isdigit()]
    return bool(said) and set(said) <= set(tokens(clause.text)) and clause.verb not in content(name)


def _is_of_filter(clause: Clause, item: Item, scene: Scene) -> bool:
    """Others of its kind stand beside it; where the step does not say "only", the whole list's choice among them."""
    if item.role in SWITCHES:
        return bool(ALONE & set(tokens(item.name))) or bool(_ONLY.search(clause.text))
    near = scene.items[max(0, item.at - NEAR) : item.at + NEAR + 1]
    beside = [other for other in near if other.role == item.role and other.words]
    only = bool(_ONLY.search(clause.text)) and len(beside) > 1
    return only or (len(beside) > 1 and any(set(tokens(other.name)) & WHOLE_LIST for other in beside))


def _is_addressed(scene: Scene, words: tuple[str, ...]) -> bool:
    return share(words, content(re.sub(r"[/_.\-?=&:#]+", " ", scene.state.address))) >= WHOLE


def _grew(scene: Scene) -> bool | None:
    """More of what is read came than went, or less; nothing where it is as much."""
    went, came = (sum(label.role not in ("button", "dialog") for label in side) for side in (scene.went, scene.came))
    return None if came == went else came > went
