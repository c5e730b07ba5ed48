"""
What does it stands in a menu of the thing's own ("⋮", "More actions for X"): the menu is opened, and the deed chosen.
The thing is the row that the step names, or what the page is about.
"""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, tokens
from ..screen.deeds import Did, deeds_of
from ..screen.outcome import LISTS
from ..screen.row_names import bare, row_called
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from ..subject import dealt_with
from .guide import Guide

DOTS: Final = frozenset({"⋮", "⋯", "…", "...", "•••", "︙", "･･･", "···"})
OPENS: Final = lexicon().sets["menu_openers"]
PICKED: Final = lexicon().written["ticked"]
RESTORES: Final = lexicon().sets["restore"]
BACK: Final = lexicon().sets["back"]
_AND: Final = lexicon().patterns["listed"]
_ARTICLE: Final = lexicon().patterns["article"]
_REST: Final = lexicon().patterns["behind_thing"]


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """What says the verb in the thing's menu or row; else what opens that menu; nothing once either was pressed."""
    if clause.verb not in lexicon().sets["menu_verbs"] or clause.many or clause.ordinal or len(things_of(clause)) > 1:
        return None
    found = way(clause, thing_of(clause), scene)
    return Guide(next=(found,)) if found is not None else None


def thing_of(clause: Clause) -> str:
    """What the step does it to, as it is written."""
    if clause.quotes:
        return clause.quotes[0]
    words = clause.text.split(maxsplit=1)
    return _ARTICLE.sub("", _REST.sub("", words[1])) if len(words) > 1 else ""


def things_of(clause: Clause) -> tuple[str, ...]:
    """The same, one by one where the step names several."""
    if clause.quotes:
        return clause.quotes[:1] if clause.intent == "rename" else clause.quotes
    return tuple(part for part in _AND.split(thing_of(clause)) if part)


def is_of_picked(clause: Clause) -> bool:
    """The step speaks of what is ticked, not of one thing by its name."""
    return not clause.quotes and bool(PICKED & set(tokens(clause.text)))


def says(clause: Clause, words: tuple[str, ...]) -> bool:
    """The verb, or what else a control is called that does it; "back" with a word of putting restores."""
    verbs = lexicon().row_verbs.get(clause.verb, frozenset()) | lexicon().kin.get(clause.verb, frozenset())
    back = clause.verb in RESTORES and not BACK.isdisjoint(words)
    return back or bool((verbs | {clause.verb}) & set(words))


def way(clause: Clause, thing: str, scene: Scene) -> Item | None:
    """The next thing to press for what the clause does to the thing; nothing once what says it was pressed."""
    pressed = [deed.label for deed in deeds_of(scene.state) if deed.did is Did.PRESSED]
    if any(says(clause, content(label)) for label in pressed):
        return None
    if is_of_picked(clause):
        return way_of_picked(clause, scene)
    own_menu = dealt_with.own_control(clause, scene)
    row = () if own_menu is not None else row_called(thing, scene)
    opener = own_menu or (_one([i for i in row if opens(i)]) if row else _of_page(thing, scene))
    if opener is None:
        return None
    listed = [i for i in scene.items if _does(clause, i) and (i.role in LISTS or i.is_new)]
    if any(folded(label) == folded(opener.element.words) for label in pressed):
        return _one(listed)
    own = [] if own_menu is not None else [i for i in (row or scene.items) if _does(clause, i) and not i.is_aside]
    return _one(own) if own else opener


def is_of_another(clause: Clause, scene: Scene, item: Item) -> bool:
    """What a page of a thing of nearly the same name does to it, or its menu: "Olsson" for a step about "Olsen"."""
    if clause.verb not in lexicon().sets["menu_verbs"] or item.card or item.is_aside:
        return False
    wanted, heads = bare(thing_of(clause)), _heads(scene)
    if not _is_name(clause) or not heads or not (opens(item) or _does(clause, item)):
        return False
    said = bare(heads[0].name)
    return bool(set(said) & set(wanted)) and not set(wanted) <= set(said) and not set(said) <= set(wanted)


def is_of_another_row(clause: Clause, scene: Scene, item: Item) -> bool:
    """The menu of a row, or what does it there, whose name says nothing of what the step names."""
    if clause.verb not in lexicon().sets["menu_verbs"] or not item.card or clause.ordinal or is_of_picked(clause):
        return False
    if not _is_name(clause) or not (opens(item) or _does(clause, item)):
        return False
    wanted = {word for thing in things_of(clause) for word in bare(thing)}
    row = {word for other in scene.items if other.card == item.card for word in bare(other.name)}
    return not wanted & row


def _is_name(clause: Clause) -> bool:
    """The thing goes by a name of several words, each written as one."""
    words = thing_of(clause).split()
    return len(words) >= FEWEST and (bool(clause.quotes) or not any(word[0].islower() for word in words))


FEWEST: Final = 2
"""Words of a name of which one may be another's."""


def _heads(scene: Scene) -> list[Item]:
    return list(scene.headings)


def way_of_picked(clause: Clause, scene: Scene) -> Item | None:
    """The one control outside of all rows that says the verb: it does it to what is ticked."""
    return _one([i for i in scene.items if _does(clause, i) and not i.card and not i.is_aside])


def _of_page(thing: str, scene: Scene) -> Item | None:
    """The one menu of a page that is about the thing: headed by its name, or by one for a step that gives none."""
    heads = _heads(scene)
    if not heads or not bare(thing) or bare(heads[0].name) != bare(thing):
        return None
    return _one([i for i in scene.items if opens(i) and not i.card and not i.is_aside])


def _one(items: list[Item]) -> Item | None:
    return items[0] if len(items) == 1 else None


def _does(clause: Clause, item: Item) -> bool:
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    return usable and not opens(item) and says(clause, item.words)


def opens(item: Item) -> bool:
    """All it says is that there is more, of what stands in its row."""
    if not item.is_control or item.role in FIELDS or item.has(Condition.DISABLED):
        return False
    if item.name.strip() in DOTS:
        return True
    return bool(item.words) and item.words[0] in OPENS and OPENS.issuperset(item.words[:2]) and not item.element.choices
