"""
What the judge is worth, in figures: ``python -m judge.embedded.training.report [cases.jsonl]``.

On generated screens of unseen seeds, and on labelled screens of a file where one is given.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from view import Element, FrontKind, Support
from view import State as Condition

from ...check.metrics import auc, brier, ece
from ...question import Kind
from ...state import State
from ...wording import choice, elements, moves
from ..answers.grounding import target
from ..answers.move import move
from ..answers.overlay import blocked
from ..heads import Weights, shipped
from ..study import Study
from .case import SUPPORTS, Case
from .generate import TEST_SEED, TEST_STORIES, cases

BAR: Final = {"before": 0.85, "after": 0.75}
"""The loop's own bars for "done", before and after it has acted."""

BINS: Final = 10
NAMED: Final = 18


@dataclass
class Tally:
    """Answers beside the truth."""

    done: list[tuple[float, bool, bool]] = field(default_factory=list)
    """The estimate, the truth, and whether something had been done."""

    element: list[tuple[bool, float]] = field(default_factory=list)
    nothing: list[bool] = field(default_factory=list)
    move: list[tuple[bool, float]] = field(default_factory=list)
    obstacle: list[tuple[float, bool]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0


def tallied(held: Iterable[Case], weights: Weights) -> Tally:
    """Every case asked."""
    tally = Tally()
    for case in held:
        began = time.process_time()
        study = Study(case.state, weights)
        done = study.done
        ranked = _targets(case, study)
        moved = dict(zip(_keys(case), move(study, choice(Kind.MOVE, moves(typing=case.typing))), strict=True))
        tally.seconds += time.process_time() - began
        tally.done.append((done, case.done, bool(case.state.last)))
        tally.obstacle.append((blocked(study), case.blocked))
        _note(tally, case, done, ranked, moved)
    return tally


def _keys(case: Case) -> tuple[str, ...]:
    return choice(Kind.MOVE, moves(typing=case.typing)).keys


def _targets(case: Case, study: Study) -> list[tuple[int, float]]:
    """Places of controls, -1 for none, with their probabilities, likeliest first."""
    pool = [(at, e) for at, e in enumerate(case.state.items) if any(i.element is e for i in study.reading.controls)]
    wanted = [pair for pair in pool if pair[0] in case.targets]
    pool = [*wanted, *[pair for pair in pool if pair[0] not in case.targets]][:NAMED]
    question = choice(Kind.TARGET, elements(e for _, e in pool), f"press it to accomplish: {case.state.step}")
    ps = target(study, question)
    places = [at for at, _ in pool] + [-1]
    return sorted(zip(places, ps, strict=True), key=lambda pair: -pair[1])


def _note(tally: Tally, case: Case, done: float, ranked: list[tuple[int, float]], moved: dict[str, float]) -> None:
    top = max(moved, key=lambda key: moved[key])
    if case.moves:
        tally.move.append((top in case.moves, moved[top]))
    bar = BAR["after" if case.state.last else "before"]
    if done >= bar and not case.done:
        tally.wrong.append(f"false done {done:.2f}: {case.state.step} | {case.state.last}")
    if case.unsure:
        return
    if case.targets:
        named = [pair for pair in ranked if pair[0] >= 0]
        tally.element.append((named[0][0] in case.targets, ranked[0][1] if ranked[0][0] >= 0 else 0.0))
    elif not case.done:
        tally.nothing.append(ranked[0][0] < 0)


def lines(tally: Tally, title: str) -> list[str]:
    """The figures as lines of a table."""
    pairs = [(p, truth) for p, truth, _ in tally.done]
    over = [(truth, acted) for p, truth, acted in tally.done if p >= BAR["after" if acted else "before"]]
    false = sum(not truth for truth, _ in over)
    caught = sum(truth for truth, _ in over) / max(1, sum(truth for _, truth, acted in tally.done))
    sure = [(truth) for p, truth, _ in tally.done if p >= BAR["before"]]
    rows = [
        f"| {title} | {len(pairs)} screens |",
        f"| done: AUC, Brier, ECE | {auc(pairs):.3f}, {brier(pairs):.3f}, {ece(pairs):.3f} |",
        f"| false done at the loop's bars | {false} of {len(over)}; {100 * false / len(pairs):.2f} % of all screens |",
        f"| false done at 0.85 | {sum(not truth for truth in sure)} of {len(sure)} |",
        f"| done seen at the loop's bars | {100 * caught:.1f} % |",
        f"| right element first | {_rate([hit for hit, _ in tally.element])} |",
        f"| right where the element has 0.70 | {_rate([hit for hit, p in tally.element if p >= 0.70])} |",
        f"| element at 0.70 at all | {_rate([p >= 0.70 for _, p in tally.element])} |",
        f"| none where nothing fits | {_rate(tally.nothing)} |",
        f"| move | {_rate([hit for hit, _ in tally.move])} |",
        f"| CPU a screen, three questions | {1000 * tally.seconds / max(1, len(pairs)):.1f} ms |",
    ]
    blocked_ones = [p >= 0.70 for p, truth in tally.obstacle if truth]
    free = [p >= 0.70 for p, truth in tally.obstacle if not truth]
    if blocked_ones:
        rows.append(f"| blocked seen; seen where nothing is in the way | {_rate(blocked_ones)}; {_rate(free)} |")
    return rows


def _rate(hits: Sequence[bool]) -> str:
    return f"{100 * sum(hits) / len(hits):.1f} % of {len(hits)}" if hits else "none"


_LINE = re.compile(r'^(\w+) "(.*?)"(?: \[(.*)\])?$')
_PLAIN: Final = {"on": "checked", "off": "unchecked"}


def public(path: Path) -> list[Case]:
    """
    The labelled screens of a file of JSON lines, each line of a screen as an element. The file does not say what was
    on screen when the step began, so nothing is listed as new; the judge takes that as nothing known.
    """
    return [_public(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def _public(form: dict[str, object]) -> Case:
    screen = [str(line) for line in _listed(form["screen"])]
    items = tuple(_element(line) for line in screen)
    wanted = {str(line) for line in _listed(form["target"])}
    has_dialog = any(item.role in ("dialog", "alertdialog") for item in items)
    last = str(form["last"]).replace("activated ", "pressed ", 1)
    last = "" if last.startswith("opened the") else last
    return Case(
        family=str(form["family"]),
        state=State(
            step=str(form["step"]),
            items=items,
            last=last,
            front=FrontKind.DIALOG if has_dialog else FrontKind.WINDOW,
        ),
        done=bool(form["done"]),
        moves=frozenset({str(form["move"])}),
        targets=frozenset(at for at, line in enumerate(screen) if line in wanted),
        typing=False,
        blocked=False,
    )


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _element(line: str) -> Element:
    found = _LINE.match(line)
    if not found:
        return Element(role="text", name=line)
    role, name, marks = found.group(1), found.group(2), found.group(3) or ""
    value = re.search(r'value="([^"]*)"', marks)
    rest = re.sub(r'value="[^"]*"', "", marks)
    words = [_PLAIN.get(word, word) for word in re.findall(r"\w+", rest)]
    known = {str(state): state for state in Condition}
    return Element(
        role=role,
        name=name,
        value=value.group(1) if value else "",
        states=frozenset(known[word] for word in words if word in known),
        supports=SUPPORTS.get(
            role, frozenset({Support.CLICK}) if role in ("row", "columnheader", "slider") else frozenset()
        ),
    )


def main(paths: Sequence[str]) -> int:
    """Prints the figures."""
    weights = shipped()
    tally = tallied(cases(TEST_STORIES, TEST_SEED), weights)
    out = lines(tally, "generated, unseen seed")
    wrong = [("generated", line) for line in tally.wrong]
    for path in paths:
        other = tallied(public(Path(path)), weights)
        out += ["", *lines(other, Path(path).name)]
        wrong += [(Path(path).name, line) for line in other.wrong]
    sys.stdout.write("\n".join([*out, "", *(f"{where}: {line}" for where, line in wrong)]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
