"""
The spans of a step that may be typed, read off the step as it was written, before any `${}` is filled in. What a
variable holds is one span, whatever stands in it; nothing outside the step is ever typed, except the text of one
element where the step itself says so ("the text shown").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from view import GIVEN_TEXTS, Secret

from .address import name_parts, parts_of
from .particulars import particular
from .phrase import Filled, Phrase


@dataclass(frozen=True, slots=True)
class Span:
    """One text of the step's own, with how it was recognised."""

    text: str
    source: str
    particular: str = ""
    """What of a person it is, as a token of `particulars.KINDS`; empty where it may be anything."""


@dataclass(frozen=True, slots=True)
class _Pattern:
    source: str
    regex: re.Pattern[str]


_MARK: Final = "\ue000"
"""Stands for a variable while the written text is read; followed by its number and closed by the same sign."""

_DATE: Final = r"\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}"
_MONTHS: Final = (
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|"
    "nov(?:ember)?|dec(?:ember)?"
)
_STOPS: Final = (
    r"(?=\s+(?:and|then|in|into|on|as|from|to|with|without|for|at|by|using)\b"
    r"|,\s+(?=(?-i:[a-z]))|[;.!?](?:\s|$)|$)"
)
"""Where an unquoted rest ends: at the next joining word or mark. A comma before a capital is a part: Leeds, UK."""

_RESULT: Final = re.compile(
    r"[\s,]+(?:so that|such that)\s(?!it (?:now |then )?(?:reads?|says?|is called|is named|becomes)\s*[\"“„«'‘]).*$",
    re.IGNORECASE | re.DOTALL,
)
"""What is to come of the step is read off the screen, never typed; "so that it reads "…"" says what to type."""

NUMBER_WORDS: Final = "two three four five six seven eight nine ten eleven twelve".split()
"""Numbers in words, from two on: typed in figures, and into a field for numbers alone."""

COUNTED: Final = "number word"

_PATTERNS: Final[tuple[_Pattern, ...]] = (
    _Pattern("quoted", re.compile(r"[\"“„«]([^\"”“«»]+)[\"”“»]")),
    _Pattern("quoted", re.compile(r"(?<!\w)['‘]([^'’]+)['’](?!\w)")),
    _Pattern("variable", re.compile(rf"({_MARK}\d+{_MARK})")),
    _Pattern("e-mail address", re.compile(r"([\w.+-]+@[\w-]+\.[\w.-]*\w)")),
    _Pattern("address", re.compile(r"(?<!mail )\baddress:?\s+(?!is\b|field\b)(.+?)(?=\s+and\b|$)", re.IGNORECASE)),
    _Pattern("date", re.compile(rf"\b({_DATE})\b")),
    _Pattern("date", re.compile(rf"\b(\d{{1,2}}\s+(?:{_MONTHS})(?:\s+\d{{4}})?)\b", re.IGNORECASE)),
    _Pattern("date", re.compile(rf"\b((?:{_MONTHS})\s+\d{{1,2}}(?:,?\s+\d{{4}})?)\b", re.IGNORECASE)),
    _Pattern("time", re.compile(r"\b(\d{1,2}:\d{2}(?:\s*[ap]\.?m\.?)?|\d{1,2}\s*[ap]m)(?!\w)", re.IGNORECASE)),
    _Pattern("number", re.compile(r"(?<![\w.,/:-])(\d+(?:[.,]\d+)*)(?![\w/:-]|[.,]\d)")),
    _Pattern(
        "search for",
        re.compile(r"\b(?:search|look) for\s+([a-z][\w-]*)\s+[a-z]+s\s+[a-z]+(?:ed|en)\s+by\b", re.IGNORECASE),
    ),
    _Pattern("search for", re.compile(r"\b(?i:search|look) for\s.*?\b[a-z]+(?:ed|en)\s+by\s+([A-Z][\w'’-]*)")),
    _Pattern("search for", re.compile(rf"\bsearch for\s+(?:an?\s+|the\s+)?(.+?){_STOPS}", re.IGNORECASE)),
    _Pattern(
        "search for",
        re.compile(rf"^\W*(?:search|look)(?:\s+\w+){{0,4}}?\s+for\s+(?:an?\s+|the\s+)?(.+?){_STOPS}", re.IGNORECASE),
    ),
    _Pattern(
        "filter by", re.compile(r"\b(?i:filter|narrow)\b.*?\b(?:by|for|to)\s+([A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)*)")
    ),
    _Pattern("named", re.compile(rf"\b(?:named|called)\s+(.+?){_STOPS}", re.IGNORECASE)),
    _Pattern(
        "log in as",
        re.compile(r"\buser ?name:?\s+(?!and\b|for\b|is\b|field\b|to\b|of\b)(\S+?)(?=[,;.!?]?(?:\s|$))", re.IGNORECASE),
    ),
    _Pattern("log in as", re.compile(r"\b(?:log|sign) in as\s+(?:user\s+)?(\S+?)(?=[,;.!?]?(?:\s|$))", re.IGNORECASE)),
    _Pattern(
        "password",
        re.compile(r"\bpassword:?\s+(?!and\b|for\b|is\b|field\b)(\S+?)(?=[,;.!?]?(?:\s|$))", re.IGNORECASE),
    ),
    _Pattern(COUNTED, re.compile(rf"\b({'|'.join(NUMBER_WORDS)})\b", re.IGNORECASE)),
    *(_Pattern("given", regex) for regex in GIVEN_TEXTS),
    _Pattern("from", re.compile(rf"\bfrom:?\s+(?:the\s+)?(.+?){_STOPS}", re.IGNORECASE)),
    _Pattern("to", re.compile(r"\b(?i:forward)\s+to\s+([A-Z][\w'’-]*)")),
    _Pattern(
        "to",
        re.compile(
            rf"\b(?:set|change|rename|search|book|fly|send|forward)\b.*?\bto:?\s+(.+?){_STOPS}",
            re.IGNORECASE,
        ),
    ),
)
"""In the order they are tried; a span found twice keeps its first source."""

_SHOWN: Final = re.compile(
    r"\bthe (?:text|word|code|number|characters) (?:that is |which is )?"
    r"(?:shown|displayed|below|above|on (?:the )?(?:screen|page))\b"
    r"|\bthe values? (?:of|for|that (?:is shown|corresponds?|belongs?))\b",
    re.IGNORECASE,
)


def spans(phrase: Phrase) -> tuple[Span, ...]:
    """
    What may be typed for this step, in the order of the patterns.

    >>> [span.text for span in spans(Phrase.of('search for "mug" and sort by price'))]
    ['mug']
    >>> [span.text for span in spans(Phrase.of('type "Ada" in upper case letters'))]
    ['ADA']
    >>> [span.text for span in spans(Phrase(("rename the list to ", Filled("n", 'My "best" list'))))]
    ['My "best" list']
    """
    marked, values = _marked(phrase)
    marked = _RESULT.sub("", marked)
    found: dict[str, Span] = {}
    taken: list[tuple[int, int]] = []
    for pattern in _PATTERNS:
        for match in pattern.regex.finditer(marked):
            start, end = match.span(1)
            if any(_cuts(match.span(1), other) for other in taken):
                continue
            taken.append((start, end))
            text = _in_case(_unmarked(match.group(1), values).strip(" \"'“”"), marked)
            if pattern.source == COUNTED:
                text = str(NUMBER_WORDS.index(text.lower()) + 2)
            divides = pattern.source == "address" and _MARK not in match.group(1)
            for span in _spans_of(text, pattern.source, marked[:start], divides=divides):
                found.setdefault(span.text, span)
    return tuple(found.values())


def _spans_of(text: str, source: str, before: str, *, divides: bool) -> Iterator[Span]:
    """
    The text itself; of a postal address that is written out its parts too, and of the name in it either half. What a
    variable holds is never taken apart.
    """
    if text:
        yield Span(text, source, particular(text, before))
    for part in parts_of(text) if divides else ():
        yield Span(part.text, source, part.token)
        for half in name_parts(part.text) if part.token == "name" else ():
            yield Span(half.text, source, half.token)


def _cuts(span: tuple[int, int], other: tuple[int, int]) -> bool:
    """It is the other, or a piece of it. A longer one that holds the other whole is a text of its own."""
    (start, end), (a, b) = span, other
    return start < b and a < end and (span == other or not (start <= a and b <= end))


_CASE: Final = re.compile(
    r"\bin (?:all )?(lower|upper)[ -]?case\b|\bin (?:all )?(capitals|capital letters)\b", re.IGNORECASE
)


def _in_case(text: str, said: str) -> str:
    """The text in small or capital letters, where the step asks for that."""
    found = _CASE.search(said)
    if not found:
        return text
    return text.lower() if (found.group(1) or "").lower() == "lower" else text.upper()


def wants_shown_text(phrase: Phrase) -> bool:
    """The step asks for a text of the screen to be typed."""
    marked, _ = _marked(phrase)
    return bool(_SHOWN.search(marked))


def _marked(phrase: Phrase) -> tuple[str, list[str]]:
    """The written text with a numbered mark for each variable. A secret is no span of a plain step."""
    pieces: list[str] = []
    values: list[str] = []
    for part in phrase.parts:
        match part:
            case Filled(value=value):
                pieces.append(f"{_MARK}{len(values)}{_MARK}")
                values.append(value)
            case Secret():
                pieces.append(" ")
            case literal:
                pieces.append(literal.replace(_MARK, ""))
    return "".join(pieces), values


def _unmarked(text: str, values: list[str]) -> str:
    return re.sub(rf"{_MARK}(\d+){_MARK}", lambda m: values[int(m.group(1))], text)
