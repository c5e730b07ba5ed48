"""Looking until there is something to read, and saying what was last seen."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from view import Kind, Operation, Screen

from .thresholds import MAX_BLIND_LOOKS, NOTE_LABELS
from .touch import Hand
from .wish import Look, Wish


def look_clearly(hand: Hand, *, css: tuple[str, ...] = (), whole: bool = False) -> Generator[Wish[Any], Any, Screen]:
    """A screen that could be read, or after `MAX_BLIND_LOOKS` looks in a row the last one that could not."""
    screen = yield from Look(css=css, whole=whole)
    for _ in range(MAX_BLIND_LOOKS.count - 1):
        if not screen.is_blind:
            break
        yield from pause(hand, screen)
        screen = yield from Look(css=css, whole=whole)
    return screen


def pause(hand: Hand, screen: Screen) -> Generator[Wish[Any], Any, None]:
    """A short wait, as long as the surface thinks right."""
    yield from hand.touch(Operation(kind=Kind.WAIT), None, screen, purpose="wait")


def last_seen(screen: Screen) -> str:
    """
    What a person would have read there, in one line for an ending's note.

    >>> last_seen(Screen(title="Cart"))
    'last seen: "Cart"'
    """
    if screen.is_blind:
        return f"nothing could be seen: {screen.blind}"
    front = screen.front
    before = "" if front.is_window else f', in front {front.kind} "{front.name}"'
    lines = [item.name for item in screen.texts if item.name][: NOTE_LABELS.count]
    reading = f", reading: {' / '.join(lines)}" if lines else ""
    return f'last seen: "{screen.title}"{before}{reading}'
