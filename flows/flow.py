"""A flow that can be run: what a file says once everything in it has been read, checked and filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from act import Loop, PlannedStep
from view import Guards

from .bounds import CALLS, SECONDS
from .complaint import Place
from .format import BrowserSettings
from .format_judge import JudgeModel
from .secret import Secret
from .server import Serve
from .words import BROWSER


@dataclass(frozen=True, slots=True, kw_only=True)
class Flow:
    """One flow file. Variables are filled in everywhere; secrets are closed."""

    file: Path
    name: str
    app: str = BROWSER
    serve: Serve | None = None
    start: str | None = None
    """An address, or a path below what is served."""

    browser: BrowserSettings = field(default_factory=BrowserSettings)
    judge: JudgeModel = field(default_factory=JudgeModel)
    secrets: Mapping[str, Secret] = field(default_factory=lambda: MappingProxyType({}))
    variables: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    guards: Guards = field(default_factory=Guards)
    """`stop_before` of the head and of every step; `allow` of the head."""

    turns: int
    calls: int = CALLS.value
    seconds: float = SECONDS.value
    tokens: int | None = None
    usd: float | None = None
    off: frozenset[Loop] = frozenset()
    steps: tuple[PlannedStep, ...]
    finally_steps: tuple[PlannedStep, ...] = ()
    """What is done after the steps, whatever way they ended."""

    places: Mapping[str, Place] = field(default_factory=lambda: MappingProxyType({}))
    """Where each step stands in the file, by its path."""
