"""
The standard shortcuts, in one table, in macOS spelling. None of them sends, deletes or quits, on any surface.

Where an operating system or a browser has given a combination another meaning, the table says what to press there
instead, or that there is nothing: a browser reloads the page on cmd+r, so `reply` is the bare letter most web mail
programs use only where a field does not have the focus, and `new_item` must not open a browser window.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from judge import Option
from view import Element, FrontKind, Screen, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortcut:
    """One shortcut: what it means, and what each surface is sent. Empty: that surface has no such shortcut."""

    key: str
    means: str
    mac: str
    other: str
    """On a Windows or Linux desktop."""

    browser: str
    """In a page, still in macOS spelling: ``cmd`` becomes Meta or Control there."""


SHORTCUTS: Final[tuple[Shortcut, ...]] = (
    Shortcut(key="new_item", means="start a new item, message or document", mac="cmd+n", other="ctrl+n", browser=""),
    Shortcut(key="new_folder", means="make a new folder", mac="cmd+shift+n", other="ctrl+shift+n", browser=""),
    Shortcut(key="find", means="find or search", mac="cmd+f", other="ctrl+f", browser="cmd+f"),
    Shortcut(key="reply", means="reply to the open message", mac="cmd+r", other="ctrl+r", browser=""),
    Shortcut(key="settings", means="open the settings", mac="cmd+,", other="", browser=""),
    Shortcut(key="back", means="go back to where one was before", mac="cmd+[", other="alt+left", browser="cmd+["),
    Shortcut(key="next_field", means="move on to the next field", mac="tab", other="tab", browser="tab"),
    Shortcut(key="confirm", means="confirm what was typed (Return)", mac="return", other="return", browser="return"),
    Shortcut(key="dismiss", means="dismiss what is in front (Escape)", mac="escape", other="escape", browser="escape"),
)

RETURN: Final = "return"
ESCAPE: Final = "escape"

_HOLD_RETURN: Final = frozenset({FrontKind.SHEET, FrontKind.ALERT, FrontKind.DIALOG})
"""Return presses the default button of these. The seed names sheet and alert; dialog is a declared departure."""

_SEARCH_WORDS: Final = ("search", "find", "suche", "recherche", "buscar", "cerca", "zoek", "pesquisar")


def chord_of(key: str, app: str) -> str:
    """
    What to press for that shortcut in that application; empty where it has none.

    >>> chord_of("confirm", "browser"), chord_of("reply", "browser"), chord_of("reply", "Mail")
    ('return', '', 'cmd+r')
    """
    found = next((shortcut for shortcut in SHORTCUTS if shortcut.key == key), None)
    if found is None:
        return ""
    return found.browser if app == "browser" else found.mac


def options(app: str) -> tuple[Option, ...]:
    """The shortcuts that this application has."""
    return tuple(Option(key=s.key, text=s.means) for s in SHORTCUTS if chord_of(s.key, app))


def is_search_box(element: Element) -> bool:
    """A field that searches as one presses Return: by its role, or by its name or placeholder."""
    if element.role == "searchbox":
        return True
    words = f"{element.name} {element.placeholder} {element.description}".lower()
    return element.role in {"textbox", "combobox"} and any(word in words for word in _SEARCH_WORDS)


def return_is_held(screen: Screen, last_typed: str) -> str:
    """
    Why Return may not be pressed now; empty when it may.

    Held while a sheet, alert or dialog shows, except right after typing into a search box that still shows, uncovered.
    """
    if screen.front.kind not in _HOLD_RETURN or _searches(screen, last_typed):
        return ""
    return f"Return would press the default button of the {screen.front.kind} in front"


def _searches(screen: Screen, last_typed: str) -> bool:
    return any(
        item.press_key == last_typed and is_search_box(item) and not item.has(State.COVERED) for item in screen.controls
    )
