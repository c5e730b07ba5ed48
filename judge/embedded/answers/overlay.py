"""What lies in front: whether it is in the way of the step, and what closes it. Computed, not fitted."""

from __future__ import annotations

import re
from typing import Final

from view import FrontKind

from ...question import NONE, Choice, Option
from ..duties.due import Due
from ..heads import softmax
from ..language.lexicon import lexicon
from ..language.words import content, folded, share_of
from ..levels import SCARCELY, UNKNOWN
from ..study import Study
from ..subject.stranger import speaks_of

ESCAPE: Final = "escape"
NOTHING: Final = 0.04
"""Blocked, with the window itself in front."""

OWN: Final = 0.12
"""Blocked, with something in front that speaks of the step."""

FOREIGN: Final = 0.82
"""Blocked, with something in front that says nothing of the step; the less likely the more of the step it says."""

DISTRACTION: Final = 0.95
"""Blocked, with a survey, an advertisement or a cookie notice in front."""

RANK_LOGIT: Final = (6.0, 5.2, 4.0, 2.2)
"""By how little a closing control commits to: refuse, close, acknowledge, accept."""

CLOSES_NOTHING: Final = 0.5
BY_ESCAPE: Final = 2.0
UNFIT: Final = -1.5
BEHIND: Final = 3.0
"""Logits on the same scale: of none, of Escape, of a control that closes nothing; and what one loses behind a layer."""

CLOSING: Final = lexicon().sets["closing"]
"""Stems of words that close something, wherever they stand in a short name."""


def blocked(study: Study) -> float:
    """How likely what is in front has nothing to do with the step."""
    scene, goal = study.scene, study.goal
    if scene.state.front is FrontKind.NONE:
        return UNKNOWN
    if scene.in_window:
        return NOTHING
    if not scene.layer and not scene.state.front_name:
        return UNKNOWN
    said = scene.layer_words
    if speaks_of(goal, scene):
        return OWN
    if said & lexicon().sets["distraction"]:
        return DISTRACTION
    related = share_of(goal.words, said)
    return FOREIGN if related < SCARCELY else max(OWN, FOREIGN - related)


IN_THE_WAY: Final = 0.7
"""From here on what is in front comes first, whatever is due."""


def due_now(study: Study) -> Due | None:
    """What is due, unless something that is not the step's lies in front of it."""
    return None if blocked(study) >= IN_THE_WAY else study.due


def dismissal(study: Study, question: Choice) -> tuple[float, ...]:
    """Which option closes what is in front: the one that commits to least, then Escape."""
    return softmax([_closing(option, study) for option in question.options])


def _closing(option: Option, study: Study) -> float:
    if option.key == NONE:
        return CLOSES_NOTHING
    if option.element is None:
        return BY_ESCAPE if option.key == ESCAPE else 0.0
    name = folded(option.element.name or option.element.description or option.element.title)
    rank = lexicon().closers.get(name.strip(" .!"), None)
    if rank is None:
        rank = _nearly(name)
        rank = rank if rank is not None else _hinted(option)
    if rank is None:
        return UNFIT
    behind = (
        bool(study.scene.layer) and not option.element.in_front and any(i.element.in_front for i in study.scene.layer)
    )
    return RANK_LOGIT[rank] - (BEHIND if behind else 0.0)


def _nearly(name: str) -> int | None:
    """A name that begins with what a closing control says, or has "close" or "hide" in it, and commits to nothing."""
    table, words = lexicon().closers, content(name)
    if len(words) > LONGEST_CLOSER or set(words) & (lexicon().sets["commit_answers"] - SETTLING):
        return None
    begins = [rank for said, rank in table.items() if re.match(rf"{re.escape(said)}[\s,.!:]", name)]
    named = [table["close"]] if CLOSING & set(words) else []
    return min((*begins, *named), default=None)


LONGEST_CLOSER: Final = 6
"""So many words at most has the name of what closes."""
SETTLING: Final = lexicon().sets["agreeing_only"]
"""Words that agree to what is shown, and are no more than that."""


def _hinted(option: Option) -> int | None:
    """A nameless control whose icon says what it does."""
    element = option.element
    if element is None or element.name:
        return None
    return 1 if lexicon().written["closing_icons"] & set(content(" ".join(element.hints))) else None
