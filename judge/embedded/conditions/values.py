"""Figures, amounts, dates and times: what they mean, however they are written."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..language.lexicon import either
from ..language.moments import MONTH, MOST_MONTHS, month_of
from .tables import tables

CURRENCIES: Final = tables().currencies
"""A sign or a code of money, or the sign of a share: what it stands for."""

GROUP: Final = 3
"""Figures between two thousands separators."""

CENTURY: Final = 2000
"""What a year of two figures is counted from."""

NOON: Final = 12
"""Hours."""

LAST_DAY: Final = 31
"""Of the longest month."""

HOUR: Final = 60
"""Minutes."""

Day = tuple[int, int, int]
"""Year (0: not said), month, day."""

_MONTH: Final = f"(?:{MONTH})"
_NTH = r"(?:st|nd|rd|th)?"
DATE: Final = (
    rf"(?<!\w)[0-9]{{1,2}}{_NTH}(?:\sof)?\s{_MONTH}\b\.?(?:,?\s[0-9]{{4}}(?!\w))?"
    rf"|(?<!\w){_MONTH}\.?\s[0-9]{{1,2}}{_NTH}(?![\w:])(?:,?\s[0-9]{{4}}(?!\w))?"
    r"|(?<!\w)[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?!\w)"
    r"|(?<!\w)[0-9]{1,2}[/.][0-9]{1,2}[/.](?:[0-9]{4}|[0-9]{2})(?!\w)"
)
TIME: Final = r"(?<![\w:.])[0-9]{1,2}(?::[0-9]{2}(?:\s?[ap]\.?m\b\.?)?|\s?[ap]m\b)(?![\w:])"
MONEY: Final = r"[£$€¥₹]|\b(?:gbp|usd|eur|jpy|inr|chf|kr)\b"
NUMBER: Final = (
    rf"(?:(?<![^\s(])[-−])?(?:(?:{MONEY})\s?)?(?<![\w.])[0-9]+(?:[.,'][0-9]+)*(?![\w])"
    rf"(?:\s?(?:[£$€¥₹%]|(?:{either(filter(str.isalpha, CURRENCIES))})\b))?"
)

_FIGURE = re.compile(r"[0-9]+(?:[.,'][0-9]+)*")
_UNIT = re.compile(r"[£$€¥₹%]|[a-zł]+")
_FIGURES = re.compile(r"[0-9]+")
_NAMED = re.compile(_MONTH)


@lru_cache(4096)
def amounts(text: str) -> frozenset[str]:
    """
    What a figure may mean: both readings of "1.234".

    >>> sorted(amounts("£1,234.50")), sorted(amounts("1.234")), amounts("24,00") == amounts("24")
    (['1234.5'], ['1.234', '1234'], True)
    """
    found = _FIGURE.search(text)
    if not found:
        return frozenset()
    sign = "-" if text[0] in "-−" else ""
    return frozenset(sign + read for read in _readings(found.group().replace("'", "")))


def _readings(figure: str) -> tuple[str, ...]:
    parts = re.split(r"[.,]", figure)
    signs = [char for char in figure if char in ".,"]
    if not signs:
        return (_canonical(figure, ""),)
    whole, last = "".join(parts[:-1]), parts[-1]
    grouped = all(len(part) == GROUP for part in parts[1:]) and 0 < len(parts[0]) <= GROUP
    if len(set(signs)) > 1 or (len(signs) == 1 and not grouped):
        return (_canonical(whole, last),)
    if len(signs) > 1:
        return (_canonical(whole + last, ""),)
    return (_canonical(whole + last, ""), _canonical(whole, last))


def _canonical(whole: str, rest: str) -> str:
    whole, rest = whole.lstrip("0") or "0", rest.rstrip("0")
    return f"{whole}.{rest}" if rest else whole


def unit(text: str) -> str:
    """
    The money, or the share, that a figure is of; empty where none is written.

    >>> unit("£24"), unit("24,00 eur"), unit("24")
    ('gbp', 'eur', '')
    """
    found = _UNIT.search(text)
    return CURRENCIES.get(found.group(), "") if found else ""


@lru_cache(4096)
def days(text: str) -> frozenset[Day]:
    """
    The days that a date may mean: "03/04/2027" is two.

    >>> days("12 march 2027") == days("2027-03-12") == days("march 12th, 2027")
    True
    >>> sorted(days("12 mar"))
    [(0, 3, 12)]
    """
    numbers = [int(part) for part in _FIGURES.findall(text)]
    named = _NAMED.search(text)
    if named:
        month = month_of(named.group())
        return _possible((numbers[1] if len(numbers) > 1 else 0, month, numbers[0]))
    if "-" in text:
        return _possible((numbers[0], numbers[1], numbers[2]))
    first, second, year = numbers
    year += CENTURY if year < CENTURY // 20 else 0
    either = "/" in text
    return _possible((year, second, first), *([(year, first, second)] if either else []))


def _possible(*found: Day) -> frozenset[Day]:
    return frozenset(day for day in found if 1 <= day[1] <= MOST_MONTHS and 1 <= day[2] <= LAST_DAY)


def same_day(one: frozenset[Day], other: frozenset[Day]) -> bool:
    """Whether both may be one day; a year that is not written agrees with any."""
    return any(a[1:] == b[1:] and (a[0] == b[0] or not a[0] or not b[0]) for a in one for b in other)


def minutes(text: str) -> int:
    """
    A time of day, in minutes.

    >>> minutes("14:30"), minutes("2:30 pm"), minutes("9am")
    (870, 870, 540)
    """
    hour, *rest = (int(part) for part in _FIGURES.findall(text))
    if "p" in text:
        hour = hour % NOON + NOON
    elif "a" in text:
        hour %= NOON
    return hour * HOUR + (rest[0] if rest else 0)
