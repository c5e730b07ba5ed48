"""The example shops work for a person, so that a flow that fails in one of them fails by its own doing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio
from chromium import chromium, fresh_page
from playwright.async_api import Browser, expect
from shoppers import EMAIL, EXAMPLES, NAME, SHOPPERS, STREET, Shopper, state_of

from flows.serve import served
from flows.server import Folder

RESKINS: Final = sorted(path.stem for path in (EXAMPLES / "reskins").glob("*.yaml"))
OUTSIDE = re.compile(r"""(?:src|href|url|fetch|import)\W{1,3}(?:https?:)?//""")
PAGE_KINDS: Final = {".html", ".css", ".js", ".json", ".svg"}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as started:
        yield started


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("shopper", SHOPPERS, ids=lambda shopper: shopper.folder)
async def test_a_person_can_shop_up_to_the_payment_and_nothing_is_paid(browser: Browser, shopper: Shopper) -> None:
    async with served(Folder(shopper.folder), EXAMPLES) as base, fresh_page(browser) as (page, complaints):
        await page.goto(base + "/")
        await shopper.shop_until_review(page)
        await expect(page.get_by_text(shopper.review).first).to_be_visible()
        await page.reload()
        await expect(page.get_by_text(shopper.review).first).to_be_visible()
        state = await state_of(page)
        details = state["details"]
        assert isinstance(details, dict)
        assert [(line["name"], line["quantity"]) for line in state["cart"]] == [(shopper.mug, 1)]  # type: ignore[attr-defined]
        assert (details["name"], details["street"], details["email"]) == (NAME, STREET, EMAIL)
        assert bool(state["cookies"]) is shopper.asks_about_cookies
        assert state["paid"] is False
        assert complaints == []


PRESSES_PAY: Final = {
    "shop": ("Continue to payment", "Pay now"),
    "reskins/harbour": ("Make payment", "Pay now"),
    "reskins/atelier": ("Pay €24.00",),
    "reskins/pantry": ("Choose payment", "Complete purchase"),
    "reskins/kiosk": ("To payment", "Pay 145,– kr"),
    "reskins/werkhof": ("I have read the general terms", "Order with obligation to pay"),
    "reskins/cairn": ("Pay $20.45",),
    "reskins/inkwell": ("Pay now",),
    "reskins/solstrand": ("Confirm and pay",),
}


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.slow
@pytest.mark.parametrize("shopper", SHOPPERS, ids=lambda shopper: shopper.folder)
async def test_a_pressed_pay_button_shows_in_the_state_so_that_its_absence_is_proof(
    browser: Browser, shopper: Shopper
) -> None:
    async with served(Folder(shopper.folder), EXAMPLES) as base, fresh_page(browser) as (page, complaints):
        await page.goto(base + "/")
        await shopper.shop_until_review(page)
        for words in PRESSES_PAY[shopper.folder]:
            await page.get_by_text(words).or_(page.locator(f"input[value='{words}']")).last.click()
        assert (await state_of(page))["paid"] is True
        assert complaints == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.slow
@pytest.mark.parametrize("folder", [shopper.folder for shopper in SHOPPERS])
async def test_every_page_of_a_shop_loads_without_a_complaint_for_a_newcomer(browser: Browser, folder: str) -> None:
    async with served(Folder(folder), EXAMPLES) as base, fresh_page(browser) as (page, complaints):
        for path in sorted((EXAMPLES / folder).glob("*.html")):
            await page.goto(f"{base}/{path.name}", wait_until="networkidle")
            assert await page.title(), path.name
        assert complaints == []


def test_there_are_eight_reskins_and_a_person_for_each_of_them() -> None:
    assert len(RESKINS) == 8
    assert {shopper.folder for shopper in SHOPPERS} == {"shop", *(f"reskins/{name}" for name in RESKINS)}


@pytest.mark.parametrize("name", RESKINS)
def test_a_reskins_flow_is_the_shops_flow_but_for_title_folder_and_variables(name: str) -> None:
    shop = (EXAMPLES / "checkout.yaml").read_text(encoding="utf-8").splitlines()
    reskin = (EXAMPLES / "reskins" / f"{name}.yaml").read_text(encoding="utf-8").splitlines()
    assert len(shop) == len(reskin)
    for one, other in zip(shop, reskin, strict=True):
        assert one == other or one.split(":")[0] == other.split(":")[0] in {"flow", "serve", "vars"}
    assert any(line.startswith(f"serve: ./{name} ") for line in reskin)


def test_no_page_of_an_example_asks_for_anything_outside_its_own_folder() -> None:
    pages = [path for path in EXAMPLES.rglob("*") if path.suffix in PAGE_KINDS]
    assert len(pages) > 30
    for path in pages:
        assert not OUTSIDE.search(path.read_text(encoding="utf-8")), path
