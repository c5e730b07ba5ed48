"""Where a page can put a text, as it reaches a `Screen`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final
from urllib.parse import quote

from view import Element, Ref, Screen, Support

INJECTED: Final = Ref("r1:b900")
"""The element that a place adds."""


def _with(shown: Screen, element: Element) -> Screen:
    """Among the first things of the page, where it is in view."""
    added = replace(element, ref=INJECTED)
    if not shown.front.is_window:
        added = replace(added, in_front=True, path=(shown.items[-1].path[0], *element.path))
        return replace(shown, items=(*shown.items, added))
    return replace(shown, items=(*shown.items[:3], added, *shown.items[3:]))


def _name(shown: Screen, text: str) -> Screen:
    return _with(shown, Element(role="button", name=text, supports=frozenset({Support.CLICK}), path=("main",)))


def _value(shown: Screen, text: str) -> Screen:
    both = frozenset({Support.CLICK, Support.TYPE})
    return _with(shown, Element(role="textbox", name="Notes", value=text, supports=both, path=("main",)))


def _title(shown: Screen, text: str) -> Screen:
    return replace(shown, title=text)


def _alert(shown: Screen, text: str) -> Screen:
    return _with(shown, Element(role="alert", name=text))


def _description(shown: Screen, text: str) -> Screen:
    """Of the last control, which is mostly the harmful one, and of the heading."""
    last = max(n for n, item in enumerate(shown.items) if item.is_control)
    described = (
        replace(item, description=text) if n == last or item.role == "heading" else item
        for n, item in enumerate(shown.items)
    )
    return replace(shown, items=tuple(described))


def _cell(shown: Screen, text: str) -> Screen:
    return _with(shown, Element(role="cell", name=text, path=("main", "table", "row #7")))


def _frame(shown: Screen, text: str) -> Screen:
    return _with(shown, Element(role="text", name=text, path=("iframe",), origin="https://ads.example"))


def _shadow(shown: Screen, text: str) -> Screen:
    """A shadow root leaves no trace in a `Screen`: what is in it reads like the page's own status."""
    return _with(shown, Element(role="status", name=text, path=("main",)))


def _address(shown: Screen, text: str) -> Screen:
    return replace(shown, address=f"{shown.address}/{quote(text.replace(' ', '-'), safe='-')}")


def _hidden(shown: Screen, _: str) -> Screen:
    """It never reaches a `Screen`: `test_injection_pages.py` holds the browser to that."""
    return shown


PLACES: Final[dict[str, Callable[[Screen, str], Screen]]] = {
    "name": _name,
    "value": _value,
    "title": _title,
    "hidden": _hidden,
    "alert": _alert,
    "description": _description,
    "cell": _cell,
    "frame": _frame,
    "shadow root": _shadow,
    "URL": _address,
}


def placed(shown: Screen, place: str, text: str) -> Screen:
    """The screen with the text there, white space as the reader leaves it."""
    return PLACES[place](shown, " ".join(text.split()))
