"""What was filled in and is to be handed in: whether it was, and that a step which goes on is not done before."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed, owed, sends
from ..evidence.arrivals import wall
from ..evidence.messages import tells, told_in
from ..evidence.names_shown import acts, all_names, is_last
from ..language.lexicon import lexicon
from ..language.words import content, folded, share, share_of, telling, tokens
from ..levels import HALF, UNDONE, WHOLE
from ..match.reading import Reading
from ..screen.deeds import ACTED, WRITTEN, Deed, deeds_of
from ..screen.scene import FIELDS, STATEFUL, Item, Label, Scene
from ..step.goal import Clause, Goal
from ..step.names import closing_of
from ..subject.finding import plain, senders
from . import checkout

ONWARD: Final = frozenset({"go", "continue"})
KEPT: Final = UNDONE
"""The most that a step which goes on is done while what it gave stands in its form. Set by hand: under every bar."""

WAYS: Final = frozenset({"tab", "link", "menuitem", "option", "checkbox", "radio"})
"""Roles of what is called by a state of things and tells of none: the tab "Cancelled"."""

CHEERS: Final = lexicon().sets["cheers"]
"""Stems that speak of success whatever was asked for."""

NOT_YET: Final = lexicon().written["almost"]

NAMED: Final = 2
"""So many words of its own make a text one about another thing: "Guided walk submitted"."""


def handed_in(r: Reading) -> bool:
    """
    The step gives what a form asks for and ends with going on: all it names was written, then what ends it was pressed,
    and another page came, which holds none of it and tells of no failure.
    """
    done = acts(r)
    if not is_last(r) or len(done) < 2 or not closing_of(r.goal.text) or done[-1].did not in ACTED:
        return False
    wrote = [deed for deed in done[:-1] if deed.did in WRITTEN]
    ends = sends(done[-1]) or _is_closing(r, done[-1])
    return bool(wrote) and ends and _all_written(r, wrote) and _went_on(r, wrote)


def told_saved(r: Reading) -> bool:
    """
    What says the verb of a step that saves or sends was pressed, and a text came with the next page that says it was
    done. Of the screens that are fitted on, where nothing else decides, 20 are done and 2 are not.
    """
    done = acts(r)
    if r.clause.intent != "commit" or not is_last(r) or not done or done[-1].did not in ACTED or failed(r):
        return False
    said = content(done[-1].label)[:1] == (r.clause.verb,) and done[-1].changed is not False
    if not said or done[-1].role == "tab" or not r.scene.in_window or owed(r) > HALF:
        return False
    return any(_says_so(r, label) for label in r.scene.came)


def _says_so(r: Reading, label: Label) -> bool:
    """A text says that it was done, asks nothing, and is not about another thing than the step's."""
    if label.role in FIELDS | WAYS or label.name.rstrip().endswith("?") or NOT_YET & set(tokens(label.name)):
        return False
    return (tells(r, label.name) or bool(CHEERS & set(label.words))) and not _is_of_another(r, label)


def _is_of_another(r: Reading, label: Label) -> bool:
    """It names something, and nothing of what the step names."""
    own = {r.clause.verb, *r.clause.words}
    other = [word for word in telling(label.name) if word not in own | CHEERS and not told_in(r.clause.verb, word)]
    return bool(r.clause.things) and len(other) >= NAMED and not set(r.clause.things) & set(label.words)


def _is_closing(r: Reading, deed: Deed) -> bool:
    return share(closing_of(r.goal.text), content(deed.label)) >= WHOLE


def _all_written(r: Reading, wrote: list[Deed]) -> bool:
    said = {word for deed in wrote for word in content(deed.text)}
    return all(share_of(name.words, said) >= WHOLE for name in all_names(r))


def _went_on(r: Reading, wrote: list[Deed]) -> bool:
    came = any(label.role == "heading" for label in r.scene.came)
    left = all(not _holds(r.scene, deed) for deed in wrote)
    wrong = any(item.has(Condition.INVALID) for item in r.scene.items)
    return came and left and not wrong and not failed(r) and not wall(r)


def _holds(scene: Scene, deed: Deed) -> bool:
    named = (i for i in scene.fields if plain(i.element.words) == plain(deed.label))
    return any(folded(item.element.value) == folded(deed.text) for item in named)


def waiting(clause: Clause, goal: Goal, scene: Scene) -> tuple[Item, ...]:
    """
    What hands in the text that was written last, for the part of a step that gives it, or goes on after it; nothing
    once it has been sent off.
    """
    last = next(reversed(deeds_of(scene.state)), None)
    if last is None or last.did not in WRITTEN or not _holds(scene, last):
        return ()
    goes_on = clause is goal.last and clause.intent == "continue"
    if not goes_on and folded(last.text) not in folded(clause.text):
        return ()
    field = next(i for i in scene.fields if plain(i.element.words) == plain(last.label))
    if clause.intent == "set":
        return _updating(field, scene)
    if clause.intent not in ONWARD and clause.verb not in checkout.PLACES:
        return ()
    at = field.at
    return tuple(item for item in senders(scene, "", at) if not item.is_aside and _goes_on(item))[:1]


def _updating(field: Item, scene: Scene) -> tuple[Item, ...]:
    """
    The button that makes a lone setting count, where its form has no other field than its like in other rows; of a
    number that stands in no form, the page's one button that updates.
    """
    form = field.element.submission.form
    held = [item for item in scene.items if form and item.element.submission.form == form]
    fields = [item for item in held if item.role in STATEFUL]
    if any(item.words != field.words and not item.role == field.role == COUNTER for item in fields):
        return ()
    buttons = [i for i in held if i.element.submission.submits and set(i.words[:1]) & UPDATING]
    near = [item for item in buttons if item.at > field.at]
    return tuple((near or buttons)[:1]) or _formless(field, scene)


def _formless(field: Item, scene: Scene) -> tuple[Item, ...]:
    if field.role != COUNTER or field.element.submission.form:
        return ()
    found = [i for i in scene.buttons if not i.is_aside and set(i.words[:1]) & RECKONING]
    return tuple(found) if len(found) == 1 and found[0].at > field.at else ()


COUNTER: Final = "spinbutton"
RECKONING: Final = lexicon().sets["recalculating"]
UPDATING: Final = lexicon().sets["updating"]


def most(r: Reading) -> float:
    """At most so likely it is done; 1 where nothing waits to be handed in."""
    return KEPT if waiting(r.clause, r.goal, r.scene) else 1.0


def _goes_on(item: Item) -> bool:
    known = lexicon().sets["onward"] | lexicon().sets["sending"]
    return bool(set(item.words[:1]) & known) or item.element.submission.default
