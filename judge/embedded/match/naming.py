"""What the name of a control says for a step, whatever was done and stands around it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..language.words import folded, share
from ..levels import AGREES, KINDRED, SAYS
from ..screen.scene import FIELDS
from ..step.goal import goal_of

SHORT: Final = 3


class Naming(NamedTuple):
    """Worked out once for each name that a step meets: most controls keep theirs from turn to turn."""

    said: float
    """How much of its name the step says."""

    verb: float
    """How far it says a verb of the step; what sells a thing says that it adds it."""

    beside: tuple[str, ...]
    """What it says besides the verb."""

    beside_said: float
    """How much of that the step says; all of nothing."""

    is_field: bool
    is_out: bool
    """A way out that the step does not name and that agrees to nothing."""

    sends: bool
    is_opener: bool
    agrees: bool
    retries: bool
    opposes: bool
    amends: bool


@lru_cache(maxsize=20_000)
def naming_of(step: str, role: str, name: str, words: tuple[str, ...]) -> Naming:
    """Of a control of that role and name; `words` are its own, or of what stands for a name."""
    goal, sets = goal_of(step), lexicon().sets
    said = share(words, goal.words)
    sells = goal.adds and not sets["acquiring"].isdisjoint(words)
    beside = tuple(w for w in words if w.isalpha() and share((w,), goal.verbs) < KINDRED)
    is_field = role in FIELDS and role != "slider"
    is_out = _is_out(name, said, share(words[:1], goal.words))
    return Naming(
        said=said,
        verb=max(KINDRED * sells, *(share((verb,), words) for verb in goal.verbs)),
        beside=beside,
        beside_said=share(beside, goal.words) if beside else 1.0,
        is_field=is_field,
        is_out=is_out,
        sends=not (is_field or is_out) and commits(name),
        is_opener=0 < len(words) <= SHORT and not sets["opener"].isdisjoint(words),
        agrees=not sets["commit_answers"].isdisjoint(words),
        retries=not sets["retrying"].isdisjoint(words),
        opposes=not sets["opposing"].isdisjoint(words),
        amends=not sets["amending"].isdisjoint(words),
    )


def _is_out(name: str, said: float, begins: float) -> bool:
    rank = lexicon().closers.get(folded(name).strip(" .!"), 0)
    named = max(said - SAYS, begins - KINDRED) >= 0
    return leaves(name) and not named and rank < AGREES
