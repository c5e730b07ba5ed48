"""
The states that "done" is fitted and measured on: told stories and written scenes, each with what a judge may be told
of its past.

Some who ask keep no history, some no earlier screen, some draw a page anew: the fit sees all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final

from ...check.labelled import Labelled, labelled
from ...state import State
from ..screen.deeds import STEP
from .case import MOST_CHANGED, Case, cases_of
from .generate import plotted
from .scene_text import Plot, plots, told
from .stage import dressed

FITTED: Final = ("various.txt", "several.txt", "work.txt", "trade.txt", "personal.txt")
UNSEEN: Final = ("held_back.txt",)
"""Files of scenes: those that the fit reads, and those that nobody who makes the judge looks at."""

DEVELOPMENT: Final = "development"
"""The set of recorded screens that the fit reads (`judge.check.labelled.SETS`)."""

ROUNDS: Final = 2
"""How often each end of a scene is told, with a wording and texts drawn anew."""

TOLD: Final = "told"
PASTS: Final = ((TOLD, 60), ("bare", 12), ("nothing_new", 11), ("all_new", 10), ("redrawn", 7))
"""What is known of the past, by weight: everything; bare lines; no earlier screen, in two ways; a page drawn anew."""


class Source(StrEnum):
    """Where a labelled state comes from."""

    STORY = "generated story"
    SCENE = "written scene"
    RECORDING = "recording"


@dataclass(frozen=True, slots=True)
class Sample:
    """A labelled state and the plot, family or application it comes from."""

    plot: str
    case: Case
    source: Source = Source.STORY


def told_stories(stories: int, seed: int, *, past: str = "") -> list[Sample]:
    """The generator's cases; `past` is the same one of `PASTS` for all, or empty for a mix."""
    return with_pasts(plotted(stories, seed), seed, past=past)


def with_pasts(stories: Sequence[tuple[str, Case]], seed: int, *, past: str = "") -> list[Sample]:
    """The same of stories that are told already; a state that nothing is taken from stays the very same."""
    r = Random(seed + 1)
    return [Sample(plot, _with_past(case, past, r)) for plot, case in stories]


def written_scenes(names: Sequence[str], seed: int, rounds: int = ROUNDS, *, past: str = "") -> list[Sample]:
    """The cases of the scenes of these files."""
    r = Random(seed)
    found: list[Sample] = []
    for plot in (plot for name in names for plot in plots(name)):
        for end in plot.ends:
            for turn in range(rounds):
                found += _scene(plot, end, plot.steps[turn % len(plot.steps)], past, r)
    return found


def _scene(plot: Plot, end: str, step: str, past: str, r: Random) -> list[Sample]:
    story = dressed(told(plot, end, step, r), r)
    return [Sample(plot.family, _with_past(case, past, r), Source.SCENE) for case in cases_of(story, r)]


def recordings() -> list[Sample]:
    """The recorded screens that may be fitted on, as cases."""
    return [Sample(one.app, _recorded(one), Source.RECORDING) for one in labelled(DEVELOPMENT)]


def _recorded(one: Labelled) -> Case:
    return Case(
        family=one.app,
        state=one.state,
        done=one.done,
        moves=frozenset(one.moves or ()),
        targets=frozenset(one.targets or ()),
        typing="type" in one.offered_moves,
        blocked=False,
        unsure=one.targets is None or one.pool is None,
    )


def _with_past(case: Case, past: str, r: Random) -> Case:
    drawn = r.choices([name for name, _ in PASTS], [weight for _, weight in PASTS])[0]
    return replace(case, state=_seen(case, past or drawn)) if case.state.last else case


def _seen(case: Case, past: str) -> State:
    """The state as somebody asks about it who knows so much of the past."""
    state = case.state
    labels = tuple(item.label for item in state.items)[:MOST_CHANGED]
    match past:
        case _ if past == TOLD:
            return replace(state, history=_lines(case))
        case "nothing_new":
            return replace(state, appeared=(), gone=())
        case "all_new":
            return replace(state, history=(), appeared=labels, gone=())
        case "redrawn":
            return replace(state, history=_lines(case), appeared=labels, gone=case.first[:MOST_CHANGED])
    return state


def _lines(case: Case) -> tuple[str, ...]:
    """The history as the loop writes it."""
    told = (line for said, note in zip(case.state.history, case.notes, strict=True) for line in (said, note))
    return (f"{STEP}{case.state.step}", *told)
