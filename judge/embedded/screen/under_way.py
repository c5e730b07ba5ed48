"""What a text or a control says of itself that is under way: "Loading the list…", "Saving…"."""

from __future__ import annotations

from typing import Final

from ...state import State
from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import tokens
from .deeds import deeds_of

DOTS: Final = ("…", "...")
LOUD: Final = 4
"""Words of a text that says what is under way; a longer one with dots at its end has been cut."""


def is_loud(name: str, words: tuple[str, ...]) -> bool:
    """It is short, and ends in dots."""
    return len(words) <= LOUD and name.rstrip().endswith(DOTS)


def says_under_way(role: str, name: str, words: tuple[str, ...], state: State) -> bool:
    """
    A control says that it is at work: "Saving…", "Adding to cart...". What only ends in dots opens something: "Add…",
    "Save as…"; and "Formatting…" too, unless it was to format that was pressed, or that the step says. A link's own
    words may be the beginning of a title: it is at work only on what was pressed.
    """
    first = next(iter(tokens(name)), "")
    if not is_loud(name, words) or not first.endswith("ing"):
        return False
    if role != "link" and stem(first) in lexicon().sets["busy"]:
        return True
    said = set(tokens(f"{state.step} {' '.join(deed.label for deed in deeds_of(state)[-1:])}"))
    return bool(state.last) and first not in said and stem(first) in {stem(word) for word in said}
