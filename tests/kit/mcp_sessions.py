"""Another program's sessions: over the wire in a process of their own, and in this one."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from mcp import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

from flows.mcp.names import Tool
from flows.mcp.session import Session, Settings, session_of
from flows.mcp.told import Told
from flows.mcp.tools import called
from flows.policy import Capability, Permits, Preset, policy_of
from flows.secret import Secret
from surfaces.browser import BrowserOptions, BrowserSurface

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-P", "-m", "flows", "mcp"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


class Client:
    """A client of a server in a process of its own."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session

    async def call(self, tool: str, **given: object) -> dict[str, Any]:
        """The facts that a tool answers; an error's are under ``error``."""
        answer = await self.session.call_tool(tool, dict(given))
        facts: dict[str, Any] = json.loads(answer.content[0].model_dump()["text"])
        assert answer.is_error == ("error" in facts), facts
        return facts


@asynccontextmanager
async def connected(out: Path, *options: str) -> AsyncIterator[Client]:
    """A client and its server, both gone when the block is left."""
    server = StdioServerParameters(
        command=COMMAND[0], args=[*COMMAND[1:], "--out", str(out), *options], env=ENVIRONMENT, cwd=str(out)
    )
    with (out / "stderr").open("w") as errors:
        async with stdio_client(server, errors) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            yield Client(session)


class Here:
    """A session in this process, without a wire."""

    def __init__(self, session: Session) -> None:
        self.session = session

    async def call(self, tool: Tool, **given: object) -> dict[str, Any]:
        return (await self.told(tool, **given)).facts

    async def told(self, tool: Tool, **given: object) -> Told:
        return await called(self.session, tool, dict(given))


@asynccontextmanager
async def session_under(
    preset: Preset,
    out: Path,
    *,
    hosts: Sequence[str] = (),
    allow: Sequence[str] = (),
    confirm: Sequence[str] = (),
    secrets: Sequence[Secret] = (),
    environment: Mapping[str, str] = MappingProxyType({}),
    folder: Path = ROOT,
) -> AsyncIterator[Here]:
    """A session under that preset, with what was said at its start."""
    permits = Permits(policy_of(preset, hosts, allow, confirm))

    async def opening() -> BrowserSurface:
        options = BrowserOptions(
            picked_by_hand=True, hosts=permits.policy.hosts, downloads=permits.allows(Capability.DOWNLOAD)
        )
        return await BrowserSurface.start(options)

    settings = Settings(
        permits=permits,
        open_surface=opening,
        folder=folder,
        out=out / "session",
        run_id="session",
        secrets={secret.name: secret for secret in secrets},
        environment=environment,
    )
    async with session_of(settings) as session:
        yield Here(session)
