"""Sentences about screens of twelve families, as flows' authors would write them, and what is so of each."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from pages import browser, look
from states import state

from act import Memory
from act.condition import Verdict, questions, read
from act.state import state_of
from judge import State
from judge.embedded import EmbeddedJudge
from view import FrontKind

FOLDER: Final = Path(__file__).parents[1] / "judge" / "families"
SORTS: Final = ("true", "false", "open")
"""What is so, what is not, and what the screen does not tell."""


class Claim(NamedTuple):
    """One sentence about one screen."""

    family: str
    screen: str
    shown: State
    sentence: str
    sort: str

    @property
    def label(self) -> str:
        return f"{self.family}: {self.screen}: {self.sentence}"


class Page(NamedTuple):
    """A screen of a family, drawn by a browser where it is HTML."""

    family: str
    row: dict[str, Any]

    @property
    def html(self) -> str:
        return str(self.row.get("html", ""))


@lru_cache(maxsize=1)
def pages() -> tuple[Page, ...]:
    """All screens of all families, in the order of the files' names."""
    files = sorted(FOLDER.glob("*.toml"))
    return tuple(Page(file.stem, row) for file in files for row in tomllib.loads(file.read_text("utf-8"))["screen"])


def written() -> tuple[Claim, ...]:
    """The sentences about screens that are written down item by item."""
    return tuple(claim for page in pages() if not page.html for claim in _claims(page, _state(page.row)))


async def drawn() -> tuple[Claim, ...]:
    """The sentences about pages, each read as a real browser shows it."""
    found: list[Claim] = []
    async with browser() as started:
        for page in (page for page in pages() if page.html):
            screen = await look(page.html, within=started)
            found += _claims(page, state_of(screen, "x", Memory()))
    return tuple(found)


def judged(claim: Claim) -> tuple[float, Verdict]:
    """The number that the sentence is decided on, and what it comes to."""
    return judged_on(claim.shown, claim.sentence)


def judged_on(shown: State, sentence: str) -> tuple[float, Verdict]:
    """The same of any sentence about any screen."""
    answer = read(EmbeddedJudge().answers(shown, questions(sentence)))
    return answer.holds, answer.verdict


def _claims(page: Page, shown: State) -> Iterator[Claim]:
    for sort in SORTS:
        for sentence in page.row[sort]:
            yield Claim(page.family, page.row["name"], shown, sentence, sort)


def _state(row: dict[str, Any]) -> State:
    front = FrontKind(row.get("front", "window"))
    shown = state("x", *row["items"], title=row.get("title", ""), front=front, front_name=row.get("front_name", ""))
    return replace(shown, address=row.get("address", ""))
