"""What kind of move comes next, and which shortcut."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from view import State as Condition

from ...question import NONE, Choice
from ..heads import head, softmax
from ..language.lexicon import lexicon
from ..language.words import share
from ..levels import FAINTLY, HALF, HARDLY, RATHER, SAYS, WHOLE
from ..match.progress import progress_of
from ..match.rightness import rightness_of
from ..screen.scene import FIELDS
from ..step.roles import TYPING
from ..study import Study
from ..subject import search_fields
from ..ways import given_text, typed_search
from .none_of_these import nothing
from .overlay import due_now

MOVE_MEASURES: Final = (
    "done",
    "undone",
    "busy",
    "reach",  # how far the best control is ahead of "none of these"
    "closest",
    "collapsed",  # the closest control is collapsed
    "to_type",  # a text of the step is still to be typed, and a field is there
    "typed_search",  # the searched text stands in its field, and nothing was found yet
    "submit",  # a button that runs the search is there
    "more_below",  # the screen says that there is more to see
    "failure",
    "shut",  # the only control for it is out of use
    "creates",
    "goes_back",
    "closes",
    "fresh",
    "short",  # how far "none of these" is ahead of the best control
    "writes",  # the best control is a field to write in, and for all that is known the step has a text for it
    "writes_left",  # how far it asks for a text that is left
    "asked",  # some field asks for a text that is left
    "used_up",  # something was done, and nothing that the step gives is left
    "right",  # how right the last deed was
    "refused",  # a warning came that will not change by trying again
    "mendable",  # one that can be mended
    "walled",  # the page asks who one is
    "vain",  # the last deed changed nothing
    "lost",  # what the step names has gone
    "unsaid",  # nothing on the screen says what is unused
)

FINISHING: Final = 0.72
"""
Under this probability of "done" the move "finished" is hardly said after acting: the loop takes it from one half on.
Set by hand, by planted texts that came as the answer to a press.
"""

LEAD: Final = 3.0
"""By so much the move that is due leads over the best of the others."""

KEYS: Final = lexicon().shortcuts
"""The shortcut a step's words speak for; the first that fits."""

_MORE: Final = lexicon().patterns["more_below"]


@lru_cache(maxsize=20_000)
def _says_more(text: str) -> bool:
    return _MORE.search(text) is not None


def measures(study: Study) -> tuple[float, ...]:
    """In the order of `MOVE_MEASURES`."""
    reading, clause, scene = study.reading, study.reading.clause, study.scene
    best = reading.best
    fields = [i for i in scene.fields if not i.has(Condition.DISABLED, Condition.READONLY)]
    to_type = (
        clause.intent in TYPING
        and bool(fields)
        and reading.holder is None
        and bool(clause.value or clause.intent == "type")
    )
    typed = clause.intent == "search" and reading.holder is not None and study.sign("results", study.on) < WHOLE
    submit = any(share(("search",), i.words) > SAYS and not i.has(Condition.DISABLED) for i in scene.buttons)
    return (
        study.done,
        1 - study.done,
        float(scene.busy),
        min(1.0, max(-1.0, study.best_target / REACH)),
        best.closeness if best else 0.0,
        float(bool(best and best["collapsed"] and best.closeness > FAINTLY)),
        float(to_type),
        float(typed),
        float(submit),
        float(any(map(_says_more, scene.texts))),
        study.sign("failure", study.on),
        float(study.sign("cannot_press", study.on) > RATHER and study.sign("can_press", study.on) < HALF),
        float(clause.intent == "create"),
        float(bool(KEYS["back"].search(clause.text))),
        float(clause.intent == "close"),
        study.sign("fresh", study.on),
        *_course(study),
    )


def _course(study: Study) -> tuple[float, ...]:
    """What the best control is, and how far the step has come."""
    progress, best = progress_of(study.reading.scene), study.best_control
    writes = best is not None and best.item.role in WRITING and not best.item.has(Condition.READONLY)
    fit = max((progress.fit(best.item, gift) for gift in progress.left), default=0.0) if best and writes else 0.0
    ahead = nothing(study, study.reading, study.reading.matches) - study.best_target
    return (
        min(1.0, max(-1.0, ahead / REACH)),
        float(writes and (fit > HARDLY or not progress.gifts)),
        fit,
        float(progress.taker >= 0),
        float(progress.is_used_up),
        rightness_of(study.reading.scene),
        float(progress.warns_of("refusal")),
        float(progress.warns_of("mendable")),
        float(progress.is_walled),
        float(progress.is_vain),
        float(progress.is_lost),
        float(progress.is_unsaid),
    )


WRITING: Final = FIELDS - {"slider", "combobox"}
REACH: Final = 6.0
"""A lead of so many logits counts in full."""


def move(study: Study, question: Choice) -> tuple[float, ...]:
    """A distribution over the moves on offer."""
    row, keys = np.array(measures(study)), question.keys
    logits = [_move_logit(study, key, row) for key in keys]
    if "finished" in keys and study.state.last and study.done < FINISHING:
        logits[keys.index("finished")] -= LEAD
    if "type" in keys and _is_ahead_of_its_text(study):
        logits[keys.index("type")] = max(logits) + LEAD
    if "type" in keys and search_fields.is_all_there_is(study.scene) and not search_fields.is_meant(study.goal):
        logits[keys.index("type")] -= LEAD
    due = due_now(study)
    if due is not None and due.move in keys and not study.scene.busy:
        logits[keys.index(due.move)] = max(logits) + LEAD
    return softmax(logits)


def _is_ahead_of_its_text(study: Study) -> bool:
    """
    What fits best would send off a field that is still to be written into; or nothing was done yet, and a field seeks
    what the step seeks.
    """
    best = study.best_control
    if not study.state.last and typed_search.field_to_fill(study.reading.clause, study.scene) is not None:
        return True
    return best is not None and given_text.sends_unwritten(study.goal, study.scene, best.item)


def _move_logit(study: Study, key: str, row: NDArray[np.float64]) -> float:
    return head(study.weights, f"move:{key}", MOVE_MEASURES).of(row)


def shortcut(study: Study, question: Choice) -> tuple[float, ...]:
    """A distribution over the shortcuts: one only where the step's words, or a typed search, speak for it."""
    due = due_now(study)
    keys = question.keys
    wanted = due.key if due is not None and due.key in keys else wanted_key(study)
    return _among_keys(keys, wanted)


@lru_cache(maxsize=500)
def _among_keys(keys: tuple[str, ...], wanted: str) -> tuple[float, ...]:
    return softmax([_key_logit(key, wanted) for key in keys])


NO_KEY: Final = 2.5
KEY_OR_NONE: Final = 1.0
WANTED_KEY: Final = 3.6
OTHER_KEY: Final = -1.5
"""
Logits of no shortcut, where the step speaks for none and where it speaks for one; of the one it speaks for; of every
other. Set by hand: the one that is meant is over the loop's bar (0.5) among all of them, no other ever is.
"""


def _key_logit(key: str, wanted: str) -> float:
    if key == NONE:
        return NO_KEY if not wanted else KEY_OR_NONE
    return WANTED_KEY if key == wanted else OTHER_KEY


@lru_cache(maxsize=2_000)
def _key_named(text: str) -> str:
    return next((key for key, words in KEYS.items() if words.search(text)), "")


def wanted_key(study: Study) -> str:
    """The shortcut that the step's words speak for; none where a control does it as well."""
    clause, reading = study.reading.clause, study.reading
    if clause.intent in ("search", "type") and reading.holder is not None:
        found = study.sign("results", study.on) >= WHOLE
        return "confirm" if clause.intent == "search" and not found else ""
    named = _key_named(clause.text)
    near = reading.best.closeness if reading.best else 0.0
    if named == "find" and any(i.role == "searchbox" or "search" in i.words for i in study.scene.items):
        return ""
    if named == "dismiss" and not study.scene.layer:
        return ""
    if named in ("confirm", "new_item") and near > HARDLY:
        return ""
    return named if near < RATHER else ""
