"""Typing in a plain step: one of the step's own spans, into the one field it belongs in."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from judge import MOST_OPTIONS, Chosen, Kind, Option, Request, choice
from view import Element, Operation, Reply, State, Support, Text
from view import Kind as Act

from . import thresholds as at
from .attempt import Attempt
from .copies import wants_several
from .event import TargetRanked
from .front import is_reachable
from .gate import Refused
from .spans import Span, spans, wants_shown_text
from .wish import Ask, Tell, Wish

_ROOM = MOST_OPTIONS - 1


@dataclass(frozen=True, slots=True)
class Pair:
    """One span that may go into one field."""

    span: Span
    field: Element

    @property
    def key(self) -> tuple[str, str]:
        return (self.span.text, self.field.press_key)

    def option(self, n: int) -> Option:
        return Option(key=str(n), text=f'type "{self.span.text}" into {self.field.label}', element=self.field)


def pairs(attempt: Attempt) -> tuple[Pair, ...]:
    """
    Each (span, field) that may still be typed: each is offered once a step, again only if its read-back failed. A span
    that went into one field is done with, unless the step asks for several ("into both fields").
    """
    typed = frozenset[str]() if wants_several(attempt.goal) else frozenset(text for text, _ in attempt.typed)
    over = attempt.declined | attempt.typed
    offered = (Pair(span, field) for span in _texts(attempt) if span.text not in typed for field in fields(attempt))
    return tuple(pair for pair in offered if pair.key not in over and pair.field.value.strip() != pair.span.text)[
        :_ROOM
    ]


def fields(attempt: Attempt) -> tuple[Element, ...]:
    """Editable fields that show and can be reached."""
    return tuple(
        item
        for item in attempt.screen.controls
        if item.offers(Support.TYPE)
        and not item.has(State.DISABLED, State.READONLY)
        and is_reachable(item, attempt.screen)
        and not attempt.is_struck(item)
    )


def type_a_span(attempt: Attempt) -> Generator[Wish[Any], Any, tuple[Text, Element, Reply | Refused] | None]:
    """Asks which span goes into which field, and types it there. `None` when no pair was likely enough."""
    offered = pairs(attempt)
    if not offered:
        return None
    pair = yield from _chosen(attempt, offered)
    if pair is None:
        attempt.declined |= {pair.key for pair in offered}
        return None
    text: Text = (pair.span.text,)
    operation = Operation(kind=Act.TYPE, target=pair.field.ref, text=text)
    reply = yield from attempt.hand.touch(operation, pair.field, attempt.screen)
    if isinstance(reply, Reply) and reply.ok and reply.kept:
        attempt.typed.add(pair.key)
    return text, pair.field, reply


def _chosen(attempt: Attempt, offered: tuple[Pair, ...]) -> Generator[Wish[Any], Any, Pair | None]:
    question = choice(Kind.SPAN, tuple(pair.option(n) for n, pair in enumerate(offered, 1)), attempt.goal)
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=(question,)),))
    answer = answers[question.id]
    if not isinstance(answer, Chosen):
        return None
    texts = {option.key: option.text for option in question.options}
    best = tuple((texts[key], p) for key, p in answer.ranked()[: at.RANKED.count])
    yield from Tell(TargetRanked(purpose="type one of the step's texts", candidates=best))
    if not answer.top.isdigit() or not at.SPAN_FLOOR.reached_by(answer.p(answer.top)):
        return None
    attempt.lowest = min(answer.p(answer.top), attempt.lowest if attempt.lowest is not None else 1.0)
    return offered[int(answer.top) - 1]


def _texts(attempt: Attempt) -> tuple[Span, ...]:
    """The step's spans; where the step asks for the text shown, what the screen's texts say as well."""
    own = spans(attempt.intent.goal)
    if not wants_shown_text(attempt.intent.goal):
        return own
    shown = (item for item in attempt.screen.texts if item.name and not item.has(State.OFFSCREEN))
    return (*own, *(Span(item.name, "the text shown") for item in shown))
