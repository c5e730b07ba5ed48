"""Showing only some of a list by a select: its option is chosen, and what runs it is pressed where it has to be."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause

_ONLY: Final = lexicon().patterns["some_shown"]
ALONE: Final = lexicon().patterns["says_only"]
RUNS: Final = lexicon().sets["running_filter"]
LEFT: Final = UNDONE
"""The most that a step is done that left the list it had filtered. Set by hand: under every bar."""

REACH: Final = 4
"""So many items after a select stands the button that runs it, where no form tells."""


def field(clause: Clause, scene: Scene) -> Item | None:
    """The one select that has an option of just those words and holds another."""
    found = _meant(clause, scene)
    return found[0] if found is not None and folded(found[0].element.value) != folded(found[1]) else None


def runner(clause: Clause, scene: Scene) -> Item | None:
    """What runs the filter, once the option was chosen and brought nothing by itself."""
    found = _meant(clause, scene)
    last = scene.deeds[-1] if scene.deeds else None
    if found is None or last is None or last.did is not Did.CHOSE or folded(found[0].element.value) != folded(found[1]):
        return None
    if any(label.role not in FIELDS for label in (*scene.came, *scene.went)):
        return None
    return _runner(found[0], scene)


def is_filtered(r: Reading) -> bool:
    """
    The select holds the option, and its list came by the choice or by what runs it. On no screen that is fitted on was
    one chosen so.
    """
    found = _meant(r.clause, r.scene)
    last = r.scene.deeds[-1] if r.scene.deeds else None
    if found is None or last is None or last.changed is False or len(r.goal.clauses) > 1 or failed(r):
        return False
    chose = any(deed.did is Did.CHOSE and folded(deed.text) == folded(found[1]) for deed in r.scene.deeds)
    own = _runner(found[0], r.scene)
    ran = last.did is Did.CHOSE or (own is not None and folded(own.name) == folded(last.label))
    listed = any(label.role not in FIELDS for label in (*r.scene.came, *r.scene.went))
    return chose and ran and listed and folded(found[0].element.value) == folded(found[1])


def most(r: Reading) -> float:
    """At most so likely it is done; 1 but where the option was chosen and the select has gone: another page shows."""
    some = _some(r.clause)
    chosen = [d for d in r.scene.deeds if d.did is Did.CHOSE and some and set(content(d.text)) == set(some)]
    here = any(i.role in FIELDS and folded(i.name) == folded(d.label) for i in r.scene.items for d in chosen)
    return LEFT if chosen and not here else 1.0


@lru_cache(maxsize=500)
def _some(clause: Clause) -> tuple[str, ...]:
    """The words of what alone is to show; none where the step does not filter so."""
    said = _ONLY.match(clause.text) if ALONE.search(clause.text) and not clause.quotes else None
    return content(ALONE.sub(" ", said["some"])) if said is not None else ()


def _meant(clause: Clause, scene: Scene) -> tuple[Item, str] | None:
    """The select and its option: all that is to show, plural or not, and nothing else."""
    some = _some(clause)
    usable = (i for i in scene.items if i.role in ("combobox", "listbox") and not i.has(Condition.DISABLED))
    found = [(i, option) for i in usable for option in i.element.choices if some and set(content(option)) == set(some)]
    return found[0] if len(found) == 1 else None


def _runner(select: Item, scene: Scene) -> Item | None:
    form = select.element.submission.form
    after = scene.items[select.at + 1 :]
    near = [i for n, i in enumerate(after) if n < REACH or (form and i.element.submission.form == form)]
    found = [i for i in near if i.role == "button" and i.words and set(i.words) <= RUNS | set(select.words)]
    return found[0] if found else None
