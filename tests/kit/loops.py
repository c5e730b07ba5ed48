"""Plain steps on small applications: one call a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scripted import Said, Script, ScriptedJudge
from transcript import App, Played, play

from act import DoIntent, Ending, Level, Limits, Loop, Memory, Phrase, do
from judge import Choice, Kind, Question, State
from view import Guards, Screen

CALM: Script = {"done": 0.1, "blocked": 0.05, "helped": 0.9, "shortcut": "none", "move": "activate"}
"""Nothing is amiss, and the step is not done."""


Answering = Callable[[State, Question], Said | None]


def step(
    goal: str | Phrase,
    world: App,
    said: Script | Answering,
    *,
    memory: Memory | None = None,
    turns: int = 8,
    off: frozenset[Loop] = frozenset(),
    guards: Guards | None = None,
    level: Level = Level.OFF,
) -> Played[Ending]:
    """Plays one plain step. A script is laid over `CALM`; a function answers first, `CALM` what it leaves open."""
    phrase = goal if isinstance(goal, Phrase) else Phrase.of(goal)
    limits = Limits(turns=turns, off=off, guards=guards or Guards(), deliberation=level)
    return play(do(DoIntent(goal=phrase), memory or Memory(), limits), world, ScriptedJudge(calmly(said)))


def calmly(said: Script | Answering) -> Answering:
    def answer(state: State, question: Question) -> Said | None:
        if callable(said):
            given = said(state, question)
            calm = CALM.get(question.kind)
            return given if given is not None else calm if calm is None else _offered(question, calm)
        script = {**CALM, **said}
        for key in (question.id, str(question.kind)):
            if key in script:
                return _offered(question, script[key])
        opposite = {"not_done": "done", "negated": "holds"}.get(question.kind)
        if opposite in script:
            return 1 - float(script[opposite])  # type: ignore[arg-type]
        return script.get({"progress": "done", "coverage": "holds"}.get(question.kind, ""))

    return answer


def _offered(question: Question, said: Said) -> Said:
    """The answer, or "none" when the named option is not on offer any more."""
    options = getattr(question, "options", None)
    if options is None or not isinstance(said, str):
        return said
    words = {
        word for o in options for word in (o.key, o.text, o.element and o.element.label, o.element and o.element.name)
    }
    return said if said in words else "none"


def still(shown: Screen) -> App:
    """An application on which nothing that is done changes anything."""
    return App({"here": shown}, "here")


def app(screens: Mapping[str, Screen], leads: Mapping[tuple[str, str], Any], place: str = "start") -> App:
    return App(dict(screens), place, dict(leads))


def asked(played: Played[Ending], kind: Kind) -> list[Choice]:
    """The choices of that kind that were asked."""
    requests = played.asked
    return [q for r in requests for q in r.questions if q.kind is kind and isinstance(q, Choice)]


def offered(played: Played[Ending], kind: Kind) -> list[list[str]]:
    """The names on offer, one list a question of that kind."""
    return [[o.element.name for o in q.options if o.element] for q in asked(played, kind)]


def first(question: Question, *names: str) -> Said | None:
    """The first of these names that a target question offers."""
    if question.kind is not Kind.TARGET or not isinstance(question, Choice):
        return None
    there = [o.element.name for o in question.options if o.element]
    return next((name for name in names if name in there), "none")
