"""
Taking back what made things worse. Without deliberation: Escape. With it the screen from before is brought back and
proven to be there: the way back of the address, else the switch once more, else Escape. See docs/decisions/undo.md.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final

from view import Element, Operation, Reply, State, Support, is_destructive
from view import Kind as Act

from . import thresholds as at
from .attempt import Attempt
from .backtrack import plan
from .checkpoint import Checkpoint, Reversibility, checkpoint, effect_of, restored, reversibility
from .ending import Ending, Outcome
from .event import UndoChecked
from .expect import TOGGLES, Effect, is_on, same_kind
from .intent import Level
from .last import Deed, Last
from .notice import has_changed, look
from .recover import WORSE, ban, press_escape
from .state import place_of
from .wish import Tell, Wish

Undone = Generator[Wish[Any], Any, Ending | None]

_MASK: Final = "[secret:"
"""An address that holds a secret is shown masked: there is no going to that."""


@dataclass(frozen=True, slots=True)
class Way:
    """How an action is taken back: what is sent, to what, and how the history calls it."""

    operation: Operation
    words: str
    element: Element | None = None


def undo(attempt: Attempt) -> Undone:
    """Takes the last action back; what caused it is not used again. The copies that its press struck off are lifted."""
    attempt.undos += 1
    cause, attempt.pending_copies = attempt.last, None
    yield from _struck_off(attempt, cause)
    if cause is None or attempt.limits.deliberation is Level.OFF:
        yield from press_escape(attempt, "undo")
        attempt.note(WORSE)
        attempt.last = None
        return None
    plan(attempt, cause)
    ending = yield from _taken_back(attempt, cause)
    attempt.last = None
    return ending


def _struck_off(attempt: Attempt, cause: Last | None) -> Generator[Wish[Any], Any, None]:
    if cause and cause.element:
        attempt.copies.pop(cause.element.press_key, None)
        attempt.deeds = [done for done in attempt.deeds if done is not cause]
        yield from ban(attempt, cause.element, "it made things worse")
    if cause and cause.chord:
        attempt.presses[cause.chord] = at.MAX_REPEAT_PRESSES.count


def _taken_back(attempt: Attempt, cause: Last) -> Undone:
    """The first rung that applies. Nothing is tried where nothing had changed, nor where it was hard to undo."""
    point = checkpoint(cause, attempt.memory.restless)
    if not has_changed(attempt, cause) and point.address == attempt.screen.address:
        yield from _told(attempt, cause, point, "it had changed nothing", back=True)
        return None
    if reversibility(cause, attempt.hand.guards) is Reversibility.IRREVERSIBLE:
        yield from _told(attempt, cause, point, "it cannot be taken back", back=False)
        return None
    if point.address != attempt.screen.address:
        return (yield from _by_address(attempt, cause, point))
    if way := _switched_back(attempt, cause):
        ending = yield from _sent(attempt, way)
        return ending or (yield from _proven(attempt, cause, point, way.words))
    return (yield from _by_escape(attempt, cause, point))


def _by_escape(attempt: Attempt, cause: Last, point: Checkpoint) -> Undone:
    """The rung that may miss: then the history says so, and the step goes on."""
    yield from press_escape(attempt, "undo")
    ending = yield from look(attempt)
    back = restored(point, attempt.screen) and attempt.screen.front == cause.before.front
    yield from _told(attempt, cause, point, "pressed Escape", back=back)
    return ending


def _by_address(attempt: Attempt, cause: Last, point: Checkpoint) -> Undone:
    """Back; still elsewhere, the address itself."""
    ways = [Way(Operation(kind=Act.BACK), "went back")]
    if point.address and _MASK not in point.address:
        there = Operation(kind=Act.NAVIGATE, text=(point.address,))
        ways.append(Way(there, f"went to {place_of(point.address)}"))
    for way in ways:
        ending = yield from _sent(attempt, way)
        if ending or attempt.screen.address == point.address:
            break
    return ending or (yield from _proven(attempt, cause, point, way.words))


def _switched_back(attempt: Attempt, cause: Last) -> Way | None:
    """What was switched once more, or of several to choose from the one that was chosen before."""
    if cause.element is None or effect_of(cause) not in TOGGLES:
        return None
    now = same_kind(attempt.screen, cause.element)
    if now is None or is_on(now) is is_on(cause.element):
        return None
    if effect_of(cause) is Effect.FLIPS:
        return Way(_press(now, checked=cause.element.has(State.CHECKED)), f"pressed {now.label} again", now)
    earlier = _chosen_before(attempt, cause, cause.element)
    return Way(_press(earlier, checked=True), f"pressed {earlier.label} again", earlier) if earlier else None


def _chosen_before(attempt: Attempt, cause: Last, chosen: Element) -> Element | None:
    """The one beside it that was the chosen one, if it is still there to be pressed and pressing it is harmless."""
    beside = [item for item in cause.before.controls if (item.role, item.path) == (chosen.role, chosen.path)]
    before = next((item for item in beside if is_on(item) and item != chosen), None)
    now = same_kind(attempt.screen, before) if before else None
    return now if now and not is_destructive(now, attempt.screen, attempt.hand.guards) else None


def _press(element: Element, *, checked: bool) -> Operation:
    if element.offers(Support.CHECK):
        return Operation(kind=Act.CHECK, target=element.ref, checked=checked)
    return Operation(kind=Act.CLICK, target=element.ref)


def _sent(attempt: Attempt, way: Way) -> Undone:
    """One rung, through the gate, and a look at what came of it."""
    reply = yield from attempt.hand.touch(way.operation, way.element, attempt.screen, purpose="undo")
    if isinstance(reply, Reply):
        deed = Deed.PRESS if way.element else Deed.KEY
        done = Last(deed=deed, words=way.words, element=way.element, before=attempt.screen, housekeeping=True)
        attempt.did(done, reply)
    return (yield from look(attempt))


def _told(attempt: Attempt, cause: Last, point: Checkpoint, by: str, *, back: bool) -> Generator[Wish[Any], Any, None]:
    present = point.present(attempt.screen)
    attempt.note(f"{WORSE}: {by}" if back else f"{cause.words} made things worse and was not undone: {by}")
    yield from Tell(UndoChecked(action=cause.words, by=by, present=present, restored=back))


def _proven(attempt: Attempt, cause: Last, point: Checkpoint, by: str) -> Undone:
    """After a rung that restores: the screen from before is there again, or the step is over."""
    back = restored(point, attempt.screen)
    yield from _told(attempt, cause, point, by, back=back)
    if back:
        return None
    shows = f"{point.present(attempt.screen):.0%} of what the screen held before it shows"
    return attempt.end(Outcome.STUCK, f"{cause.words} made things worse and could not be undone: {by}, but {shows}")
