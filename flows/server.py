"""What a flow wants to have served, as a value: checking a file needs no more of it than this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

WAIT_S: Final = 30.0
"""How long a command may take until its address answers, where the flow does not say."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of pages, relative to the flow file."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A command line, run beside the flow file, and the address that answers once it is ready."""

    command: str
    url: str
    wait_s: float = WAIT_S


Serve: TypeAlias = Folder | Command
