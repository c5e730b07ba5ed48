"""What no message may say: a key, however a server or a library writes it."""

from __future__ import annotations

import base64
import html
import re
from collections.abc import Iterable
from functools import cache
from typing import Final

MASK: Final = "[key]"

SHORTEST_ANYWHERE: Final = 4
"""Characters. A shorter key is hidden only where it stands as a word of its own."""


def veiled(text: str, hidden: Iterable[str]) -> str:
    r"""
    The text without any of these, written plainly, in JSON, in an address, in HTML or as a basic authorization.

    >>> veiled(r'not "sk/=1\/x", not Bearer sk%2F%3d1\/x', ("sk/=1/x",))
    'not "[key]", not Bearer [key]'
    """
    for value in sorted(set(hidden), key=len, reverse=True):
        if value:
            text = _pattern(value).sub(MASK, text)
    return text


@cache
def _pattern(value: str) -> re.Pattern[str]:
    plain = "".join(f"(?:{'|'.join(_forms(letter))})" for letter in value)
    if len(value) < SHORTEST_ANYWHERE:
        return re.compile(rf"(?<!\w){plain}(?!\w)")
    basic = base64.b64encode(value.encode("utf-8", "replace")).decode()
    return re.compile(f"{plain}|{re.escape(basic)}")


def _forms(letter: str) -> Iterable[str]:
    """One letter's ways of being written, as patterns."""
    octets = "".join(f"%{octet:02x}" for octet in letter.encode("utf-8", "replace"))
    yield re.escape(letter)
    yield f"(?i:{octets})"
    yield rf"(?i:\\u{ord(letter):04x})"
    yield rf"&#(?:0*{ord(letter)}|[xX]0*(?i:{ord(letter):x}));"
    if not letter.isalnum():
        yield rf"\\{re.escape(letter)}"
        yield re.escape(repr(letter)[1:-1])
        yield re.escape(html.escape(letter))
