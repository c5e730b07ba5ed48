"""An item in the course of its step: what of the step is unused, what the last deed brought, what sends it off."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..language.words import content, folded, share, share_of
from ..levels import ENTIRELY, HARDLY, KINDRED
from ..screen.change import PASSING
from ..screen.deeds import Did, deeds_of, words_done
from ..screen.outcome import LISTS, upon_of
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Goal, goal_of
from ..step.wishes import barred

TURN_MEASURES: Final = (
    "fresh_said",  # how much of its name the step says and nothing has used yet
    "fresh_asked",  # how much of what the step says and nothing has used its name says
    "used_up",  # it says of the step only what was used already
    "pressed_before",  # it was pressed in this step
    "brought",  # the last deed brought it
    "new",  # it came since the step began
    "commits",  # it sends off
    "commits_ready",  # and all that the step says was used
    "commits_early",  # and not all was
    "due_verb",  # it says a verb of the step that was not pressed yet
    "leaves",  # it is a way out that the step does not name
    "empty_field",  # an empty field, and a text of the step is unused
    "filled_field",  # a field that holds what was typed in this step
    "choice",  # one of a list that the last deed opened
)

Words = tuple[str, ...]


class Course(NamedTuple):
    """A step's words, by what was done with them."""

    said: Words
    unused: Words
    used: frozenset[str]
    verbs: Words
    """Those that were not pressed yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What was done so far in a step, looked up once for all items of a screen."""

    course: Course
    pressed: frozenset[str]
    typed: frozenset[str]
    brought: frozenset[tuple[str, str]]
    ready: bool
    listed: bool


def turn_of(scene: Scene) -> Turn:
    """What was done so far, by the history; never raises."""
    goal, deeds = goal_of(scene.state.step), deeds_of(scene.state)
    done = words_done(scene.state)
    wanted = _wanted(goal)
    unused = tuple(word for word in wanted if share((word,), done) < KINDRED)
    held = {word for item in scene.items if item.role in FIELDS for word in content(item.element.value)}
    last = next((deed for deed in reversed(deeds) if deed.did not in PASSING), None)
    now = upon_of(last.note) if last else upon_of("")
    return Turn(
        course=Course(goal.words, unused, done, tuple(v for v in _verbs(goal) if share((v,), done) < KINDRED)),
        pressed=frozenset(folded(deed.label) for deed in deeds if deed.did in (Did.PRESSED, Did.EXPANDED)),
        typed=frozenset(folded(deed.text) for deed in deeds if deed.did is Did.WROTE),
        brought=frozenset((label.role, folded(label.name)) for label in now.came),
        ready=bool(deeds) and share_of(unused, held) >= ENTIRELY if unused else bool(deeds),
        listed=sum(label.role in LISTS for label in now.came) > 1,
    )


def _wanted(goal: Goal) -> tuple[str, ...]:
    generic, verbs = lexicon().sets["generic"], set(_verbs(goal))
    left_out = generic | verbs | barred(goal.text)
    return tuple(dict.fromkeys(word for word in goal.words if word not in left_out))


def _verbs(goal: Goal) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause.verb for clause in goal.clauses))


def turn_measures(turn: Turn, item: Item) -> tuple[float, ...]:
    """In the order of `TURN_MEASURES`."""
    field, brought = item.role in FIELDS, (item.role, item.called) in turn.brought
    told = _told(item.name, item.words, turn.course)
    row = (
        told.fresh,
        told.asked,
        told.old,
        item.called in turn.pressed,
        brought,
        item.is_new,
        told.sends,
        told.sends and turn.ready,
        told.sends and not turn.ready,
        told.verb,
        told.out,
        field and not item.element.value and bool(turn.course.unused) and not item.has(Condition.READONLY),
        field and folded(item.element.value) in turn.typed,
        turn.listed and brought and item.role in LISTS,
    )
    return tuple(map(float, row))


class _Told(NamedTuple):
    """What a name says of what is unused, used, still to be done."""

    fresh: float
    asked: float
    old: bool
    sends: bool
    verb: float
    out: bool


@lru_cache(maxsize=20_000)
def _told(name: str, words: Words, course: Course) -> _Told:
    said, unused, used, verbs = course
    fresh = share(words, unused)
    return _Told(
        fresh=fresh,
        asked=share(unused, words),
        old=not fresh and share(words, used) >= ENTIRELY and share(words, said) > HARDLY,
        sends=commits(name),
        verb=share(verbs, words),
        out=leaves(name) and share(words[:1], said) < KINDRED,
    )
