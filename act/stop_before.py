"""
`stop_before`: finds the control that would do it, and stops in front of it. Nothing is pressed.

The control is asked for as something to *find*: a judge that knows the run must not pay is loath to name the pay button
when it is asked what to press.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from judge import MOST_OPTIONS, Answers, Choice, Chosen, Kind, Request, Yes, choice, elements, yes_no
from view import Element, Screen, Support, names

from .ending import Ending, Outcome
from .event import TargetRanked
from .ground import distinct, element_at
from .intent import Limits, StopBeforeIntent
from .memory import Memory
from .phrases import BESIDE_SIGNING_IN, SIGNING_IN
from .seen import last_seen, look_clearly
from .state import state_of
from .thresholds import AGREED, CORROBORATED, FINALIST_FLOOR, LOCATE_FLOOR, MAX_GROUPS, RANKED
from .touch import Hand
from .wish import Ask, Machine, Tell, Wish
from .words import says, words

ROOM = MOST_OPTIONS - 1
"""Elements in one choice, beside "none"."""


FILLED: Final = frozenset({Support.TYPE, Support.SELECT, Support.CHECK, Support.UPLOAD})
"""What is filled in does nothing by itself."""

AROUND: Final = frozenset({"banner", "navigation", "contentinfo"})
"""WAI-ARIA landmarks that stand around the page's own matter."""


_NUMBERED: Final = re.compile(r"#\d+$")
"""A row, a card or an item of a list."""


class Found(NamedTuple):
    """A candidate, and how surely it is the one."""

    element: Element
    p: float


def stop_before(intent: StopBeforeIntent, memory: Memory, limits: Limits) -> Machine[Ending]:
    """Stops in front of the control that would do what the phrase says."""
    hand, phrase = Hand(limits.guards), intent.phrase.filled
    if is_signing_in(phrase):
        return Ending(outcome=Outcome.DONE, note="signing in is nothing to stop before", memory=memory)
    screen = yield from look_clearly(hand)
    found = yield from _found_on(screen, phrase, memory)
    if not _is_sure(found) and screen.omitted:
        whole = yield from look_clearly(hand, whole=True)
        screen = screen if whole.is_blind else whole
        found = yield from _found_on(screen, phrase, memory)
    return _ended(found, phrase, screen, memory)


def is_signing_in(phrase: str) -> bool:
    """
    It is only about signing in.

    >>> is_signing_in("logging in to your account"), is_signing_in("signing up"), is_signing_in("log in or pay")
    (True, False, False)
    """
    named = {word for words_of in SIGNING_IN if says(phrase, words_of) for word in words(words_of)}
    return bool(named) and set(words(phrase)) <= named | BESIDE_SIGNING_IN


def _found_on(screen: Screen, phrase: str, memory: Memory) -> Generator[Wish[Any], Any, Found | None]:
    """What the page itself offers, and only where that is not it, what stands around every page of the site."""
    pool = candidates(screen, phrase)
    if ruled := named_alone(pool, phrase):
        return Found(ruled, 1.0)
    within = tuple(item for item in pool if not is_around(item))
    found = yield from _located(within, screen, phrase, memory)
    if found and LOCATE_FLOOR.missed_by(found.p):
        found = yield from _corroborated(found, within, screen, phrase, memory)
    if _is_sure(found) or len(within) == len(pool):
        return found
    return (yield from _located(pool, screen, phrase, memory)) or found


def named_alone(pool: tuple[Element, ...], phrase: str) -> Element | None:
    """
    The only control that the gate itself holds for the one meant, where the phrase is a single word: a longer one says
    more than the gate compares ("sending the email" is not done by "Send feedback").
    """
    named = [item for item in pool if names(phrase, item)]
    return named[0] if len(named) == 1 and len(words(phrase)) == 1 else None


def is_around(element: Element) -> bool:
    """
    It stands in the head, the foot or the navigation of the site, which tell about things more than they do them.

    >>> is_around(Element(role="link", name="Ways to pay", path=('contentinfo "Foot"',)))
    True
    """
    return any(part.partition(" ")[0] in AROUND for part in element.path) and not element.in_front


def _located(
    pool: tuple[Element, ...], screen: Screen, phrase: str, memory: Memory
) -> Generator[Wish[Any], Any, Found | None]:
    """The likeliest control; more than one choice's worth of them meet in a final choice of each choice's winner."""
    finalists = pool
    while len(finalists) > ROOM:
        finalists = yield from _winners(finalists, screen, phrase, memory)
    if not finalists:
        return None
    question = choice(Kind.TARGET, elements(finalists), purpose_of(phrase))
    answers = yield from _asked((question,), screen, phrase, memory)
    return _best(finalists, answers, question)


def _corroborated(
    found: Found, pool: tuple[Element, ...], screen: Screen, phrase: str, memory: Memory
) -> Generator[Wish[Any], Any, Found]:
    """A close call: the same choice in reverse order, and the winner on its own. As for every element that is meant."""
    reverse = pool[::-1][-ROOM:]
    again = choice(Kind.AGAIN, elements(reverse), purpose_of(phrase))
    confirm = yes_no(Kind.CONFIRM, purpose_of(phrase), element=found.element)
    request = Request(state=state_of(screen, step_of(phrase), memory), questions=(again, confirm))
    (answers,) = yield from Ask((request,))
    yes = answers.get(confirm.id)
    sure = yes.p if isinstance(yes, Yes) else 0.0
    second = _best(reverse, answers, again)
    agrees = second is not None and second.element.ref == found.element.ref
    settled = CORROBORATED.reached_by(sure) or (agrees and AGREED.reached_by(sure))
    return Found(found.element, sure) if settled else found


def candidates(screen: Screen, phrase: str) -> tuple[Element, ...]:
    """
    Everything that does something when it is pressed, a greyed-out button too: no field, no box to tick. What the gate
    would refuse for the phrase comes first.
    """
    pressed = (item for item in screen.controls if item.offers(Support.CLICK) and not FILLED & item.supports)
    pool = one_of_each(distinct(tuple(pressed)))
    return tuple(sorted(pool, key=lambda item: not names(phrase, item)))[: ROOM * MAX_GROUPS.count]


def one_of_each(pool: tuple[Element, ...]) -> tuple[Element, ...]:
    """
    Equal controls that do the same are one: the same role and name, in one form or both in none. "Place order" at the
    top and at the bottom of a page is; "Delete" in each row of a list is not.

    >>> top, end = Element(role="button", name="Order now"), Element(role="button", name="Order now", path=("main",))
    >>> one_of_each((top, end)) == (top,)
    True
    """
    kept: list[Element] = []
    for item in pool:
        if not any(_does_the_same(item, other) for other in kept):
            kept.append(item)
    return tuple(kept)


def _does_the_same(one: Element, other: Element) -> bool:
    alike = one.role == other.role and one.name == other.name and bool(one.name)
    same_form = one.submission.form == other.submission.form
    return alike and same_form and one.description == other.description and not _are_beside(one.path, other.path)


def _are_beside(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """They lie in two numbered parts of one list, and so do it to two things."""
    differ = next((n for n, parts in enumerate(zip(one, other, strict=False)) if parts[0] != parts[1]), None)
    return differ is not None and all(_NUMBERED.search(path[differ]) for path in (one, other))


def step_of(phrase: str) -> str:
    """The step, as the judge is told it."""
    return f"stop before {phrase}"


def purpose_of(phrase: str) -> str:
    """What the control is wanted for, as the question says it."""
    return f"find, without pressing it, the control that would do this: {phrase}"


def _winners(
    pool: tuple[Element, ...], screen: Screen, phrase: str, memory: Memory
) -> Generator[Wish[Any], Any, tuple[Element, ...]]:
    """The winner of each choice's worth, all asked about in one request."""
    groups = [pool[start : start + ROOM] for start in range(0, len(pool), ROOM)]
    asked = tuple(
        choice(Kind.TARGET, elements(group), purpose_of(phrase), id_=f"group_{n}") for n, group in enumerate(groups, 1)
    )
    answers = yield from _asked(asked, screen, phrase, memory)
    best = (_best(group, answers, question) for group, question in zip(groups, asked, strict=True))
    return tuple(found.element for found in best if found)


def _best(group: tuple[Element, ...], answers: Answers, question: Choice) -> Found | None:
    """The likeliest element of a choice that is likely at all, "none" left out of the count."""
    answer = answers.get(question.id)
    for key, p in answer.ranked() if isinstance(answer, Chosen) else ():
        element = element_at(group, key)
        if element and FINALIST_FLOOR.reached_by(p):
            return Found(element, p)
    return None


def _asked(
    questions: tuple[Choice, ...], screen: Screen, phrase: str, memory: Memory
) -> Generator[Wish[Any], Any, Answers]:
    (answers,) = yield from Ask((Request(state=state_of(screen, step_of(phrase), memory), questions=questions),))
    for question in questions:
        yield from Tell(_ranked(question, answers))
    return answers


def _ranked(question: Choice, answers: Answers) -> TargetRanked:
    answer = answers.get(question.id)
    labels = {option.key: option.element.label if option.element else option.key for option in question.options}
    best = answer.ranked()[: RANKED.count] if isinstance(answer, Chosen) else ()
    return TargetRanked(purpose=question.purpose, candidates=tuple((labels[key], p) for key, p in best))


def _is_sure(found: Found | None) -> bool:
    return found is not None and LOCATE_FLOOR.reached_by(found.p)


def _ended(found: Found | None, phrase: str, screen: Screen, memory: Memory) -> Ending:
    if screen.is_blind:
        return Ending(outcome=Outcome.BLIND, note=last_seen(screen), memory=replace(memory, screen=screen))
    if found and _is_sure(found):
        outcome, note = Outcome.STOPPED, f"stopped before {phrase}, in front of {found.element.label} ({found.p:.2f})"
    else:
        nearest = f"; the nearest was {found.element.label} ({found.p:.2f})" if found else ""
        outcome, note = Outcome.STUCK, f"nothing here clearly does this: {phrase}{nearest} ({last_seen(screen)})"
    after = replace(memory, screen=screen, history=(*memory.history, note))
    return Ending(outcome=outcome, note=note, confidence=found.p if found else None, memory=after)
