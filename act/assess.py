"""
What was touched, and what it came to: one `Assessment` an action, told as `action.assessed`.

What the target itself says (the point belongs to something else, the field holds something else) is known at once; the
rest is known by the look that follows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from view import (
    Compared,
    Delivery,
    Dispatched,
    Element,
    Kind,
    Observation,
    Operation,
    Receiver,
    Refusal,
    Reply,
    Screen,
    Secret,
    Unread,
    plain,
)

from .event import ActionAssessed, Written
from .verdict import Assessment, Delivered, Next, Verdict, classify, next_for
from .verdict_words import gloss, hint_for, short_hint

ASSESSED: Final = frozenset(Kind) - {Kind.WAIT, Kind.NAVIGATE, Kind.BACK, Kind.ACCEPT_DIALOG}
"""Operations that are to change something on the page that is there. Where one that opens another led is a look's."""

ACTS: Final = ASSESSED - {Kind.HOVER, Kind.SCROLL, Kind.DISMISS_COVER}
"""Those a step is carried out with: after one of them it ends on evidence."""

BY_REFUSAL: Final[dict[Refusal, Delivery]] = {
    Refusal.COVERED: Delivery.INTERCEPTED,
    Refusal.MOVING: Delivery.NOT_SETTLED,
}
"""What a refusal says of the way to the target, where the surface says no more."""

PURPOSE: Final = "step"
"""Of what is done for the step itself; the rest is housekeeping."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Touched:
    """One operation as it was carried out, and the screen it was done on."""

    operation: Operation
    element: Element | None
    before: Screen
    reply: Reply
    action: str
    """In words."""

    purpose: str = PURPOSE

    @property
    def is_assessed(self) -> bool:
        """There is something to say of it: it was sent, or the way to its target is known."""
        sent = self.reply.dispatched is not Dispatched.NO
        return self.operation.kind in ASSESSED and (sent or delivered(self.reply).how is not Delivery.NOT_PROBED)

    @property
    def acts(self) -> bool:
        """It was sent, and was more than housekeeping and looking around."""
        return self.purpose == PURPOSE and self.operation.kind in ACTS and self.reply.dispatched is not Dispatched.NO

    @property
    def emptied(self) -> frozenset[str]:
        """The node that it was to empty."""
        is_empty = self.operation.kind is Kind.TYPE and not plain(self.operation.text)
        return frozenset({self.element.node}) if is_empty and self.element else frozenset()


def delivered(reply: Reply) -> Delivered:
    """What is known of its way to the target."""
    how = reply.delivery
    if how is Delivery.NOT_PROBED:
        how = BY_REFUSAL.get(reply.refusal, how)
    modal = reply.receiver is not None and reply.receiver.modal
    return Delivered(how=how, modal_receiver=modal, observed_after_ms=reply.observed_after_ms)


def assessed(reply: Reply, observation: Observation) -> Assessment:
    """What it came to, with what a look saw of it."""
    return classify(observation, delivered(reply), reply.postcondition)


def at_once(reply: Reply) -> Next:
    """
    What the target itself says is to be done, whatever a look will show: `Next.PROCEED` where it says nothing.

    >>> str(at_once(Reply(refusal=Refusal.MOVING, dispatched=Dispatched.NO)))
    'retry'
    """
    return next_for(assessed(reply, Unread.REPORTING_DISABLED))


def told(touched: Touched, observation: Observation) -> ActionAssessed:
    """Everything that was measured of it, and what follows."""
    reply, made = touched.reply, assessed(touched.reply, observation)
    receiver = _receiver(reply) if made.verdict is Verdict.INTERCEPTED else None
    seen = observation if isinstance(observation, Compared) else Compared()
    return ActionAssessed(
        action=touched.action,
        kind=touched.operation.kind,
        verdict=made.verdict,
        reason=made.reason,
        next=next_for(made),
        gloss=gloss(made, receiver=receiver, sent=reply.dispatched),
        hint=hint_for(made) or "",
        short_hint=short_hint(made) or "",
        delivery=delivered(reply).how,
        dispatched=reply.dispatched,
        aim=reply.aim and (round(reply.aim[0], 1), round(reply.aim[1], 1)),
        intercepted_by=receiver,
        value=_value(touched),
        observed_after_ms=reply.observed_after_ms,
        values_lost=seen.lost,
        values_lost_total=seen.values_lost,
        purpose=touched.purpose,
    )


def _receiver(reply: Reply) -> Receiver:
    """Who holds the point; by the surface's words alone where it says no more."""
    return reply.receiver or Receiver(tag="", text=reply.cover or "something")


def _value(touched: Touched) -> Written | None:
    """What was to be in the target and what is. Of a secret neither."""
    reply = touched.reply
    if any(isinstance(part, Secret) for part in touched.operation.text):
        return Written(requested=None, actual=None)
    if reply.requested is None and reply.read_back is None:
        return None
    return Written(requested=reply.requested, actual=reply.read_back)
