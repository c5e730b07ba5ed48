"""Dates and times by what they mean, however they are written."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from .lexicon import either, lexicon
from .stem import stem
from .words import folded

_MONTHS: Final = lexicon().order["months"]
_MONTH_OF: Final = {name: at for at, name in enumerate(_MONTHS, 1)} | {
    short: at for at, name in enumerate(_MONTHS, 1) for short, unit in lexicon().units.items() if unit == stem(name)
}
MONTH: Final = either(_MONTH_OF)
"""A month's name, or what is short for it, as a regular expression."""

_ISO = re.compile(r"(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)")
_FIGURES = re.compile(r"(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?!\d)")
_DAY_FIRST = re.compile(rf"\b(\d{{1,2}})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?({MONTH})\b\.?,?(?:\s+(\d{{4}}))?", re.I)
_MONTH_FIRST = re.compile(rf"\b({MONTH})\b\.?\s+(\d{{1,2}})(?:st|nd|rd|th)?\b(?:,?\s+(\d{{4}}))?", re.I)
_TITLE = re.compile(rf"\b({MONTH})\b\.?,?\s+(\d{{4}})\b", re.I)
_TIME = re.compile(r"(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?(?:m\b)?", re.I)
_HOUR = re.compile(r"(?<![\d:])(\d{1,2})\s*([ap])\.?m\b", re.I)
CENTURY: Final = 2000
"""What a year of two figures is counted from."""

MOST_MONTHS: Final = 12
"""A higher figure is no month."""


class Day(NamedTuple):
    """A day; year 0 where none is said."""

    year: int
    month: int
    day: int


@lru_cache(maxsize=4_000)
def days_in(text: str) -> tuple[Day, ...]:
    """
    The days that a text may name: the likeliest reading first, the other reading of figures after it.

    >>> days_in("03/05/2016")
    (Day(year=2016, month=3, day=5), Day(year=2016, month=5, day=3))
    >>> days_in("5 March")
    (Day(year=0, month=3, day=5),)
    """
    if found := _ISO.search(text):
        return _real((Day(int(found.group(1)), int(found.group(2)), int(found.group(3))),))
    if found := _FIGURES.search(text):
        first, second, year = int(found.group(1)), int(found.group(2)), int(found.group(3))
        year += CENTURY if year < 100 else 0
        dotted = "." in found.group()
        both = (Day(year, first, second), Day(year, second, first))
        return _real(both[::-1] if dotted else both)
    if found := _DAY_FIRST.search(text):
        return _real((Day(int(found.group(3) or 0), month_of(found.group(2)), int(found.group(1))),))
    if found := _MONTH_FIRST.search(text):
        return _real((Day(int(found.group(3) or 0), month_of(found.group(1)), int(found.group(2))),))
    return ()


def _real(days: tuple[Day, ...]) -> tuple[Day, ...]:
    return tuple(dict.fromkeys(day for day in days if 1 <= day.month <= MOST_MONTHS and 1 <= day.day <= 31))


def month_of(name: str) -> int:
    """The number of a month, by a name that `MONTH` finds; 0 for no name of one."""
    return _MONTH_OF.get(name.casefold(), 0)


@lru_cache(maxsize=4_000)
def month_in(text: str) -> tuple[int, int] | None:
    """
    Year and month that a calendar's heading names.

    >>> month_in("March 2016")
    (2016, 3)
    """
    found = _TITLE.search(text)
    return (int(found.group(2)), month_of(found.group(1))) if found else None


@lru_cache(maxsize=4_000)
def minute_in(text: str) -> int | None:
    """
    The minute of the day that a text names.

    >>> minute_in("8:04 PM") == minute_in("20:04")
    True
    """
    if found := _TIME.search(text):
        hour, minute, half = int(found.group(1)), int(found.group(2)), (found.group(3) or "").casefold()
    elif found := _HOUR.search(text):
        hour, minute, half = int(found.group(1)), 0, found.group(2).casefold()
    else:
        return None
    hour = hour % 12 + (12 if half == "p" else 0) if half else hour
    return hour * 60 + minute


def same_meaning(text: str, shown: str) -> bool:
    """
    A field that shows this holds that text: word for word, or the same day or time.

    >>> same_meaning("10/11/2011", "2011-10-11"), same_meaning("8:04 PM", "20:04"), same_meaning("4", "14")
    (True, True, False)
    """
    wanted, held = folded(text), folded(shown)
    if not wanted or not held:
        return False
    if wanted == held or re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", held):
        return True
    if set(days_in(text)) & set(days_in(shown)):
        return True
    minute = minute_in(text)
    return minute is not None and minute == minute_in(shown)
