"""A search by several traits at once: "crime films directed by Curry from year 1995", each into its own field."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content

_PHRASE: Final = lexicon().patterns["sought_kind"]
_MADE_BY: Final = lexicon().patterns["made_by"]
_IN_YEAR: Final = lexicon().patterns["in_year"]


class Trait(NamedTuple):
    """A text to enter and the words any of which its field says; none for what goes into the field that is left."""

    text: str
    any_of: tuple[str, ...]


DATES: Final = tuple(map(stem, lexicon().order["years"]))
"""How a form calls the field of a year."""


def traits_in(text: str) -> tuple[Trait, ...]:
    """
    What a search says of what it seeks; nothing where it names but one trait.

    >>> [trait.text for trait in traits_in("Search for crime movies directed by Curry from year 1995")]
    ['Curry', '1995', 'crime']
    >>> traits_in("Search for red mugs")
    ()
    """
    found = _PHRASE.match(text.strip(" ."))
    if not found:
        return ()
    told = []
    if made := _MADE_BY.search(found.group("rest")):
        told.append(Trait(made.group("name"), _makers(made.group("verb"))))
    if year := _IN_YEAR.search(found.group("rest")):
        told.append(Trait(year.group("figure"), DATES))
    return (*told, Trait(found.group("kind"), ())) if told else ()


def _makers(verb: str) -> tuple[str, ...]:
    """What the field of a maker is called: "directed" by the director."""
    base = verb.casefold().removesuffix("ed")
    return content(f"{base}or {base}er {base}r {verb} name")
