"""An item in the course of its step: what of the step is unused, what the last deed brought, what sends it off."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..language.words import content, folded, share, share_of
from ..levels import ENTIRELY, HARDLY, KINDRED
from ..screen.change import PASSING
from ..screen.deeds import Did, words_done
from ..screen.outcome import LISTS, upon_of
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import goal_of
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
Row: TypeAlias = "array[float]"


class Course(NamedTuple):
    """A step's words, by what was done with them."""

    said: Words
    unused: Words
    used: frozenset[str]
    verbs: Words
    """Those that were not pressed yet."""

    ready: bool
    """Something was done, and nothing of it is unused that no field holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What was done so far in a step, looked up once for all items of a screen."""

    told: Callable[[str, Words], Row]
    """The measures of a name and its words: those that rest on nothing else."""

    writes: bool
    """Something that the step says is unused."""

    pressed: frozenset[str]
    typed: frozenset[str]
    brought: frozenset[tuple[str, str]]
    listed: bool


def turn_of(scene: Scene) -> Turn:
    """What was done so far, by the history; never raises."""
    goal, deeds = goal_of(scene.state.step), scene.deeds
    done = words_done(scene.state)
    wanted, verbs = _wanted(goal.text), goal.verbs
    unused = tuple(word for word in wanted if share((word,), done) < KINDRED)
    held = {word for item in scene.fields if item.element.value for word in content(item.element.value)}
    last = next((deed for deed in reversed(deeds) if deed.did not in PASSING), None)
    now = upon_of(last.note) if last else upon_of("")
    ready = bool(deeds) and share_of(unused, held) >= ENTIRELY if unused else bool(deeds)
    course = Course(goal.words, unused, done, tuple(v for v in verbs if share((v,), done) < KINDRED), ready)
    return Turn(
        told=_teller(course),
        writes=bool(unused),
        pressed=frozenset(folded(deed.label) for deed in deeds if deed.did in (Did.PRESSED, Did.EXPANDED)),
        typed=frozenset(folded(deed.text) for deed in deeds if deed.did is Did.WROTE),
        brought=frozenset((label.role, folded(label.name)) for label in now.came),
        listed=sum(label.role in LISTS for label in now.came) > 1,
    )


@lru_cache(maxsize=500)
def _wanted(step: str) -> tuple[str, ...]:
    goal = goal_of(step)
    left_out = lexicon().sets["generic"].union(goal.verbs) | barred(step)
    return tuple(dict.fromkeys(word for word in goal.words if word not in left_out))


(
    PRESSED_BEFORE,
    BROUGHT,
    NEW,
    EMPTY_FIELD,
    FILLED_FIELD,
    CHOICE,
) = map(TURN_MEASURES.index, ("pressed_before", "brought", "new", "empty_field", "filled_field", "choice"))


def turn_measures(turn: Turn, item: Item) -> Row:
    """In the order of `TURN_MEASURES`; not to be written into."""
    told, is_field = turn.told(item.name, item.words), item.role in FIELDS
    if not (is_field or item.is_new or item.called in turn.pressed or (item.role, item.called) in turn.brought):
        return told
    row = told[:]
    if item.called in turn.pressed:
        row[PRESSED_BEFORE] = 1.0
    if turn.brought and (item.role, item.called) in turn.brought:
        row[BROUGHT] = 1.0
        row[CHOICE] = turn.listed and item.role in LISTS
    if item.is_new:
        row[NEW] = 1.0
    if is_field:
        value = item.element.value
        row[EMPTY_FIELD] = not value and turn.writes and not item.has(Condition.READONLY)
        row[FILLED_FIELD] = folded(value) in turn.typed
    return row


@lru_cache(maxsize=50)
def _teller(course: Course) -> Callable[[str, Words], Row]:
    """What names say in the course of a step, each looked up once: most controls keep theirs from turn to turn."""
    return lru_cache(maxsize=2_000)(partial(_told, course))


def _told(course: Course, name: str, words: Words) -> Row:
    """What a name says of what is unused, used, still to be done; not to be written into."""
    fresh, sends = share(words, course.unused), commits(name)
    told = {
        "fresh_said": fresh,
        "fresh_asked": share(course.unused, words),
        "used_up": not fresh and share(words, course.used) >= ENTIRELY and share(words, course.said) > HARDLY,
        "commits": sends,
        "commits_ready": sends and course.ready,
        "commits_early": sends and not course.ready,
        "due_verb": share(course.verbs, words),
        "leaves": leaves(name) and share(words[:1], course.said) < KINDRED,
    }
    return array("d", [told.get(measure, 0.0) for measure in TURN_MEASURES])
