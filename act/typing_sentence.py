"""
Plain steps that say what to type and where: ``type "Blue mug" into the search box``.

They are read from the step as it was written, with every variable as one sign, so that no value can add a field or a
sentence. When in doubt a step stays a plain one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from view import Secret

from .phrase import Filled, Phrase

_FIRST_SIGN: Final = 0xE000
_LAST_SIGN: Final = 0xF8FF
_SIGNS: Final = re.compile(f"[{chr(_FIRST_SIGN)}-{chr(_LAST_SIGN)}]")
"""Private-use characters: each stands for one variable or secret of the step."""

_VERB: Final = re.compile(r"(?P<verb>fill in|key in|type in|enter|type|input|fill|write)\s+", re.IGNORECASE)
_QUOTED: Final = re.compile(r"\"[^\"]+\"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|‘[^‘’]+’|(?<!\w)'[^']+'(?!\w)")
_INTO: Final = re.compile(r"(?<=\S)\s+into\s+", re.IGNORECASE)
_WITH: Final = re.compile(r"(?<=\S)\s+with\s+", re.IGNORECASE)
_IN: Final = re.compile(r"(?<=\S)\s+(?:in|as|for)\s+", re.IGNORECASE)
_DESCRIPTION: Final = re.compile(r"(?:the|your|my|a|an|some|any)\b", re.IGNORECASE)
_DATA: Final = re.compile(r"[0-9]|\w@\w|://|\bwww\.")
_ARTICLE: Final = re.compile(r"(?:the|your|my|a|an)\s+", re.IGNORECASE)
_BOX: Final = re.compile(r"(?<!\s)\s*\b(?:text\s+box|textbox|field|box|input|bar)\s*$", re.IGNORECASE)
_WORD: Final = re.compile(r"\w")
_MORE: Final = re.compile(r"\b(?:and|then|or|before|after|until|so)\b|[;,:]|[.!?]\s", re.IGNORECASE)
"""What goes on behind one of these is more than typing."""


def typing_sentence(step: Phrase) -> tuple[str, Phrase] | None:
    """
    The field and the text of a step that only types; `None` for every other step.

    >>> field, text = typing_sentence(Phrase(('type "', Filled("mug", "Blue mug"), '" into the search box')))
    >>> field, text.filled
    ('search', 'Blue mug')
    >>> typing_sentence(Phrase.of("enter the shop"))
    """
    if any(_SIGNS.search(part) for part in step.parts if isinstance(part, str)):
        return None
    sentence = _signed(step).strip().rstrip(".!").rstrip()
    verb = _VERB.match(sentence)
    halves = _halves(sentence[verb.end() :], is_fill=verb["verb"].lower().startswith("fill")) if verb else None
    if halves is None:
        return None
    text, place = halves
    field = _restored(_field(place), step)
    if not _WORD.search(field.written) or field.secrets or not text:
        return None
    return field.filled, _restored(_unquoted(text), step)


def _halves(rest: str, *, is_fill: bool) -> tuple[str, str] | None:
    """Text and place, as far as the sentence does nothing but type one into the other."""
    separators = ((_WITH, 0, True),) if is_fill else ()
    for separator, which, needs_data in (*separators, (_INTO, 0, False), (_IN, -1, True)):
        found = list(_outside_quotes(separator, rest))
        if not found:
            continue
        first, second = rest[: found[which].start()].strip(), rest[found[which].end() :].strip()
        text, place = (second, first) if separator is _WITH else (first, second)
        return (text, place) if _only_types(text, place, needs_data=needs_data) else None
    return None


def _only_types(text: str, place: str, *, needs_data: bool) -> bool:
    is_quoted = bool(_QUOTED.fullmatch(text))
    holds_variable = bool(_SIGNS.search(text))
    if _MORE.search(_QUOTED.sub("", place)) or (not is_quoted and re.search(r"\b(?:and|then)\b", text, re.IGNORECASE)):
        return False
    if not is_quoted and _QUOTED.search(text):
        return False
    if _DESCRIPTION.match(text) and not holds_variable:
        return False
    return not needs_data or is_quoted or holds_variable or bool(_DATA.search(text) or _BOX.search(place))


def _outside_quotes(separator: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    quotes = [match.span() for match in _QUOTED.finditer(text)]
    return (
        match
        for match in separator.finditer(text)
        if not any(start <= match.start() and match.end() <= end for start, end in quotes)
    )


def _field(place: str) -> str:
    """How the field is called: without article, quotes and the word that only says that it is a field."""
    named = _ARTICLE.sub("", place, count=1) if _ARTICLE.match(place) else place
    return _unquoted(_BOX.sub("", named)) or named


def _unquoted(text: str) -> str:
    text = text.strip()
    return text[1:-1] if _QUOTED.fullmatch(text) else text


def _signed(step: Phrase) -> str:
    return "".join(part if isinstance(part, str) else chr(_FIRST_SIGN + at) for at, part in enumerate(step.parts))


def _restored(text: str, step: Phrase) -> Phrase:
    parts: list[str | Filled | Secret] = []
    end = 0
    for match in _SIGNS.finditer(text):
        parts += [text[end : match.start()], step.parts[ord(match[0]) - _FIRST_SIGN]]
        end = match.end()
    return Phrase(tuple(part for part in (*parts, text[end:]) if part != ""))
