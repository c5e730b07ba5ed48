"""How many are to be put in: a number field beside what puts them in is set to it first."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import HALF, SEVERAL
from ..match.reading import Reading
from ..screen.change import PASSING
from ..screen.counts import numbers_in
from ..screen.deeds import Did, deeds_of
from ..screen.scene import READABLE, Item, Scene
from ..step.goal import Clause

LABEL: Final = 2
"""So many words at most has what stands right beside a number field and puts in."""

MOST: Final = 20
"""A higher number is a size or a price."""

COUNTERS: Final = frozenset({"spinbutton"})


def field_to_set(clause: Clause, scene: Scene) -> Item | None:
    """
    The page's one number field, where it holds another number than the clause puts in, and nothing was pressed yet that
    would have put them in; nothing where there are several, or none.
    """
    if clause.intent != "add" or not SEVERAL <= clause.count <= MOST:
        return None
    fields = [i for i in scene.items if i.role in COUNTERS and not i.has(Condition.DISABLED) and not i.is_aside]
    if len(fields) != 1 or not fields[0].element.value.strip().isdecimal():
        return None
    return None if _has_put(scene, fields[0]) or int(fields[0].element.value) == clause.count else fields[0]


def _has_put(scene: Scene, field: Item) -> bool:
    """Something was pressed in this step that stands away from the field, or says more than a step up or down."""
    beside = {i.element.words for i in scene.items if 0 < abs(i.at - field.at) <= 1 and len(content(i.name)) <= LABEL}
    return any(deed.did is Did.PRESSED and deed.label not in beside for deed in deeds_of(scene.state))


def put_in(r: Reading) -> bool:
    """
    The number was set as the clause says, then what puts in was pressed, and a text that came says just that number and
    tells of no failure.
    """
    done = [deed for deed in deeds_of(r.scene.state) if deed.did not in PASSING]
    count = r.clause.count
    if r.clause.intent != "add" or count < SEVERAL or len(done) < SEVERAL or failed(r):
        return False
    wrote = any(deed.did is Did.WROTE and deed.text == str(count) and deed.role in COUNTERS for deed in done[:-1])
    last, puts = done[-1], (r.clause.verb, *r.clause.place)
    pressed = last.did is Did.PRESSED and last.changed is not False and share(puts, content(last.label)) >= HALF
    refusing = lexicon().sets["negative"] | lexicon().sets["failure"] | lexicon().sets["refusal"]
    said = [label for label in r.scene.came if label.role in READABLE and count in numbers_in(label.name)]
    return wrote and pressed and bool(said) and all(refusing.isdisjoint(label.words) for label in r.scene.came)
