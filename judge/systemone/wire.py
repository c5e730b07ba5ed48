"""Questions and answers as System One's wire has them, in the subset that every known server understands."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..answer import Answer, Chosen, Scored, Yes
from ..answers import InvalidAnswer, validated
from ..question import Choice, Question, Score, YesNo
from ..remote import told
from ..state import Json

ROUNDING: Final = 0.011
"""Probabilities come rounded to two decimals: what is called the likeliest may be that much under another."""

EXPECTATION_SLACK: Final = 0.1
"""An expected level over five rounded probabilities may be off by so much of a level."""


def body(model: str, state: Json, questions: Iterable[Question]) -> dict[str, Any]:
    """The request: one state, all questions, each under its own id."""
    return {"model": model, "state": state, "questions": {question.id: asked(question) for question in questions}}


def size(form: Mapping[str, Any]) -> int:
    """Bytes on the wire."""
    return len(json.dumps(form, ensure_ascii=False).encode())


def asked(question: Question) -> dict[str, Any]:
    """One question, in what every server takes: string instructions and descriptions, none for yes and no."""
    match question:
        case YesNo():
            return {"type": "noul", "instructions": question.wording}
        case Choice():
            described = {option.key: option.text for option in question.options}
            return {"type": "choice", "instructions": question.wording, "criteria": described}
        case Score():
            return {"type": "score", "instructions": question.wording, "criteria": list(question.levels)}


def answered(questions: Iterable[Question], reply: object) -> Mapping[str, Answer]:
    """
    The answers of a reply, each proven to be a distribution over what was offered.

    Raises `InvalidAnswer` for a reply of another shape; answers nobody asked for are left out.
    """
    given = _map(reply, "the reply").get("answers")
    answers = _map(given, "`answers`")
    listed = tuple(questions)
    return validated(listed, {q.id: _read(q, answers[q.id]) for q in listed if q.id in answers})


def _read(question: Question, given: object) -> Answer:
    form = _map(given, f'the answer to "{question.id}"')
    match question:
        case YesNo():
            _expect_type(question, form, "noul")
            return Yes(number(question, form.get("noul")))
        case Choice():
            _expect_type(question, form, "choice")
            return _chosen(question, form)
        case Score():
            _expect_type(question, form, "score")
            return _scored(question, form)


def _chosen(question: Choice, form: Mapping[str, Any]) -> Chosen:
    ps = _probabilities(question, form)
    chosen = Chosen(tuple((key, number(question, p)) for key, p in ps.items()))
    named = form.get("choice")
    if not isinstance(named, str) or named not in ps or chosen.p(named) + ROUNDING < max(ps.values()):
        raise wrong(question, f"it names {named!r}, which is not the likeliest")
    return chosen


def _scored(question: Score, form: Mapping[str, Any]) -> Scored:
    ps = _probabilities(question, form)
    wanted = [str(at) for at in range(len(question.levels))]
    if sorted(ps) != sorted(wanted):
        raise wrong(question, f"its levels are {sorted(ps)}")
    levels = tuple(number(question, ps[key]) for key in wanted)
    expected = sum(at * p for at, p in enumerate(levels))
    if abs(number(question, form.get("score")) - expected) > EXPECTATION_SLACK:
        raise wrong(question, f"its score {form.get('score')!r} is not what its levels come to, {expected:.2f}")
    return Scored(levels)


def _probabilities(question: Question, form: Mapping[str, Any]) -> Mapping[str, Any]:
    if form.get("probabilities") is None:
        hint = "this server leaves them out for this model: name another model, or use another judge"
        raise InvalidAnswer(f'the answer to "{question.id}" comes with no probabilities to judge by', hint=hint)
    return _map(form["probabilities"], f'the probabilities of "{question.id}"')


def _expect_type(question: Question, form: Mapping[str, Any], wanted: str) -> None:
    if form.get("type") != wanted:
        raise wrong(question, f"it is of type {form.get('type')!r}, not {wanted!r}")


def number(question: Question, said: object) -> float:
    found = told.number(said)
    if found is None:
        raise wrong(question, f"{said!r:.80} is no number")
    return found


def _map(said: object, what: str) -> Mapping[str, Any]:
    if not isinstance(said, Mapping):
        raise InvalidAnswer(f"{what} is no JSON object but {said!r:.80}", hint=HINT)
    return said


HINT: Final = (
    "the server may speak another protocol or version: `jevcompat test` tells; nothing was pressed on this answer"
)


def wrong(question: Question, why: str) -> InvalidAnswer:
    """An answer that is none."""
    return InvalidAnswer(f'the judge\'s answer to "{question.id}" cannot be taken: {why}', hint=HINT)
