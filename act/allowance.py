"""What an `allow:` entry covers: one exactly named control, on one host, so many times a step."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from view import Allowance, BadLocator, By, Element, Locator, Screen, has_form, parse_locator

_DOTS: Final = re.compile(r"\s*(?:…|\.{3})$")


def covering(
    allowances: Iterable[Allowance], elements: tuple[Element, ...], screen: Screen, used: Mapping[Allowance, int]
) -> Allowance | None:
    """The first entry with uses left that names every one of the elements; `None` where there is none."""
    return next(
        (
            entry
            for entry in allowances
            if is_left(entry, screen, used) and all(means(entry.name, element) for element in elements)
        ),
        None,
    )


def is_left(entry: Allowance, screen: Screen, used: Mapping[Allowance, int]) -> bool:
    """It holds on this screen's host and has not been used up in this step."""
    return used.get(entry, 0) < entry.times and holds_on(entry.on, screen.address)


def means(named: str, element: Element) -> bool:
    """
    The element has that accessible name, whole, but for capitals and the dots at its end; or it fits the locator: every
    part of it, letter by letter. One whose name is nothing but a sign is meant by the sign and by what a refusal calls
    it, its tooltip and the sign.

    >>> means("role=button;name=Delete", Element(role="button", name="Delete"))
    True
    >>> means("delete item", Element(role="menuitem", name="Delete item…"))
    True
    >>> means("Delete", Element(role="menuitem", name="Delete item…"))
    False
    >>> means("Delete 🗑", Element(role="button", name="🗑", title="Delete"))
    True
    """
    if not names_a_locator(named):
        meant = _spoken(named)
        return bool(meant and element.name) and meant in (_spoken(element.name), _spoken(element.words))
    locator = _located(named)
    return locator is not None and (locator.role or element.role, locator.value) == (element.role, element.name)


def _spoken(name: str) -> str:
    """
    A name as it is said: "…" at the end of it says that a question follows, and style sheets make capitals.

    >>> _spoken("DELETE  item ..."), _spoken("…")
    ('delete item', '')
    """
    return _DOTS.sub("", " ".join(name.split())).casefold()


def names_a_locator(named: str) -> bool:
    """It begins like a locator and is therefore no name."""
    return has_form(named)


@lru_cache
def _located(named: str) -> Locator | None:
    """The one control it names by name or role; nothing for any other locator: that covers no press."""
    try:
        chain = parse_locator(named)
    except BadLocator:
        return None
    return chain[0] if len(chain) == 1 and chain[0].by in {By.NAME, By.ROLE} else None


def holds_on(host: str, address: str) -> bool:
    """
    The address is on that host, and on that port where the host names one.

    >>> holds_on("shop.example", "https://shop.example:8443/cart"), holds_on("shop.example", "https://x.example/")
    (True, False)
    """
    if not host:
        return True
    try:
        found = urlsplit(address)
        port = found.port
    except ValueError:  # a malformed address is on no host
        return False
    name = f"[{found.hostname}]" if found.hostname and ":" in found.hostname else found.hostname
    return name is not None and host.lower() in {name, f"{name}:{port}"}
