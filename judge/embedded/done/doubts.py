"""
Doubts: what a step cannot be done with, whatever else speaks for it. Each caps the probability of "done".

The fit weighs signs against one another; these are not to be outweighed. Each cap lies under the loop's bars (0.75, or
0.85 before anything was done), and no higher than how often generated states with the sign were done after all.

The loop takes the move "finished" from 0.5 on after a deed (`act.thresholds.LEANS_DONE`): a cap over that does not by
itself keep such a step from ending.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..levels import ENTIRELY, UNDONE, UNLIKELY

PLAIN: Final = ENTIRELY
"""From this measure on a sign counts as plainly there."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Signs of one kind, the most that "done" can be with one of them, and why."""

    signs: tuple[str, ...]
    most: float
    why: str


DOUBTS: Final = (
    Doubt(("excluded",), 0.2, "what shows is what the step does not want"),
    Doubt(("only_listed",), 0.25, "a list of results quotes what is to be opened, and its link still stands there"),
    Doubt(("final_owed",), 0.4, "the press that the step ends with was not made, or changed nothing"),
    Doubt(("abandoned",), 0.3, "what was written has gone upon a press that does not belong"),
    Doubt(("failure", "blind:failure", "nothing_found"), 0.2, "a failure is told"),
    Doubt(("texts_missing",), 0.4, "a text that the step gives was neither typed nor shows"),
    Doubt(("unfilled", "layer_form", "misplaced"), 0.4, "a field asks for what the step gives, or another holds it"),
    Doubt(("owed", "keeps_old"), 0.45, "nothing bears out an earlier part, or the old name is still read"),
    Doubt(
        ("opened_only", "asks_again", "blind:asks_again", "only_own", "form_came"),
        0.5,
        "the last press led there, or began it, and no more",
    ),
    Doubt(("stays",), 0.6, "what was to go still stands there"),
    Doubt(("keeps_waiting", "parted", "unsaved"), 0.6, "it is not kept, or was kept for later"),
    Doubt(("worse", "contrary", "wrong_field", "other_named"), 0.6, "another choice says the step better"),
    Doubt(("partly", "too_often", "turned_round"), 0.6, "a part was done, or too much, or the other way round"),
    Doubt(("idle",), 0.6, "the history says that the last action changed nothing"),
    Doubt(("busy", "invalid", "untyped"), 0.6, "it is loading, a field is wrong, or the text is not in its field"),
    Doubt(("foreign_head",), 0.65, "the heading says more than the step"),
)

DOUBTED: Final = {name: doubt.most for doubt in DOUBTS for name in doubt.signs}
"""The same by the sign."""

ANSWERED: Final = frozenset(
    {"final_owed", "owed", "last_owed", "texts_missing", "names_missing", "untyped", "details_lost", "details_unused"}
)
"""
Signs, read off words, that something was not done. Where a step is a row of duties each of which its own deeds bear
out, those deeds answer for it.
"""

SHOWN: Final = frozenset({"excluded", "keeps_waiting", "worse", "contrary", "form_came"})
"""
Signs of the same kind that a control answers for which itself shows that what the step wants is chosen, on or off: what
keeps the whole form is for a later step.
"""

KEPT: Final = frozenset({"keeps_waiting"})
"""The one of them that a step answers for only where it names the act of choosing, and not what is to come of it."""

UNWRITTEN: Final = UNLIKELY
"""The most that a step is done while a text of it stands in no field, and a field for it is open."""

MISSED: Final = UNDONE
"""The most that a step is done that compares, where what loses the comparison was pressed and not what wins it."""

SPENT: Final = UNLIKELY
"""The most that a step is done that asks for more presses than were made."""

UNMET: Final = 0.5
"""Where the purpose that the step states does not show, it is not done."""

MET: Final = 0.75
"""From this belief on a stated purpose shows."""

REACHED: Final = 0.85
"""How likely a step is done whose stated purpose shows, with something done for it and nothing owed."""


def most_with(signs: Mapping[str, float], answered: frozenset[str] = frozenset()) -> float:
    """The most that "done" can be, with what the signs of the step's last clause say, but for those answered."""
    plain = [most for name, most in DOUBTED.items() if signs[name] >= PLAIN and name not in answered]
    return min(plain, default=1.0)
