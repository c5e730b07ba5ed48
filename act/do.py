"""
The do loop: a plain step, carried out in at most eight turns, or as many more as what it names takes.

One turn: look, note what the last action changed, judge, and then the first row of `decide.RULES` that holds: end,
clear an obstacle, undo, or make one move. After the last turn there is one more look.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from view import label_words

from . import thresholds as at
from .ask import Said, judge_screen
from .attempt import Attempt
from .decide import OVERRULES, Decision, Move, Turn, decide
from .dismissal import closed_what_the_step_names
from .ending import Ending, Outcome
from .event import AnswerOverruled, TurnDecided
from .front import inside_labels
from .hindsight import look_back
from .intent import DoIntent, Limits, Loop
from .memory import Memory, Owner
from .moves import MAKE, Made, double_click
from .notice import already_shown, awaits_double_click, doubted, look, note_change
from .recover import clear_obstacle
from .touch import Hand
from .turns import turns_for
from .typing import owed, pairs
from .undo import undo
from .wish import Machine, Tell

_CREATES: Final = frozenset({"new", "create"})


def do(intent: DoIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Carries out one plain step, and says how it ended."""
    begun = replace(memory, refused_kinds=frozenset(), owner=_at_start(memory))
    attempt = Attempt(intent=intent, memory=begun, limits=limits, hand=Hand(limits.guards))
    attempt.note(f"step: {attempt.goal}")
    turns = turns_for(intent.goal, limits)
    while attempt.turn < turns + attempt.free_steps:
        attempt.turn += 1
        ending = yield from _turn(attempt)
        if ending:
            return ending
    return (yield from _last_look(attempt, attempt.turn))


def _at_start(memory: Memory) -> Owner:
    """What an earlier step's press went inside is an ordinary overlay now."""
    return Owner.NOBODY if memory.owner is Owner.SERVED else memory.owner


def _turn(attempt: Attempt) -> Made:
    ending = (yield from look(attempt)) or (yield from note_change(attempt))
    if ending:
        return ending
    yield from look_back(attempt)
    attempt.began = attempt.began or attempt.screen
    if closed_what_the_step_names(attempt.last, attempt.screen, attempt.goal):
        return attempt.end(Outcome.DONE, "what the step asks to close is closed")
    if attempt.last and attempt.unchanged and awaits_double_click(attempt, attempt.last) and attempt.last.element:
        return (yield from double_click(attempt, attempt.last.element, attempt.last.progress))
    can_type = bool(pairs(attempt))
    said = yield from judge_screen(attempt, typing=can_type)
    decision = decide(turn_of(attempt, said, can_type=can_type))
    yield from _tell(attempt, said, decision)
    return (yield from _carry_out(attempt, said, decision))


def turn_of(attempt: Attempt, said: Said, *, can_type: bool) -> Turn:
    """The facts that the decision table sees."""
    free = attempt.memory.owner is not Owner.TASK
    last = attempt.last if attempt.last and attempt.last.activates and not attempt.last.housekeeping else None
    counted = attempt.tally
    return Turn(
        said=said,
        bars=attempt.limits.bars.of_turn(said.by),
        acted=attempt.acted,
        creates=creates(attempt.goal),
        may_clear=free and attempt.on(Loop.OBSTACLES) and not at.MAX_OBSTACLES.reached_by(attempt.obstacles),
        may_undo=free and bool(last) and attempt.on(Loop.UNDO) and not at.MAX_UNDOS.reached_by(attempt.undos),
        progress_before=last.progress if last else None,
        idle_scrolls=attempt.idle_scrolls,
        idle_waits=attempt.idle_waits,
        can_type=can_type,
        is_owed=can_type and bool(owed(attempt)),
        is_unconfirmed=attempt.unconfirmed is not None,
        later_looks=attempt.later_looks,
        is_short=counted is not None and counted.is_short,
        is_past_mending=counted is not None and counted.is_past_mending,
        futile=frozenset(attempt.futile),
    )


def creates(goal: str) -> bool:
    """
    The step makes something new: what is already there belongs to someone else.

    >>> creates("start a new message"), creates("renew the pass")
    (True, False)
    """
    return bool(_CREATES & set(label_words(goal)))


def _carry_out(attempt: Attempt, said: Said, decision: Decision) -> Made:
    match decision.move:
        case Move.END_DONE:
            return _done(attempt, said, decision.because)
        case Move.END_STUCK:
            return attempt.end(Outcome.STUCK, _with_front(attempt, "nothing on screen and no shortcut can help"))
        case Move.DOUBT:
            return (yield from doubted(attempt))
        case Move.SHORT:
            return attempt.end(Outcome.UNSURE, f"not confirmed: {attempt.tally}")
        case Move.CLEAR:
            yield from clear_obstacle(attempt)
        case Move.UNDO:
            return (yield from undo(attempt))
        case Move.IGNORE:
            attempt.note(f'the answer "{said.move}" is no move on offer: ignored')
            attempt.last = None
        case move:
            return (yield from MAKE[move](attempt, said.shortcut, said.progress))
    return None


def _done(attempt: Attempt, said: Said, because: str) -> Ending:
    outcome = Outcome.DONE if attempt.acted else Outcome.ALREADY_DONE
    if said.completion is not None:
        attempt.lowest = min(said.completion, attempt.lowest if attempt.lowest is not None else 1.0)
    return attempt.end(outcome, because)


def _tell(attempt: Attempt, said: Said, decision: Decision) -> Machine[None]:
    if decision.because in OVERRULES:
        attempt.note(f'"{said.move}" became "{decision.move}": {decision.because}')
        yield from Tell(AnswerOverruled(answer=said.move, because=decision.because))
    yield from Tell(
        TurnDecided(turn=attempt.turn, move=decision.move, because=decision.because, confidence=said.confidence)
    )


def _last_look(attempt: Attempt, turns: int) -> Machine[Ending]:
    """After the last turn: one more look, so that what the last move did is not lost."""
    attempt.turn = turns
    ending = (yield from look(attempt)) or (yield from note_change(attempt))
    if ending:
        return ending
    if closed_what_the_step_names(attempt.last, attempt.screen, attempt.goal):
        return attempt.end(Outcome.DONE, "what the step asks to close is closed")
    if attempt.on(Loop.COMPLETION):
        said = yield from judge_screen(attempt, typing=False)
        turn = turn_of(attempt, said, can_type=False)
        if turn.is_done:
            return _done(attempt, said, "done on the last turn")
        shown = (yield from already_shown(attempt)) if turn.seems_done else None
        if shown:
            return shown
    return attempt.end(Outcome.OUT_OF_TURNS, _with_front(attempt, f"not accomplished after {turns} turns"))


def _with_front(attempt: Attempt, why: str) -> str:
    """With the task's own dialog in front, the failure names what it offers."""
    labels = inside_labels(attempt.screen) if attempt.memory.owner is Owner.TASK else ()
    return f"{why}; the task's own {attempt.screen.front.kind} still offers {', '.join(labels)}" if labels else why
