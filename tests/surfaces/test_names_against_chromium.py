"""Names and roles agree with the browser's own accessibility tree, but for the differences listed here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
import pytest_asyncio
from pages import browser, opened
from playwright.async_api import Browser, Page

from surfaces.browser.reader import Located, Reader
from view import Element

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

EXAMPLES = Path(__file__).parents[2] / "flows" / "examples"
AGREEING = 0.99


@dataclass(frozen=True, slots=True)
class Told:
    """One control as the browser's accessibility tree has it."""

    role: str
    name: str


@dataclass(frozen=True, slots=True)
class Accepted:
    """A difference that is meant, and why."""

    why: str
    holds: Callable[[Element, Told], bool]


ROLES = {
    "Date": "textbox", "DateTime": "textbox", "InputTime": "textbox", "ColorWell": "textbox",
    "DisclosureTriangle": "button", "image": "img",
}  # fmt: skip
"""Chromium's own names of roles for which WAI-ARIA has another, or none."""

BY_BEHAVIOUR = {"generic", "listitem", "cell", "paragraph", "img", "row", "heading", "article", "none"}

ACCEPTED: tuple[Accepted, ...] = (
    Accepted(
        "a control by its behaviour alone has no name in the tree; a person calls it by what is written on it",
        lambda ours, theirs: ours.role in BY_BEHAVIOUR and theirs.role in BY_BEHAVIOUR and not theirs.name,
    ),
    Accepted(
        "hidden from the tree (aria-hidden, an ignored node) but drawn: a person sees it and can press it",
        lambda _, theirs: theirs.role == "none",
    ),
    Accepted(
        "icon fonts' private-use characters are no words",
        lambda _, theirs: any("\ue000" <= sign <= "\uf8ff" for sign in theirs.name),
    ),
    Accepted("our names end after 120 characters", lambda ours, theirs: theirs.name[:100] == ours.name[:100] != ""),
    Accepted(
        "an editor without a role of its own is a text box to whoever types in it",
        lambda ours, theirs: (ours.role, theirs.role) == ("textbox", "generic"),
    ),
)

HARD = sorted((Path(__file__).parent / "names").glob("*.html"))


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as started:
        yield started


async def compared(page: Page) -> list[tuple[Element, Told]]:
    """Each control of the page's own frame as we read it, and as the browser's tree has it."""
    reader = Reader(page)
    screen = await reader.read(whole=True)
    world = await reader.top()
    answer = await world.session.send("Accessibility.getFullAXTree")
    tree = {node["backendDOMNodeId"]: node for node in answer["nodes"] if "backendDOMNodeId" in node}
    found = []
    located = [(control, reader.located(control.ref)) for control in screen.controls]
    own = [(control, place) for control, place in located if place.world is world]
    numbers = await asyncio.gather(*(_backend_id(place) for _, place in own))
    for (control, _), number in zip(own, numbers, strict=True):
        node = tree.get(number, {})
        role = "none" if node.get("ignored", True) else node["role"]["value"]
        words = node.get("name", {}).get("value", "")
        found.append((control, Told(ROLES.get(role, role), " ".join(words.split()))))
    return found


async def _backend_id(located: Located) -> int:
    world = located.world
    asked = {"expression": f"runflow.node({located.node})", "contextId": await world.make()}
    answer = await world.session.send("Runtime.evaluate", asked)
    described = await world.session.send("DOM.describeNode", {"objectId": answer["result"]["objectId"]})
    number: int = described["node"]["backendNodeId"]
    return number


def differing(pairs: list[tuple[Element, Told]]) -> list[str]:
    """Every difference that is not accepted, in words."""
    return [
        f"ours {ours.role} {ours.name!r}, theirs {theirs.role} {theirs.name!r}"
        for ours, theirs in pairs
        if (ours.role, ours.name) != (theirs.role, theirs.name) and not any(one.holds(ours, theirs) for one in ACCEPTED)
    ]


@pytest.mark.parametrize("place", HARD, ids=[place.stem for place in HARD])
async def test_names_and_roles_agree_on_pages_made_to_be_hard(chromium: Browser, place: Path) -> None:
    async with opened(place.read_text(encoding="utf-8"), within=chromium) as page:
        pairs = await compared(page)
    wrong = differing(pairs)
    assert len(pairs) > 10
    assert wrong == []


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing."""

    def log_message(self, format: str, *arguments: object) -> None:
        """No line for each request."""


async def test_names_and_roles_agree_on_the_example_pages(chromium: Browser) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(EXAMPLES)))
    Thread(target=server.serve_forever, daemon=True).start()
    pairs: list[tuple[Element, Told]] = []
    try:
        async with opened("", within=chromium) as page:
            for place in sorted(EXAMPLES.rglob("*.html")):
                await page.goto(f"http://127.0.0.1:{server.server_port}/{place.relative_to(EXAMPLES)}")
                pairs += await compared(page)
    finally:
        server.shutdown()
        server.server_close()
    wrong = differing(pairs)
    assert len(pairs) > 100
    assert len(wrong) <= len(pairs) * (1 - AGREEING), wrong
