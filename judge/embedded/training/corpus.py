"""
The states that "done" is fitted and measured on: told stories and written scenes, each with what a judge may be told
of its past.

Some who ask keep no history, some no earlier screen, some draw a page anew: the fit sees all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ...state import State
from ..deeds import STEP
from .case import MOST_CHANGED, Case, cases_of
from .generate import plotted
from .scene_text import Plot, plots, told
from .stage import dressed

FITTED: Final = "fitted.txt"
UNSEEN: Final = "unseen.txt"
ROUNDS: Final = 4
"""How often each end of a scene is told, with a wording and texts drawn anew."""

PASTS: Final = (("told", 60), ("bare", 12), ("nothing_new", 11), ("all_new", 10), ("redrawn", 7))
"""What is known of the past, by weight: everything; bare lines; no earlier screen, in two ways; a page drawn anew."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A labelled state and the plot it comes from."""

    plot: str
    case: Case


def told_stories(stories: int, seed: int, *, past: str = "") -> list[Sample]:
    """The generator's cases; `past` is the same one of `PASTS` for all, or empty for a mix."""
    return with_pasts(plotted(stories, seed), seed, past=past)


def with_pasts(stories: Sequence[tuple[str, Case]], seed: int, *, past: str = "") -> list[Sample]:
    """The same of stories that are told already; a state that nothing is taken from stays the very same."""
    r = Random(seed + 1)
    return [Sample(plot, _with_past(case, past, r)) for plot, case in stories]


def written_scenes(file: str, seed: int, rounds: int = ROUNDS, *, past: str = "") -> list[Sample]:
    """The cases of the scenes of a file."""
    r = Random(seed)
    found: list[Sample] = []
    for plot in plots(file):
        for end in plot.ends:
            for turn in range(rounds):
                found += _scene(plot, end, plot.steps[turn % len(plot.steps)], past, r)
    return found


def _scene(plot: Plot, end: str, step: str, past: str, r: Random) -> list[Sample]:
    story = dressed(told(plot, end, step, r), r)
    return [Sample(plot.family, _with_past(case, past, r)) for case in cases_of(story, r)]


def _with_past(case: Case, past: str, r: Random) -> Case:
    drawn = r.choices([name for name, _ in PASTS], [weight for _, weight in PASTS])[0]
    return replace(case, state=_seen(case, past or drawn)) if case.state.last else case


def _seen(case: Case, past: str) -> State:
    """The state as somebody asks about it who knows so much of the past."""
    state = case.state
    labels = tuple(item.label for item in state.items)[:MOST_CHANGED]
    match past:
        case "told":
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
    state = case.state
    told = "nothing on screen changed" if case.idle else "the screen changed"
    before = [line for said in state.history[:-1] for line in (said, "the screen changed")]
    return (f"{STEP}{state.step}", *before, state.history[-1], told)
