"""`wait_for`: a condition that has to come to hold, asked about until it does or there is no more to wait for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from view import Screen

from .condition import Judged, Verdict, judge_condition
from .ending import Ending, Outcome
from .intent import Limits, WaitForIntent
from .memory import Memory, Owner
from .phrases import FOUND_NOTHING
from .seen import last_seen, look_clearly, pause
from .thresholds import EMPTY_CHECKS, OWN_DIALOG_CHECKS, STEADY_CHECKS, STEADY_HOLD, WAIT_CHECKS
from .touch import Hand
from .verify import SAID, could_not_see, ended, remembered
from .wish import Machine
from .words import first_said, says


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One check, with what the checks before it came to."""

    number: int
    """From 1."""

    judged: Judged
    steady: int
    """So many checks in a row, this one included, saw the same screen and held well enough for a steady one."""

    empty: int
    """So many checks in a row, this one included, saw a page that says it found nothing."""

    own_dialog: bool
    """A dialog that the run itself opened is in front."""


class Rule(NamedTuple):
    """One way for the waiting to be over."""

    when: str
    """As it stands in the note."""

    holds: Callable[[Check], bool]
    outcome: Outcome | None
    """`None`: as the judge's last answer says."""


RULES: Final[tuple[Rule, ...]] = (
    Rule("", lambda check: check.judged.verdict is Verdict.TRUE, Outcome.DONE),
    Rule("; the screen has come to rest", lambda check: STEADY_CHECKS.reached_by(check.steady), Outcome.DONE),
    Rule("; the page says that it found nothing", lambda check: EMPTY_CHECKS.reached_by(check.empty), Outcome.FALSE),
    Rule(
        "; a dialog that the run opened waits for an answer",
        lambda check: check.own_dialog and OWN_DIALOG_CHECKS.reached_by(check.number),
        Outcome.STUCK,
    ),
    Rule("; there was nothing more to wait for", lambda check: WAIT_CHECKS.reached_by(check.number), None),
)
"""The first that holds ends the waiting."""


def wait_for(intent: WaitForIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Looks and asks, at most `WAIT_CHECKS` times, with a wait between."""
    hand, condition = Hand(limits.guards), intent.condition.filled
    before: tuple[Check, Screen] | None = None
    while True:
        screen = yield from look_clearly(hand)
        if screen.is_blind:
            return could_not_see(screen, memory)
        judged = yield from judge_condition(screen, condition, memory, limits.deliberation)
        check = _check(judged, condition, screen, memory, before)
        over = next((rule for rule in RULES if rule.holds(check)), None)
        if over:
            return _ended(over, check, condition, screen, memory)
        before = (check, screen)
        yield from pause(hand, screen)


def _check(
    judged: Judged, condition: str, screen: Screen, memory: Memory, before: tuple[Check, Screen] | None
) -> Check:
    earlier, seen = before or (None, None)
    same = seen is not None and seen.fingerprint(memory.restless) == screen.fingerprint(memory.restless)
    steady = earlier.steady if earlier and same else 0
    awaited = any(says(condition, phrase) for phrase in FOUND_NOTHING)
    says_nothing = not awaited and bool(first_said(screen, FOUND_NOTHING))
    return Check(
        number=earlier.number + 1 if earlier else 1,
        judged=judged,
        steady=steady + 1 if STEADY_HOLD.reached_by(judged.holds) else 0,
        empty=(earlier.empty if earlier else 0) + 1 if says_nothing else 0,
        own_dialog=memory.owner is Owner.TASK and not screen.front.is_window,
    )


def _ended(rule: Rule, check: Check, condition: str, screen: Screen, memory: Memory) -> Ending:
    after = f" after {check.number} check{'s' if check.number > 1 else ''}{rule.when}"
    if rule.outcome is None:
        return ended(check.judged, condition, screen, memory, after=after)
    said = SAID[Verdict.TRUE] if rule.outcome.passes else SAID[Verdict.FALSE]
    return Ending(
        outcome=rule.outcome,
        note=f"{said}{after}: {condition} ({check.judged.in_words}; {last_seen(screen)})",
        confidence=check.judged.holds,
        memory=remembered(memory, screen, f"{said}: {condition}"),
    )
