"""What is wrong with a flow file and where, so that a person can put it right: every problem of a file at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice
from pathlib import Path
from typing import ClassVar

from view import Problem

from .bounds import LONGEST_WORD, WORDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A character of a file. Lines and columns count from 1; line 0 means the file as a whole."""

    file: Path
    line: int = 0
    column: int = 0
    text_of_line: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else str(self.file)


@dataclass(frozen=True, slots=True, kw_only=True)
class Complaint:
    """One problem, and what to do about it."""

    place: Place
    message: str
    hint: str

    @property
    def order(self) -> tuple[int, int, str]:
        return (self.place.line, self.place.column, self.message)


class FlowError(Problem):
    """A flow file that cannot be run. Nothing has been started; all its problems are in `complaints`, by place."""

    kind: ClassVar[str] = "invalid_flow"

    def __init__(self, complaints: Iterable[Complaint]) -> None:
        self.complaints = tuple(sorted(dict.fromkeys(complaints), key=lambda each: each.order))
        super().__init__("\n".join(f"{each.place}: {each.message}" for each in self.complaints), hint=self._ways_on())

    def _ways_on(self) -> str:
        return "; ".join(dict.fromkeys(each.hint for each in self.complaints if each.hint))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """
    The known word that was most likely meant.

    >>> nearest("stpes", ["start", "steps"])
    'steps'
    """
    if len(word) > LONGEST_WORD.value:
        return None
    short = (each for each in known if len(each) <= LONGEST_WORD.value)
    by_letters = {each.casefold(): each for each in islice(short, WORDS.value)}
    close = get_close_matches(word.casefold(), by_letters, n=1)
    return by_letters[close[0]] if close else None


def did_you_mean(word: str, known: Iterable[str], *, otherwise: str) -> str:
    """A hint for a word that is not known."""
    near = nearest(word, known)
    return f"did you mean `{near}`?" if near else otherwise
