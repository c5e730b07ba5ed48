"""A text that a step tells to take from the screen: the second word of a paragraph, a text to copy, a sum's answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from .element import Element, State
from .words import label_words

_ORDINALS: Final = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
_NTH: Final = r"(?P<nth>\d+(?:st|nd|rd|th)|" + "|".join(_ORDINALS) + r"|last)"
_AREA: Final = r"text ?area|text ?box|text field|input|editor"
_WORD: Final = re.compile(
    rf"\b{_NTH} word (?:in|of|from) (?:the |this )?(?:(?P<area>{_AREA})|paragraph|text|sentence|passage|line)\b",
    re.IGNORECASE,
)
_COPIED: Final = re.compile(
    rf"\bcopy (?:all |out )?(?:of )?(?:the )?(?:text|content|contents|words) (?:in|of|from) (?:the )?(?:{_NTH} )?"
    rf"(?:{_AREA})\b",
    re.IGNORECASE,
)
_SOLVED: Final = re.compile(
    r"\b(?:solve|calculate|work out|compute)\b|\b(?:answer|result|solution)\b.*\b(?:sum|problem|equation|question)\b",
    re.IGNORECASE,
)
_TYPED: Final = re.compile(r"\b(?:type|enter|write|paste|fill|put|input)\b", re.IGNORECASE)
_NUMBER: Final = r"-?\d+(?:\.\d+)?"
_EQUATION: Final = re.compile(
    rf"^\s*(?P<left>{_NUMBER}|[a-z])\s*(?P<sign>[-+−–×x*·÷/])\s*(?P<right>{_NUMBER}|[a-z])\s*=\s*(?P<end>{_NUMBER})?\s*\??\s*$",
    re.IGNORECASE,
)
_SIGNS: Final = {"−": "-", "–": "-", "×": "*", "x": "*", "·": "*", "÷": "/"}
_CUT: Final = "…"
_FIELDS: Final = frozenset({"textbox", "searchbox"})


def taken(step: str, items: Sequence[Element]) -> str:
    """
    The text that the step tells to take and type; empty where it tells of none, or the screen does not say which.

    >>> page = (Element(role="text", name="Dis urna proin."), Element(role="textbox"))
    >>> taken("Find the 2nd word in the paragraph, type that into the textbox", page)
    'urna'
    >>> taken("Solve the problem and type your answer", (Element(role="text", name="12 + 3 ="),))
    '15'
    >>> taken("Solve for x and type your answer", (Element(role="text", name="1 + x = 21"),))
    '20'
    """
    if not _TYPED.search(step):
        return ""
    if found := _WORD.search(step):
        return _word(found, _held(items) if found.group("area") else _read(items))
    if found := _COPIED.search(step):
        held = _held(items)
        return _at(held, _place(found.group("nth"))) if found.group("nth") else _only(held)
    return _only([said for item in items if (said := answer(item.name))]) if _SOLVED.search(step) else ""


def tells_to_take(step: str) -> bool:
    """
    Whether the step tells to take a text from the screen.

    >>> tells_to_take("Solve for x and type your answer"), tells_to_take('type "Kim"')
    (True, False)
    """
    return bool(_TYPED.search(step)) and any(kind.search(step) for kind in (_WORD, _COPIED, _SOLVED))


def _word(found: re.Match[str], texts: list[str]) -> str:
    """A word without the marks at its ends. A text that was cut off has no last word."""
    text, place = _only(texts), _place(found.group("nth"))
    if not text or (text.rstrip().endswith(_CUT) and place < 0):
        return ""
    return _at(text.split(), place).strip(".,;:!?\"'“”()…")


def _place(nth: str) -> int:
    """
    >>> _place("2nd"), _place("third"), _place("last")
    (1, 2, -1)
    """
    said = nth.casefold()
    if said == "last":
        return -1
    return _ORDINALS.index(said) if said in _ORDINALS else int(re.sub(r"\D", "", said)) - 1


def _at(texts: list[str], place: int) -> str:
    return texts[place] if -len(texts) <= place < len(texts) else ""


def _only(texts: list[str]) -> str:
    return texts[0] if len(set(texts)) == 1 else ""


def _held(items: Sequence[Element]) -> list[str]:
    """What fields of several lines hold, one after the other; of one line where there are none of several."""
    filled = [item for item in items if item.role in _FIELDS and item.value]
    wide = [item for item in filled if State.MULTILINE in item.states]
    return [item.value for item in wide or filled]


def _read(items: Sequence[Element]) -> list[str]:
    """What is read as running text: of more than one word, no caption."""
    said = [item.name for item in items if item.role in ("text", "paragraph") and not item.supports]
    return [name for name in said if len(label_words(name)) > 1 and not name.rstrip().endswith(":")]


def answer(text: str) -> str:
    """
    What an equation with one unknown comes to, or a sum; empty for any other text.

    >>> answer("7 - 9 ="), answer("x - 3 = 9"), answer("4 - x = 9"), answer("3 * x = 12"), answer("12 eggs")
    ('-2', '12', '-5', '4', '')
    """
    found = _EQUATION.match(text)
    if not found:
        return ""
    left, right = (_figure(found.group(side)) for side in ("left", "right"))
    end = Fraction(found.group("end")) if found.group("end") else None
    sign = _SIGNS.get(found.group("sign").casefold(), found.group("sign"))
    if left is not None and right is not None:
        return _written(_SUMS[sign](left, right)) if end is None else ""
    if end is None or (left is None and right is None):
        return ""
    return _written(_BACK[sign](end, right) if right is not None else _second(sign, end, left))


def _figure(said: str) -> Fraction | None:
    return None if said.isalpha() else Fraction(said)


def _second(sign: str, end: Fraction, left: Fraction | None) -> Fraction | None:
    """The unknown behind the sign."""
    assert left is not None
    if sign in "-/":
        return left - end if sign == "-" else left / end if end else None
    return _BACK[sign](end, left)


_SUMS: Final[dict[str, Callable[[Fraction, Fraction], Fraction | None]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b if b else None,
}
_BACK: Final[dict[str, Callable[[Fraction, Fraction], Fraction | None]]] = {
    "+": lambda end, known: end - known,
    "-": lambda end, known: end + known,
    "*": lambda end, known: end / known if known else None,
    "/": lambda end, known: end * known,
}


def _written(value: Fraction | None) -> str:
    """In figures; nothing for what does not come out even."""
    if value is None:
        return ""
    return str(value.numerator) if value.denominator == 1 else ""
