"""The small example pages do what their flows say of them, when a person uses them."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from chromium import chromium, fresh_page
from playwright.async_api import Browser, Page, expect
from shoppers import EXAMPLES

from flows.load import load
from flows.serve import served
from flows.server import Folder

FLOWS: Final = sorted(path.relative_to(EXAMPLES).as_posix() for path in EXAMPLES.rglob("*.yaml"))
SMALL: Final = sorted(path.name for path in EXAMPLES.glob("*.yaml") if path.name != "checkout.yaml")
PROMISE: Final = re.compile(r"# exits (\d+)\n")


async def _mail(page: Page) -> None:
    await page.get_by_role("button", name="Dismiss storage banner").click()
    await page.get_by_role("button", name="Ida Berg").click()
    await page.get_by_role("button", name="Reply").click()
    await page.get_by_label("Message", exact=True).fill("Yes")
    await page.get_by_role("button", name="New message").click()
    await page.get_by_label("To", exact=True).fill("ida@example.com")


async def _flights(page: Page) -> None:
    for field_name, typed, place in (("From", "Lis", "Lisbon (LIS)"), ("To", "Os", "Oslo (OSL)")):
        await page.get_by_label(field_name, exact=True).press_sequentially(typed)
        await page.get_by_role("option", name=place).click()
    await page.get_by_label("Departure").click()
    await page.get_by_role("button", name="Later month").click()
    await page.get_by_role("button", name="Earlier month").click()
    await page.get_by_role("button", name="12 March 2027", exact=True).click()
    await page.get_by_role("button", name="Search flights").click()
    await expect(page.get_by_role("heading", level=2)).to_contain_text("Flights from Lisbon (LIS) to Oslo (OSL)")


async def _calculator(page: Page) -> None:
    for key in ("1", "2", "8", "times", "3", "7", "equals"):
        await page.get_by_role("button", name=key, exact=True).click()


async def _account(page: Page) -> None:
    await page.get_by_label("E-mail").fill("buyer@example.com")
    await page.get_by_label("Password").fill("six letters")
    await page.get_by_role("button", name="Sign in").click()
    await expect(page.get_by_text("Welcome back, buyer@example.com")).to_be_visible()


async def _cinema(page: Page) -> None:
    await page.locator(".film", has_text="Northern Lights").get_by_role("button").click()
    await page.get_by_role("dialog").get_by_role("button", name="2D").click()
    await page.get_by_role("button", name="Friday").click()


async def _library(page: Page) -> None:
    await page.get_by_role("button", name="Accept cookies").click()
    await page.get_by_role("button", name="Dismiss banner").click()


async def _pump(page: Page) -> None:
    before = await page.locator("body").inner_text()
    for button in await page.get_by_role("button").all():
        await button.click()
    assert await page.locator("body").inner_text() == before


async def _drafts(page: Page) -> None:
    await page.get_by_role("button", name="Delete draft").click()
    await expect(page.get_by_text("There are no drafts.")).to_be_visible()


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """One page, what a person does there, and what must then have happened."""

    folder: str
    does: Callable[[Page], Awaitable[None]] = field(repr=False)
    then: dict[str, object]


VISITS: Final = (
    Visit(
        folder="mail",
        does=_mail,
        then={
            "banner": False,
            "writing": {"kind": "new", "to": "ida@example.com", "subject": "", "text": ""},
            "sent": [],
        },
    ),
    Visit(
        folder="flights",
        does=_flights,
        then={"from": "Lisbon (LIS)", "to": "Oslo (OSL)", "date": "12 March 2027", "adults": 1, "searched": True},
    ),
    Visit(folder="calculator", does=_calculator, then={"display": "4736", "pressed": "128×37="}),
    Visit(folder="account", does=_account, then={"user": "buyer@example.com"}),
    Visit(
        folder="cinema",
        does=_cinema,
        then={"film": "Northern Lights", "format": "2D", "day": "Friday", "seats": [], "paid": False},
    ),
    Visit(folder="library", does=_library, then={"cookies": "accepted", "banner": "dismissed"}),
    Visit(folder="pump", does=_pump, then={"presses": 4, "running": False}),
    Visit(folder="drafts", does=_drafts, then={"saved": False, "shared": False, "deleted": True}),
)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.folder)
async def test_a_page_does_for_a_person_what_its_flow_asks_of_it(browser: Browser, visit: Visit) -> None:
    async with served(Folder(visit.folder), EXAMPLES) as base, fresh_page(browser) as (page, complaints):
        await page.goto(base + "/")
        await visit.does(page)
        assert await page.evaluate("example.state()") == visit.then
        assert complaints == []


@pytest.mark.parametrize("name", FLOWS)
def test_every_example_flow_is_valid(name: str) -> None:
    flow = load(EXAMPLES / name, environment={"SHOP_PASSWORD": "six letters"})
    assert flow.steps


@pytest.mark.parametrize("name", SMALL)
def test_every_small_example_says_in_its_first_line_how_it_exits(name: str) -> None:
    promise = PROMISE.match((EXAMPLES / name).read_text(encoding="utf-8"))
    assert promise, "the first line is `# exits N`"
    assert int(promise[1]) in {0, 1, 4}


def test_every_folder_of_pages_belongs_to_an_example_flow() -> None:
    served_folders = set()
    for name in FLOWS:
        text = (EXAMPLES / name).read_text(encoding="utf-8")
        served_folders |= {(EXAMPLES / name).parent / found for found in re.findall(r"^serve: \./(\S+)", text, re.M)}
    folders = {Path(root) for root, _, files in os.walk(EXAMPLES) if "index.html" in files}
    assert folders == served_folders
