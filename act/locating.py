"""Finding what a locator names: a whole look that is asked for it, and a little patience where nothing shows yet."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from view import Chain, Found, Listing, Resolution, Screen, resolve, selectors, unresolved

from .ending import Outcome
from .seen import look_clearly, pause
from .thresholds import LOCATE_LOOKS
from .touch import Hand
from .wish import Wish


def locate(hand: Hand, chain: Chain) -> Generator[Wish[Any], Any, tuple[Screen, Resolution]]:
    """
    The page, read from end to end, and what the chain means on it. ``ordinal=`` counts the controls of that very look.

    What is not there is waited for, a look at a time: a page may still be drawing it.
    """
    screen, found = yield from _looked(hand, chain)
    for _ in range(LOCATE_LOOKS.count - 1):
        if screen.is_blind or found.outcome is not Found.NOT_FOUND:
            break
        yield from pause(hand, screen)
        screen, found = yield from _looked(hand, chain)
    return screen, found


def _looked(hand: Hand, chain: Chain) -> Generator[Wish[Any], Any, tuple[Screen, Resolution]]:
    screen = yield from look_clearly(hand, css=selectors(chain), whole=True)
    return screen, resolve(chain, screen, Listing.of(screen))


def not_one(found: Resolution) -> tuple[Outcome, str]:
    """
    How a step ends whose locator names no single element: several are for a person to tell apart, none is a failure.
    """
    problem = unresolved(found)
    labels = ", ".join(each.label for each in found.candidates)
    if found.outcome is Found.AMBIGUOUS:
        more = ", ..." if found.count > len(found.candidates) else ""
        return Outcome.STUCK, f"{problem.message}: {labels}{more}; say which one is meant"
    near = f"; near it: {labels}" if labels else ""
    outcome = Outcome.FALSE if found.outcome is Found.NOT_FOUND else Outcome.STUCK
    return outcome, f"{problem.message}{near}"
