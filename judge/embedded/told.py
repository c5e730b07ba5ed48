"""What the texts of the screen tell: that it has been done, or that it went wrong."""

from __future__ import annotations

import re

from view import State as Condition

from .lexicon import WHOLES, lexicon
from .reading import Reading
from .scene import READABLE, Scene
from .stem import stem
from .sums import shown_result
from .words import content, folded, share, tokens


def told_words(reading: Reading) -> frozenset[str]:
    """What a screen says when the verb has been done."""
    verb, table = reading.clause.verb, lexicon().past
    made = {verb + ending for ending in ("ed", "d", "ied")} | set(table.get(verb, ()))
    return frozenset(made)


def tells(reading: Reading, text: str) -> bool:
    said = tokens(text)
    told = told_words(reading)
    verb = reading.clause.verb
    return any(word in told or (word.endswith("ed") and stem(word) == verb) for word in said)


def fails(text: str) -> bool:
    plain = folded(text)
    words = set(content(text))
    tables = lexicon()
    return bool(words & tables.sets["failure"]) or any(said in plain for name in WHOLES for said in tables.wholes[name])


def told_now(r: Reading) -> float:
    return float(
        any(label.role in READABLE and tells(r, label.name) and not fails(label.name) for label in r.scene.came)
    )


def told_anyway(r: Reading) -> float:
    return float(
        any(
            i.role in ("status", "heading", "text", "alert") and tells(r, i.name) and not fails(i.name)
            for i in r.scene.items
        )
    )


def told_about_it(r: Reading) -> float:
    things = r.clause.things
    return max(
        (
            share(things, label.words)
            for label in r.scene.came
            if label.role in READABLE and tells(r, label.name) and not fails(label.name)
        ),
        default=0.0,
    )


def told_of_other(r: Reading) -> float:
    """A text that came says that it has been done, to something else."""
    about = [label for label in r.scene.came if label.role in READABLE and tells(r, label.name)]
    if not about or not r.clause.things or max(share(r.clause.things, label.words) for label in about) > 0.34:
        return 0.0
    return float(min(len(_foreign(r, label.words)) for label in about) > 0)


def _foreign(r: Reading, words: tuple[str, ...]) -> tuple[str, ...]:
    """What a message names that is neither the step's, nor a word of success, nor filler."""
    sets = lexicon().sets
    known = sets["success"] | sets["generic"] | {stem(word) for word in told_words(r)}
    rest = (word for word in words if word not in known and not word.isdigit())
    return tuple(word for word in rest if share((word,), (*r.goal.words, *r.clause.place)) < 0.5)


def cheer(r: Reading) -> float:
    words = lexicon().sets["success"]
    told = [label for label in r.scene.came if label.role in ("status", "alert", "text", "heading", "paragraph")]
    return float(any(words & set(label.words) and not fails(label.name) for label in told))


def nothing_found(r: Reading) -> float:
    said = lexicon().wholes["nothing_found"]
    return float(any(phrase in folded(i.name) for i in r.scene.items if not i.is_control for phrase in said))


def failure_told(scene: Scene) -> bool:
    """Whether an alert, or a text that came, tells of a failure."""
    came = any(
        label.role in ("alert", "status", "text", "paragraph", "heading") and fails(label.name) for label in scene.came
    )
    return came or any(i.role == "alert" and fails(i.name) for i in scene.items)


def failure(r: Reading) -> float:
    return float(failure_told(r.scene))


def invalid(r: Reading) -> float:
    return float(any(i.has(Condition.INVALID) for i in r.scene.items))


def unsaved(r: Reading) -> float:
    return float(
        any(
            re.search(r"unsaved|not saved|modified|draft not", folded(i.name))
            for i in r.scene.items
            if not i.is_control
        )
    )


def computed(r: Reading) -> float:
    return shown_result(r.goal.text, r.scene)
