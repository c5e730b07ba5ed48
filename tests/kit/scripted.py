"""
A judge that answers from a script, for tests of everything that asks.

An answer is written short: a probability for a yes/no, an option for a choice (its key, or the label or name of its
element), a probability of the highest level for a score. What the script leaves open is "I do not know".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge import (
    NONE,
    Answer,
    Answers,
    Choice,
    Chosen,
    Kind,
    Question,
    Request,
    Score,
    Scored,
    State,
    Yes,
    YesNo,
    validated,
)

Said = float | str | tuple[str, float] | tuple[float, ...] | Mapping[str, float]
"""An answer written short."""

Script = Mapping[str, Said]
"""By question id, or by kind for every question of that kind."""

SURE = 0.9
"""What an option gets that is named without a probability; "none" gets the rest, or where it is named the others."""

OPPOSITES = {Kind.NOT_DONE: Kind.DONE, Kind.NEGATED: Kind.HOLDS}
LIKEWISE = {Kind.PROGRESS: Kind.DONE, Kind.COVERAGE: Kind.HOLDS}


def answers(**said: Said) -> Script:
    """
    A script. ``not_done`` and ``progress`` follow from ``done``, ``negated`` and ``coverage`` from ``holds``, unless
    they are given: ``answers(done=0.9)`` is a completion of 0.9.
    """
    return said


class ScriptedJudge:
    """Answers from a script, or from a function of state and question; what that leaves open stays open."""

    def __init__(self, script: Script | Callable[[State, Question], Said | None] | None = None) -> None:
        self._script = {} if script is None else script
        self.asked: list[Request] = []

    @property
    def name(self) -> str:
        return "scripted 1"

    async def ask(self, state: State, questions: Sequence[Question]) -> Answers:
        return self.answer(Request(state=state, questions=tuple(questions)))

    def answer(self, request: Request) -> Answers:
        """The same without waiting."""
        self.asked.append(request)
        script = self._script
        if callable(script):
            given = {question.id: script(request.state, question) for question in request.questions}
            script = {id_: said for id_, said in given.items() if said is not None}
        return replies(request, script)


def replies(request: Request, script: Script) -> Answers:
    """The script's answers to every question of a request, each proven to be one that was offered."""
    given = {question.id: answer_to(question, _said(question, script)) for question in request.questions}
    return validated(request.questions, given)


def answer_to(question: Question, said: Said | None) -> Answer:
    """That answer in full."""
    match question:
        case YesNo():
            return Yes(0.5 if said is None else _number(said))
        case Score(levels=levels):
            return Scored(_levels(len(levels), said))
        case Choice():
            return _chosen(question, said)


def _said(question: Question, script: Script) -> Said | None:
    for key in (question.id, str(question.kind)):
        if key in script:
            return script[key]
    kind = question.kind
    if kind in OPPOSITES and OPPOSITES[kind] in script:
        return 1 - _number(script[OPPOSITES[kind]])
    return script.get(LIKEWISE[kind]) if kind in LIKEWISE else None


def _levels(count: int, said: Said | None) -> tuple[float, ...]:
    if said is None:
        return (1 / count,) * count
    if isinstance(said, tuple):
        return tuple(float(p) for p in said)
    return (1 - _number(said), *(0.0,) * (count - 2), _number(said))


def _chosen(question: Choice, said: Said | None) -> Chosen:
    match said:
        case None:
            given: dict[str, float] = {}
        case str():
            given = {_key(question, said): SURE if said != NONE else 1.0}
        case (str(option), float(p)):
            given = {_key(question, option): p}
        case Mapping():
            given = {_key(question, option): p for option, p in said.items()}
        case _:
            raise AssertionError(f"{said!r} is no answer to the choice {question.id}")
    rest = max(0.0, 1 - sum(given.values()))
    open_keys = [NONE] if NONE not in given else [key for key in question.keys if key not in given] or [NONE]
    for key in open_keys:
        given[key] = given.get(key, 0.0) + rest / len(open_keys)
    return Chosen(tuple((key, given.get(key, 0.0)) for key in question.keys))


def _key(question: Choice, said: str) -> str:
    for option in question.options:
        element = option.element
        if said in (option.key, option.text) or (element and said in (element.label, element.name)):
            return option.key
    raise AssertionError(f"{said!r} was not offered by {question.id}: {[option.text for option in question.options]}")


def _number(said: Said) -> float:
    assert isinstance(said, int | float), f"{said!r} is no probability"
    return float(said)
