"""The documents, for tests that hold them against the code: their pages, links, blocks and tables, and the tools."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md")))

_FENCED: Final = re.compile(r"^```(\S*)((?: \S+)*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE: Final = re.compile(r"`([^`\n]+)`")
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)


class Block(NamedTuple):
    """One fenced block: its language, what stands behind it, and its text."""

    language: str
    remark: str
    text: str


def named(page: Path) -> str:
    """The page as a person calls it: `docs/safety.md`."""
    return page.relative_to(ROOT).as_posix()


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> tuple[Block, ...]:
    """The page's fenced blocks of that language."""
    found = (Block(kind, remark.strip(), body) for kind, remark, body in _FENCED.findall(text))
    return tuple(block for block in found if block.language == language)


def code(text: str) -> tuple[str, ...]:
    """Everything between single backticks, outside fenced blocks."""
    return tuple(_CODE.findall(_FENCED.sub("", text)))


def links(text: str) -> tuple[str, ...]:
    """Where the page points to, addresses of the web left out."""
    return tuple(link for link in _LINK.findall(_FENCED.sub("", text)) if "://" not in link)


def anchors(text: str) -> frozenset[str]:
    """What a link may name behind `#`: the headings, as GitHub spells them."""
    return frozenset(_anchor(heading) for heading in _HEADING.findall(_FENCED.sub("", text)))


def _anchor(heading: str) -> str:
    kept = re.sub(r"[^\w\- ]", "", heading.lower().replace("`", ""))
    return kept.strip().replace(" ", "-")


def rows(text: str, heading: str) -> Iterator[tuple[str, ...]]:
    """The cells of the first table behind that heading, without its head."""
    section = f"\n{text}".partition(f"\n{heading}\n")[2]
    table = re.search(r"(?:^\|.*\n)+", section, re.MULTILINE)
    for line in table[0].splitlines()[2:] if table else ():
        yield tuple(cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1])


def tool(name: str) -> ModuleType:
    """A script of `tools/`: it is no part of a package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
