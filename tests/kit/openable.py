"""Small forms with a drop-down that opens when it is pressed."""

from __future__ import annotations

from screens import PRESSED, item, screen
from scripted import Script
from told import Entry, filled
from transcript import App, Played

from act import Ending
from view import Element, Reply, Screen
from view import State as Condition

MUI = ("option Plumbing", "option Heating", "option Roof")


def combo(value: str, *states: Condition, **facts: object) -> Element:
    """A combo box of the MUI kind: pressed, never typed into."""
    made = Element(role="combobox", name="Category", value=value, supports=PRESSED, states=frozenset(states))
    return item(made, **facts)


def form_of(*lines: str | Element, like: Screen | None = None) -> Screen:
    return screen("textbox Title", *lines, "button Delete", "button Save", title="New request", like=like)


def opening_app(closed: Screen, opened: Screen, chosen: Screen, opener: str, option: str) -> App:
    """Closed, open and chosen, by a press each; Escape closes."""
    leads: dict[tuple[str, str], str | Reply | tuple[Reply, str]] = {
        ("closed", f"press {opener}"): "opened",
        ("opened", f"press {option}"): "chosen",
        ("opened", "press escape"): "closed",
    }
    return App({"closed": closed, "opened": opened, "chosen": chosen}, "closed", leads)


def choosing(closed: str | Element, chosen: str | Element, opener: str, *options: str, caption: str = "") -> App:
    before = (f"text {caption}",) if caption else ()
    first = form_of(*before, closed)
    return opening_app(
        first,
        screen(*first.items, *options, like=first, title=first.title),
        form_of(*before, chosen, like=first),
        opener,
        f'option "{options[0].partition(" ")[2]}"' if options[0].startswith("option") else item(options[0]).label,
    )


def mui() -> App:
    return choosing(combo("Choose a category"), combo("Plumbing"), 'combobox "Category"', *MUI)


def entered(text: Entry, shown: App | Screen, said: Script | None = None, name: str = "category") -> Played[Ending]:
    return filled({name: text}, shown, said)
