"""The embedded judge's numbers: a level stands in the table, any other number says beside it what it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

EMBEDDED = Path(__file__).parents[2] / "judge" / "embedded"
MODULES = sorted(path for path in EMBEDDED.rglob("*.py") if "training" not in path.parts)
PLAIN = (0.0, 1.0)
"""Nothing, and all: no levels."""


def named(path: Path) -> str:
    return str(path.relative_to(EMBEDDED))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_nothing_is_compared_with_a_bare_fraction(path: Path) -> None:
    bare = [
        f"{named(path)}:{part.lineno}: {part.value}"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Compare)
        for part in (node.left, *node.comparators)
        if isinstance(part, ast.Constant) and isinstance(part.value, float) and part.value not in PLAIN
    ]
    assert bare == []


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_every_number_says_what_it_is(path: Path) -> None:
    """A few that go together may share the text below the last of them."""
    body = tree(path).body
    assert [name for at, name in numbers(body) if not is_told(body, at)] == []


def test_every_level_has_a_unit_and_a_reason() -> None:
    body = tree(EMBEDDED / "levels.py").body
    told = {name: said(body, at + 1) for at, name in numbers(body)}
    assert {name for name, text in told.items() if ": " not in text or not text.endswith(".")} == set()
    assert told


def numbers(body: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Where a number is given a name at the top of a module."""
    for at, node in enumerate(body):
        match node:
            case (
                ast.AnnAssign(target=ast.Name(id=name), value=value)
                | ast.Assign(targets=[ast.Name(id=name)], value=value)
            ):
                number = value.operand if isinstance(value, ast.UnaryOp) else value
                if isinstance(number, ast.Constant) and type(number.value) in (int, float):
                    yield at, name


def is_told(body: list[ast.stmt], at: int) -> bool:
    known = {place for place, _ in numbers(body)}
    while at + 1 in known:
        at += 1
    return bool(said(body, at + 1))


def said(body: list[ast.stmt], at: int) -> str:
    """The text that stands there by itself."""
    match body[at : at + 1]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return text.strip()
    return ""
