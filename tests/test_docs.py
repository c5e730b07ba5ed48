"""The documents: every link leads somewhere, what they name exists, their examples run, every page is listed."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Final

import pytest
from docpages import DOCS, PAGES, ROOT, anchors, blocks, code, links, named, read
from flowfiles import write

from flows.load import load
from view import Element, Guards, Screen, Support, why_destructive

PACKAGES: Final = ("act", "flows", "judge", "surfaces", "view")
PATH: Final = re.compile(r"(?:act|flows|judge|surfaces|view|tests|tools|docs|scripts|\.ci)/[\w./*-]*")
DOTTED: Final = re.compile(r"(?:act|flows|judge|surfaces|view)(?:\.\w+)+")
DOCUMENT: Final = re.compile(r"docs/[\w/-]+\.md")
OTHER_FLOWS: Final = {"docs/ci.md"}
"""Its YAML is that of CI systems."""

HELD_ELSEWHERE: Final = {"docs/flow-files.md", "README.md"}
"""tests/flows/test_flow_guide.py and tests/test_project.py hold their examples."""

ENVIRONMENT: Final = {"SHOP_PASSWORD": "x", "MAIL_PASSWORD": "y"}

EXAMPLES: Final = [
    pytest.param(block.text, id=f"{named(page)}-{number}")
    for page in PAGES
    if named(page) not in OTHER_FLOWS | HELD_ELSEWHERE
    for number, block in enumerate(blocks(page.read_text(encoding="utf-8"), "yaml"), 1)
]
SNIPPETS: Final = [
    pytest.param(block.text, id=f"{named(page)}-{number}")
    for page in PAGES
    for number, block in enumerate(blocks(page.read_text(encoding="utf-8"), "python"), 1)
]
QUOTED: Final = re.compile(r'"([^"]+)"')
EVENTS: Final = frozenset(code(read("docs/events.md")))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    wrong = []
    for link in links(page.read_text(encoding="utf-8")):
        target, _, anchor = link.partition("#")
        file = (page.parent / target) if target else page
        if not file.exists() or (anchor and anchor not in anchors(file.read_text(encoding="utf-8"))):
            wrong.append(link)
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_and_module_that_is_named_exists(page: Path) -> None:
    said = code(page.read_text(encoding="utf-8"))
    paths = {path for path in said if PATH.fullmatch(path) and not any(ROOT.glob(path.rstrip("/")))}
    names = {name for name in said if DOTTED.fullmatch(name) and name not in EVENTS and not is_ours(name)}
    assert sorted(paths | names) == []


def test_every_document_that_the_code_points_to_exists() -> None:
    sources = (path for package in (*PACKAGES, "tests", "tools") for path in (ROOT / package).rglob("*.py"))
    named_in = {name for path in sources for name in DOCUMENT.findall(path.read_text(encoding="utf-8"))}
    assert sorted(name for name in named_in if not (ROOT / name).is_file()) == []


def is_ours(name: str) -> bool:
    """A module, or something that a module holds."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            if not hasattr(found, part):
                return part in getattr(found, "__annotations__", {})
            found = getattr(found, part)
        return True
    return False


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_flow_in_the_documents_loads(tmp_path: Path, text: str) -> None:
    assert load(write(tmp_path, text), environment=ENVIRONMENT).steps


@pytest.mark.parametrize("text", SNIPPETS)
def test_every_piece_of_python_in_the_documents_runs(text: str) -> None:
    exec(compile(text, "document", "exec"), {"__name__": "document"})


def test_the_documents_show_flows_and_python() -> None:
    assert len(EXAMPLES) >= 6
    assert len(SNIPPETS) >= 2


def test_the_words_that_are_called_harmless_are_refused_by_no_rule() -> None:
    """And those that count where a button says nothing else do."""
    harmless, alone = (
        read("docs/safety.md")
        .split("- **Harmless words**: ")[1]
        .split("- **What needs no press**")[0]
        .split("on no list.")
    )
    counting, longer = alone.split("count where they are all")
    assert {word: refused(word) for word in QUOTED.findall(harmless)} == dict.fromkeys(QUOTED.findall(harmless), False)
    assert {word: refused(word) for word in QUOTED.findall(counting)} == dict.fromkeys(QUOTED.findall(counting), True)
    acts, pressed = longer.split("): ")
    assert all(map(refused, QUOTED.findall(acts)))
    assert not refused("Post to the board")
    assert not refused("Subscribe", role="link")
    assert {"Post to the board", "Subscribe"} == set(QUOTED.findall(pressed))


def refused(name: str, role: str = "button") -> bool:
    element = Element(role=role, name=name, supports=frozenset({Support.CLICK}))
    return why_destructive(element, Screen(items=(element,), language="en"), Guards()) is not None


def test_the_ways_to_speak_of_what_is_opened_on_the_way_are_played() -> None:
    said = read("docs/writing-flows.md").split("What is opened on the way")[1].split("## ")[0]
    played = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/judge").glob("*.py"))
    assert [step for step in code(said) if step not in played] == []
    assert len(list(code(said))) == 5


def test_the_index_lists_every_document() -> None:
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    below = {page for page in pages if page.startswith("decisions/") and page != "decisions/README.md"}
    assert pages - below - {"README.md"} <= set(links(read("docs/README.md")))


def test_the_index_of_decisions_lists_every_decision_once() -> None:
    listed = [link for link in links(read("docs/decisions/README.md")) if "/" not in link]
    assert sorted(listed) == sorted(page.name for page in (DOCS / "decisions").glob("*.md") if page.name != "README.md")


@pytest.mark.parametrize("page", sorted((DOCS / "decisions").glob("[a-z]*.md")), ids=named)
def test_a_decision_says_what_was_wrong_what_was_chosen_and_what_guards_it(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for part in (r"\*\*Problem", r"\*\*Choice", r"\*\*(?:What else was weighed|Weighed|Also weighed)", r"\*\*Guard"):
        assert re.search(part, text), part
    assert re.search(r"`test[\w/]*/?test_\w+\.py`|`tests/[\w/]+\.py`", text)
