"""What a surface can measure about one action: where it aimed, who held that point, what the target held afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from .cut import shortened
from .element import NOWHERE, Ref

RECEIVER_CLASSES: Final = 2
"""So many class words tell one layer from the next; a utility style sheet gives it thirty."""

RECEIVER_TEXT: Final = 40
"""So many characters of its text tell a person which layer is meant."""


class Delivery(StrEnum):
    """What is known of the way from the aim to the target. Tables list them in this order."""

    TARGET_HIT = "target_hit"
    """The point belongs to the target: to itself, a part of it, its label, or the host that draws it."""

    INTERCEPTED = "intercepted"
    """The point belongs to something else."""

    OFF_TARGET = "off_target"
    """It stands still and shows no point that could be aimed at: nothing was sent."""

    NOT_SETTLED = "not_settled"
    """It was still moving: nothing was sent."""

    JS = "js"
    """Sent by script, without any point: nothing can lie in between."""

    NOT_PROBED = "not_probed"
    """Nobody looked at the point. The floor: it is evidence of nothing."""

    @classmethod
    def parse(cls, word: str) -> Delivery:
        """
        The reading of that name. A word that nobody knows is no evidence.

        >>> Delivery.parse("js"), Delivery.parse("Sure!")
        (<Delivery.JS: 'js'>, <Delivery.NOT_PROBED: 'not_probed'>)
        """
        return next((reading for reading in cls if reading.value == word), cls.NOT_PROBED)


class Postcondition(StrEnum):
    """What the target of a write held when it was read again."""

    NOT_READ = "not_read"
    """Nobody read it, or it cannot be read. The floor."""

    KEPT = "kept"
    DISCARDED = "discarded"
    """It holds nothing."""

    REWRITTEN = "rewritten"
    """It holds something else: a mask, a trimmer, a page that writes its own value."""


class Aim(NamedTuple):
    """The point that was aimed at, in CSS pixels of the viewport."""

    x: float
    y: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Receiver:
    """The element that holds a point, as far as a person needs it to find it again."""

    tag: str
    id: str = ""
    classes: tuple[str, ...] = ()
    role: str = ""
    text: str = ""
    z_index: str = ""
    """As the style has it: ``auto`` or a number."""

    modal: bool = False
    """It is, or lies in, a modal dialog: the page behind receives nothing."""

    iframe: bool = False
    same_document: bool = True
    ref: Ref = NOWHERE
    """Where the last look saw it; most layers are no element of a screen."""

    @property
    def label(self) -> str:
        """
        It in one line, shortened.

        >>> Receiver(tag="div", id="veil", classes=("dim", "top", "p-4"), text="We value  your privacy").label
        'div#veil.dim.top "We value your privacy"'
        """
        tag = self.tag + (f"#{self.id}" if self.id else "")
        classes = "".join(f".{name}" for name in self.classes[:RECEIVER_CLASSES])
        role = f"[{self.role}]" if self.role else ""
        text = shortened(" ".join(self.text.split()), RECEIVER_TEXT)
        said = f'"{text}"' if text else ""
        return f"{tag}{classes}{role} {said}".strip()
