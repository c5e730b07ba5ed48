"""What speaks for "none of these": nothing on the screen brings the step forward."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..heads import head
from ..language.words import share
from ..match.following import FOLLOWING_MEASURES, following_of
from ..match.match import Match
from ..match.namesakes import among_of
from ..match.progress import progress_of
from ..match.reading import Reading
from ..screen.saying import said_on
from ..study import Study

NONE_MEASURES: Final = (
    "closest",
    "done",
    "busy",
    "blocked",
    "known",
    "failed",  # the last deed brought a warning or a failure
    "hard",  # one that trying again will not change
    "soft",  # one that can be mended or tried again
    "walled",  # the page asks who one is
    "freshest",  # how much of what is unused a control says, in words few others say
    "lost",  # what the step names has gone
    "said",  # how much of what is unused a control says
    "unsaid",  # nothing on the screen says it
    "vain",  # the last deed changed nothing
    "adrift",  # no control says anything of the step, asks for a text of it, leads there or reveals more
    "busy_close",  # it is loading, and a control is close: loading counts the more
    "all_used",  # something was done, and nothing that the step gives is left
)
"""What speaks for "none of these"."""


def none_measures(study: Study, reading: Reading, found: tuple[Match, ...]) -> tuple[float, ...]:
    """In the order of `NONE_MEASURES`."""
    open_ = [m for m in found if Condition.DISABLED not in m.item.element.states]
    closest = max([m.closeness for m in open_], default=0.0)
    known = said_on(study.scene, reading.clause.things)
    return (
        closest,
        max(0.0, 2 * study.done - 1),
        float(study.scene.busy),
        float(bool(study.scene.layer)),
        known,
        *_course(study, open_, closest),
    )


def _course(study: Study, open_: list[Match], closest: float) -> tuple[float, ...]:
    """What the course of the step says."""
    progress = progress_of(study.scene)
    return (
        float(progress.is_failed),
        float(progress.warns_of("refusal")),
        float(progress.is_failed and progress.warns_of("mendable")),
        float(progress.is_walled),
        among_of(study.scene).best,
        float(progress.is_lost),
        max([match["fresh_asked"] for match in open_], default=0.0),
        float(progress.is_unsaid),
        float(progress.last is not None and progress.last.changed is False),
        float(_is_adrift(study)),
        closest if study.scene.busy else 0.0,
        float(bool(progress.deeds) and not progress.left),
    )


_HELPFUL: Final = tuple(
    FOLLOWING_MEASURES.index(name) for name in ("came_verb", "leads", "opener_unsaid", "opener_plain")
)


def _is_adrift(study: Study) -> bool:
    progress = progress_of(study.scene)
    if among_of(study.scene).best > 0 or progress.taker >= 0:
        return False
    says = any(share((verb,), item.words) > 0 for item in progress.controls for verb in progress.verbs)
    return not says and not any(row[at] for row in following_of(study.scene).values() for at in _HELPFUL)


def nothing(study: Study, reading: Reading, found: tuple[Match, ...]) -> float:
    return head(study.weights, "none", NONE_MEASURES).of(none_measures(study, reading, found))
