"""A flow's fences: what it says about presses that look destructive, and where its secrets may be typed."""

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
class Bound:
    """One secret by name, and where it may be typed."""

    name: str
    hosts: tuple[str, ...] = ()
    """Hosts (``shop.example``, ``127.0.0.1:3000``) or origins (``https://shop.example``); none: nowhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guards:
    """The flow's own fences: what it stops before (collected from all its steps), and what it allows."""

    stop_before: tuple[str, ...] = ()
    allow: tuple[Allowance, ...] = ()
    secrets: tuple[Bound, ...] = ()
    """A secret that is not among these is typed nowhere."""
