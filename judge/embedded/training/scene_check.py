"""
Whether files of written scenes can be read, and what is amiss in them: ``python -m judge.embedded.training.scene_check
FILE...``. Exit code 1 where something is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from ..screen.deeds import deed_of
from .scene_text import NEXT, Plot, Shot, filled, plots_of, told

LEAST_STEPS: Final = 3
"""Wordings of a step: fewer teach the words rather than the kind."""


def faults(plot: Plot) -> Iterator[str]:
    """What is amiss in a plot, a line for each thing."""
    if len(plot.steps) < LEAST_STEPS:
        yield f"only {len(plot.steps)} wordings of the step"
    names = [shot.name for shot in plot.shots]
    yield from (f"two screens are called {name}" for name in sorted(set(names)) if names.count(name) > 1)
    for at, shot in enumerate(plot.shots):
        yield from (f"@ {shot.name}: {fault}" for fault in _of_shot(plot, shot, names[:at], is_first=at == 0))
    if not any(shot.truth == "yes" for shot in plot.shots):
        yield "no screen is done"
    if all(not shot.parent or shot.parent in names for shot in plot.shots):
        yield from _untold(plot)


def _of_shot(plot: Plot, shot: Shot, before: Sequence[str], *, is_first: bool) -> Iterator[str]:
    if is_first == bool(shot.parent):
        yield "the first screen has a parent" if is_first else "no parent"
    if shot.parent and shot.parent not in before:
        yield f"no screen before it is called {shot.parent}"
    if shot.said and deed_of(filled(shot.said, _words(plot))) is None:
        yield f"not how a deed is told: {shot.said}"


def _untold(plot: Plot) -> Iterator[str]:
    for end in plot.ends:
        try:
            told(plot, end, plot.steps[0], Random(0))
        except (ValueError, KeyError) as fault:
            yield f"@ {end}: {fault}"


def _words(plot: Plot) -> dict[str, str]:
    return {name: texts[0] for name, texts in plot.slots}


def main(paths: Sequence[str]) -> int:
    """Prints what is amiss, and how much there is."""
    found: list[str] = []
    for path in paths:
        held = plots_of(Path(path).read_text(encoding="utf-8"))
        found += [f"{path}: {plot.name}: {fault}" for plot in held for fault in faults(plot)]
        shots = [shot for plot in held for shot in plot.shots]
        labels = sum(bool(shot.next) for shot in shots)
        families = len({plot.family for plot in held})
        sys.stdout.write(
            f"{path}: {families} families, {len(held)} plots, {len(shots)} screens, "
            f"{sum(shot.truth == 'yes' for shot in shots)} done, {labels} with a label after {NEXT.strip()}\n"
        )
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
