"""Is the step accomplished, how far is it, did the last action help: the answers read off a study."""

from __future__ import annotations

from typing import Final

from ...answer import Scored
from ..heads import sigmoid
from ..language.words import share
from ..levels import HARDLY, SCARCELY, UNKNOWN
from ..screen.saying import said_on
from ..study import Study

SPREAD: Final = 4
"""Levels below the highest."""

LEAST_PART: Final = 0.02
"""What a level gets that is far from the stage."""

REACH: Final = 1.5
"""Levels on either side of the stage that get some of it."""

BEGUN: Final = 0.4
"""Levels up, where something was done."""

CLAUSES: Final = 0.6
"""Levels up, where all clauses but the last are accomplished."""

KNOWN: Final = 0.6
"""Levels up, where the screen says all that the step is about."""

BASE: Final = 1.2
"""The level that goes with a step of which nothing shows."""

MOST_STAGE: Final = 3.0
"""The level that goes with a step that lacks one thing."""

HELPED: Final = 0.5
FITS: Final = 2.2
DONE: Final = 2.5
CHANGED: Final = 0.8
WORSE: Final = 0.8
STRAYED: Final = 2.4
"""
Logits that the last action helped: to begin with, where it fits the clause, by how far "done" is over `HARDLY`, where
the screen changed; and against it, where it went wrong, and where it took away what the step is about. Set by hand, so
that an answer is under the loop's bar (0.2) only where something speaks against the action.
"""


def progress(study: Study) -> Scored:
    """
    Five levels. The highest has exactly the probability of "done"; the rest lies round the stage the step is in,
    so that the expected level falls by a quarter only when "done" itself falls.
    """
    done = study.done
    stage = _stage(study)
    rest = [max(LEAST_PART, 1 - abs(level - stage) / REACH) for level in range(SPREAD)]
    total = sum(rest)
    return Scored((*[(1 - done) * part / total for part in rest], done))


def _stage(study: Study) -> float:
    """From 0, nothing here has to do with the step, to 3, one thing is missing."""
    reading = study.reading
    known = reading.best.closeness if reading.best else 0.0
    known = max(known, said_on(study.scene, reading.clause.things))
    begun = BEGUN if study.state.last else 0.0
    earlier = CLAUSES * study.on / max(1, len(study.readings) - 1) if len(study.readings) > 1 else 0.0
    return min(MOST_STAGE, BASE + KNOWN * known + begun + earlier)


def helped(study: Study) -> float:
    """Did the last action move toward the step? Low only where something speaks against it."""
    if not study.state.last:
        return UNKNOWN
    reading = study.reading
    worse = study.sign("failure", study.on) + study.sign("disagrees", study.on) * reading.last_fits
    strayed = _strayed(study)
    z = (
        HELPED
        + FITS * reading.last_fits
        + DONE * (study.done - HARDLY)
        + CHANGED * study.scene.changed
        - WORSE * worse
        - STRAYED * strayed
    )
    return sigmoid(z)


def _strayed(study: Study) -> float:
    """What the step is about was on screen, and the last press, which had nothing to do with it, took it away."""
    reading = study.reading
    if reading.last_kind != "pressed" or reading.last_fits > SCARCELY:
        return 0.0
    gone = max((share(reading.clause.things, label.words) for label in study.scene.went), default=0.0)
    here = said_on(study.scene, reading.clause.things)
    return max(0.0, gone - here)
