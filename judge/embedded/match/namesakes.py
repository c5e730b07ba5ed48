"""A control among the others of its screen: whose words are seldom, and which of several namesakes is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple

from ..language.words import share
from ..levels import KINDRED
from ..screen.scene import Item, Scene, once
from .progress import Progress, progress_of

Words = tuple[str, ...]

MOST: Final = 1.5
"""What the words of one name count for at most, each by how few others say it."""

FEW: Final = 0.4
"""What is left of that for a name of which hardly a word is unused."""

PLACED: Final = 0.7
"""What standing at the place that the step counts to, or saying all of the thing, adds to a row's words."""

WEIGHS: Final = 3.0
"""By so much the words that tell a row from its namesakes' are raised: of a long step they are few."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Among:
    """By the place of each control; nothing of one that says none of it."""

    fresh: dict[int, float]
    """How much of what is unused it says, in words that few others say."""

    best: float
    nouns: dict[int, float]
    leads: dict[int, float]
    """By how much its row beats those of its namesakes; -1 to 1."""


def among_of(scene: Scene) -> Among:
    """Looked up once for all who ask about the scene."""
    return once(scene, _among)


def _among(scene: Scene) -> Among:
    progress = progress_of(scene)
    controls = scene.controls
    teller = _teller(progress.unused, progress.nouns)
    told = [(item, teller(item.words)) for item in controls]
    fresh = {item.at: _fresh(one, progress) for item, one in told if one.kindred}
    return Among(
        fresh=fresh,
        best=max(fresh.values(), default=0.0),
        nouns={item.at: _nouns(one, item, progress) for item, one in told if one.nouns},
        leads=_leads(scene, progress),
    )


class _Told(NamedTuple):
    """What a name says of what is unused, and of the step's nouns."""

    kindred: tuple[str, ...]
    """Those of the unused words that it says, or one of their kin."""

    unused: float
    """How much of it is unused."""

    nouns: float


@lru_cache(maxsize=50)
def _teller(unused: Words, nouns: Words) -> Callable[[Words], _Told]:
    """What names say of these, each looked up once: most controls keep theirs from turn to turn."""
    return lru_cache(maxsize=2_000)(partial(_told, unused, nouns))


def _told(unused: Words, nouns: Words, name: Words) -> _Told:
    kindred = tuple(word for word in unused if share((word,), name) >= KINDRED)
    return _Told(kindred, share(name, unused), share(nouns, name))


def _fresh(told: _Told, progress: Progress) -> float:
    said = sum([1 / progress.rarity[word] for word in told.kindred])
    return min(MOST, said) * (FEW + (1 - FEW) * told.unused)


def _nouns(told: _Told, item: Item, progress: Progress) -> float:
    return told.nouns / min((progress.rarity[word] for word in item.words if word in progress.nouns), default=1)


def _leads(scene: Scene, progress: Progress) -> dict[int, float]:
    found: dict[int, float] = {}
    for places in scene.namesakes:
        group = [scene.controls[place] for place in places]
        scores = _scores(group, progress)
        *_, second, best = sorted(scores)
        for item, score in zip(group, scores, strict=True):
            lead = score - (second if score == best else best)
            found[item.at] = max(-1.0, min(1.0, lead))
    return found


def _scores(group: list[Item], progress: Progress) -> list[float]:
    """How much of what the step says each one's row says and not all rows do; and whether it is the one counted to."""
    rows = [frozenset((*item.around, *item.where)) for item in group]
    words = [word for word in progress.said if word not in progress.barred]
    counts = Counter([word for row in rows for word in words if word in row])
    telling = [word for word in words if counts[word] < len(group)]
    nth = next((clause.ordinal for clause in progress.goal.clauses if clause.ordinal), 0)
    things = [set(clause.things) for clause in progress.goal.clauses if clause.things]
    return [
        WEIGHS * (len([w for w in telling if w in row]) - len(progress.barred & row)) / max(1, len(words))
        + PLACED * (_is_counted(n, row, nth, len(group)) + any(thing <= row for thing in things))
        for n, row in enumerate(rows)
    ]


def _is_counted(at: int, row: frozenset[str], nth: int, many: int) -> int:
    """Once for its place, once for the figure in its row."""
    if not nth:
        return 0
    return (at == (nth - 1 if nth > 0 else many - 1)) + (nth > 0 and str(nth) in row)
