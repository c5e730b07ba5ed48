"""
What is done with an answer that is neither clear nor hopeless: ask the same in more framings, let the best ones duel,
contrast the two best. Clear answers cost nothing more.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, Final

from judge import (
    FRAMINGS,
    Answer,
    Answers,
    Choice,
    Chosen,
    Kind,
    Option,
    Question,
    Request,
    State,
    Yes,
    choice,
    framed,
    framed_id,
    merged,
    yes_no,
)

from . import thresholds as at
from .evidence import Evidence, Weight, calibrated, counted, rounded
from .intent import Level
from .wish import Ask, Wish

NOTHING: Final = ""
"""The key of a choice that came to nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """What a choice came to, and by what it was settled."""

    key: str
    """Of the option; `NOTHING` where none is to be taken."""

    p: float
    by: str
    """``votes``, ``more votes``, ``duels`` or ``contrast``."""

    @property
    def is_beyond_votes(self) -> bool:
        """It was settled by a comparison, not by a probability: no bar is held against it."""
        return self.by in {"duels", "contrast"}


def pick(state: State, question: Choice, answers: Answers, level: Level) -> Generator[Wish[Any], Any, Picked]:
    """One option of a choice, or none: settled by as little as it takes."""
    ballot = answers.ballot(question.id)
    evidence = counted(_chosen(question, ballot), ballot)
    if evidence.weight is not Weight.DELIBERATE or level is Level.OFF:
        return _as_read(evidence, "votes")
    ballot = yield from widened(state, question, ballot)
    evidence = counted(_chosen(question, ballot), ballot)
    if evidence.weight is not Weight.DELIBERATE:
        return _as_read(evidence, "more votes")
    finalists = _finalists(question, _chosen(question, ballot))
    champion = yield from _duel(state, question, finalists)
    if champion or level is Level.STANDARD:
        return champion or Picked(key=NOTHING, p=evidence.p, by="duels")
    return (yield from _contrast(state, question, finalists[:2], evidence))


def widened(
    state: State, question: Question, ballot: Sequence[Answer]
) -> Generator[Wish[Any], Any, tuple[Answer, ...]]:
    """The ballot, with the votes of the framings that the question has not been put in yet."""
    (more,) = yield from widened_all(state, (question,), {question.id: tuple(ballot)})
    return more


def widened_all(
    state: State, questions: Sequence[Question], ballots: Mapping[str, tuple[Answer, ...]]
) -> Generator[Wish[Any], Any, tuple[tuple[Answer, ...], ...]]:
    """The same for several questions about one state, in one round trip."""
    asked = {q.id: range(len(ballots[q.id]), FRAMINGS) for q in questions}
    further = tuple(framed(q, n) for q in questions for n in asked[q.id])
    if not further:
        return tuple(ballots[q.id] for q in questions)
    (came,) = yield from Ask((Request(state=state, questions=further),))
    return tuple(
        (*ballots[q.id], *(vote for n in asked[q.id] for vote in came.ballot(framed_id(q.id, n)))) for q in questions
    )


def _as_read(evidence: Evidence, by: str) -> Picked:
    key = NOTHING if evidence.weight is Weight.ABSTAIN else evidence.top
    return Picked(key=key, p=evidence.p, by=by)


def _chosen(question: Choice, ballot: Sequence[Answer]) -> Chosen:
    answer = merged(question, ballot)
    return answer if isinstance(answer, Chosen) else Chosen(())


def _finalists(question: Choice, chosen: Chosen) -> tuple[Option, ...]:
    """The likeliest few that are likely at all, the likeliest first; "none" is no finalist."""
    by_key = {option.key: option for option in question.options if option.element or option.key.isdigit()}
    likely = [key for key, p in chosen.ranked() if key in by_key and at.FINALIST_FLOOR.reached_by(p)]
    return tuple(by_key[key] for key in likely[: at.MAX_FINALISTS.count])


def _duel(state: State, question: Choice, finalists: tuple[Option, ...]) -> Generator[Wish[Any], Any, Picked | None]:
    """Every pair in both orders, in one round trip. The champion takes enough of each of its pairings."""
    pairs = tuple(permutations(range(len(finalists)), 2))
    if not pairs:
        return None
    asked = {
        (i, j): choice(Kind.DUEL, (finalists[i], finalists[j]), question.purpose, id_=f"duel_{i}_{j}") for i, j in pairs
    }
    (came,) = yield from Ask((Request(state=state, questions=tuple(asked.values())),))
    shares = {pair: _share(came[one.id], finalists[pair[0]].key, finalists[pair[1]].key) for pair, one in asked.items()}
    for i, option in enumerate(finalists):
        taken = [(shares[i, j] + 1 - shares[j, i]) / 2 for j in range(len(finalists)) if j != i]
        if all(at.DUEL_WIN.reached_by(rounded(share)) for share in taken):
            return Picked(key=option.key, p=sum(taken) / len(taken), by="duels")
    return None


def _share(answer: Answer, one: str, other: str) -> float:
    """What the first of a pair takes of what either takes; half where neither takes anything."""
    if not isinstance(answer, Chosen):
        return 0.5
    both = answer.p(one) + answer.p(other)
    return answer.p(one) / both if both else 0.5


def _contrast(
    state: State, question: Choice, best: tuple[Option, ...], evidence: Evidence
) -> Generator[Wish[Any], Any, Picked]:
    """The two best, each on its own: is it the one, and is it merely near? Taken if it is sure and well ahead."""
    asked = tuple(one for option in best for one in _about(option, question.purpose))
    if not asked:
        return Picked(key=NOTHING, p=evidence.p, by="contrast")
    (came,) = yield from Ask((Request(state=state, questions=asked),))
    scored = sorted(((_alone(came, option.key), option.key) for option in best), reverse=True)
    (top, key), second = scored[0], scored[1][0] if len(scored) > 1 else 0.0
    sure = at.CONTRAST_ACCEPT.reached_by(top) and at.CONTRAST_LEAD.reached_by(rounded(top - second))
    return Picked(key=key if sure else NOTHING, p=top, by="contrast")


def _about(option: Option, purpose: str) -> tuple[Question, Question]:
    return (
        yes_no(Kind.CONFIRM, purpose, element=option.element, id_=f"{Kind.CONFIRM}_{option.key}"),
        yes_no(Kind.ONLY_NEAR, purpose, element=option.element, id_=f"{Kind.ONLY_NEAR}_{option.key}"),
    )


def _alone(came: Answers, key: str) -> float:
    yes, near = came.get(f"{Kind.CONFIRM}_{key}"), came.get(f"{Kind.ONLY_NEAR}_{key}")
    paired = calibrated(yes.p if isinstance(yes, Yes) else None, near.p if isinstance(near, Yes) else None)
    return paired if paired is not None else 0.0


def remade(questions: Sequence[Question], ballots: Sequence[tuple[Answer, ...]]) -> Answers:
    """Answers made anew of wider ballots."""
    given = {q.id: merged(q, ballot) for q, ballot in zip(questions, ballots, strict=True)}
    return replace(Answers(given), ballots={q.id: b for q, b in zip(questions, ballots, strict=True)})
