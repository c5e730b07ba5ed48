"""A step's text as it was written: literal pieces, variables with their values, secrets by name."""

from __future__ import annotations

from dataclasses import dataclass

from view import Secret, Text


@dataclass(frozen=True, slots=True)
class Filled:
    """A variable's place in a text, with what it holds."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """
    A text of the flow. Spans and typing sentences are read from its parts, never from the filled text, so that no
    value can add an instruction.
    """

    parts: tuple[str | Filled | Secret, ...]

    @classmethod
    def of(cls, text: str) -> Phrase:
        """A phrase without variables."""
        return cls((text,) if text else ())

    @property
    def filled(self) -> str:
        """
        With every variable's value; secrets by name.

        >>> Phrase(("add the ", Filled("mug", "Blue mug"), " to the cart")).filled
        'add the Blue mug to the cart'
        """
        return "".join(part.value if isinstance(part, Filled) else str(part) for part in self.parts)

    @property
    def written(self) -> str:
        """As the author wrote it: ``add the ${mug} to the cart``."""
        return "".join(part if isinstance(part, str) else f"${{{part.name}}}" for part in self.parts)

    @property
    def text(self) -> Text:
        """For typing: values in place, secrets still by name."""
        return tuple(part.value if isinstance(part, Filled) else part for part in self.parts)

    @property
    def secrets(self) -> tuple[str, ...]:
        return tuple(part.name for part in self.parts if isinstance(part, Secret))
