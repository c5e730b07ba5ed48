"""
What the embedded judge costs: the seven questions of one turn, answered about one state; and conditions in words.

    python tests/bench/judge_speed.py [repeats]

On the labelled screens of about forty items (`judge/check/screens`), and on shop pages of 120 (as many as the loop
ever shows), 500 and 1,000 items. *Cold* is the first time that a screen's words are met, *warm* every later turn on
it: its elements are made anew, as a look makes them, and nothing is left of the judge's study of the turn before.
Conditions are asked one by one on the shop pages, warm. Times are CPU time of the process; beside them what a loop of
plain additions costs at the same time, by which the figures of two machines, or of a quiet and a busy one, can be set
against one another.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)]

from act import shortcuts  # noqa: E402  the package is found by the line above
from judge import Kind, Question, State, choice, moves, score, yes_no  # noqa: E402
from judge.check.labelled import SETS, labelled  # noqa: E402
from judge.embedded import EmbeddedJudge  # noqa: E402
from judge.embedded.training.case import bit  # noqa: E402

MS: Final = 1000.0
ABOUT: Final = range(36, 45)
"""Items of a labelled screen that counts as one of forty."""

SCREENS: Final = 60
SIZES: Final = (120, 500, 1_000)
AIMS_MS: Final = {"40": 3.0, "1000": 60.0}
ADDITIONS: Final = 100_000

QUESTIONS: Final[tuple[Question, ...]] = (
    yes_no(Kind.DONE),
    yes_no(Kind.NOT_DONE),
    score(Kind.PROGRESS),
    yes_no(Kind.BLOCKED),
    choice(Kind.MOVE, moves(typing=True)),
    choice(Kind.SHORTCUT, shortcuts.options("browser")),
    yes_no(Kind.HELPED),
)
"""What one turn of a plain step asks (`act/ask.py`)."""

CONDITIONS: Final = (
    "the cart holds 1 item",
    "the cart is empty",
    "a blue bench is in the basket",
    "no lamps are in the basket",
    "the first item is the red glass",
    "the price of the blue vase 8 is 8.50",
    "at least 3 lamps cost less than 20",
    "all buttons are disabled",
    "the list is sorted by price",
    "no error is shown",
)

WORDS: Final = "red blue green tall small oak steel linen wool glass lamp mug bowl chair desk rug vase clock tray box"


def shop(items: int) -> State:
    """A page of product cards, three items a card, after one press: the counter has risen."""
    words = WORDS.split()
    bits = [bit("link", "Home", path=("banner",)), bit("link", "Cart 1", path=("banner",))]
    for n in range((items - len(bits)) // 3):
        path = ("main", "list", f"listitem #{n + 1}")
        name = f"{words[n % 7]} {words[7 + n % 13]} {n}"
        bits += [bit("heading", name, path=path), bit("text", f"{n}.50", path=path)]
        bits.append(bit("button", "Add to cart", path=path))
    return State(
        title="Shop",
        address="shop.example/all",
        step="add the blue vase 8 to the cart",
        items=tuple(each.element for each in bits),
        history=("step: add the blue vase 8 to the cart", 'pressed button "Add to cart"', "the screen changed"),
        last='pressed button "Add to cart"',
        appeared=('link "Cart 1"',),
        gone=('link "Cart 0"',),
    )


def forty() -> list[State]:
    """Labelled screens of about forty items, spread over both sets."""
    found = [one.state for name in SETS for one in labelled(name) if len(one.state.items) in ABOUT]
    return found[:: max(1, len(found) // SCREENS)][:SCREENS]


def anew(state: State) -> State:
    """The same said of elements that no earlier turn has met."""
    return replace(state, items=tuple(replace(element) for element in state.items))


def spent_ms(judge: EmbeddedJudge, state: State, questions: Sequence[Question] = QUESTIONS) -> float:
    """The CPU time of the answers: those of one turn, or others."""
    began = process_time()
    judge.answers(state, questions)
    return (process_time() - began) * MS


def rows(states: Sequence[State], repeats: int) -> tuple[float, float, float]:
    """Cold median, warm median, and the least of the warm rounds' medians, a state."""
    cold = [spent_ms(EmbeddedJudge(), state) for state in states]
    rounds = [median(spent_ms(EmbeddedJudge(), anew(state)) for state in states) for _ in range(repeats)]
    return median(cold), median(rounds), min(rounds)


def condition_ms(state: State, condition: str, repeats: int) -> float:
    """The median of one condition asked of the state."""
    asked = (yes_no(Kind.HOLDS, condition),)
    spent_ms(EmbeddedJudge(), state, asked)
    return median(spent_ms(EmbeddedJudge(), anew(state), asked) for _ in range(repeats))


def additions() -> float:
    """The CPU time of so many additions in plain Python, the best of five."""
    spent = []
    for _ in range(5):
        began = process_time()
        sum(n for n in range(ADDITIONS))
        spent.append((process_time() - began) * MS)
    return min(spent)


def main() -> None:
    """Prints the table."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    EmbeddedJudge().answers(shop(20), QUESTIONS)
    gc.freeze()
    print("| items | screens | cold ms | warm ms | warm ms, best round | aim ms |\n|---|---|---|---|---|---|")
    sets = {"40": forty(), **{str(size): [shop(size)] for size in SIZES}}
    for name, states in sets.items():
        cold, warm, best = rows(states, repeats)
        print(f"| {name} | {len(states)} | {cold:.1f} | {warm:.1f} | {best:.1f} | {AIMS_MS.get(name, '')} |")
    print("\n| items | conditions | median ms | dearest ms | which |\n|---|---|---|---|---|")
    for size in SIZES:
        told = sorted((condition_ms(shop(size), each, repeats), each) for each in CONDITIONS)
        print(f"| {size} | {len(told)} | {median(ms for ms, _ in told):.1f} | {told[-1][0]:.1f} | {told[-1][1]} |")
    print(f"\n{ADDITIONS} additions at the same time: {additions():.1f} ms")


if __name__ == "__main__":
    main()
