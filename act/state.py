"""A screen as a judge is shown it: no more than an answer needs."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from urllib.parse import urlsplit

from judge import State as Shown
from view import Element, Omitted, Screen, State, change

from .memory import Memory
from .thresholds import STATE_CHANGED, STATE_HISTORY, STATE_ITEMS, STATE_OFFSCREEN


def state_of(screen: Screen, step: str, memory: Memory, *, last: str = "", began: Screen | None = None) -> Shown:
    """
    What a judge is asked about. `last` is the step's last action as a phrase, `began` the screen it began on.

    It holds at most `STATE_ITEMS` items in screen order, and says how many of which role it left out.
    """
    items = _in_room(screen.items)
    since = change(began, screen, memory.restless) if began else None
    return Shown(
        app=screen.app,
        title=screen.title,
        address=place_of(screen.address),
        front=screen.front.kind,
        front_name=screen.front.name,
        step=step,
        items=items,
        history=collapsed(memory.history)[-STATE_HISTORY.count :],
        last=last,
        appeared=_labels(since.appeared) if since else (),
        gone=_labels(since.gone) if since else (),
        omitted=_left_out(screen, items),
    )


def place_of(address: str) -> str:
    """
    Host and path of an address: its query and fragment may hold what nobody meant to show.

    >>> place_of("https://user:pw@shop.example:8080/cart/7?token=abc#pay")
    'shop.example:8080/cart/7'
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return f"{parts.netloc.rpartition('@')[2]}{parts.path}"


def collapsed(lines: tuple[str, ...]) -> tuple[str, ...]:
    """
    Each run of identical lines as one line with its count.

    >>> collapsed(("waited", "waited", "pressed Save"))
    ('waited (x2)', 'pressed Save')
    """
    runs = ((line, sum(1 for _ in run)) for line, run in groupby(lines))
    return tuple(line if times == 1 else f"{line} (x{times})" for line, times in runs)


def _in_room(items: tuple[Element, ...]) -> tuple[Element, ...]:
    """As many as there is room for: those in view first, what is in front before the rest, in screen order."""
    room = STATE_ITEMS.count
    near = [n for n, item in enumerate(items) if not item.has(State.OFFSCREEN)]
    far = [n for n, item in enumerate(items) if item.has(State.OFFSCREEN)]
    kept_far = min(len(far), max(int(room * STATE_OFFSCREEN.value), room - len(near)))
    near.sort(key=lambda n: not items[n].in_front)
    return tuple(items[n] for n in sorted(near[: room - kept_far] + far[:kept_far]))


def _left_out(screen: Screen, kept: tuple[Element, ...]) -> tuple[Omitted, ...]:
    """What the look left out and what there was no room for, by role."""
    counts = Counter(item.role for item in screen.items) - Counter(item.role for item in kept)
    for omitted in screen.omitted:
        counts[omitted.role] += omitted.count
    return tuple(Omitted(role=role, count=count) for role, count in sorted(counts.items()))


def _labels(items: tuple[Element, ...]) -> tuple[str, ...]:
    return tuple(item.label for item in items[: STATE_CHANGED.count])
