"""Which of the options that a list offers a slot's text means: of a native one and of one that a press has opened."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from judge import Chosen, Kind, Option, Request, choice
from judge import State as Shown

from .ending import Outcome
from .filling import Failed
from .slots import ROOM, Slot, plain_words
from .thresholds import NOTE_LABELS, OPTION_FLOOR
from .wish import Ask, Wish
from .words import words


def option_meant(options: Sequence[str], slot: Slot, shown: Shown) -> Generator[Wish[Any], Any, str | None]:
    """The option of the same words, else the only one that holds them all, else the judge's; nothing where none is."""
    text = slot.text.filled
    same = [option for option in options if plain_words(option) == plain_words(text)]
    holding = [option for option in options if set(words(text)) <= set(words(option))]
    if same or len(holding) == 1:
        return (same or holding)[0]
    offered = tuple(sorted(options, key=lambda option: not set(words(text)) & set(words(option))))[:ROOM]
    asked = tuple(Option(key=str(n), text=option) for n, option in enumerate(offered, 1))
    question = choice(Kind.OPTION, asked, f"{slot.name}: {text}")
    (answers,) = yield from Ask((Request(state=shown, questions=(question,)),))
    answer = answers.get(question.id)
    if isinstance(answer, Chosen) and answer.top.isdigit() and OPTION_FLOOR.reached_by(answer.p(answer.top)):
        return offered[int(answer.top) - 1]
    return None


def not_offered(label: str, options: Sequence[str], slot: Slot) -> Failed:
    """No option means the text: what the list offers instead."""
    shows = ", ".join(options[: NOTE_LABELS.count]) or "nothing"
    return Failed(Outcome.STUCK, f'{label} has no option "{slot.text.filled}" for the {slot.name}; it offers {shows}')
