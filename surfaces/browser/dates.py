"""What a native date, time or number-like field takes: ISO text, made from how people write it where that is plain."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

MONTH_FIRST = frozenset({"", "en-us", "en"})
"""Locales that write the month first. An unnamed locale is the browser's own default, en-US."""

_ISO_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DATE = re.compile(r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})")
_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_NAMED = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
)
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_IN_WORDS = (
    re.compile(rf"{_DAY}\s+(?:of\s+)?{_NAMED},?\s+(?P<year>\d{{4}})", re.IGNORECASE),
    re.compile(rf"{_NAMED}\s+{_DAY},?\s+(?P<year>\d{{4}})", re.IGNORECASE),
)
"""A month by its English name and a year of four digits leave no doubt which day is meant."""

_CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?", re.IGNORECASE)
_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)


def native_value(kind: str, text: str, locale: str = "") -> str | None:
    """
    The text as a field of that type takes it, or `None` when it cannot be told which value is meant.

    >>> native_value("date", "10/11/2011", "en-US"), native_value("date", "25.12.2026", "de-DE")
    ('2011-10-11', '2026-12-25')
    >>> native_value("date", "10/11/2011", "fr-FR"), native_value("time", "8:04 PM")
    ('2011-11-10', '20:04')
    """
    reader = _READERS.get(kind)
    return reader(text.strip(), locale.lower()) if reader else text.strip()


def _date(text: str, locale: str) -> str | None:
    if iso := _ISO_DATE.fullmatch(text):
        year, month, day = (int(part) for part in iso.groups())
        return _written(year, month, day)
    if match := _DATE.fullmatch(text):
        first, second, year = (int(part) for part in match.groups())
        month_first = locale in MONTH_FIRST and "." not in text
        month, day = (first, second) if month_first else (second, first)
        return _written(year, month, day) or _written(year, day, month)
    if named := next((found for form in _IN_WORDS if (found := form.fullmatch(text))), None):
        month = _MONTHS.index(named["month"][:3].lower()) + 1
        return _written(int(named["year"]), month, int(named["day"]))
    return None


def _written(year: int, month: int, day: int) -> str | None:
    if 1 <= month <= 12 and 1 <= day <= 31:  # the calendar's own numbers
        return f"{year:04}-{month:02}-{day:02}"
    return None


def _time(text: str, _locale: str) -> str | None:
    match = _CLOCK.fullmatch(text)
    if not match:
        return None
    hour, minute, half = int(match[1]), int(match[2]), (match[4] or "").lower()
    if half and not 1 <= hour <= 12:  # a clock's own numbers
        return None
    hour = hour % 12 + (12 if half == "p" else 0) if half else hour
    return f"{hour:02}:{minute:02}" if hour < 24 and minute < 60 else None


def _date_time(text: str, locale: str) -> str | None:
    day, _, clock = text.replace("T", " ", 1).partition(" ")
    date, time = _date(day, locale), _time(clock.strip(), locale)
    return f"{date}T{time}" if date and time else None


def _month(text: str, _locale: str) -> str | None:
    return text if re.fullmatch(r"\d{4}-\d{2}", text) else None


def _week(text: str, _locale: str) -> str | None:
    return text if re.fullmatch(r"\d{4}-W\d{2}", text) else None


def _colour(text: str, _locale: str) -> str | None:
    return text.lower() if _COLOUR.fullmatch(text) else None


_READERS: Mapping[str, Callable[[str, str], str | None]] = {
    "date": _date,
    "time": _time,
    "datetime-local": _date_time,
    "month": _month,
    "week": _week,
    "color": _colour,
}
