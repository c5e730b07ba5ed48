"""Asking the embedded judge in a line, and the loop's bars that its answers must reach."""

from collections.abc import Iterable

from judge import NONE, Chosen, State, Yes, choice, elements, line_of, moves, yes_no
from judge import Kind as Asked
from judge.embedded import EmbeddedJudge
from judge.question import Option
from view import Element

DONE_AFTER, DONE_BEFORE, BLOCKED, UNHELPFUL, TARGET, HOLDS, FAILS = 0.75, 0.85, 0.70, 0.20, 0.70, 0.75, 0.25
"""The loop's bars (`act.thresholds`), as an answer must reach or miss them here."""

JUDGE = EmbeddedJudge()
TOP = ('link "Home" @ banner', 'searchbox "Search" @ banner', 'button "Go" @ banner')
KEYS = ("new_item", "new_folder", "find", "reply", "settings", "back", "next_field", "confirm", "dismiss")


def yes(state: State, kind: Asked, purpose: str = "", element: Element | None = None) -> float:
    answer = JUDGE.answers(state, [yes_no(kind, purpose, element=element)])[kind]
    assert isinstance(answer, Yes)
    return answer.p


def chosen(state: State, kind: Asked, options: Iterable[Option], purpose: str = "") -> Chosen:
    answer = JUDGE.answers(state, [choice(kind, options, purpose)])[kind]
    assert isinstance(answer, Chosen)
    return answer


def target(state: State, verb: str = "press") -> tuple[str, float]:
    """The line of the likeliest control and its probability."""
    pool = [item for item in state.items if item.supports][:19]
    answer = chosen(state, Asked.TARGET, elements(pool), f"{verb} it to accomplish: {state.step}")
    line = NONE if answer.top == NONE else line_of(pool[int(answer.top) - 1])
    return line, answer.p(answer.top)


def move(state: State, *, typing: bool = False) -> str:
    return chosen(state, Asked.MOVE, moves(typing=typing)).top


def cards(button: str, *names: str) -> list[str]:
    lines = []
    for n, name in enumerate(names, 1):
        where = f"main > list > listitem #{n}"
        lines += [f'link "{name}" @ {where}', f'text "€ {n}.50" @ {where}', f'button "{button}" @ {where}']
    return lines
