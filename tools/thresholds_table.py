"""
Writes docs/thresholds.md from the tables of numbers: ``python tools/thresholds_table.py``.

A test keeps page and tables the same (tests/act/test_thresholds.py).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Final, Protocol

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "thresholds.md"

TABLES: Final = {
    "act.thresholds": "How a step decides",
    "view.budgets": "How an element may be named, and how much of a page is told",
    "surfaces.browser.limits": "How the browser is looked at and touched",
}
"""Each module of numbers, and its heading on the page."""

LEVELS: Final = ROOT / "judge" / "embedded" / "levels.py"
LEVELS_SOURCE: Final = "docs/decisions/levels-of-the-judge.md"
"""Plain numbers, as they are compared thousands of times a turn: the text below each says "unit: reason"."""

HEAD: Final = """\
# Thresholds

Every number that the program turns on, with its unit, its reason and where it comes from. This page is made from the
tables in the code by `python tools/thresholds_table.py`; change them there. `seed:` names a paper of the customer's.
"""


class Limit(Protocol):
    """A row, whichever package it belongs to."""

    @property
    def value(self) -> float: ...
    @property
    def unit(self) -> str: ...
    @property
    def why(self) -> str: ...
    @property
    def source(self) -> str: ...


def limits(module: str) -> Iterator[tuple[str, Limit]]:
    """The rows of one table, in its order."""
    for name, value in vars(import_module(module)).items():
        if name.isupper() and not name.startswith("_") and hasattr(value, "why"):
            yield name, value


def levels() -> Iterator[tuple[str, float, str, str]]:
    """Each level of the embedded judge: its name, value, unit and reason."""
    body = ast.parse(LEVELS.read_text(encoding="utf-8")).body
    for number, text in pairwise(body):
        match number, text:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=float() | int() as value)), ast.Expr(
                value=ast.Constant(value=str(said))
            ):
                unit, _, why = " ".join(said.split()).partition(": ")
                yield name, value, f"{unit[:1].lower()}{unit[1:]}", f"{why[:1].upper()}{why[1:]}"


def page() -> str:
    """The page as it has to be."""
    return "\n".join((HEAD, *(line for module in TABLES for line in _section(module)), *_judge()))


def _judge() -> Iterator[str]:
    yield "## What the embedded judge holds its measures against\n"
    yield "| name | value | unit | why | source |"
    yield "|---|---|---|---|---|"
    for name, value, unit, why in levels():
        yield f"| `{name}` | {value:g} | {unit} | {why} | {_linked(LEVELS_SOURCE)} |"
    yield ""


def _section(module: str) -> Iterator[str]:
    yield f"## {TABLES[module]}\n"
    yield "| name | value | unit | why | source |"
    yield "|---|---|---|---|---|"
    for name, limit in limits(module):
        yield f"| `{name}` | {limit.value:g} | {limit.unit} | {limit.why} | {_linked(limit.source)} |"
    yield ""


def _linked(source: str) -> str:
    """A file below docs/ as a link from the page; anything else as it is."""
    below = source.removeprefix("docs/")
    return f"[{below}]({below})" if below != source else source


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PAGE.write_text(page(), encoding="utf-8")
