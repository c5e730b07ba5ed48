"""What the controls show: how they stand, what they hold, and whether the last press was for the step."""

from __future__ import annotations

import re
from typing import Final

from view import State as Condition

from ..evidence.account import final_done, submitted
from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HALF, MOSTLY
from ..match.match import Match
from ..match.reading import Reading, kept
from ..screen.deeds import WRITTEN, Deed, Did
from ..screen.scene import Item
from ..step.roles import UNSPOKEN
from ..subject.standing import stands_as_wished
from .demands import SECRET

_STANDING: Final = frozenset({"turn_on", "turn_off", "set", "sort", "expand", "press", "go"})
"""Intents whose wish is a state of a control."""


@kept
def _standings(r: Reading) -> tuple[int, ...]:
    """How the listed controls stand, those that are on screen."""
    return tuple(stands_as_wished(r.clause, m.item) for m in r.matches if m["listed"])


@kept
def _meant(r: Reading) -> Match | None:
    """The control whose state is wished for, where its words leave no doubt of it."""
    found = r.stateful if r.clause.intent in _STANDING else None
    if found is None:
        return None
    if r.clause.intent in ("press", "go"):
        return found if found["asked"] >= MOSTLY and found["said"] >= MOSTLY else None
    return found if max(found["asked"], found["value"]) >= HALF or found["exact"] or found["holds"] else None


def agrees(r: Reading) -> float:
    if r.clause.listed and _standings(r):
        standings = _standings(r)
        return float(len(standings) >= len(r.clause.listed) and min(standings) > 0)
    found = _meant(r)
    return float(found is not None and stands_as_wished(r.clause, found.item) > 0)


def disagrees(r: Reading) -> float:
    if r.clause.listed and _standings(r):
        return float(min(_standings(r)) <= 0)
    found = _meant(r)
    return float(found is not None and stands_as_wished(r.clause, found.item) < 0)


def typed(r: Reading) -> float:
    writes_to = r.clause.verb in WRITES and not _INTO.search(r.clause.text)
    if r.clause.intent not in ("type", "set") or writes_to or misplaced(r):
        return 0.0
    return float(r.holder is not None or _typed_unseen(r))


def _typed_unseen(r: Reading) -> bool:
    """The text was typed into a field that shows nothing of what it holds."""
    value = folded(r.clause.value)
    wrote = (deed for deed in r.scene.deeds if deed.did is Did.WROTE and folded(deed.text) == value)
    return bool(value) and any(SECRET & set(content(deed.label)) for deed in wrote)


@kept
def misplaced(r: Reading) -> float:
    """A field that the clause names does not hold the text, and another does: another name, or in another row."""
    if r.holder is None or r.clause.intent not in ("type", "set"):
        return 0.0
    value = folded(r.clause.value)
    alike = [i for i in r.scene.fields if i.words == r.holder.words]
    nearest = max(_nearness(r, item) for item in alike)
    if all(_nearness(r, item) < nearest for item in alike if value in folded(item.element.value)):
        return 1.0
    if r.clause.intent == "set":
        return 0.0
    others = {folded(quote) for quote in r.clause.quotes} - {value}
    named = [i for i in r.scene.fields if _is_named(r, i)]
    named = [i for i in named if folded(i.element.value) not in others]
    return float(bool(named) and not any(value in folded(i.element.value) for i in named))


def _nearness(r: Reading, item: Item) -> float:
    """How much of what the clause is about stands round the field."""
    return share(r.clause.things, (*item.words, *item.around))


def _is_named(r: Reading, item: Item) -> bool:
    """By all its words; by its very letters where they are no more than a word of grammar: "To"."""
    if item.words:
        return share(item.words, r.clause.things) >= MOSTLY
    plain = item.name.strip(" :*")
    return bool(plain) and re.search(rf"\b{re.escape(plain)}\b", _QUOTED.sub(" ", r.clause.text)) is not None


_QUOTED = re.compile(r"[\"“”„«»][^\"“”„«»]*[\"“”„«»]")


WRITES: Final = lexicon().sets["writing"]
"""A verb that also sends: "write X to Kim" is done when it is sent, "write X into the field" when it stands there."""

_INTO: Final = lexicon().patterns["into"]


def untyped(r: Reading) -> float:
    """No field holds the text, nor was it typed before."""
    wanted = r.clause.intent in ("type", "search", "rename") and bool(r.clause.value) and r.holder is None
    done = r.scene.deeds
    texts = [deed.text for deed in done if deed.did in WRITTEN]
    wrote = any(folded(r.clause.value) in folded(text) for text in texts) or _in_parts(r, texts)
    return float(wanted and not wrote and not any(_says_all(r, deed) for deed in done))


def _in_parts(r: Reading, texts: list[str]) -> bool:
    """What is searched for is not quoted, and was written into several fields, each a part of it."""
    said = [share(content(text), r.clause.value_words) >= MOSTLY for text in texts]
    return not r.clause.quotes and len(said) > 1 and all(said)


def _says_all(r: Reading, deed: Deed) -> bool:
    """A press of what itself says verb and text: "Search flights" for "search for flights"."""
    words = content(deed.label) if deed.did is Did.PRESSED else ()
    return share(r.clause.value_words, words) >= MOSTLY and share((r.clause.verb,), words) >= HALF


def pressed(r: Reading) -> float:
    return r.last_fits


def pressed_changed(r: Reading) -> float:
    return r.last_fits * float(r.scene.changed)


def press_told(r: Reading) -> float:
    """The step only asks for a press, and it was made."""
    return float(r.clause.intent == "press") * r.last_fits


def target_left(r: Reading) -> float:
    """The control that was pressed for it has gone, or cannot be pressed any more."""
    if not r.last_words or r.last_fits < HALF or not r.scene.changed:
        return 0.0
    same = [i for i in r.controls if i.words == r.last_words]
    return float(not same or all(i.has(Condition.DISABLED) for i in same))


def wrote_last(r: Reading) -> float:
    return float(r.last_kind == "wrote" and r.clause.intent not in ("type", "set", "rename"))


def waited_last(r: Reading) -> float:
    return float(r.last_kind in ("waited", "scrolled"))


def can_press(r: Reading) -> float:
    """
    A control that would do it is there. Where one was pressed and the same page changed, or what was written was sent,
    that says nothing; nor does what only names the thing.
    """
    same_page = not any(label.role == "heading" for label in r.scene.came)
    if r.scene.changed and ((r.last_fits >= HALF and same_page) or submitted(r) or final_done(r)):
        return 0.0
    said = r.matches if r.clause.intent in UNSPOKEN else [m for m in r.matches if m["verb"] >= HALF]
    free = (m for m in said if m.closeness and not m["disabled"] and not m["settled"] and not m["field"])
    return max((m.closeness for m in free if not (m["last"] and r.scene.changed)), default=0.0)


def cannot_press(r: Reading) -> float:
    if Condition.DISABLED not in r.scene.states:
        return 0.0
    return max((m.closeness for m in r.matches if m["disabled"]), default=0.0)


def busy(r: Reading) -> float:
    return float(r.scene.busy)


def fresh(r: Reading) -> float:
    return float(not r.scene.acted)


def unchanged(r: Reading) -> float:
    return float(r.scene.acted and not r.scene.changed and not _typed_unseen(r))
