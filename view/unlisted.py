"""What a selector matches that is no control and no text of its own, so that whoever asked can be told why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .element import Ref


class Why(StrEnum):
    """Why a look did not list it."""

    HIDDEN = "hidden"
    PART = "part"
    BOX = "box"


SENTENCES = {
    Why.HIDDEN: "what matches {what} does not show",
    Why.PART: "what matches {what} is only a part of a control",
    Why.BOX: "what matches {what} only holds controls and texts",
}
"""The error's message, by why it is none of its own."""

WAYS = {
    Why.HIDDEN: "bring it into sight first, or name what shows",
    Why.PART: "name that control, or what in it is one of its own",
    Why.BOX: "name one of them",
}
"""What to do about it."""


@dataclass(frozen=True, slots=True)
class Unlisted:
    """The one element that a selector matches, where a look does not list it."""

    why: Why
    about: tuple[Ref, ...] = ()
    """The control that it is a part of, or what it holds."""
