"""`run-flow doctor`: is everything here that a run needs, and what leaves this machine?"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from view import Problem

from .clash import OURS, clashes
from .format_judge import JudgeModel
from .judging import judging
from .outcomes import DONE, INVALID, UNREACHABLE, Way, worst
from .version import version

LIBRARIES: Final = (
    "playwright",
    "pydantic",
    "pyyaml",
    "httpx",
    "numpy",
    "typer",
    "rich",
    "junitparser",
    "structlog",
    "tenacity",
)
OLDEST_PYTHON: Final = (3, 11)


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One thing that was looked at."""

    what: str
    fine: bool = True
    found: str
    hint: str = ""
    way: Way = INVALID
    """How a run would end for want of it."""

    def as_json(self) -> dict[str, str | bool]:
        return {"what": self.what, "fine": self.fine, "found": self.found, "hint": self.hint}


def examine(
    *,
    browser: str | None = None,
    folder: Path | None = None,
    judge: JudgeModel | None = None,
    environment: Mapping[str, str] | None = None,
) -> tuple[Check, ...]:
    """Everything, in the order in which a run would miss it. Nothing is started and nothing leaves the machine."""
    here = folder or Path.cwd()
    return (
        _python(),
        Check(what="run-flow", found=f"{version()} in {Path(__file__).parent}"),
        _libraries(),
        _names(clashes()),
        _browser(browser),
        _writable(here),
        *_judge(judge or JudgeModel(), os.environ if environment is None else environment, here),
    )


def code_of(checks: Sequence[Check]) -> int:
    """The exit code: as of a run that misses the same."""
    return worst((*(check.way for check in checks if not check.fine), DONE)).exit_code


def _python() -> Check:
    found = ".".join(str(part) for part in sys.version_info[:3])
    wanted = ".".join(str(part) for part in OLDEST_PYTHON)
    return Check(
        what="Python", fine=sys.version_info >= OLDEST_PYTHON, found=found, hint=f"install Python {wanted} or newer"
    )


def _libraries() -> Check:
    found, missing = [], []
    for name in LIBRARIES:
        try:
            found.append(f"{name} {installed_version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    return Check(
        what="libraries",
        fine=not missing,
        found=f"without {', '.join(missing)}" if missing else ", ".join(found),
        hint="install run-flow again, into an environment of its own",
    )


def _names(wrong: tuple[str, ...]) -> Check:
    return Check(
        what="names",
        fine=not wrong,
        found="; ".join(wrong) if wrong else f"{', '.join(OURS)} are ours alone",
        hint="give run-flow an environment of its own: `pipx install .` or `uv tool install .` in its folder",
    )


def _browser(named: str | None) -> Check:
    from surfaces.browser import find_browser

    try:
        found = find_browser(named)
    except Problem as problem:
        return Check(what="browser", fine=False, found=problem.message, hint=problem.hint, way=UNREACHABLE)
    return Check(what="browser", found=f"{found.path or 'by its channel'} ({found.how})")


def _writable(folder: Path) -> Check:
    try:
        with TemporaryDirectory(dir=folder, prefix=".run-flow-"):
            pass
    except OSError as error:
        hint = "run from a folder that can be written to, or name one with --out"
        return Check(what="results", fine=False, found=f"{folder}: {error.strerror}", hint=hint)
    return Check(what="results", found=f"{folder} can be written to")


def _judge(settings: JudgeModel, environment: Mapping[str, str], folder: Path) -> tuple[Check, Check]:
    """The judge, and what leaves this machine with it."""
    try:
        ready = judging(settings, environment, folder)
    except Problem as problem:
        lost = Check(what="judge", fine=False, found=problem.message, hint=problem.hint)
        return lost, Check(what="leaves this machine", found=NOTHING_ELSE)
    except (OSError, ValueError) as error:
        lost = Check(what="judge", fine=False, found=str(error), hint="install run-flow again", way=UNREACHABLE)
        return lost, Check(what="leaves this machine", found=NOTHING_ELSE)
    leaves = f"{ready.leaves} and what the pages of a flow ask for themselves" if ready.leaves else NOTHING_ELSE
    return Check(what="judge", found=ready.judge.name), Check(what="leaves this machine", found=leaves)


NOTHING_ELSE: Final = "nothing but what the pages of a flow ask for themselves"
