"""The commands of `run-flow judge`, with their options."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

HELP: Final = """
What a judge is worth, and how to make it worth more.

\b
  run-flow judge check                                    the one that comes with run-flow
  run-flow judge check --judge typesafe --screens 100     a hosted one
  run-flow judge check --judge "{kind: openai, url: 'http://127.0.0.1:8080', model: qwen}" --svg reliability.svg
  run-flow judge label latest                             say of each turn whether its step was done
  run-flow judge calibrate RUN... --out calibration.json  read off the labels what its probabilities mean
  run-flow judge serve --port 8765                        the embedded judge for other programs (System One)
"""

judge_app = typer.Typer(name="judge", help=HELP, no_args_is_help=True, rich_markup_mode=None)

JudgeName = Annotated[str | None, typer.Option("--judge", metavar="JUDGE", help="A name, or {kind: …, url: …}.")]


class ScreenSet(StrEnum):
    """Which of the shipped screens."""

    DEVELOPMENT = "development"
    TEST = "test"
    BOTH = "both"


@judge_app.command(name="check")
def check(
    judge: JudgeName = None,
    which: Annotated[ScreenSet, typer.Option("--set", help="The screens to ask about.")] = ScreenSet.BOTH,
    screens: Annotated[int | None, typer.Option(min=1, help="So many of them at most.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a reliability diagram there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: JSON on stdout.")] = False,
) -> None:
    """Ask a judge about labelled screens, and say in figures and words what its answers are worth."""
    from ..format_judge import JudgeModel
    from .judge_option import judge_of
    from .judges import check as checked

    both = (str(ScreenSet.DEVELOPMENT), str(ScreenSet.TEST))
    sets = both if which is ScreenSet.BOTH else (str(which),)
    raise typer.Exit(checked(judge_of(judge) or JudgeModel(), sets=sets, most=screens, svg=svg, as_json=as_json))


@judge_app.command(name="label")
def label(
    run: Annotated[str, typer.Argument(help="A results folder; a run's id, or latest, under run-flow-results.")],
) -> None:
    """Say of each turn of a run whether its step was done there; the answers make a calibration."""
    from .labelling import label as labelled

    raise typer.Exit(labelled(run))


@judge_app.command(name="calibrate")
def calibrate(
    runs: Annotated[list[str] | None, typer.Argument(metavar="RUN", help="Runs that have labels.")] = None,
    judge: Annotated[
        str | None,
        typer.Option("--judge", metavar="JUDGE", help="Ask this judge about the shipped development screens, too."),
    ] = None,
    screens: Annotated[int | None, typer.Option(min=1, help="So many of these screens at most.")] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where it is kept.")] = Path("calibration.json"),
) -> None:
    """Read off labelled answers what a judge's probabilities mean, and keep it in a file."""
    from .judge_option import judge_of
    from .judges import calibrate as calibrated

    if not runs and not judge:
        raise typer.BadParameter("name labelled runs, or a judge with --judge", param_hint="RUN")
    settings = judge_of(judge)
    if settings and settings.calibration:
        raise typer.BadParameter("leave `calibration` out: it would change what is read off", param_hint="--judge")
    raise typer.Exit(calibrated(runs or [], settings=settings, most=screens, out=out))


@judge_app.command(name="serve")
def serve(port: Annotated[int, typer.Option(min=1, max=65535, help="On 127.0.0.1.")] = 8765) -> None:
    """Answer other programs as a System One server, on loopback. Needs the extra `serve`."""
    from .judges import serve as served

    raise typer.Exit(served(port))
