"""What of a request is no text, or more than a judgement should take: others wait while one is made."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import JsonValue

from ..limit import Limit
from ..state import State
from .form import ChoiceForm, NoulForm, QuestionForm, RequestForm, ScoreForm
from .limits import ITEMS, LINES, QUESTIONS, TEXT
from .understand import words_of

Place = tuple[int | str, ...]


def half_letters(sent: JsonValue) -> Iterator[Place]:
    """Where a text holds half a letter (a lone surrogate): JSON can write one, and no answer could repeat it."""
    left: list[tuple[Place, JsonValue]] = [((), sent)]
    while left:
        place, value = left.pop()
        match value:
            case str() if not _is_whole(value):
                yield place
            case dict():
                if not all(map(_is_whole, value)):
                    yield place
                left += [((*place, key), inner) for key, inner in value.items() if _is_whole(key)]
            case list():
                left += [((*place, at), inner) for at, inner in enumerate(value)]


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def excess(form: RequestForm, state: State | None) -> str:
    """What is too much, in words; empty where nothing is. A state that is not ours is never read."""
    return next((said for said in (*_many(form, state), *_long(form, state)) if said), "")


def _many(form: RequestForm, state: State | None) -> Iterator[str]:
    yield _over(len(form.questions), QUESTIONS, "the request")
    if state:
        yield _over(len(state.items), ITEMS, "the screen")
        yield _over(len(state.history), LINES, "`recent_actions`")
        yield _over(len(state.appeared), LINES, "what appeared")
        yield _over(len(state.gone), LINES, "what has gone")


def _long(form: RequestForm, state: State | None) -> Iterator[str]:
    for id_, question in form.questions.items():
        yield _over(len(id_), TEXT, "the id of a question")
        for text in _texts(question):
            yield _over(len(text), TEXT, f"a text of the question {id_[:40]!r}")
    if state:
        yield _over(len(state.step), TEXT, "`current_step`")
        shown = (text for item in state.items for text in (item.name, item.value, *item.path))
        told = (*state.history, *state.appeared, *state.gone, state.last, state.title, state.address, state.front_name)
        for text in (*told, *shown):
            yield _over(len(text), TEXT, "a text of the state")


def _texts(question: QuestionForm) -> Iterator[str]:
    yield words_of(question.instructions)
    match question:
        case ChoiceForm(criteria=options):
            yield from (text for key, words in options.items() for text in (key, words_of(words)))
        case ScoreForm(criteria=levels):
            yield from map(words_of, levels)
        case NoulForm(criteria=sides):
            yield from map(words_of, (sides or {}).values())


def _over(size: int, limit: Limit[int], what: str) -> str:
    return f"{what} has {size:,} {limit.unit}; at most {limit.value:,} are read here" if size > limit.value else ""
