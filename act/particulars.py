"""
What people give about themselves, and which fields ask for it: name, address, e-mail, what they sign in with.

The kinds are the tokens of `autocomplete` (HTML standard, "autofill detail tokens"). A field asks for the kind of its
own token, else for the first kind whose words its label holds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from view import Element

from .words import words


@dataclass(frozen=True, slots=True)
class Kind:
    """One particular: its token, its name in words, and the sets of words by which labels ask for it."""

    token: str
    called: str
    asked: tuple[frozenset[str], ...]
    tokens: frozenset[str] = frozenset()
    """Further tokens that ask for the same."""


def _sets(*said: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(group.split()) for group in said)


KINDS: Final[tuple[Kind, ...]] = (
    Kind("email", "e-mail address", _sets("email", "e mail")),
    Kind("username", "user name", _sets("username", "user name", "login")),
    Kind("current-password", "password", _sets("password")),
    Kind("postal-code", "post code", _sets("postcode", "post code", "postal code", "zip", "zipcode")),
    Kind("country-name", "country", _sets("country"), frozenset({"country"})),
    Kind("organization", "company", _sets("company", "organisation", "organization")),
    Kind("given-name", "first name", _sets("firstname", "first name", "given name", "forename")),
    Kind("family-name", "last name", _sets("lastname", "last name", "family name", "surname")),
    Kind("address-level2", "city", _sets("city", "town")),
    Kind("address-level1", "state", _sets("state", "county", "province", "region")),
    Kind("address-line1", "street", _sets("street", "address"), frozenset({"street-address"})),
    Kind("name", "name", _sets("full name", "your name", "recipient name")),
)
"""In this order: "E-mail address" asks for an e-mail, "Country/Region" for a country."""

NAMED: Final = {kind.token: kind for kind in KINDS}

_OTHERS: Final = frozenset("second third 2 3 card repeat confirm again search old new type alias".split())
"""Words of fields that ask for another thing of the same kind: a second line, a repetition, what stands on a card."""


_LEADS: Final = (
    ("email", re.compile(r"\b(?:e-?mail(?: address)?|address|with|using)\W*$", re.IGNORECASE)),
    ("username", re.compile(r"\b(?:(?:log|sign) in as(?: user)?|user ?name)\W*$", re.IGNORECASE)),
    ("current-password", re.compile(r"\bpassword\W*$", re.IGNORECASE)),
)
"""What stands before a text that is given as one of these; an e-mail address that is searched for is not."""

_EMAIL: Final = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]*\w")


def particular(text: str, before: str) -> str:
    """
    The token of what a text is given as, by what it is and what stands before it; empty where nothing says so.

    >>> particular("kim@example.com", "go on with the e-mail address "), particular("kim@example.com", "search for ")
    ('email', '')
    """
    token = next((token for token, lead in _LEADS if lead.search(before)), "")
    return "" if (token == "email") is not bool(_EMAIL.fullmatch(text)) else token


def kind_of(field: Element) -> str:
    """
    The token of what the field asks for; empty where it asks for none of these.

    >>> kind_of(Element(role="textbox", name="Post/Zip code")), kind_of(Element(role="textbox", name="Address line 2"))
    ('postal-code', '')
    """
    token = field.autocomplete.rpartition(" ")[2].lower()
    own = next((kind.token for kind in KINDS if token in kind.tokens | {kind.token}), "")
    said = words(field.name or field.placeholder)
    if own or _OTHERS & set(said):
        return own
    return "name" if said == ("name",) else next((k.token for k in KINDS if _asks(k, said)), "")


def _asks(kind: Kind, said: tuple[str, ...]) -> bool:
    return any(group <= set(said) for group in kind.asked)
