"""What a step gives to be written or chosen: its quoted texts, names, dates, amounts; and which field asks for such."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from ..language.lexicon import either, lexicon
from ..language.moments import MONTH
from ..language.words import content, folded, share, tokens
from ..screen.scene import FIELDS, Item


class Sort(StrEnum):
    """What kind of text."""

    EMAIL = "email"
    DATE = "date"
    TIME = "time"
    AMOUNT = "amount"
    NUMBER = "number"
    FORMAT = "format"
    ROLE = "role"
    QUOTE = "quote"
    NAME = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gift:
    """One text that a step gives."""

    sort: Sort
    text: str
    words: tuple[str, ...]
    about: tuple[str, ...] = ()
    """The few words before it: what the step calls it."""

    edge: str = ""
    """The word right before it: "from", "to"."""


_DAYS: Final = either(lexicon().written["days_named"])
_HOURS: Final = either(lexicon().written["hours_named"])
_ROLES: Final = either(lexicon().written["roles_given"])
_GIFT: Final = re.compile(
    r"[\"“„«](?P<quote>[^\"”“«»]+)[\"”“»]|(?<!\w)['‘](?P<single>[^'’]+)['’](?!\w)"
    r"|(?P<email>(?i:[\w.+-]+@[\w-]+\.[\w.-]*\w))"
    rf"|(?P<date>(?i:\b\d{{4}}-\d{{2}}-\d{{2}}\b|\b\d{{1,2}}[/.]\d{{1,2}}[/.]\d{{2,4}}\b"
    rf"|\b\d{{1,2}}(?:st|nd|rd|th)?(?: of)? (?:{MONTH})\b(?: \d{{4}})?|\b(?:{MONTH}) \d{{1,2}}(?:st|nd|rd|th)?\b"
    rf"(?:,? \d{{4}})?|\b(?:{_DAYS})\b))"
    rf"|(?P<time>(?i:\b\d{{1,2}}:\d{{2}}(?:\s*[ap]\.?m\.?)?(?![\w.])|\b\d{{1,2}}\.\d{{2}}\s*[ap]\.?m|\b\d{{1,2}}\s*[ap]m\b|\b(?:{_HOURS})\b))"
    r"|(?P<amount>[€$£]\s?\d[\d.,']*\d|[€$£]\s?\d|\d[\d.,']*\s?(?:€|£|\$|(?i:eur|usd|gbp|chf|euros?|dollars?|pounds?|percent|%)))"
    r"|(?P<format>\b(?:PDF|CSV|XLSX?|DOCX?|PNG|JPE?G|JSON|HTML|Excel)\b)"
    rf"|(?P<role>(?i:\b(?:{_ROLES})\b))"
    r"|(?P<free>(?:(?<=: )|(?<=saying )|(?<=says ))[A-Z][^,;:()\"]{6,}(?=$|[,;)]))"
    r"|(?P<name>(?<![\w@.])(?:[A-Z][\w'’&.-]*\w|[A-Z])(?:[ ](?:&[ ])?(?:[A-Z][\w'’.-]*\w|[A-Z]\b|\d[\w.]*))*)"
    r"|(?P<number>(?<![\w@.#-])\d[\d.,]*\d(?![\w-])|(?<![\w@.#-])\d(?![\w-]))"
)
BEFORE: Final = 3
"""So many words before a text tell what it is."""


@lru_cache(maxsize=2_000)
def gifts_of(step: str) -> tuple[Gift, ...]:
    """
    The texts that a step gives, in order; its first word is none for its capital letter alone.

    >>> [(str(gift.sort), gift.text) for gift in gifts_of('Send "Hi" to kim@post.example on 3 May at 14:30')]
    [('quote', 'Hi'), ('email', 'kim@post.example'), ('date', '3 May'), ('time', '14:30')]
    >>> [gift.about for gift in gifts_of('transfer £20 to Ann Lee with the reference "Rent"')]
    [('transfer',), ('transfer',), ('referenc',)]
    """
    found: list[Gift] = []
    end = 0
    for hit in _GIFT.finditer(step):
        if _is_opening(step, hit):
            continue
        found.append(_gift(hit, step[end : hit.start()], found[-1].about if found else ()))
        end = hit.end()
    return tuple(found)


def addresses_in(step: str) -> tuple[str, ...]:
    """
    The e-mail addresses that a step gives.

    >>> addresses_in("invite ann@post.example and Bo")
    ('ann@post.example',)
    """
    return tuple(gift.text for gift in gifts_of(step) if gift.sort is Sort.EMAIL)


def _is_opening(step: str, hit: re.Match[str]) -> bool:
    """The step's first word, with a capital for standing there."""
    first = hit.lastgroup == "name" and not step[: hit.start()].strip(" \"'")
    return first and " " not in hit.group()


def _gift(hit: re.Match[str], before: str, earlier: tuple[str, ...]) -> Gift:
    kind = hit.lastgroup or "name"
    text = hit.group(kind)
    return Gift(
        sort=Sort.QUOTE if kind in ("single", "free") else Sort(kind),
        text=text,
        words=content(text) or tokens(text),
        about=content(before)[-BEFORE:] or earlier,
        edge=(tokens(before) or ("",))[-1],
    )


_TAKES: Final = {
    Sort.EMAIL: "takes_email",
    Sort.DATE: "takes_date",
    Sort.TIME: "takes_time",
    Sort.AMOUNT: "takes_amount",
    Sort.NUMBER: "takes_number",
    Sort.NAME: "takes_name",
    Sort.FORMAT: "takes_format",
    Sort.ROLE: "takes_role",
    Sort.QUOTE: "takes_text",
}
"""The word list that says which fields ask for a text of a kind."""

EDGES: Final = lexicon().written["edges"]
"""Words that are a field's whole name, and stand before its text in a step."""

TYPED: Final = frozenset({Sort.EMAIL, Sort.DATE, Sort.TIME, Sort.AMOUNT, Sort.FORMAT, Sort.ROLE})
"""Kinds that are told by their form alone."""

SURELY: Final = 0.9
"""How far a field asks for a text that it names, or whose form alone says what it is."""

LIKELY: Final = 0.6
"""How far it asks for one whose kind it takes."""


def takes(item: Item, gift: Gift) -> float:
    """0 to 1: how far a field asks for a text of that kind, or by the name the step gives it."""
    if item.role not in FIELDS:
        return 0.0
    if any(folded(choice) == folded(gift.text) for choice in item.element.choices):
        return 1.0
    named_so = tokens(item.element.name or item.element.placeholder)
    if len(named_so) == 1 and named_so[0] in EDGES:
        return _on_edge(named_so[0], gift)
    own = frozenset(item.words) | (frozenset(item.more) - frozenset(content(item.element.value)))
    named = share(gift.about[-1:], own) > 0
    if own & lexicon().sets[_TAKES[gift.sort]]:
        return 1.0 if named else SURELY if gift.sort in TYPED else LIKELY
    return SURELY if named else 0.0


def _on_edge(name: str, gift: Gift) -> float:
    """Of a field whose whole name is "From" or "To": by the word before the text."""
    if gift.edge in EDGES:
        return float(gift.edge == name)
    return LIKELY if gift.sort is not Sort.NUMBER else 0.0
