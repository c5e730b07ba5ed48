"""
What a cut leaves of a secret: its first letters before the cut, its last ones after it, or what lies between two.

Pages' texts come cut to a length, and whoever cuts leaves an ellipsis behind. By that the piece is known for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from .letters import forms_of

SHORTEST_PIECE: Final = 4
"""Characters. Three letters of a secret are in every text, and no more is left of it than that."""

ELLIPSES: Final = ("…", r"\u2026")
"""As it is, and as JSON writes it."""

_MARK: Final = f"(?:{'|'.join(map(re.escape, ELLIPSES))})"
_HALF: Final = (
    r"(?:(?:%[0-9A-Fa-f]{0,2}){1,4}|\\(?:u[0-9A-Fa-f]{0,3})?|&[#\w]{0,8}|[\ud800-\udbff]"
    r"|(?<=%)[0-9A-Fa-f]|(?<=&)[#\w]{1,8})"
)
_OTHER_HALF: Final = r"(?:[0-9A-Fa-f]{0,2}(?:%[0-9A-Fa-f]{2}){0,3}|u?[0-9A-Fa-f]{1,4}|[#\w]{0,8};|[\udc00-\udfff])"
"""Of a letter written with several; a cut goes through those too. The sign that they begin with may be the letter."""

_ENDS: Final = re.compile(rf"{_HALF}?\s*{_MARK}")
_BEGINS: Final = re.compile(rf"{_MARK}()\s*({_OTHER_HALF}?)")
_MIDDLE: Final = re.compile(rf"{_MARK}\s*([^…]{{{SHORTEST_PIECE},}}?)(?=\s*{_MARK})")

Letter = tuple[re.Pattern[str], ...]
Span = tuple[int, int]


class Pieces:
    """Finds what cuts have left of one value. It is at least as long as a piece."""

    def __init__(self, value: str) -> None:
        self._value = value
        self._letters: tuple[Letter, ...] = tuple(tuple(map(re.compile, forms_of(letter))) for letter in value)
        self._first = _run(value[:SHORTEST_PIECE])
        self._last = _run(value[-SHORTEST_PIECE:])

    def spans(self, text: str) -> Iterator[Span]:
        """Where they stand."""
        if any(ellipsis_ in text for ellipsis_ in ELLIPSES):
            yield from self._before(text)
            yield from self._after(text)
            yield from self._between(text)

    def _before(self, text: str) -> Iterator[Span]:
        for found in self._first.finditer(text):
            ends = list(_ends(text, {found.start()}, self._letters))[SHORTEST_PIECE - 1 :]
            cut = [end for each in ends for end in each if _ENDS.match(text, end)]
            if cut:
                yield (found.start(), max(cut))

    def _after(self, text: str) -> Iterator[Span]:
        for mark in _BEGINS.finditer(text) if self._last.search(text) else ():
            for left_out in range(1, len(self._letters) - SHORTEST_PIECE + 1):
                starts = {mark.start(1), mark.start(2), mark.end(2)}
                *_, last = _ends(text, starts, self._letters[left_out:])
                if last:
                    yield (mark.start(1), max(last))
                    break

    def _between(self, text: str) -> Iterator[Span]:
        for found in _MIDDLE.finditer(text):
            if found[1] in self._value:
                yield found.span(1)


def _ends(text: str, starts: set[int], letters: Sequence[Letter]) -> Iterator[set[int]]:
    """Where the first letter may end that is written from one of the starts on, where the second, and so on."""
    for letter in letters:
        starts = {found.end() for form in letter for start in starts if (found := form.match(text, start))}
        yield starts
        if not starts:
            return


def _run(letters: str) -> re.Pattern[str]:
    """Looks ahead, so that an occurrence that begins inside another one is found as well."""
    written = "".join(f"(?:{'|'.join(forms_of(letter))})" for letter in letters)
    return re.compile(f"(?={written})")
