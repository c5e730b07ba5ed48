"""
Stories written in short lines: a plot of screens, each of which follows from another.

A plot begins with ``== name``; ``word = a | b`` names texts to draw from; ``step a | b`` gives wordings of the step;
``@ screen < parent : what was done : yes|no|half [stands]`` begins a screen. Its lines are a whole screen, or, with
``+``, ``-`` and ``~`` before them, what is more, less or otherwise than on the parent. ``^`` lies in front. A line
``? button Save`` says what is to be used next (``? none : stuck`` that nothing is), with its kind where it is no press.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Final

from view import FrontKind
from view import State as Condition

from .case import Bit, Frame, Story, bit

SHORT: Final = {
    "h": "heading", "b": "button", "a": "link", "i": "textbox", "p": "text", "s": "status", "!": "alert",
    "li": "listitem", "c": "checkbox", "o": "combobox", "g": "gridcell", "t": "tab", "d": "dialog",
}  # fmt: skip
"""Roles by their short names; any other is written out."""

TITLE: Final = "! title "
NEXT: Final = "? "
NOTHING: Final = "none"
PRESS: Final = ""
MOVES: Final[dict[str, frozenset[str]]] = {
    PRESS: frozenset({"activate"}),
    "expand": frozenset({"activate", "expand"}),
    "type": frozenset({"type"}),
    "closes": frozenset({"activate"}),
    "scroll": frozenset({"scroll"}),
    "wait": frozenset({"wait"}),
    "stuck": frozenset({"stuck"}),
    "back": frozenset({"shortcut", "stuck"}),
}
"""The moves that are right, by the kind that a screen's label gives."""

TAKES_ONE: Final = frozenset({PRESS, "expand", "type", "closes"})
"""The kinds of move that are made with a control."""

DONE: Final = frozenset({"finished"})
_LINE = re.compile(r"^(\S+)(?: (.*?))??(?: = (.*?))?(?: \[(.*?)\])?( \^)?(?: @ (.*))?$")
_SCREEN = re.compile(r"^@ (\w+)(?: < (\w+) : (.*) : (yes|no|half)( stands)?)?$")
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """One screen of a plot, as it is written."""

    name: str
    parent: str
    said: str
    truth: str
    stands: bool
    lines: tuple[str, ...]
    next: str = ""
    """What is to be used next, as it is written; empty: no label."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plot:
    """A step in several wordings, and the screens that may follow one another."""

    name: str
    steps: tuple[str, ...]
    slots: tuple[tuple[str, tuple[str, ...]], ...]
    shots: tuple[Shot, ...]

    @property
    def family(self) -> str:
        return self.name.split()[0]

    @property
    def ends(self) -> tuple[str, ...]:
        """The screens that nothing follows."""
        parents = {shot.parent for shot in self.shots}
        return tuple(shot.name for shot in self.shots if shot.name not in parents)

    def way_to(self, end: str) -> tuple[Shot, ...]:
        """The screens from the first to that one."""
        by_name = {shot.name: shot for shot in self.shots}
        way: list[Shot] = []
        while end:
            way.insert(0, by_name[end])
            end = by_name[end].parent
        return tuple(way)


@lru_cache(maxsize=8)
def plots(file: str) -> tuple[Plot, ...]:
    """The plots of a file of `scenes`, in the order in which they stand there."""
    return plots_of(files(__package__).joinpath("scenes", file).read_text(encoding="utf-8"))


def plots_of(text: str) -> tuple[Plot, ...]:
    """The plots of a text; `ValueError` says which line is no line of one."""
    parts = re.split(r"^== ", text, flags=re.M)[1:]
    return tuple(_plot(part.splitlines()) for part in parts)


def _plot(lines: Sequence[str]) -> Plot:
    slots, steps, shots = [], [], []
    held: list[str] = []
    begun: re.Match[str] | None = None
    for line in [*lines[1:], "@ end"]:
        if line.startswith("@ "):
            shots += [_shot(begun, held)] if begun else []
            begun, held = _SCREEN.match(line), []
            if begun is None:
                raise ValueError(f"{lines[0]}: not a screen: {line}")
        elif begun:
            held += [line] if line else []
        elif line.startswith("step "):
            steps += _parts(line.removeprefix("step "))
        elif line:
            name, _, words = line.partition(" = ")
            slots.append((name, tuple(_parts(words))))
    return Plot(name=lines[0], steps=tuple(steps), slots=tuple(slots), shots=tuple(shots))


def _shot(begun: re.Match[str], lines: Sequence[str]) -> Shot:
    name, parent, said, truth, stands = begun.groups()
    return Shot(
        name=name,
        parent=parent or "",
        said=said or "",
        truth=truth or "no",
        stands=bool(stands),
        lines=tuple(line for line in lines if not line.startswith(NEXT)),
        next=next((line.removeprefix(NEXT) for line in lines if line.startswith(NEXT)), ""),
    )


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(" | ")]


def told(plot: Plot, end: str, step: str, r: Random) -> Story:
    """The story of a plot up to one of its ends, with texts drawn for its slots."""
    words = {name: r.choice(texts) for name, texts in plot.slots}
    frames: list[Frame] = []
    for shot in plot.way_to(end):
        frames.append(_frame(shot, frames[-1] if frames else Frame(bits=()), words))
    return Story(family=plot.family, step=filled(step, words), frames=tuple(frames))


def filled(text: str, words: dict[str, str]) -> str:
    """A text with words in its slots; `KeyError` where the plot gives none."""
    return _SLOT.sub(lambda found: words[found.group(1)], text)


def _frame(shot: Shot, before: Frame, words: dict[str, str]) -> Frame:
    lines = [filled(line, words) for line in shot.lines]
    titled = next((line.removeprefix(TITLE) for line in lines if line.startswith(TITLE)), "")
    lines = [line for line in lines if not line.startswith(TITLE)]
    whole = any(line[:2] not in ("+ ", "- ", "~ ") for line in lines)
    title = titled or ("" if whole else before.title)
    bits = [_bit(line) for line in lines] if whole else _changed(list(before.bits), lines)
    in_front = [b.element for b in bits if b.element.in_front]
    named = next((e.name for e in in_front if e.role in ("dialog", "heading")), "")
    frame = Frame(
        bits=tuple(replace(b, is_target=False, closes=False) for b in bits),
        said=filled(shot.said, words),
        done=shot.truth == "yes",
        moves=DONE if shot.truth == "yes" else frozenset(),
        stands=shot.stands,
        half=shot.truth == "half",
        title=title,
        front=FrontKind.DIALOG if in_front else FrontKind.WINDOW,
        front_name=named,
        unsure=shot.truth != "yes",
        owes_past=bool(shot.parent),
    )
    return _labelled(frame, filled(shot.next, words)) if shot.next else frame


def _labelled(frame: Frame, label: str) -> Frame:
    """The frame with what is to be used next."""
    named, _, kind = label.partition(" : ")
    wanted = [] if named == NOTHING else [_bit(part) for part in _parts(named)]
    missing = next((w for w in wanted if not any(_is_meant(b, w) for b in frame.bits)), None)
    if missing is not None:
        raise ValueError(f"nothing on the screen is called {missing.element.label}")
    if kind not in MOVES or (named == NOTHING) == (kind in TAKES_ONE):
        raise ValueError(f"no label of what comes next: {label}")
    bits = (
        replace(b, is_target=True, closes=kind == "closes") if any(_is_meant(b, w) for w in wanted) else b
        for b in frame.bits
    )
    return replace(
        frame, bits=tuple(bits), moves=MOVES[kind], typing=kind == "type", blocked=kind == "closes", unsure=False
    )


def _is_meant(b: Bit, wanted: Bit) -> bool:
    return _same(b, wanted) and wanted.element.path in ((), b.element.path)


def _changed(bits: list[Bit], lines: Sequence[str]) -> list[Bit]:
    for line in lines:
        made = _bit(line[2:])
        at = next((n for n, b in enumerate(bits) if _is_meant(b, made)), len(bits))
        if line[0] == "+":
            bits.append(made)
        elif at < len(bits):
            bits[at : at + 1] = [] if line[0] == "-" else [_moved(made, bits[at])]
        else:
            raise ValueError(f"nothing on the screen before is called {line[2:]}")
    return bits


def _same(one: Bit, other: Bit) -> bool:
    return (one.element.role, one.element.name) == (other.element.role, other.element.name)


def _moved(made: Bit, before: Bit) -> Bit:
    """The new look at the old place."""
    return replace(made, element=replace(made.element, path=made.element.path or before.element.path))


def _bit(line: str) -> Bit:
    found = _LINE.match(line)
    if not found:
        raise ValueError(f"not an element: {line}")
    role, name, value, states, front, path = found.groups()
    marks = [Condition(word) for word in states.split(", ")] if states else []
    parts = tuple(path.split(" > ")) if path else ()
    return bit(SHORT.get(role, role), name or "", *marks, value=value or "", path=parts, front=bool(front))
