"""Every way in which one letter may be written in a page, an address, a file or a header."""

from __future__ import annotations

import base64
import html
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

BASE64_CORE: Final = 4
"""Characters of base64 that depend on the text alone; fewer would be found in any text."""

_GROUP_BYTES: Final = 3
"""Base64 turns so many bytes into four letters."""

_LETTER_BITS: Final = 6
_BYTE_BITS: Final = 8


@cache
def forms_of(letter: str) -> tuple[str, ...]:
    """Patterns of the letter as it is, URL-encoded, JSON-escaped and HTML-escaped. The longest come first."""
    percent = "".join(f"%{_hex(byte)}" for byte in letter.encode())
    units = letter.encode("utf-16-be")
    escapes = "".join(rf"\\u{_hex(high)}{_hex(low)}" for high, low in zip(units[::2], units[1::2], strict=True))
    entities = {html.escape(letter), f"&#{ord(letter)};", f"&#x{ord(letter):x};", f"&#x{ord(letter):X};"}
    plain = {json.dumps(letter)[1:-1], json.dumps(letter, ensure_ascii=False)[1:-1], letter}
    forms = sorted(entities | plain, key=len, reverse=True)
    return (percent, escapes, *map(_written, forms), *(("\\+", r"\s+") if letter.isspace() else ()))


def _written(form: str) -> str:
    """The form as it stands; an entity is read without its semicolon too, as it is where a text was cut before it."""
    is_entity = len(form) > 1 and form.startswith("&") and form.endswith(";")
    return re.escape(form) + "?" * is_entity


def base64_cores(value: bytes) -> Iterator[str]:
    """The letters of its base64 that no neighbour can change, at each alignment, in both alphabets."""
    for before in range(_GROUP_BYTES):
        encoded = base64.b64encode(b"\0" * before + value).decode()
        first = -(-before * _BYTE_BITS // _LETTER_BITS)
        last = (before + len(value)) * _BYTE_BITS // _LETTER_BITS
        core = encoded[first:last]
        if len(core) >= BASE64_CORE:
            yield from {core, core.replace("+", "-").replace("/", "_")}


def _hex(byte: int) -> str:
    """A byte in hexadecimal, in either case."""
    return "".join(digit if digit.isdigit() else f"[{digit}{digit.upper()}]" for digit in f"{byte:02x}")
