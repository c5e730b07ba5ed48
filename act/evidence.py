"""How much an answer is worth: from a ballot, one answer for each way the question was put."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from judge import NONE, Answer, Chosen, Yes

from . import thresholds as at


class Weight(StrEnum):
    """What a ballot's evidence comes to."""

    ACCEPT = "accept"
    DELIBERATE = "deliberate"
    """Neither clear nor hopeless: it is worth another question."""

    ABSTAIN = "abstain"
    """Nothing that is offered fits, or nothing is likely and the votes are scattered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """A choice's ballot, counted."""

    top: str
    """The key with the highest mean."""

    p: float
    lead: float
    """Its mean over the next one's."""

    agreement: float
    """The share of votes whose own winner it is."""

    @property
    def weight(self) -> Weight:
        if self.top == NONE or (at.ABSTAIN_FLOOR.missed_by(self.p) and at.ABSTAIN_AGREEMENT.missed_by(self.agreement)):
            return Weight.ABSTAIN
        clear = at.ACCEPT_MARGIN.reached_by(self.lead) and at.ACCEPT_AGREEMENT.reached_by(self.agreement)
        return Weight.ACCEPT if clear else Weight.DELIBERATE


def counted(merged: Chosen, ballot: Sequence[Answer]) -> Evidence:
    """
    The evidence in a choice's ballot.

    >>> counted(Chosen((("1", 0.6), ("none", 0.4))), (Chosen((("1", 0.9), ("none", 0.1))), Chosen((("1", 0.3),
    ...     ("none", 0.7))))).agreement
    0.5
    """
    ranked = merged.ranked()
    top, p = ranked[0]
    second = ranked[1][1] if len(ranked) > 1 else 0.0
    votes = [vote for vote in ballot if isinstance(vote, Chosen)]
    agreeing = sum(1 for vote in votes if vote.top == top)
    return Evidence(
        top=top,
        p=p,
        lead=rounded(p - second),
        agreement=agreeing / len(votes) if votes else 1.0,
    )


def is_settled(p: float, bar: at.Limit, ballot: Sequence[Answer]) -> bool:
    """
    A yes/no that is clear enough as it is: well off its bar, with nearly all votes on the same side of it.

    >>> is_settled(0.80, at.DONE, ()), is_settled(0.95, at.DONE, ())
    (False, True)
    """
    votes = [vote.p for vote in ballot if isinstance(vote, Yes)]
    same_side = [vote for vote in votes if bar.reached_by(vote) == bar.reached_by(p)]
    agreement = len(same_side) / len(votes) if votes else 1.0
    off = rounded(abs(p - bar.value))
    return at.UNDECIDED_BAND.reached_by(off) and at.ACCEPT_AGREEMENT.reached_by(agreement)


def calibrated(yes: float | None, no: float | None) -> float | None:
    """
    A yes/no asked with its negation. A judge that says yes to everything lands near a half.

    >>> calibrated(0.95, 0.95)
    0.5
    """
    if yes is None:
        return None if no is None else rounded(1 - no)
    return yes if no is None else rounded((yes + 1 - no) / 2)


def rounded(p: float) -> float:
    """Twelve digits: enough for any bar, and free of the last bit's noise."""
    return round(p, 12)
