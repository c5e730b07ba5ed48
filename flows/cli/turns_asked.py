"""The turns of a run, put to a person one after another: was the step done on that screen?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from pathlib import Path
from typing import Final

from ..labels import Turn
from ..reports.terminal import Terminal
from ..reports.words import counted, printable

YES: Final = frozenset({"y", "yes"})
NO: Final = frozenset({"n", "no"})
BACK: Final = frozenset({"b", "back"})
QUIT: Final = frozenset({"q", "quit", ""})
MARGIN: Final = " " * 5


def ask_turns(
    turns: Sequence[Turn], labels: MutableMapping[str, bool], folder: Path, out: Terminal, keep: Callable[[], object]
) -> None:
    """Asks about each that has no label, `keep` called after every answer. A wrong one is put right by going back."""
    left = [turn for turn in turns if turn.key not in labels]
    out.write(f"{counted(len(left), 'turn')} to label; y, n, b to go back, Return to stop\n")
    at = 0
    while at < len(left):
        turn = left[at]
        out.write(f"\n{at + 1}/{len(left)} " + f"\n{MARGIN}".join(turn_lines(turn, folder)) + "\n")
        before = "" if turn.key not in labels else f"[{'y' if labels[turn.key] else 'n'}] "
        out.write(f"{MARGIN}was the step done here? {before}")
        answer = _answer()
        if answer in QUIT:
            return
        if answer in YES | NO:
            labels[turn.key] = answer in YES
            keep()
        elif answer not in BACK:
            out.write(f"{MARGIN}neither y nor n: left out\n")
        at = max(0, at - 1) if answer in BACK else at + 1


def turn_lines(turn: Turn, folder: Path) -> Iterator[str]:
    """What a person needs to see to say whether the step was done: the step, the screen, and how it came about."""
    yield printable(f"step: {turn.step}")
    yield printable(f"seen: {turn.seen}")
    if shown := turn.shown:
        yield printable(f"last: {shown.last or 'nothing was done in this step yet'}")
        yield from _listed("came", shown.appeared)
        yield from _listed("went", shown.gone)
        yield from _listed("text", shown.texts)
    if turn.picture:
        yield printable(f"as the step ended: {folder / turn.picture}")


def _listed(what: str, texts: Sequence[str]) -> Iterator[str]:
    if texts:
        yield printable(f"{what}: {' · '.join(texts)}")


def _answer() -> str:
    try:
        return sys.stdin.readline().strip().casefold()
    except UnicodeDecodeError:
        return "?"
