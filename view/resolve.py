"""
Which element of a screen a locator means: exactly one, several, none, or a reference that no longer holds.

Nothing is ever guessed. Several matches are told with what tells them apart; only "none" goes on to the next locator of
a chain.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Final, NamedTuple

from .budgets import CANDIDATES, COMPARED, LIKE
from .candidate import Candidate, candidate
from .element import Element, Ref
from .errors import Ambiguous, NotFound, StaleRef, TargetError
from .locator import By, Chain, Locator
from .screen import Screen
from .unlisted import SENTENCES, WAYS, Why


class Found(StrEnum):
    """What came of a locator."""

    UNIQUE = "unique"
    AMBIGUOUS = "ambiguous"
    NOT_FOUND = "not_found"
    STALE = "stale_reference"


OUTCOMES: Final = {
    Found.UNIQUE: ("one element matches", "it is used"),
    Found.AMBIGUOUS: ("several match", "nothing is done; up to 8 of them are told, so that the locator can say more"),
    Found.NOT_FOUND: (
        "none matches, or only one that does not show, or is no control of its own",
        "the next of the chain is tried; after the last it is told why, and what comes near",
    ),
    Found.STALE: ("the page has changed since that observation", "nothing is done; observe again"),
}
"""What each means, and what follows."""


class Listing(NamedTuple):
    """The controls that an observation listed, in its order: what ``ordinal=`` counts."""

    revision: int
    refs: tuple[Ref, ...]

    @classmethod
    def of(cls, screen: Screen) -> Listing:
        """All controls of the screen, in document order."""
        return cls(screen.revision, tuple(item.ref for item in screen.controls))


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolution:
    """What a chain came to, and the locator that decided it."""

    outcome: Found
    locator: Locator
    element: Element | None = None
    """For `Found.UNIQUE` alone."""

    candidates: tuple[Candidate, ...] = ()
    """The first of several matches; for "not found" what comes near, or what the match is a part of or holds."""

    count: int = 0
    """How many elements matched."""

    why: Why | None = None
    """For "not found": why the only match is not used."""


def selectors(chain: Chain) -> tuple[str, ...]:
    """What a look has to be asked for, so that the chain can be resolved on it: its ``css=`` and ``text=`` parts."""
    asked = (_asked(locator) for locator in chain if locator.by in {By.CSS, By.TEXT})
    return tuple(dict.fromkeys(asked))


def resolve(chain: Chain, screen: Screen, listing: Listing | None = None) -> Resolution:
    """What the chain means on that screen; `listing` is the last observation, for ``ordinal=``."""
    found: Resolution | None = None
    for locator in chain:
        found = _one(locator, screen, listing)
        if found.outcome is not Found.NOT_FOUND:
            return found
    if found is None:
        raise ValueError("a chain holds at least one locator")
    return found


def unresolved(found: Resolution) -> TargetError:
    """What is told of a locator that came to anything but one element."""
    if found.outcome is Found.STALE:
        return StaleRef(str(found.locator))
    kind = Ambiguous if found.outcome is Found.AMBIGUOUS else NotFound
    says, way = (SENTENCES[found.why], WAYS[found.why]) if found.why else ("", "")
    return kind(str(found.locator), candidates=found.candidates, count=found.count, says=says, hint=way)


def _one(locator: Locator, screen: Screen, listing: Listing | None) -> Resolution:
    refs = _matches(locator, screen, listing)
    if refs is None:
        return Resolution(outcome=Found.STALE, locator=locator)
    items = {item.ref: item for item in screen.items}
    if len(refs) > 1:
        shown = tuple(candidate(items.get(ref)) for ref in refs[: CANDIDATES.value])
        return Resolution(outcome=Found.AMBIGUOUS, locator=locator, candidates=shown, count=len(refs))
    if refs and refs[0] in items:
        return Resolution(outcome=Found.UNIQUE, locator=locator, element=items[refs[0]], count=1)
    return _not_found(locator, screen, len(refs))


def _not_found(locator: Locator, screen: Screen, count: int) -> Resolution:
    unlisted = screen.unlisted.get(_asked(locator)) if locator.by is By.CSS and count == 1 else None
    if unlisted is None:
        return Resolution(outcome=Found.NOT_FOUND, locator=locator, candidates=_near(locator, screen), count=count)
    about = tuple(candidate(item) for item in screen.items if item.ref in unlisted.about)[: CANDIDATES.value]
    return Resolution(outcome=Found.NOT_FOUND, locator=locator, candidates=about, count=count, why=unlisted.why)


def _matches(locator: Locator, screen: Screen, listing: Listing | None) -> tuple[Ref, ...] | None:
    """Each element that matches; `None` where the reference, the place or the look is of another time."""
    match locator.by:
        case By.REF:
            ref = Ref(locator.value)
            revision = ref.partition(":")[0]
            return (ref,) if revision == f"r{screen.revision}" else None
        case By.ORDINAL:
            return _at(int(locator.value), screen, listing)
        case By.CSS | By.TEXT:
            return screen.matches.get(_asked(locator), _said(locator, screen))
        case By.NAME:
            return _refs(item for item in screen.controls if item.name == locator.value)
        case By.ROLE:
            return _refs(item for item in screen.items if (item.role, item.name) == (locator.role, locator.value))


def _at(place: int, screen: Screen, listing: Listing | None) -> tuple[Ref, ...] | None:
    if listing is None or listing.revision != screen.revision:
        return None
    return listing.refs[place : place + 1]


def _said(locator: Locator, screen: Screen) -> tuple[Ref, ...] | None:
    """Of a look that was not asked: a text is among its own lines, a selector cannot be known."""
    if locator.by is By.CSS:
        return None
    controls = _refs(item for item in screen.controls if item.name == locator.value)
    return controls or _refs(item for item in screen.texts if item.name == locator.value)


def _asked(locator: Locator) -> str:
    """How the look is asked for it: a selector as it stands, a text with its prefix."""
    return locator.value if locator.by is By.CSS else f"{By.TEXT}={locator.value}"


def _refs(items: Iterable[Element]) -> tuple[Ref, ...]:
    return tuple(item.ref for item in items)


def _near(locator: Locator, screen: Screen) -> tuple[Candidate, ...]:
    """Controls whose name may have been meant: the same but for capitals, holding it, or a slip away."""
    if locator.by not in {By.NAME, By.ROLE, By.TEXT}:
        return ()
    wanted = locator.value.casefold()
    named = [item for item in screen.controls if item.name][: COMPARED.value]
    close = [(_nearness(wanted, item.name.casefold()), item) for item in named]
    best = sorted((pair for pair in close if pair[0] >= LIKE.value), key=lambda pair: -pair[0])
    return tuple(candidate(item) for _, item in best[: CANDIDATES.value])


def _nearness(wanted: str, name: str) -> float:
    """In percent of their letters. What holds the other comes first, the more of it the earlier."""
    shorter, longer = sorted((len(wanted), len(name)))
    if wanted in name or name in wanted:
        return 100 + 100 * shorter / longer
    if longer > 2 * shorter:
        return 0
    return 100 * SequenceMatcher(None, wanted, name, autojunk=False).ratio()
