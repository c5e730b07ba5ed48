"""
Whose is what is in front? A dialog that the run's own press or typing put there is the task's next stage; any other is
an overlay. See docs/decisions/front.md.
"""

from __future__ import annotations

import re
from typing import Final

from view import Element, FrontKind, Screen, State, Support, label_words

from . import thresholds as at
from .last import Deed, Last
from .memory import Owner
from .phrases import ASIDE

_MONTH: Final = re.compile(
    r"\b(january|february|march|april|may|june|july|august|september|october|november|december)\b", re.IGNORECASE
)
_DAY: Final = re.compile(r"(?<!\d)([1-9]|[12]\d|3[01])(?!\d)")
_TURNS_A_PAGE: Final = frozenset({"next", "previous", "prev", "forward", "back", "month", "year", "later", "earlier"})

COMMITTING: Final = frozenset(
    "yes ok okay confirm submit accept agree pay book buy order checkout reserve send delete remove proceed "
    "allow".split()
)
"""No answer to a task's own dialog is one of these (seed: "never one that commits"; reference: do-loop.md 2.10c)."""

_ASKS_TO_CLOSE: Final = frozenset(["close", "dismiss", "cancel", "exit", "leave", "back"])
_CLOSERS: Final = frozenset({"close", "×", "x", "✕", "✖"})


def owner_after(last: Last | None, now: Screen, owner: Owner) -> Owner:
    """Whose what is in front now is, given the last action and whose it was before."""
    if now.front.is_window or now.is_blind or _asks_for_custom(last, now):
        return Owner.NOBODY
    if last is None or not last.before.front.is_window:
        return owner
    return Owner.TASK if opened_by(last, now) else Owner.NOBODY


def _asks_for_custom(last: Last | None, now: Screen) -> bool:
    """It calls itself a newsletter's, and nothing of the kind was pressed: whenever it comes, it is the page's own."""
    pressed = last.element.label if last and last.element else ""
    return bool(ASIDE & set(label_words(now.front.name))) and not ASIDE & set(label_words(pressed))


def opened_by(last: Last, now: Screen) -> bool:
    """
    The run's own press or typing put it there.

    A scroll, the run's housekeeping and a press that never reached the page open nothing. A *layer* counts only on the
    same page, after a press, and when it covers more controls than lay covered before: suggestions belong to the field
    that was typed into, a promotion on a new page is the page's.
    """
    if last.housekeeping or not last.activates:
        return False
    if now.front.kind is not FrontKind.LAYER:
        return True
    same_page = (last.before.address, last.before.title) == (now.address, now.title)
    pressed = last.deed is not Deed.TYPE
    return pressed and same_page and at.LAYER_COVERS.reached_by(_covered(now) - _covered(last.before))


def is_reachable(element: Element, screen: Screen) -> bool:
    """Not covered by what is in front; a control that a dialog's own bar covers inside it counts as reachable."""
    return screen.front.is_window or element.in_front or not element.has(State.COVERED)


def asks_to_close(goal: str) -> bool:
    return bool(_ASKS_TO_CLOSE & set(label_words(goal)))


def is_close_control(element: Element) -> bool:
    """The control that closes a dialog: close, a cross, or a name that begins with "close"."""
    name = element.name.strip().lower()
    return name in _CLOSERS or name.startswith("close ")


def answers(screen: Screen) -> tuple[Element, ...]:
    """The dialog's own controls that may answer it: uncovered, in view, none that commits."""
    return tuple(
        item
        for item in screen.controls
        if item.in_front
        and item.offers(Support.CLICK)
        and not item.has(State.COVERED, State.OFFSCREEN, State.DISABLED)
        and not (COMMITTING & set(label_words(item.name or item.description)))
    )


def is_calendar(screen: Screen) -> bool:
    """What is in front shows a month's name and at least a week of day cells."""
    inside = [item for item in screen.items if item.in_front]
    named = any(_MONTH.search(f"{item.name} {item.description} {item.value}") for item in inside)
    days = [item for item in inside if is_day(item) and not item.has(State.COVERED)]
    return named and at.CALENDAR_DAYS.reached_by(len(days))


def is_day(element: Element) -> bool:
    """A control that stands for one day of a month."""
    name = element.name.strip()
    return element.is_control and (name.isdigit() or bool(_MONTH.search(name))) and bool(_DAY.search(name))


def serves(element: Element, screen: Screen) -> bool:
    """A press on it answers what is in front. Turning a calendar's month does not; choosing a day does."""
    if not element.in_front:
        return False
    turning = _TURNS_A_PAGE & set(label_words(f"{element.name} {element.description}"))
    return not (is_calendar(screen) and turning and not is_day(element))


def inside_labels(screen: Screen) -> tuple[str, ...]:
    """What a failure's note names of the dialog that is in front."""
    named = [item.label for item in answers_all(screen) if item.name]
    return tuple(named[: at.FRONT_CONTROLS.count])


def answers_all(screen: Screen) -> tuple[Element, ...]:
    """Every uncovered control in view inside what is in front."""
    return tuple(item for item in screen.controls if item.in_front and not item.has(State.COVERED, State.OFFSCREEN))


def _covered(screen: Screen) -> int:
    return sum(1 for item in screen.controls if item.has(State.COVERED))
