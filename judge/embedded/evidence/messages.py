"""What the texts of the screen tell: that it has been done, or that it went wrong."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from view import State as Condition

from ..language.failures import FAILING, FAILING_ELSEWHERE, fails
from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, folded, quoted, share, tokens
from ..levels import HALF, KINDRED, WHOLE
from ..match.reading import Reading, kept
from ..screen.scene import READABLE, Label
from ..step.goal import Goal
from ..step.sums import shown_result
from ..subject import neighbours

SPOKEN: Final = frozenset({"status", "alert", "text", "heading", "paragraph"})
"""Roles of what a page says to a person."""

_UNSAVED: Final = lexicon().patterns["unsaved"]


@lru_cache(maxsize=500)
def told_words(verb: str) -> frozenset[str]:
    """What a screen says when the verb has been done."""
    made = {verb + ending for ending in ("ed", "d", "ied")} | set(lexicon().past.get(verb, ()))
    return frozenset(made)


def tells(reading: Reading, text: str) -> bool:
    """Whether the text says that the verb has been done."""
    return told_in(reading.clause.verb, text)


@lru_cache(maxsize=20_000)
def told_in(verb: str, text: str) -> bool:
    """Whether the text says that what the verb, a stem, asks for has been done; a verb of two words by both of them."""
    told, said = told_words(verb), tokens(text)
    if any(word in told or (word.endswith("ed") and stem(word) == verb) for word in said):
        return True
    return any(f"{one}_{other}" in told for one, other in pairwise(said))


def goes_wrong(r: Reading, text: str, tables: tuple[str, ...] = FAILING) -> bool:
    """
    Whether the text tells of a failure to somebody who has this step in mind: what the step itself says is none, nor
    is its verb's being done ("Invitation declined"), nor what was read there before.
    """
    for quote in _quotes(r.goal.text):
        text = text.replace(quote, " ")
    return fails(text, tables, _forgiven(r))


@kept
def _forgiven(r: Reading) -> frozenset[str]:
    """Words that tell of no failure: the step's own, and what was read before."""
    return _own_words(r.goal) | (r.scene.went_words & lexicon().sets["failure"])


@lru_cache(maxsize=500)
def _quotes(step: str) -> tuple[str, ...]:
    return quoted(step)


@lru_cache(maxsize=500)
def _own_words(goal: Goal) -> frozenset[str]:
    told = (stem(word) for clause in goal.clauses for word in told_words(clause.verb))
    return frozenset((*goal.words, *told))


def is_of_other(r: Reading, words: tuple[str, ...]) -> bool:
    """Whether a message names something, and not what the step is about."""
    words = tuple(word.lstrip("#@") for word in words)
    if neighbours.interrupted(r.clause.things, words):
        return True
    foreign = _foreign(r, words)
    return bool(r.clause.things) and share(r.clause.things, words) < WHOLE and bool(foreign) and _is_about(r, foreign)


def _is_about(r: Reading, foreign: tuple[str, ...]) -> bool:
    """Whether what is named is something else that stands or stood on the screen, or the verb was not pressed."""
    pressed = [content(deed.label) for deed in r.scene.deeds] or [r.last_words]
    if all(share((r.clause.verb,), words) < KINDRED for words in pressed):
        return True
    others = [item.words for item in r.scene.items if item.role not in ("status", "alert")]
    others += [label.words for label in r.scene.went]
    own = (tuple(word for word in words if share((word,), r.clause.words) < KINDRED) for words in others)
    return any(share(words, foreign) >= WHOLE for words in own if words)


def _foreign(r: Reading, words: tuple[str, ...]) -> tuple[str, ...]:
    """What a message names that is neither the step's, nor a word of success, nor filler."""
    known = _known(r.clause.verb)
    rest = (plain for word in words if (plain := word.lstrip("#@")) not in known and not plain[:1].isdigit())
    return tuple(word for word in rest if share((word,), (*r.goal.words, *r.clause.place)) < HALF)


@lru_cache(maxsize=500)
def _known(verb: str) -> frozenset[str]:
    """Words that name nothing in a message: of success, of any page, and that the verb has been done."""
    sets = lexicon().sets
    told = frozenset(stem(word) for word in told_words(verb))
    return told.union(*[sets[table] for table in ("success", "generic", "results", "span")])


@kept
def _messages(r: Reading) -> tuple[Label, ...]:
    """What came and says that it has been done."""
    told = (label for label in r.scene.came if label.role in READABLE and tells(r, label.name))
    return tuple(label for label in told if not goes_wrong(r, label.name))


def told_now(r: Reading) -> float:
    return float(any(not is_of_other(r, label.words) for label in _messages(r)))


def told_anyway(r: Reading) -> float:
    said = (i for i in r.scene.items if i.role in SPOKEN and tells(r, i.name) and not goes_wrong(r, i.name))
    return float(any(not is_of_other(r, i.words) for i in said))


def told_about_it(r: Reading) -> float:
    return max((share(r.clause.things, label.words) for label in _messages(r)), default=0.0)


@kept
def told_of_other(r: Reading) -> float:
    """A text that came says that it has been done, to something else; and none says that it was done to this."""
    about = _messages(r)
    return float(bool(about) and all(is_of_other(r, label.words) for label in about))


def cheer(r: Reading) -> float:
    if r.clause.intent in ("go", "search"):
        return 0.0
    told = (label for label in r.scene.came if label.role in SPOKEN and cheers(label.name))
    return float(any(not goes_wrong(r, label.name) and not is_of_other(r, label.words) for label in told))


@lru_cache(maxsize=20_000)
def cheers(text: str) -> bool:
    """Whether a text speaks of success: "Saved", not "Save"."""
    words, verbs = lexicon().sets["success"], lexicon().intent_of
    return any(
        stem(word) in words and (stem(word) not in verbs or word.endswith("ed") or word in lexicon().written["ended"])
        for word in tokens(text)
    )


def nothing_found(r: Reading) -> float:
    return float(any(map(_says_nothing_found, r.scene.texts)))


@lru_cache(maxsize=20_000)
def _says_nothing_found(text: str) -> bool:
    said = folded(text)
    return any(phrase in said for phrase in lexicon().wholes["nothing_found"])


LONGEST_MESSAGE: Final = 24
"""Words: a longer text is what a page is about, and no message of what went wrong."""


LONGEST_ON_A_PAGE: Final = 10
"""Words, where another page came: pages have texts, errors in their place are short."""


def _is_message(label: Label, longest: int) -> bool:
    return label.role in ("alert", "status") or len(tokens(label.name)) <= longest


@kept
def failure_told(r: Reading) -> bool:
    """
    Whether an alert, or a text that came, tells of a failure. Of another page, one heading for another, only what is
    short counts, and no demand: "Required. 150 characters or fewer." belongs to a field that nobody has filled in yet.
    """
    scene = r.scene
    elsewhere = all(any(label.role == "heading" for label in labels) for labels in (scene.came, scene.went))
    longest, tables = (LONGEST_ON_A_PAGE, FAILING_ELSEWHERE) if elsewhere else (LONGEST_MESSAGE, FAILING)
    said = (label for label in scene.came if label.role in SPOKEN and _is_message(label, longest))
    came = any(goes_wrong(r, label.name, FAILING if label.role == "alert" else tables) for label in said)
    return came or any(i.role == "alert" and goes_wrong(r, i.name) for i in scene.items)


def failure(r: Reading) -> float:
    return float(failure_told(r))


def invalid(r: Reading) -> float:
    return float(Condition.INVALID in r.scene.states)


def unsaved(r: Reading) -> float:
    return float(any(map(_says_unsaved, r.scene.texts)))


@lru_cache(maxsize=20_000)
def _says_unsaved(text: str) -> bool:
    return _UNSAVED.search(folded(text)) is not None


def computed(r: Reading) -> float:
    return shown_result(r.goal.text, r.scene)
