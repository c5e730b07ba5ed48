"""Answers as System One's wire has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..answer import Answer, Chosen, Scored, Yes
from .form import ChoiceForm, NoulForm, ScoreForm
from .understand import words_of

UNSURE = 0.5


def unsure(form: NoulForm | ChoiceForm | ScoreForm) -> dict[str, Any]:
    """The answer to a question of which nothing is known: a half, or the same for all; marked as such."""
    match form:
        case NoulForm():
            answer: Answer = Yes(UNSURE)
        case ChoiceForm():
            answer = Chosen(tuple((key, 1 / len(form.criteria)) for key in form.criteria))
        case ScoreForm():
            answer = Scored((1 / len(form.criteria),) * len(form.criteria))
    return {**written(form, answer), "x_unsure": True}


def written(form: NoulForm | ChoiceForm | ScoreForm, answer: Answer) -> dict[str, Any]:
    """One answer in the form of its question."""
    match answer, form:
        case Yes(p), _:
            return {"type": "noul", "noul": p}
        case Chosen(), _:
            ps = [p for _, p in answer.probabilities]
            return {
                "type": "choice",
                "choice": answer.top,
                "probabilities": dict(answer.probabilities),
                "confidence": confidence_of_choice(ps),
            }
        case Scored(levels), ScoreForm(criteria=described):
            return {
                "type": "score",
                "score": sum(n * p for n, p in enumerate(levels)),
                "legend": {str(n): words_of(level) for n, level in enumerate(described)},
                "probabilities": {str(n): p for n, p in enumerate(levels)},
                "confidence": confidence_of_score(levels),
            }
    raise TypeError(f"{answer!r} is no answer to {form!r}")


def confidence_of_choice(ps: Sequence[float]) -> float:
    """
    How far the likeliest is above chance, by the protocol's formula.

    >>> confidence_of_choice([0.25] * 4), confidence_of_choice([1.0, 0.0])
    (0.0, 1.0)
    """
    chance = 1 / len(ps)
    return max(0.0, min(1.0, (max(ps) - chance) / (1 - chance))) if len(ps) > 1 else 1.0


def confidence_of_score(ps: Sequence[float]) -> float:
    """
    How narrow the levels lie round the likeliest one, by the protocol's formula.

    >>> confidence_of_score([0.0, 1.0, 0.0]), confidence_of_score([1 / 3] * 3)
    (1.0, 0.0)
    """
    mode = max(range(len(ps)), key=lambda n: ps[n])
    spread = sum(p * abs(n - mode) for n, p in enumerate(ps))
    flat = sum(abs(n - mode) for n in range(len(ps))) / len(ps)
    return max(0.0, min(1.0, 1 - spread / flat)) if flat else 1.0
