"""What was done in this step so far, read off the lines of the history: an ordered list of deeds."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from ...state import State
from ..language.words import content

STEP: Final = "step: "
"""Begins the line that a step writes into the history at its start."""

NO_CHANGE: Final = ("nothing on screen changed", "nothing changed while waiting")
CHANGE: Final = ("appeared", "gone", "the window is now", "in front is now", "the screen changed")


class Did(StrEnum):
    """What sort of thing was done."""

    PRESSED = "pressed"
    WROTE = "wrote"
    CHOSE = "chose"
    EXPANDED = "expanded"
    KEY = "key"
    SCROLLED = "scrolled"
    WAITED = "waited"


WRITTEN: Final = frozenset({Did.WROTE, Did.CHOSE})
ACTED: Final = frozenset({Did.PRESSED, Did.KEY, Did.EXPANDED})


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One thing that was done in this step."""

    did: Did
    role: str = ""
    label: str = ""
    """The name of what it was done to; empty for keys, waiting and scrolling the page."""

    text: str = ""
    """What was typed or chosen; the chord of a key."""

    times: int = 1
    """How often, one after the other, with nothing told in between."""

    changed: bool | None = None
    """Whether the screen changed upon it, where the history tells."""

    note: str = ""
    """What the history says that changed upon it; empty where it does not."""


_TIMES = re.compile(r" \(x(\d+)\)$")
_INTO = re.compile(r'^(?:typed|entered|wrote|filled)\s+"(.*)"\s+(?:into|in)\s+(\S+)(?:\s+"(.*)")?$', re.I | re.S)
_CHOSEN = re.compile(r'^(?:selected|chose)\s+"(.*?)"\s+(?:in|from)\s+(\S+)(?:\s+"(.*)")?$', re.I | re.S)
_KEY = re.compile(r"^pressed (?:the (?:\w+) shortcut \((?P<chord>[^)]*)\)|(?P<plain>[A-Z][\w+]*))$")
_ON = re.compile(
    r"^(pressed|activated|clicked|double-clicked|tapped|ticked|unticked|checked|unchecked|opened|toggled|selected|chose"
    r'|expanded|collapsed)\s+(?:the\s+)?(\S+)(?:\s+"(.*)")?$',
    re.I | re.S,
)


def deeds_of(state: State) -> tuple[Deed, ...]:
    """
    The deeds of this step, oldest first; refused ones are none. Where the history does not say when the step began
    (a long step, or a judge asked from elsewhere), all its lines count as this step's once something was done in it;
    where it says when another one began, and nothing was done since this one did, none does.
    """
    return _deeds_of(state.history, state.last, state.step)


@lru_cache(maxsize=500)
def _deeds_of(lines: tuple[str, ...], last: str, step: str) -> tuple[Deed, ...]:
    starts = [n for n, line in enumerate(lines) if line.startswith(STEP)]
    own = lines[starts[-1] + 1 :] if starts else lines
    if starts and not last and not _names_step(lines[starts[-1]], step):
        return ()
    found = _deeds(own) if last or starts else ()
    return found if found or not last else _deeds((last,))


def _names_step(line: str, step: str) -> bool:
    return line.removeprefix(STEP).strip()[:TELLING] == step.strip()[:TELLING]


TELLING: Final = 40
"""Letters of a step by which it is known: a long one may be cut."""


def words_done(state: State) -> frozenset[str]:
    """The stems of what was pressed, typed and chosen in this step."""
    return _words_done(state.history, state.last, state.step)


@lru_cache(maxsize=500)
def _words_done(lines: tuple[str, ...], last: str, step: str) -> frozenset[str]:
    return frozenset(word for deed in _deeds_of(lines, last, step) for word in content(f"{deed.label} {deed.text}"))


def _deeds(lines: tuple[str, ...]) -> tuple[Deed, ...]:
    found: list[Deed] = []
    for line in lines:
        deed = deed_of(line)
        if deed is not None:
            found.append(deed)
        elif found and found[-1].changed is None and (told := _told(line)) is not None:
            found[-1] = replace(found[-1], changed=told, note=line)
    return tuple(found)


def _told(line: str) -> bool | None:
    """Whether a line tells of a change, of none, or of neither."""
    if line.startswith(NO_CHANGE):
        return False
    return True if line.startswith(CHANGE) else None


@lru_cache(maxsize=2_000)
def deed_of(line: str) -> Deed | None:
    """
    The deed of one line; nothing for a line that tells of none.

    >>> deed_of('typed "Kim" into textbox "Your name"')
    Deed(did=<Did.WROTE: 'wrote'>, role='textbox', label='Your name', text='Kim', times=1, changed=None)
    >>> deed_of('pressed button "1" (x2)').times
    2
    >>> deed_of('pressed button "Pay": refused, covered') is None
    True
    """
    count = _TIMES.search(line)
    times, said = (int(count.group(1)), line[: count.start()]) if count else (1, line)
    if found := _INTO.match(said):
        return Deed(did=Did.WROTE, text=found.group(1), role=found.group(2), label=found.group(3) or "", times=times)
    if found := _CHOSEN.match(said):
        return Deed(did=Did.CHOSE, text=found.group(1), role=found.group(2), label=found.group(3) or "", times=times)
    if found := _KEY.match(said):
        return Deed(did=Did.KEY, text=found.group("chord") or found.group("plain"), times=times)
    if found := _ON.match(said):
        did = Did.EXPANDED if found.group(1).lower() == "expanded" else Did.PRESSED
        return Deed(did=did, role=found.group(2), label=found.group(3) or "", times=times)
    if said.startswith("waited"):
        return Deed(did=Did.WAITED, times=times)
    return Deed(did=Did.SCROLLED, times=times) if said.startswith("scrolled") else None
