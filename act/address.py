"""The parts of a postal address that was written in one line: "Kim Low, 12 Mill Lane, Bath, BA1 2CD"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple


class Part(NamedTuple):
    """One part, as written, and the token of what it is (`particulars.KINDS`)."""

    text: str
    token: str


_CODE: Final = (
    r"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}"  # GB
    r"|[A-Z]\d[A-Z] ?\d[A-Z]\d"  # CA
    r"|\d{4} ?[A-Z]{2}"  # NL
    r"|\d{5}-\d{3,4}|\d{3}-\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}"  # US and BR, JP, PL, SE, most others
)
"""How post codes look (Universal Postal Union, "Postal addressing systems")."""

_ONLY_CODE: Final = re.compile(rf"(?:{_CODE})$")
_CODE_FIRST: Final = re.compile(rf"({_CODE})\s+([^\W\d].*)$")
_CODE_LAST: Final = re.compile(rf"([^\W\d][^\d]*?)\s+({_CODE})$")
_STREET: Final = re.compile(r"\d+\w?\s+[^\W\d]{2,}|[^\W\d]{2,}.*\s\d+\w?$")
_STATE: Final = re.compile(r"[A-Z]{2,3}$")
_FEWEST: Final = 2
"""A street and one thing more."""


def parts_of(written: str) -> tuple[Part, ...]:
    """
    The parts, in the order they stand in; nothing where the text is no list with a street in it.

    >>> [part.token for part in parts_of("Kim Low, 12 Mill Lane, Bath, BA1 2CD, United Kingdom")]
    ['name', 'address-line1', 'address-level2', 'postal-code', 'country-name']
    >>> parts_of("kim@example.com")
    ()
    """
    pieces = [piece.strip() for piece in written.split(",") if piece.strip()]
    street = next((n for n, piece in enumerate(pieces) if _is_street(piece)), None)
    if street is None or street > 1 or len(pieces) < _FEWEST:
        return ()
    name = tuple(Part(piece, "name") for piece in pieces[:street])
    return (*name, Part(pieces[street], "address-line1"), *_placed(pieces[street + 1 :]))


def _is_street(piece: str) -> bool:
    return bool(_STREET.match(piece)) and not _ONLY_CODE.match(piece) and not _CODE_FIRST.match(piece)


def _placed(pieces: list[str]) -> tuple[Part, ...]:
    """What stands behind the street: place, state, code, country."""
    found = list(_without_codes(pieces))
    plain = [n for n, part in enumerate(found) if not part.token]
    for order, n in enumerate(plain):
        found[n] = Part(found[n].text, _place(found[n].text, order, len(plain)))
    return tuple(part for part in found if part.token)


def _without_codes(pieces: list[str]) -> Iterator[Part]:
    """Post codes taken out of what they stand beside."""
    for piece in pieces:
        if _ONLY_CODE.match(piece):
            yield Part(piece, "postal-code")
        elif found := _CODE_FIRST.match(piece):
            yield from (Part(found[1], "postal-code"), Part(found[2], ""))
        elif found := _CODE_LAST.match(piece):
            yield from (Part(found[1], ""), Part(found[2], "postal-code"))
        else:
            yield Part(piece, "")


def _place(text: str, order: int, of: int) -> str:
    """First the place; last, behind it, the country, unless it is written as states are; between them the state."""
    if order == 0:
        return "address-level2"
    is_state = order == 1 and (of > order + 1 or bool(_STATE.match(text)))
    if is_state:
        return "address-level1"
    return "country-name" if order == of - 1 else ""


def name_parts(name: str) -> tuple[Part, ...]:
    """
    A full name where a form has a field for each half: the last word is the family's.

    >>> [part.text for part in name_parts("Mary Ann Lee")]
    ['Mary Ann', 'Lee']
    """
    given, _, family = name.rpartition(" ")
    return (Part(given, "given-name"), Part(family, "family-name")) if given else ()
