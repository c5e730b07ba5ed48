"""What a condition comes to: facts that can be looked up on a screen one by one, and how they hang together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .noun import NOTHING, Noun


class Relation(StrEnum):
    """What is said of a thing."""

    SHOWN = "shown"
    """It is on the screen, or in the place named."""

    SAYS = "says"
    """The text or field of that name holds a value."""

    STATE = "state"
    EMPTY = "empty"
    HAPPENED = "happened"
    """The screen tells that it has been done."""

    TROUBLE = "trouble"
    """An error is told."""

    ORDER = "order"
    """One thing stands before another."""

    SORTED = "sorted"
    SIGNED_IN = "signed_in"
    WORDS = "words"
    """No form of sentence that is known: only its very words can prove it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One thing said, without what it is joined with."""

    relation: Relation
    subject: Noun = NOTHING
    object: Noun = NOTHING
    word: str = ""
    """The word for the state, or for what happened."""

    denied: bool = False
    only: bool = False
    exact: bool = False
    """The value is all there is, as after "is"."""

    beside: tuple[Noun, ...] = ()
    """With `only`: what else may be there, as in "only A and B"."""

    link: str = ""
    """What connects subject and value, where it says which field: ``addressed to``."""


class Join(StrEnum):
    """How several facts make one."""

    ALL = "all"
    ANY = "any"
    EITHER = "either"
    """The first as one thing; where the screen does not tell that, the others, each by itself."""

    NOT = "not"
    """What is said of all of them, denied: "not both"."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Several facts as one."""

    how: Join
    parts: tuple[Tree, ...]


Tree = Fact | Joined


def joined(how: Join, *parts: Tree) -> Tree:
    """The parts as one; a single one by itself."""
    return parts[0] if len(parts) == 1 else Joined(how, parts)
