"""
What an action has come to, by what was measured: one ladder, read from the top, and what to do next.

That a surface took an operation says nothing about the page. So every action is given a *verdict* (what was seen), a
*reason* (which measurement says so) and a *next* (what may be done now). Where a rung cannot be told, the answer is
`unknown` or `unchanged`, never "nothing happened": a blind repetition would be a second order.

The rungs about the action's own target stand above those that compare the page, for they hold whatever became of the
page. A write that took stands below the comparison: what the page shows says the same, and where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from view import Compared, Delivery, Observation, Postcondition, Unread


class Verdict(StrEnum):
    """What was seen of an action."""

    CHANGED = "changed"
    NAVIGATED = "navigated"
    INTERCEPTED = "intercepted"
    NOT_KEPT = "not_kept"
    NO_EFFECT = "no_effect"
    UNCHANGED = "unchanged"
    UNKNOWN = "unknown"
    NOT_CHECKED = "not_checked"


class Reason(StrEnum):
    """The measurement that a verdict rests on."""

    TREE_DELTA = "tree_delta"
    NODES_MOVED = "nodes_moved"
    FOCUS_ONLY = "focus_only"
    VALUE_KEPT = "value_kept"
    VALUES_LOST = "values_lost"
    DOCUMENT_REPLACED = "document_replaced"
    HIT_TEST_RECEIVER = "hit_test_receiver"
    MODAL_DIALOG = "modal_dialog"
    VALUE_REVERTED = "value_reverted"
    VALUE_REWRITTEN = "value_rewritten"
    DELIVERED_NO_CHANGE = "delivered_no_change"
    IDENTICAL_TREE = "identical_tree"
    NO_BASELINE = "no_baseline"
    READ_FAILED = "read_failed"
    IDENTITY_UNREADABLE = "identity_unreadable"
    SCROLL_NOT_SETTLED = "scroll_not_settled"
    AIM_POINT_OFF_TARGET = "aim_point_off_target"
    REPORTING_DISABLED = "reporting_disabled"


class Next(StrEnum):
    """What may be done now."""

    PROCEED = "proceed"
    INSPECT = "inspect"
    RETRY = "retry"
    CONFIRM = "confirm"
    DISMISS = "dismiss"
    STOP = "stop"


class PageSight(StrEnum):
    """Whether the page could be read afterwards. Who did not ask for it misses nothing."""

    READABLE = "readable"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivered:
    """What is known of an action's way to its target. The floor says nothing."""

    how: Delivery = Delivery.NOT_PROBED
    modal_receiver: bool = False
    observed_after_ms: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessment:
    """A verdict, never without its reason, and whether the page was seen when it was made."""

    verdict: Verdict
    reason: Reason
    page: PageSight = PageSight.READABLE


class Evidence(NamedTuple):
    """All that the ladder may look at."""

    observation: Observation
    delivered: Delivered
    postcondition: Postcondition

    @property
    def compared(self) -> Compared | None:
        return self.observation if isinstance(self.observation, Compared) else None

    def was(self, how: Delivery) -> bool:
        return self.delivered.how is how

    @property
    def is_still(self) -> bool:
        """Held against each other, the two looks show the same things in the same order."""
        seen = self.compared
        return seen is not None and not (seen.edits or seen.moved)

    @property
    def is_proven(self) -> bool:
        """It reached its target, and somebody watched for a time that can be named."""
        return self.was(Delivery.TARGET_HIT) and self.delivered.observed_after_ms is not None


class Rung(NamedTuple):
    """One row: its number, what holds, in words; the claim; the verdict and its reason."""

    number: str
    when: str
    holds: Callable[[Evidence], bool]
    verdict: Verdict
    reason: Reason


def _seen(claim: Callable[[Compared], bool]) -> Callable[[Evidence], bool]:
    return lambda e: e.compared is not None and claim(e.compared)


RUNGS: Final[tuple[Rung, ...]] = (
    Rung(
        "1",
        "the target was still moving: nothing was sent",
        lambda e: e.was(Delivery.NOT_SETTLED),
        Verdict.UNKNOWN,
        Reason.SCROLL_NOT_SETTLED,
    ),
    Rung(
        "2",
        "the target stands still and has no point to aim at: nothing was sent",
        lambda e: e.was(Delivery.OFF_TARGET),
        Verdict.UNKNOWN,
        Reason.AIM_POINT_OFF_TARGET,
    ),
    Rung(
        "3a",
        "the point belongs to a modal dialog",
        lambda e: e.was(Delivery.INTERCEPTED) and e.delivered.modal_receiver,
        Verdict.INTERCEPTED,
        Reason.MODAL_DIALOG,
    ),
    Rung(
        "3b",
        "the point belongs to something else",
        lambda e: e.was(Delivery.INTERCEPTED),
        Verdict.INTERCEPTED,
        Reason.HIT_TEST_RECEIVER,
    ),
    Rung(
        "4",
        "read once more, the target is empty",
        lambda e: e.postcondition is Postcondition.DISCARDED,
        Verdict.NOT_KEPT,
        Reason.VALUE_REVERTED,
    ),
    Rung(
        "5",
        "read once more, the target holds something else",
        lambda e: e.postcondition is Postcondition.REWRITTEN,
        Verdict.NOT_KEPT,
        Reason.VALUE_REWRITTEN,
    ),
    Rung(
        "6",
        "nobody can say whether both looks saw the same document",
        _seen(lambda c: not c.identity_known),
        Verdict.UNKNOWN,
        Reason.IDENTITY_UNREADABLE,
    ),
    Rung(
        "7",
        "another document stands there",
        _seen(lambda c: c.document_changed),
        Verdict.NAVIGATED,
        Reason.DOCUMENT_REPLACED,
    ),
    Rung(
        "8",
        "a field that was filled is empty",
        _seen(lambda c: c.values_lost > 0),
        Verdict.CHANGED,
        Reason.VALUES_LOST,
    ),
    Rung(
        "9",
        "something came, went or reads differently",
        _seen(lambda c: c.edits > 0),
        Verdict.CHANGED,
        Reason.TREE_DELTA,
    ),
    Rung(
        "10",
        "the same things stand in another order",
        _seen(lambda c: c.moved > 0),
        Verdict.CHANGED,
        Reason.NODES_MOVED,
    ),
    Rung(
        "11",
        "read once more, the target has what was asked of it",
        lambda e: e.postcondition is Postcondition.KEPT,
        Verdict.CHANGED,
        Reason.VALUE_KEPT,
    ),
    Rung(
        "12",
        "nobody asked for a look afterwards",
        lambda e: e.observation is Unread.REPORTING_DISABLED,
        Verdict.NOT_CHECKED,
        Reason.REPORTING_DISABLED,
    ),
    Rung(
        "13",
        "the look afterwards saw nothing",
        lambda e: e.observation is Unread.READ_FAILED,
        Verdict.UNKNOWN,
        Reason.READ_FAILED,
    ),
    Rung(
        "14",
        "nothing had been seen before",
        lambda e: e.observation is Unread.NO_BASELINE,
        Verdict.UNKNOWN,
        Reason.NO_BASELINE,
    ),
    Rung(
        "15",
        "the target was reached, and nothing stirred for a time that can be named",
        lambda e: e.is_still and e.is_proven,
        Verdict.NO_EFFECT,
        Reason.DELIVERED_NO_CHANGE,
    ),
    Rung(
        "16",
        "only the focus went elsewhere",
        _seen(lambda c: c.focus_moved),
        Verdict.CHANGED,
        Reason.FOCUS_ONLY,
    ),
    Rung(
        "17",
        "nothing stirred",
        lambda _: True,
        Verdict.UNCHANGED,
        Reason.IDENTICAL_TREE,
    ),
)


def classify(observation: Observation, delivered: Delivered, postcondition: Postcondition) -> Assessment:
    """The first rung that holds. Every combination has one."""
    evidence = Evidence(observation, delivered, postcondition)
    rung = next(rung for rung in RUNGS if rung.holds(evidence))
    sight = PageSight.UNREADABLE if observation is Unread.READ_FAILED else PageSight.READABLE
    return Assessment(verdict=rung.verdict, reason=rung.reason, page=sight)


NEXT_BY_REASON: Final[dict[Reason, Next]] = {
    Reason.SCROLL_NOT_SETTLED: Next.RETRY,
    Reason.VALUES_LOST: Next.CONFIRM,
}
"""Where the reason says more than its verdict: nothing was sent; or a form was emptied, for good or ill."""

NEXT_BY_VERDICT: Final[dict[Verdict, Next]] = {
    Verdict.CHANGED: Next.PROCEED,
    Verdict.NAVIGATED: Next.INSPECT,
    Verdict.UNCHANGED: Next.CONFIRM,
    Verdict.NO_EFFECT: Next.CONFIRM,
    Verdict.INTERCEPTED: Next.DISMISS,
    Verdict.NOT_KEPT: Next.STOP,
    Verdict.UNKNOWN: Next.INSPECT,
    Verdict.NOT_CHECKED: Next.PROCEED,
}


def next_for(assessment: Assessment) -> Next:
    """
    What may be done now. Nothing goes on blindly: who would proceed on a page that could not be read looks first.

    >>> str(next_for(Assessment(verdict=Verdict.UNKNOWN, reason=Reason.READ_FAILED)))
    'inspect'
    """
    then = NEXT_BY_REASON.get(assessment.reason, NEXT_BY_VERDICT[assessment.verdict])
    blind = assessment.page is PageSight.UNREADABLE
    return Next.INSPECT if blind and then is Next.PROCEED else then
