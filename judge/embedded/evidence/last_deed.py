"""What the last deed brought about, as the history tells it: what came, what went, what lies in front now."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, folded, share, tokens
from ..levels import HALF
from ..match.reading import Reading, kept
from ..screen.change import PASSING
from ..screen.deeds import Deed
from ..screen.outcome import LISTS, NOTHING, Upon, upon_of
from ..screen.scene import FIELDS, LAYERS
from ..subject.stranger import but
from .messages import cheers, goes_wrong, tells
from .names_shown import deeds

SPEAKING: Final = frozenset({"status", "alert", "text", "heading", "paragraph", "img", "log"})
HEADS: Final = frozenset({"heading", "dialog", "alertdialog"})
WINDOW: Final = "window"
APART: Final = FIELDS | LAYERS
"""Roles of what is no text that tells of a deed."""

UNNAMED: Final = APART | LISTS
"""And of what is no name of a thing that came or went."""

FEW: Final = 3
"""So many things changed at most where a page answers quietly."""


@kept
def last_deed(r: Reading) -> Deed | None:
    """The last thing that was done, waiting and scrolling left out."""
    return next((deed for deed in reversed(deeds(r)) if deed.did not in PASSING), None)


@kept
def upon(r: Reading) -> Upon:
    """What the last deed brought about, and what came while one waited for it."""
    found: Upon = NOTHING
    for deed in reversed(deeds(r)):
        read = upon_of(deed.note)
        found = Upon(
            came=(*read.came, *found.came),
            went=(*read.went, *found.went),
            front=found.front or read.front,
            retitled=found.retitled or read.retitled,
            count=read.count + found.count,
        )
        if deed.did not in PASSING:
            break
    return _without_stranger(r, found)


def _without_stranger(r: Reading, found: Upon) -> Upon:
    """The same without what came in front and is no part of the step."""
    if not r.scene.aside:
        return found
    closed = any(label.role in LAYERS for label in found.went)
    return replace(found, came=but(found.came, r.scene.aside), front=WINDOW if closed else "")


def said_done(r: Reading) -> float:
    """Something came that says that the verb, or what was pressed for it, has been done."""
    deed = last_deed(r)
    verbs = [word for word in content(deed.label) if word in lexicon().intent_of] if deed else []
    texts = [label.name for label in upon(r).came if label.role not in APART and not goes_wrong(r, label.name)]
    return float(any(tells(r, text) or any(_is_past(text, verb) for verb in verbs) for text in texts))


def _is_past(text: str, verb: str) -> bool:
    past = lexicon().past.get(verb, frozenset())
    return any(word in past or (word.endswith("ed") and stem(word) == verb) for word in tokens(text))


def spoke(r: Reading) -> float:
    """A message came that tells of no failure."""
    came = (label for label in upon(r).came if label.role in ("status", "alert"))
    return float(any(not goes_wrong(r, label.name) for label in came))


def cheered(r: Reading) -> float:
    """A text came that speaks of success."""
    return float(
        any(cheers(label.name) and not goes_wrong(r, label.name) for label in upon(r).came if label.role in SPEAKING)
    )


def refused(r: Reading) -> float:
    """A text came that tells of a failure, or of a demand."""
    return float(any(goes_wrong(r, label.name) for label in upon(r).came if label.role in SPEAKING))


def layer_closed(r: Reading) -> float:
    """What lay in front has gone."""
    now = upon(r)
    if not now.came and not now.went:
        return 0.0
    return float(now.front == WINDOW or (not now.front and any(label.role in LAYERS for label in now.went)))


def layer_opened(r: Reading) -> float:
    """Something came in front."""
    now = upon(r)
    return float(bool(now.front and now.front != WINDOW) or any(label.role in LAYERS for label in now.came))


def list_opened(r: Reading) -> float:
    """A list to choose from came."""
    return float(sum(label.role in LISTS for label in upon(r).came) > 1)


def list_closed(r: Reading) -> float:
    """A list to choose from went, upon a choice out of it."""
    deed = last_deed(r)
    chosen = deed is not None and deed.role in LISTS
    return float(chosen and any(label.role in LISTS for label in upon(r).went))


def new_page(r: Reading) -> float:
    """Another page came: its heading or title is new, and an old heading went."""
    now = upon(r)
    heads = any(label.role == "heading" for label in now.came) and any(label.role == "heading" for label in now.went)
    return float(heads or (now.retitled and now.count > FEW))


def fields_came(r: Reading) -> float:
    """Fields to write in came, empty as far as is told."""
    now = upon(r)
    gone = {folded(label.name) for label in now.went if label.role in FIELDS}
    return float(any(label.role in FIELDS and folded(label.name) not in gone for label in now.came))


def named_came(r: Reading) -> float:
    """How much of what the step names something that came says."""
    wanted = _wanted(r)
    said = (label.words for label in upon(r).came if label.role not in UNNAMED)
    return max((share(wanted, words) for words in said), default=0.0)


def named_went(r: Reading) -> float:
    """How much of what the step names something that went says."""
    wanted = _wanted(r)
    said = (label.words for label in upon(r).went if label.role not in UNNAMED)
    return max((share(wanted, words) for words in said), default=0.0)


def turned(r: Reading) -> float:
    """What was pressed says something else now, in words of the same kind: "Follow" and "Following"."""
    deed = last_deed(r)
    words = content(deed.label) if deed else ()
    if deed is None or not words:
        return 0.0
    now = upon(r)
    went = any(folded(label.name) == folded(deed.label) for label in now.went)
    names = [
        label for label in now.came if label.role not in FIELDS | HEADS and folded(label.name) != folded(deed.label)
    ]
    kindred = any(share(words[:1], label.words) >= HALF or _undoes(words, label.words) for label in names)
    return float(went and kindred)


def _undoes(verb: tuple[str, ...], words: tuple[str, ...]) -> bool:
    back = {each for word in verb for each in lexicon().reverse.get(word, ())}
    return any(word in back or word.removeprefix("un") in verb for word in words)


def quiet(r: Reading) -> float:
    """Little changed, and something did."""
    return float(0 < upon(r).count <= FEW)


def _wanted(r: Reading) -> tuple[str, ...]:
    generic = lexicon().sets["generic"]
    kept = tuple(word for word in r.clause.words if word not in generic and word != r.clause.verb)
    return kept or r.clause.words
