"""
Locators in a flow file (`press`, keys of `enter`, entries of `allow`): read with the file, so a slip is told at once.

A variable stands for what is matched, never for the form or the separator: whatever its value holds, it names nothing
that the author did not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from act import Filled, Phrase
from view import BadLocator, By, Chain, Locator, has_form, parse_locator

from .variables import Fault

PRESS: Final = "press"

_STANDS = re.compile("\ufdd0([0-9]+)\ufdd1")
"""What stands for a variable while the locator around it is read: two of Unicode's noncharacters."""

NO_FORM: Final = "`press` wants a locator, and this does not say how it names the control"
PLAIN_OR_NAMED: Final = 'write name=Save or role=button;name=Save; a step in plain words is: - press "Save"'
ONE_LOOK: Final = "a reference holds for one observation only"
SUGGESTED: Final = "name it by role and name: `run-flow inspect URL` suggests how"
NO_ALLOWANCE: Final = "what is allowed is named by `name=` or `role=…;name=…` alone"


def chain_of(phrase: Phrase) -> Chain:
    """The locators that the text names. Raises `BadLocator`."""
    return tuple(_filled(each, phrase) for each in parse_locator(_standing(phrase)))


def faults(phrase: Phrase) -> Iterator[Fault]:
    """What is wrong with a locator of `press` or `enter`, each at the part that is wrong."""
    if not has_form(phrase.written):
        yield Fault(phrase.written.strip(), NO_FORM, PLAIN_OR_NAMED)
        return
    chain = _read(phrase)
    if isinstance(chain, Fault):
        yield chain
        return
    for each in chain:
        if each.by is By.REF:
            yield Fault(str(each), ONE_LOOK, SUGGESTED)


def allowance_faults(phrase: Phrase) -> Iterator[Fault]:
    """The same of an entry of `allow`, which may be a plain name: a locator of it is a single one, by name."""
    if not has_form(phrase.written):
        return
    chain = _read(phrase)
    if isinstance(chain, Fault):
        yield chain
        return
    for each in chain:
        if each.by not in {By.NAME, By.ROLE} or len(chain) > 1:
            yield Fault(phrase.written.strip(), NO_ALLOWANCE, "write role=button;name=Delete, once for each control")
            return


def _read(phrase: Phrase) -> Chain | Fault:
    """The locators that the text names, or what is wrong with it."""
    try:
        return chain_of(phrase)
    except BadLocator as bad:
        return _fault(bad, phrase)


def _fault(bad: BadLocator, phrase: Phrase) -> Fault:
    before, wrong = (_written(part, phrase) for part in (_standing(phrase)[: bad.start], _part(bad, phrase)))
    return Fault(wrong, _written(bad.message, phrase), _written(bad.hint, phrase), before.count(wrong) if wrong else 0)


def _part(bad: BadLocator, phrase: Phrase) -> str:
    return _standing(phrase)[bad.start : bad.end]


def _standing(phrase: Phrase) -> str:
    """The text with a sign for each variable."""
    parts = enumerate(phrase.parts)
    return "".join(part if isinstance(part, str) else f"\ufdd0{at}\ufdd1" for at, part in parts)


def _written(text: str, phrase: Phrase) -> str:
    """The signs as the author wrote them: by the variables' names, never their values."""
    return _STANDS.sub(lambda found: Phrase((phrase.parts[int(found[1])],)).written, text)


def _filled(locator: Locator, phrase: Phrase) -> Locator:
    """With the variables' values; a secret matches nothing but its name."""
    value = _STANDS.sub(lambda found: _value(phrase, int(found[1])), locator.value)
    plain = value.strip() if locator.by is By.CSS else " ".join(value.split())
    if not plain:
        raise BadLocator(f"{locator.by}= names nothing: the variable is empty", hint="give it a value", start=0, end=0)
    return replace(locator, value=plain) if value != locator.value else locator


def _value(phrase: Phrase, at: int) -> str:
    part = phrase.parts[at]
    return part.value if isinstance(part, Filled) else str(part)
