"""Going to an address, and back."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.async_api import Error

from view import Dispatched, Refusal, Reply, plain

from . import limits
from .act import Act
from .aim import refused
from .launch import first_line

SCHEMES = frozenset({"http", "https"})
BLANK = "about:blank"
BAD_STATUS = 400
"""From here on HTTP says that the page could not be had."""


async def navigate(act: Act, *, files: bool) -> Reply:
    """Opens an address in the window. Only http and https, and files where the options say so."""
    address = plain(act.operation.text).strip()
    scheme = urlsplit(address).scheme.lower()
    if address != BLANK and scheme not in SCHEMES and not (files and scheme == "file"):
        return refused(Refusal.NOT_ALLOWED, f"{scheme or 'this'} is no kind of address that a flow may open")
    act.sends()
    try:
        answer = await act.page.goto(address, wait_until="domcontentloaded", timeout=limits.NAVIGATION_S.ms)
    except Error as error:
        return await _unreachable(act, error)
    await act.rest()
    status = answer.status if answer else 0
    return Reply(note=f"HTTP {status}" if status >= BAD_STATUS else "")


async def has_history(act: Act) -> bool:
    """Is there a page before this one in the window?"""
    top = await act.view.reader.top()
    told = await top.session.send("Page.getNavigationHistory")
    at: int = told["currentIndex"]
    return at > 0 and told["entries"][at - 1]["url"] != BLANK


async def back(act: Act) -> Reply:
    """One page back."""
    act.sends()
    await act.page.go_back(wait_until="domcontentloaded", timeout=limits.NAVIGATION_S.ms)
    await act.rest()
    return Reply()


async def _unreachable(act: Act, error: Error) -> Reply:
    if "Download is starting" in error.message:
        await act.rest()
        return Reply()
    timed_out = "Timeout" in error.message
    note = first_line(error).removeprefix("Page.goto: ").partition(" at http")[0]
    dispatched = Dispatched.UNKNOWN if timed_out else Dispatched.YES
    return Reply(refusal=Refusal.FAILED, dispatched=dispatched, note=note, kept=False)
