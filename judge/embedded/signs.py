"""The signs that a clause is accomplished, or that it is not: each a measure of 0 to 1 with its reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from view import State as Condition

from .lexicon import lexicon
from .match import stands_as_wished
from .reading import Reading
from .scene import FIELDS, READABLE, Scene, bare, numbers_in
from .stem import stem
from .sums import shown_result
from .words import content, folded, share, tokens


@dataclass(frozen=True, slots=True)
class Sign:
    """One measure of a reading."""

    name: str
    measure: Callable[[Reading], float]
    why: str


def _told_words(reading: Reading) -> frozenset[str]:
    """What a screen says when the verb has been done."""
    verb, table = reading.clause.verb, lexicon().past
    made = {verb + ending for ending in ("ed", "d", "ied")} | set(table.get(verb, ()))
    return frozenset(made)


def _tells(reading: Reading, text: str) -> bool:
    said = tokens(text)
    told = _told_words(reading)
    verb = reading.clause.verb
    return any(word in told or (word.endswith("ed") and stem(word) == verb) for word in said)


def _fails(text: str) -> bool:
    plain = folded(text)
    words = set(content(text))
    tables = lexicon()
    return bool(words & tables.sets["failure"]) or any(
        said in plain for said in (*tables.wholes["nothing_found"], *tables.wholes["demand"])
    )


def _told_now(r: Reading) -> float:
    return float(
        any(label.role in READABLE and _tells(r, label.name) and not _fails(label.name) for label in r.scene.came)
    )


def _told_anyway(r: Reading) -> float:
    return float(
        any(
            i.role in ("status", "heading", "text", "alert") and _tells(r, i.name) and not _fails(i.name)
            for i in r.scene.items
        )
    )


def _told_about_it(r: Reading) -> float:
    things = r.clause.things
    return max(
        (
            share(things, label.words)
            for label in r.scene.came
            if label.role in READABLE and _tells(r, label.name) and not _fails(label.name)
        ),
        default=0.0,
    )


def _cheer(r: Reading) -> float:
    words = lexicon().sets["success"]
    told = [label for label in r.scene.came if label.role in ("status", "alert", "text", "heading", "paragraph")]
    return float(any(words & set(label.words) and not _fails(label.name) for label in told))


def _thing_came(r: Reading) -> float:
    told = [
        label
        for label in r.scene.came
        if label.role in READABLE | {"link", "option", "treeitem"} and not _fails(label.name)
    ]
    return max((share(r.clause.things, label.words) for label in told), default=0.0)


def _destination(r: Reading) -> float:
    """The heading or the title is what the step goes to."""
    if r.clause.intent not in ("go", "continue", "search"):
        return 0.0
    heads = [i.words for i in r.scene.items if i.role == "heading"][:6]
    heads.append(content(r.scene.state.title))
    return max((share(r.clause.things, h) * (0.5 + 0.5 * share(h, r.clause.words)) for h in heads if h), default=0.0)


def _destination_new(r: Reading) -> float:
    if r.clause.intent not in ("go", "continue"):
        return 0.0
    heads = [
        label.words for label in r.scene.came if label.role in ("heading", "dialog", "status", "region", "tabpanel")
    ]
    return max((share(r.clause.things, h) for h in heads), default=0.0)


def _there(r: Reading) -> float:
    """The place's own link or tab is marked as the current one."""
    best = r.best
    if r.clause.intent not in ("go", "continue", "press") or best is None:
        return 0.0
    return max((m["both"] for m in r.matches if m.item.has(Condition.CURRENT, Condition.SELECTED)), default=0.0)


def _elsewhere(r: Reading) -> float:
    """There is a heading, and none of them is where the step goes."""
    return float(
        r.clause.intent == "go"
        and any(i.role == "heading" for i in r.scene.items)
        and _destination(r) < 0.4
        and _there(r) < 0.5
    )


def _counter(r: Reading) -> float:
    """A label counts more of it than before."""
    before = {bare(label.name): numbers_in(label.name) for label in r.scene.went if numbers_in(label.name)}
    wanted = (*r.clause.place, *r.clause.things)
    best = 0.0
    for label in r.scene.came:
        now, then = numbers_in(label.name), before.get(bare(label.name), ())
        if now and then and now[0] > then[0]:
            best = max(
                best,
                1.0 if share(content(label.name), wanted) > 0 or any(share((w,), label.words) for w in wanted) else 0.4,
            )
    return best


_STANDING: Final = frozenset({"turn_on", "turn_off", "set", "sort", "expand", "press"})
"""Intents whose wish is a state of a control."""


def _standings(r: Reading) -> tuple[int, ...]:
    """How the listed controls stand, those that are on screen."""
    return tuple(stands_as_wished(r.clause, m.item) for m in r.matches if m["listed"])


def _agrees(r: Reading) -> float:
    if r.clause.listed and _standings(r):
        standings = _standings(r)
        return float(len(standings) >= len(r.clause.listed) and min(standings) > 0)
    found = r.stateful if r.clause.intent in _STANDING else None
    if found is None or (found["asked"] < 0.5 and found["value"] < 0.5 and found["exact"] == 0 and found["holds"] == 0):
        return 0.0
    return float(stands_as_wished(r.clause, found.item) > 0)


def _disagrees(r: Reading) -> float:
    if r.clause.listed and _standings(r):
        return float(min(_standings(r)) <= 0)
    found = r.stateful if r.clause.intent in _STANDING else None
    if found is None or (found["asked"] < 0.5 and found["value"] < 0.5 and found["exact"] == 0):
        return 0.0
    return float(stands_as_wished(r.clause, found.item) < 0)


def _typed(r: Reading) -> float:
    return float(r.clause.intent in ("type", "rename", "set") and r.holder is not None)


def _untyped(r: Reading) -> float:
    return float(r.clause.intent in ("type", "search", "rename") and bool(r.clause.value) and r.holder is None)


def _results(r: Reading) -> float:
    """Things that hold all the searched words came, other than the field itself."""
    if r.clause.intent != "search":
        return 0.0
    wanted = r.clause.value_words or r.clause.things
    came = [label for label in r.scene.came if label.role not in FIELDS and not _fails(label.name)]
    return max((share(wanted, label.words) for label in came), default=0.0)


def _results_counted(r: Reading) -> float:
    said = lexicon().sets["results"]
    return float(
        r.clause.intent == "search"
        and any(said & set(label.words) and not _fails(label.name) for label in r.scene.came)
    )


def _results_about(r: Reading) -> float:
    """Most of the cards or rows that came speak of what was searched."""
    if r.clause.intent != "search":
        return 0.0
    wanted = r.clause.value_words or r.clause.things
    rows = [
        label
        for label in r.scene.came
        if label.role in ("link", "heading", "row", "listitem", "article", "option", "cell", "gridcell")
    ]
    return sum(share(wanted, label.words) > 0 for label in rows) / len(rows) if rows else 0.0


def _nothing_found(r: Reading) -> float:
    said = lexicon().wholes["nothing_found"]
    return float(any(phrase in folded(i.name) for i in r.scene.items if not i.is_control for phrase in said))


def _vanished(r: Reading) -> float:
    """What was to be removed or closed was there, and is not any more."""
    if r.clause.intent not in ("remove", "close", "commit"):
        return 0.0
    gone = max((share(r.clause.things, label.words) for label in r.scene.went), default=0.0)
    here = max((share(r.clause.things, i.words) for i in r.scene.items if not _tells(r, i.name)), default=0.0)
    return max(0.0, gone - here) if gone >= 0.99 else 0.0


def _remains(r: Reading) -> float:
    if r.clause.intent != "remove":
        return 0.0
    rows = [i for i in r.scene.items if i.role in READABLE | {"link", "option", "treeitem"} and not _tells(r, i.name)]
    return max((share(r.clause.things, i.words) for i in rows), default=0.0)


def _reversed(r: Reading) -> float:
    back = lexicon().reverse.get(r.clause.verb, frozenset())
    return float(
        any(
            label.role in ("button", "link", "menuitem") and len(label.words) <= 3 and back & set(label.words)
            for label in r.scene.came
        )
    )


def _reversible(r: Reading) -> float:
    back = lexicon().reverse.get(r.clause.verb, frozenset()) - {"undo"}
    return float(
        any(
            i.role in ("button", "link", "menuitem") and len(i.words) <= 3 and back & set(i.words)
            for i in r.scene.items
        )
    )


def failure_told(scene: Scene) -> bool:
    """Whether an alert, or a text that came, tells of a failure."""
    came = any(
        label.role in ("alert", "status", "text", "paragraph", "heading") and _fails(label.name) for label in scene.came
    )
    return came or any(i.role == "alert" and _fails(i.name) for i in scene.items)


def _failure(r: Reading) -> float:
    return float(failure_told(r.scene))


def _invalid(r: Reading) -> float:
    return float(any(i.has(Condition.INVALID) for i in r.scene.items))


def _layer_asks(r: Reading) -> float:
    """What is in front has buttons for the step: the step waits for an answer."""
    layer = r.scene.layer
    return float(bool(layer) and any(i.role == "button" and share(i.words, r.goal.words) > 0.5 for i in layer))


def _layer_new(r: Reading) -> float:
    came = any(label.role in ("dialog", "alertdialog") for label in r.scene.came)
    return float(r.scene.acted and bool(r.scene.layer) and came)


def _opened(r: Reading) -> float:
    """A dialog or panel that is what the step opens is in front."""
    if r.clause.intent not in ("go", "create", "other", "press", "expand") or r.scene.in_window:
        return 0.0
    return share(r.clause.things, r.scene.layer_words)


def _closed(r: Reading) -> float:
    gone = any(label.role in ("dialog", "alertdialog") for label in r.scene.went)
    wished = r.clause.intent == "close" or r.clause.verb in ("accept", "agre", "confirm", "allow")
    return float(wished and r.scene.acted and r.scene.in_window and (gone or _vanished(r) > 0 or bool(r.scene.went)))


def _pressed(r: Reading) -> float:
    return r.last_fits


def _pressed_changed(r: Reading) -> float:
    return r.last_fits * float(r.scene.changed)


def _press_told(r: Reading) -> float:
    """The step only asks for a press, and it was made."""
    return float(r.clause.intent == "press") * r.last_fits


def _target_left(r: Reading) -> float:
    """The control that was pressed for it has gone, or cannot be pressed any more."""
    if not r.last_words or r.last_fits < 0.5 or not r.scene.changed:
        return 0.0
    same = [i for i in r.controls if i.words == r.last_words]
    return float(not same or all(i.has(Condition.DISABLED) for i in same))


def _wrote_last(r: Reading) -> float:
    return float(r.last_kind == "wrote" and r.clause.intent not in ("type", "set", "rename"))


def _waited_last(r: Reading) -> float:
    return float(r.last_kind in ("waited", "scrolled"))


def _can_press(r: Reading) -> float:
    return max(
        (m.closeness for m in r.matches if not m["disabled"] and not m["settled"] and not m["field"]), default=0.0
    )


def _cannot_press(r: Reading) -> float:
    return max((m.closeness for m in r.matches if m["disabled"]), default=0.0)


def _busy(r: Reading) -> float:
    return float(r.scene.busy)


def _fresh(r: Reading) -> float:
    return float(not r.scene.acted)


def _unchanged(r: Reading) -> float:
    return float(r.scene.acted and not r.scene.changed)


def _made(r: Reading) -> float:
    """What was to be made anew came into view: its form, its dialog, its row."""
    if r.clause.intent != "create":
        return 0.0
    came = [
        label
        for label in r.scene.came
        if label.role
        in ("dialog", "heading", "textbox", "row", "listitem", "region", "treeitem", "article", "text", "link")
    ]
    wanted = r.clause.value_words or tuple(w for w in r.clause.things if w != "new")
    return max((share(wanted, label.words) for label in came), default=0.0)


def _computed(r: Reading) -> float:
    return shown_result(r.goal.text, r.scene)


def _unsaved(r: Reading) -> float:
    return float(
        any(
            re.search(r"unsaved|not saved|modified|draft not", folded(i.name))
            for i in r.scene.items
            if not i.is_control
        )
    )


def _signed_in(r: Reading) -> float:
    if r.clause.intent not in ("signin", "signout"):
        return 0.0
    words = r.scene.words
    inside = float("logout" in words or "signout" in words)
    return inside if r.clause.intent == "signin" else float(not inside and bool(words & {"login", "signin"}))


SIGNS: Final = (
    Sign("told_now", _told_now, "a text that came says that the verb has been done"),
    Sign("told_anyway", _told_anyway, "a text says so, whenever it came"),
    Sign("told_about_it", _told_about_it, "and it names the thing"),
    Sign("cheer", _cheer, "a text that came speaks of success"),
    Sign("thing_came", _thing_came, "the thing came into view"),
    Sign("destination", _destination, "heading or title are the place"),
    Sign("destination_new", _destination_new, "and came since the step began"),
    Sign("there", _there, "the place's own link or tab is current"),
    Sign("elsewhere", _elsewhere, "all headings are of other places"),
    Sign("counter", _counter, "a counter rose"),
    Sign("agrees", _agrees, "the state of the control is the wished one"),
    Sign("disagrees", _disagrees, "the state of the control is the contrary"),
    Sign("typed", _typed, "a field holds the text"),
    Sign("untyped", _untyped, "no field holds the text"),
    Sign("results", _results, "something that holds the searched words came"),
    Sign("results_counted", _results_counted, "a count of results came"),
    Sign("results_about", _results_about, "most of what came speaks of it"),
    Sign("nothing_found", _nothing_found, "the screen says that nothing was found"),
    Sign("vanished", _vanished, "what was to go has gone"),
    Sign("remains", _remains, "what was to go is still there"),
    Sign("reversed", _reversed, "the way to take it back came"),
    Sign("reversible", _reversible, "the way to take it back is there"),
    Sign("failure", _failure, "a failure is told"),
    Sign("invalid", _invalid, "a field is marked as wrong"),
    Sign("layer_asks", _layer_asks, "a dialog of the step waits for an answer"),
    Sign("layer_new", _layer_new, "a dialog opened"),
    Sign("opened", _opened, "what the step opens is in front"),
    Sign("closed", _closed, "what the step closes has closed"),
    Sign("pressed", _pressed, "the last press fits the step"),
    Sign("pressed_changed", _pressed_changed, "and it changed the screen"),
    Sign("press_told", _press_told, "and the step asks for no more than that"),
    Sign("target_left", _target_left, "what was pressed has gone or is out of use"),
    Sign("wrote_last", _wrote_last, "something was typed and nothing since"),
    Sign("waited_last", _waited_last, "the last action was a wait or a scroll"),
    Sign("can_press", _can_press, "a control for the step is there"),
    Sign("cannot_press", _cannot_press, "a control for the step is out of use"),
    Sign("busy", _busy, "the screen is loading"),
    Sign("fresh", _fresh, "nothing has been done in this step"),
    Sign("unchanged", _unchanged, "what was done changed nothing"),
    Sign("made", _made, "what was to be made came into view"),
    Sign("computed", _computed, "the result of the sum is shown"),
    Sign("unsaved", _unsaved, "the screen says that something is not saved"),
    Sign("signed_in", _signed_in, "the way out shows, or the way in for a step that leaves"),
)

SIGN_NAMES: Final = tuple(sign.name for sign in SIGNS)


def signs_of(reading: Reading) -> tuple[float, ...]:
    """Every sign, in the order of `SIGNS`."""
    return tuple(sign.measure(reading) for sign in SIGNS)
