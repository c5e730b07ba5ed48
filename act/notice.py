"""What the last action changed: noted before anything is judged."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from judge import Kind, Request, Yes, yes_no
from view import Kind as Act
from view import Operation, Refusal, Screen, change, moved_by_itself

from . import thresholds as at
from .attempt import Attempt
from .confirm import is_confirmed
from .copies import copies_of, wants_several
from .editing import span_targets
from .ending import Ending, Outcome
from .event import Noted
from .front import owner_after
from .intent import Loop
from .last import Deed, Last
from .memory import Owner
from .recover import ban
from .turns import goes_a_step
from .verdict import Next, next_for
from .wish import Ask, Look, Tell, Wish

_STRUCK_BY = frozenset({Refusal.NONE, Refusal.COVERED, Refusal.DISABLED, Refusal.NOT_EDITABLE})
"""After these a target that changed nothing is banned; one that was moving or stale may be tried again."""


def look(attempt: Attempt) -> Generator[Wish[Any], Any, Ending | None]:
    """Looks; a screen that cannot be read is waited for, three looks in a row at most."""
    attempt.meant = ""
    for _ in range(at.MAX_BLIND_LOOKS.count):
        attempt.screen = yield from attempt.hand.look(attempt.memory.restless)
        if not attempt.screen.is_blind:
            _note_confirmation(attempt)
            return None
        yield from attempt.hand.touch(Operation(kind=Act.WAIT), None, attempt.screen, purpose="wait to see")
    yield from attempt.hand.saw_nothing()
    return attempt.end(Outcome.BLIND, "the screen could not be read")


def _note_confirmation(attempt: Attempt) -> None:
    """What shows nothing of itself, or emptied a form, is to be confirmed by something that the step names."""
    attempt.later_looks += 1
    for touched, made in attempt.hand.taken():
        if touched.acts and next_for(made) is Next.CONFIRM:
            attempt.unconfirmed, attempt.doubtful, attempt.later_looks = touched.before, touched.action, 0
    before = attempt.unconfirmed
    if before and is_confirmed(attempt.goal, before, attempt.screen, attempt.memory.restless):
        attempt.unconfirmed = None


def note_change(attempt: Attempt) -> Generator[Wish[Any], Any, Ending | None]:
    """Compares the screens before and after the last action: bans, counts, dialogs, restless nodes, the stall."""
    last = attempt.last
    yield from _note_owner(attempt, last)
    if last is None or last.housekeeping:
        attempt.unchanged.clear()
        return None
    yield from _doubt(attempt, last)
    if has_changed(attempt, last):
        _note_changed(attempt, last)
        return None
    yield from _note_unchanged(attempt, last)
    if at.STALL_TURNS.reached_by(len(attempt.unchanged)):
        return (yield from _stalled(attempt))
    return None


def has_changed(attempt: Attempt, last: Last) -> bool:
    """The fingerprint differs, or a typed text was kept that the screen does not show."""
    restless = attempt.memory.restless
    return last.kept or last.before.fingerprint(restless) != attempt.screen.fingerprint(restless)


def _note_owner(attempt: Attempt, last: Last | None) -> Generator[Wish[Any], Any, None]:
    before, owner = attempt.memory.owner, owner_after(last, attempt.screen, attempt.memory.owner)
    attempt.memory = replace(attempt.memory, owner=owner)
    if owner is Owner.TASK and before is not Owner.TASK:
        front = attempt.screen.front
        line = f'that opened the {front.kind} "{front.name}": it is the task\'s next stage, answer what it asks'
        attempt.note(line)
        yield from Tell(Noted(line=line))
    if owner is not Owner.TASK:
        attempt.served = False if before is Owner.TASK and attempt.screen.front.is_window else attempt.served


def _note_changed(attempt: Attempt, last: Last) -> None:
    attempt.unchanged.clear()
    attempt.futile.clear()
    attempt.idle_waits = attempt.idle_scrolls = 0
    attempt.effective.append(last)
    _note_step(attempt, last)
    attempt.note(attempt.change_note(last.before))
    pressed, attempt.pending_copies = attempt.pending_copies, None
    if pressed and not wants_several(attempt.goal):
        struck = copies_of(pressed, attempt.screen)
        if struck:
            attempt.copies[pressed.press_key] = struck


def _note_step(attempt: Attempt, last: Last) -> None:
    """One step further with what goes step by step costs no turn and is no repetition, for as long as it leads on."""
    attempt.seen_screens.add(last.before.fingerprint(attempt.memory.restless))
    pressed = last.element if last.deed is Deed.PRESS and last.delivered else None
    if pressed is None or not goes_a_step(pressed) or at.FREE_STEPS.reached_by(attempt.free_steps):
        return
    if attempt.screen.fingerprint(attempt.memory.restless) not in attempt.seen_screens:
        attempt.free_steps += 1
        attempt.presses[pressed.press_key] -= 1


def _note_unchanged(attempt: Attempt, last: Last) -> Generator[Wish[Any], Any, None]:
    attempt.pending_copies = None
    if last.deed is Deed.WAIT:
        attempt.idle_waits += 1
        attempt.note("nothing changed while waiting: the screen has settled")
        return
    attempt.unchanged.append(last)
    attempt.note("nothing on screen changed")
    if last.deed is Deed.SCROLL:
        attempt.idle_scrolls += 1
    element = last.element
    if element and (last.refusal in _STRUCK_BY or last.may_have_reached) and not awaits_double_click(attempt, last):
        yield from ban(attempt, element, "its press changed nothing" if last.delivered else "it could not be pressed")


def awaits_double_click(attempt: Attempt, last: Last) -> bool:
    """A text of the step's own that one click did not move: it gets one double click before it is banned."""
    element = last.element
    if element is None or last.deed is not Deed.PRESS or not last.delivered:
        return False
    return element.press_key not in attempt.double_clicked and any(
        item.press_key == element.press_key for item in span_targets(attempt)
    )


def _stalled(attempt: Attempt) -> Generator[Wish[Any], Any, Ending]:
    """Three actions that changed nothing: the step is over, one way or the other."""
    ending = yield from already_shown(attempt)
    if ending:
        return ending
    proven = all(last.activates and last.delivered for last in attempt.unchanged)
    if proven:
        return attempt.end(Outcome.UNRESPONSIVE, "the last three actions changed nothing on screen")
    return attempt.end(Outcome.STUCK, f"{_of_no_use(attempt)}: {_tried(attempt)}")


def _of_no_use(attempt: Attempt) -> str:
    """What the last three turns had in common: actions without effect, or none made at all."""
    made = sum(last.deed is not Deed.NOTHING for last in attempt.unchanged)
    if made == len(attempt.unchanged):
        return "the last three actions changed nothing on screen"
    return "the last three turns changed nothing on screen" if made else "in the last three turns no action was made"


def doubted(attempt: Attempt) -> Generator[Wish[Any], Any, Ending]:
    """It seems done, and nothing shows of what was done last: over, unless the screen shows the result all the same."""
    ending = yield from already_shown(attempt)
    why = f"nothing confirms the last action ({attempt.doubtful}): nothing that the step names appeared or changed"
    return ending or attempt.end(Outcome.UNSURE, why)


def already_shown(attempt: Attempt) -> Generator[Wish[Any], Any, Ending | None]:
    """
    The one question left: does the screen already show what the step is meant to bring about? Where something that the
    step did changed the screen, it is done; where nothing did, it was so already.
    """
    if attempt.on(Loop.COMPLETION) and not attempt.is_short:
        question = yes_no(Kind.SHOWS_RESULT)
        (answers,) = yield from Ask((Request(state=attempt.state(), questions=(question,)),))
        answer = answers[question.id]
        bar = attempt.limits.bars.of(question.id, answers.by).done
        if isinstance(answer, Yes) and bar.reached_by(answer.p):
            attempt.lowest = min(answer.p, attempt.lowest if attempt.lowest is not None else 1.0)
            if attempt.took_effect:
                return attempt.end(Outcome.DONE, "the screen shows the step's result")
            return attempt.end(Outcome.ALREADY_DONE, "the screen already shows the step's result")
    return None


def _tried(attempt: Attempt) -> str:
    """What the changeless turns were, in order."""
    return ", ".join(last.words if last.delivered else f"{last.words} ({last.refusal})" for last in attempt.unchanged)


def _doubt(attempt: Attempt, last: Last) -> Generator[Wish[Any], Any, None]:
    """
    Nodes that changed at three looks in a row, with nothing else on screen changing, are doubted: one wait, one look.
    Those that change then too change by themselves. What they had passed for is counted anew.
    """
    stirred = stirred_only(last.before, attempt.screen, attempt.memory.restless)
    if last.deed in {Deed.WAIT, Deed.NOTHING} and stirred:
        _count_calm(attempt, stirred)
    acted_on = {last.element.node} if last.element else set[str]()
    attempt.stirred = [*attempt.stirred, stirred - acted_on] if stirred - acted_on else []
    recent = attempt.stirred[-at.DOUBTED_CHANGE.count :]
    if not at.DOUBTED_CHANGE.reached_by(len(recent)) or not frozenset.intersection(*recent):
        return
    before = attempt.screen
    yield from attempt.hand.touch(Operation(kind=Act.WAIT), None, before, purpose="doubt")
    attempt.screen = yield from Look()
    always = moved_by_itself(before, attempt.screen).intersection(*recent)
    if not always:
        attempt.stirred = []
        return
    attempt.memory = replace(attempt.memory, restless=attempt.memory.restless | always)
    line = "some of the screen changes by itself: it no longer counts as a change"
    yield from Tell(Noted(line=line))
    believed = [nodes for nodes in attempt.stirred[:-1] if not nodes - always]
    attempt.unchanged.extend([last] * len(believed))
    attempt.stirred = []


def stirred_only(before: Screen, now: Screen, restless: frozenset[str]) -> frozenset[str]:
    """The nodes whose own words changed, when nothing else on the screen did; else nothing."""
    moved = moved_by_itself(before, now) - restless
    return moved if moved and not change(before, now, restless | moved) else frozenset()


def _count_calm(attempt: Attempt, nodes: frozenset[str]) -> None:
    attempt.calm.update(nodes)
    restless = {node for node in nodes if at.RESTLESS_CHANGES.reached_by(attempt.calm[node])}
    attempt.memory = replace(attempt.memory, restless=attempt.memory.restless | restless)
