"""
A step, or a clause of it, put plainly: the verb first, and with its particle. "Please take the mug out of the cart" is
"remove the mug from the cart", "sign the user out" is "sign out the user". What stands in quotation marks stays.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon

QUOTES: Final = re.compile(r"[\"“”„«»][^\"“”„«»]+[\"“”„«»]|(?<!\w)['‘][^'‘’]+['’](?!\w)")
_MARK = re.compile(r"⟦(\d+)⟧")
_BEGINS: Final = r"^\W*|,\s+|;\s+|\.\s+|\band\s+|\bthen\s+"
"""Where a clause may begin."""

ENDING: Final = lexicon().written["also_prepositions"]
"""Particles that are prepositions as often: only at the end they belong to the verb."""

_SEPARABLE = r"^({first}) (.+?) ({second})({rest})$"
_REST = r"|\s(?:of|from|for|to|by|until|at|with|again)\b.*"
"""What may follow a particle that stands behind its object."""


class Hidden:
    """A text without what stands in quotation marks: a mark stands for each."""

    def __init__(self, text: str) -> None:
        self._held: list[str] = []
        self.text = QUOTES.sub(self._hide, text)

    def _hide(self, found: re.Match[str]) -> str:
        self._held.append(found.group())
        return f"⟦{len(self._held) - 1}⟧"

    def shown(self, text: str) -> str:
        """The text with the quotations back in their places; a mark that is not of this text stays."""
        return _MARK.sub(self._put_back, text)

    def _put_back(self, found: re.Match[str]) -> str:
        at = int(found.group(1))
        return self._held[at] if at < len(self._held) else found.group()


@lru_cache(maxsize=2_000)
def without_openings(text: str) -> str:
    """
    The step without what is said before a verb out of politeness or to lead on.

    >>> without_openings('Could you please close "Please wait", and then kindly reopen it, please?')
    'close "Please wait", and reopen it'
    """
    hidden = Hidden(text)
    opening, ending = _openings()
    return hidden.shown(ending.sub("", opening.sub(r"\1", hidden.text))) or text


@lru_cache(maxsize=1)
def _openings() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What is said before a verb, and behind all."""
    before, behind = (_one_of(lexicon().wholes[name]) for name in ("openings", "endings"))
    return re.compile(rf"({_BEGINS})(?:(?:{before}),?\s+)+(?=\w|⟦)", re.I), re.compile(
        rf",?\s+(?:{behind})\s*[.!?]*$", re.I
    )


def _one_of(phrases: tuple[str, ...]) -> str:
    return "|".join(re.escape(said) for said in sorted(phrases, key=len, reverse=True))


@lru_cache(maxsize=2_000)
def reworded(text: str) -> str:
    """
    The clause as the first rule of the table that fits has it.

    >>> reworded("take the mug out of the cart"), reworded("sign the user out")
    ('remove the mug from the cart', 'sign out the user')
    """
    hidden = Hidden(text.strip())
    for said, plain in lexicon().rewordings:
        if found := said.match(hidden.text):
            return hidden.shown(found.expand(plain))
    return hidden.shown(_as_one(_joined(hidden.text)))


def _as_one(text: str) -> str:
    """A verb of two words written as one, where its particle would pass for a place: "hand in the essay"."""
    said = text.split(" ", 2)
    pair = " ".join(said[:2]).casefold()
    if len(said) < 3 or said[1].casefold() not in ENDING or pair not in lexicon().phrases:
        return text
    return f"{lexicon().phrases[pair]} {said[2]}"


def _joined(text: str) -> str:
    """The particle put back to its verb: "call the meeting off" is "call off the meeting"."""
    begun = text.casefold().split(" ", 1)[0]
    for first, second in _separables():
        if first == begun:
            rest = "" if second in ENDING else _REST
            found = re.match(_SEPARABLE.format(first=first, second=second, rest=rest), text, re.I)
            if found and not re.search(rf"\b{second}\b", found.group(2), re.I):
                return f"{found.group(1)} {found.group(3)} {found.group(2)}{found.group(4)}"
    return text


@lru_cache(maxsize=1)
def _separables() -> tuple[tuple[str, str], ...]:
    """The verbs of two words, from the table of phrases."""
    pairs = (tuple(said.split()) for said in lexicon().phrases)
    return tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2 and pair[1] in lexicon().order["particles"])
