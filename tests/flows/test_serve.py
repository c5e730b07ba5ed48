"""A flow's own server: a folder or a command, there while the run lasts and gone with it."""

from __future__ import annotations

import asyncio
import os
import shlex
import socket
import sys
from pathlib import Path

import httpx
import pytest

from flows.outcomes import of_problem
from flows.serve import BadAddress, NotServed, served
from flows.server import Command, Folder


def answer(url: str) -> httpx.Response:
    return httpx.get(url, trust_env=False)


def raw(base: str, target: str) -> bytes:
    """The answer to a request line no well-behaved client would send."""
    host, port = base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=5) as connection:
        connection.sendall(f"GET {target} HTTP/1.0\r\n\r\n".encode())
        pieces = iter(lambda: connection.recv(65536), b"")
        return b"".join(pieces)


def free_url() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{probe.getsockname()[1]}"


def python(code: str, *words: str) -> str:
    return shlex.join([sys.executable, "-c", code, *words])


SERVES = """
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
HTTPServer(("127.0.0.1", int(sys.argv[1])), BaseHTTPRequestHandler).serve_forever()
"""
OBEYS = "import signal; signal.pause()"
IGNORES = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.pause()"


def serves_beside(child: str) -> str:
    """A server that first starts a process of its own and writes down which."""
    return f"""
import pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", {child!r}])
pathlib.Path("pid").write_text(str(child.pid))
{SERVES}"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    folder = tmp_path / "shop"
    (folder / "inner").mkdir(parents=True)
    (folder / "index.html").write_text("<p>Grüße</p>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("outside")
    (folder / "way-out").symlink_to(tmp_path / "secret.txt")
    return tmp_path


async def test_a_flow_that_serves_nothing_has_no_address() -> None:
    async with served(None, Path()) as base:
        assert base == ""


async def test_a_folder_is_served_on_loopback_as_utf_8_and_never_kept(shop: Path) -> None:
    async with served(Folder("./shop"), shop) as base:
        page = answer(base + "/")
        assert base.startswith("http://127.0.0.1:")
        assert page.text == "<p>Grüße</p>"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "target", ["/../secret.txt", "/%2e%2e/secret.txt", "//../secret.txt", "/inner/../../secret.txt", "/way-out", "/%00"]
)
async def test_no_address_leads_out_of_the_served_folder(shop: Path, target: str) -> None:
    async with served(Folder("shop"), shop) as base:
        reply = raw(base, target)
        assert reply.startswith(b"HTTP/1.0 404")
        assert b"outside" not in reply


async def test_a_folder_without_an_index_is_not_listed(shop: Path) -> None:
    async with served(Folder("shop"), shop) as base:
        assert answer(base + "/inner/").status_code == 404


async def test_two_runs_of_one_folder_have_different_ports(shop: Path) -> None:
    async with served(Folder("shop"), shop) as one, served(Folder("shop"), shop) as other:
        assert one != other


async def test_a_folder_is_gone_after_the_run(shop: Path) -> None:
    async with served(Folder("shop"), shop) as base:
        pass
    with pytest.raises(httpx.ConnectError):
        answer(base)


async def test_a_missing_folder_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(NotServed, match=r"no folder .*nowhere"):
        async with served(Folder("nowhere"), tmp_path):
            pytest.fail("it was served")


async def test_a_command_is_there_once_its_address_answers(tmp_path: Path) -> None:
    url = free_url()
    async with served(Command(command=python(SERVES, url.rsplit(":", 1)[1]), url=url + "/"), tmp_path) as base:
        assert base == url
        assert answer(base).status_code == 501


async def test_a_command_that_dies_is_reported_with_its_last_lines(tmp_path: Path) -> None:
    dies = Command(command=python("print('port 7 is taken'); raise SystemExit(3)"), url=free_url())
    with pytest.raises(NotServed, match=r"ended with 3 [\s\S]*port 7 is taken"):
        async with served(dies, tmp_path):
            pytest.fail("it was served")


async def test_a_command_that_never_answers_is_given_up(tmp_path: Path) -> None:
    slow = Command(command=python(OBEYS), url=free_url(), wait_s=0.5)
    with pytest.raises(NotServed, match=r"did not answer within 0\.5 s"):
        async with served(slow, tmp_path):
            pytest.fail("it was served")


async def test_a_stranger_at_the_address_is_never_taken_for_the_command(shop: Path) -> None:
    async with served(Folder("shop"), shop) as taken:
        with pytest.raises(NotServed, match="answers before"):
            async with served(Command(command="true", url=taken), shop):
                pytest.fail("it was served")


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and only waits for its parent does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not os.path.isdir("/proc"), reason="reads the table of processes")
@pytest.mark.parametrize(
    "child", [pytest.param(OBEYS, id="obeys"), pytest.param(IGNORES, id="ignores", marks=pytest.mark.slow)]
)
async def test_a_command_ends_with_every_process_it_started_also_when_cut_off(tmp_path: Path, child: str) -> None:
    url = free_url()
    up = asyncio.Event()

    async def run() -> None:
        async with served(Command(command=python(serves_beside(child), url.rsplit(":", 1)[1]), url=url), tmp_path):
            up.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(run())
    await up.wait()
    started = int((tmp_path / "pid").read_text())
    assert alive(started)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not alive(started)
    with pytest.raises(httpx.ConnectError):
        answer(url)


async def test_an_address_that_nobody_can_be_asked_at_is_the_flows_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadAddress) as caught:
        async with served(Command(command=python(OBEYS), url="http://1.2.3.999/"), tmp_path):
            pass
    assert of_problem(caught.value.kind).exit_code == 2
    assert "serve: {url: ...}" in caught.value.hint
