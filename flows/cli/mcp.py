"""`run-flow mcp`: from what was typed to a server, and from its end to an exit code."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from view import Problem

from ..format_judge import JudgeModel
from ..outcomes import SIGNAL_BASE
from ..policy import BadPolicy, Capability, Permits, Preset, policy_of
from ..reports.folder import RESULTS, new_run_id
from ..secret import Secret
from ..signals import HEARD, OwnSessions

if TYPE_CHECKING:
    from surfaces.browser import BrowserSurface

INSTALL: Final = "in the folder that run-flow was installed from: pip install '.[mcp]'"


class NotInstalled(Problem):
    """The server's library is not there."""

    kind = "not_installed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was typed on the command line."""

    preset: Preset = Preset.DEV
    hosts: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    confirm: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    folder: Path | None = None
    out: Path | None = None
    headed: bool = False
    cdp: str = ""
    browser: str = ""
    judge: JudgeModel | None = None


def serve(asked: Asked) -> int:
    """Serves until stdin ends or a signal comes. Gives the exit code."""
    permits = Permits(policy_of(asked.preset, asked.hosts, asked.allow, asked.confirm))
    if asked.cdp:
        permits.require(Capability.ATTACH)
    secrets = _secrets(asked.secrets, os.environ)
    try:
        import mcp  # noqa: F401
    except ImportError:
        raise NotInstalled("the server needs the `mcp` library, which is not installed", hint=INSTALL) from None
    from ..mcp.server import serve as answering
    from ..mcp.session import Settings

    run_id = new_run_id(datetime.now(UTC))
    settings = Settings(
        permits=permits,
        open_surface=_opening(asked, permits),
        folder=(asked.folder or Path.cwd()).resolve(),
        out=asked.out or Path(RESULTS) / run_id,
        run_id=run_id,
        secrets=secrets,
        environment=os.environ,
        judge=asked.judge,
        browser=asked.browser,
        headed=asked.headed,
        attaches=bool(asked.cdp),
    )
    ended = _Ended()
    with asyncio.Runner(loop_factory=OwnSessions) as runner:
        runner.run(ended.until_signalled(answering(settings)))
    return SIGNAL_BASE + ended.number if ended.number else 0


class _Ended:
    """Which signal ended the server, if one did."""

    def __init__(self) -> None:
        self.number = 0

    async def until_signalled(self, answering: Coroutine[Any, Any, None]) -> None:
        """The first signal ends it in good order; the next is the system's own."""
        loop, task = asyncio.get_running_loop(), asyncio.ensure_future(answering)

        def hear(number: int) -> None:
            self.number = number
            for heard in HEARD:
                loop.remove_signal_handler(heard)
            task.cancel()

        for heard in HEARD:
            loop.add_signal_handler(heard, hear, heard)
        try:
            await task
        except asyncio.CancelledError:
            if not self.number:
                raise


def _opening(asked: Asked, permits: Permits) -> Callable[[], Awaitable[BrowserSurface]]:
    async def opened() -> BrowserSurface:
        from surfaces.browser import BrowserOptions, BrowserSurface

        options = BrowserOptions(
            executable=asked.browser,
            cdp=asked.cdp,
            headed=asked.headed,
            picked_by_hand=True,
            hosts=permits.policy.hosts,
            downloads=permits.allows(Capability.DOWNLOAD),
        )
        return await BrowserSurface.start(options)

    return opened


def _secrets(named: tuple[str, ...], environment: Mapping[str, str]) -> dict[str, Secret]:
    """``NAME@host`` of each: the environment variable of that name, and where it may be typed."""
    secrets: dict[str, Secret] = {}
    for entry in named:
        name, sign, host = entry.partition("@")
        if not (sign and name and host):
            raise BadPolicy(f"--secret {entry!r} names no host", hint="write NAME@shop.example")
        if not environment.get(name):
            raise BadPolicy(f"the environment has no {name}", hint=f"set {name}, or leave --secret out")
        hosts = (*secrets[name].hosts, host) if name in secrets else (host,)
        secrets[name] = Secret(name, environment[name], hosts)
    return secrets
