"""A screen as a judge is shown it: no more than an answer needs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Final
from urllib.parse import urlsplit

from judge import State as Shown
from view import Element, Omitted, Screen, State, change

from .memory import Memory
from .thresholds import STATE_CHANGED, STATE_HISTORY, STATE_ITEMS, STATE_NAMESAKES, STATE_OFFSCREEN
from .words import words as words_of

_NUMBERED: Final = re.compile(r" #\d+$")


def state_of(screen: Screen, step: str, memory: Memory, *, last: str = "", began: Screen | None = None) -> Shown:
    """
    What a judge is asked about. `last` is the step's last action as a phrase, `began` the screen it began on.

    It holds at most `STATE_ITEMS` items in screen order, what the step names first among them, and says how many of
    which role it left out.
    """
    items = _in_room(screen.items, named_by(step, screen.items))
    since = change(began, screen, memory.restless) if began else None
    return Shown(
        app=screen.app,
        title=screen.title,
        address=place_of(screen.address),
        front=screen.front.kind,
        front_name=screen.front.name,
        step=step,
        items=items,
        history=_told(collapsed(memory.history)),
        last=last,
        appeared=_labels(since.appeared) if since else (),
        gone=_labels(since.gone) if since else (),
        omitted=_left_out(screen, items),
    )


def place_of(address: str) -> str:
    """
    Host and path of an address: its query and fragment may hold what nobody meant to show. A fragment that is the path
    of a page with one document ("#/cart") belongs to it.

    >>> place_of("https://user:pw@shop.example:8080/cart/7?token=abc#pay"), place_of("http://shop.example/#/cart?id=7")
    ('shop.example:8080/cart/7', 'shop.example/#/cart')
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    route = _ROUTE.match(parts.fragment)
    return f"{parts.netloc.rpartition('@')[2]}{parts.path}{f'#{route.group()}' if route else ''}"


_ROUTE: Final = re.compile(r"!?/[\w/-]*")
"""The path part of such a fragment."""


def collapsed(lines: tuple[str, ...]) -> tuple[str, ...]:
    """
    Each run of identical lines as one line with its count.

    >>> collapsed(("waited", "waited", "pressed Save"))
    ('waited (x2)', 'pressed Save')
    """
    runs = ((line, sum(1 for _ in run)) for line, run in groupby(lines))
    return tuple(line if times == 1 else f"{line} (x{times})" for line, times in runs)


def _told(lines: tuple[str, ...]) -> tuple[str, ...]:
    """The latest lines; of a step that began before them its first line and what was done in it since."""
    older, recent = lines[: -STATE_HISTORY.count], lines[-STATE_HISTORY.count :]
    begun = [n for n, line in enumerate(lines) if line.startswith(_STEP)]
    own = older[begun[-1] :] if begun and begun[-1] < len(older) else ()
    return (*(line for line in own if _DONE.match(line)), *recent)


_STEP: Final = "step: "
_DONE: Final = re.compile(r"step: |pressed |typed |selected |expanded |double-clicked ")


def named_by(step: str, items: tuple[Element, ...]) -> frozenset[int]:
    """
    The places of the items whose whole name stands in the step, or all of it but its figures ("1 of 3 done" answers
    whether it is "2 of 3 done"), and of what shares a card or row with one.
    """
    named = spelled_out(step, items) | spelled_out(_uncounted(step), items, _uncounted)
    cards = {card_of(items[n]) for n in named} - {()}
    return frozenset(named | {n for n, item in enumerate(items) if cards and card_of(item) in cards})


_FIGURE: Final = re.compile(r"(?<![\w.,])\d+(?![\w.,]*\d)")


def _uncounted(text: str) -> str:
    """With one word for every figure; a text of figures alone stays as it is."""
    return _FIGURE.sub("figure", text) if any(map(str.isalpha, text)) else text


def spelled_out(
    step: str, items: tuple[Element, ...], as_said: Callable[[str], str] = lambda name: name
) -> frozenset[int]:
    """
    The places of the items whose whole name stands in the step. A name that many items bear ("Edit" in every row) tells
    none of them apart.
    """
    said = words_of(step)
    spelled = [words_of(as_said(item.name)) for item in items]
    borne = Counter(spelled)
    return frozenset(
        n for n, name in enumerate(spelled) if borne[name] <= STATE_NAMESAKES.count and _stands_in(name, said)
    )


def _stands_in(name: tuple[str, ...], words: tuple[str, ...]) -> bool:
    size = len(name)
    return size > 0 and any(words[i : i + size] == name for i in range(len(words) - size + 1))


def card_of(item: Element) -> tuple[str, ...]:
    """The path down to its innermost numbered part; nothing outside of any."""
    ends = [n for n, part in enumerate(item.path, 1) if _NUMBERED.search(part)]
    return item.path[: ends[-1]] if ends else ()


def _in_room(items: tuple[Element, ...], named: frozenset[int]) -> tuple[Element, ...]:
    """
    As many as there is room for: those in view first, what is in front and then what is named before the rest, in
    screen order.
    """
    room = STATE_ITEMS.count
    near = [n for n, item in enumerate(items) if not item.has(State.OFFSCREEN)]
    far = [n for n, item in enumerate(items) if item.has(State.OFFSCREEN)]
    kept_far = min(len(far), max(int(room * STATE_OFFSCREEN.value), room - len(near)))
    near.sort(key=lambda n: (not items[n].in_front, n not in named))
    far.sort(key=lambda n: n not in named)
    return tuple(items[n] for n in sorted(near[: room - kept_far] + far[:kept_far]))


def _left_out(screen: Screen, kept: tuple[Element, ...]) -> tuple[Omitted, ...]:
    """What the look left out and what there was no room for, by role."""
    counts = Counter(item.role for item in screen.items) - Counter(item.role for item in kept)
    for omitted in screen.omitted:
        counts[omitted.role] += omitted.count
    return tuple(Omitted(role=role, count=count) for role, count in sorted(counts.items()))


def _labels(items: tuple[Element, ...]) -> tuple[str, ...]:
    return tuple(item.label for item in items[: STATE_CHANGED.count])
