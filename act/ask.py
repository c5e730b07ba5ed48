"""The one request that judges a screen: up to nine questions, read into one value."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from judge import NONE, Answer, Answers, Chosen, Kind, Question, Request, Scored, Yes, choice, moves, score, yes_no

from . import shortcuts
from . import thresholds as at
from .attempt import Attempt
from .event import TurnJudged
from .evidence import calibrated, rounded
from .intent import Loop
from .settle import settled, viewed
from .wish import Ask, Tell, Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What the judge made of one screen. `None` where it was not asked."""

    completion: float | None = None
    """mean(P(done), 1 - P(not_done)), averaged with the probability of progress's top level."""

    progress: float | None = None
    """The expected level, as a share of the scale."""

    blocked: float | None = None
    helped: float | None = None
    intended: float | None = None
    """The last press did what it was meant to: asked only where the expected did not show."""

    move: str = "activate"
    shortcut: str = ""
    """Only when it is likely enough to be pressed."""

    confidence: float | None = None
    """The probability of the move."""

    incoherent: bool = False
    by: Mapping[str, str] = field(default_factory=dict)
    """Who answered which question, where it was not the judge that was asked."""


def questions(attempt: Attempt, *, typing: bool) -> tuple[Question, ...]:
    """The turn's questions: each loop that is switched off leaves its own out."""
    asked: list[Question] = []
    if attempt.on(Loop.COMPLETION):
        asked += [yes_no(Kind.DONE), yes_no(Kind.NOT_DONE)]
    if attempt.on(Loop.PROGRESS):
        asked.append(score(Kind.PROGRESS))
    if attempt.on(Loop.OBSTACLES):
        asked.append(yes_no(Kind.BLOCKED))
    if attempt.on(Loop.MOVES):
        asked.append(choice(Kind.MOVE, moves(typing=typing, without=not_offered(attempt))))
        asked.append(choice(Kind.SHORTCUT, shortcuts.options(attempt.screen.app)))
    if attempt.on(Loop.UNDO) and attempt.last and attempt.last.activates and not attempt.last.housekeeping:
        asked.append(yes_no(Kind.HELPED))
        if attempt.meant:
            asked += [yes_no(Kind.INTENDED, attempt.meant), yes_no(Kind.UNINTENDED, attempt.meant)]
    return tuple(asked)


def not_offered(attempt: Attempt) -> frozenset[str]:
    """Waiting after two idle waits, and what found nothing to do it with on this very screen."""
    idle = {"wait"} if at.MAX_IDLE_WAITS.reached_by(attempt.idle_waits) else set[str]()
    return frozenset(idle | attempt.futile)


def judge_screen(attempt: Attempt, *, typing: bool) -> Generator[Wish[Any], Any, Said]:
    """One request about the attempt's screen; with every loop off none, and a plain press."""
    asked = questions(attempt, typing=typing)
    if not asked:
        return Said()
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=asked),))
    answers = yield from _settled(attempt, asked, answers)
    said = replace(read(answers), by=answers.by)
    if said.completion is not None:
        bar, level = bar_of(attempt, said.by), attempt.limits.deliberation
        said = replace(said, completion=(yield from viewed(attempt.state(), said.completion, bar=bar, level=level)))
    yield from Tell(
        TurnJudged(
            turn=attempt.turn,
            completion=said.completion,
            progress=said.progress,
            blocked=said.blocked,
            helped=said.helped,
            intended=said.intended,
            move=said.move,
            shortcut=said.shortcut,
            incoherent=said.incoherent,
        )
    )
    return said


def _settled(attempt: Attempt, asked: tuple[Question, ...], answers: Answers) -> Generator[Wish[Any], Any, Answers]:
    """The answers, those about completion put in more framings where they lie near the bar."""
    about = tuple(question for question in asked if question.kind in _COMPLETION)
    if not about:
        return answers
    whole = yield from settled(
        attempt.state(),
        about,
        answers,
        estimate=completion,
        bar=bar_of(attempt, answers.by),
        level=attempt.limits.deliberation,
    )
    return answers if whole is answers else replace(answers, given={**answers, **whole})


_COMPLETION: Final = (Kind.DONE, Kind.NOT_DONE, Kind.PROGRESS)


def bar_of(attempt: Attempt, by: Mapping[str, str]) -> at.Limit:
    """What the completion estimate has to reach now, from who gave it."""
    bars = attempt.limits.bars.of(Kind.DONE, by)
    return bars.done if attempt.acted else bars.already_done


def read(answers: Mapping[str, Answer]) -> Said:
    """
    >>> read({"done": Yes(0.9), "not_done": Yes(0.2), "progress": Scored((0.05, 0.05, 0.1, 0.1, 0.7))}).completion
    0.775
    """
    progress = answers.get(Kind.PROGRESS)
    move = answers.get(Kind.MOVE)
    return Said(
        completion=completion(answers),
        progress=progress.expected if isinstance(progress, Scored) else None,
        blocked=_yes(answers, Kind.BLOCKED),
        helped=_yes(answers, Kind.HELPED),
        intended=calibrated(_yes(answers, Kind.INTENDED), _yes(answers, Kind.UNINTENDED)),
        move=move.top if isinstance(move, Chosen) else "activate",
        shortcut=_shortcut(answers),
        confidence=move.p(move.top) if isinstance(move, Chosen) else None,
        incoherent=is_incoherent(_yes(answers, Kind.DONE), _yes(answers, Kind.NOT_DONE)),
    )


def completion(answers: Mapping[str, Answer]) -> float | None:
    """How surely the step is done; `None` when neither of the pair was answered."""
    paired = calibrated(_yes(answers, Kind.DONE), _yes(answers, Kind.NOT_DONE))
    progress = answers.get(Kind.PROGRESS)
    if paired is None or not isinstance(progress, Scored):
        return paired
    return rounded((paired + progress.top) / 2)


def is_incoherent(yes: float | None, no: float | None) -> bool:
    """The two answers do not add up."""
    return yes is not None and no is not None and rounded(abs(yes + no - 1)) > at.INCOHERENT.value


def _yes(answers: Mapping[str, object], kind: Kind) -> float | None:
    answer = answers.get(kind)
    return answer.p if isinstance(answer, Yes) else None


def _shortcut(answers: Mapping[str, Answer]) -> str:
    answer = answers.get(Kind.SHORTCUT)
    if not isinstance(answer, Chosen) or answer.top == NONE or not at.SHORTCUT_FLOOR.reached_by(answer.p(answer.top)):
        return ""
    return answer.top
