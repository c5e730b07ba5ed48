"""A list that narrows as one types: a search that needs no Return is done once the list has less, and what it seeks."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.messages import cheers
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import FIELDS, Item, Label, Scene
from ..step.goal import Clause
from ..subject.finding import fields, seeks

SEEKING: Final = frozenset({"search", "sort"})
OPENED: Final = frozenset({"option", "listbox", "menu", "menuitem", "dialog", "button"})
"""Roles of what a field opens or a page offers: no rows of a list."""

NO_ROWS: Final = FIELDS | OPENED


def narrowed(r: Reading) -> bool:
    """
    A text of the step was typed last and its field holds it; upon that rows have gone that do not say it, none came
    that does not, and what stands there of them says it. What stands in a row that says it has only moved up.
    """
    done = acts(r)
    if r.clause.intent not in SEEKING or not done or done[-1].did is not Did.WROTE or failed(r):
        return False
    text = folded(done[-1].text)
    if not text or folded(r.clause.value) != text:
        return False
    held = any(i.role in FIELDS and folded(i.element.value) == text for i in r.scene.items)
    went = [label for label in r.scene.went if _is_row(label)]
    moved = _said_beside(r.scene, text)
    came = [label for label in r.scene.came if _is_row(label) and (label.role, folded(label.name)) not in moved]
    left = len([label for label in went if text not in folded(label.name)])
    others = [label for label in came if text not in folded(label.name) and not _counts(label)]
    return held and left > len(came) and not others and _shows(r, text)


EMPTYING: Final = lexicon().sets["clearing"]


def emptied(r: Reading) -> bool:
    """
    The search or filter was to be cleared: what says that was pressed last, every field to search in is empty, and more
    rows came than went. None of the screens that are fitted on is such.
    """
    done = acts(r)
    about = set(r.clause.words[1:])
    if r.clause.verb not in EMPTYING or not about & SOUGHT or not done or done[-1].did is not Did.PRESSED or failed(r):
        return False
    if done[-1].changed is False or not set(content(done[-1].label)) & EMPTYING:
        return False
    seeking = [i for i in fields(r.scene) if seeks(i) or not FILTERING.isdisjoint((*i.words, *i.more))]
    came, went = ([label for label in side if _is_row(label)] for side in (r.scene.came, r.scene.went))
    return bool(seeking) and not any(i.element.value for i in seeking) and len(came) > len(went)


SOUGHT: Final = lexicon().sets["filter_labels"]


def _said_beside(scene: Scene, text: str) -> set[tuple[str, str]]:
    """What stands in rows that say the text, and says something else: the columns beside it."""
    rows = {item.card for item in scene.items if item.card and not item.is_control and text in folded(item.name)}
    beside = {(i.role, folded(i.name)) for i in scene.items if i.card in rows and text not in folded(i.name)}
    return beside - {(i.role, folded(i.name)) for i in scene.items if i.card not in rows}


def field_to_fill(clause: Clause, scene: Scene) -> Item | None:
    """
    The one field that filters or seeks, for a step that does so by a text which nothing on the page offers as a choice;
    nothing once it holds the text.
    """
    wanted = folded(clause.value)
    if (
        not (clause.verb in FILTERING or clause.intent == "search")
        or not wanted
        or any(_offers(item, wanted) for item in scene.items)
    ):
        return None
    open_ = [i for i in fields(scene) if i.role != "combobox" and not i.is_aside]
    found = [i for i in open_ if seeks(i) or not FILTERING.isdisjoint((*i.words, *i.more))]
    return found[0] if len(found) == 1 and folded(found[0].element.value) != wanted else None


def _offers(item: Item, wanted: str) -> bool:
    """A choice of that name, or a list that has it, or sorts by it."""
    named = item.is_control and item.role not in FIELDS and folded(item.name) == wanted
    heads = item.role == "columnheader" and wanted in folded(item.name)
    return named or heads or wanted in map(folded, item.element.choices)


_TYPED: Final = lexicon().patterns["search_typed"]
"""A search that gives its text; "find the cheapest flight" says what is to be found."""

FILTERING: Final = lexicon().sets["filtering"]


def _is_row(label: Label) -> bool:
    return label.role not in NO_ROWS


def _counts(label: Label) -> bool:
    """How many there are now: "2 readers"."""
    return any(letter.isdigit() for letter in label.name) and not cheers(label.name)


def _shows(r: Reading, text: str) -> bool:
    """Something of the page's own says what was sought."""
    own = (i for i in r.scene.items if i.role not in NO_ROWS and not i.is_aside)
    return any(text in folded(i.name) and not i.has(Condition.DISABLED) for i in own)
