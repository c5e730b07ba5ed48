"""
Texts cut to a size, never in the middle of a letter. Every cut leaves an ellipsis behind.

By the ellipsis the flow's redactor knows that a secret may have been cut in two there (`flows.masking`).
"""

from __future__ import annotations

from typing import Final

ELLIPSIS: Final = "…"
LOST: Final = "surrogatepass"
"""Half a surrogate pair counts as what it takes; pages hold such things."""


def size(text: str) -> int:
    """Its bytes in UTF-8."""
    return len(text.encode("utf-8", LOST))


def cut(text: str, most: int) -> str:
    """
    The text where it takes at most that many bytes, else its beginning and an ellipsis, together at most that many.

    >>> cut("Größe wählen", 10), cut("Save", 4)
    ('Größe…', 'Save')
    """
    if size(text) <= most:
        return text
    room = max(0, most - size(ELLIPSIS))
    kept = text.encode("utf-8", LOST)[:room].decode("utf-8", "ignore").rstrip()
    return kept + ELLIPSIS if most >= size(ELLIPSIS) else ""


def shortened(text: str, most: int) -> str:
    """
    The text in at most that many characters, with an ellipsis where it was longer.

    >>> shortened("Größe wählen", 6)
    'Größe…'
    """
    return text if len(text) <= most else text[: max(0, most - 1)].rstrip() + ELLIPSIS


def told(text: str, most: int) -> str:
    """
    The text as another program is told it: in one line, nothing in it that cannot be printed, cut to that many bytes.

    >>> told("Save\\n  all\\x1b[0m", 40)
    'Save all [0m'
    """
    plain = text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)
    return cut(" ".join(plain.split()), most)
