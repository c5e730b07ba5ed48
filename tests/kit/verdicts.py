"""Every combination of measurements that the ladder of verdicts is held against, and what comes of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from act import Assessment, Delivered, PageSight, Reason, Verdict, classify
from view import Compared, Delivery, Observation, Postcondition, Unread

WINDOW_MS = 60


class Case(NamedTuple):
    """One combination, and what the ladder makes of it."""

    observation: Observation
    delivered: Delivered
    postcondition: Postcondition

    @property
    def assessment(self) -> Assessment:
        return classify(*self)

    @property
    def reason(self) -> Reason:
        return self.assessment.reason

    @property
    def compared(self) -> Compared:
        """The comparison; an empty one where there is none."""
        return self.observation if isinstance(self.observation, Compared) else Compared()


def observations() -> Iterator[Observation]:
    """The three ways to have nothing to compare, two that tell documents apart, and eight comparisons."""
    yield from Unread
    yield Compared(identity_known=False)
    yield Compared(document_changed=True)
    for (edits, moved, lost), focus in product(((0, 0, 0), (2, 0, 0), (0, 2, 0), (0, 0, 1)), (False, True)):
        yield Compared(edits=edits, moved=moved, values_lost=lost, focus_moved=focus)


def cases() -> Iterator[Case]:
    for observation, how, modal, window, postcondition in product(
        observations(), Delivery, (False, True), (None, WINDOW_MS), Postcondition
    ):
        delivered = Delivered(how=how, modal_receiver=modal, observed_after_ms=window)
        yield Case(observation, delivered, postcondition)


EVERY = tuple(cases())
SEEN = {(case.assessment.verdict, case.reason, case.assessment.page) for case in EVERY}


def as_read(verdict: Verdict, reason: Reason) -> Assessment:
    """That assessment, on a page that was read."""
    return Assessment(verdict=verdict, reason=reason)


def blind(verdict: Verdict, reason: Reason) -> Assessment:
    """The same, where the look afterwards saw nothing."""
    return Assessment(verdict=verdict, reason=reason, page=PageSight.UNREADABLE)
