"""People who use the example shops by hand, one for each shop, up to the page where they would have to pay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.async_api import Page, expect

EXAMPLES: Final = Path(__file__).parents[2] / "flows" / "examples"
NAME, STREET, EMAIL = "Test Buyer", "1 High Street", "buyer@example.com"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shopper:
    """What one shop needs of a person."""

    folder: str
    mug: str
    review: str
    """A line of the page where everything is looked over before the payment."""

    shop_until_review: Callable[[Page], Awaitable[None]] = field(repr=False)
    asks_about_cookies: bool = True


async def _in_the_shop(page: Page) -> None:
    await page.get_by_role("button", name="Only necessary ones").click()
    await page.get_by_label("Search the shop").fill("Blue mug")
    await page.get_by_role("button", name="Search").click()
    mug = page.locator("li.card").filter(has=page.get_by_role("link", name="Blue mug", exact=True))
    await mug.get_by_role("button", name="Add to cart").click()
    await expect(page.get_by_role("status")).to_have_text("Blue mug added to cart")
    await page.get_by_role("link", name="Cart (1)").click()
    await page.get_by_role("button", name="One more").click()
    await page.get_by_role("button", name="One less").click()
    await page.get_by_role("link", name="Checkout").click()
    await page.get_by_label("Name").fill(NAME)
    await page.get_by_label("Street and number").fill(STREET)
    await page.get_by_label("E-mail").fill(EMAIL)
    await page.get_by_role("button", name="Continue to review").click()


async def _in_harbour(page: Page) -> None:
    await page.get_by_text("OK, hide this message").click()
    await page.locator("[name=find]").fill("Blue mug")
    await page.get_by_role("button", name="Find goods").click()
    await page.locator("table.goods tr", has_text="Blue mug").get_by_role("button").click()
    await expect(page.locator(".msg")).to_contain_text("was put in your trolley")
    await page.get_by_role("button", name="Proceed to till").click()
    await page.locator("[name=who]").fill(NAME)
    await page.locator("[name=road]").fill(STREET)
    await page.locator("[name=email]").fill(EMAIL)
    await page.get_by_role("button", name="Proceed").click()


async def _in_atelier(page: Page) -> None:
    await page.get_by_text("No thanks").click()
    await page.get_by_placeholder("Name a piece or a maker").fill("Blue mug")
    await page.locator(".icon-search").click()
    await page.locator(".piece", has_text="Blue mug").get_by_text("To bag").click()
    await expect(page.locator(".toast")).to_have_text("Blue mug is in your bag")
    await page.locator(".top").get_by_text("Bag").click()
    await page.get_by_text("Check out", exact=True).click()
    await page.locator("[data-name=street]").fill(STREET)
    await page.locator("[data-name=name]").fill(NAME)
    await page.locator("[data-name=email]").fill(EMAIL)
    await page.get_by_text("Go on").click()


async def _in_pantry(page: Page) -> None:
    await page.get_by_role("button", name="Reject all").click()
    await page.get_by_label("Filter our shelves").press_sequentially("Sky mug")
    await page.get_by_role("button", name="Add Sky mug to basket").click()
    await page.get_by_role("dialog").get_by_role("button", name="Secure checkout").click()
    await page.get_by_label("Full name").fill(NAME)
    await page.get_by_label("Address line 1").fill(STREET)
    await page.get_by_label("Email for updates").fill(EMAIL)
    await page.get_by_role("button", name="Next: shipping").click()
    await page.get_by_role("button", name="Next: review").click()


async def _in_kiosk(page: Page) -> None:
    await page.get_by_role("dialog", name="Newsletter").get_by_role("button", name="×").click()
    await page.get_by_role("button", name="Essential only").click()
    await page.get_by_label("Search all goods").fill("Enamel mug, blue")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_have_text("We have 1 of those")
    await page.get_by_role("button", name="I want this").click()
    await page.get_by_role("link", name="Continue to delivery").click()
    await page.get_by_role("combobox", name="Country").click()
    await page.get_by_role("option", name="United Kingdom").click()
    await page.get_by_label("Street address").fill(STREET)
    await page.get_by_label("Your name").fill(NAME)
    await page.get_by_label("Email").fill(EMAIL)
    await page.get_by_role("link", name="See summary").click()


async def _in_werkhof(page: Page) -> None:
    await page.get_by_role("button", name="Only necessary").click()
    await page.get_by_placeholder("Article, article number").fill("Mug Anna, blue")
    await page.keyboard.press("Enter")
    mug = page.locator(".treffer li", has_text="Mug Anna, blue")
    await mug.get_by_role("button", name="Into the basket").click()
    await expect(page.locator("#meldung")).to_contain_text("was laid into your shopping basket")
    await page.get_by_role("link", name="To the cash desk").click()
    await page.get_by_role("link", name="Continue as guest").click()
    await page.get_by_label("Forename and surname").fill(NAME)
    await page.get_by_label("Street, house number").fill(STREET)
    await page.get_by_label("E-mail address").fill(EMAIL)
    await page.get_by_role("button", name="Further to the overview").click()


async def _in_cairn(page: Page) -> None:
    await page.get_by_role("button", name="Decline").click()
    await page.get_by_placeholder("Search gear and apparel").fill("Campfire mug 12 oz, blue")
    await page.get_by_role("button", name="Search").click()
    mug = page.get_by_role("article").filter(has_text="Campfire mug 12 oz, blue")
    await mug.get_by_role("button", name="Add").click()
    await expect(page.get_by_role("status")).to_contain_text("Campfire mug 12 oz, blue added")
    await page.get_by_role("status").get_by_role("link", name="View cart").click()
    quantity = page.get_by_label("Quantity of Campfire mug 12 oz, blue")
    await quantity.select_option("2")
    await expect(page.locator(".bubble")).to_have_text("2")
    await quantity.select_option("1")
    await page.get_by_role("link", name="Proceed to checkout").click()
    await page.get_by_role("button", name="Continue to order summary").click()
    await expect(page.get_by_text("Enter your street address.")).to_be_visible()
    await page.get_by_label("Email address").fill(EMAIL)
    await page.get_by_label("Full name").fill(NAME)
    await page.get_by_label("Street address").fill(STREET)
    await page.get_by_role("button", name="Continue to order summary").click()


async def _in_inkwell(page: Page) -> None:
    await page.get_by_role("button", name="Search", exact=True).click()
    await page.get_by_label("What are you looking for?").fill("Blue Bookworm Mug")
    await page.keyboard.press("Enter")
    await page.get_by_role("link", name="Blue Bookworm Mug").click()
    await page.get_by_role("button", name="Increase quantity").click()
    await page.get_by_role("button", name="Add to cart").click()
    cart = page.get_by_role("dialog", name="Your cart")
    await cart.get_by_role("button", name="Decrease quantity for Blue Bookworm Mug").click()
    await cart.get_by_role("link", name="Check out").click()
    await page.get_by_role("button", name="Review order").click()
    await expect(page.get_by_text("Enter a valid email")).to_be_visible()
    await page.get_by_label("Email", exact=True).fill(EMAIL)
    await page.get_by_label("Name", exact=True).fill(NAME)
    await page.get_by_label("Street and house number").fill(STREET)
    await page.get_by_role("button", name="Review order").click()


async def _in_solstrand(page: Page) -> None:
    cream = "Sea buckthorn hand cream, 50 ml"
    await page.get_by_role("button", name="No thanks").click()
    await page.get_by_role("button", name="Search", exact=True).click()
    await page.get_by_placeholder("What are you after?").fill(cream)
    await page.locator("#overlay").get_by_role("button", name="Search", exact=True).click()
    card = page.locator(".card", has=page.get_by_role("link", name=cream, exact=True))
    await card.get_by_role("button", name="Quick add").click()
    bag = page.get_by_role("complementary", name="Your bag")
    await bag.get_by_role("button", name="Increase").click()
    await bag.get_by_role("button", name="Decrease").click()
    await bag.get_by_role("link", name="Go to checkout").click()
    await page.get_by_role("button", name="Continue").click()
    await expect(page.get_by_role("alert")).to_contain_text("email")
    await page.get_by_label("Email", exact=True).fill(EMAIL)
    await page.get_by_label("First and last name").fill(NAME)
    await page.get_by_label("Street and house number").fill(STREET)
    await page.get_by_role("button", name="Continue").click()


SHOPPERS: Final = (
    Shopper(folder="shop", mug="Blue mug", review="1 × Blue mug", shop_until_review=_in_the_shop),
    Shopper(
        folder="reskins/harbour",
        mug="Blue mug, enamel, half pint",
        review="Check your order",
        shop_until_review=_in_harbour,
    ),
    Shopper(folder="reskins/atelier", mug="Blue mug", review="One last look", shop_until_review=_in_atelier),
    Shopper(folder="reskins/pantry", mug="Sky mug", review="Sky mug, 1 at $16.50", shop_until_review=_in_pantry),
    Shopper(folder="reskins/kiosk", mug="Enamel mug, blue", review="Quantity 1", shop_until_review=_in_kiosk),
    Shopper(
        folder="reskins/werkhof",
        mug="Mug Anna, blue",
        review="Please check your entries",
        shop_until_review=_in_werkhof,
    ),
    Shopper(
        folder="reskins/cairn",
        mug="Campfire mug 12 oz, blue",
        review="Please look over your order",
        shop_until_review=_in_cairn,
    ),
    Shopper(
        folder="reskins/inkwell",
        mug="Blue Bookworm Mug",
        review="Blue Bookworm Mug × 1",
        shop_until_review=_in_inkwell,
        asks_about_cookies=False,
    ),
    Shopper(
        folder="reskins/solstrand",
        mug="Sea buckthorn hand cream, 50 ml",
        review="Does this look right?",
        shop_until_review=_in_solstrand,
        asks_about_cookies=False,
    ),
)


async def state_of(page: Page) -> dict[str, object]:
    """What was really done in the shop, whatever the page shows."""
    state = await page.evaluate("shop.state()")
    assert isinstance(state, dict)
    return state
