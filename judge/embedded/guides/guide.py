"""What the screen says of a clause: what is to be pressed for it, or that it stands."""

from __future__ import annotations

from dataclasses import dataclass

from ..screen.scene import Item


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """The next thing to press for a clause, or that nothing is left to press."""

    next: tuple[Item, ...] = ()
    """What serves it, the first first; empty where the fitted heads choose."""

    is_met: bool = False
