"""Pages for browser tests: HTML in, one line for each item of the screen out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page, async_playwright

from surfaces.browser import find_browser
from surfaces.browser.reader import Reader
from view import Element, Screen

ARGUMENTS = ["--no-sandbox", "--disable-component-update", "--disable-background-networking", "--disable-gpu"]
VIEWPORT = {"width": 800, "height": 600}


@asynccontextmanager
async def browser(*arguments: str) -> AsyncIterator[Browser]:
    """A headless browser, closed at the end."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=find_browser().path, args=[*ARGUMENTS, *arguments])
        try:
            yield started
        finally:
            await started.close()


@asynccontextmanager
async def opened(html: str, *, within: Browser | None = None) -> AsyncIterator[Page]:
    """A page that shows this HTML, in a browser of its own or in the one given."""
    if within is None:
        async with browser() as started, opened(html, within=started) as page:
            yield page
        return
    context = await within.new_context(viewport={"width": VIEWPORT["width"], "height": VIEWPORT["height"]})
    try:
        page = await context.new_page()
        await page.set_content(html)
        yield page
    finally:
        await context.close()


async def look(html: str, *, within: Browser | None = None, whole: bool = False) -> Screen:
    """What one look at this HTML sees."""
    async with opened(html, within=within) as page:
        return await Reader(page).read(whole=whole)


def rendered(screen: Screen) -> list[str]:
    """One line for each item: ``button "Add" [disabled] @ main``."""
    return [line(item) for item in screen.items]


def line(item: Element) -> str:
    """One item: role, name, value, states, description, and where it stands."""
    parts = [
        item.role,
        f'"{item.name}"' if item.name else "",
        f'= "{item.value}"' if item.value else "",
        f"[{' '.join(sorted(item.states))}]" if item.states else "",
        f"({item.description})" if item.description else "",
        f"under {item.cover}" if item.cover else "",
        "on hover" if item.reveal else "",
        "in front" if item.in_front else "",
        f"@ {' > '.join(item.path)}" if item.path else "",
    ]
    return " ".join(part for part in parts if part)
