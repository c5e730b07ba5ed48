"""Is the step accomplished, how far is it, did the last action help: the answers read off a study."""

from __future__ import annotations

from typing import Final

from ...answer import Scored
from ..heads import sigmoid
from ..language.words import share, share_of
from ..levels import SCARCELY, UNKNOWN
from ..study import Study

SPREAD: Final = 4
"""Levels below the highest."""


def progress(study: Study) -> Scored:
    """
    Five levels. The highest has exactly the probability of "done"; the rest lies round the stage the step is in,
    so that the expected level falls by a quarter only when "done" itself falls.
    """
    done = study.done
    stage = _stage(study)
    rest = [max(0.02, 1 - abs(level - stage) / 1.5) for level in range(SPREAD)]
    return Scored((*((1 - done) * part / sum(rest) for part in rest), done))


def _stage(study: Study) -> float:
    """From 0, nothing here has to do with the step, to 3, one thing is missing."""
    reading = study.reading
    known = reading.best.closeness if reading.best else 0.0
    known = max(known, share_of(reading.clause.things, study.scene.words))
    begun = 0.4 if study.state.last else 0.0
    earlier = 0.6 * study.on / max(1, len(study.readings) - 1) if len(study.readings) > 1 else 0.0
    return min(3.0, 1.2 + 0.6 * known + begun + earlier)


def helped(study: Study) -> float:
    """Did the last action move toward the step? Low only where something speaks against it."""
    if not study.state.last:
        return UNKNOWN
    reading = study.reading
    worse = study.sign("failure", study.on) + study.sign("disagrees", study.on) * reading.last_fits
    strayed = _strayed(study)
    z = (
        0.5
        + 2.2 * reading.last_fits
        + 2.5 * (study.done - 0.3)
        + 0.8 * study.scene.changed
        - 0.8 * worse
        - 2.4 * strayed
    )
    return sigmoid(z)


def _strayed(study: Study) -> float:
    """What the step is about was on screen, and the last press, which had nothing to do with it, took it away."""
    reading = study.reading
    if reading.last_kind != "pressed" or reading.last_fits > SCARCELY:
        return 0.0
    gone = max((share(reading.clause.things, label.words) for label in study.scene.went), default=0.0)
    here = share_of(reading.clause.things, study.scene.words)
    return max(0.0, gone - here)
