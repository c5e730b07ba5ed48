"""
Screens of real applications as a judge was asked about them, with labels that code knows.

    python -m tests.bench.recorded report [development|test]
    python -m tests.bench.recorded record development [--app NAME] [--tale PART]
    python -m tests.bench.recorded record test BENCH [--app NAME]

The recordings are in ``judge/check/screens``, one JSON line a screen. *development*: the example pages; whatever is
fitted or written may look at it. *test*: applications and pages that the project did not write; nothing is fitted on it
and no rule is written by looking at its screens. BENCH is a writable copy of the bench's folder, its applications
installed (each has been started once) and MiniWoB's pages unpacked. Recording replaces the screens of the tales that it
plays and keeps the others.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from judge.check.labelled import SETS, Collection, file_of, labelled
from judge.embedded import EmbeddedJudge

from .recording import examples, foreign
from .recording.figures import FIGURES, Asked, asked_about, false_done, measured


def report(which: str) -> None:
    """Prints the figures of a set, its make-up, and every false "done"."""
    screens, judge = labelled(which), EmbeddedJudge()
    asked = tuple(asked_about(one, judge) for one in screens)
    done = sum(one.done for one in screens)
    print(f"{which}: {len(screens)} screens, {done} of a done step; judge {judge.name}\n")
    print("| figure | value (95 % interval) |\n|---|---|")
    for name, figure in FIGURES.items():
        print(f"| {name} | {measured(asked, figure)} |")
    print("\n| application | screens | done | done: AUC | false done | right element first | move right |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for app in Counter(one.app for one in screens):
        print(_row(app, [a for a, one in zip(asked, screens, strict=True) if one.app == app]))
    wrong = false_done(asked)
    count = sum(one.ends and not one.done for one in asked)
    print(f"\nfalse done as the loop ends: {count}")
    for line in wrong:
        print(f"- {line}")


def _row(app: str, asked: Sequence[Asked]) -> str:
    ends = sum(one.ends and not one.done for one in asked)
    auc, first, move = (FIGURES[name](asked) for name in ("done: AUC", "right element first", "move right"))
    done = sum(one.done for one in asked)
    return f"| {app} | {len(asked)} | {done} | {auc:.2f} | {ends} | {first:.2f} | {move:.2f} |"


def record(which: str, bench: Path | None, apps: Sequence[str], part: str) -> None:
    """Plays the set's applications and puts their screens into its file, tale by tale."""
    keep = Collection(file_of(which)).add
    if bench:
        asyncio.run(foreign.played(bench.resolve(), apps, part, keep))
    else:
        asyncio.run(examples.played(apps, part, keep))


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("report", "record"))
    parser.add_argument("which", choices=SETS, nargs="?", default=SETS[0])
    parser.add_argument("bench", type=Path, nargs="?")
    parser.add_argument("--app", action="append", default=[], help="only this application; may be repeated")
    parser.add_argument("--tale", default="", help="only tales with this in their name; the others stay")
    said = parser.parse_args()
    if said.command == "report":
        report(said.which)
    else:
        if (said.which == "test") != bool(said.bench):
            parser.error("the test set is made with the bench's folder, and the development set without")
        record(said.which, said.bench, said.app, said.tale)


if __name__ == "__main__":
    main()
