"""One of several radio buttons, told by its own words and those of its group: "let only my contacts message me"."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded, share, tokens
from ..levels import HALF, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import Item, Scene
from ..step.goal import Clause

RADIOS: Final = frozenset({"radio", "menuitemradio"})
CHOOSING: Final = frozenset({"set", "other", "press", "turn_on", "create", "commit"})


def meant(clause: Clause, scene: Scene) -> Item | None:
    """The radio button whose every word the step says, in the group that it speaks of; nothing where several are."""
    return None if clause.intent not in CHOOSING or clause.quotes else named(clause, scene)


def named(clause: Clause, scene: Scene) -> Item | None:
    """The same, whatever else the clause asks for: the "4" of "write "Fine" with 4 stars"."""
    if _denies(clause):
        return None
    radios = [i for i in scene.items if i.role in RADIOS and not i.has(Condition.DISABLED)]
    found = [i for i in radios if i.words and share(i.words, clause.words) >= WHOLE and _is_of_group(clause, i)]
    most = max((len(i.words) for i in found), default=0)
    best = [i for i in found if len(i.words) == most]
    return best[0] if len(best) == 1 else None


def to_choose(clause: Clause, scene: Scene) -> Item | None:
    """The same, while it is not chosen."""
    item = meant(clause, scene)
    return item if item is not None and not item.has(Condition.CHECKED) else None


def left(clause: Clause, scene: Scene) -> Item | None:
    """What `named` finds, while it is not chosen."""
    item = named(clause, scene)
    return item if item is not None and not item.has(Condition.CHECKED) else None


def _denies(clause: Clause) -> bool:
    return not lexicon().sets["negative"].isdisjoint((*content(clause.text), *tokens(clause.text)))


def _is_of_group(clause: Clause, item: Item) -> bool:
    """The label of what holds it is said by the rest of the step."""
    rest = tuple(word for word in clause.words if word not in item.words)
    labels = [content(part.partition(" ")[2].strip('"')) for part in item.element.path]
    return any(label and share(label, rest) >= HALF for label in labels)


def chosen(r: Reading) -> bool:
    """It was chosen last, by this step, stands so, and nothing tells of a failure."""
    done = acts(r)
    wanted = meant(r.clause, r.scene)
    if wanted is None or not done or done[-1].did is not Did.PRESSED or done[-1].role not in RADIOS or failed(r):
        return False
    return folded(done[-1].label) == folded(wanted.name) and wanted.has(Condition.CHECKED)
