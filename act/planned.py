"""A step of a flow as it is carried out: where it stands, how it may be shown, and what it asks for."""

from __future__ import annotations

from dataclasses import dataclass

from .intent import AnyIntent


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedStep:
    """One step, ready to be run."""

    path: str
    """Its number in the file, from 1: ``3``; nested ``4.2``; of `finally` ``finally.1``."""

    kind: str
    """The step's word: ``do``, ``enter``, ``verify`` …"""

    text: str
    """The step as it may be shown: variables filled in, secrets by name."""

    intent: AnyIntent
