"""
Texts inside ``{…}`` and ``[…]`` that YAML takes for something else: the bracket is closed, and yet it reads as if not.

There a ``?`` or ``:`` before a bracket, comma or blank is a sign of its own, a bracket begins another list or map, and
a ``#`` behind a blank hides the rest of the line.
"""

from __future__ import annotations

import re
from typing import Final

from .complaint import Complaint, Place
from .source import Source

_SIGNS: Final = frozenset("?:-[{")
_ENDED: Final = frozenset("\"']}")
_QUOTED: Final = r"""(?<=[\s,:{\[])(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')"""
_HASH: Final = re.compile(rf"{_QUOTED}|(?<=\s)(?P<hash>#)(?P<rest>.*)")
_BEFORE: Final = re.compile(rf"{_QUOTED}|(?P<start>[{{\[,]|:(?=\s))")
_TWO_KEYS: Final = "; between two keys stands a `,`"
_AFTER: Final = re.compile(r"[,}\]]|$")


def text_in_brackets(context: str, began: Place, at: Place, source: Source) -> Complaint | None:
    """The text without quotes because of which a bracket could not be read to its end; nothing where none is seen."""
    if "flow" not in context:
        return None
    if began == at:
        began = source.place(at.line, 1)
    return _comment(began, at, source) or _text_behind(at) or _sign(began, at)


def _comment(began: Place, at: Place, source: Source) -> Complaint | None:
    """A `#` on a line before the one where the reading ended: behind it stands text, or the closing bracket."""
    for line in range(min(began.line, at.line - 1), at.line):
        text = source.lines[line - 1]
        begins = began.column - 1 if line == began.line else 0
        found = next((one for one in _HASH.finditer(text, begins) if one["hash"]), None)
        if found and (found["rest"][:1].strip() or re.search(r"[}\]]", found["rest"])):
            place = source.place(line, found.start() + 1)
            hint = "put the text in quotes" + _quoted(text, found.start())
            return Complaint(place=place, message="the text from this `#` on is lost", hint=hint)
    return None


def _text_behind(at: Place) -> Complaint | None:
    sign, before = at.text_of_line[at.column - 1 : at.column], at.text_of_line[: at.column - 1].rstrip()
    if before[-1:] not in _ENDED or not sign.isalnum():
        return None
    message = "text follows a closing quote or bracket"
    return Complaint(place=at, message=message, hint="put the whole text in '…' or \"…\"")


def _sign(began: Place, at: Place) -> Complaint | None:
    """The sign that was met where a comma or the end of the bracket should stand, or where a text should begin."""
    sign = at.text_of_line[at.column - 1 : at.column]
    quoted = _quoted(at.text_of_line, at.column - 1, began.column - 1 if began.line == at.line else 0)
    if sign not in _SIGNS or not quoted:
        return None
    message = f"inside {{…}} and […] a text with this `{sign}` needs quotes"
    hint = f"put the whole text in quotes{quoted if sign not in '[{' else ''}"
    return Complaint(place=at, message=message, hint=hint + (_TWO_KEYS if sign == ":" else ""))


def _quoted(line: str, at: int, begins: int = 0) -> str:
    """The text around a character as it has to be written; empty where the line does not hold its start."""
    starts = [one.end() for one in _BEFORE.finditer(line, begins, at) if one["start"]]
    end = _AFTER.search(line, at + 1)
    if not starts or end is None:
        return ""
    text = line[starts[-1] : end.start()].strip()
    sign = next((one for one in ('"', "'") if one not in text and "\\" not in text), "")
    return f": {sign}{text}{sign}" if sign else ""
