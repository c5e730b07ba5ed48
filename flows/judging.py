"""The judge that a flow is run with, made of what its `judge:` says and what the environment holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from act import SEEDS, UNCALIBRATED, BarsBy, Level
from judge import Cascade, Framed, Judge
from view import Problem

from .format_judge import JudgeKind, JudgeModel

if TYPE_CHECKING:
    from judge.remote import Transport


class NoKey(Problem):
    """A judge needs a key, and the environment has none."""

    kind = "no_key"


async def nothing_to_close() -> None:
    """For a judge that holds nothing open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    """One flow's judge, what its answers have to reach, and how much is asked."""

    judge: Judge
    bars: BarsBy = field(default_factory=BarsBy)
    level: Level = Level.OFF
    calibrated: bool = False
    leaves: str = ""
    """What leaves this machine, and where to; empty for nothing."""

    close: Callable[[], Awaitable[None]] = nothing_to_close


def judging(settings: JudgeModel, environment: Mapping[str, str], folder: Path) -> Judging:
    """
    The judge of those settings. Nothing is sent yet.

    Raises `NoKey`, or `CalibrationFile` where the calibration cannot be read.
    """
    first, first_known = _put_right(_embedded(), settings, folder)
    if settings.kind is JudgeKind.EMBEDDED:
        return Judging(judge=first, level=settings.deliberation or Level.OFF, calibrated=first_known)
    from judge.remote import Discreet, Transport

    transport = Transport(timeout_s=settings.timeout)
    judge = _remote(settings, environment, transport)
    if settings.hedge:
        from judge.hedge import Hedged

        judge = Hedged(judge, settings.hedge)
    if not settings.send_values:
        judge = Discreet(judge)
    judge, known = _put_right(judge, settings, folder)
    own = SEEDS if known else UNCALIBRATED
    if settings.votes > 1:
        judge = Framed(judge, settings.votes)
    if settings.cascade:
        judge, known = Cascade(first, judge), known or first_known
    return Judging(
        judge=judge,
        bars=BarsBy(own=own, others={first.name: SEEDS} if settings.cascade else {}),
        calibrated=known,
        level=settings.deliberation or Level.STANDARD,
        leaves=f"{_WHAT[settings.send_values]} to {judge_address(settings)}",
        close=transport.close,
    )


_WHAT: Final = {
    False: "steps, and what screens show without the contents of fields,",
    True: "steps, and what screens show with the contents of fields,",
}


def judge_address(settings: JudgeModel) -> str:
    """Where the judge of those settings answers; empty for the embedded one."""
    if settings.provider:
        from judge.systemone import HOSTED

        return HOSTED[settings.provider].url
    return settings.url or ""


def _embedded() -> Judge:
    from judge.embedded import EmbeddedJudge

    return EmbeddedJudge()


def _remote(settings: JudgeModel, environment: Mapping[str, str], transport: Transport) -> Judge:
    if settings.kind is JudgeKind.OPENAI:
        from judge.openai import OpenAIJudge

        return OpenAIJudge(
            url=settings.url or "",
            model=settings.model or "",
            key=_key(settings.key, environment),
            at_once=settings.at_once,
            extra=settings.extra,
            transport=transport,
        )
    from judge.systemone import HOSTED, SystemOneJudge, own_server

    door = HOSTED[settings.provider] if settings.provider else own_server(settings.url or "")
    variable = settings.key or (door.key_from if settings.provider else None)
    return SystemOneJudge(
        door=door, model=settings.model or door.model, key=_key(variable, environment), transport=transport
    )


def _key(variable: str | None, environment: Mapping[str, str]) -> str:
    """The key that the variable holds. Raises `NoKey`; none is needed where no variable is named."""
    if variable is None:
        return ""
    if not environment.get(variable):
        raise NoKey(
            f"the judge needs a key, and the environment variable {variable} is not set",
            hint=f"set it (export {variable}=…), or name another: `judge: {{key: …}}`",
        )
    return environment[variable]


def _put_right(judge: Judge, settings: JudgeModel, folder: Path) -> tuple[Judge, bool]:
    """
    The judge, its answers put right by its own calibration in the file that is named, read beside the flow file; and
    whether there is one.
    """
    if settings.calibration is None:
        return judge, False
    from judge.calibration import Calibrated, load

    known = next((one for one in load(folder / settings.calibration) if one.judge == judge.name), None)
    return (Calibrated(judge, known), True) if known else (judge, False)
