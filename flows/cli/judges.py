"""`run-flow judge ...`: find out what a judge is worth, put its probabilities right, answer other programs."""

from __future__ import annotations

import asyncio
import json
import math
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from act import Outcome
from judge import Kind
from judge.check import SETS, Asked, Worth, ask_about, diagram, labelled, verdict, worth
from view import Problem

from ..explain import events_of
from ..format_judge import JudgeModel
from ..judging import judging
from ..labels import Pair, calibrations, pairs_of
from ..outcomes import BY_OUTCOME
from ..reports.terminal import Terminal, terminal_of
from ..serve import LOOPBACK
from ..writing import ready, written

UNDECIDED: Final = BY_OUTCOME[Outcome.UNSURE]
"""Nothing could be made of what there is."""


INSTALL: Final = "in the folder that run-flow was installed from: pip install '.[serve]'"
_ANOTHER_SVG: Final = "name another file with --svg"
_ANOTHER_OUT: Final = "name another file with --out"


class PortTaken(Problem):
    """The port is another program's, or not to be had."""

    kind = "port_taken"


class NoExtra(Problem):
    """A part of run-flow is not installed."""

    kind = "invalid_flow"


def check(settings: JudgeModel, *, sets: Sequence[str], most: int | None, svg: Path | None, as_json: bool) -> int:
    """Asks the judge about the shipped screens, and says what it is worth."""
    out, err = terminal_of(sys.stdout), terminal_of(sys.stderr)
    if svg:
        ready(svg, _ANOTHER_SVG)
    found = asyncio.run(_asked(settings, sets, most, err))
    said = worth(found[0], found[1])
    if svg:
        written(svg, diagram(said.reliability, f"{said.judge}: is the step done?"), _ANOTHER_SVG)
    out.write(f"{json.dumps(_form(said), indent=2, ensure_ascii=False)}\n" if as_json else _told(said))
    return 0


async def _asked(
    settings: JudgeModel, sets: Sequence[str], most: int | None, err: Terminal
) -> tuple[str, tuple[Asked, ...]]:
    ready = judging(settings, os.environ, Path.cwd())
    screens = [screen for which in sets for screen in labelled(which)]
    kept = screens if most is None or most >= len(screens) else screens[:: math.ceil(len(screens) / most)]
    asked: list[Asked] = []
    try:
        for number, screen in enumerate(kept, 1):
            if err.live:
                err.write(f"\rscreen {number} of {len(kept)}")
            asked.append(await ask_about(ready.judge, screen))
    finally:
        await ready.close()
    if err.live:
        err.write("\r")
    return ready.judge.name, tuple(asked)


def _told(said: Worth) -> str:
    rule = verdict(said)
    rows = [f"{name:<32} {figure}" for name, figure in said.figures.items()]
    lines = [f"{said.judge}: {said.screens} screens, {said.median_ms:.1f} ms each in the middle", *rows]
    lines += [f"no answer ({said.failures} in all): {why}" for why in said.failed]
    return "\n".join([*lines, "", f"verdict: {rule.verdict}", f"so: {rule.so}"]) + "\n"


def _form(said: Worth) -> dict[str, Any]:
    rule = verdict(said)
    return {
        "judge": said.judge,
        "screens": said.screens,
        "failures": said.failures,
        "failed": list(said.failed),
        "median_ms": _finite(said.median_ms),
        "figures": {
            name: {"value": _finite(one.value), "low": _finite(one.low), "high": _finite(one.high)}
            for name, one in said.figures.items()
        },
        "reliability": [{"said": one.said, "came": one.came, "count": one.count} for one in said.reliability],
        "verdict": rule.verdict,
        "so": rule.so,
    }


def _finite(value: float) -> float | None:
    return round(value, 6) if math.isfinite(value) else None


def calibrate(runs: Sequence[str], *, settings: JudgeModel | None, out: Path, most: int | None = None) -> int:
    """Reads scales off labelled runs, or off the shipped screens with the judge that is named, and keeps them."""
    from judge.calibration import save as keep

    ready(out, _ANOTHER_OUT)
    pairs = [pair for run in runs for pair in pairs_of(events_of(run, Path.cwd()))]
    if settings:
        _, asked = asyncio.run(_asked(settings, SETS[:1], most, terminal_of(sys.stderr)))
        pairs += [pair for one in asked for pair in pairs_about(one)]
    made, missing = calibrations(pairs)
    say = terminal_of(sys.stdout)
    for line in missing:
        say.write(f"left out: {line}\n")
    if not made:
        say.write("no calibration: label more turns with `run-flow judge label RUN`\n")
        return UNDECIDED.exit_code
    keep(out, made)
    for one in made:
        scales = ", ".join(f"{kind} {s.slope:.2f} ({one.labels[kind]} labels)" for kind, s in one.scales.items())
        say.write(f"{one.judge}{f' {one.model}' if one.model else ''}: slope {scales}\n")
    say.write(f"kept in {out}: name it in a flow, `judge: {{calibration: {out}}}`\n")
    return 0


def pairs_about(one: Asked) -> list[Pair]:
    """Both answers about a screen, as those of the judge and the model that gave them."""
    if one.done is None:
        return []
    done = one.screen.done
    return [
        Pair(one.by, one.model, Kind.DONE, one.done, done),
        Pair(one.by, one.model, Kind.NOT_DONE, 1 - one.done, not done),
    ]


def serve(port: int) -> int:
    """Answers on loopback until it is ended."""
    try:
        import uvicorn

        from judge.server import app_of
    except ModuleNotFoundError as error:
        raise NoExtra(f"{error.name} is not installed", hint=INSTALL) from error
    from judge.embedded import EmbeddedJudge

    judge = EmbeddedJudge()
    with _listening(port) as door:
        sys.stderr.write(f"{judge.name} answers on http://{LOOPBACK}:{port}/v1/systemone; Ctrl-C ends it\n")
        config = uvicorn.Config(app_of(judge), log_level="warning", lifespan="off")
        uvicorn.Server(config).run(sockets=[door])
    return 0


def _listening(port: int) -> socket.socket:
    """The port, ours. Raises `PortTaken` before anything is started."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((LOOPBACK, port))
        door.listen()
    except OSError as error:
        door.close()
        raise PortTaken(
            f"nobody can be answered on {LOOPBACK}:{port}: {(error.strerror or str(error)).lower()}",
            hint="name another port with --port, or end what answers there",
        ) from error
    return door
