"""Which one element is meant: a pool, a choice, and what makes its winner sure enough to use."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from judge import MOST_OPTIONS, Answers, Chosen, Kind, Request, Yes, choice, elements, yes_no
from view import Element, Screen, State, Support, label_words

from . import thresholds as at
from .attempt import Attempt
from .deliberate import pick
from .event import TargetRanked
from .front import asks_to_close, is_close_control, is_reachable
from .memory import Owner
from .wish import Ask, Tell, Wish

_ORDINAL: Final = re.compile(
    r"\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|bottom|top)\b",
    re.IGNORECASE,
)
_ROOM: Final = MOST_OPTIONS - 1
"""Elements in one choice, beside "none"."""


@dataclass(frozen=True, slots=True)
class Grounded:
    """The element meant, and how surely."""

    element: Element
    confidence: float


def pool_for(attempt: Attempt, support: Support, extra: Sequence[Element] = ()) -> tuple[Element, ...]:
    """
    What may be offered: elements that support it, each kind of thing once, none that was struck off, none out of reach,
    and not the close control of the task's own dialog unless the step asks to close something.
    """
    screen = attempt.screen
    own_dialog = attempt.memory.owner is Owner.TASK and not asks_to_close(attempt.goal)
    offered = (
        item
        for item in (*screen.controls, *extra)
        if (_serves(item, support) or item in extra)
        and not item.has(State.DISABLED)
        and not attempt.is_struck(item)
        and is_reachable(item, screen)
        and not (own_dialog and item.in_front and is_close_control(item))
    )
    return tuple(offered) if counts_along(attempt.goal) else distinct(tuple(offered), tables_of(screen))


def _serves(item: Element, support: Support) -> bool:
    """A native list takes no press of its own: pressing it is choosing one of its options."""
    return item.offers(support) or (support is Support.CLICK and bool(item.choices) and item.offers(Support.SELECT))


def counts_along(goal: str) -> bool:
    """
    The step names one of several by its place: elements that read the same are then all offered.

    >>> counts_along("focus the 2nd field"), counts_along("open the last message"), counts_along("open the message")
    (True, True, False)
    """
    return bool(_ORDINAL.search(goal))


def tables_of(screen: Screen) -> frozenset[tuple[str, ...]]:
    """Where the tables lie whose first row says what stands under it."""
    return frozenset(item.path[:-1] for item in screen.items if _heads(item))


def _heads(item: Element) -> bool:
    first = item.role == "cell" and not item.is_control and item.path[-1:] == ("row #1",)
    return bool(item.path) and (first or item.role == "columnheader")


def distinct(items: tuple[Element, ...], tables: frozenset[tuple[str, ...]] = frozenset()) -> tuple[Element, ...]:
    """
    Elements that read the same are offered once, the first of them; but in a row of a table with headers each, where
    they stand beside one another: the column says which is meant.
    """
    return tuple({(item.signature, _beside(item, tables)): item for item in reversed(items)}.values())[::-1]


def _beside(item: Element, tables: frozenset[tuple[str, ...]]) -> int:
    in_row = bool(item.path) and item.path[-1].startswith("row #") and item.path[:-1] in tables
    return item.box.x if item.box and in_row else 0


def ground(attempt: Attempt, pool: tuple[Element, ...], purpose: str) -> Generator[Wish[Any], Any, Grounded | None]:
    """The one element of the pool that serves the purpose, or `None` when nothing clearly does."""
    if not pool:
        return None
    finalists = pool
    if len(pool) > _ROOM:
        finalists = yield from _narrowed(attempt, pool, purpose)
    if not finalists:
        return None
    question = choice(Kind.TARGET, elements(finalists), purpose)
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=(question,)),))
    answer = answers[question.id]
    if not isinstance(answer, Chosen):
        return None
    yield from Tell(ranked(purpose, finalists, answer))
    attempt.runners = runners(finalists, answer)
    picked = yield from pick(attempt.state(), question, answers, attempt.limits.deliberation)
    winner, p = element_at(finalists, picked.key), picked.p
    if winner is None:
        return None
    if picked.is_beyond_votes:
        return Grounded(winner, p)
    bar = attempt.limits.bars.of(question.id, answers.by).target
    if bar.reached_by(p) or (at.NAMED_FLOOR.reached_by(p) and is_named(winner, attempt.goal)):
        return Grounded(winner, p)
    return (yield from _corroborated(attempt, finalists, winner, p, purpose))


def _corroborated(
    attempt: Attempt, finalists: tuple[Element, ...], winner: Element, p: float, purpose: str
) -> Generator[Wish[Any], Any, Grounded | None]:
    """A close call: the same choice in reverse order, and the winner on its own."""
    reverse = finalists[::-1]
    again = choice(Kind.AGAIN, elements(reverse), purpose)
    confirm = yes_no(Kind.CONFIRM, purpose, element=winner)
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=(again, confirm)),))
    second, yes = answers[again.id], answers[confirm.id]
    sure = yes.p if isinstance(yes, Yes) else 0.0
    agrees = isinstance(second, Chosen) and element_at(reverse, second.top) == winner
    if at.CORROBORATED.reached_by(sure) or (agrees and at.AGREED.reached_by(sure)):
        return Grounded(winner, max(p, sure))
    return None


def _narrowed(
    attempt: Attempt, pool: tuple[Element, ...], purpose: str
) -> Generator[Wish[Any], Any, tuple[Element, ...]]:
    """The winner of each group, all groups asked about in one round trip; at most one choice's worth of them."""
    groups = grouped(by_promise(pool, attempt.goal))
    asked = tuple(choice(Kind.TARGET, elements(group), purpose, id_=f"group_{n}") for n, group in enumerate(groups, 1))
    (answers,) = yield from Ask((Request(state=attempt.state(), questions=asked),))
    won = [winner_of(group, answers, question.id) for group, question in zip(groups, asked, strict=True)]
    best = sorted((pair for pair in won if pair), key=lambda pair: -pair.confidence)[:_ROOM]
    chosen = {pair.element.signature for pair in best}
    return tuple(item for item in pool if item.signature in chosen)


def winner_of(group: tuple[Element, ...], answers: Answers, key: str) -> Grounded | None:
    """The likeliest element of a group that is likely at all, "none" left out of the count."""
    answer = answers[key]
    if not isinstance(answer, Chosen):
        return None
    for name, p in answer.ranked():
        found = element_at(group, name)
        if found and at.FINALIST_FLOOR.reached_by(p):
            return Grounded(found, p)
    return None


def by_promise(pool: tuple[Element, ...], goal: str) -> tuple[Element, ...]:
    """Those that share a word with the step first, then those in view, order kept otherwise."""
    words = set(label_words(goal))

    def tier(item: Element) -> tuple[bool, bool, bool]:
        shares = bool(words & set(label_words(f"{item.name} {item.description} {' '.join(item.path)}")))
        return (not shares, item.has(State.COVERED), item.has(State.OFFSCREEN))

    return tuple(sorted(pool, key=tier))


def grouped(pool: tuple[Element, ...]) -> tuple[tuple[Element, ...], ...]:
    """Cut into one choice's worth each; what is beyond the last group is not asked about."""
    most = at.MAX_GROUPS.count
    return tuple(pool[start : start + _ROOM] for start in range(0, len(pool), _ROOM))[:most]


def element_at(listed: tuple[Element, ...], key: str) -> Element | None:
    """
    The element of that numbered option; nothing for "none" or a number that was not offered.

    >>> element_at((Element(role="button"),), "2") is None
    True
    """
    return listed[int(key) - 1] if key.isdigit() and 1 <= int(key) <= len(listed) else None


def is_named(element: Element, goal: str) -> bool:
    """
    A run of at least two words of its name, from the name's start, stands in the step as whole words.

    >>> is_named(Element(role="button", name="Add to cart"), "add to the cart"), is_named(
    ...     Element(role="button", name="New message (2)"), "start a new message")
    (True, True)
    """
    name, words = label_words(element.name), label_words(goal)
    opening = name[:2]
    return len(opening) == 2 and any(words[i : i + 2] == opening for i in range(len(words)))


def ranked(purpose: str, listed: tuple[Element, ...], answer: Chosen) -> TargetRanked:
    """The best few of a choice, for the report."""
    best = answer.ranked()[: at.RANKED.count]
    named = tuple((found.label if (found := element_at(listed, key)) else key, p) for key, p in best)
    return TargetRanked(purpose=purpose, candidates=named)


def runners(listed: tuple[Element, ...], answer: Chosen) -> tuple[Element, ...]:
    """The candidates that are likely at all, likeliest first."""
    likely = [key for key, p in answer.ranked()[: at.RANKED.count] if at.FINALIST_FLOOR.reached_by(p)]
    return tuple(found for key in likely if (found := element_at(listed, key)))


def same_on(screen: Screen, element: Element) -> Element | None:
    """The same element on a later screen: the same node, or the only one with its signature."""
    by_node = [item for item in screen.items if element.node and item.node == element.node]
    if len(by_node) == 1 and by_node[0].kind_key == element.kind_key:
        return by_node[0]
    alike = [item for item in screen.items if item.signature == element.signature]
    return alike[0] if len(alike) == 1 else None
