"""The one interface of everything that can be looked at and touched."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from view import Operation, Reply, Screen


@runtime_checkable
class Surface(Protocol):
    """
    A screen we can look at and touch: a browser page, a desktop, a fake.

    `do` returns once the platform accepted the request and the surface came to rest or its limit; it reports what it
    measured, never whether it "worked". Expected failures are replies; only a surface that is gone raises.
    """

    async def look(self, css: tuple[str, ...] = (), *, whole: bool = False) -> Screen:
        """
        What is there now. What lies within three screens of the viewport in full, the rest counted by role;
        all of it with `whole`. A look that failed is a blank screen with its reason in `blind`.
        """
        ...

    async def do(self, operation: Operation) -> Reply:
        """Does it, settling included. A target is a ref of the last screen that `look` returned."""
        ...

    async def picture(self) -> bytes:
        """A PNG of what a person sees now, fields that hold a secret masked."""
        ...

    async def close(self) -> None:
        """Ends everything the surface started. May be called twice."""
        ...
