"""Who holds a point of a page, as its script tells it."""

from __future__ import annotations

from collections.abc import Callable

from view import NOWHERE, Receiver, Ref

from .world import Json

Seen = Callable[[int], Ref | None]
"""Under which ref the last look listed a node; `None` for what it did not list."""


def receiver_of(told: Json, seen: Seen) -> Receiver | None:
    """The script's words for it; nothing where it told of none."""
    if not isinstance(told, dict):
        return None
    nodes, classes = told.get("nodes"), told.get("classes")
    refs = (seen(node) for node in nodes if isinstance(node, int)) if isinstance(nodes, list) else ()
    return Receiver(
        tag=str(told["tag"]),
        id=str(told["id"]),
        classes=tuple(str(name) for name in classes) if isinstance(classes, list) else (),
        role=str(told["role"]),
        text=str(told["text"]),
        z_index=str(told["z"]),
        modal=told["modal"] is True,
        iframe=told["iframe"] is True,
        ref=next((ref for ref in refs if ref), NOWHERE),
    )
