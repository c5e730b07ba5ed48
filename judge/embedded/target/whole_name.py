"""The control that a step which goes somewhere calls by its whole name, and those that it says it does not want."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, share, tokens
from ..levels import WHOLE
from ..match.match import Match
from ..match.progress import progress_of
from ..match.reading import Reading, kept
from ..screen.scene import FIELDS, Item

CALLED: Final = 3.0
"""
What such a control gains: of the screens that are fitted on, it is right on 146 of 147 that are not loading. Set by
hand, as the fit has little to learn of it there and pages that nobody generated have more controls.
"""

UNWANTED: Final = 9.0
"""What a control loses that says all of what the step does not want."""

HERE: Final = (Condition.DISABLED, Condition.CURRENT, Condition.SELECTED)


SAID: Final = 2.0
"""
What the one control gains that the step says whole, in the row that says the rest of it or as the choice of what alone
is to show: right on 89 of 97 and on 64 of 84 of the screens that are fitted on. Set by hand, for the same reason.
"""

ALONE: Final = lexicon().written["alone"]
"""What a choice says itself that shows only some: "Outstanding only"."""

LEADING: Final = frozenset({"link", "tab", "menuitem", "treeitem"})
CHOOSING: Final = LEADING | {"button", "switch", "checkbox", "radio", "menuitemradio", "option"}
_ONLY: Final = lexicon().patterns["only_some"]
_SHOWS: Final = lexicon().patterns["shows_or_opens"]


def leads_of(reading: Reading, found: Sequence[Match]) -> list[float]:
    """What is added to the logit of each control for what it is called."""
    if reading.clause.intent == "go" or _said_whole(reading):
        return [_lead_of(reading, match) for match in found]
    return [0.0] * len(found)


def _lead_of(reading: Reading, match: Match) -> float:
    if not match.item.is_control or match.item.role in FIELDS:
        return 0.0
    goes = reading.clause.intent == "go"
    if goes and _is_unwanted(reading, match):
        return -UNWANTED
    return CALLED if goes and _is_called(reading, match) else SAID if match.item.at in _said_whole(reading) else 0.0


def _is_called(reading: Reading, match: Match) -> bool:
    item, scene = match.item, reading.scene
    if not reading.clause.things or set(item.words) != set(reading.clause.things) or item.has(*HERE) or scene.busy:
        return False
    if scene.layer and not item.element.in_front:
        return False
    return all(content(deed.label) != item.words for deed in scene.deeds)


@kept
def _said_whole(reading: Reading) -> frozenset[int]:
    """Where the one control stands that the step says whole; nothing where there are several."""
    scene = reading.scene
    if scene.busy:
        return frozenset()
    done = {content(deed.label) for deed in scene.deeds}
    said = set(content(reading.clause.text)) - progress_of(scene).barred
    own = [i for i in scene.controls if (telling := _telling(i.words)) and said.issuperset(telling)]
    own = [i for i in own if i.role not in FIELDS and i.words not in done and not i.has(*STANDS)]
    own = [i for i in own if i.element.in_front or not scene.layer]
    rows = [i for i in own if _is_of_row(reading, i)]
    shown = [i for i in own if _shows_only(reading, i)]
    shown = [i for i in shown if not ALONE.isdisjoint(tokens(i.name))] or shown
    found = rows if reading.clause.intent not in ("go", "search") else shown
    return frozenset({found[0].at} if len(found) == 1 else ())


@lru_cache(maxsize=20_000)
def _telling(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without what they count: "In review (3)"."""
    return tuple(word for word in words if not word.isdigit())


def _is_of_row(reading: Reading, item: Item) -> bool:
    """Its row or card says the rest of what the step is about, and not what it says itself; a link leads there."""
    rest = tuple(word for word in reading.clause.things if word not in item.words)
    own = bool(item.card) and item.role != "link" and not set(item.words) <= set(item.around)
    return own and bool(rest) and share(rest, item.around) >= WHOLE


def _shows_only(reading: Reading, item: Item) -> bool:
    """What leads to it, for a step that shows or opens; any choice for one that shows only that."""
    text = reading.clause.text
    return item.role in (CHOOSING if _ONLY.search(text) else LEADING) and bool(_SHOWS.search(text))


STANDS: Final = (*HERE, Condition.CHECKED, Condition.PRESSED)


def _is_unwanted(reading: Reading, match: Match) -> bool:
    clause = reading.clause
    said = progress_of(reading.scene).barred - lexicon().sets["generic"] - {*clause.things, *clause.value_words}
    return bool(said) and share(tuple(said), match.item.words) >= WHOLE
