"""What came upon the last press refuses in plain words, or gives less than was asked for."""

from __future__ import annotations

from typing import Final

from ..evidence.messages import LONGEST_MESSAGE, SPOKEN, cheers, tells
from ..evidence.names_shown import acts
from ..language.refusals import is_thanks, lessening, parts_of, refusing
from ..language.stem import stem
from ..language.words import content, folded, tokens
from ..levels import UNDONE
from ..match.reading import Reading, kept
from ..screen.deeds import ACTED, Deed, Did
from ..screen.scene import Item

REFUSED: Final = UNDONE
"""The most that a step is done which was refused. Set by hand: under every bar."""

LOOKING: Final = frozenset({"go", "search", "sort", "expand", "scroll", "continue", "close"})
"""Intents of steps that bring up what others wrote: a page that says "sold out" is what was to be seen."""

READ: Final = frozenset({"text", "paragraph"})
MOST_TEXTS: Final = 4
"""So many texts may come with a message. Set by hand: its reason, its remedy, a count, a new row."""

TELLING: Final = frozenset({"status", "alert"})


def most(r: Reading) -> float:
    """
    At most so likely it is done. Of the screens that are fitted on, 90 on which something is refused so are not done,
    and none is.
    """
    done = acts(r)
    if not done or r.clause.intent in LOOKING or not r.scene.came or done[-1].did not in ACTED | {Did.CHOSE}:
        return 1.0
    parts = [part for text in _said(r, done[-1]) for part in parts_of(text)]
    return REFUSED if parts and _is_refused(r, parts) else 1.0


def _is_refused(r: Reading, parts: list[str]) -> bool:
    own = _own(r)
    if any(own.isdisjoint(content(phrase)) and not tells(r, part) for part in parts for phrase in lessening(part)):
        return True
    refused = [part for part in parts if any(own.isdisjoint(_meant(phrase)) for phrase in refusing(part))]
    return bool(refused) and not any(_succeeds(r, part) for part in parts if part not in refused)


def _succeeds(r: Reading, part: str) -> bool:
    return tells(r, part) or (cheers(part) and not is_thanks(part))


def _meant(phrase: str) -> frozenset[str]:
    """The stems of a phrase: what a step says itself refuses nothing. "Already booked" is no word of the step's."""
    return frozenset() if phrase.startswith("already") else frozenset(content(phrase))


def _own(r: Reading) -> frozenset[str]:
    return frozenset(stem(word) for word in tokens(r.goal.text))


def _said(r: Reading, last: Deed) -> list[str]:
    """The messages that came, but for those that hold a text that the step itself gives and that sounds so."""
    found = [item.name for item in r.scene.items if item.is_new and _is_message(r, item, last)]
    given = [*r.clause.quotes, r.clause.value, *(deed.text for deed in acts(r))] if found else []
    alike = [folded(text) for text in given if refusing(text) or lessening(text)]
    return [text for text in found if not any(said in folded(text) for said in alike)]


def _is_message(r: Reading, item: Item, last: Deed) -> bool:
    if item.role not in SPOKEN or item.role == "heading" or item.is_aside:
        return False
    if item.role in TELLING:
        return True
    short = len(tokens(item.name)) <= LONGEST_MESSAGE and not _is_matter(r)
    return short and (not item.card or any(mate.name == last.label for mate in r.scene.by_card[item.card]))


@kept
def _is_matter(r: Reading) -> bool:
    """What came is no message but another page, a form with its hints, or a list: only what is marked as one counts."""
    turned = all(any(label.role == "heading" for label in labels) for labels in (r.scene.came, r.scene.went))
    form = any(item.is_new and not item.is_changed for item in r.scene.fields)
    return turned or form or sum(label.role in READ for label in r.scene.came) > MOST_TEXTS
