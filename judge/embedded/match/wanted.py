"""A clause's words, looked up once for all that is held against it on a screen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..screen.scene import Item, Scene, label_of
from ..step.goal import Clause
from ..step.roles import ACTS
from ..subject import purpose
from ..subject.idiom import main_action
from . import entrance
from .progress import progress_of
from .turn import Turn, turn_of


@dataclass(frozen=True, slots=True)
class Wanted:
    """A clause's words, looked up once for a whole screen."""

    clause: Clause
    scene: Scene
    subject: tuple[str, ...]
    value: str
    """What is to be set or typed, folded."""

    last_name: str
    routes: frozenset[str]
    stations: frozenset[str]
    """Those, and the ones that lie ahead of where the way is chosen: only what goes on leads there."""

    lists: bool
    """It may speak of a row of a list."""

    acts: bool
    """It does something to a thing."""

    varies: bool
    """It may choose a variant of its thing."""

    is_search: bool
    asks: bool
    """It is of one of those sorts, gives a value or a place, or is of many."""

    searched: int
    """Where the field with the searched text stands, -1 for nowhere."""

    idiom: Item | None
    seeking: bool
    """A field to search in shows, or another that asks for what is searched for."""

    turn: Turn


def wanted_by(clause: Clause, scene: Scene) -> Wanted:
    said = label_of(_object_of(scene.state.last))
    routes, ahead = _routes(clause), _ahead(clause)
    routes = routes - _here(scene) if routes else routes
    lists, varies = clause.intent in purpose.LISTING, clause.intent in entrance.VARYING
    is_search = clause.intent == "search"
    return Wanted(
        clause=clause,
        scene=scene,
        subject=clause.things or clause.value_words,
        value=folded(clause.value),
        last_name=folded(said.name),
        routes=routes,
        stations=routes | ahead,
        lists=lists,
        acts=clause.intent in ACTS,
        varies=varies,
        is_search=is_search,
        asks=lists or varies or is_search or clause.many or bool(clause.value or clause.place),
        searched=_searched(clause, scene),
        idiom=main_action(clause, scene),
        seeking=is_search and (entrance.has_search_field(scene) or progress_of(scene).taker >= 0),
        turn=turn_of(scene),
    )


def _here(scene: Scene) -> frozenset[str]:
    """The words of what the page, or what is in front, says it is: who stands at a station need not go there."""
    heads = (i.words for i in scene.headings)
    return frozenset(
        word for words in (*heads, content(scene.state.front_name)) if len(words) <= NAMES for word in words
    )


NAMES: Final = 3
"""So many words the name of a page has; a longer heading tells of something."""


@lru_cache(maxsize=500)
def _routes(clause: Clause) -> frozenset[str]:
    return _stations(clause, lexicon().routes)


@lru_cache(maxsize=500)
def _ahead(clause: Clause) -> frozenset[str]:
    return _stations(clause, lexicon().ahead)


def _stations(clause: Clause, table: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset(word for thing in clause.things for word in table.get(thing, ()))


def _searched(clause: Clause, scene: Scene) -> int:
    value = folded(clause.value)
    if clause.intent != "search" or not value:
        return -1
    held = (item.at for item in scene.fields if value in folded(item.element.value))
    return next(held, -1)


_LAST = re.compile(r'(\w+ "(?:[^"]|"(?=\w))*")')


def _object_of(last: str) -> str:
    """The label in the phrase of an action: the last quoted one with a role before it."""
    found = _LAST.findall(last)
    return found[-1] if found else ""
