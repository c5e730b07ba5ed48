"""How a chord, written as on a Mac, is spelled for Playwright on each platform."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

BACK = "back"
FORWARD = "forward"

NAMES: Mapping[str, str] = {
    "return": "Enter", "enter": "Enter", "escape": "Escape", "esc": "Escape", "tab": "Tab", "space": "Space",
    "delete": "Backspace", "backspace": "Backspace", "forwarddelete": "Delete", "home": "Home", "end": "End",
    "up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight",
    "pageup": "PageUp", "pagedown": "PageDown",
}  # fmt: skip
"""Keys by the names of Apple's keyboard; a single character names itself."""

MODIFIERS: Mapping[str, str] = {
    "shift": "Shift",
    "alt": "Alt",
    "option": "Alt",
    "ctrl": "Control",
    "control": "Control",
}
COMMAND: Mapping[str, str] = {"darwin": "Meta"}
"""What ``cmd`` is, by platform; Control on all others."""

HISTORY: Mapping[str, str] = {"cmd+[": BACK, "cmd+]": FORWARD, "alt+left": BACK, "alt+right": FORWARD}
"""Chords that are no keys of the page: the window's own history."""

NEVER = frozenset({"cmd+r", "cmd+shift+r", "cmd+w", "cmd+shift+w", "cmd+q", "cmd+l", "cmd+t", "f5", "ctrl+r", "ctrl+w"})
"""The browser window's own chords. They reload, close or leave the page, whatever the page means by them."""


@dataclass(frozen=True, slots=True)
class Press:
    """A key to press, in Playwright's spelling: ``Control+f``."""

    spelling: str

    @property
    def activates(self) -> bool:
        """It presses what has the focus."""
        return self.spelling in ("Enter", "Space")

    @property
    def fetches_nothing(self) -> bool:
        """It closes or moves, and no request is expected of it."""
        return self.spelling in ("Escape", "Tab")


@dataclass(frozen=True, slots=True)
class History:
    """A step through the window's history."""

    step: str


def translate(chord: str, platform: str) -> Press | History | None:
    """
    What to do for a chord in macOS spelling, or `None` when it is unknown or the browser's own.

    >>> translate("cmd+f", "linux"), translate("cmd+f", "darwin"), translate("return", "linux")
    (Press(spelling='Control+f'), Press(spelling='Meta+f'), Press(spelling='Enter'))
    >>> translate("cmd+[", "linux"), translate("cmd+r", "linux")
    (History(step='back'), None)
    """
    asked = chord.strip().lower()
    if asked in NEVER:
        return None
    if asked in HISTORY:
        return History(HISTORY[asked])
    *modifiers, key = asked.split("+")
    held = [_modifier(word, platform) for word in modifiers]
    name = NAMES.get(key) or (key if len(key) == 1 else None)
    if name is None or None in held:
        return None
    return Press("+".join([*(word for word in held if word), name]))


def select_all(platform: str) -> str:
    """The chord that selects all of a field's text."""
    return f"{COMMAND.get(platform, 'Control')}+a"


def _modifier(word: str, platform: str) -> str | None:
    return COMMAND.get(platform, "Control") if word == "cmd" else MODIFIERS.get(word)
