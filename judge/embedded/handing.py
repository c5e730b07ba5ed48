"""What was filled in and is to be handed in: whether it was, and that a step which goes on is not done before."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .arrived import wall
from .borne import WHOLE, all_names, deeds, is_last
from .deeds import ACTED, WRITTEN, Deed, deeds_of
from .doing import failed, sends
from .finding import is_aside, plain, senders
from .goal import Clause
from .lexicon import lexicon
from .names import closing_of
from .reading import Reading
from .scene import FIELDS, Item, Scene
from .since import PASSING
from .words import content, folded, share

ONWARD: Final = frozenset({"go", "continue"})
KEPT: Final = 0.4
"""The most that a step which goes on is done while what it gave stands in its form. Set by hand: under every bar."""


def handed_in(r: Reading) -> bool:
    """
    The step gives what a form asks for and ends with going on: all it names was written, then what ends it was pressed,
    and another page came, which holds none of it and tells of no failure.
    """
    done = [deed for deed in deeds(r) if deed.did not in PASSING]
    if not is_last(r) or len(done) < 2 or not closing_of(r.goal.text) or done[-1].did not in ACTED:
        return False
    wrote = [deed for deed in done[:-1] if deed.did in WRITTEN]
    ends = sends(done[-1]) or _is_closing(r, done[-1])
    return bool(wrote) and ends and _all_written(r, wrote) and _went_on(r, wrote)


def _is_closing(r: Reading, deed: Deed) -> bool:
    return share(closing_of(r.goal.text), content(deed.label)) >= WHOLE


def _all_written(r: Reading, wrote: list[Deed]) -> bool:
    said = frozenset(word for deed in wrote for word in content(deed.text))
    return all(share(name.words, said) >= WHOLE for name in all_names(r))


def _went_on(r: Reading, wrote: list[Deed]) -> bool:
    came = any(label.role == "heading" for label in r.scene.came)
    left = all(not _holds(r.scene, deed) for deed in wrote)
    wrong = any(item.has(Condition.INVALID) for item in r.scene.items)
    return came and left and not wrong and not failed(r) and not wall(r)


def _holds(scene: Scene, deed: Deed) -> bool:
    named = (i for i in scene.items if i.role in FIELDS and plain(i.element.words) == plain(deed.label))
    return any(folded(item.element.value) == folded(deed.text) for item in named)


def waiting(clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """What hands in the text that was written last, for a step that goes on; nothing once it has been sent off."""
    last = next(reversed(deeds_of(scene.state)), None)
    if clause.intent not in ONWARD or last is None or last.did not in WRITTEN or not _holds(scene, last):
        return ()
    at = next(i.at for i in scene.items if i.role in FIELDS and plain(i.element.words) == plain(last.label))
    return tuple(item for item in senders(scene, "", at) if not is_aside(item) and _goes_on(item))[:1]


def most(r: Reading) -> float:
    """At most so likely it is done; 1 where nothing waits to be handed in."""
    return KEPT if waiting(r.clause, r.scene) else 1.0


def _goes_on(item: Item) -> bool:
    known = lexicon().sets["onward"] | lexicon().sets["sending"]
    return bool(set(item.words[:1]) & known) or item.element.submission.default
