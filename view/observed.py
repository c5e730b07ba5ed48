"""
What another program is told of a screen: bounded in every part, what is left out counted, and why it is not all.

The budgets stand in `view.budgets`; docs/observation.md tells them to users.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .budgets import ADDRESS, CHOSEN, CONTROLS, FIELDS, HEAD, LABELS, NODES, OMITTED, PLACE, ROLE, TEXT, VALUE
from .cut import cut, size, told
from .element import Element, Ref, State, Support
from .incomplete import Incomplete
from .ranking import Ranking, ranked
from .resolve import Listing
from .screen import Screen
from .sensitive import REDACTED, is_sensitive

PLAIN_TEXT: Final = "text"


REASONS: Final = {
    Incomplete.CONTROLS: "more controls than are told; `omittedCount` says how many",
    Incomplete.NODES: "more headings and the like than are told",
    Incomplete.TEXT: "more text than is told",
    Incomplete.LABELS: "a label was cut",
    Incomplete.FIELDS: "more fields than those whose values are told, or a value was cut",
    Incomplete.SHADOW: "a closed shadow root, as it seems: what an element of the page's own kind shows cannot be read",
    Incomplete.FRAME: "a frame that was not read, or that is not the selected one: select it to see what it shows",
    Incomplete.CANVAS: "a canvas: what is drawn on it has no controls",
    Incomplete.RACE: "a frame of the page went away while it was read: observe again",
    Incomplete.BLIND: "the page could not be read",
}
"""What each means. The middle four and the race only the surface can tell."""


class Values(StrEnum):
    """Which values of fields are told."""

    NONE = "none"
    PLAIN = "plain"
    """Those that are nobody's secret; the rest is redacted."""

    ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """One control, as it is told. Its place among the others is its ``ordinal=``."""

    ref: Ref
    role: str
    name: str
    place: str
    states: tuple[str, ...]
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Something with a role that is no control: a heading, an alert, a picture."""

    ref: Ref
    role: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldValue:
    """What a field holds; redacted where that is nobody's business."""

    ref: Ref
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Observed:
    """A screen within its budgets."""

    revision: int
    title: str
    address: str
    front: str
    controls: tuple[Control, ...]
    nodes: tuple[Node, ...]
    text: str
    omitted: int
    """Controls that are not told, at most `OMITTED`."""

    incomplete: tuple[Incomplete, ...]
    values: tuple[FieldValue, ...] | None = None

    @property
    def listing(self) -> Listing:
        """What ``ordinal=`` counts from now on."""
        return Listing(self.revision, tuple(control.ref for control in self.controls))


def observed(
    screen: Screen,
    *,
    ranking: Ranking = Ranking.ROLE,
    values: Values = Values.NONE,
    known: Iterable[Incomplete] = (),
) -> Observed:
    """The screen within its budgets. `known` is what is missing beside what the look itself reports."""
    controls = ranked(screen.controls, CONTROLS.value, ranking)
    others = [item for item in screen.texts if item.role != PLAIN_TEXT and item.words]
    nodes = others[: NODES.value - len(controls)]
    names, cut_names = fitting([item.words for item in controls], LABELS.value // 2)
    titles, cut_titles = fitting([item.words for item in nodes], LABELS.value // 2)
    text, cut_text = _text(screen)
    fields, cut_fields = _values(screen, values)
    left_out = len(screen.controls) - len(controls) + sum(one.count for one in screen.omitted if one.role != PLAIN_TEXT)
    found = {
        Incomplete.CONTROLS: left_out > 0,
        Incomplete.NODES: len(nodes) < len(others),
        Incomplete.TEXT: cut_text,
        Incomplete.LABELS: cut_names or cut_titles,
        Incomplete.FIELDS: cut_fields,
        Incomplete.BLIND: screen.is_blind,
    }
    reasons = {reason for reason, holds in found.items() if holds} | {*known, *screen.incomplete}
    return Observed(
        revision=screen.revision,
        title=told(screen.title, HEAD.value),
        address=told(screen.address, ADDRESS.value),
        front="" if screen.front.is_window else told(f"{screen.front.kind} {screen.front.name}", HEAD.value),
        controls=tuple(_control(item, name) for item, name in zip(controls, names, strict=True)),
        nodes=tuple(
            Node(ref=item.ref, role=told(item.role, ROLE.value), name=name)
            for item, name in zip(nodes, titles, strict=True)
        ),
        text=text,
        omitted=min(left_out, OMITTED.value),
        incomplete=tuple(reason for reason in Incomplete if reason in reasons),
        values=fields,
    )


def fitting(labels: Sequence[str], most: int) -> tuple[tuple[str, ...], bool]:
    """
    The labels, together in at most that many bytes, and whether any was cut: the longest give way first.

    >>> fitting(["Save", "Delete everything now"], 14)
    (('Save', 'Delete…'), True)
    """
    plain = [told(label, most) for label in labels]
    share = _share(sorted(map(size, plain)), most)
    cut_to = tuple(cut(label, share) for label in plain)
    return cut_to, cut_to != tuple(" ".join(label.split()) for label in labels)


def _share(sizes: Sequence[int], most: int) -> int:
    """The most bytes that each may take, so that all of them fit: what the short ones leave goes to the long ones."""
    left = most
    for at, each in enumerate(sizes):
        fair = left // (len(sizes) - at)
        if each > fair:
            return fair
        left -= each
    return most


def _control(item: Element, name: str) -> Control:
    return Control(
        ref=item.ref,
        role=told(item.role, ROLE.value),
        name=name,
        place=told(" > ".join(item.path[-3:]), PLACE.value),
        states=tuple(sorted(state for state in item.states if state is not State.FOCUSED)),
        offers=tuple(sorted(item.supports)),
    )


def _text(screen: Screen) -> tuple[str, bool]:
    """What is written on the page, line by line, the words of its controls among it."""
    whole = "\n".join(line for item in screen.items if (line := told(item.name, TEXT.value)))
    kept = cut(whole, TEXT.value)
    return kept, kept != whole or any(one.role == PLAIN_TEXT for one in screen.omitted)


def _values(screen: Screen, values: Values) -> tuple[tuple[FieldValue, ...] | None, bool]:
    if values is Values.NONE:
        return None, False
    fields = [item for item in screen.controls if item.offers(Support.TYPE) or item.offers(Support.SELECT)]
    kept = tuple(_value(item, values) for item in fields[: FIELDS.value])
    was_cut = any(each.value not in {REDACTED, _whole(item)} for each, item in zip(kept, fields, strict=False))
    return kept, was_cut or len(kept) < len(fields)


def _value(item: Element, values: Values) -> FieldValue:
    if values is not Values.ALL and is_sensitive(item):
        return FieldValue(ref=item.ref, value=REDACTED)
    most = VALUE if item.offers(Support.TYPE) else CHOSEN
    return FieldValue(ref=item.ref, value=cut(_whole(item), most.value))


def _whole(item: Element) -> str:
    return told(item.value, max(size(item.value), 1))
