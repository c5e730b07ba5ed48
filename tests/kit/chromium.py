"""A browser for tests that look at pages without any of our own surfaces in between."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

from surfaces.browser import find_browser

QUIET: Final = ("--disable-gpu", "--disable-component-update", "--disable-background-networking")
PATIENCE_MS: Final = 10_000


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A headless browser, closed at the end."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=find_browser().path,
            args=[*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])],
        )
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def fresh_page(browser: Browser) -> AsyncIterator[tuple[Page, list[str]]]:
    """A page of a newcomer, whom no site has seen before, and whatever the pages in it complain of."""
    complaints: list[str] = []
    page = await browser.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.on("console", lambda line: complaints.append(line.text) if line.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    try:
        yield page, complaints
    finally:
        await page.close()
