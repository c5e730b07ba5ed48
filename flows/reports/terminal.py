"""What a stream can show, and whether a CI system is reading it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TextIO

CI_VARIABLES: Final[tuple[tuple[str, str], ...]] = (
    ("GITHUB_ACTIONS", "GitHub Actions"),
    ("GITLAB_CI", "GitLab CI"),
    ("BUILDKITE", "Buildkite"),
    ("CIRCLECI", "CircleCI"),
    ("JENKINS_URL", "Jenkins"),
    ("TEAMCITY_VERSION", "TeamCity"),
    ("TF_BUILD", "Azure Pipelines"),
    ("BITBUCKET_BUILD_NUMBER", "Bitbucket Pipelines"),
    ("CI", "CI"),
)
"""Environment variable and the system that sets it; the first that is set tells which."""

NOT_SET: Final = frozenset({"", "0", "false"})
"""Values that say no."""

DEFAULT_WIDTH: Final = 80
"""Columns, where the terminal does not say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terminal:
    """A stream, and what may be written to it."""

    stream: TextIO
    live: bool
    """Lines may be rewritten."""

    colour: bool
    unicode: bool

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((DEFAULT_WIDTH, 0)).columns

    def write(self, text: str) -> None:
        """Writes and flushes. A letter that the stream cannot hold becomes ``?``; nobody reading is no mistake."""
        encoding = self.stream.encoding or "utf-8"
        with suppress(BrokenPipeError):
            self.stream.write(text.encode(encoding, "replace").decode(encoding))
            self.stream.flush()


def ci_system(environment: Mapping[str, str]) -> str:
    """Which CI system this runs in; empty for none."""
    return next((name for variable, name in CI_VARIABLES if _is_set(environment, variable)), "")


def terminal_of(stream: TextIO, environment: Mapping[str, str] | None = None) -> Terminal:
    """
    What that stream can show. `NO_COLOR` turns colour off, `FORCE_COLOR` or `CLICOLOR_FORCE` on; without them only a
    terminal that is not ``dumb`` has it.
    """
    set_up = os.environ if environment is None else environment
    capable = stream.isatty() and set_up.get("TERM") != "dumb"
    forced = _is_set(set_up, "FORCE_COLOR") or _is_set(set_up, "CLICOLOR_FORCE")
    return Terminal(
        stream=stream,
        live=capable and not ci_system(set_up),
        colour=not set_up.get("NO_COLOR") and (forced or capable),
        unicode=(stream.encoding or "").lower().replace("-", "") == "utf8",
    )


def _is_set(environment: Mapping[str, str], variable: str) -> bool:
    return environment.get(variable, "").lower() not in NOT_SET
