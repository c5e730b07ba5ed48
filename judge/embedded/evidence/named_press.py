"""Whether the press that a step names was made, and whether what came of it goes with such a press."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HALF, KINDRED, SEVERAL, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Deed, Did
from ..screen.scene import Scene, plain
from ..step.goal import Clause
from . import arrivals, choices
from .account import failed, owed, picked
from .arrivals import counter
from .messages import computed, told_of_other
from .names_shown import acts, is_last, value_came
from .tally import without_times

LEADING: Final = frozenset({"go", "continue", "search", "expand"})
"""What a press of the control that is named does by itself, beside the step that asks for no more than a press."""

WAYS: Final = lexicon().sets["way_words"]
HEADS: Final = frozenset({"heading", "dialog", "alertdialog", "tabpanel", "region"})
UNFOLDED: Final = 3
"""So many things more on the same page are something that opened."""

MARKS: Final = (
    Condition.CURRENT,
    Condition.SELECTED,
    Condition.PRESSED,
    Condition.CHECKED,
    Condition.EXPANDED,
)


def carried(r: Reading) -> float:
    """The step's last clause names what to press; that was pressed last, the screen changed, and it goes with it."""
    done = acts(r)
    if not done or not is_last(r) or done[-1].did not in (Did.PRESSED, Did.EXPANDED):
        return 0.0
    if done[-1].changed is False or not (r.scene.changed or done[-1].changed) or failed(r) or owed(r) > HALF:
        return 0.0
    if _is_reached(r, done[-1]):
        return 1.0
    if _is_named(r.clause, done[-1]):
        return float(r.clause.intent == "press" or _goes_with(r, done[-1]))
    return float(_leads_by_name(r, done[-1]))


def counted_up(r: Reading) -> bool:
    """
    One thing was to be added, what adds it was pressed, and a counter of it rose. Of the screens that are fitted on, 39
    of 40 where nothing told of another thing.
    """
    doubted = told_of_other(r) or choices.longer(r) or choices.worse(r)
    return r.clause.intent == "add" and r.clause.count < SEVERAL and counter(r) >= 1 > doubted and r.last_fits >= HALF


def _is_reached(r: Reading, deed: Deed) -> bool:
    """What the clause wants shows upon the press: the result of its sum, its choice in a field, its value in a text."""
    if computed(r) or (picked(r) and r.clause.intent in ("set", "type", "other")):
        return True
    counted = r.clause.intent == "set" and value_came(r) >= WHOLE
    return counted and share(r.clause.things, content(deed.label)) >= KINDRED


def _leads_by_name(r: Reading, deed: Deed) -> bool:
    """A step that goes on: what was pressed says the place or just goes on, and the page or its address says it."""
    words = content(deed.label)
    onward = bool(words) and lexicon().sets["onward"].issuperset(words)
    if r.clause.intent != "continue" or not (onward or share(r.clause.things, words) >= KINDRED):
        return False
    state = r.scene.state
    heads = (label.words for label in r.scene.came if label.role in HEADS)
    said = [content(state.title), plain(content(state.address.partition("/")[2])), *heads]
    return _goes_with(r, deed) and any(share(r.clause.things, words) >= KINDRED for words in said)


def _is_named(clause: Clause, deed: Deed) -> bool:
    """Whether the clause names this control and no other of the same name: not one of a row, nor the second."""
    words = content(deed.label)
    if clause.intent == "press":
        return _names_whole(clause, deed, words)
    if clause.intent not in LEADING or not words or clause.ordinal:
        return False
    own = tuple(word for word in words if not _leads(word)) or words
    return share(clause.things, words) >= KINDRED and share(own, clause.words) >= KINDRED


def _names_whole(clause: Clause, deed: Deed, words: tuple[str, ...]) -> bool:
    if clause.quotes:
        return len(clause.quotes) == 1 and folded(clause.quotes[0]) == folded(deed.label) and not _is_placed(clause)
    things = tuple(word for word in clause.things if word in content(without_times(clause.text)))
    return share(things, words) >= WHOLE and share(words, clause.words) >= WHOLE and not _is_placed(clause)


def _is_placed(clause: Clause) -> bool:
    """Whether the clause says of which of several it speaks."""
    generic = lexicon().sets["generic"] | WAYS
    return bool(clause.ordinal) or any(word not in generic for word in clause.place)


def _leads(word: str) -> bool:
    return word in lexicon().sets["onward"] or lexicon().intent_of.get(word) == "go" or word in WAYS


def _goes_with(r: Reading, deed: Deed) -> bool:
    """Another page or layer came, what was pressed went or is marked, or something of the step's words came."""
    if arrivals.wall(r):
        return False
    came = r.scene.came
    if any(label.role in HEADS for label in came) or _has_gone(r.scene, deed) or _is_marked(r.scene, deed):
        return True
    others = [label.words for label in came if label.words != content(deed.label)]
    named = any(share(r.clause.things, words) >= KINDRED for words in others)
    return named or len(came) - len(r.scene.went) >= UNFOLDED


def _has_gone(scene: Scene, deed: Deed) -> bool:
    return bool(scene.went) and not any(i.is_control and folded(i.name) == folded(deed.label) for i in scene.items)


def _is_marked(scene: Scene, deed: Deed) -> bool:
    return any(i.has(*MARKS) for i in scene.controls if folded(i.name) == folded(deed.label))
