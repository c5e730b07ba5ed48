"""A step on a screen that has nothing to do with it: nothing there serves it, and it is not done."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from ...language.words import content
from ..case import Bit, Frame, Story
from .commit import commit, create, remove
from .place import visited
from .search import searched
from .standing import chosen, switched

SOURCES: Final = (commit, create, remove, visited, searched, chosen, switched)
TRIES: Final = 8
HELPLESS: Final = frozenset({"stuck", "scroll", "expand", "activate"})


def stray(r: Random) -> Story:
    """The step of one story on the first screen of another with other words."""
    step = r.choice(SOURCES[:4])(r).step
    for _ in range(TRIES):
        other = r.choice(SOURCES)(r)
        frame = other.frames[0]
        words = {word for b in frame.bits for word in content(b.element.name)}
        if not words & set(content(step)):
            return Story(family=other.family, step=step, frames=(_helpless(frame),))
    return Story(family="site", step=step, frames=(_helpless(Frame(bits=())),))


def _helpless(frame: Frame) -> Frame:
    bits = tuple(Bit(b.element) for b in frame.bits)
    return replace(frame, bits=bits, done=False, moves=HELPLESS, typing=False, stands=False)
