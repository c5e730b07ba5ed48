"""What the controls show: how they stand, what they hold, and whether the last press was for the step."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .match import Match
from .reading import Reading
from .standing import stands_as_wished

_STANDING: Final = frozenset({"turn_on", "turn_off", "set", "sort", "expand", "press", "go"})
"""Intents whose wish is a state of a control."""


def _standings(r: Reading) -> tuple[int, ...]:
    """How the listed controls stand, those that are on screen."""
    return tuple(stands_as_wished(r.clause, m.item) for m in r.matches if m["listed"])


def _meant(r: Reading) -> Match | None:
    """The control whose state is wished for, where its words leave no doubt of it."""
    found = r.stateful if r.clause.intent in _STANDING else None
    if found is None:
        return None
    if r.clause.intent in ("press", "go"):
        return found if found["asked"] >= PLAINLY and found["said"] >= PLAINLY else None
    return found if max(found["asked"], found["value"]) >= HALF or found["exact"] or found["holds"] else None


PLAINLY: Final = 0.9
HALF: Final = 0.5


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
    return float(r.clause.intent in ("type", "rename", "set") and r.holder is not None)


def untyped(r: Reading) -> float:
    return float(r.clause.intent in ("type", "search", "rename") and bool(r.clause.value) and r.holder is None)


def pressed(r: Reading) -> float:
    return r.last_fits


def pressed_changed(r: Reading) -> float:
    return r.last_fits * float(r.scene.changed)


def press_told(r: Reading) -> float:
    """The step only asks for a press, and it was made."""
    return float(r.clause.intent == "press") * r.last_fits


def target_left(r: Reading) -> float:
    """The control that was pressed for it has gone, or cannot be pressed any more."""
    if not r.last_words or r.last_fits < 0.5 or not r.scene.changed:
        return 0.0
    same = [i for i in r.controls if i.words == r.last_words]
    return float(not same or all(i.has(Condition.DISABLED) for i in same))


def wrote_last(r: Reading) -> float:
    return float(r.last_kind == "wrote" and r.clause.intent not in ("type", "set", "rename"))


def waited_last(r: Reading) -> float:
    return float(r.last_kind in ("waited", "scrolled"))


def can_press(r: Reading) -> float:
    return max(
        (m.closeness for m in r.matches if not m["disabled"] and not m["settled"] and not m["field"]), default=0.0
    )


def cannot_press(r: Reading) -> float:
    return max((m.closeness for m in r.matches if m["disabled"]), default=0.0)


def busy(r: Reading) -> float:
    return float(r.scene.busy)


def fresh(r: Reading) -> float:
    return float(not r.scene.acted)


def unchanged(r: Reading) -> float:
    return float(r.scene.acted and not r.scene.changed)
