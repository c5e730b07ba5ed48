"""
What may be said of a page by comparing two looks at it, node by node: before an action, and after.

A node is the same where it bears the same number in the same document; an address proves neither. What was drawn anew
and reads as before counts as no change, and neither does what only scrolling brought into the list. See
docs/decisions/comparing-screens.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .element import Element, State, Support
from .screen import TITLE, Screen

LISTED: Final = 10
"""So many lost values are named; a form that emptied thirty fields is told by its first ones and their number."""

_ASIDE: Final = frozenset({State.FOCUSED, State.OFFSCREEN, State.COVERED})
"""States that say where it lies or where the keyboard is: no change of the element."""

_MASKED: Final = "[secret:"
"""How the value of a secret begins, where a screen shows one."""

_PRIVATE: Final = ("cc-", "one-time-code", "current-password", "new-password")
"""What an `autocomplete` begins with whose value is nobody's business (WHATWG HTML, autofill field names)."""


class Unread(StrEnum):
    """There is nothing to compare, and why."""

    REPORTING_DISABLED = "reporting_disabled"
    """Nobody asked for a look afterwards."""

    READ_FAILED = "read_failed"
    """The look afterwards saw nothing."""

    NO_BASELINE = "no_baseline"
    """Nothing had been seen before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost:
    """A field that held something before, and holds nothing now."""

    field: str
    """Its label."""

    was: str | None
    """What it held; `None` of a secret."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """Two looks held against each other. The counts speak only where both saw the same document."""

    document_changed: bool = False
    identity_known: bool = True
    """Both looks say which document they saw."""

    edits: int = 0
    """Nodes that came, went or read differently."""

    moved: int = 0
    """Places at which the order of those that stayed differs."""

    focus_moved: bool = False
    values_lost: int = 0
    """Fields that were emptied, those that `lost` has no room for included."""

    lost: tuple[Lost, ...] = ()


Observation = Unread | Compared


def compare(
    before: Screen | None,
    after: Screen,
    *,
    restless: frozenset[str] = frozenset(),
    emptied: frozenset[str] = frozenset(),
) -> Observation:
    """
    What the look after an action shows beside the one before it. The nodes in `restless` take no part; what the action
    was to empty itself (`emptied`) is not lost.
    """
    if after.is_blind:
        return Unread.READ_FAILED
    if before is None or before.is_blind:
        return Unread.NO_BASELINE
    if not (before.document and after.document):
        return Compared(identity_known=False)
    if before.document != after.document:
        return Compared(document_changed=True)
    then, now = _nodes(before, restless), _nodes(after, restless)
    lost = tuple(_lost(then, now, emptied))
    return Compared(
        edits=_edits(then, now, partial=bool(before.omitted or after.omitted)) + _around(before, after, restless),
        moved=_moved(then, now),
        focus_moved=_focus_moved(before, after),
        values_lost=len(lost),
        lost=lost[:LISTED],
    )


_Nodes = dict[str, Element]
"""Items by node, in the order of the screen."""


def _nodes(screen: Screen, restless: frozenset[str]) -> _Nodes:
    return {item.node: item for item in screen.items if item.node and item.node not in restless}


def _edits(then: _Nodes, now: _Nodes, *, partial: bool) -> int:
    """Nodes that read differently, and those that came or went without another that reads the same in their place."""
    came = _lines((now[node] for node in now if node not in then), partial=partial)
    gone = _lines((then[node] for node in then if node not in now), partial=partial)
    changed = sum(1 for node in then if node in now and _line(then[node]) != _line(now[node]))
    return changed + sum(((came - gone) + (gone - came)).values())


def _lines(items: Iterable[Element], *, partial: bool) -> Counter[str]:
    """
    What they read. Where a look left things out, what lies off screen comes into the list and goes with the scrolling.
    """
    return Counter(_line(item) for item in items if not (partial and item.has(State.OFFSCREEN)))


def _line(item: Element) -> str:
    states = " ".join(sorted(item.states - _ASIDE))
    return f"{item.role}:{item.words}:{item.value}:{states}"


def _around(before: Screen, after: Screen, restless: frozenset[str]) -> int:
    """Title, address and what is in front."""
    title = TITLE not in restless and before.title != after.title
    return title + (before.address != after.address) + (before.front != after.front)


def _moved(then: _Nodes, now: _Nodes) -> int:
    """The places at which the order of what stayed differs."""
    earlier, later = ([node for node in side if node in then and node in now] for side in (then, now))
    return sum(1 for was, is_ in zip(earlier, later, strict=True) if was != is_)


def _focus_moved(before: Screen, after: Screen) -> bool:
    """Something has the focus that had it not. A focus that only fell back to the page is no sign of anything."""
    had, has = before.focused, after.focused
    return has is not None and has.role != "document" and (had is None or had.node != has.node)


def _lost(then: _Nodes, now: _Nodes, emptied: frozenset[str]) -> Iterable[Lost]:
    for node, was in then.items():
        is_field = was.offers(Support.TYPE) or was.offers(Support.SELECT)
        if is_field and _holds(was) and node in now and not _holds(now[node]) and node not in emptied:
            yield Lost(field=was.label, was=None if _is_private(was) else was.value)


def _holds(field: Element) -> bool:
    return bool(field.value) or field.filled


def _is_private(field: Element) -> bool:
    tokens = field.autocomplete.lower().split()
    return field.filled or _MASKED in field.value or any(token.startswith(_PRIVATE) for token in tokens)
