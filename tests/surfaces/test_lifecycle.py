"""All that a run started ends with it, however it ends. With real processes and real signals."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from surfaces.browser import BadOption, BrowserOptions, BrowserSurface, BrowserUnreachable, Viewport

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
RUN = """
import asyncio, signal, sys
from surfaces.browser import BrowserSurface
from view import Kind, Operation

signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background inherit that it is ignored

async def main():
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)
    async with BrowserSurface.open() as surface:
        await surface.look()
        print("ready", flush=True)
        while True:
            await surface.do(Operation(kind=Kind.WAIT))

asyncio.run(main())
"""
"""A run that never ends by itself. SIGTERM cancels it, as the program does; SIGINT does by asyncio's own means."""

STARTING = RUN.replace("async with", 'print("ready", flush=True)\n    async with', 1)
"""The same, ended while the browser starts."""

NO_DISPLAY = """
import asyncio
from surfaces.browser import BrowserOptions, BrowserSurface, BrowserUnreachable

async def main():
    try:
        async with BrowserSurface.open(BrowserOptions(headed=True)):
            print("opened")
    except BrowserUnreachable as problem:
        print(problem.message, problem.hint, sep="\\n")

asyncio.run(main())
"""

GONE_S = 60
TEMPORARY = "TMPDIR"


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A temporary folder with a short name: Chromium puts a socket into its profile, whose path has a limit."""
    with tempfile.TemporaryDirectory(prefix="rf", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def ended_by(number: signal.Signals, script: str, folder: Path) -> subprocess.Popen[str]:
    """The run, once it has said that it is ready and was sent that signal."""
    environment = os.environ | {TEMPORARY: str(folder), "PYTHONPATH": str(ROOT)}
    run = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    with run:
        assert run.stdout is not None
        assert run.stdout.readline() == "ready\n"
        run.send_signal(number)
        try:
            run.wait(GONE_S)
        finally:
            run.kill()
    return run


def left_over(folder: Path) -> list[str]:
    """Processes that still use that temporary folder, and profiles in it."""
    users = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
        except OSError:
            continue
        if str(folder).encode() in words and process.name != str(os.getpid()):
            users.append(process.name)
    return users + [path.name for path in folder.glob("playwright*profile*")]


def soon_nothing(folder: Path) -> list[str]:
    """What is left after the driver has had its time to put the browser away."""
    with tempfile.NamedTemporaryFile() as marker:
        waiting = [
            "timeout",
            str(GONE_S),
            "sh",
            "-c",
            f"while grep -lqs {folder} /proc/[0-9]*/environ; do sleep 0.2; done",
        ]
        subprocess.run(waiting, stdin=marker, check=False, env={"PATH": os.environ["PATH"]})
    return left_over(folder)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are told apart by /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_browser_before_the_run_is_over(number: signal.Signals, short_path: Path) -> None:
    ended_by(number, RUN, short_path)
    assert left_over(short_path) == []


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are told apart by /proc")
def test_a_signal_while_the_browser_starts_leaves_none(short_path: Path) -> None:
    ended_by(signal.SIGINT, STARTING, short_path)
    assert left_over(short_path) == []


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are told apart by /proc")
def test_even_a_killed_run_leaves_no_browser(short_path: Path) -> None:
    ended_by(signal.SIGKILL, RUN, short_path)
    assert soon_nothing(short_path) == []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def test_closing_twice_is_closing_once() -> None:
    surface = await BrowserSurface.start()
    await surface.close()
    await surface.close()


async def test_a_window_has_the_size_and_language_that_were_asked_for() -> None:
    options = BrowserOptions(viewport=Viewport(500, 320), locale="de-DE", time_zone="Asia/Tokyo")
    async with BrowserSurface.open(options) as surface:
        page = surface._windows.current
        told = await page.evaluate(
            "[innerWidth, innerHeight, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone]"
        )
    assert told == [500, 320, "de-DE", "Asia/Tokyo"]


async def test_a_device_that_does_not_exist_is_asked_about() -> None:
    with pytest.raises(BadOption) as caught:
        await BrowserSurface.start(BrowserOptions(device="iPhone15"))
    assert caught.value.hint == 'did you mean "iPhone 15"?'


@pytest.mark.parametrize(
    "options",
    [
        BrowserOptions(time_zone="Nope/Nope"),
        BrowserOptions(headers=(("bad header", "a"),)),
        BrowserOptions(permissions=("nonsense",)),
    ],
)
async def test_options_that_the_browser_refuses_only_with_its_first_window_are_said_to_be_refused(
    options: BrowserOptions,
) -> None:
    with pytest.raises(BadOption) as caught:
        await BrowserSurface.start(options)
    assert caught.value.message.startswith("the browser refuses its options")
    assert "`timezone`" in caught.value.hint


async def test_attaching_to_nothing_explains_itself() -> None:
    with pytest.raises(BrowserUnreachable) as caught:
        await BrowserSurface.start(BrowserOptions(cdp="http://127.0.0.1:9"))
    assert "Chrome 136" in caught.value.hint


async def test_what_was_attached_to_lives_on(short_path: Path) -> None:
    """Closing only disconnects: the other's browser and its windows stay."""
    from playwright.async_api import async_playwright

    from surfaces.browser import find_browser

    async with async_playwright() as driver:
        port = free_port()
        theirs = await driver.chromium.launch_persistent_context(
            str(short_path),
            executable_path=find_browser().path,
            args=["--no-sandbox", f"--remote-debugging-port={port}"],
        )
        async with BrowserSurface.open(BrowserOptions(cdp=f"http://127.0.0.1:{port}")) as surface:
            assert (await surface.look()).address == "about:blank"
        assert len(theirs.pages) == 1
        await theirs.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a display is no matter of the environment")
def test_a_window_without_a_display_is_told_as_that_without_the_command_line() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    told = subprocess.run(
        [sys.executable, "-c", NO_DISPLAY],
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    message, hint = told.stdout.splitlines()
    assert "there is no display" in message
    assert "--" not in message
    assert hint.startswith("set DISPLAY")
