"""Typing in a plain step: one of the step's own spans, into the one field it belongs in."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final

from judge import MOST_OPTIONS, Chosen, Kind, Option, Request, choice
from view import Element, Operation, Reply, State, Support, plain, taken
from view import Kind as Act

from . import thresholds as at
from .assess import at_once
from .attempt import Attempt
from .copies import wants_several
from .event import TargetRanked
from .front import is_reachable
from .gate import Refused
from .particulars import NAMED, kind_of
from .slots import is_aside
from .spans import COUNTED, Span, spans, wants_shown_text
from .uncover import press
from .verdict import Next
from .wish import Ask, Tell, Wish
from .words import words

_ROOM = MOST_OPTIONS - 1


@dataclass(frozen=True, slots=True)
class Pair:
    """One span that may go into one field: typed, or selected from the field's own choices."""

    span: Span
    field: Element

    @property
    def key(self) -> tuple[str, str]:
        return (self.span.text, self.field.press_key)

    @property
    def operation(self) -> Operation:
        kind, text = (Act.TYPE, self.span.text) if self.field.offers(Support.TYPE) else (Act.SELECT, self.choice)
        return Operation(kind=kind, target=self.field.ref, text=(text,))

    @property
    def choice(self) -> str:
        """The field's own choice that the span says: in the same words, else the only one that holds them all."""
        wanted = words(self.span.text)
        same = [choice for choice in self.field.choices if words(choice) == wanted]
        holding = [choice for choice in self.field.choices if wanted and set(wanted) <= set(words(choice))]
        return (same or (holding if len(holding) == 1 else [""]))[0]

    @property
    def holds(self) -> bool:
        """The field shows it already."""
        return self.field.value.strip() == plain(self.operation.text)

    @property
    def is_free(self) -> bool:
        """It may be offered beside others: any text but an address's parts, and of lists those that show their rows."""
        if self.span.source == "address" and self.span.particular:
            return False
        shows = self.field.role == "listbox" and words(self.choice) == words(self.span.text)
        return self.field.offers(Support.TYPE) or shows

    def option(self, n: int) -> Option:
        said = NAMED.get(self.span.particular)
        as_what = f", as the {said.called}" if said else ""
        return Option(key=str(n), text=f'type "{self.span.text}" into {self.field.label}{as_what}', element=self.field)


def pairs(attempt: Attempt) -> tuple[Pair, ...]:
    """
    Each (span, field) that may still be typed: each is offered once a step, again only if nobody
    can say what the field holds instead. A span
    that went into one field is done with, unless the step asks for several ("into both fields"). What a field asks for
    in so many words comes alone, one span at a time.
    """
    free = tuple(pair for pair in _offered(attempt) if pair.is_free)
    return owed(attempt) or free[:_ROOM]


def owed(attempt: Attempt) -> tuple[Pair, ...]:
    """
    The first of the particulars that the step gives (an e-mail address, a post code) which a field on screen asks for
    and does not hold yet, with its fields: nothing is sent off before they are in.
    """
    due = [pair for pair in _offered(attempt) if pair.span.particular and _asks(pair)]
    return tuple(pair for pair in due if pair.span == due[0].span)


def _asks(pair: Pair) -> bool:
    return kind_of(pair.field) == pair.span.particular and not is_aside(pair.field, "")


def _offered(attempt: Attempt) -> Iterator[Pair]:
    typed = frozenset[str]() if wants_several(attempt.goal) else frozenset(text for text, _ in attempt.typed)
    over = attempt.declined | attempt.typed
    open_ = fields(attempt)
    texts = _texts(attempt)
    divided = any(_is_part(span) and span.text in typed for span in texts)
    for span in (one for one in texts if not (divided and one.source == "address" and not _is_part(one))):
        for pair in (Pair(span, field) for field in open_ if span.text not in typed):
            if span.source == COUNTED and _takes_more_than_numbers(pair.field):
                continue
            if pair.key not in over and not pair.holds and (pair.field.offers(Support.TYPE) or pair.choice):
                yield pair


def _takes_more_than_numbers(field: Element) -> bool:
    """It takes other texts than numbers: a number in words is not typed into it."""
    return field.role != "spinbutton"


def _is_part(span: Span) -> bool:
    """A part of an address: once one is in its field, the whole goes nowhere."""
    return span.source == "address" and bool(span.particular)


def fields(attempt: Attempt) -> tuple[Element, ...]:
    """Editable fields, and lists to choose from, that show and can be reached."""
    return tuple(
        item
        for item in attempt.screen.controls
        if (item.offers(Support.TYPE) or (bool(item.choices) and item.offers(Support.SELECT)))
        and not item.has(State.DISABLED, State.READONLY)
        and is_reachable(item, attempt.screen)
        and not attempt.is_struck(item)
        and not _is_of_other_matter(item, attempt.goal)
    )


def _is_of_other_matter(field: Element, goal: str) -> bool:
    """A newsletter's field, or one in the page's foot; for a step that searches also one for a person's detail."""
    if field.role == "searchbox":
        return False
    searches = bool(_SEARCHING & set(words(goal)[:1]))
    return is_aside(field, goal) or (searches and bool(kind_of(field)))


_SEARCHING: Final = frozenset({"search", "find", "look", "seek"})
"""The first word of a step that searches."""


def type_a_span(attempt: Attempt) -> Generator[Wish[Any], Any, tuple[Pair, Reply | Refused] | None]:
    """Asks which span goes into which field, and types it there. `None` when no pair was likely enough."""
    offered = pairs(attempt)
    if not offered:
        return None
    pair = yield from _chosen(attempt, offered)
    if pair is None:
        attempt.declined |= {pair.key for pair in offered}
        return None
    reply = yield from press(attempt, pair.operation, pair.field)
    if isinstance(reply, Reply) and reply.ok and reply.kept:
        attempt.typed.add(pair.key)
    elif isinstance(reply, Reply) and at_once(reply) is Next.STOP:
        attempt.declined.add(pair.key)
    return pair, reply


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
    """
    The step's spans; where the step tells to take a text from the screen, that text, and where it asks for the text
    shown, what the screen's texts say as well.
    """
    own = spans(attempt.intent.goal)
    if text := taken(attempt.goal, attempt.screen.items):
        return (*own, Span(text, "taken from the screen"))
    if not wants_shown_text(attempt.intent.goal):
        return own
    shown = (item for item in attempt.screen.texts if item.name and not item.has(State.OFFSCREEN))
    return (*own, *(Span(item.name, "the text shown") for item in shown))
