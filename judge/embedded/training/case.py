"""A labelled screen, and the story it comes from: what was on screen, what was done, what was on screen then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from view import Change, Element, FrontKind, Ref, Support
from view import State as Condition

from ...state import State

CLICK: Final = frozenset({Support.CLICK})
SUPPORTS: Final[dict[str, frozenset[Support]]] = {
    **dict.fromkeys(("button", "link", "tab", "generic", "menuitem", "option", "gridcell", "treeitem", "radio"), CLICK),
    **dict.fromkeys(("textbox", "searchbox", "spinbutton"), CLICK | {Support.TYPE}),
    **dict.fromkeys(("checkbox", "switch"), CLICK | {Support.CHECK}),
    "combobox": CLICK | {Support.SELECT},
}
OFFERED: Final = 0.4
"""How often typing is offered although the step does not ask for it: a variable in it is a text too."""

MOST_CHANGED: Final = 24
"""Labels that a state lists as new, and as many as gone (`act.thresholds`)."""

MOST_NOTED: Final = 6
"""Labels that a line of the history names, and as many as gone (`act.thresholds.NOTE_LABELS`)."""


@dataclass(frozen=True, slots=True)
class Bit:
    """One element of a generated screen, and what it is for the step."""

    element: Element
    is_target: bool = False
    """Using it brings the step forward."""

    closes: bool = False
    """It closes what is in the way, committing to nothing."""


def bit(
    role: str,
    name: str = "",
    *states: Condition,
    value: str = "",
    path: Sequence[str] = (),
    target: bool = False,
    closes: bool = False,
    front: bool = False,
    placeholder: str = "",
    choices: Sequence[str] = (),
) -> Bit:
    """One element in a line."""
    element = Element(
        role=role,
        name=name,
        value=value,
        placeholder=placeholder,
        states=frozenset(states),
        supports=SUPPORTS.get(role, frozenset()),
        path=tuple(path),
        in_front=front,
        choices=tuple(choices),
    )
    return Bit(element, target, closes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One screen of a story, with its labels."""

    bits: tuple[Bit, ...]
    said: str = ""
    """The action that led here; empty for the first."""

    done: bool = False
    moves: frozenset[str] = frozenset({"activate"})
    """Every move that is right here."""

    title: str = ""
    front: FrontKind = FrontKind.WINDOW
    front_name: str = ""
    stands: bool = False
    """That it is done can be seen without knowing what was there before."""

    typing: bool = False
    """A text of the step is untyped and a field for it shows."""

    blocked: bool = False
    unsure: bool = False
    """Which element comes next is anybody's guess: no label for it."""

    half: bool = False
    """Whether it is done is anybody's guess: no case at all."""

    begins: bool = True
    """A step might begin here as well."""

    owes_past: bool = False
    """What comes next is told by what was done before: no label for it where that is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """A step from its first screen on."""

    family: str
    step: str
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One labelled state."""

    family: str
    state: State
    done: bool
    moves: frozenset[str]
    targets: frozenset[int]
    """Where in `state.items` the right elements stand; empty: none of them is."""

    typing: bool
    blocked: bool
    closers: frozenset[int] = field(default=frozenset())
    unsure: bool = False
    idle: bool = False
    """The last action changed nothing."""

    first: tuple[str, ...] = ()
    """The labels of the screen on which the step began."""

    notes: tuple[str, ...] = ()
    """What each deed of `state.history` changed, as the loop tells it."""


def cases_of(story: Story, r: Random) -> list[Case]:
    """Every frame of the story as a state, and what stands by itself also as the start of the step."""
    frames = [_placed(frame, n) for n, frame in enumerate(story.frames)]
    history: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    found = []
    for n, frame in enumerate(frames):
        if frame.said:
            history, notes = (*history, frame.said), (*notes, _note(frames[max(0, n - 1)], frame))
        if frame.half:
            continue
        made = _case(story, frame, frames[0], history, offered=r.random() < OFFERED)
        found.append(replace(made, notes=notes, idle=n > 0 and _looks(frame) == _looks(frames[n - 1])))
        if frame.said and frame.begins and (frame.stands or (not frame.done and r.random() < 0.3)):
            fresh = replace(frame, said="", moves=frame.moves if not frame.done else frozenset({"finished"}))
            if frame.owes_past and not frame.done:
                fresh = replace(fresh, moves=frozenset(), unsure=True)
            found.append(_case(story, fresh, fresh, (), offered=r.random() < OFFERED))
    return found


def _note(before: Frame, now: Frame) -> str:
    """What changed from one frame to the next, in the loop's words."""
    then, items = [bit.element for bit in before.bits], [bit.element for bit in now.bits]
    fronts = [f'{frame.front} "{frame.front_name}"'.removesuffix(' ""') for frame in (before, now)]
    change = Change(
        title=now.title if now.title != before.title else "",
        front=fronts[1] if fronts[0] != fronts[1] else "",
        appeared=_surplus(items, then),
        gone=_surplus(then, items),
    )
    return change.sentence(MOST_NOTED)


def _looks(frame: Frame) -> list[str]:
    return [bit.element.signature for bit in frame.bits]


def _placed(frame: Frame, revision: int) -> Frame:
    named = (
        replace(bit, element=replace(bit.element, ref=Ref(f"r{revision}:b{n}"))) for n, bit in enumerate(frame.bits)
    )
    return replace(frame, bits=tuple(named))


def _case(story: Story, frame: Frame, first: Frame, history: tuple[str, ...], *, offered: bool) -> Case:
    now, then = [b.element for b in frame.bits], [b.element for b in first.bits]
    state = State(
        step=story.step,
        title=frame.title,
        address="app.example/" + story.family,
        front=frame.front,
        front_name=frame.front_name,
        items=tuple(now),
        history=history,
        last=frame.said,
        appeared=_labels(_surplus(now, then)),
        gone=_labels(_surplus(then, now)),
    )
    ends = frame.done or bool({"wait", "stuck", "finished"} & frame.moves)
    targets = frozenset(n for n, b in enumerate(frame.bits) if b.is_target and not ends)
    writable = any(item.role in ("textbox", "searchbox") for item in now)
    return Case(
        family=story.family,
        state=state,
        done=frame.done,
        moves=frame.moves,
        targets=targets,
        typing=frame.typing or (offered and writable),
        blocked=frame.blocked,
        closers=frozenset(n for n, b in enumerate(frame.bits) if b.closes),
        unsure=frame.unsure,
        first=tuple(item.label for item in then),
    )


def _surplus(left: list[Element], right: list[Element]) -> tuple[Element, ...]:
    spare = Counter(item.signature for item in right)
    found = []
    for item in left:
        if spare[item.signature]:
            spare[item.signature] -= 1
        else:
            found.append(item)
    return tuple(found)


def _labels(items: Sequence[Element]) -> tuple[str, ...]:
    return tuple(item.label for item in items[:MOST_CHANGED])
