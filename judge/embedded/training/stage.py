"""What surrounds a story: navigation, search, stale messages, overlays, failures, loading."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from view import FrontKind
from view import State as Condition

from .case import Bit, Frame, Story, bit
from .words import vocabulary

OVERLAID: Final = 0.13
"""Share of stories over which something lies at some moment."""

WARNED: Final = 0.08
STALE: Final = 0.12
LATE: Final = 0.06
"""Share of done screens that go on loading something else."""

BESIDE: Final = 0.1
"""Share of stories with things of another family in a side column."""


def dressed(story: Story, r: Random) -> Story:
    """The story on a whole page: the same surroundings on each of its screens, now and then with something amiss."""
    before, after = _surroundings(story.family, r)
    taken = {b.element.name.casefold() for frame in story.frames for b in frame.bits}
    before, after = (tuple(b for b in part if b.element.name.casefold() not in taken) for part in (before, after))
    frames = [replace(f, bits=(*before, *f.bits, *after), title=f.title or _title(story.family)) for f in story.frames]
    if r.random() < OVERLAID:
        at = r.randrange(len(frames))
        frames[at] = overlaid(frames[at], r)
    if r.random() < WARNED:
        warning = bit("alert", r.choice(vocabulary().noise["warnings"]))
        frames = [replace(f, bits=(warning, *f.bits)) for f in frames]
    return replace(story, frames=tuple(frames))


def _title(family: str) -> str:
    return {"shop": "Nordlys Home", "mail": "Post", "admin": "Back office", "files": "Drawer", "boards": "Board"}.get(
        family, family.capitalize()
    )


def _surroundings(family: str, r: Random) -> tuple[tuple[Bit, ...], tuple[Bit, ...]]:
    words = vocabulary()
    pool = list(words.chrome.get(family, words.chrome["site"]))
    r.shuffle(pool)
    cut = r.randrange(2, len(pool))
    top, bottom = pool[: cut // 2 + 1], pool[cut // 2 + 1 : cut]
    head = [_bit(role, name, ("banner",)) for role, name in top]
    if r.random() < STALE:
        head.append(bit("status", r.choice(words.noise["stale"])))
    foot = [_bit(role, name, ("contentinfo",)) for role, name in bottom]
    if r.random() < BESIDE:
        foot += [
            bit("link", name, path=("complementary",))
            for name in r.sample(words.things[r.choice(("shop", "boards", "files"))], 3)
        ]
    return tuple(head), tuple(foot)


def _bit(role: str, name: str, path: tuple[str, ...]) -> Bit:
    closed = (Condition.COLLAPSED,) if role == "button" and name in ("Menu", "More", "Language") else ()
    return bit(role, name, *closed, path=path)


def overlaid(frame: Frame, r: Random) -> Frame:
    """The frame with something in front that has nothing to do with the step."""
    if frame.front is not FrontKind.WINDOW:
        return frame
    overlay = r.choice(vocabulary().overlays)
    path = (f'dialog "{overlay.name}"',)
    inside = (
        [bit("dialog", overlay.name, front=True)]
        if r.random() < 0.5
        else [bit("heading", overlay.name, path=path, front=True)]
    )
    inside.append(bit("text", overlay.text, path=path, front=True))
    for n, name in enumerate(overlay.buttons):
        closes = n == overlay.closer
        inside.append(bit("button", name, path=path, front=True, target=closes, closes=closes))
    page = [replace(b, is_target=False, element=replace(b.element, in_front=False)) for b in frame.bits]
    if r.random() < 0.5:
        page = [_covered(b) for b in page]
    bits = (*page, *inside) if r.random() < 0.5 else (*inside, *page)
    return replace(
        frame,
        bits=bits,
        front=r.choice((FrontKind.DIALOG, FrontKind.DIALOG, FrontKind.LAYER, FrontKind.POPOVER)),
        front_name=overlay.name,
        blocked=True,
        moves=frame.moves | {"activate"} if frame.done else frozenset({"activate"}),
        unsure=True,
    )


def _covered(b: Bit) -> Bit:
    return replace(b, element=replace(b.element, states=b.element.states | {Condition.COVERED}))


def failed(frame: Frame, said: str, r: Random) -> Frame:
    """The same screen after an action that went wrong."""
    noise = vocabulary().noise
    told = bit(r.choice(("alert", "alert", "status", "text")), r.choice(noise["failures"]))
    at = r.randrange(len(frame.bits) + 1)
    return replace(
        frame,
        bits=(*frame.bits[:at], told, *frame.bits[at:]),
        said=said,
        done=False,
        moves=frozenset({"activate", "stuck", "type", "wait"}),
        unsure=True,
    )


def unmoved(frame: Frame, said: str) -> Frame:
    """The same screen after an action that changed nothing."""
    return replace(frame, said=said, done=False, unsure=True)


def loading(frame: Frame, said: str, r: Random) -> Frame:
    """The same screen while something is loading."""
    words = r.choice(vocabulary().noise["loading"])
    sign = bit("progressbar", words.rstrip("…")) if r.random() < 0.6 else bit(r.choice(("status", "text")), words)
    at = r.randrange(len(frame.bits) + 1)
    bits = (*frame.bits[:at], sign, *frame.bits[at:])
    return replace(frame, bits=bits, said=said, done=False, moves=frozenset({"wait"}))


def astray(said: str, family: str, r: Random) -> Frame:
    """Another page than the step needs: the press led elsewhere."""
    words = vocabulary()
    place = r.choice(words.places.get(family, words.places["site"]))
    rows = [bit("row", name) for name in r.sample(words.things[r.choice(("admin", "mail"))], 3)]
    return Frame(bits=(bit("heading", place), *rows), said=said, title=place, unsure=True)
