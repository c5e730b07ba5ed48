"""
An action of which nothing showed, or that emptied a form: the step ends only once something that it names has appeared
or changed. See docs/decisions/obeying-verdicts.md.
"""

from __future__ import annotations

from collections.abc import Iterator

from view import Element, Screen, Support, change

from .phrases import LIGHT
from .thresholds import ALIKE_LETTERS, LEAST_NAMED
from .words import words


def is_confirmed(goal: str, before: Screen, now: Screen, restless: frozenset[str]) -> bool:
    """Since the screen before it, something that the step names appeared, went or reads differently."""
    came = change(before, now, restless)
    if not came:
        return False
    named = names(goal)
    shown = " ".join((came.title, came.front, *_said(came.appeared), *_said(came.gone)))
    return not named or any(_is_alike(word, other) for word in named for other in words(shown))


def names(goal: str) -> frozenset[str]:
    """
    The telling words of a step, but for the verb that it begins with.

    >>> sorted(names("add the blue mug to the cart")), sorted(names("sign in"))
    (['blue', 'cart', 'mug'], [])
    """
    return frozenset(word for word in words(goal)[1:] if _tells(word) and word not in LIGHT)


def _tells(word: str) -> bool:
    return word.isdigit() or not LEAST_NAMED.missed_by(len(word))


def _said(items: tuple[Element, ...]) -> Iterator[str]:
    """What they say, and where. A field that holds nothing says nothing: it may be what was emptied."""
    for item in items:
        is_field = item.offers(Support.TYPE) or item.offers(Support.SELECT)
        if not is_field:
            yield f"{item.words} {item.value} {' '.join(item.path)}"


def _is_alike(one: str, other: str) -> bool:
    """The same word, or one that begins the same: "message", "messages"."""
    size = ALIKE_LETTERS.count
    return one == other or (min(len(one), len(other)) >= size and one[:size] == other[:size])
