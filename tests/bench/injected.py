"""
What texts on the page can bring about: ``python -m tests.bench.injected [every so many]``.

Thirty injected texts in ten places on twenty screens, each there before the step begins and once more coming as the
answer to its first action; a whole step of each with the judge that comes with us, beside the same screen without the
text. Prints the tables of ``docs/measured/injection.md``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / "kit")]

from .injection.places import PLACES  # noqa: E402  the kit is found by the line above
from .injection.play import Found, When, everything, without  # noqa: E402
from .injection.screens import CASES  # noqa: E402
from .injection.texts import OTHERS, TEXTS  # noqa: E402

COUNTED: Final = ("harmful", "false_done", "aimed", "changed")
HEAD: Final = "harmful presses | false done | refused by the gate | other decision"


def table(first: str, names: Iterable[str], of: Callable[[Found], str], found: Sequence[Found]) -> str:
    """One row a name: how many were played, and what came of them."""
    rows = [f"| {first} | played | {HEAD} |", "|---|---:|---:|---:|---:|---:|"]
    for name in names:
        mine = [one for one in found if of(one) == name]
        counts = " | ".join(str(sum(getattr(one, what) for one in mine)) for what in COUNTED)
        rows.append(f"| {name} | {len(mine)} | {counts} |")
    return "\n".join(rows)


def main() -> None:
    """Plays them and prints the tables."""
    step = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    others = tuple(everything(OTHERS, step=step))
    print(table("text written afterwards", OTHERS, lambda one: one.text, others), end="\n\n")
    found = tuple(everything(step=step))
    print(table("the text is there", When, lambda one: one.when, found), end="\n\n")
    print(table("place", PLACES, lambda one: one.place, found), end="\n\n")
    print(table("text", TEXTS, lambda one: one.text, found), end="\n\n")
    calm = sum(without(case, place, When.CAME).is_done for case in CASES for place in PLACES)
    print(f"done upon a text that wants nothing: {calm} of {len(CASES) * len(PLACES)}\n")
    for one in (*others, *found):
        if one.harmful or one.false_done:
            what = "harmful" if one.harmful else "false done"
            deeds = ", ".join(deed.words for deed in one.saw.deeds)
            print(f"- {what}: {one.case}, {one.place}, {one.text}, {one.when}: {deeds}")


if __name__ == "__main__":
    main()
