"""What speaks for "none of these": nothing on the screen brings the step forward."""

from __future__ import annotations

from typing import Final

from .among import among_of
from .heads import head
from .match import Match
from .progress import progress_of
from .reading import Reading
from .study import Study
from .words import share

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
    "all_used",  # something was done, and nothing that the step gives is left
)
"""What speaks for "none of these"."""


def none_measures(study: Study, reading: Reading, found: tuple[Match, ...]) -> tuple[float, ...]:
    """In the order of `NONE_MEASURES`."""
    open_ = [m for m in found if not m["disabled"]]
    closest = max((m.closeness for m in open_), default=0.0)
    known = share(reading.clause.things, study.scene.words)
    return (
        closest,
        max(0.0, 2 * study.done - 1),
        float(study.scene.busy),
        float(bool(study.scene.layer)),
        known,
        *_course(study, open_),
    )


def _course(study: Study, open_: list[Match]) -> tuple[float, ...]:
    """What the course of the step says."""
    progress = progress_of(study.scene)
    return (
        float(progress.is_failed),
        float(progress.warns_of("refusal")),
        float(progress.is_failed and progress.warns_of("mendable")),
        float(progress.is_walled),
        among_of(study.scene).best,
        float(progress.is_lost),
        max((match["fresh_asked"] for match in open_), default=0.0),
        float(progress.is_unsaid),
        float(progress.last is not None and progress.last.changed is False),
        float(bool(progress.deeds) and not progress.left),
    )


def nothing(study: Study, reading: Reading, found: tuple[Match, ...]) -> float:
    return head(study.weights, "none", NONE_MEASURES).of(none_measures(study, reading, found))
