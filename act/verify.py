"""`verify`: a condition that has to hold now, judged on a fresh look and on nothing else."""

from __future__ import annotations

from dataclasses import replace

from view import Screen

from .condition import Judged, Verdict, judge_condition
from .ending import Ending, Outcome
from .intent import Limits, VerifyIntent
from .memory import Memory
from .seen import last_seen, look_clearly
from .touch import Hand
from .wish import Machine

OUTCOMES: dict[Verdict, Outcome] = {
    Verdict.TRUE: Outcome.DONE,
    Verdict.UNSURE: Outcome.UNSURE,
    Verdict.FALSE: Outcome.FALSE,
}
SAID: dict[Verdict, str] = {
    Verdict.TRUE: "it holds",
    Verdict.UNSURE: "it is neither clearly true nor clearly false",
    Verdict.FALSE: "it does not hold",
}


def verify(intent: VerifyIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """
    Judges the condition once. Where it does not hold and the look left part of the page out, the whole page is read and
    the question put once more: the second reading counts.
    """
    hand, condition, level = Hand(limits.guards), intent.condition.filled, limits.deliberation
    screen = yield from look_clearly(hand)
    if screen.is_blind:
        return could_not_see(screen, memory)
    judged = yield from judge_condition(screen, condition, memory, level)
    if judged.verdict is not Verdict.TRUE and screen.omitted:
        whole = yield from look_clearly(hand, whole=True)
        if not whole.is_blind:
            screen, judged = whole, (yield from judge_condition(whole, condition, memory, level))
    return ended(judged, condition, screen, memory)


def ended(judged: Judged, condition: str, screen: Screen, memory: Memory, *, after: str = "") -> Ending:
    """How a condition ended, with the numbers it was decided on and what was last seen."""
    verdict = judged.verdict
    return Ending(
        outcome=OUTCOMES[verdict],
        note=f"{SAID[verdict]}{after}: {condition} ({judged.in_words}; {last_seen(screen)})",
        confidence=judged.holds,
        memory=remembered(memory, screen, f"{SAID[verdict]}: {condition}"),
    )


def could_not_see(screen: Screen, memory: Memory) -> Ending:
    """Nothing was judged, since nothing could be read."""
    return Ending(outcome=Outcome.BLIND, note=last_seen(screen), memory=replace(memory, screen=screen))


def remembered(memory: Memory, screen: Screen, line: str) -> Memory:
    """The memory after a step that only looked."""
    return replace(memory, screen=screen, history=(*memory.history, line))
