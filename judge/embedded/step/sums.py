"""Sums in words: the result that a calculator must show, and the keys that lead to it."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import Final

from ..language.lexicon import either, lexicon
from ..screen.scene import FIELDS, Scene

_WRITTEN: Final = {"+": "+", "-": "-", "−": "-", "x": "*", "×": "*", "*": "*", "÷": "/", "/": "/"}
_SIGNS: Final = _WRITTEN | {said: sign for sign, words in lexicon().signs.items() for said in words}
"""A sign between two numbers, as it is written or said, and the one that it is reckoned by."""

_NUMBER: Final = r"\d+(?:\.\d+)?"
_SUM = re.compile(rf"({_NUMBER})\s*({either(_SIGNS)})\s*({_NUMBER})", re.I)
_LONE = re.compile(r"-?\d+(?:\.\d+)?")

_MARKS: Final = {"+": ("+",), "-": ("-", "−"), "*": ("×", "*", "x"), "/": ("÷", "/"), "=": ("=",), ".": (".",)}
KEYS: Final = {key: (*marks, *lexicon().keys[key]) for key, marks in _MARKS.items()} | {
    str(digit): (word,) for digit, word in enumerate(lexicon().order["numbers"][:10])
}
"""The names a calculator gives its keys."""


@lru_cache(maxsize=1_000)
def sum_in(text: str) -> tuple[str, str, str] | None:
    """
    The two numbers and the sign between them.

    >>> sum_in("calculate 128 times 37")
    ('128', '*', '37')
    """
    found = _SUM.search(text)
    return (found.group(1), _SIGNS[found.group(2).casefold()], found.group(3)) if found else None


def result_of(text: str) -> Fraction | None:
    """The result of the sum in the text, where there is one."""
    found = sum_in(text)
    if not found:
        return None
    left, right = Fraction(found[0]), Fraction(found[2])
    match found[1]:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
    return left / right if right else None


def shown_result(text: str, scene: Scene) -> float:
    """1 when a display shows the result of the sum in the text; keys do not count as displays."""
    wanted = result_of(text)
    if wanted is None:
        return 0.0
    shown = (item.element.value or item.name for item in scene.items if not item.is_control or item.role in FIELDS)
    return float(any(_ends_with(said, wanted) for said in shown))


def _ends_with(said: str, wanted: Fraction) -> bool:
    figures = _LONE.findall(said.replace(",", "").replace("−", "-"))
    return bool(figures) and abs(Fraction(figures[-1]) - wanted) < Fraction(1, 1000)


def keys_for(text: str) -> tuple[str, ...]:
    """The keys to press, one by one: ``1 2 8 * 3 7 =``."""
    found = sum_in(text)
    return (*found[0], found[1], *found[2], "=") if found else ()


def is_key(key: str, name: str) -> bool:
    """Whether a control of that name is the key."""
    said = name.strip().casefold()
    return said == key or said in KEYS.get(key, ())
