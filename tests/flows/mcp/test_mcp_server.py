"""The server over the wire, in a process of its own: what a client meets, and what becomes of it at the end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp_sessions import COMMAND, ENVIRONMENT, ROOT, connected
from processes import SOON_S, descendants
from serving import serving

from flows.mcp.lines import MOST_BYTES

SHOP = str(ROOT / "flows" / "examples")
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}


class Raw:
    """A server and whatever is written to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def send(self, line: bytes | dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n")
        await self.process.stdin.drain()

    async def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        async with asyncio.timeout(SOON_S):
            told: dict[str, Any] = json.loads(await self.process.stdout.readline())
        return told

    async def ask(self, method: str, number: int = 2, **params: object) -> dict[str, Any]:
        await self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return await self.answer()

    async def code(self) -> int:
        async with asyncio.timeout(SOON_S):
            return await self.process.wait()


@asynccontextmanager
async def started(out: Path, *options: str) -> AsyncIterator[Raw]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *COMMAND, "--out", str(out / "out"), *options, env=ENVIRONMENT, cwd=out, stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        yield Raw(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_what_is_no_message_is_answered_and_the_next_is_served(tmp_path: Path) -> None:
    async with started(tmp_path) as server:
        await server.send(HELLO)
        assert (await server.answer())["result"]["serverInfo"]["name"] == "run-flow"
        await server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        for wrong in (
            b"this is no JSON\n",
            b'{"jsonrpc": "1.0"}\n',
            b"[]\n",
            b"\xff\xfe\n",
            b"x" * (MOST_BYTES + 9) + b"\n",
        ):
            await server.send(wrong)
            assert (await server.answer())["error"]["code"] == -32700
        wrongly: list[tuple[str, dict[str, Any]]] = [
            ("no/such/method", {}),
            ("tools/call", {"name": "fly", "arguments": {}}),
            ("tools/call", {"name": 3}),
            ("resources/read", {"uri": "runflow://contract/none"}),
            ("resources/read", {}),
        ]
        for method, params in wrongly:
            answer = await server.ask(method, **params)
            assert answer["error"]["code"] in {-32601, -32602}, answer
            assert "Traceback" not in json.dumps(answer)
        unfit = await server.ask("tools/call", name="act", arguments={"do": "fly", "on": ["s3cret"]})
        assert unfit["result"]["isError"]
        assert "bad_arguments" in json.dumps(unfit)
        assert "s3cret" not in json.dumps(unfit)
        assert server.process.stdin is not None
        server.process.stdin.close()
        assert await server.code() == 0


@pytest.mark.browser
async def test_a_signal_ends_it_and_no_browser_is_left(tmp_path: Path) -> None:
    async with started(tmp_path) as server:
        await server.send(HELLO)
        await server.answer()
        await server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        assert not (await server.ask("tools/call", name="observe", arguments={}))["result"]["isError"]
        children = descendants(server.process.pid)
        assert children
        server.process.send_signal(signal.SIGINT)
        assert await server.code() == 128 + signal.SIGINT
        assert not [child for child in children if _runs(child)]
    assert _last_event(tmp_path / "out") == "run.ended"


WAITS = "start: {address}\nsteps:\n  - wait_for: Never is here\n"


@pytest.mark.browser
@pytest.mark.parametrize("how", ["cancelled", "hung up"])
async def test_a_flow_that_is_given_up_takes_its_browser_with_it(tmp_path: Path, how: str) -> None:
    with serving() as site:
        (tmp_path / "waits.yaml").write_text(WAITS.format(address=site.page("<p>Nothing yet</p>")), encoding="utf-8")
        async with started(tmp_path) as server:
            await server.send(HELLO)
            await server.answer()
            await server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
            asked = {"name": "run_flow", "arguments": {"file": "waits.yaml"}}
            await server.send({"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": asked})
            await _until(lambda: _happened(tmp_path, "surface.opened"))
            children = descendants(server.process.pid)
            assert children
            if how == "cancelled":
                cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7}}
                await server.send(cancel)
                await _until(lambda: not [child for child in children if _runs(child)])
                assert (await server.ask("tools/list", 8))["id"] in {7, 8}
            assert server.process.stdin is not None
            server.process.stdin.close()
            assert await server.code() == 0
            assert not [child for child in children if _runs(child)]


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON_S):
        while not holds():
            await asyncio.sleep(0.05)


def _happened(folder: Path, event: str) -> bool:
    return any(f'"{event}"' in file.read_text(encoding="utf-8") for file in folder.rglob("events.ndjson"))


def _last_event(folder: Path) -> object:
    return json.loads((folder / "events.ndjson").read_text(encoding="utf-8").splitlines()[-1])["event"]


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.browser
async def test_a_client_observes_acts_is_refused_confirms_and_runs_a_flow(tmp_path: Path) -> None:
    page = "<title>x</title><button onclick='document.body.append(`Gone.`)'>Delete draft</button><a href=#a>More</a>"
    confirm = "role=button;name=Delete draft@127.0.0.1"
    with serving() as site:
        async with connected(tmp_path, "--folder", SHOP, "--confirm", confirm) as client:
            await client.call("act", do="navigate", text=site.page(page))
            seen = await client.call("observe")
            ref = next(one["ref"] for one in seen["controls"] if one["name"] == "Delete draft")
            assert (await client.call("act", do="click", on=f"ref={ref}"))["verdict"] == "changed"
            again = await client.call("act", do="click", on="text=Delete draft")
            assert again["error"]["kind"] == "confirmation_required"
            assert (await client.call("act", do="click", on="ref=r99:b1"))["error"]["kind"] == "stale_reference"
            assert len((await client.call("targets"))["targets"]) == 1
            assert (await client.call("wait", until="text", value="Gone."))["until"] == "text"
            assert (await client.call("validate_flow", file="refused.yaml"))["runs_here"]
            run = await client.call("run_flow", file="refused.yaml")
            assert (run["outcome"], run["exit_code"], run["passes"]) == ("refused", 4, False)
            assert (await client.call("report"))["run"] == run["run"]
            assert "saw" in (await client.call("report", step=run["steps"][-1]["path"]))["story"]
            await client.call("targets", do="close", id="t1")
            assert (await client.call("observe"))["error"]["kind"] == "no_target_selected"
    assert _last_event(tmp_path) == "run.ended"


def test_without_the_library_it_is_said_how_to_get_it() -> None:
    """In a process in which `mcp` cannot be imported."""
    program = "import sys; sys.modules['mcp'] = None; from flows.cli import main; main(['mcp'])"
    ended = subprocess.run(
        [sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "pip install '.[mcp]'" in ended.stderr


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--preset", "hardened"], "--allow-host"),
        (["--preset", "ci", "--cdp", "http://127.0.0.1:9"], "attach"),
        (["--secret", "NOBODY_SET_THIS@shop.example"], "NOBODY_SET_THIS"),
    ],
)
def test_what_makes_no_sense_at_the_start_ends_it_with_2(tmp_path: Path, options: list[str], says: str) -> None:
    ended = subprocess.run(
        [*COMMAND, *options], env=ENVIRONMENT, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert says in ended.stderr
    assert "Traceback" not in ended.stderr
