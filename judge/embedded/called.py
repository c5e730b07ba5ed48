"""The control that a step which goes somewhere calls by its whole name, and those that it says it does not want."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from .deeds import deeds_of
from .lexicon import lexicon
from .match import Match
from .progress import progress_of
from .reading import Reading
from .scene import FIELDS
from .words import content, share

CALLED: Final = 3.0
"""
What such a control gains: of the screens that are fitted on, it is right on 146 of 147 that are not loading. Set by
hand, as the fit has little to learn of it there and pages that nobody generated have more controls.
"""

UNWANTED: Final = 9.0
"""What a control loses that says all of what the step does not want."""

WHOLE: Final = 0.99
HERE: Final = (Condition.DISABLED, Condition.CURRENT, Condition.SELECTED)


def lead_of(reading: Reading, match: Match) -> float:
    """What is added to the logit of a control for what it is called."""
    if reading.clause.intent != "go" or not match.item.is_control or match.item.role in FIELDS:
        return 0.0
    if _is_unwanted(reading, match):
        return -UNWANTED
    return CALLED if _is_called(reading, match) else 0.0


def _is_called(reading: Reading, match: Match) -> bool:
    item, scene = match.item, reading.scene
    if not reading.clause.things or set(item.words) != set(reading.clause.things) or item.has(*HERE) or scene.busy:
        return False
    if scene.layer and not item.element.in_front:
        return False
    return all(content(deed.label) != item.words for deed in deeds_of(scene.state))


def _is_unwanted(reading: Reading, match: Match) -> bool:
    clause = reading.clause
    said = progress_of(reading.scene).barred - lexicon().sets["generic"] - {*clause.things, *clause.value_words}
    return bool(said) and share(tuple(said), match.item.words) >= WHOLE
