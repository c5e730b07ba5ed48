"""What is seen of the last action by looking back, at the levels that deliberate. See docs/decisions/undo.md."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from . import thresholds as at
from .attempt import Attempt
from .checkpoint import effect_of
from .event import ExpectationChecked, Noted
from .expect import Came, Effect, came
from .intent import Level
from .last import Deed, Last
from .recover import ban
from .wish import Tell, Wish


def look_back(attempt: Attempt) -> Generator[Wish[Any], Any, None]:
    """Notes a swing, and whether the last action did what it was expected to. At the level `off` nothing."""
    if attempt.limits.deliberation is Level.OFF:
        return
    yield from _note_swing(attempt)
    yield from _check_expectation(attempt)


def swings(fingerprints: Sequence[str]) -> bool:
    """
    The screen is as it was two turns ago, and was another between.

    >>> swings(["a", "b", "a"]), swings(["a", "a", "a"]), swings(["a", "b", "c"])
    (True, False, False)
    """
    back = at.SWING_TURNS.count
    if len(fingerprints) <= back:
        return False
    now = fingerprints[-1]
    return now == fingerprints[-1 - back] and now != fingerprints[-2]


def _note_swing(attempt: Attempt) -> Generator[Wish[Any], Any, None]:
    """Two presses that led in a circle are not used again in this step."""
    last = attempt.last
    if last is None or last.housekeeping:
        attempt.trail.clear()
    attempt.trail.append((attempt.screen.fingerprint(attempt.memory.restless), last))
    if not swings([fingerprint for fingerprint, _ in attempt.trail]):
        return
    recent = [done for _, done in attempt.trail[-at.SWING_TURNS.count :] if done is not None and _is_press(done)]
    if not recent:
        return
    for done in recent:
        if done.element:
            yield from ban(attempt, done.element, "pressing it led in a circle")
    line = f"the screen is as it was {at.SWING_TURNS.count} turns ago: {', then '.join(d.words for d in recent)}"
    attempt.note(line)
    yield from Tell(Noted(line=line))


def _is_press(last: Last) -> bool:
    return last.deed is Deed.PRESS and last.activates and last.element is not None


def _check_expectation(attempt: Attempt) -> Generator[Wish[Any], Any, None]:
    """Of what changed something: whether that is what was expected. What changed nothing has been noted already."""
    last = attempt.last
    if last is None or last.element is None or last.housekeeping or not last.activates or attempt.unchanged:
        return
    effect = effect_of(last)
    if effect is Effect.UNKNOWN:
        return
    shown = came(effect, last.element, last.before, attempt.screen)
    yield from Tell(ExpectationChecked(action=last.words, expected=effect, came=shown))
    if shown is Came.MISSED:
        attempt.meant = f"{last.words}, which was to {effect}"
        attempt.note(f"{last.words} did not {effect}")
