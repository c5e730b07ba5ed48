"""What the target of a write holds afterwards, held against what was asked for."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from view import Postcondition

from .reader import Located
from .world import FrameGone, Json


def comparison(actual: str | None, requested: str) -> Postcondition:
    """
    Letter by letter. What cannot be read is proof of nothing.

    >>> [str(comparison(held, "mug")) for held in ("mug", "", "(mug)", None)]
    ['kept', 'discarded', 'rewritten', 'not_read']
    """
    if actual is None:
        return Postcondition.NOT_READ
    if actual == requested:
        return Postcondition.KEPT
    return Postcondition.REWRITTEN if actual else Postcondition.DISCARDED


@dataclass(frozen=True, slots=True)
class Compared:
    """What the page says of a field whose text may not leave it."""

    same: bool
    alike: bool
    """But for white space and signs, such as a mask adds them."""

    empty: bool

    @classmethod
    async def at(cls, place: Located, text: str) -> Compared | None:
        """Compared inside the page; nothing where the field is gone or cannot be read."""
        match await ask(place, "compared", text):
            case {"same": same, "alike": alike, "empty": empty}:
                return cls(same is True, alike is True, empty is True)
        return None

    @property
    def postcondition(self) -> Postcondition:
        if self.same:
            return Postcondition.KEPT
        return Postcondition.DISCARDED if self.empty else Postcondition.REWRITTEN


async def ask(place: Located, function: str, *args: Json) -> Json:
    """What the page says of the target after something was sent; nothing where its frame is gone by now."""
    with suppress(FrameGone):
        return await place.world.call(function, place.node, *args)
    return None
