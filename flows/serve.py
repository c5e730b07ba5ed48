"""
What a flow asks to have running while it runs: a folder of pages on loopback, or a command of the author's own.

Both are gone when the block is left, however it is left: a folder's server is closed, a command is ended with every
process that it started.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from threading import Thread
from typing import ClassVar, Final

from view import Problem

from .server import Command, Folder, Serve

LOOPBACK: Final = "127.0.0.1"
KNOCK_EVERY_S: Final = 0.1
KNOCK_TIMEOUT_S: Final = 2.0
CLOSING_S: Final = 0.05
"""Between two looks whether what was told to end has ended."""

FAREWELL_S: Final = 5.0
"""Between the request to end and the end by force: time enough to write a file and close a database."""

FORCED_END_S: Final = 1.0
"""How long the system may take to clear away what was ended by force."""

LAST_LINES: Final = 12
KEPT_OUTPUT: Final = 8192
"""Characters of a command's output that are kept for a message."""

PROCESSES: Final = Path("/proc")
"""Linux's table of processes; macOS has none, and there what has ended is collected."""

ENDED: Final = "Z"

NOWHERE: Final = f"{os.devnull}/nowhere"
"""A path below something that is no folder."""


class BadAddress(Problem):
    """The address of what is served is none that anybody can be asked at."""

    kind = "bad_address"


class NotServed(Problem):
    """What the flow wants to have served is not there, or did not come up."""

    kind = "not_served"


def served(serve: Serve | None, root: Path) -> AbstractAsyncContextManager[str]:
    """While the block runs, what `serve` names is up; gives its address without a last slash, ``""`` for nothing."""
    match serve:
        case None:
            return nullcontext("")
        case Folder(path):
            return _folder(root / path)
        case Command():
            return _command(serve, root)


class _Pages(SimpleHTTPRequestHandler):
    """Files of one folder and nothing else: no listing, no way out of it, nothing kept by the browser."""

    extensions_map: ClassVar[dict[str, str]] = {  # type: ignore[misc]  # the base calls it an instance's
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".gif": "image/gif",
        ".htm": "text/html; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/vnd.microsoft.icon",
        ".jpeg": "image/jpeg",
        ".jpg": "image/jpeg",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
        ".xml": "text/xml; charset=utf-8",
    }

    def translate_path(self, path: str) -> str:
        """A path inside the folder, links followed; whatever leads out of it becomes one that cannot exist."""
        root = Path(self.directory).resolve()
        try:
            wanted = Path(super().translate_path(path)).resolve()
        except ValueError:  # a zero byte in the address
            return NOWHERE
        return str(wanted) if wanted.is_relative_to(root) else NOWHERE

    def list_directory(self, path: str | os.PathLike[str]) -> None:  # noqa: ARG002  # the base's signature
        self.send_error(404)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: requests are no part of a run's output."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def server_bind(self) -> None:
        """Binds without asking a name service what loopback is called: that can take seconds."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = LOOPBACK, self.socket.getsockname()[1]

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing: a browser that hangs up in the middle of an answer is no news."""


@asynccontextmanager
async def _folder(folder: Path) -> AsyncIterator[str]:
    if not folder.is_dir():
        raise NotServed(f"there is no folder {folder} to serve", hint="`serve` is relative to the flow file")
    server = _Server((LOOPBACK, 0), partial(_Pages, directory=str(folder)))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": CLOSING_S}, daemon=True)
    thread.start()
    try:
        yield f"http://{LOOPBACK}:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@asynccontextmanager
async def _command(serve: Command, root: Path) -> AsyncIterator[str]:
    async with _Knocker(serve.url) as knocker:
        if await knocker.answered():
            raise NotServed(
                f"{serve.url} answers before `{serve.command}` was started",
                hint="end what is running there, or leave `serve` out and give its address as `start`",
            )
        process = await asyncio.create_subprocess_shell(
            serve.command,
            cwd=root,
            start_new_session=True,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output = _Output()
        reading = asyncio.create_task(output.read_all(process.stdout))
        try:
            await _up(serve, process, knocker, output)
            yield serve.url.rstrip("/")
        finally:
            try:
                await _end_group(process)
            finally:
                reading.cancel()


class _Knocker(AbstractAsyncContextManager["_Knocker"]):
    """Asks an address whether anybody is there."""

    def __init__(self, url: str) -> None:
        import httpx  # here, because it takes longer than checking a flow file, which needs this module's names

        self._url = url
        self._nobody, self._unfit = httpx.TransportError, httpx.InvalidURL
        self._client = httpx.AsyncClient(trust_env=False, verify=False, timeout=KNOCK_TIMEOUT_S)

    async def answered(self) -> bool:
        """Any answer counts, an error page too: something is there that speaks."""
        try:
            await self._client.head(self._url)
        except self._nobody:
            return False
        except self._unfit as error:
            raise BadAddress(
                f"{self._url} is no address: {error}", hint="mend `serve: {url: ...}` in the flow"
            ) from error
        return True

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()


class _Output:
    """The last of what a command said. It is read all the time, so that the command never waits for a reader."""

    def __init__(self) -> None:
        self._kept = ""

    async def read_all(self, stream: asyncio.StreamReader | None) -> None:
        while stream is not None and (piece := await stream.read(KEPT_OUTPUT)):
            self._kept = (self._kept + piece.decode("utf-8", "replace"))[-KEPT_OUTPUT:]

    def last_lines(self) -> str:
        lines = self._kept.rstrip().splitlines()[-LAST_LINES:]
        return "\n".join(f"  | {line}" for line in lines) if lines else "  | (it said nothing)"


async def _up(serve: Command, process: asyncio.subprocess.Process, knocker: _Knocker, output: _Output) -> None:
    """Returns once the address answers."""
    try:
        async with asyncio.timeout(serve.wait_s):
            while not await knocker.answered():
                if process.returncode is not None:
                    raise NotServed(
                        f"`{serve.command}` ended with {process.returncode} before {serve.url} answered; "
                        f"it last said:\n{output.last_lines()}",
                        hint="run the command by hand, in the flow file's folder, until it stays up",
                    )
                await asyncio.sleep(KNOCK_EVERY_S)
    except TimeoutError:
        raise NotServed(
            f"{serve.url} did not answer within {serve.wait_s:g} s of starting `{serve.command}`; "
            f"it last said:\n{output.last_lines()}",
            hint="check the address, or raise `wait_s`",
        ) from None


async def _end_group(process: asyncio.subprocess.Process) -> None:
    """The command and all that it started are asked to end, and made to where they do not."""
    try:
        _signal_group(process.pid, signal.SIGTERM)
        await _gone(process.pid, FAREWELL_S)
    finally:
        if _anyone_in(process.pid):
            _signal_group(process.pid, signal.SIGKILL)
            await _gone(process.pid, FORCED_END_S)
        await process.wait()


async def _gone(group: int, within_s: float) -> None:
    """Returns once no process of the group is left, or after `within_s`."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within_s):
            while _anyone_in(group):
                await asyncio.sleep(CLOSING_S)


def _anyone_in(group: int) -> bool:
    """
    Whether a process of the group still runs.

    One that has ended and waits to be collected does not: in many containers nothing collects what is left behind.
    """
    if not _signal_group(group, 0):
        return False
    members = [state for state, its_group in map(_state_and_group, PROCESSES.glob("[0-9]*/stat")) if its_group == group]
    return any(state != ENDED for state in members) if PROCESSES.is_dir() else True


def _state_and_group(stat: Path) -> tuple[str, int]:
    try:
        fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:  # it ended while we looked
        return ENDED, 0
    return fields[0], int(fields[2])


def _signal_group(group: int, number: int) -> bool:
    """Whether any process of the group was there to be told."""
    try:
        os.killpg(group, number)
    except ProcessLookupError:
        return False
    except PermissionError:  # macOS says so of a group that holds only a process not yet waited for
        return False
    return True
