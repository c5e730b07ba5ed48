"""What a surface says of itself once it stands ready."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from surfaces import Surface

from .events import SurfaceOpened


@runtime_checkable
class HasNotes(Protocol):
    """A surface with something that a person should be told once."""

    @property
    def notes(self) -> tuple[str, ...]: ...


@runtime_checkable
class MayBeAttached(Protocol):
    """A surface that may be somebody else's."""

    @property
    def attached(self) -> bool: ...


def opened(surface: Surface, address: str, ms: float) -> SurfaceOpened:
    """The event that it stands ready. `address` is where what the flow serves answers."""
    return SurfaceOpened(
        notes=surface.notes if isinstance(surface, HasNotes) else (),
        address=address,
        attach_mode=isinstance(surface, MayBeAttached) and surface.attached,
        ms=ms,
    )
