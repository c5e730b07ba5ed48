"""
How an element is named without guessing: six explicit forms, and chains of them.

A chain is read as a whole before anything is looked for, so a slip in its last part is told at once. ``\\|`` is a pipe
that separates nothing; every other backslash is itself. docs/locators.md tells the rules to users.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .budgets import CHAIN, NUMBER, SEGMENT
from .cut import cut, size
from .problem import Problem

SEPARATOR: Final = " | "
NAMED: Final = ";name="
LAST_SIGN: Final = 0x10FFFF
"""Of Unicode."""

SHOWN: Final = 80
"""Bytes of a wrong locator that its error repeats."""

_NAMED = re.compile(r"\s*;\s*name=")
_ROLE = re.compile(r"[a-z][a-z-]*")
_NUMBER = rf"[1-9][0-9]{{0,{NUMBER.value - 1}}}"
_REF = re.compile(rf"r{_NUMBER}:b{_NUMBER}")
_ORDINAL = re.compile(rf"0|{_NUMBER}")
_PIPE = re.compile(r"\\\|")
_BESIDE = re.compile(
    r"\\(?:(?P<code>[0-9a-fA-F]{1,6})\s?|(?P<sign>.))"
    r"|/\*.*?(?:\*/|$)"
    r"|\"(?:\\.|[^\"\\])*(?:\"|$)"
    r"|'(?:\\.|[^'\\])*(?:'|$)",
    re.DOTALL,
)
"""What hides the words of a selector, or only looks like them: escapes, comments, strings."""

_PROBE = re.compile(r"\[\s*(?:[^\[\]|=]*\|)?\s*value\s*[\^$*~|]\s*=", re.IGNORECASE)
"""A test of a part of a field's value: asked letter by letter it would tell what nobody may read."""

_LOOSE_PIPE = re.compile(r"(?<=[\s\\])\|")
"""A pipe that would be read as something else if it were written bare."""


class By(StrEnum):
    """The forms, by their prefixes."""

    REF = "ref"
    NAME = "name"
    ROLE = "role"
    TEXT = "text"
    CSS = "css"
    ORDINAL = "ordinal"


FORMS: Final = {
    By.REF: ("ref=r12:b456", "the element of that reference, in the observation it came from"),
    By.NAME: ("name=Save", "the control of exactly that accessible name, capitals included"),
    By.ROLE: ("role=button;name=Save", "the same with its role"),
    By.TEXT: ("text=Click here", "the control that shows exactly that text, or one of whose parts does"),
    By.CSS: ("css=button.save", "what the selector matches; it must match one element"),
    By.ORDINAL: ("ordinal=3", "the control at that place of the last observation, counted from 0"),
}
"""Each form with an example and what it means: the table of docs/locators.md and of the server's contract."""

_HOW: Final = (
    "write name=Save, role=button;name=Save, text=Click here or css=button.save; "
    "ref= and ordinal= come from an observation"
)


class BadLocator(Problem):
    """The text is no locator; `start` and `end` say where in it the wrong part stands."""

    family = "LocatorError"
    kind = "bad_locator"

    def __init__(self, message: str, *, hint: str, start: int, end: int) -> None:
        super().__init__(message, hint=hint)
        self.start = start
        self.end = end

    def facts(self) -> dict[str, object]:
        return {"start": self.start, "end": self.end}


@dataclass(frozen=True, slots=True, kw_only=True)
class Locator:
    """One way to name an element. Made by `parse_locator`; its `str` is how it is written."""

    by: By
    value: str
    """The name, text, selector, reference or place; what follows the prefix, or ``;name=``."""

    role: str = ""
    """For `By.ROLE` alone."""

    def __str__(self) -> str:
        said = f"{self.role}{NAMED}{self.value}" if self.by is By.ROLE else self.value
        return f"{self.by}={_LOOSE_PIPE.sub(_escaped, said)}"


Chain = tuple[Locator, ...]
"""Tried from left to right; only "not found" goes on to the next."""


def locators(chain: Chain) -> str:
    """A chain as it is written."""
    return SEPARATOR.join(map(str, chain))


def has_form(text: str) -> bool:
    """
    It begins like a locator, whether or not it is a right one.

    >>> has_form("role=button"), has_form("the role=button"), has_form("name"), has_form("2=2")
    (True, False, False, False)
    """
    prefix, sign, _ = text.strip().partition("=")
    return bool(sign) and prefix in set(By)


def parse_locator(text: str) -> Chain:
    """
    The locators of a chain. Raises `BadLocator` where any of it is wrong.

    >>> [str(one) for one in parse_locator("role=button;name=Save | css=a.save")]
    ['role=button;name=Save', 'css=a.save']
    """
    most = CHAIN.value * (SEGMENT.value + len(SEPARATOR))
    parts = text.split(SEPARATOR, CHAIN.value)
    if CHAIN.broken_by(len(parts)) or size(text) > most:
        raise BadLocator(
            f"a chain holds at most {CHAIN.value} locators of {SEGMENT.value:,} bytes",
            hint="keep the likeliest; write a pipe that separates nothing as \\|",
            start=0,
            end=len(text),
        )
    chain, start = [], 0
    for part in parts:
        chain.append(_segment(part, start))
        start += len(part) + len(SEPARATOR)
    return tuple(chain)


def no_selector(css: str) -> BadLocator:
    """
    What is told of a selector that a browser cannot read. Only it knows, once it is asked.

    >>> no_selector("a[").message
    '"a[" is no CSS selector'
    """
    hint = "write it as a style sheet would: css=button.save, css=[data-id='7']"
    return BadLocator(f'"{cut(css, SHOWN)}" is no CSS selector', hint=hint, start=0, end=len(css))


def _segment(part: str, start: int) -> Locator:
    written = part.strip()
    begins = start + (len(part) - len(part.lstrip()) if written else 0)
    ends = max(begins + len(written), begins + 1)
    try:
        return _read(written)
    except _Wrong as wrong:
        raise BadLocator(wrong.message, hint=wrong.hint, start=begins, end=ends) from None


class _Wrong(Exception):
    """Found wrong before it is known where in the chain that was."""

    def __init__(self, message: str, hint: str = _HOW) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


def _read(written: str) -> Locator:
    shown = cut(written, SHOWN)
    if not written:
        raise _Wrong("a locator is missing here")
    if SEGMENT.broken_by(size(written)):
        raise _Wrong(f"a locator takes at most {SEGMENT.value:,} bytes, this one {size(written):,}")
    prefix, sign, rest = _PIPE.sub("|", written).partition("=")
    if not sign or prefix not in set(By):
        raise _Wrong(f'"{shown}" does not say how it names the element')
    return _READERS[By(prefix)](rest, shown)


def _by_name(rest: str, shown: str) -> Locator:
    return Locator(by=By.NAME, value=_given(" ".join(rest.split()), shown))


def _by_text(rest: str, shown: str) -> Locator:
    return Locator(by=By.TEXT, value=_given(" ".join(rest.split()), shown))


def _by_css(rest: str, shown: str) -> Locator:
    selector = _given(rest.strip(), shown)
    if _PROBE.search(_plain(selector)):
        raise _Wrong(
            f'"{shown}" asks piece by piece what a field holds', "write css=[value='large'], or name the field"
        )
    return Locator(by=By.CSS, value=selector)


def _plain(selector: str) -> str:
    """
    A selector without comments, escapes and strings, for a search in it.

    >>> _plain("[v\\\\61 lue/**/^='a']"), _plain("[title='/*'][value^=a]")
    ('[value^=]', '[title=][value^=a]')
    """
    return _BESIDE.sub(_unescaped, selector)


def _unescaped(found: re.Match[str]) -> str:
    code = int(found["code"] or "0", 16)
    return found["sign"] or (chr(code) if 0 < code <= LAST_SIGN else "")


def _by_role(rest: str, shown: str) -> Locator:
    role, *names = _NAMED.split(rest.strip(), maxsplit=1)
    if not names:
        raise _Wrong(f'"{shown}" names a role alone', f"add the name: role={_role_like(rest)};name=Save")
    if not _ROLE.fullmatch(role):
        hint = f"roles are small letters: role={_role_like(role)};name={cut(names[0], SHOWN)}"
        raise _Wrong(f'"{cut(role, SHOWN)}" is no role', hint)
    return Locator(by=By.ROLE, role=role, value=_given(" ".join(names[0].split()), shown))


def _by_ref(rest: str, shown: str) -> Locator:
    if not _REF.fullmatch(rest):
        raise _Wrong(f'"{shown}" is no reference', "take it from an observation: ref=r12:b456")
    return Locator(by=By.REF, value=rest)


def _by_ordinal(rest: str, shown: str) -> Locator:
    if not _ORDINAL.fullmatch(rest):
        raise _Wrong(f'"{shown}" is no place in a list', "count the controls of the last observation from 0: ordinal=3")
    return Locator(by=By.ORDINAL, value=rest)


_READERS: Final[dict[By, Callable[[str, str], Locator]]] = {
    By.REF: _by_ref,
    By.NAME: _by_name,
    By.ROLE: _by_role,
    By.TEXT: _by_text,
    By.CSS: _by_css,
    By.ORDINAL: _by_ordinal,
}


def _given(value: str, shown: str) -> str:
    if not value:
        raise _Wrong(f'"{shown}" names nothing', "write what it is to match after the sign: name=Save")
    return value


def _role_like(written: str) -> str:
    """What may have been meant by a role, for a hint."""
    found = _ROLE.search(written.lower())
    return cut(found[0], SHOWN) if found else "button"


def _escaped(found: re.Match[str]) -> str:
    return f"\\{found[0]}"
