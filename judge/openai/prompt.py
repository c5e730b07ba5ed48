"""A question as a chat: the screen first, the same for every question, then the question; one letter answers it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ..question import Choice, Question, Score, YesNo
from ..state import DATA_RULE, State
from .labels import LABELS

SYSTEM = (
    "You are shown what is on a screen while a task is carried out step by step, and one question about it with "
    "lettered answers. Weigh what the screen shows against the step, and reply with the letter of the one answer that "
    f"is right, and nothing else. {DATA_RULE}"
)


def described(question: Question) -> tuple[str, ...]:
    """What can be answered, in the question's own order. A yes/no: yes first."""
    match question:
        case YesNo():
            return ("yes", "no")
        case Choice():
            return tuple(option.text for option in question.options)
        case Score():
            return question.levels


def messages(state: State, question: Question, order: Sequence[int]) -> list[dict[str, str]]:
    """The chat for one listing of the answers."""
    texts = described(question)
    listed = "\n".join(f"{LABELS[at]}) {texts[option]}" for at, option in enumerate(order))
    shown = json.dumps(state.to_json(), ensure_ascii=False)
    return [
        {"role": "system", "content": SYSTEM},
        {"role": "user", "content": f"{shown}\n\n{question.wording}\n{listed}\nThe letter of the right answer:"},
    ]
