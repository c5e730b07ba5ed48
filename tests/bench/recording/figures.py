"""What a judge's answers to recorded screens are worth: every figure with an interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from act.ask import Said, read
from act.attempt import Attempt
from act.decide import Move, Turn, decide
from act.do import creates
from act.ground import Grounded, ground
from act.intent import DoIntent, Limits
from act.memory import Memory
from act.phrase import Phrase
from act.shortcuts import options
from act.thresholds import ALREADY_DONE, DONE
from act.touch import Hand
from act.wish import Ask
from judge import NONE, Chosen, Kind, Question, State, choice, line_of, moves, score, yes_no
from judge.check.labelled import Labelled
from judge.check.metrics import auc, brier, ece
from judge.embedded import EmbeddedJudge

RESAMPLES: Final = 500
SEED: Final = 20261130
WITHIN: Final = (2.5, 97.5)
"""The interval's ends, in per cent of the resamples."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One recorded screen as the judge answered it and the loop would have read it. `None`: no such label."""

    tale: str
    """Application and tale: screens of one tale are no independent witnesses, so these are what is resampled."""

    about: str
    """The screen in a line, for a list of what went wrong."""

    estimate: float
    """The completion estimate, as `act.ask` makes it of three answers."""

    done: bool
    acted: bool
    reaches: bool
    """The estimate reaches its bar: 0.85 before any action of the step, 0.75 after."""

    ends: bool
    """The loop ends the step as done: by the bar, or because `finished` is answered and not overruled."""

    move: bool | None = None
    first: bool | None = None
    """Of the controls offered the likeliest is right, "none" left out."""

    pressed: bool | None = None
    """What the loop would have pressed is right; `None` also where it would press nothing."""

    pressed_any: bool | None = None


def asked_about(one: Labelled, judge: EmbeddedJudge) -> Asked:
    """The turn's questions and, where a press is right, the grounding: as `act` asks and reads them."""
    said = read(judge.answers(one.state, turn_questions(one)))
    turn = Turn(said=said, acted=one.acted, creates=creates(one.state.step), can_type="type" in one.offered_moves)
    first, pressed, pressed_any = _grounded(one, judge)
    return Asked(
        tale=f"{one.app}/{one.tale}",
        about=_about(one, said),
        estimate=said.completion or 0.0,
        done=one.done,
        acted=one.acted,
        reaches=turn.is_done,
        ends=decide(turn).move is Move.END_DONE,
        move=said.move in one.moves if one.moves is not None else None,
        first=first,
        pressed=pressed,
        pressed_any=pressed_any,
    )


def turn_questions(one: Labelled) -> tuple[Question, ...]:
    """As `act.ask.questions` asks them in one request; no undo, which only the run itself could know of."""
    typing = "type" in one.offered_moves
    without = frozenset(option.key for option in moves(typing=True)) - set(one.offered_moves)
    return (
        yes_no(Kind.DONE),
        yes_no(Kind.NOT_DONE),
        score(Kind.PROGRESS),
        yes_no(Kind.BLOCKED),
        choice(Kind.MOVE, moves(typing=typing, without=without)),
        choice(Kind.SHORTCUT, options(one.state.app)),
    )


def _about(one: Labelled, said: Said) -> str:
    last = f" | {one.state.last}" if one.state.last else " | nothing done"
    return f"{said.completion or 0:.2f} {one.app}/{one.tale}: {one.state.step}{last}"


def _grounded(one: Labelled, judge: EmbeddedJudge) -> tuple[bool | None, bool | None, bool | None]:
    """Likeliest right, pressed right, pressed at all: by the loop's own grounding over the recorded pool."""
    if one.pool is None or not one.targets or one.moves is None or "activate" not in one.moves:
        return None, None, None
    pool = tuple(one.state.items[place] for place in one.pool)
    right = one.target_lines
    if not any(line_of(item) in right for item in pool):
        return None, None, None
    goal = one.state.step
    attempt = Attempt(
        intent=DoIntent(goal=Phrase.of(goal)), memory=Memory(), limits=Limits(), hand=Hand(Limits().guards)
    )
    machine = ground(attempt, pool, f"press it to accomplish: {goal}")
    told: object = None
    best = ""
    try:
        while True:
            wish = machine.send(told)
            told = None
            if isinstance(wish, Ask):
                told = tuple(judge.answers(one.state, request.questions) for request in wish.requests)
                best = best_of(one.state, wish, told) or best
    except StopIteration as stop:
        found: Grounded | None = stop.value
    pressed = line_of(found.element) in right if found else None
    return best in right, pressed, found is not None


def best_of(state: State, wish: Ask, told: Sequence[object]) -> str:
    """How the likeliest control of the last choice of all reads, whatever "none" has."""
    question = wish.requests[-1].questions[-1] if len(wish.requests[-1].questions) == 1 else None
    answers = told[-1]
    if question is None or question.kind is not Kind.TARGET or not isinstance(answers, Mapping):
        return ""
    answer = answers[question.id]
    if not isinstance(answer, Chosen):
        return ""
    texts = {option.key: option.text for option in getattr(question, "options", ())}
    return next((texts[key] for key, _ in answer.ranked() if key != NONE), "")


Figure = Callable[[Sequence[Asked]], float]


def rate(hits: Sequence[bool]) -> float:
    """The share of hits; not a number where there is nothing to share."""
    return sum(hits) / len(hits) if hits else float("nan")


def _auc(asked: Sequence[Asked]) -> float:
    pairs = [(one.estimate, one.done) for one in asked]
    return auc(pairs) if len({truth for _, truth in pairs}) > 1 else float("nan")


def _pairs(asked: Sequence[Asked]) -> list[tuple[float, bool]]:
    return [(one.estimate, one.done) for one in asked]


def known(values: Sequence[bool | None]) -> list[bool]:
    return [value for value in values if value is not None]


FIGURES: Final[dict[str, Figure]] = {
    "done: AUC": _auc,
    "done: Brier": lambda asked: brier(_pairs(asked)),
    "done: ECE": lambda asked: ece(_pairs(asked)),
    "false done at the bars, of what is not done": lambda asked: rate([one.reaches for one in asked if not one.done]),
    "false done at the bars before any action": lambda asked: rate(
        [o.reaches for o in asked if not o.done and not o.acted]
    ),
    "false done at the bars after one": lambda asked: rate([o.reaches for o in asked if not o.done and o.acted]),
    "false done as the loop ends, of what is not done": lambda asked: rate([o.ends for o in asked if not o.done]),
    "done seen at the bars, of what is done": lambda asked: rate([one.reaches for one in asked if one.done]),
    "done seen before any action": lambda asked: rate([o.reaches for o in asked if o.done and not o.acted]),
    "done seen after one": lambda asked: rate([o.reaches for o in asked if o.done and o.acted]),
    "move right": lambda asked: rate(known([one.move for one in asked])),
    "move right, of what is not done": lambda asked: rate(known([one.move for one in asked if not one.done])),
    "right element first": lambda asked: rate(known([one.first for one in asked])),
    "something would be pressed": lambda asked: rate(known([one.pressed_any for one in asked])),
    "of that, the right one": lambda asked: rate(known([one.pressed for one in asked])),
}
"""Each with the screens it can be told of. Bars: `act.thresholds`."""

assert (ALREADY_DONE.value, DONE.value) == (0.85, 0.75)


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure and its interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


def measured(asked: Sequence[Asked], figure: Figure, *, resamples: int = RESAMPLES, seed: int = SEED) -> Measured:
    """The figure of all, and where 95 % of its values lie when whole tales are drawn anew, with repeats."""
    tales = sorted({one.tale for one in asked})
    held = {tale: [one for one in asked if one.tale == tale] for tale in tales}
    draw = np.random.default_rng(seed)
    drawn = (draw.integers(len(tales), size=len(tales)) for _ in range(resamples))
    values = [figure([one for n in some for one in held[tales[n]]]) for some in drawn]
    finite = [value for value in values if np.isfinite(value)]
    low, high = np.percentile(finite, WITHIN) if finite else (float("nan"), float("nan"))
    return Measured(figure(asked), float(low), float(high))


def false_done(asked: Sequence[Asked]) -> tuple[str, ...]:
    """Where the loop would say that an undone step is done, surest first; what reads the same once, with its count."""
    wrong = sorted((one for one in asked if one.ends and not one.done), key=lambda one: -one.estimate)
    counted = Counter(f"{one.about} (acted)" if one.acted else one.about for one in wrong)
    return tuple(line if times == 1 else f"{line} (x{times})" for line, times in counted.items())
