"""OpenAI's Decisions: the same questions under other names, in lists instead of maps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from ..answer import Answer, Chosen, Scored, Yes
from ..answers import InvalidAnswer, validated
from ..question import Choice, Question, Score, YesNo
from ..state import Json
from .wire import HINT, number, wrong


def body(model: str, state: Json, questions: Iterable[Question]) -> dict[str, Any]:
    """The request: the state as one text, the questions as a list."""
    return {
        "model": model,
        "input": json.dumps(state, ensure_ascii=False),
        "questions": [_asked(question) for question in questions],
    }


def _asked(question: Question) -> dict[str, Any]:
    match question:
        case YesNo():
            return {"name": question.id, "type": "predicate", "instructions": question.wording}
        case Choice():
            choices = [{"value": option.key, "description": option.text} for option in question.options]
            return {"name": question.id, "type": "choice", "instructions": question.wording, "choices": choices}
        case Score():
            levels = [{"label": level} for level in question.levels]
            return {"name": question.id, "type": "score", "instructions": question.wording, "levels": levels}


def answered(questions: Iterable[Question], reply: object) -> Mapping[str, Answer]:
    """The answers, which stand in the order of the questions. Raises `InvalidAnswer`, for a refusal too."""
    listed = tuple(questions)
    given = reply.get("answers") if isinstance(reply, Mapping) else None
    if not isinstance(given, list) or len(given) != len(listed):
        raise InvalidAnswer("the reply does not answer every question, in order", hint=HINT)
    return validated(listed, {q.id: _read(q, form) for q, form in zip(listed, given, strict=True)})


def _read(question: Question, form: object) -> Answer:
    if not isinstance(form, Mapping) or form.get("type") == "refusal":
        raise wrong(question, "the model refuses to answer")
    try:
        match question:
            case YesNo():
                return Yes(number(question, form["probability"]))
            case Choice():
                return Chosen(
                    tuple((str(one["value"]), number(question, one["probability"])) for one in form["probabilities"])
                )
            case Score():
                return Scored(_by_level(question, form["probabilities"]))
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise wrong(question, f"it has another form ({type(error).__name__}: {error})") from error


def _by_level(question: Question, listed: list[Mapping[str, Any]]) -> tuple[float, ...]:
    ordered = sorted(listed, key=lambda one: int(one["value"]))
    if [int(one["value"]) for one in ordered] != list(range(len(ordered))):
        raise ValueError("its levels are not counted from 0")
    return tuple(number(question, one["probability"]) for one in ordered)
