"""What an `allow:` entry covers: one exactly named control, on one host, so many times a step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

from view import Allowance, Element, Screen

LOCATOR_KEYS: Final = frozenset({"role", "name"})


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
    The element has exactly that accessible name, or fits the locator: every part of it.

    >>> means("role=button;name=Delete", Element(role="button", name="Delete"))
    True
    >>> means("delete", Element(role="button", name="Delete"))
    False
    """
    facts = {"role": element.role, "name": element.name}
    parts = _locator(named)
    if parts is None:
        return bool(named) and element.name == named
    return bool(parts.get("name")) and all(facts[key] == value for key, value in parts.items())


def names_a_locator(named: str) -> bool:
    """It is ``role=...;name=...`` and no name."""
    return _locator(named) is not None


def _locator(named: str) -> dict[str, str] | None:
    """The parts of ``role=...;name=...``; `None` where the text is a name and no locator."""
    parts = [part.partition("=") for part in named.split(";")]
    found = {key.strip(): value.strip() for key, _, value in parts}
    is_locator = all(sign for _, sign, _ in parts) and LOCATOR_KEYS.issuperset(found)
    return found if is_locator else None


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
