"""
What deliberation is worth: ``python -m tests.bench.deliberation``.

On the recorded development screens, with a simulated judge of growing unreliability: which control is picked, whether
"done" is right, and how many questions it took, at each level.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from act import Ask, DoIntent, Level, Limits, Memory, Phrase, Wish
from act.ask import completion
from act.attempt import Attempt
from act.ground import ground
from act.settle import settled, viewed
from act.thresholds import ALREADY_DONE, DONE
from act.touch import Hand
from judge import Answer, Answers, Kind, Question, State, line_of, score, validated, yes_no
from judge.check.labelled import Labelled, labelled
from judge.framing import Framed

from .simulated import Simulated, Unreliability

NOISES: Final = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Standard deviations in log-odds: at 2 a firm 0.9 is a half about once in seven."""

VOTES: Final = 3
"""Framings asked at once where deliberation is on."""


@dataclass
class Tally:
    """Outcomes and cost at one level and noise."""

    right: int = 0
    wrong: int = 0
    none: int = 0
    false_done: int = 0
    missed_done: int = 0
    undone: int = 0
    done: int = 0
    questions: int = 0
    screens: int = 0

    def row(self, level: Level, noise: float) -> str:
        picked = self.right + self.wrong + self.none
        shares = (
            *(self.right / picked, self.wrong / picked, self.none / picked),
            *(self.false_done / self.undone, 1 - self.missed_done / self.done),
        )
        cells = " | ".join(f"{share:.1%}" for share in shares)
        return f"| {noise:g} | {level} | {cells} | {self.questions / self.screens:.1f} |"


def driven(machine: Generator[Wish[Any], Any, Any], judge: Framed | Simulated, state: State) -> Any:
    """What the machine ends with, every question answered by that judge about that state."""
    came: tuple[Answers, ...] | None = None
    while True:
        try:
            wish = machine.send(came)
        except StopIteration as stop:
            return stop.value
        came = tuple(asked(judge, state, r.questions) for r in wish.requests) if isinstance(wish, Ask) else None


def asked(judge: Framed | Simulated, state: State, questions: Sequence[Question]) -> Answers:
    """The judge's answers; it never really waits."""
    return validated(questions, asyncio.run(_one(judge, state, questions)))


async def _one(judge: Framed | Simulated, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
    return await judge.ask(state, questions)


def judge_of(level: Level, noise: float, seed: int) -> tuple[Simulated, Framed | Simulated]:
    """The simulated judge, and it as that level asks it."""
    simulated = Simulated(by=Unreliability(noise=noise, position=noise / 2, yes=noise / 4), seed=seed)
    return simulated, simulated if level is Level.OFF else Framed(simulated, VOTES)


def note_pick(tally: Tally, one: Labelled, judge: Framed | Simulated, level: Level) -> None:
    """Which control the loop's own grounding takes of those that were offered."""
    pool = tuple(one.state.items[place] for place in one.pool or ())
    right = one.target_lines
    if not any(line_of(element) in right for element in pool):
        return
    goal = one.state.step
    limits = Limits(deliberation=level)
    attempt = Attempt(intent=DoIntent(goal=Phrase.of(goal)), memory=Memory(), limits=limits, hand=Hand(limits.guards))
    found = driven(ground(attempt, pool, f"press it to accomplish: {goal}"), judge, one.state)
    tally.none += found is None
    tally.right += found is not None and line_of(found.element) in right
    tally.wrong += found is not None and line_of(found.element) not in right


def note_done(tally: Tally, one: Labelled, judge: Framed | Simulated, level: Level) -> None:
    """Whether the step would be called done."""
    about = (yes_no(Kind.DONE), yes_no(Kind.NOT_DONE), score(Kind.PROGRESS))
    bar = DONE if one.acted else ALREADY_DONE
    first = asked(judge, one.state, about)
    given = driven(settled(one.state, about, first, estimate=completion, bar=bar, level=level), judge, one.state)
    p = driven(viewed(one.state, completion(given) or 0.0, bar=bar, level=level), judge, one.state)
    tally.done += one.done
    tally.undone += not one.done
    tally.false_done += bar.reached_by(p) and not one.done
    tally.missed_done += one.done and not bar.reached_by(p)


def measured(screens: Sequence[Labelled], level: Level, noise: float) -> Tally:
    """All screens at one level and noise."""
    tally = Tally(screens=len(screens))
    for seed, one in enumerate(screens):
        simulated, judge = judge_of(level, noise, seed)
        for note in (note_pick, note_done):
            note(tally, one, judge, level)
        tally.questions += simulated.questions
    return tally


def main() -> None:
    """Prints the table."""
    screens = labelled("development")
    print(f"{len(screens)} screens; position bias half the noise, yes-bias a quarter of it, {VOTES} votes")
    print("| noise | level | right control | wrong one | none | false done | done seen | questions a screen |")
    print("|---|---|---|---|---|---|---|---|")
    for noise in NOISES:
        for level in Level:
            print(measured(screens, level, noise).row(level, noise), flush=True)


if __name__ == "__main__":
    main()
