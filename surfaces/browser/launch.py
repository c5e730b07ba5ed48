"""
Starting a browser for one run, and ending all of it.

Playwright's driver is a child of ours; it starts the browser in a process group of its own, so that a Ctrl-C in the
terminal reaches neither. Its signal handling is off: the run decides when to end, and `end` then ends everything.
Should we be killed outright, the driver's pipe closes and the driver puts the browser away; a profile that even so was
left behind bears our mark and is swept away by the next start.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, Error, Playwright, async_playwright

from . import limits, profiles
from .find import BrowserFound, find_browser
from .options import BrowserOptions, Proxy, Viewport
from .problems import BadOption, BrowserUnreachable

T = TypeVar("T")

FLAGS: tuple[str, ...] = (
    "--disable-component-update",
    "--disable-background-networking",
    "--no-default-browser-check",
    "--no-first-run",
)
"""Nothing leaves the machine but what the page itself asks for."""

GONE = ("has been closed", "crashed", "Connection closed")
"""Playwright's words for a page or browser that is no longer there."""

WITHOUT_SANDBOX = "the browser runs without its sandbox, because Chromium refuses one to root"
COMMAND_LINE = "- <launching>"
"""Begins the line in which Playwright's log has the program with its forty flags."""

NO_DISPLAY = ("missing x server", "cannot open display", "without having a xserver")
"""What Chromium, its libraries and Playwright say of a window that has nowhere to go."""

SANDBOX_UNUSABLE = "the browser runs without its sandbox, because this machine offers none"


@dataclass(slots=True)
class Launched:
    """One running browser with one fresh context in it."""

    driver: Playwright
    browser: Browser
    context: BrowserContext
    attached: bool
    """Somebody else's: ending only disconnects."""

    notes: tuple[str, ...] = ()
    """What a person should be told once."""

    process: int | None = None
    profile: str = ""
    command: str = ""
    """The program with the flags that are ours; Playwright adds its own."""

    _ending: asyncio.Task[None] | None = field(default=None, repr=False)

    async def end(self) -> None:
        """Ends everything that was started, within a few seconds. Goes on to its end even when cancelled."""
        if self._ending is None:
            self._ending = asyncio.ensure_future(self._end())
        await undisturbed(self._ending)

    async def _end(self) -> None:
        for close in (self.context.close, self.browser.close, self.driver.stop):
            await _at_most(close())  # begun only when it is its turn: a third Ctrl-C may come before
        if not self.attached:
            profiles.end_group(self.process)
            profiles.remove(self.profile)


async def undisturbed(task: asyncio.Future[T]) -> T:
    """Its result. When we are cancelled meanwhile it is first let come to its own end."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(Error):
            await task
        raise


async def launch(options: BrowserOptions) -> Launched:
    """A browser with a fresh context. Raises `NoBrowser`, `BrowserUnreachable` or `BadOption`, nothing left running."""
    profiles.sweep()
    starting = asyncio.ensure_future(async_playwright().start())
    try:
        driver = await undisturbed(starting)
    except asyncio.CancelledError:
        await _at_most(starting.result().stop())
        raise
    try:
        return await (_attach(driver, options) if options.cdp else _start(driver, options))
    except BaseException:
        await undisturbed(asyncio.ensure_future(_at_most(driver.stop())))
        raise


async def _at_most(closing: Coroutine[Any, Any, None]) -> None:
    """Closes it, or gives up after the limit: what is left is ended by its process group."""
    with suppress(Error, TimeoutError):
        await asyncio.wait_for(closing, limits.CLOSE_S.value)


async def _start(driver: Playwright, options: BrowserOptions) -> Launched:
    found = find_browser(options.executable, options.channel)
    browser, notes = await _with_or_without_sandbox(driver, options, found)
    process, profile = await _own_process(browser)
    profiles.mark(profile)
    context = await _context(driver, browser, options)
    command = " ".join((found.path or found.how, *FLAGS, *(("--no-sandbox",) if notes else ())))
    return Launched(
        driver, browser, context, attached=False, notes=notes, process=process, profile=profile, command=command
    )


async def _with_or_without_sandbox(
    driver: Playwright, options: BrowserOptions, found: BrowserFound
) -> tuple[Browser, tuple[str, ...]]:
    if _is_root():
        return await _launched(driver, options, found, sandbox=False), (WITHOUT_SANDBOX,)
    try:
        return await _launched(driver, options, found, sandbox=True), ()
    except BrowserUnreachable as problem:
        if "sandbox" not in problem.message.lower():
            raise
    return await _launched(driver, options, found, sandbox=False), (SANDBOX_UNUSABLE,)


async def _launched(driver: Playwright, options: BrowserOptions, found: BrowserFound, *, sandbox: bool) -> Browser:
    try:
        return await driver.chromium.launch(
            executable_path=found.path,
            channel=options.channel if found.path is None else None,
            headless=not options.headed,
            chromium_sandbox=sandbox,
            args=list(FLAGS),
            timeout=limits.LAUNCH_S.ms,
            handle_sigint=False,
            handle_sigterm=False,
            handle_sighup=False,
        )
    except Error as error:
        raise _not_started(found, _lines(error)) from error


def _not_started(found: BrowserFound, lines: Sequence[str]) -> BrowserUnreachable:
    if any(sign in line.lower() for line in lines for sign in NO_DISPLAY):
        return BrowserUnreachable(
            f"the browser did not start ({found.how}): there is no display to show its window on",
            hint="set DISPLAY to one that can be opened, run it under `xvfb-run`, or leave out --headed "
            "(in a flow: `browser: {headed: true}`)",
        )
    telling = (line for line in lines if "sandbox" in line.lower())
    return BrowserUnreachable(
        f"the browser did not start ({found.how}): {next(telling, lines[0])}",
        hint="start it once by hand, or name another one in RUN_FLOW_BROWSER or the flow's `browser:`",
    )


async def _attach(driver: Playwright, options: BrowserOptions) -> Launched:
    """One fresh context in a running browser; its other windows are never looked at, nor held up by a list of hosts."""
    if options.hosts:
        raise BadOption(
            "a list of hosts cannot be kept in a browser that runs already: it would hold up its other windows too",
            hint="leave out the list of hosts, or let run-flow start a browser of its own",
        )
    try:
        browser = await driver.chromium.connect_over_cdp(options.cdp, timeout=limits.ATTACH_S.ms)
    except Error as error:
        raise BrowserUnreachable(
            f"no browser answers at {options.cdp}: {first_line(error)}",
            hint="start it with --remote-debugging-port=9222 and a --user-data-dir of its own: "
            "from Chrome 136 on the default profile refuses to be debugged",
        ) from error
    return Launched(driver, browser, await _context(driver, browser, options), attached=True)


async def _context(driver: Playwright, browser: Browser, options: BrowserOptions) -> BrowserContext:
    with options_accepted():
        return await browser.new_context(**_context_options(driver, options))


@contextmanager
def options_accepted() -> Iterator[None]:
    """
    While a context or its first window is opened: the browser refuses some options only there. Raises `BadOption`, or
    `BrowserUnreachable` where the browser is gone.
    """
    try:
        yield
    except Error as error:
        raise _refused(error) from error


def _refused(error: Error) -> BadOption | BrowserUnreachable:
    if any(word in error.message for word in GONE):
        return BrowserUnreachable(
            f"the browser ended before its first window was open: {first_line(error)}",
            hint="start it once by hand, or name another one in RUN_FLOW_BROWSER or the flow's `browser:`",
        )
    return BadOption(
        f"the browser refuses its options: {first_line(error)}",
        hint="mend `browser:` in the flow: one of `timezone`, `locale`, `headers`, `permissions`, `proxy` or `device`",
    )


def _context_options(driver: Playwright, options: BrowserOptions) -> dict[str, Any]:
    device = _device(driver, options.device)
    said = {
        "locale": options.locale,
        "timezone_id": options.time_zone,
        "extra_http_headers": dict(options.headers),
        "permissions": list(options.permissions),
        "ignore_https_errors": options.ignore_https_errors,
        "proxy": _proxy(options.proxy),
        "viewport": options.viewport._asdict() if options.viewport else None,
        "http_credentials": (
            {"username": options.http_credentials.user, "password": options.http_credentials.password}
            if options.http_credentials
            else None
        ),
    }
    plain = {
        "viewport": Viewport()._asdict(),
        "accept_downloads": options.downloads,
        "service_workers": "block" if options.hosts else "allow",  # a worker may answer for any address of its site
    }
    return plain | device | {name: value for name, value in said.items() if value}


def _device(driver: Playwright, name: str) -> dict[str, Any]:
    if not name:
        return {}
    if name not in driver.devices:
        close = get_close_matches(name, driver.devices, n=1)
        raise BadOption(
            f'there is no device "{name}"',
            hint=f'did you mean "{close[0]}"?' if close else "take a name from Playwright's list of devices",
        )
    return {key: value for key, value in driver.devices[name].items() if key != "default_browser_type"}


def _proxy(proxy: Proxy | None) -> dict[str, str] | None:
    if proxy is None:
        return None
    said = {
        "server": proxy.server,
        "bypass": proxy.bypass,
        "username": proxy.credentials.user if proxy.credentials else "",
        "password": proxy.credentials.password if proxy.credentials else "",
    }
    return {name: value for name, value in said.items() if value}


async def _own_process(browser: Browser) -> tuple[int | None, str]:
    """The browser's process and its profile's folder, as far as they can be told."""
    session = await browser.new_browser_cdp_session()
    told = await session.send("SystemInfo.getProcessInfo")
    await session.detach()
    process = next((entry["id"] for entry in told["processInfo"] if entry["type"] == "browser"), None)
    return process, profiles.profile_of(process) if process else ""


def first_line(error: Error) -> str:
    """What Playwright says, without its log."""
    return error.message.strip().partition("\n")[0]


def _lines(error: Error) -> list[str]:
    """What a failed start says, without the command line, which names everything."""
    lines = [line.strip() for line in error.message.splitlines()]
    return [line for line in lines if not line.startswith(COMMAND_LINE)] or [first_line(error)]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
