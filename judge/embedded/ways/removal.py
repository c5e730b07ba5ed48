"""Taking a thing away by its row's own control, and whether that was done: a cross beside a name says no word of it."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed, owed
from ..evidence.arrivals import vanished
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HALF, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import STATEFUL, TOGGLES, Item, Scene
from ..step.goal import Clause
from ..subject.rows import is_it, row_of

CROSSES: Final = frozenset("×x✕✖╳✗✘❌🗑")
"""Signs that close or take away what they stand beside."""

TAKES: Final = lexicon().sets["destroying"]
"""Words beside the verbs for it: of classes, where a control has no name."""


TICKED: Final = lexicon().sets["ticked"]
"""Words that say: those that are ticked."""


def remover(clause: Clause, scene: Scene) -> Item | None:
    """The one control of the thing's own row or card that takes it away; nothing where the step takes more than one."""
    if clause.intent != "remove":
        return None
    own = [item for item in row_of(clause, scene) if _may_take(item)]
    spoken = [item for item in own if _says(item.words)]
    found = spoken or [item for item in own if folded(item.name) in CROSSES]
    return found[0] if len(found) == 1 else None


def ticks_in_vain(clause: Clause, scene: Scene, item: Item) -> bool:
    """A box, for a step that takes a thing away, where nothing on the screen takes away what is ticked."""
    if clause.intent != "remove" or item.role not in TOGGLES:
        return False
    return not any(_may_take(other) and _takes_ticked(clause, other.words) for other in scene.items)


def _takes_ticked(clause: Clause, words: tuple[str, ...]) -> bool:
    """It takes away what is ticked, or things of the step's sort: "Delete selected", not "Clear completed"."""
    rest = [word for word in words if word.isalpha() and not _says((word,)) and word not in TICKED]
    return _says(words) and set(rest) <= set(clause.words)


def taken_away(r: Reading) -> bool:
    """
    A row's cross was pressed last, or what the step's own words call ("take it out, it is used up"), and what the step
    wants gone has gone from the same page, which asks nothing.
    """
    done = acts(r)
    if r.clause.intent != "remove" or r.clause.many or not done or done[-1].did is not Did.PRESSED:
        return False
    words = content(done[-1].label)
    takes = _says(words) or folded(done[-1].label) in CROSSES or (bool(words) and set(words) <= set(r.clause.words))
    if not takes or done[-1].changed is False or not r.scene.in_window or failed(r) or owed(r) > HALF:
        return False
    heads = any(label.role == "heading" for label in (*r.scene.came, *r.scene.went))
    return vanished(r) > HALF and not heads and not any(is_it(r.clause, item) for item in r.scene.items)


def cleared(r: Reading) -> bool:
    """What says just this was pressed ("Clear finished"), things went from the same page, and none like them stands."""
    done = acts(r)
    if r.clause.intent != "remove" or r.clause.quotes or not done or done[-1].did is not Did.PRESSED:
        return False
    words = tuple(word for word in content(done[-1].label) if word.isalpha())
    said = r.clause.verb in words and share(words, r.clause.words) >= WHOLE and share(r.clause.things, words) > 0
    if not said or done[-1].changed is False or not r.scene.in_window or failed(r) or owed(r) > HALF:
        return False
    heads = any(label.role == "heading" for label in (*r.scene.came, *r.scene.went))
    here = any(share(r.clause.things, i.words) >= WHOLE for i in r.scene.items if not i.is_control)
    return len(r.scene.went) > len(r.scene.came) and not heads and not here


def _may_take(item: Item) -> bool:
    return item.is_control and item.role not in STATEFUL and not item.has(Condition.DISABLED)


def _says(words: tuple[str, ...]) -> bool:
    """Its words are those of taking away, of which the verbs for it are some."""
    return any(word in TAKES or lexicon().intent_of.get(word) == "remove" for word in words)
