"""Which roles do what a clause asks for, and what kind of asking an intent is."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..screen.scene import TOGGLES

SERVES: Final[dict[str, frozenset[str]]] = {
    "turn_on": TOGGLES | {"button", "menuitem"},
    "turn_off": TOGGLES | {"button", "menuitem"},
    "search": frozenset({"searchbox", "textbox", "combobox", "button"}),
    "type": frozenset({"textbox", "searchbox", "textarea", "spinbutton", "combobox"}),
    "set": frozenset(
        {
            "combobox",
            "radio",
            "option",
            "slider",
            "spinbutton",
            "menuitemradio",
            "listbox",
            "checkbox",
            "button",
            "gridcell",
        }
    ),
    "go": frozenset({"link", "tab", "menuitem", "treeitem", "button", "row", "listitem", "gridcell"}),
    "continue": frozenset({"button", "link"}),
    "add": frozenset({"button", "link", "menuitem"}),
    "create": frozenset({"button", "link", "menuitem"}),
    "remove": frozenset({"button", "menuitem", "link"}),
    "close": frozenset({"button", "link", "menuitem"}),
    "expand": frozenset({"button", "treeitem", "combobox", "row", "tab", "heading", "group"}),
    "signin": frozenset({"button", "link"}),
    "signout": frozenset({"button", "link", "menuitem"}),
    "sort": frozenset({"combobox", "columnheader", "option", "radio", "button", "menuitemradio", "checkbox"}),
    "rename": frozenset({"button", "menuitem", "textbox"}),
    "commit": frozenset({"button", "menuitem", "link"}),
    "press": frozenset({"button", "link", "checkbox", "tab", "menuitem", "option", "radio"}),
}
"""The roles that do what a clause of that intent asks for."""

TYPING: Final = frozenset({"search", "type", "set", "rename", "create"})

UNSPOKEN: Final = frozenset({"go", "press", "set", "type", "turn_on", "turn_off"})
"""Intents whose verb says what the person does, not what the control is called."""

ACTS: Final = frozenset({"add", "remove", "commit", "create", "close", "signin", "signout", "rename"})
"""Intents that do something to a thing: its own link or row is not what does it."""

UPON_WHAT_IS: Final = (
    frozenset({"continue", "close", "press", "remove", "expand", "rename", "turn_on", "turn_off", "scroll"})
    | lexicon().sets["upon_what_is"]
)
"""Intents and verbs of what is done to a thing that is there: "from Leeds to York" says which, and nothing to write."""
