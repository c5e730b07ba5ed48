"""What a question on the wire is about, found by its wording; its id says nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from view import Element

from ..framing import PERSPECTIVES
from ..question import NONE, Choice, Kind, Option, Question, Score, YesNo
from ..state import State, element_of
from ..wording import LEVELS, WORDING
from .form import ChoiceForm, NoulForm, ScoreForm, Words

_SLOTS: Final = {"{purpose}": "(?P<purpose>.+)", "{element}": "(?P<element>.+)"}


def _pattern(wording: str) -> re.Pattern[str]:
    """Matches that wording, whatever stands in its slots."""
    parts = re.split(r"(\{purpose\}|\{element\})", wording)
    return re.compile("".join(_SLOTS.get(part) or re.escape(part) for part in parts), re.DOTALL)


_KINDS: Final = tuple((kind, _pattern(wording)) for kind, wording in WORDING.items())
_ASIDES: Final = tuple(said for said in PERSPECTIVES if said)


def understood(id_: str, form: NoulForm | ChoiceForm | ScoreForm, state: State) -> Question | None:
    """The question, if it is one of ours in our own words; `None` for every other."""
    found = _kind(words_of(form.instructions))
    if found is None:
        return None
    kind, wording, purpose, line = found
    match form:
        case NoulForm():
            element = _element(line) if line else None
            known = element is not None or not line
            return YesNo(id=id_, kind=kind, wording=wording, purpose=purpose, element=element) if known else None
        case ChoiceForm():
            options = tuple(_option(key, words_of(words), state) for key, words in form.criteria.items())
            ours = NONE in form.criteria and len(options) > 1
            return Choice(id=id_, kind=kind, wording=wording, options=options, purpose=purpose) if ours else None
        case ScoreForm():
            levels = tuple(words_of(level) for level in form.criteria)
            ours = LEVELS.get(kind) == levels
            return Score(id=id_, kind=kind, wording=wording, levels=levels, purpose=purpose) if ours else None


def _kind(instructions: str) -> tuple[Kind, str, str, str] | None:
    """Kind, wording, purpose and element's line of a wording of ours, whatever framing it is put in."""
    bare = next(
        (instructions.removesuffix(said).rstrip() for said in _ASIDES if instructions.endswith(said)), instructions
    )
    for kind, pattern in _KINDS:
        if found := pattern.fullmatch(bare):
            named = found.groupdict()
            return kind, bare, named.get("purpose") or "", named.get("element") or ""
    return None


def _option(key: str, text: str, state: State) -> Option:
    return Option(key=key, text=text, element=_element(text) or _named(text, state.items))


def _element(line: str) -> Element | None:
    try:
        return element_of(line)
    except ValueError:
        return None


def _named(text: str, items: Iterable[Element]) -> Element | None:
    """The element whose label ends the text, as in ``type "Kim" into textbox "Name"``."""
    return next((item for item in items if item.supports and text.endswith(f" into {item.label}")), None)


def words_of(words: Words | None) -> str:
    if words is None:
        return ""
    return words if isinstance(words, str) else json.dumps(words, ensure_ascii=False, sort_keys=True)
