"""Every command with its options. What a command does lies in a module of its own, imported when it is called."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from .judge_app import judge_app

HELP: Final = """
Carries out a flow of plain-English steps on a real screen, and says truthfully how it ended.

\b
  run-flow checkout.yaml                      run a flow
  run-flow checkout.yaml -v mug="Red mug"     with another value for a variable
  run-flow flows/ --junit report.xml          in CI: every flow of a folder, exit code, JUnit, a results folder
  run-flow validate checkout.yaml             check a flow without running it
  run-flow explain run-flow-results/ID 3      why step 3 ended as it did
  run-flow inspect https://shop.example.com   what is on a page, and what each control is called
  run-flow guide                              what a verdict means, and what to do next
  run-flow doctor                             is everything here that a run needs?
  run-flow judge check                        what is the judge worth?
  run-flow mcp --preset ci                    drive the browser from another program, through MCP

`run-flow FILE...` is short for `run-flow run FILE...`. Exit codes: `run-flow exit-codes`.
"""

RUN_HELP: Final = """
Run flow files, one after another.

\b
  run-flow checkout.yaml
  run-flow checkout.yaml --headed --seconds 120
  run-flow smoke/ --junit junit.xml --out results
  run-flow checkout.yaml --output ndjson | jq 'select(.event == "step.ended")'

Progress goes to stderr, results to stdout. The results folder holds events, pictures, JUnit and a summary.
"""

INSPECT_HELP: Final = """
Say what is on a page: every control with its reference, and the shortest locator that names it and no other.

\b
  run-flow inspect https://shop.example.com
  run-flow inspect / --serve ./shop                     a folder of pages, from its start
  run-flow inspect https://shop.example.com --whole     all controls and texts, not what fits an observation
  run-flow inspect https://shop.example.com --json | jq '.controls[].locator'

A locator goes into a flow as it stands: `press: role=button;name=Save`. References hold for one visit only.
"""

app = typer.Typer(
    name="run-flow",
    help=HELP,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Output(StrEnum):
    """What goes to stdout."""

    TEXT = "text"
    JSON = "json"
    NDJSON = "ndjson"


class RankingChoice(StrEnum):
    """By what the controls that are told are chosen."""

    ROLE = "role"
    DOCUMENT_ORDER = "document-order"


class ProgressChoice(StrEnum):
    """How progress is shown."""

    AUTO = "auto"
    LIVE = "live"
    PLAIN = "plain"
    NONE = "none"


class LevelChoice(StrEnum):
    """How much of the diagnostics is told."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class RenderingChoice(StrEnum):
    """How diagnostics are written."""

    AUTO = "auto"
    CONSOLE = "console"
    JSON = "json"


Files = Annotated[
    list[Path],
    typer.Argument(metavar="FILE", help="Flow files; a folder: the *.yaml and *.yml in it.", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON on stdout.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        from ..version import version

        typer.echo(f"run-flow {version()}")
        raise typer.Exit


ShowVersion = Annotated[
    bool, typer.Option("--version", help="Print the version and exit.", callback=_show_version, is_eager=True)
]


@app.callback()
def top(version: ShowVersion = False) -> None:
    """What is said before any command."""


@app.command(name="run", help=RUN_HELP)
def run(
    files: Files,
    *,
    variable: Annotated[
        list[str] | None, typer.Option("-v", "--var", metavar="NAME=VALUE", help="Set a variable of the flow.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Results folder [run-flow-results/RUN].", show_default=False)
    ] = None,
    junit: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write the JUnit report there.")] = None,
    headed: Annotated[bool, typer.Option("--headed", help="Show the browser's window.")] = False,
    browser: Annotated[str | None, typer.Option(metavar="PATH", help="The browser to start.")] = None,
    base_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where the flow's paths begin; nothing is served then.")
    ] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="Open this host and no others; may be repeated.")
    ] = None,
    judge: Annotated[
        str | None, typer.Option(metavar="JUDGE", help="Who answers, in every flow: a name, or {kind: …, url: …}.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.1, help="Time a flow may take, in its own's place.")] = None,
    calls: Annotated[int | None, typer.Option(min=1, help="Judge calls a flow may make, in its own's place.")] = None,
    output: Annotated[Output, typer.Option(help="What goes to stdout.")] = Output.TEXT,
    as_json: Annotated[bool, typer.Option("--json", help="Short for --output json.")] = False,
    progress: Annotated[ProgressChoice, typer.Option(help="How progress is shown on stderr.")] = ProgressChoice.AUTO,
    quiet: Annotated[bool, typer.Option("-q", "--quiet", help="No progress: the result only.")] = False,
    log: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Append diagnostics of run-flow itself there.", show_default=False),
    ] = None,
    log_level: Annotated[
        LevelChoice | None, typer.Option(help="How much of them [debug]; without --log on stderr.", show_default=False)
    ] = None,
    log_format: Annotated[RenderingChoice, typer.Option(help="How they are written.")] = RenderingChoice.AUTO,
) -> None:
    from ..diagnostics import Level, Rendering
    from ..reports.console import Progress
    from .base_option import base_of
    from .judge_option import judge_of
    from .log import Log
    from .run import Wanted, execute

    wanted = Wanted(
        files=tuple(files),
        variables=_pairs(variable or []),
        out=out,
        junit=junit,
        headed=headed,
        browser=browser or "",
        base_url=base_of(base_url),
        hosts=tuple(allow_host or ()),
        judge=judge_of(judge),
        seconds=seconds,
        calls=calls,
        output=str(Output.JSON if as_json else output),
        progress=Progress.NONE if quiet else Progress(progress),
        log=Log(file=log, level=Level(log_level) if log_level else None, rendering=Rendering(log_format)),
    )
    raise typer.Exit(execute(wanted))


@app.command(name="validate")
def validate(
    files: Files,
    variable: Annotated[
        list[str] | None, typer.Option("-v", "--var", metavar="NAME=VALUE", help="Set a variable of the flow.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check flow files without running them: all problems at once, each with its place."""
    from .checking import check

    raise typer.Exit(check(tuple(files), _pairs(variable or []), as_json=as_json))


@app.command(name="schema")
def schema() -> None:
    """Print the JSON Schema of flow files, for editors."""
    from .checking import schema_text

    typer.echo(schema_text())


@app.command(name="explain")
def explain(
    run: Annotated[
        str,
        typer.Argument(help="A results folder; a run's id under run-flow-results; or latest: the newest run there."),
    ],
    step: Annotated[str, typer.Argument(help="The step's number: 3; with several flows FLOW:3.")] = "",
) -> None:
    """Say why a step ended as it did: what was seen, asked, answered, decided and done, turn by turn."""
    from ..explain import explained
    from .output import print_lines

    print_lines(explained(run, step))


@app.command(name="inspect", help=INSPECT_HELP)
def inspect(
    address: Annotated[str, typer.Argument(metavar="URL", help="The page; with --serve also a path of the folder.")],
    *,
    as_json: AsJson = False,
    ranking: Annotated[
        RankingChoice, typer.Option(help="Of more than 32 controls: the likeliest, or the first.")
    ] = RankingChoice.ROLE,
    whole: Annotated[bool, typer.Option("--whole", help="All controls, and all texts.")] = False,
    serve: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Show this folder on loopback meanwhile.", exists=True, file_okay=False),
    ] = None,
    headed: Annotated[bool, typer.Option("--headed", help="Show the browser's window.")] = False,
    browser: Annotated[str | None, typer.Option(metavar="PATH", help="The browser to start.")] = None,
) -> None:
    from view import Ranking

    from .inspecting import Wanted
    from .inspecting import inspect as told

    wanted = Wanted(
        address=address,
        serve=serve,
        browser=browser or "",
        headed=headed,
        ranking=Ranking(ranking),
        whole=whole,
        as_json=as_json,
    )
    raise typer.Exit(told(wanted))


@app.command(name="guide")
def guide() -> None:
    """Print what an action's verdict means and what may be done next, for whoever reads events or reports."""
    from ..guide import text
    from .output import print_lines

    print_lines([text()])


@app.command(name="doctor")
def doctor(
    as_json: AsJson = False,
    browser: Annotated[str | None, typer.Option(metavar="PATH", help="The browser to look for.")] = None,
    judge: Annotated[str | None, typer.Option(metavar="JUDGE", help="A name, or {kind: …, url: …}.")] = None,
) -> None:
    """Check that everything is here that a run needs, and say what leaves this machine."""
    from ..doctor import examine
    from .judge_option import judge_of
    from .output import print_checks

    raise typer.Exit(print_checks(examine(browser=browser, judge=judge_of(judge)), as_json=as_json))


class PresetChoice(StrEnum):
    """Where another program drives the browser."""

    DEV = "dev"
    CI = "ci"
    HARDENED = "hardened"


MCP_HELP: Final = """
Serve the browser and the flow files of this folder to another program, through MCP on stdin and stdout.

\b
  run-flow mcp
  run-flow mcp --preset hardened --allow-host shop.example
  run-flow mcp --confirm 'role=button;name=Delete draft@mail.example'

What could destroy, send or pay is refused but for the presses given with --confirm, one use each. See docs/mcp.md.
"""


@app.command(name="mcp", help=MCP_HELP)
def mcp(
    *,
    preset: Annotated[PresetChoice, typer.Option(help="What the other program may do.")] = PresetChoice.DEV,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="Open this host and no others; may be repeated.")
    ] = None,
    allow: Annotated[
        list[str] | None, typer.Option(metavar="CAPABILITY", help="Allow what the preset does not.")
    ] = None,
    confirm: Annotated[
        list[str] | None,
        typer.Option(metavar="LOCATOR@HOST", help="Let this press through once; or one use of a CAPABILITY."),
    ] = None,
    secret: Annotated[
        list[str] | None, typer.Option(metavar="NAME@HOST", help="Type this environment variable on that host.")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Flow files and files to hand over lie here [.].")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Results folder [run-flow-results/RUN].")] = None,
    headed: Annotated[bool, typer.Option("--headed", help="Show the browser's window.")] = False,
    cdp: Annotated[str | None, typer.Option(metavar="URL", help="Attach to a browser that runs already.")] = None,
    browser: Annotated[str | None, typer.Option(metavar="PATH", help="The browser to start.")] = None,
    judge: Annotated[
        str | None, typer.Option(metavar="JUDGE", help="Who is asked in flows, whatever their files say.")
    ] = None,
) -> None:
    from ..policy import Preset
    from .judge_option import judge_of
    from .mcp import Asked, serve

    asked = Asked(
        preset=Preset(preset),
        hosts=tuple(allow_host or ()),
        allow=tuple(allow or ()),
        confirm=tuple(confirm or ()),
        secrets=tuple(secret or ()),
        folder=folder,
        out=out,
        headed=headed,
        cdp=cdp or "",
        browser=browser or "",
        judge=judge_of(judge),
    )
    raise typer.Exit(serve(asked))


app.add_typer(judge_app)


@app.command(name="exit-codes")
def exit_codes(as_json: AsJson = False) -> None:
    """Print every way for a run to end, with its exit code."""
    from .output import print_exit_codes

    print_exit_codes(as_json=as_json)


def _pairs(variables: list[str]) -> dict[str, str]:
    """``name=value`` of each. The last one of a name wins."""
    pairs = {}
    for entry in variables:
        name, sign, value = entry.partition("=")
        if not sign or not name:
            raise typer.BadParameter(f"{entry!r} is no NAME=VALUE", param_hint="-v")
        pairs[name] = value
    return pairs
