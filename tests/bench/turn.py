"""
The loop's own time a turn: everything between two wishes, without the surface and without the judge.

    python tests/bench/turn.py [repeats]

Plays one plain step on pages of 200 and 1,000 controls, every look of which shows a change, with a scripted judge;
prints the median and the longest of a turn's own CPU time in milliseconds, judge and screens left out.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "kit")]

from loops import calmly  # noqa: E402  the kit is found by the line above
from screens import screen  # noqa: E402
from scripted import ScriptedJudge  # noqa: E402

from act import Ask, Do, DoIntent, Limits, Look, Memory, Phrase, do  # noqa: E402
from view import Guards, Reply, Screen  # noqa: E402

SIZES = (200, 1_000)
AIMS_MS = {200: 5, 1_000: 20}
TURNS = 8


def page(controls: int, turn: int) -> Screen:
    """A page of product cards that says which turn it is: every look shows a change."""
    cards = (f"button Add to cart @ main > list > listitem #{n}" for n in range(controls))
    return screen(f"text turn {turn}", *cards, title=f"Shop {turn}")


def turns_ms(controls: int) -> list[float]:
    """The machine's own time of each turn of one step."""
    pages = [page(controls, turn) for turn in range(TURNS + 2)]
    pages = [replace(shown, revision=n) for n, shown in enumerate(pages)]
    judge = ScriptedJudge(calmly({"target": "1", "group_1": "1"}))
    guards = Guards(stop_before=("paying", "sending the email"))
    machine = do(DoIntent(goal=Phrase.of("add the blue mug to the cart")), Memory(), Limits(guards=guards))
    told: object = None
    looks, spent = 0, 0.0
    found: list[float] = []
    while True:
        began = process_time()
        try:
            wish = machine.send(told)
        except StopIteration:
            return found
        spent += process_time() - began
        told = None
        match wish:
            case Look():
                if looks:
                    found.append(spent * 1_000)
                told, spent = pages[min(looks, len(pages) - 1)], 0.0
                looks += 1
            case Ask(requests):
                told = tuple(judge.answer(request) for request in requests)
            case Do():
                told = Reply()


def main() -> None:
    """Prints the table."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    print("| controls | median ms | longest ms | aim ms |\n|---|---|---|---|")
    for controls in SIZES:
        rows = [ms for _ in range(repeats) for ms in turns_ms(controls)]
        print(f"| {controls} | {median(rows):.1f} | {max(rows):.1f} | {AIMS_MS[controls]} |")


if __name__ == "__main__":
    main()
