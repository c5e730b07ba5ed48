"""Complaints for a person at a terminal, and for a program."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final, TypedDict

from .complaint import Complaint, FlowError

WIDTH: Final = 100
"""Columns of a source line that are shown; of a longer one, the part round the place."""

_BEFORE: Final = 60
"""Columns kept in front of the place, when a line is cut."""

_BOLD: Final = "\x1b[1m"
_RED: Final = "\x1b[1;31m"
_DIM: Final = "\x1b[2m"
_PLAIN: Final = "\x1b[0m"


class ComplaintRecord(TypedDict):
    """One complaint as plain data."""

    file: str
    line: int
    column: int
    message: str
    hint: str
    source: str


def render(problem: FlowError, *, colour: bool) -> str:
    """Each complaint with its source line, a caret and a hint; how many there are, when there are several."""
    blocks = [_block(each, colour=colour) for each in problem.complaints]
    if len(blocks) > 1:
        blocks.append(f"{len(blocks)} problems; nothing was run")
    return "\n\n".join(blocks)


def as_json(problem: FlowError) -> list[ComplaintRecord]:
    """The same for a program: line and column count from 1, 0 means the file as a whole."""
    return [
        ComplaintRecord(
            file=str(each.place.file),
            line=each.place.line,
            column=each.place.column,
            message=each.message,
            hint=each.hint,
            source=each.place.text_of_line,
        )
        for each in problem.complaints
    ]


def _block(complaint: Complaint, *, colour: bool) -> str:
    place = complaint.place
    lines = [f"{_painted(printable(str(place)), _BOLD, colour=colour)}: {printable(complaint.message)}"]
    if place.line:
        shown = _cut(place.text_of_line, place.column)
        number = f"{place.line:>5} | "
        lines.append(f"{_painted(number, _DIM, colour=colour)}{shown.text}")
        lines.append(f"{'| ':>{len(number)}}{' ' * shown.caret_at}{_painted('^', _RED, colour=colour)}")
    if complaint.hint:
        lines.append(f"{'':>5} = {printable(complaint.hint)}")
    return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class _Shown:
    text: str
    caret_at: int


def _cut(line: str, column: int) -> _Shown:
    """The part of a line round a column, and how far in the caret stands on a terminal."""
    start = max(0, column - 1 - _BEFORE) if len(line) > WIDTH else 0
    head, tail = ("…" if start else ""), ("…" if len(line) > start + WIDTH else "")
    before = head + printable(line[start : column - 1])
    return _Shown(head + printable(line[start : start + WIDTH]) + tail, sum(_width(sign) for sign in before))


def printable(text: str) -> str:
    """Without anything a terminal would obey: a tab is one space, other controls are dots."""
    return "".join(" " if sign == "\t" else "·" if _is_control(sign) else sign for sign in text)


def _is_control(sign: str) -> bool:
    return unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def _width(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in {"W", "F"} else 1


def _painted(text: str, paint: str, *, colour: bool) -> str:
    return f"{paint}{text}{_PLAIN}" if colour else text
