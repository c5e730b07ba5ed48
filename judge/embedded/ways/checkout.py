"""Where a step that goes to a checkout has arrived: at the page that asks who and where, whatever it calls itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause, Goal
from ..subject.identity import way_on

PLACES: Final = lexicon().sets["checkouts"]
"""The words for a checkout that mean nothing else."""

EMAIL: Final = "email"
"""The detail that a page may ask for first and alone."""

SECRET: Final = lexicon().sets["secret"]

ENOUGH: Final = 2
"""Of so many different details: a newsletter's field asks for one."""

REACHED: Final = 0.9
"""How likely the checkout is reached where it asks for them. Set by hand."""

AHEAD: Final = UNDONE
"""The most that it can be where the page itself still offers the way there. Set by hand: under every bar."""

AROUND: Final = frozenset({"banner", "navigation", "contentinfo"})
"""WAI-ARIA landmarks that stand on every page: a link there says nothing about where one is."""


def reached(r: Reading) -> float:
    """
    At least so likely a step that goes to the checkout is done; 0 where this says nothing, as of a step that gives an
    e-mail address besides.
    """
    if not _goes_there(r) or not r.scene.acted or _gives_address(r):
        return 0.0
    return REACHED if _asks_who(r) else 0.0


def most(r: Reading) -> float:
    """At most so likely it is; 1 where this says nothing."""
    if not _goes_there(r) or _asks_who(r):
        return 1.0
    if any(_leads_there(item) for item in r.scene.items):
        return AHEAD
    return AHEAD if wall(r.clause, r.goal, r.scene) is not None else 1.0


def wall(clause: Clause, goal: Goal, scene: Scene) -> Item | None:
    """The guest's way, on a page before the checkout that asks who one is; none on one that is called by the place."""
    if clause.intent not in ("go", "continue") or not PLACES & set(clause.things):
        return None
    named = any(PLACES & set(content(head)) for head in _heads(scene))
    return None if named else way_on(clause, goal, scene)


def _asks_who(r: Reading) -> bool:
    """It asks for several details; or for the e-mail address alone, of a guest or under the name of the place."""
    asked = asked_for(r)
    return len(asked) >= ENOUGH or (EMAIL in asked and _is_named(r) and not _signs_in(r))


def _is_named(r: Reading) -> bool:
    """Title, address or a heading of the page's own says that it is the place, or that a guest is asked."""
    state, heads = r.scene.state, _heads(r.scene)
    said = [state.title, re.sub(r"\W+", " ", state.address), *heads]
    guest = any(phrase in folded(text) for text in heads for phrase in lexicon().wholes["guest"])
    return guest or any(PLACES & set(content(text)) for text in said)


def _heads(scene: Scene) -> list[str]:
    return [i.name for i in scene.of("heading") if not i.card and not _is_around(i)]


def _signs_in(r: Reading) -> bool:
    """A password is asked for: the address is that of somebody who has an account."""
    fields = (i for i in r.scene.fields if not _is_around(i))
    return any(SECRET & {*i.words, *content(i.element.autocomplete.replace("-", " "))} for i in fields)


def asked_for(r: Reading) -> frozenset[str]:
    """Which details of a delivery the fields of the page's own matter ask for."""
    return details_of(r.scene.items)


def details_of(items: Iterable[Item]) -> frozenset[str]:
    """The same of these items."""
    fields = (i for i in items if i.role in FIELDS and not i.has(Condition.DISABLED) and not _is_around(i))
    said = [set(i.words) | set(content(i.element.autocomplete.replace("-", " "))) for i in fields]
    return frozenset(name for name, words in lexicon().delivery.items() if any(words & own for own in said))


def _goes_there(r: Reading) -> bool:
    said = r.clause.intent in ("go", "continue") and bool(PLACES & set(r.clause.things))
    return said or (r.clause.verb in PLACES and not is_last_stage(r))


def _gives_address(r: Reading) -> bool:
    return any("@" in word for word in r.clause.words)


def is_last_stage(r: Reading) -> bool:
    """ "Check out" may mean all of it, to the order placed; with who one is it means to begin it as that."""
    return not any("@" in word for word in r.clause.words) and not any(
        phrase in folded(r.clause.text) for phrase in lexicon().wholes["guest"]
    )


def _leads_there(item: Item) -> bool:
    """A control of the page's own matter that is called by the place, and is to be pressed."""
    pressed = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED, Condition.CURRENT)
    return pressed and bool(PLACES & set(item.words)) and not _is_around(item)


def _is_around(item: Item) -> bool:
    return not AROUND.isdisjoint(item.landmarks)
