"""On what a fact was judged, and how sure that makes it: the scale of this judge, one row a ground."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .fact import Fact


class Ground(StrEnum):
    """What was found."""

    TOLD = "its very words stand there, where they should"
    TOGETHER = "all of it stands in one text, card or row"
    IN_RESULTS = "results are listed and each detail is on the screen"
    MENTIONED = "it is mentioned, in a text about something else perhaps"
    OTHER_NAME = "a longer name that holds it stands there"
    PARTLY = "only part of it stands there"
    UNPLACED = "it stands there, but the place named is not to be made out"
    OTHER_PLACE = "the place named is there, and it stands in another"
    COUNTER_ONLY = "only a counter on the way to it tells of some"
    LINKED = "only a way to it stands there"
    NEGATED_TEXT = "it is named only where something is denied"
    ABSENT_NAME = "nothing of that name stands there"
    ABSENT_SORT = "nothing there has to do with it"
    NONE_SAID = "the screen says that there is none"
    NONE_LISTED = "its list is there, and is empty"
    REST_UNSEEN = "not found, but much of the page was not read"
    VALUE_IS = "what goes by that name holds this value"
    VALUE_OTHER = "what goes by that name holds another value"
    VALUE_LONGER = "what goes by that name holds this value and more"
    VALUE_LOOSE = "the value stands there, by another name or none"
    NO_SUCH_NAME = "nothing goes by that name"
    IN_ORDER = "they stand in that order"
    OUT_OF_ORDER = "they stand in another order"
    COUNT_TOLD = "the screen says so many"
    COUNT_OTHER = "the screen says another number"
    COUNT_LISTED = "so many are listed"
    COUNT_LISTED_OTHER = "another number is listed"
    COUNT_UNKNOWN = "there are some, and how many cannot be told"
    STATE_IS = "the control is in that state"
    STATE_IS_NOT = "the control is in another state"
    STATE_DIVIDED = "several controls may be meant, in different states"
    STATE_UNKNOWN = "no control was found whose state could tell"
    EMPTY_SAID = "the screen says that it is empty"
    EMPTY_SEEN = "the place is there, with nothing in it"
    FULL = "something is in it"
    HAPPENED = "a text tells that it has been done"
    HAPPENED_LIKELY = "a text tells of success with it"
    FAILED = "a text tells that it was not done"
    STILL_THERE = "what should have gone is still listed"
    UNTOLD = "nothing tells of it"
    TROUBLE_TOLD = "a text or a field tells of an error"
    TROUBLE_LIKELY = "a text tells that something was not done"
    NO_TROUBLE = "nothing tells of an error"
    WORDS_SAID = "all words of the sentence stand in one text"
    WORDS_PARTLY = "most words of the sentence stand in one text"
    UNKNOWN = "the sentence is of no known form"


@dataclass(frozen=True, slots=True)
class Scale:
    """How likely a fact holds on a ground: when it is asserted, and when its denial is."""

    asserted: float
    denied: float


SCALE: Final[dict[Ground, Scale]] = {
    Ground.TOLD: Scale(0.95, 0.05),
    Ground.TOGETHER: Scale(0.84, 0.14),
    Ground.IN_RESULTS: Scale(0.82, 0.18),
    Ground.MENTIONED: Scale(0.58, 0.36),
    Ground.OTHER_NAME: Scale(0.34, 0.60),
    Ground.PARTLY: Scale(0.28, 0.62),
    Ground.UNPLACED: Scale(0.52, 0.46),
    Ground.OTHER_PLACE: Scale(0.22, 0.78),
    Ground.COUNTER_ONLY: Scale(0.60, 0.14),
    Ground.LINKED: Scale(0.45, 0.50),
    Ground.NEGATED_TEXT: Scale(0.22, 0.76),
    Ground.ABSENT_NAME: Scale(0.08, 0.88),
    Ground.ABSENT_SORT: Scale(0.24, 0.62),
    Ground.NONE_SAID: Scale(0.05, 0.95),
    Ground.NONE_LISTED: Scale(0.14, 0.84),
    Ground.REST_UNSEEN: Scale(0.42, 0.55),
    Ground.VALUE_IS: Scale(0.95, 0.05),
    Ground.VALUE_OTHER: Scale(0.07, 0.91),
    Ground.VALUE_LONGER: Scale(0.34, 0.55),
    Ground.VALUE_LOOSE: Scale(0.60, 0.36),
    Ground.NO_SUCH_NAME: Scale(0.36, 0.52),
    Ground.IN_ORDER: Scale(0.92, 0.07),
    Ground.OUT_OF_ORDER: Scale(0.07, 0.92),
    Ground.COUNT_TOLD: Scale(0.94, 0.05),
    Ground.COUNT_OTHER: Scale(0.06, 0.92),
    Ground.COUNT_LISTED: Scale(0.88, 0.10),
    Ground.COUNT_LISTED_OTHER: Scale(0.10, 0.86),
    Ground.COUNT_UNKNOWN: Scale(0.50, 0.50),
    Ground.STATE_IS: Scale(0.95, 0.05),
    Ground.STATE_IS_NOT: Scale(0.05, 0.95),
    Ground.STATE_DIVIDED: Scale(0.50, 0.50),
    Ground.STATE_UNKNOWN: Scale(0.42, 0.48),
    Ground.EMPTY_SAID: Scale(0.95, 0.05),
    Ground.EMPTY_SEEN: Scale(0.82, 0.16),
    Ground.FULL: Scale(0.07, 0.92),
    Ground.HAPPENED: Scale(0.94, 0.06),
    Ground.HAPPENED_LIKELY: Scale(0.78, 0.20),
    Ground.FAILED: Scale(0.06, 0.92),
    Ground.STILL_THERE: Scale(0.14, 0.82),
    Ground.UNTOLD: Scale(0.36, 0.52),
    Ground.TROUBLE_TOLD: Scale(0.95, 0.05),
    Ground.TROUBLE_LIKELY: Scale(0.62, 0.32),
    Ground.NO_TROUBLE: Scale(0.07, 0.92),
    Ground.WORDS_SAID: Scale(0.84, 0.14),
    Ground.WORDS_PARTLY: Scale(0.50, 0.50),
    Ground.UNKNOWN: Scale(0.48, 0.48),
}
"""A probability each; the bars of a condition are 0.75 and 0.25 (docs/decisions/conditions-judged.md)."""


def likelihood(fact: Fact, ground: Ground) -> float:
    """How likely the fact holds, found on that ground."""
    scale = SCALE[ground]
    return scale.denied if fact.denied else scale.asserted
