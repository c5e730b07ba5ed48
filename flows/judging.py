"""The judge that a flow is run with, made of what its `judge:` says and what the environment holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from act import SEEDS, UNCALIBRATED, BarsBy, Level
from judge import Cascade, Framed, Judge
from view import Problem

from .format_judge import JudgeKind, JudgeModel

if TYPE_CHECKING:
    from judge.calibration import Calibration
    from judge.remote import Transport


class NoKey(Problem):
    """A judge needs a key, and the environment has none that can be sent."""

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

    Raises `NoKey`, or `CalibrationFile` where the calibration cannot be read, or is of no judge that is asked.
    """
    known_ones = calibrations(settings, folder)
    first, first_known = _put_right(_embedded(), known_ones)
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
    judge, known = _put_right(judge, known_ones)
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
    """Where the judge of those settings answers, without what opens it; empty for the embedded one."""
    from judge.remote import shown

    return shown(_url(settings))


def _url(settings: JudgeModel) -> str:
    if settings.provider:
        from judge.systemone import HOSTED

        return HOSTED[settings.provider].url
    return settings.url or ""


def calibrations(settings: JudgeModel, folder: Path) -> tuple[Calibration, ...]:
    """
    Those of the file that is named, read beside the flow file; none where none is named.

    Raises `CalibrationFile` where it cannot be read, and where none of them is of a judge that is asked.
    """
    if settings.calibration is None:
        return ()
    from judge.calibration import CalibrationFile, load

    found = load(folder / settings.calibration)
    asked, known = names_of(settings), [one.judge for one in found]
    if not set(asked) & set(known):
        raise CalibrationFile(
            f"{folder / settings.calibration} holds no calibration of {' or '.join(asked)},"
            f" but {'of ' + ', '.join(dict.fromkeys(known)) if known else 'none at all'}",
            hint="name the judge that it was made for, make one of this judge (`run-flow judge calibrate`),"
            " or leave `calibration` out",
        )
    return found


def names_of(settings: JudgeModel) -> tuple[str, ...]:
    """Who is asked with those settings, as calibrations and reports call them."""
    first = (_embedded().name,) if settings.kind is JudgeKind.EMBEDDED or settings.cascade else ()
    if settings.kind is JudgeKind.EMBEDDED:
        return first
    from judge.remote import Transport

    return (*first, _remote(settings, None, Transport()).name)


def _embedded() -> Judge:
    from judge.embedded import EmbeddedJudge

    return EmbeddedJudge()


def _remote(settings: JudgeModel, environment: Mapping[str, str] | None, transport: Transport) -> Judge:
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


def _key(variable: str | None, environment: Mapping[str, str] | None) -> str:
    """
    The key that the variable holds, without the blanks and line breaks round it. Raises `NoKey`; none is needed where
    no variable is named, and none is looked for without an environment.
    """
    if variable is None or environment is None:
        return ""
    from judge.remote import KEY_HINT, is_sendable

    key = environment.get(variable, "").strip()
    if not key:
        raise NoKey(
            f"the judge needs a key, and the environment variable {variable} is not set",
            hint=f"set it (export {variable}=…), or name another: `judge: {{key: …}}`",
        )
    if not is_sendable(key):
        raise NoKey(
            f"the environment variable {variable} holds no key: there is a line break, a control character or a letter"
            " outside ASCII in it",
            hint=KEY_HINT,
        )
    return key


SHORTEST_HIDDEN: Final = 8
"""Characters. Local servers are given `none`, `local` or the model's own name as a key: these stand in every report."""


def unspoken(settings: JudgeModel, environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What opens the judge, and has no place in anything that is written: by the name that is written instead."""
    if settings.kind is JudgeKind.EMBEDDED:
        return
    from judge.remote import credentials
    from judge.systemone import HOSTED

    variable = settings.key or (HOSTED[settings.provider].key_from if settings.provider else "")
    held = environment.get(variable, "").strip()
    for name, value in ((variable, held), *(("judge", part) for part in credentials(_url(settings)))):
        if len(value) >= SHORTEST_HIDDEN:
            yield name, value


def _put_right(judge: Judge, known: Iterable[Calibration]) -> tuple[Judge, bool]:
    """The judge, its answers put right by its own calibrations, and whether there are any."""
    own = tuple(one for one in known if one.judge == judge.name)
    if not own:
        return judge, False
    from judge.calibration import Calibrated

    return Calibrated(judge, own), True
