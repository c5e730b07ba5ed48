"""What a flow says about presses that look destructive."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowance:
    """One entry of `allow:`. It never lifts the payment-evidence rule nor a `stop_before` phrase."""

    name: str
    """An exact accessible name, a locator (``role=button;name=Delete``), or a JavaScript confirm's exact message."""

    on: str = ""
    """Only on this host; empty: on any."""

    times: int = 1
    """How often a step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guards:
    """The flow's own fences: what it stops before (collected from all its steps), and what it allows."""

    stop_before: tuple[str, ...] = ()
    allow: tuple[Allowance, ...] = ()
